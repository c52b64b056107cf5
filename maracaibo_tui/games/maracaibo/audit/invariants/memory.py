"""What everybody remembers is so: nobody is told what is not true (INV-09, R-93)."""

from collections.abc import Iterator

from maracaibo_tui.games.maracaibo.state.memory import known_deck, known_hand
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable


def remembered_hands(t: MaracaiboTable) -> Iterator[str]:
    """See that what was taken from the display lies in the hand of which everybody remembers it (INV-09)."""
    for p in t.state.players:
        gone = [card for card in known_hand(p) if card not in p.hand]
        if gone:
            yield f"INV-09: everybody remembers {gone} in the hand of seat {p.seat}, where it is not"


def remembered_deck(t: MaracaiboTable) -> Iterator[str]:
    """See that the lowest cards of an automa's deck are those that everybody remembers there (INV-09)."""
    if (automa := t.state.automa) is None:
        return
    left = automa.deck
    for group in reversed(known_deck(automa)):
        left, lying = left[: -len(group)], left[-len(group) :]
        if tuple(sorted(lying)) != group:
            yield f"INV-09: everybody remembers {group} in the deck of {automa.seat}, and {lying} lie there"
