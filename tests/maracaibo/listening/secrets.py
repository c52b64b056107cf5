"""What somebody hears who may not know a card: nothing that its owner drew, no order of a pile (MAR-GEN-28)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.views import ONLOOKER, heard

HIDING = (events.CardMoved, events.Reshuffled)


def leaks(state: State, event: object) -> Iterator[str]:
    """Say who hears a card that lies hidden from them, and who does not hear what everybody may."""
    for seat in (ONLOOKER, *(p.seat for p in state.players)):
        said = heard(event, seat)
        secret = _hidden(state, seat)
        named = set(msgspec.to_builtins(said).values()) if isinstance(event, events.CardMoved) else set()
        if isinstance(said, events.Reshuffled):
            named = set(said.order)
        openly = isinstance(event, events.CardMoved) and event.origin == "display"
        if not openly and (told := named & secret):
            yield f"heard: seat {seat} hears of {sorted(map(str, told))} in {event}"
        may_hear = not isinstance(event, HIDING) or openly or getattr(event, "seat", None) == seat
        if may_hear and not isinstance(event, events.Reshuffled) and said != event:
            yield f"heard: seat {seat} does not hear {event}"


def _hidden(state: State, seat: int) -> set[object]:
    """List the cards that lie hidden from a seat."""
    others = (card for p in state.players if p.seat != seat for card in (*p.hand, *p.committed))
    return {*state.draw, *others}
