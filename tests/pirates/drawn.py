"""Moments of games of Pirates played at random, and what draws their table."""

from __future__ import annotations

from collections.abc import Iterator

from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.games import title_of
from maracaibo_tui.games.pirates.state.position import Options, State
from maracaibo_tui.tui.shell.kit import Kit, Moment, kit_of
from tests.pirates.tables import game

NAMES: dict[int | str, str] = {1: "Ada", 2: "Ben", 3: "Carla", 4: "Diego", "jordan": "Jordan"}
_sight = title_of("pirates").sight


def its_kit() -> Kit:
    """Give what draws the table of Pirates."""
    return kit_of(title_of("pirates"), game().printed)


def moments_of(options: Options, every: int = 11) -> Iterator[Moment]:
    """Play a game at random and look at it now and then, as the seat that decides."""
    match: Match[State] = Match(game(), game().begin(options, 3))
    chance, words = from_seed(3), title_of("pirates").words()
    count = 0
    while match.question is not None:
        question = match.question
        if count % every == 0:
            view = _sight.view(match.state, question.seat)
            offers = words.offers(game().printed, view, question)
            yield Moment(view, question.seat, question, offers, 0, NAMES)
        chance, pick = below(chance, len(question.options))
        match.answer(question.options[pick], auto=len(question.options) == 1)
        count += 1
    yield Moment(_sight.view(match.state, 1), 1, None, (), 0, NAMES)


def asked_at(point: str, options: Options, every: int = 1) -> Iterator[Moment]:
    """Give the moments at which this is to be decided."""
    for moment in moments_of(options, every):
        if moment.question is not None and moment.question.point == point:
            yield moment
