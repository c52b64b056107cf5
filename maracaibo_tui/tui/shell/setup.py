"""A new game before it begins: who sits where, what was chosen, and what the shell asks of a game for it."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from msgspec import Struct, field

from .kit import Kit
from .saving import Saving
from .seats import Seat
from .session import Session

LONGEST_NAME = 20
_APART = frozenset("(),")
"""What separates names on the command line and names bots in a file."""


class Plan(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The wishes for a new game; `chosen` holds a value for every choice that was made."""

    seats: tuple[Seat, ...] = ()
    chosen: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None
    pack: str = ""


class Value(NamedTuple):
    """A value that may be chosen, and what it says."""

    id: str
    label: str


class Choice(NamedTuple):
    """Something to choose before a game begins; the first value is the usual one."""

    id: str
    label: str
    values: Sequence[Value]

    def value(self, plan: Plan) -> Value:
        """Give the value that a plan has chosen."""
        wanted = plan.chosen.get(self.id, "")
        return next((value for value in self.values if value.id == wanted), self.values[0])


class Sitting(NamedTuple):
    """Everything needed to play: the table, the game in play, what keeps it, and what must be said at once."""

    kit: Kit
    session: Session
    saving: Saving
    note: str = ""


class Setup(Protocol):
    """What the page for a new game asks of a game."""

    most_seats: int
    bots: Sequence[Value]

    def choices(self, plan: Plan) -> Sequence[Choice]:
        """List what there is to choose, given what was chosen."""

    def refusal(self, plan: Plan) -> str:
        """Say in a sentence why a game cannot begin like this; nothing if it can."""

    def begin(self, plan: Plan) -> Sitting:
        """Begin the game."""


def cleaned(text: str) -> str:
    """Give a name without what could move a cursor, hide or turn text, or take two cells."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(" " if sign.isspace() else sign for sign in composed if sign.isspace() or _is_letter(sign))
    return " ".join(kept.split())[:LONGEST_NAME].strip()


def _is_letter(sign: str) -> bool:
    return (
        sign.isprintable()
        and sign not in _APART
        and not unicodedata.combining(sign)
        and unicodedata.category(sign)[0] not in "CMZ"
        and unicodedata.east_asian_width(sign) not in {"W", "F"}
    )
