"""What a position of the toy game is worth to a seat, for bots and hints."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.chance import from_seed, shuffled
from maracaibo_tui.engine.forms import made
from maracaibo_tui.engine.judging import Scale, Term, counted_against, multiplied
from maracaibo_tui.engine.question import Question

from .box import Printed
from .pranks import KINDS
from .state import HIDDEN, Divers, Frame, Opened, Pranks, Sea, Unveil


def _imagined(frame: Frame, pranks: Sequence[str]) -> Frame:
    """Imagine what others have announced."""
    if isinstance(frame, Unveil) and frame.prank == HIDDEN:
        return replace(frame, prank=pranks[frame.seat - 1])
    if isinstance(frame, Pranks):
        shown = [
            each if each.option != HIDDEN else each._replace(option=made("announce", pranks[each.seat - 1]))
            for each in frame.announced
        ]
        return replace(frame, announced=tuple(shown))
    return frame


class Look:
    """The prospects of a seat: nothing but who is judged, and what has been valued."""

    def __init__(self, seat: int) -> None:
        """Begin with nothing valued."""
        self.seat = seat
        self.kept: dict[tuple[object, ...], tuple[float, tuple[object, ...]]] = {}


def _points(t: Sea, seat: int, _look: Look) -> float:
    """Count points before half of those of the best other."""
    others = [points for each, points in enumerate(t.state.points, 1) if each != seat]
    return t.state.points[seat - 1] - max(others) / 2


def _wish(t: Sea, seat: int, _look: Look) -> float:
    """Count a wish that lies in the basket."""
    wish = t.state.wishes[seat - 1]
    return 0.0 if t.state.is_over else float(t.printed.box.numbers.wish * (wish in t.state.baskets[seat - 1]))


class Judge:
    """Counts points, and wishes that have come true."""

    TERMS: Mapping[str, Term] = {
        "points": Term("points", _points),
        "wish": Term("the wish", _wish, lambda t, _seat: (t.state.wishes, t.state.baskets)),
    }

    def __init__(self, printed: Printed, weights: Mapping[str, Any]) -> None:
        """Judge with these shells by these weights."""
        self._printed, self._factors = printed, weights["factors"]
        self._scale = Scale(self.TERMS, self._factors)

    def imagine(self, view: Divers, chance: int) -> Divers:
        """Fill the bag with shells that may be in it, and let others wish for any."""
        seen = {shell for basket in view.baskets for shell in basket}
        seen |= {frame.source.partition("/")[2] for frame in view.agenda if isinstance(frame, Opened)}
        chance, unseen = shuffled(from_seed(chance), [each for each in self._printed.box.shells if each not in seen])
        chance, wanted = shuffled(chance, tuple(self._printed.box.shells))
        pairs = [(each, wanted[-1 - at]) for at, each in enumerate(wanted)]
        offers = [pair if HIDDEN in offer else offer for offer, pair in zip(view.offers, pairs, strict=False)]
        known = tuple(shell for shell in view.bag if shell != HIDDEN)
        unseen = tuple(shell for shell in unseen if shell not in known)[: len(view.bag) - len(known)]
        chance, pranks = shuffled(chance, KINDS * len(view.hands))
        return replace(
            view,
            chance=chance,
            bag=(*unseen, *known),
            offers=tuple(offers),
            hands=tuple((pranks[at],) if HIDDEN in hand else hand for at, hand in enumerate(view.hands)),
            agenda=tuple(_imagined(frame, pranks) for frame in view.agenda),
        )

    def look(self, view: Divers, seat: int) -> Look:
        """Look at nothing but who is judged."""
        del view
        return Look(seat)

    def worth(self, state: Divers, look: Look) -> float:
        """Value a position."""
        return self._scale.worth(Table(state, self._printed), look.seat, look)

    def terms(self, state: Divers, look: Look) -> Mapping[str, float]:
        """Value a position term by term."""
        return self._scale.terms(Table(state, self._printed), look.seat, look)

    def rivals(self, state: Divers, seat: int) -> Sequence[tuple[float, float]]:
        """Give the points of the others."""
        return counted_against([float(points) for each, points in enumerate(state.points, 1) if each != seat])

    def tasting(self, taste: Mapping[str, float]) -> Judge:
        """Give a judge with a taste."""
        return Judge(self._printed, {"factors": multiplied(self._factors, taste)})

    def shortlist(self, table: Sea, question: Question, look: Look) -> tuple[str, ...]:
        """Leave no option out."""
        del table, look
        return question.options

    def is_open(self, question: Question) -> bool:
        """Tell that every answer shows at once what it brings."""
        del question
        return False

    def is_preparation(self, option: str) -> bool:
        """Tell that no option prepares another."""
        del option
        return False

    def goes_on(self, state: Divers) -> bool:
        """Tell whether a turn is still thought through."""
        return not state.is_over

    def stratum(self, way: Sequence[str]) -> Hashable:
        """Keep apart what is done first."""
        return tuple(way[:1])

    def pending(self, table: Sea, look: Look) -> float:
        """Promise nothing: every answer shows at once what it brings."""
        del table, look
        return 0.0

    def next_turn(self, state: Divers, seat: int) -> Divers | None:
        """Give no next turn: what a dive brings nobody knows."""
        del state, seat
        return None
