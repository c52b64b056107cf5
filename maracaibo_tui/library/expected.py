"""Saying in words what a typed field may hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import inspect as shapes


def expected(shape: shapes.Type) -> str:
    """Say what a value of this shape is: `an integer ≥ 0`, `a list of texts`."""
    say = _WORDS.get(type(shape))
    return say(shape) if say else f"a value of type {type(shape).__name__.removesuffix('Type').lower()}"


def limits(shape: Any) -> str:  # noqa: ANN401 - several shapes carry these limits
    """Say the limits of a number, a text or a list, with a space before them, or nothing."""
    signs = [("ge", "≥"), ("gt", ">"), ("le", "≤"), ("lt", "<"), ("multiple_of", "a multiple of")]
    said = [f"{sign} {limit}" for name, sign in signs if (limit := getattr(shape, name, None)) is not None]
    lengths = [("min_length", "at least"), ("max_length", "at most")]
    said += [f"of {word} {limit}" for name, word in lengths if (limit := getattr(shape, name, None)) is not None]
    if pattern := getattr(shape, "pattern", None):
        said.append(f"matching {pattern}")
    return " " + " and ".join(said) if said else ""


def _literal(shape: shapes.LiteralType) -> str:
    return _alternatives([str(value) for value in shape.values])


def _union(shape: shapes.UnionType) -> str:
    members = [member for member in shape.types if not isinstance(member, shapes.NoneType)]
    tags = {member.tag_field for member in members if isinstance(member, shapes.StructType)}
    words = [expected(member) for member in members if not isinstance(member, shapes.StructType)]
    return _alternatives([f"a table with the key {tag}" if tag else "a table" for tag in tags] + words)


def _alternatives(words: list[str]) -> str:
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def _fixed(shape: shapes.TupleType) -> str:
    return f"a list of exactly {len(shape.item_types)}"


def _many(shape: Any) -> str:  # noqa: ANN401 - lists, tuples and sets of any length look alike here
    return "a list" + limits(shape)


_WORDS: Mapping[type, Callable[[Any], str]] = {
    shapes.AnyType: lambda _: "any value",
    shapes.NoneType: lambda _: "nothing",
    shapes.BoolType: lambda _: "true or false",
    shapes.IntType: lambda shape: "an integer" + limits(shape),
    shapes.FloatType: lambda shape: "a number" + limits(shape),
    shapes.StrType: lambda shape: "a text" + limits(shape),
    shapes.LiteralType: _literal,
    shapes.UnionType: _union,
    shapes.TupleType: _fixed,
    shapes.ListType: _many,
    shapes.VarTupleType: _many,
    shapes.SetType: _many,
    shapes.FrozenSetType: _many,
    shapes.CollectionType: _many,
    shapes.DictType: lambda shape: "a table" + limits(shape),
    shapes.StructType: lambda _: "a table",
    shapes.Metadata: lambda shape: expected(shape.type),
}
