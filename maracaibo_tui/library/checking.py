"""Checking raw data against a typed schema, with every problem reported and not only the first."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import inspect as shapes

from maracaibo_tui.library.expected import expected, limits
from maracaibo_tui.library.problem import ABSENT, WRONG_KEY, Problem, one_of, shown
from maracaibo_tui.library.untrusted import MOST_PROBLEMS, Place, at_index, at_key, note, unsafe

T = TypeVar("T")
Check = Callable[[Any, Any, Place, list[Problem]], None]


def checked(raw: object, kind: type[T], file: str) -> tuple[T | None, list[Problem]]:
    """Convert raw data to a typed value, or say everything that is wrong with it."""
    if problems := unsafe(raw, Place(file)):
        return None, problems
    try:
        return msgspec.convert(raw, kind, str_keys=True), []
    except msgspec.ValidationError as error:
        return None, problems_of(raw, kind, file) or [Problem(file, "", "", f"wrong data: {error}", "the schema")]


def problems_of(raw: object, kind: Any, file: str) -> list[Problem]:  # noqa: ANN401 - any type the schema may name
    """List what in raw data does not fit a type."""
    problems: list[Problem] = []
    check(raw, shapes.type_info(kind), Place(file), problems)
    return problems


def fields_of(kind: type[msgspec.Struct]) -> dict[str, shapes.Field]:
    """Give the fields of a struct by the names they have in files."""
    shape = shapes.type_info(kind)
    if not isinstance(shape, shapes.StructType):
        raise TypeError(f"{kind.__name__} has no fields; give a msgspec struct")
    return {field.encode_name: field for field in shape.fields}


def check(value: object, shape: shapes.Type, place: Place, problems: list[Problem]) -> None:
    """Add to the problems whatever in a value does not fit its shape."""
    if len(problems) < MOST_PROBLEMS:
        _CHECKS.get(type(shape), _check_other)(value, shape, place, problems)


def check_fields(
    table: Mapping[str, object], fields: Mapping[str, shapes.Field], place: Place, problems: list[Problem]
) -> None:
    """Check the fields of a table: none unknown, none missing, each of its shape."""
    for name in table:
        if name not in fields:
            note(problems, at_key(place, name), "an unknown key", one_of(fields, name))
    for name, field in fields.items():
        if name in table:
            check(table[name], field.type, at_key(place, name), problems)
        elif field.required:
            note(problems, at_key(place, name), ABSENT, expected(field.type))


def _refuse(value: object, shape: shapes.Type, place: Place, problems: list[Problem]) -> None:
    allowed = one_of(map(str, shape.values), value) if isinstance(shape, shapes.LiteralType) else expected(shape)
    note(problems, place, shown(value), allowed)


def _check_plain(kinds: tuple[type, ...]) -> Check:
    def check_plain(value: object, shape: shapes.Type, place: Place, problems: list[Problem]) -> None:
        if type(value) not in kinds or not _within(value, shape):
            _refuse(value, shape, place, problems)

    return check_plain


def _within(value: Any, shape: Any) -> bool:  # noqa: ANN401 - numbers and texts share this
    def limit(name: str) -> Any:  # noqa: ANN401
        return getattr(shape, name, None)

    if isinstance(value, str):
        return _length_within(value, shape) and (not limit("pattern") or bool(re.search(limit("pattern"), value)))
    return not (
        (limit("ge") is not None and value < limit("ge"))
        or (limit("gt") is not None and value <= limit("gt"))
        or (limit("le") is not None and value > limit("le"))
        or (limit("lt") is not None and value >= limit("lt"))
        or (limit("multiple_of") is not None and value % limit("multiple_of"))
    )


def _length_within(value: Sequence[object] | Mapping[str, object], shape: Any) -> bool:  # noqa: ANN401
    least, most = getattr(shape, "min_length", None), getattr(shape, "max_length", None)
    return (least is None or len(value) >= least) and (most is None or len(value) <= most)


def _check_literal(value: object, shape: shapes.LiteralType, place: Place, problems: list[Problem]) -> None:
    if not any(type(value) is type(known) and value == known for known in shape.values):
        _refuse(value, shape, place, problems)


def _check_list(value: object, shape: Any, place: Place, problems: list[Problem]) -> None:  # noqa: ANN401
    if not isinstance(value, list | tuple):
        _refuse(value, shape, place, problems)
        return
    if not _length_within(value, shape):
        note(problems, place, shown(value), f"a list{limits(shape)}")
    for number, inner in enumerate(value):
        check(inner, shape.item_type, at_index(place, number, inner), problems)


def _check_fixed(value: object, shape: shapes.TupleType, place: Place, problems: list[Problem]) -> None:
    if not isinstance(value, list | tuple) or len(value) != len(shape.item_types):
        _refuse(value, shape, place, problems)
        return
    for number, (inner, kind) in enumerate(zip(value, shape.item_types, strict=True)):
        check(inner, kind, at_index(place, number, inner), problems)


def _check_table(value: object, shape: shapes.DictType, place: Place, problems: list[Problem]) -> None:
    if not isinstance(value, dict):
        _refuse(value, shape, place, problems)
        return
    if not _length_within(value, shape):
        note(problems, place, f"a table of {len(value)}", expected(shape))
    for key, inner in value.items():
        if not is_key(key, shape.key_type):
            names = shape.key_type.values if isinstance(shape.key_type, shapes.LiteralType) else ()
            allowed = one_of(map(str, names), key) if names else expected(shape.key_type)
            note(problems, at_key(place, key), WRONG_KEY, allowed)
        check(inner, shape.value_type, at_key(place, key), problems)


def is_key(key: object, shape: shapes.Type) -> bool:
    """Tell whether something may be a key of a table whose keys have this shape."""
    # The keys of a file are texts, also where the schema wants numbers.
    if isinstance(shape, shapes.IntType) and isinstance(key, str):
        if not re.fullmatch(r"0|-?[1-9][0-9]*", key):
            return False
        key = int(key)
    found: list[Problem] = []
    check(key, shape, Place(""), found)
    return not found


def _check_struct(value: object, shape: shapes.StructType, place: Place, problems: list[Problem]) -> None:
    if not isinstance(value, dict):
        _refuse(value, shape, place, problems)
        return
    if shape.tag_field is None:
        fields = value
    else:
        fields = {name: inner for name, inner in value.items() if name != shape.tag_field}
        if value.get(shape.tag_field, shape.tag) != shape.tag:
            tag = value[shape.tag_field]
            note(problems, at_key(place, shape.tag_field), shown(tag), one_of([str(shape.tag)], tag))
            return
    known = {field.encode_name: field for field in shape.fields}
    if not shape.forbid_unknown_fields:
        fields = {name: inner for name, inner in fields.items() if name in known}
    check_fields(fields, known, place, problems)


def _check_union(value: object, shape: shapes.UnionType, place: Place, problems: list[Problem]) -> None:
    members = [member for member in shape.types if not isinstance(member, shapes.NoneType)]
    if value is None and len(members) < len(shape.types):
        return
    fitting = [member for member in members if _may_be(value, member)]
    if isinstance(value, dict) and len(fitting) > 1:
        _check_tagged(value, fitting, place, problems)
    elif fitting:
        check(value, fitting[0], place, problems)
    else:
        _refuse(value, shape, place, problems)


def _check_tagged(value: Mapping[str, object], members: list[Any], place: Place, problems: list[Problem]) -> None:
    tag_field = members[0].tag_field
    by_tag = {member.tag: member for member in members}
    tag = value.get(tag_field)
    if isinstance(tag, str) and tag in by_tag:
        check(value, by_tag[tag], place, problems)
    else:
        note(problems, at_key(place, tag_field), shown(tag), one_of(map(str, by_tag), tag))


def _may_be(value: object, shape: shapes.Type) -> bool:
    shape = shape.type if isinstance(shape, shapes.Metadata) else shape
    if isinstance(shape, shapes.LiteralType):
        return isinstance(value, str) == isinstance(shape.values[0], str)
    if isinstance(value, dict):
        return isinstance(shape, shapes.StructType | shapes.DictType | shapes.AnyType)
    return type(value) in _PYTHON.get(type(shape), (type(value),))


def _check_other(value: object, shape: shapes.Type, place: Place, problems: list[Problem]) -> None:
    if isinstance(shape, shapes.Metadata):
        check(value, shape.type, place, problems)
    elif not isinstance(shape, shapes.AnyType):
        _refuse(value, shape, place, problems)


_PYTHON: Mapping[type, tuple[type, ...]] = {
    shapes.BoolType: (bool,),
    shapes.IntType: (int,),
    shapes.FloatType: (int, float),
    shapes.StrType: (str,),
    shapes.NoneType: (type(None),),
    shapes.StructType: (dict,),
    shapes.DictType: (dict,),
    **dict.fromkeys((shapes.ListType, shapes.VarTupleType, shapes.TupleType, shapes.SetType), (list, tuple)),
    **dict.fromkeys((shapes.FrozenSetType, shapes.CollectionType), (list, tuple)),
}
_CHECKS: Mapping[type, Check] = {
    **{kind: _check_plain(_PYTHON[kind]) for kind in (shapes.BoolType, shapes.IntType, shapes.FloatType)},
    shapes.StrType: _check_plain(_PYTHON[shapes.StrType]),
    shapes.NoneType: _check_plain(_PYTHON[shapes.NoneType]),
    shapes.LiteralType: _check_literal,
    **dict.fromkeys((shapes.ListType, shapes.VarTupleType, shapes.SetType, shapes.FrozenSetType), _check_list),
    shapes.CollectionType: _check_list,
    shapes.TupleType: _check_fixed,
    shapes.DictType: _check_table,
    shapes.StructType: _check_struct,
    shapes.UnionType: _check_union,
}
