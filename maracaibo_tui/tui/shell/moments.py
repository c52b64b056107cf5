"""What was worked out once for its question: what one chooses from, and the preview of the last one pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maracaibo_tui.engine.question import Option
from maracaibo_tui.tui.screen.lines import DIGITS

from .numbers import Arranged, Numbers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maracaibo_tui.engine.question import Question
    from maracaibo_tui.play.referee import Preview, Referee

    from .kit import Moment


class Moments:
    """Keeps what is offered at the open question, with its numbers, and one preview."""

    def __init__(self) -> None:
        """Keep nothing yet."""
        self.numbers = Numbers()
        self._offered: tuple[int, tuple[Option, ...]] = (-1, ())
        self._arranged: dict[str, Arranged] = {}
        self._previewed: tuple[tuple[int, tuple[str, ...]], Preview] | None = None

    def offered(self, referee: Referee, view: Any, question: Question) -> tuple[Option, ...]:  # noqa: ANN401 - the game's own view
        """Name all that can be chosen at the open question."""
        if self._offered[0] != referee.number:
            self._offered = (referee.number, referee.title.words().offers(referee.printed, view, question))
            self._arranged = {}
        return self._offered[1]

    def arranged(self, referee: Referee, view: Any, question: Question, step: str | None = "") -> Arranged:  # noqa: ANN401 - the game's own view
        """Put what can be chosen at the open question, at one of two steps of it, or all at once, into order."""
        offers = self.offered(referee, view, question)
        in_steps = goes_in_steps(offers)
        # Whether what is under a head is chosen at once or afterwards, it is the same list: a number means one thing.
        # What something else asks in the same words is another question: its numbers begin anew.
        asked = f"{question.point} {question.source}"
        at = asked if not step and not (step is None and in_steps) else f"{asked}/{step}"
        if at not in self._arranged:
            shown = at_step(offers, step or "") if in_steps and step is not None else offers
            answered = max(referee.answers, default=-1)
            self._arranged[at] = self.numbers.arrange(at, shown, referee.title.sight.passes(question), answered)
        return self._arranged[at]

    def after(self, referee: Referee, options: Sequence[str]) -> Preview | None:
        """Give what a choice leads to; None while it has not come, and then it is asked for again."""
        key = (referee.number, tuple(options))
        if self._previewed is not None and self._previewed[0] == key:
            return self._previewed[1]
        found = referee.preview(*options)
        if found is not None:
            self._previewed = (key, found)
        return found


def rule_of(moment: Moment) -> str:
    """Name the rule of what is highlighted, else of what is asked."""
    option, question = moment.option, moment.question
    return (option.rule if option is not None else "") or (question.rule if question is not None else "")


def goes_in_steps(offers: Sequence[Option]) -> bool:
    """Tell whether something is chosen first: the list is long, and what stands in it belongs under several heads."""
    return len(offers) > DIGITS and len({option.under for option in offers} - {""}) > 1


def at_step(offers: Sequence[Option], step: str) -> Sequence[Option]:
    """List what is chosen first, with what stands under nothing; or what stands under what was chosen."""
    if step:
        return [option for option in offers if option.under == step]
    found: dict[str, Option] = {}
    for number, option in enumerate(offers):
        count = sum(each.under == option.under for each in offers)
        head = Option(id="", label=f"{option.under} ({count} ways)", rule=option.rule, under=option.under)
        found.setdefault(option.under or f"{number}", head if option.under else option)
    return [*found.values()]
