"""What an expression can be mistaken for: comparisons, arithmetic, combined conditions, order and constants."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import Any

NEAR: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
OTHER_NAME = {"min": "max", "max": "min", "any": "all", "all": "any"}
PUSH = "push"
"""How the rules of every game put frames on the agenda: the table, then the frames, the first resolved first."""
OFFER = "offer_"
"""How functions are called that do nothing else."""

Found = Iterator[tuple[str, ast.expr]]


def expression_changes(node: ast.expr, parent: ast.AST) -> Found:
    """Yield what an expression can be replaced with, each with the family it belongs to."""
    change: Callable[[Any], Found] | None = _CHANGES.get(type(node))
    if isinstance(node, ast.Constant):
        yield from _constants(node, parent)
    elif isinstance(getattr(node, "ctx", None), ast.Store | ast.Del):
        return
    elif change is not None:
        yield from change(node)


def _compare(node: ast.Compare) -> Found:
    for at, op in enumerate(node.ops):
        for other in NEAR[type(op)]:
            ops = [*node.ops[:at], other(), *node.ops[at + 1 :]]
            yield "comparison", ast.Compare(left=node.left, ops=ops, comparators=node.comparators)


def _combined(node: ast.BoolOp) -> Found:
    yield "boolean", ast.BoolOp(op=ast.Or() if isinstance(node.op, ast.And) else ast.And(), values=node.values)
    for at in range(len(node.values)):
        left = [*node.values[:at], *node.values[at + 1 :]]
        yield "boolean", left[0] if len(left) == 1 else ast.BoolOp(op=node.op, values=left)


def _unary(node: ast.UnaryOp) -> Found:
    yield ("boolean" if isinstance(node.op, ast.Not) else "arithmetic"), node.operand


def _binary(node: ast.BinOp) -> Found:
    if isinstance(node.op, ast.BitOr):
        # One of several types.
        yield from (("boolean", each) for each in (node.left, node.right))
    elif type(node.op) in ARITHMETIC:
        yield "arithmetic", ast.BinOp(left=node.left, op=ARITHMETIC[type(node.op)](), right=node.right)


def _constants(node: ast.Constant, parent: ast.AST) -> Found:
    value = node.value
    if isinstance(value, bool):
        yield "constant", ast.Constant(value=not value)
    elif isinstance(value, int):
        yield from (("constant", _number(value + by)) for by in (1, -1))
    elif isinstance(value, str) and not isinstance(parent, ast.Tuple | ast.List | ast.Set | ast.JoinedStr):
        yield "constant", ast.Constant(value="" if value else "?")


def _number(value: int) -> ast.expr:
    number = ast.Constant(value=abs(value))
    return number if value >= 0 else ast.UnaryOp(op=ast.USub(), operand=number)


def _text(_node: ast.JoinedStr) -> Found:
    yield "constant", ast.Constant(value="")


def _row(node: ast.Tuple | ast.List | ast.Set) -> Found:
    """Leave one entry out, or all of them."""
    kind = type(node)
    listed = node.elts
    if kind is not ast.Set and listed:
        yield "constant", _like(node, [])
    if len(listed) > 1:
        yield from (("constant", _like(node, [*listed[:at], *listed[at + 1 :]])) for at in range(len(listed)))


def _like(node: ast.Tuple | ast.List | ast.Set, entries: list[ast.expr]) -> ast.expr:
    return ast.Set(elts=entries) if isinstance(node, ast.Set) else type(node)(elts=entries, ctx=ast.Load())


def _table(node: ast.Dict) -> Found:
    for at in range(len(node.keys)):
        keys, values = ([*each[:at], *each[at + 1 :]] for each in (node.keys, node.values))
        yield "constant", ast.Dict(keys=keys, values=values)


def _call(node: ast.Call) -> Found:
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name in OTHER_NAME:
        func = ast.copy_location(ast.Name(id=OTHER_NAME[name], ctx=ast.Load()), node.func)
        yield "order", ast.Call(func=func, args=node.args, keywords=node.keywords)
    elif name == "sorted":
        yield "order", _called("list", node.args[:1])
        yield "order", _called("list", [_called("reversed", [node])])
    elif name == "reversed":
        yield "order", _called("list", node.args)
    elif name == PUSH:
        yield from _frames(node)


def _frames(node: ast.Call) -> Found:
    table, *frames = node.args
    if any(isinstance(each, ast.Starred) for each in frames):
        turned = [_turned(each) if isinstance(each, ast.Starred) else each for each in frames]
        yield "order", ast.Call(func=node.func, args=[table, *turned], keywords=[])
    if len(frames) > 1:
        yield "order", ast.Call(func=node.func, args=[table, *frames[::-1]], keywords=[])
        for at in range(len(frames)):
            left = [*frames[:at], *frames[at + 1 :]]
            yield "dropped", ast.Call(func=node.func, args=[table, *left], keywords=[])


def _turned(starred: ast.Starred) -> ast.expr:
    return ast.Starred(value=_called("reversed", [_called("list", [starred.value])]), ctx=ast.Load())


def _slice(node: ast.Subscript) -> Found:
    """Take from the first on, or to the last; a row turned round is left as it is."""
    cut = node.slice
    if not isinstance(cut, ast.Slice):
        return
    if cut.step is not None:
        yield "order", node.value
    for lower, upper in ((None, cut.upper), (cut.lower, None)):
        if (lower, upper) != (cut.lower, cut.upper):
            whole = ast.Slice(lower=lower, upper=upper, step=cut.step)
            yield "constant", ast.Subscript(value=node.value, slice=whole, ctx=ast.Load())


def _called(name: str, arguments: list[ast.expr]) -> ast.expr:
    return ast.Call(func=ast.Name(id=name, ctx=ast.Load()), args=arguments, keywords=[])


_CHANGES: dict[type[ast.expr], Callable[[Any], Found]] = {
    ast.Compare: _compare,
    ast.BoolOp: _combined,
    ast.UnaryOp: _unary,
    ast.BinOp: _binary,
    ast.JoinedStr: _text,
    ast.Tuple: _row,
    ast.List: _row,
    ast.Set: _row,
    ast.Dict: _table,
    ast.Call: _call,
    ast.Subscript: _slice,
}
