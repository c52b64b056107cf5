"""What can be changed in code, one place at a time: the operators, conditions, orders and constants of a tree."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass
from typing import Any

from .expressions import expression_changes
from .seats import Seats
from .statements import body_changes

ROUND = "the other way round"
"""What statements that change places become, and a loop that runs from the last to the first."""
CONDITIONED = (ast.If, ast.IfExp, ast.While)


@dataclass(frozen=True)
class Change:
    """A place in a tree, and what is put there instead: `parent.field`, or one entry of it."""

    family: str
    parent: ast.AST
    field: str
    at: int | None
    new: Any
    before: str
    after: str
    lines: tuple[int, int]

    @contextmanager
    def made(self) -> Iterator[None]:
        """Change the tree as long as this lasts."""
        old = getattr(self.parent, self.field)
        new = self.new
        if self.at is not None:
            new = [*old[: self.at], self.new, *old[self.at + 1 :]]
        setattr(self.parent, self.field, new)
        try:
            yield
        finally:
            setattr(self.parent, self.field, old)


def changes(tree: ast.AST, seats: Seats) -> list[Change]:
    """List everything that can be changed in a tree, each result once a place."""
    found: dict[tuple[object, ...], Change] = {}
    for change in _walk(tree, seats):
        if change.before != change.after:
            place = id(change.parent), change.field, change.at, change.lines
            found.setdefault((*place, change.before, change.after), change)
    return list(found.values())


def _walk(tree: ast.AST, seats: Seats) -> Iterator[Change]:
    for parent, field, at, node in _places(tree):
        if isinstance(node, ast.expr):
            for family, new in (*expression_changes(node, parent), *seats.changes(node)):
                yield _change(family, (parent, field, at), node, new)
        yield from _conditioned(node)
        yield from _rows(node)
    yield from _rows(tree)


def _conditioned(node: ast.AST) -> Iterator[Change]:
    """Change when something is done."""
    if isinstance(node, CONDITIONED):
        for new in _conditions(node.test, loops=isinstance(node, ast.While)):
            yield _change("condition", (node, "test", None), node.test, new)
    elif isinstance(node, ast.comprehension):
        for number, test in enumerate(node.ifs):
            for new in _conditions(test):
                yield _change("condition", (node, "ifs", number), test, new)
    elif isinstance(node, ast.match_case):
        yield from _case(node)


def _rows(node: ast.AST) -> Iterator[Change]:
    for field in ("body", "orelse"):
        if isinstance(getattr(node, field, None), list):
            yield from _in_body(node, field)


def _in_body(node: ast.AST, field: str) -> Iterator[Change]:
    for family, at, new, old in body_changes(node, getattr(node, field)):
        before, after = _text(old), ROUND if family == "order" else _text(new)
        lines = (old[0].lineno, old[-1].end_lineno or old[-1].lineno)
        body = getattr(node, field)
        yield Change(family, node, field, None, [*body[:at], *new, *body[at + len(old) :]], before, after, lines)


def _case(case: ast.match_case) -> Iterator[Change]:
    """Let a case of a `match` never be met, or its condition be always met."""
    first = case.body[0]
    lines = (case.pattern.lineno, first.lineno)
    pattern = f"case {ast.unparse(case.pattern)}"
    if case.guard is None:
        if not isinstance(first, ast.Pass):
            never = ast.copy_location(ast.Constant(value=False), case.pattern)
            yield Change("condition", case, "guard", None, never, pattern, "never", lines)
        return
    for new in _conditions(case.guard):
        yield _change("condition", (case, "guard", None), case.guard, new)


def _conditions(test: ast.expr, *, loops: bool = False) -> Iterator[ast.expr]:
    """Turn a condition round, unless another change does, let it be met always, and never."""
    if not isinstance(test, ast.Compare) and not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
        yield ast.UnaryOp(op=ast.Not(), operand=test)
    yield from (ast.Constant(value=value) for value in ((False,) if loops else (True, False)))


def _change(family: str, place: tuple[ast.AST, str, int | None], old: ast.expr, new: ast.expr) -> Change:
    lines = (old.lineno, old.end_lineno or old.lineno)
    placed = copy(new)
    ast.copy_location(placed, old)
    ast.fix_missing_locations(placed)
    return Change(family, *place, placed, *_texts(old, placed), lines)


def _texts(old: ast.expr, new: ast.expr) -> tuple[str, str]:
    """Write down what stood there and what stands there now; of a row only the entry that was left out."""
    if type(old) is type(new) and isinstance(old, ast.Tuple | ast.List | ast.Set | ast.Dict):
        before, after = _entries(old), _entries(new)
        if len(after) == len(before) - 1:
            gone = next((at for at, each in enumerate(after) if each is not before[at]), len(after))
            return ast.unparse(before[gone]), f"left out of {len(before)}"
    return ast.unparse(old), ast.unparse(new)


def _entries(row: ast.expr) -> list[ast.expr]:
    if isinstance(row, ast.Dict):
        return [value if key is None else key for key, value in zip(row.keys, row.values, strict=True)]
    found: list[ast.expr] = getattr(row, "elts", [])
    return found


def _text(statements: Iterable[ast.stmt]) -> str:
    """Write statements in a line; of those that hold others, only what stands before the colon."""
    return "; ".join(ast.unparse(each).splitlines()[0] for each in statements) or "nothing"


def _places(tree: ast.AST) -> Iterator[tuple[ast.AST, str, int | None, ast.AST]]:
    """Give every node that may be changed with its place, the tree itself left out."""
    for field, value in ast.iter_fields(tree):
        if field in _SAID or (field == "pattern" and isinstance(tree, ast.match_case)):
            continue
        listed = value if isinstance(value, list) else [value]
        for at, node in enumerate(listed):
            if isinstance(node, ast.AST) and not _is_said(node) and not _stands_alone(tree, node):
                yield tree, field, at if isinstance(value, list) else None, node
                yield from _places(node)


_SAID = {"annotation", "returns", "decorator_list", "format_spec"}
"""Types and layout are no rules."""


def _stands_alone(parent: ast.AST, node: ast.AST) -> bool:
    """Tell whether something is changed by itself: a function in a table."""
    return isinstance(parent, ast.Dict) and isinstance(node, ast.Lambda)


def _is_said(node: ast.AST) -> bool:
    """Tell whether a node only speaks to whoever reads or to the type checker: docstrings, errors, types."""
    if isinstance(node, ast.Raise | ast.Import | ast.ImportFrom | ast.expr_context | ast.operator):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id in _GENERIC


_GENERIC = {"dict", "frozenset", "list", "set", "tuple", "type"}
