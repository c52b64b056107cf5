"""Games against an automatic opponent: which levels are wished for, and how people do against each of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from maracaibo_tui.commands.spread import Spread, spread
from maracaibo_tui.engine.choices import NO_OPPONENT
from maracaibo_tui.engine.sight import Sight
from maracaibo_tui.engine.title import Title

_LEVELS = re.compile(r"(\d{1,3})(?:\.\.(\d{1,3}))?")


class WishError(ValueError):
    """A wish that makes no sense, said in one sentence."""


class Opponent(NamedTuple):
    """Who plays against the bots, at which levels; without an opponent there is one level, 0."""

    name: str = NO_OPPONENT
    levels: Sequence[int] = (0,)


class Level(Struct, frozen=True):
    """Games against one level: how many people won, points of everybody, points ahead of the opponent."""

    opponent: str
    games: int
    wins: int
    win_rate: float
    scores: dict[str, Spread]
    lead: Spread


def opponent_of(title: Title, solo: str, bot: str, bot_level: str) -> Opponent:
    """Tell the opponent from what was wished: `solo` is a level of the one for one person, `bot` names any."""
    known = title.options.OPPONENTS
    if solo and (bot or bot_level):
        raise WishError("--solo: found --bot or --bot-level beside it, allowed is one of the two ways")
    if solo:
        return Opponent(_rival(title, solo), _levels("--solo", solo))
    if bot in known:
        return Opponent(bot, _levels("--bot-level", bot_level))
    if bot:
        raise WishError(f"--bot: found {bot!r}, allowed {_allowed(tuple(known))}")
    if bot_level:
        raise WishError(f"--bot-level: found {bot_level!r} without an opponent, allowed is a level beside --bot")
    return Opponent()


def _rival(title: Title, solo: str) -> str:
    if title.rival is None:
        raise WishError(f"--solo: found {solo!r}, allowed is nothing: {title.name} has no opponent for one person")
    return title.rival.id


def _allowed(known: Sequence[str]) -> str:
    if not known:
        return "is nothing: this game has no automatic opponent"
    return f"is {known[0]}" if len(known) == 1 else f"are {', '.join(known[:-1])} and {known[-1]}"


def _levels(option: str, text: str) -> Sequence[int]:
    found = _LEVELS.fullmatch(text)
    first = int(found[1]) if found else 0
    last = int(found[2] or first) if found else 0
    if found is None or last < first:
        shown = repr(text) if text else "nothing"
        why = "" if text else "; no level is the usual one"
        raise WishError(f"{option}: found {shown}, allowed is a level such as 3, or levels such as 1..5{why}")
    return range(first, last + 1)


def by_level(sight: Sight, opponent: str, games: Mapping[int, Sequence[Any]]) -> dict[str, Level]:
    """Report on finished games level by level, given how they ended."""
    return {str(level): _level(sight, opponent, over) for level, over in games.items()}


def _level(sight: Sight, opponent: str, over: Sequence[Any]) -> Level:
    # Who shares the first place has won, too; where nobody shares it with the opponent, the rules say so.
    wins = sum(any(isinstance(seat, int) for seat in sight.winners(state)) for state in over)
    standings = [sight.standings(state) for state in over]
    people = [[points for seat, points in each.items() if isinstance(seat, int)] for each in standings]
    leads = [max(points) - each[opponent] for points, each in zip(people, standings, strict=True)]
    scores = {str(seat): spread([each[seat] for each in standings]) for seat in standings[0]}
    return Level(opponent, len(over), wins, round(wins / len(over), 4), scores, spread(leads))


def lines(levels: dict[str, Level]) -> Iterable[str]:
    """Say how people did against each level, in a line each."""
    for name, level in levels.items():
        rate = f"won {level.wins} of {level.games} ({level.win_rate:.1%})"
        yield f"level {name} of {level.opponent}: {rate}; points ahead {level.lead.words}"
