"""What plain mode offers once a game is over: the answers that cost most."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from maracaibo_tui.play.sitting import Sitting

from .words import Plain

if TYPE_CHECKING:
    from maracaibo_tui.play.analysing import Fault

OFFER = "Type a to hear which of your answers cost most, or Enter to end. "
_WORDS = {"a", "analysis"}


def is_wanted(heard: str | None) -> bool:
    """Tell whether somebody wants to hear it."""
    return heard is not None and heard.strip().casefold() in _WORDS


def can_be_analysed(table: Plain) -> bool:
    """Tell whether a person sat at the keyboard last."""
    referee = table.referee
    return bool(referee.seat) and referee.seats[referee.seat - 1].is_person


def analysis(table: Plain, sitting: Sitting) -> Iterator[str]:
    """Say which answers cost most; it is made now unless it was made before."""
    from maracaibo_tui.play.analysing import kept, make

    seat, path = table.referee.seat, sitting.saving.path
    found = kept(path, seat)
    if found is None:
        yield "Every answer is compared with what looked better, on what you could see then. That takes up to a minute."
        with suppress(KeyboardInterrupt):
            make(path, seat, lambda _progress: None)
        found = kept(path, seat)
    if found is None:
        yield "The analysis was left before its end."
        return
    if not found:
        yield "No answer cost more than chance explains."
        return
    yield "In the bot's eyes these cost most, in points on average:"
    for number, fault in enumerate(found, 1):
        yield from table.told(f"{number}: {_said(fault)}")


def _said(fault: Fault) -> str:
    """Say an answer that cost much, and why something else was better."""
    then = f", then {'; '.join(fault.then)}" if fault.then else ""
    why = f" Why: {fault.why}." if fault.why else ""
    return f"-{fault.cost:g} VP, {fault.where}, {fault.sureness}. {fault.taken}; better: {fault.better}{then}.{why}"
