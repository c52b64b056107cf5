"""Mistaking one seat for the next: what a game names seats and players, and who would be meant instead."""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Any

NEXT_SEAT = "mutated_next_seat"
NEXT_PLAYER = "mutated_next_player"


@dataclass(frozen=True)
class Seats:
    """How the rules of a game speak of seats: attributes that hold one, and names of players and of the table."""

    attributes: Collection[str] = ()
    players: Collection[str] = ()
    table: str = ""
    next_seat: Callable[[Any], Any] = lambda seat: seat
    next_player: Callable[[Any, Any], Any] = lambda _table, player: player

    def changes(self, node: ast.expr) -> Iterator[tuple[str, ast.expr]]:
        """Yield the next seat, or the next player, for one that is read."""
        if not isinstance(getattr(node, "ctx", None), ast.Load):
            return
        if isinstance(node, ast.Attribute) and node.attr in self.attributes:
            yield "seat", _called(NEXT_SEAT, [node])
        elif isinstance(node, ast.Name) and node.id in self.players:
            yield "seat", _called(NEXT_PLAYER, [ast.Name(id=self.table, ctx=ast.Load()), node])

    def named(self) -> dict[str, Any]:
        """Give what changed code calls, by its names."""
        return {NEXT_SEAT: self.next_seat, NEXT_PLAYER: self.next_player}


def knows_table(function: ast.FunctionDef | ast.Lambda, table: str) -> bool:
    """Tell whether a function is given the table that the next player is looked up at."""
    return table in {each.arg for each in function.args.args}


def _called(name: str, arguments: list[ast.expr]) -> ast.expr:
    return ast.Call(func=ast.Name(id=name, ctx=ast.Load()), args=arguments, keywords=[])
