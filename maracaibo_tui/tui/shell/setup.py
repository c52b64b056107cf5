"""A new game before it begins: who sits where, what was chosen, and what the shell asks of a game for it."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from msgspec import Struct, field
from msgspec.structs import replace

from maracaibo_tui.play.saving import Saving
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session

from .kit import Kit

LONGEST_NAME = 20
_APART = frozenset("(),")
"""What separates names on the command line and names bots in a file."""


class Plan(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The wishes for a new game; `chosen` holds a value for every choice that was made."""

    seats: tuple[Seat, ...] = ()
    chosen: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None


class Value(NamedTuple):
    """A value that may be chosen, and a sentence about it."""

    id: str
    label: str
    says: str = ""


class Choice(NamedTuple):
    """Something to choose before a game begins; the first value is the usual one."""

    id: str
    label: str
    values: Sequence[Value]
    says: str = ""

    def value(self, plan: Plan) -> Value:
        """Give the value that a plan has chosen."""
        wanted = plan.chosen.get(self.id, "")
        return next((value for value in self.values if value.id == wanted), self.values[0])


class Sitting(NamedTuple):
    """Everything needed to play: the table, the game in play, what keeps it, and what must be said at once."""

    kit: Kit
    session: Session
    saving: Saving
    again: Callable[[], Sitting]
    """Begins another game with the same set-up."""
    note: str = ""


class Setup(Protocol):
    """What the page for a new game asks of a game."""

    title: str
    most_seats: int
    bots: Sequence[Value]

    def name_for(self, seat: int) -> str:
        """Give the name of somebody at a seat, counted from 0, who has not said another."""

    def choices(self, plan: Plan) -> Sequence[Choice]:
        """List what there is to choose, given what was chosen."""

    def refusal(self, plan: Plan) -> str:
        """Say in a sentence why a game cannot begin like this; nothing if it can."""

    def begin(self, plan: Plan) -> Sitting:
        """Begin the game."""


def offered(setup: Setup, plan: Plan) -> Plan:
    """Give a plan with the usual in place of what is not, or no longer, to be chosen."""
    return replace(plan, chosen={choice.id: choice.value(plan).id for choice in setup.choices(plan)})


def cleaned(text: str) -> str:
    """Give a name without what could move a cursor, hide or turn text, or take two cells."""
    composed = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if sign.isspace() else sign for sign in composed)
    return " ".join("".join(filter(is_letter, spaced)).split())[:LONGEST_NAME].strip()


def is_letter(sign: str) -> bool:
    """Tell whether a character may stand in a name: one cell wide, visible or a blank, and no separator."""
    return sign == " " or (
        sign.isprintable()
        and sign not in _APART
        and unicodedata.category(sign)[0] not in "CMZ"
        and unicodedata.east_asian_width(sign) not in {"W", "F"}
    )


def tidied(plan: Plan) -> Plan:
    """Give a plan with its names cleaned."""
    return replace(plan, seats=tuple(seat._replace(name=cleaned(seat.name)) for seat in plan.seats))
