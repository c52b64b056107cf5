"""Keeping of raw data what fits its schema, so that mistakes of other kinds can be told at the same time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import inspect as shapes

from maracaibo_tui.library.checking import check, is_key
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
            inner = _stand_in(field.type)
            if inner is NOTHING:
                return NOTHING
        if inner is not NOTHING:
            kept[name] = inner
    return kept


def _keep_list(value: object, shape: Any) -> object:  # noqa: ANN401 - lists, tuples and sets
    if not isinstance(value, list):
        return NOTHING
    named = [inner for inner in value if _is_named(inner, shape.item_type)]
    kept = [each for inner in named if (each := salvaged(inner, shape.item_type)) is not NOTHING]
    return [*kept[: shape.max_length], *_stand_ins(shape)[len(kept) :]]


def _is_named(value: object, shape: shapes.Type) -> bool:
    """Tell whether a value is no item without a name: that is nothing which others could refer to."""
    is_item = isinstance(shape, shapes.StructType) and any(field.encode_name == "id" for field in shape.fields)
    return not (is_item and isinstance(value, dict) and not isinstance(value.get("id"), str))


def _keep_table(value: object, shape: shapes.DictType) -> object:
    if not isinstance(value, dict):
        return NOTHING
    kept = {key: salvaged(inner, shape.value_type) for key, inner in value.items() if is_key(key, shape.key_type)}
    return {key: inner for key, inner in kept.items() if inner is not NOTHING}


def _keep_union(value: object, shape: shapes.UnionType) -> object:
    members = [member for member in shape.types if isinstance(member, shapes.StructType)]
    if not (members and isinstance(value, dict)):
        return _keep_fitting(value, shape)
    kept = (salvaged(value, member) for member in members)
    return next((each for each in kept if each is not NOTHING), NOTHING)


def _stand_ins(shape: Any) -> list[object]:  # noqa: ANN401 - lists, tuples and sets
    """Give as many entries as a list must have at least."""
    return [_stand_in(shape.item_type)] * (shape.min_length or 0)


def _stand_in(shape: shapes.Type) -> object:
    if isinstance(shape, shapes.LiteralType):
        return shape.values[0]
    if isinstance(shape, shapes.IntType):
        return shape.ge or 0
    if isinstance(shape, shapes.StructType):
        return _keep_struct({shape.tag_field: shape.tag} if shape.tag_field else {}, shape)
    if isinstance(shape, shapes.TupleType):
        return [_stand_in(each) for each in shape.item_types]
    if isinstance(shape, shapes.ListType | shapes.VarTupleType):
        return _stand_ins(shape)
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
    shapes.DictType: dict,
}
