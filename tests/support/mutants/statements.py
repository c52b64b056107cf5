"""What a row of statements can be mistaken for: one left out, two in the other order, a loop the other way round."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from .expressions import OFFER, PUSH

Found = Iterator[tuple[str, int, list[ast.stmt], list[ast.stmt]]]
"""The family, where it begins, what is put there, and what stood there."""
EMPTY: dict[str, int | str] = {"int": 0, "str": ""}


def body_changes(node: ast.AST, body: list[ast.stmt]) -> Found:
    """Yield the changes of a row of statements."""
    for at, statement in enumerate(body):
        old = [statement]
        if _can_go(node, body, statement):
            yield "dropped", at, [_pass(statement)], old
        if isinstance(statement, ast.AugAssign) and isinstance(statement.op, ast.Add | ast.Sub):
            op = ast.Sub() if isinstance(statement.op, ast.Add) else ast.Add()
            new = ast.AugAssign(target=statement.target, op=op, value=statement.value)
            yield "arithmetic", at, [_placed(new, statement)], old
        if isinstance(statement, ast.For):
            yield "order", at, [_turned(statement)], old
        if at and _may_change_places(body[at - 1], statement):
            yield "order", at - 1, [statement, body[at - 1]], body[at - 1 : at + 1]
    if isinstance(node, ast.FunctionDef) and node.returns is not None:
        yield from _returns(node, node.returns)


def _can_go(node: ast.AST, body: Sequence[ast.stmt], statement: ast.stmt) -> bool:
    """Tell whether leaving a statement out is a change of its own, and leaves code that may run."""
    alone = isinstance(node, ast.If) and len(node.body) == 1 and node.body[0] is statement and not node.orelse
    if alone and not isinstance(statement, ast.Return | ast.Raise):
        # As if the condition were never met.
        return False
    match statement:
        case ast.Expr(value=ast.Call()) | ast.Continue() | ast.Break() | ast.AugAssign():
            return not alone
        case ast.Assign(targets=[ast.Name()]):
            return False
        case ast.Assign():
            return _does(statement)
        case ast.Return():
            return isinstance(node, ast.If) and not alone and statement is not body[0]
        case _:
            return False


def _bound(target: ast.expr) -> Sequence[ast.expr]:
    return target.elts if isinstance(target, ast.Tuple) else (target,)


def _turned(loop: ast.For) -> ast.stmt:
    """Run a loop from the last to the first."""
    listed: ast.expr = loop.iter
    for name in ("list", "reversed"):
        listed = ast.Call(func=ast.Name(id=name, ctx=ast.Load()), args=[listed], keywords=[])
    return _placed(ast.For(target=loop.target, iter=listed, body=loop.body, orelse=loop.orelse), loop)


def _may_change_places(first: ast.stmt, second: ast.stmt) -> bool:
    """Tell whether two neighbours do something each, and neither names what the other binds.

    What is put on the agenda comes after what is done at once, wherever that is written.
    """
    if not (_does(first) and _does(second)) or _pushes(first) != _pushes(second):
        return False
    one, other = _names(first), _names(second)
    return not (one[0] & (other[0] | other[1]) or other[0] & one[1])


def _does(statement: ast.stmt) -> bool:
    """Tell whether a statement changes something beyond the function."""
    match statement:
        case ast.Expr(value=ast.Call()) | ast.AugAssign(target=ast.Attribute() | ast.Subscript()):
            return True
        case ast.Assign(targets=[target]):
            return not any(isinstance(each, ast.Name) for each in _bound(target))
        case _:
            return False


def _pushes(statement: ast.stmt) -> bool:
    match statement:
        case ast.Expr(value=ast.Call(func=ast.Name(id=name))):
            return name == PUSH or name.startswith(OFFER)
        case _:
            return False


def _names(statement: ast.stmt) -> tuple[set[str], set[str]]:
    """Give the names that a statement binds, and those that it reads."""
    names = [node for node in ast.walk(statement) if isinstance(node, ast.Name)]
    bound = {node.id for node in names if isinstance(node.ctx, ast.Store)}
    return bound, {node.id for node in names if isinstance(node.ctx, ast.Load)}


def _returns(function: ast.FunctionDef, said: ast.expr) -> Found:
    """Return nothing of the kind that a function gives, wherever it returns something."""
    kinds = ast.unparse(said)
    for at, statement in enumerate(function.body):
        if not isinstance(statement, ast.Return) or statement.value is None:
            continue
        for new in _nothing(kinds):
            yield "dropped", at, [_placed(ast.Return(value=new), statement)], [statement]


def _nothing(kind: str) -> Iterator[ast.expr]:
    if kind == "bool":
        yield from (ast.Constant(value=value) for value in (True, False))
    elif kind in EMPTY:
        yield ast.Constant(value=EMPTY[kind])
    elif kind.startswith("tuple["):
        yield ast.Tuple(elts=[], ctx=ast.Load())
    elif kind.startswith("list["):
        yield ast.List(elts=[], ctx=ast.Load())
    elif kind.startswith("dict["):
        yield ast.Dict(keys=[], values=[])
    elif kind.endswith("| None"):
        yield ast.Constant(value=None)


def _pass(statement: ast.stmt) -> ast.stmt:
    return _placed(ast.Pass(), statement)


def _placed(new: ast.stmt, old: ast.stmt) -> ast.stmt:
    ast.copy_location(new, old)
    return ast.fix_missing_locations(new)
