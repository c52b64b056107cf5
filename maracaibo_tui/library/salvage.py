"""Keeping of raw data what fits its schema, so that mistakes of other kinds can be told at the same time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import inspect as shapes

from maracaibo_tui.library.checking import check
from maracaibo_tui.library.problem import Problem
from maracaibo_tui.library.untrusted import Place

NOTHING = object()
"""What remains of a value that cannot be used at all."""


def salvaged(value: object, shape: shapes.Type) -> Any:  # noqa: ANN401 - whatever the shape asks for
    """Keep what fits: wrong entries of lists and optional fields go, required fields get a stand-in."""
    # Only what holds nothing else is checked: to check every part with all its parts would take long for deep ones.
    return _KEEP.get(type(shape), _keep_fitting)(value, shape)


def _keep_fitting(value: object, shape: shapes.Type) -> object:
    problems: list[Problem] = []
    check(value, shape, Place(""), problems)
    return NOTHING if problems else value


def _keep_struct(value: object, shape: shapes.StructType) -> object:
    if not isinstance(value, dict) or value.get(shape.tag_field or "", shape.tag) != shape.tag:
        return NOTHING
    kept = {name: inner for name, inner in value.items() if name == shape.tag_field}
    for field in shape.fields:
        name = field.encode_name
        inner = salvaged(value[name], field.type) if name in value else NOTHING
        if inner is NOTHING and field.required:
            # An item without a name is nothing that others could refer to.
            inner = NOTHING if name == "id" else _stand_in(field.type)
            if inner is NOTHING:
                return NOTHING
        if inner is not NOTHING:
            kept[name] = inner
    return kept


def _keep_list(value: object, shape: Any) -> object:  # noqa: ANN401 - lists, tuples and sets
    if not isinstance(value, list):
        return NOTHING
    return [kept for inner in value if (kept := salvaged(inner, shape.item_type)) is not NOTHING]


def _keep_table(value: object, shape: shapes.DictType) -> object:
    if not isinstance(value, dict):
        return NOTHING
    kept = {key: salvaged(inner, shape.value_type) for key, inner in value.items()}
    return {key: inner for key, inner in kept.items() if inner is not NOTHING}


def _keep_union(value: object, shape: shapes.UnionType) -> object:
    members = [member for member in shape.types if isinstance(member, shapes.StructType)]
    if not (members and isinstance(value, dict)):
        return _keep_fitting(value, shape)
    kept = (salvaged(value, member) for member in members)
    return next((each for each in kept if each is not NOTHING), NOTHING)


def _stand_in(shape: shapes.Type) -> object:
    if isinstance(shape, shapes.LiteralType):
        return shape.values[0]
    if isinstance(shape, shapes.IntType):
        return shape.ge or 0
    if isinstance(shape, shapes.StructType):
        return _keep_struct({shape.tag_field: shape.tag} if shape.tag_field else {}, shape)
    if isinstance(shape, shapes.TupleType):
        return [_stand_in(each) for each in shape.item_types]
    empty = _EMPTY.get(type(shape))
    return empty() if empty else NOTHING


_KEEP: Mapping[type, Callable[[Any, Any], object]] = {
    shapes.StructType: _keep_struct,
    shapes.ListType: _keep_list,
    shapes.VarTupleType: _keep_list,
    shapes.DictType: _keep_table,
    shapes.UnionType: _keep_union,
}
_EMPTY: Mapping[type, Callable[[], object]] = {
    shapes.StrType: str,
    shapes.FloatType: float,
    shapes.BoolType: bool,
    shapes.ListType: list,
    shapes.VarTupleType: list,
    shapes.DictType: dict,
}
