"""Who plays, as it is typed and as it is said: persons by their names, bots by what they are."""

from __future__ import annotations

import re
from collections.abc import Sequence

from maracaibo_tui.cabinet.wishes import NewGame
from maracaibo_tui.engine.title import Title
from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.play.granting import planned
from maracaibo_tui.play.plan import Plan, cleaned
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.strengths import BOTS, bot_meant, label_for
from maracaibo_tui.tui.screen.cells import safe

from .words import ECHO

_PLAYED_BY = re.compile(r"(?P<name>[^()]*)\((?P<kind>[^()]*)\)")
_PERSON, _BOT = "person", "bot"


def company_of(text: str, title: Title) -> tuple[Seat, ...]:
    """Read who plays: names with commas, behind a name in brackets which bot plays it, or a bot without a name."""
    named: list[Seat] = []
    unnamed: list[str] = []
    for part in filter(None, [" ".join(each.split()) for each in text.split(",")]):
        found = _PLAYED_BY.fullmatch(part)
        word = " ".join((found["kind"] if found else part).casefold().split())
        is_person, bot = bool(found) and word == _PERSON, bot_meant(word.removesuffix(f" {_BOT}"))
        if found and not (bot or is_person):
            words = ", ".join([value.label for value in BOTS])
            raise SaveError(f"{safe(part[:ECHO])}: there is no such bot; there are {words}.")
        if found or not bot:
            named.append(Seat(cleaned(found["name"] if found else part), bot))
        else:
            unnamed.append(bot)
    if not any(seat.is_person for seat in named):
        raise SaveError("Nobody plays: name a person.")
    wish = NewGame(players=",".join([seat.name for seat in named]), bot=",".join(unnamed))
    others = planned(title, wish, Plan()).seats[len(named) :]
    return (*named, *others)


def called(seats: Sequence[Seat]) -> str:
    """Say who plays."""
    return ", ".join([f"{seat.name} ({label_for(seat.bot)})" if seat.bot else seat.name for seat in seats])
