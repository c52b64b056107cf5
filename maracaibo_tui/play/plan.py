"""A new game before it begins: which one, who sits where, and what was chosen."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Mapping, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from maracaibo_tui.engine.choices import Choice
from maracaibo_tui.engine.title import Title
from maracaibo_tui.library.paths import guest

from .seats import LONGEST_NAME, Seat, named, own_name

_APART = frozenset("(),")
"""What separates names on the command line and names bots in a file."""


class Plan(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The wishes for a new game; `chosen` holds a value for every choice that was made."""

    seats: tuple[Seat, ...] = ()
    chosen: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None


def offered(choices: Sequence[Choice], plan: Plan) -> Plan:
    """Give a plan with the usual in place of what is not, or no longer, to be chosen."""
    return replace(plan, chosen={choice.id: choice.value(plan.chosen.get(choice.id, "")).id for choice in choices})


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
    """Give a plan with its names cleaned, and bots named as such."""
    seats = [named(seat._replace(name=cleaned(own_name(seat)))) for seat in plan.seats]
    return replace(plan, seats=tuple(seat._replace(name=seat.name.strip()) for seat in seats))


def usual_names(title: Title, environ: Mapping[str, str] = os.environ) -> tuple[str, ...]:
    """Give names for those who have not said another; a guest of somebody's machine is called as the key says."""
    called = cleaned(guest(environ).capitalize())
    others = (name for name in title.options.NAMES if name != called)
    return (called, *others) if called else tuple(others)
