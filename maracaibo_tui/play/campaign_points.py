"""What everybody had at the end of each game of a campaign, by name: seats change from evening to evening."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from maracaibo_tui.engine.campaign_pages import Played
from maracaibo_tui.engine.who import MOST_SEATS

from .seats import first_name, read


class Scored(NamedTuple):
    """Somebody who has played: the seat whose colour is theirs, and the points of each game."""

    seat: int | str
    points: Sequence[int]


def scored(games: Sequence[Played]) -> Mapping[str, Scored]:
    """Give the points of each game; who was not there keeps those of the time before."""
    found: dict[str, Scored] = {}
    people = 0
    for number, game in enumerate(games):
        there = {_name(game, seat): points for seat, points in game.scores.items()}
        seats = {_name(game, seat): seat for seat in game.scores}
        for name in dict.fromkeys((*found, *there)):
            if name not in found:
                people += seats[name].isdecimal()
                seat = (people - 1) % MOST_SEATS + 1 if seats[name].isdecimal() else seats[name]
                found[name] = Scored(seat, (0,) * number)
            seat, before = found[name]
            found[name] = Scored(seat, (*before, there.get(name, before[-1] if before else 0)))
    return found


def _name(game: Played, seat: str) -> str:
    """Name a seat of a game, or an automatic opponent."""
    number = int(seat) if seat.isdecimal() else 0
    return first_name(read(game.seats[number - 1]).name) if 0 < number <= len(game.seats) else seat.capitalize()
