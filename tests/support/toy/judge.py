"""What a position of the toy game is worth to a seat, for bots and hints."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from maracaibo_tui.engine.chance import from_seed, shuffled
from maracaibo_tui.engine.forms import made
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


class Judge:
    """Counts points, and wishes that have come true."""

    def __init__(self, printed: Printed) -> None:
        """Judge with these shells."""
        self._printed = printed

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

    def quick(self, table: Sea, question: Question) -> str:
        """Take the first option."""
        del table
        return question.options[0]

    def look(self, view: Divers, seat: int) -> int:
        """Look at nothing but who is judged."""
        del view
        return seat

    def worth(self, state: Divers, look: int) -> float:
        """Value a position: points before those of the best other, and a wish in the basket."""
        others = [points for seat, points in enumerate(state.points, 1) if seat != look]
        wish = state.wishes[look - 1]
        came_true = 0 if state.is_over else self._printed.box.numbers.wish * (wish in state.baskets[look - 1])
        return state.points[look - 1] - max(others) / 2 + came_true

    def shortlist(self, table: Sea, question: Question, look: int) -> tuple[str, ...]:
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
