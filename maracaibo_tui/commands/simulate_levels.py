"""Games against Jean or Jacques: which levels are wished for, and how people do against each of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

from maracaibo_tui.commands.spread import Spread, spread
from maracaibo_tui.games.maracaibo.state.position import JACQUES, JEAN, State

_LEVELS = re.compile(r"(\d{1,3})(?:\.\.(\d{1,3}))?")


class WishError(ValueError):
    """A wish that makes no sense, said in one sentence."""


class Opponent(NamedTuple):
    """Who plays against the bots, at which levels; without an opponent there is one level, 0."""

    name: Literal["none", "jean", "jacques"] = "none"
    levels: Sequence[int] = (0,)


class Level(Struct, frozen=True):
    """Games against one level: how many people won, points of everybody, points ahead of the opponent."""

    opponent: str
    games: int
    wins: int
    win_rate: float
    scores: dict[str, Spread]
    lead: Spread


def opponent_of(solo: str, bot: str, bot_level: str) -> Opponent:
    """Tell the opponent from what was wished: `solo` is a level of Jean, `bot` names her or Jacques."""
    if solo and (bot or bot_level):
        raise WishError("--solo: found --bot or --bot-level beside it, allowed is one of the two ways")
    if solo:
        return Opponent("jean", _levels("--solo", solo))
    if bot == JEAN:
        return Opponent("jean", _levels("--bot-level", bot_level))
    if bot == JACQUES:
        return Opponent("jacques", _levels("--bot-level", bot_level))
    if bot:
        raise WishError(f"--bot: found {bot!r}, allowed are {JEAN} and {JACQUES}")
    if bot_level:
        raise WishError(f"--bot-level: found {bot_level!r} without an opponent, allowed is a level beside --bot")
    return Opponent()


def _levels(option: str, text: str) -> Sequence[int]:
    found = _LEVELS.fullmatch(text)
    first = int(found[1]) if found else 0
    last = int(found[2] or first) if found else 0
    if found is None or last < first:
        shown = repr(text) if text else "nothing"
        raise WishError(f"{option}: found {shown}, allowed is a level such as 3, or levels such as 1..5")
    return range(first, last + 1)


def by_level(states: Iterable[State]) -> dict[str, Level]:
    """Report on finished games level by level."""
    games: dict[int, list[State]] = {}
    for state in states:
        games.setdefault(state.options.bot_level, []).append(state)
    return {str(level): _level(over) for level, over in games.items()}


def _level(over: Sequence[State]) -> Level:
    opponent = over[0].options.bot
    # Who shares the first place with Jacques has won, too; with Jean nobody shares it (MAR-SOLO-59).
    wins = sum(any(isinstance(seat, int) for seat in state.winners) for state in over)
    against = [_points_of_opponent(state) for state in over]
    leads = [max(p.vp for p in state.players) - points for state, points in zip(over, against, strict=True)]
    people = {str(p.seat): spread([state.players[p.seat - 1].vp for state in over]) for p in over[0].players}
    scores = {**people, opponent: spread(against)}
    return Level(opponent, len(over), wins, round(wins / len(over), 4), scores, spread(leads))


def _points_of_opponent(state: State) -> int:
    automa = state.automa
    return 0 if automa is None else automa.vp


def lines(levels: dict[str, Level]) -> Iterable[str]:
    """Say how people did against each level, in a line each."""
    for name, level in levels.items():
        rate = f"won {level.wins} of {level.games} ({level.win_rate:.1%})"
        yield f"level {name} of {level.opponent}: {rate}; points ahead {level.lead.words}"
