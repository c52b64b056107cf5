"""Every sequence of decisions played by a match and taken back again: it must find as many as a count of positions."""

from __future__ import annotations

from typing import Any

from maracaibo_tui.engine.match import Match

from .counts import FREE, Position, count


def played_through(position: Position, depth: int, *, core: bool = False) -> tuple[list[int], list[int]]:
    """Give leaves by depth, counted and played; taking back must leave the position as it was."""
    game = position.game
    free = FREE.get(game.name, ()) if core else ()
    match = Match(game, game.copy(position.state))
    before = game.digest(match.state)
    played = [_leaves(match, level, free) for level in range(1, depth + 1)]
    assert game.digest(match.state) == before
    return [*count(game, position.state, depth, core=core).leaves], played


def _leaves(match: Match[Any], depth: int, free: tuple[str, ...]) -> int:
    """Count leaves by answering, automatic answers included, and undoing."""
    forced = 0
    options = _options(match, free)
    while len(options) == 1:
        match.answer(options[0])
        forced += 1
        options = _options(match, free)
    leaves = 0 if options and depth else 1
    for option in options if depth else ():
        match.answer(option)
        leaves += _leaves(match, depth - 1, free)
        match.undo(past_reveals=True)
    for _ in range(forced):
        match.undo(past_reveals=True)
    return leaves


def _options(match: Match[Any], free: tuple[str, ...]) -> tuple[str, ...]:
    options = match.question.options if match.question is not None else ()
    return tuple(option for option in options if not free or not option.startswith(free))
