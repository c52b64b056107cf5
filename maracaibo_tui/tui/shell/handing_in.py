"""Several answers given by one key: what could not be given is said, and what nothing followed is taken back by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from maracaibo_tui.play.referee import Referee

SEVERAL = 2


class HandingIn:
    """Remembers how many answers the last key gave, and which question they led to."""

    def __init__(self) -> None:
        """Begin with nothing handed in."""
        self._count = self._given = 0
        self._led_to = -1
        self._before = -1
        self._keys: dict[int, int] = {}
        """By the step of the first of several answers that one key gave: the step of the last."""

    def begin(self, count: int, referee: Referee) -> None:
        """Note how many answers are handed in."""
        self._count, self._given = count, 0
        self._before = max(referee.answers, default=-1)

    def led_on(self, referee: Referee) -> str:
        """Note where they have led; say if not all of them could be given."""
        count, self._count = self._count, 0
        if not count:
            return ""
        left = len(referee.unanswered)
        self._given, self._led_to = count - left, referee.number
        own = [at for at in _own(referee) if at > self._before]
        if self._given >= SEVERAL and own:
            self._keys[own[0]] = own[-1]
        if not left:
            return ""
        return f"Only {self._given} of {count} answers could be given: something else is asked now."

    def begun_at(self, referee: Referee) -> int | None:
        """Give the step with which the last key began if it gave several answers; None if it gave one."""
        last = max(_own(referee), default=-1)
        return next((first for first, end in self._keys.items() if first <= last <= end), None)

    def take_back(self, referee: Referee) -> bool:
        """Take the last one back as long as nothing has come of it; tell whether that was so."""
        if self._given < SEVERAL or self._led_to != referee.number or _is_followed(referee):
            return False
        if referee.why_no_back() or referee.passes_a_reveal():
            return False
        left = self._given - 1
        referee.back()
        self._given, self._led_to = left, referee.number
        return True


def _own(referee: Referee) -> list[int]:
    """Give the steps of the answers that the seat at the keyboard chose."""
    return [at for at, given in referee.answers.items() if given.seat == referee.seat and not given.auto]


def _is_followed(referee: Referee) -> bool:
    """Tell whether somebody else has answered since, or another turn has begun."""
    begins = referee.title.words().begins
    last = next((given.seat for given in [*referee.answers.values()][::-1] if not given.auto), referee.seat)
    return last != referee.seat or any(begins(told.event) is not None for told in referee.told)
