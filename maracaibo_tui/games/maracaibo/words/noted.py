"""What reports count of events: points by what paid them, and what was bought."""

from __future__ import annotations

from maracaibo_tui.engine.scores import FINAL
from maracaibo_tui.engine.words import Noted
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.events import CardBought, Scored

from .called import FINAL_PARTS
from .sources import kind_of


def noted(event: object, printed: Printed) -> Noted | None:
    """Give what reports count of an event; None of most."""
    match event:
        case Scored():
            part = event.source.partition("final/")[2]
            source = f"{FINAL}: {FINAL_PARTS.get(part, part)}" if part else kind_of(printed, event.source)
            return Noted(event.seat, points=event.amount, source=source)
        case CardBought():
            return Noted(event.seat, bought=f"card/{event.card}")
        case _:
            return None
