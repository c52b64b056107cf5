"""Where the project cards are (INV-09..11)."""

from collections import Counter
from collections.abc import Iterator

from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable


def card_places(state: State) -> Iterator[tuple[str, str]]:
    """Name every card that is not in the box with the place where it is."""
    yield from (("draw pile", card) for card in state.draw)
    yield from (("discard pile", card) for card in state.discard)
    yield from (("display", card) for card in state.display if card)
    for p in state.players:
        yield from ((f"hand of {p.seat}", card) for card in p.hand)
        yield from ((f"planning area of {p.seat}", card) for card in p.planning)
        yield from ((f"tableau of {p.seat}", card) for card in p.tableau)
        yield from ((f"first cards of {p.seat}", card) for card in p.committed if card not in p.careers)
    if state.jean is not None:
        yield from (("stack of Jean", card) for card in state.jean.cards)


def one_place_each(t: MaracaiboTable) -> Iterator[str]:
    """See that every project card is in one place only (INV-09)."""
    places = list(card_places(t.state))
    counts = Counter(card for _, card in places)
    for card, count in counts.items():
        if count > 1:
            yield f"INV-09: card {card} is in {count} places: {[place for place, held in places if held == card]}"
        if card not in t.printed.cards:
            yield f"INV-09: {card!r} is no project card: {[place for place, held in places if held == card]}"


def circulating(state: State) -> frozenset[str]:
    """Name the cards of the two decks that are not in the box (INV-10)."""
    return frozenset(card for _, card in card_places(state) if card[:1] in {"A", "B"})


def cards_of_a_fresh_game(t: MaracaiboTable) -> Iterator[str]:
    """See that a game begins with all of the first deck and the set number of the second (INV-10)."""
    cards = circulating(t.state)
    first = sum(card.startswith("A") for card in cards)
    wanted = t.printed.box.pack.counts.get("cards_a", first), t.printed.setup.b_cards
    if (first, len(cards) - first) != wanted:
        yield f"INV-10: {first} cards of A and {len(cards) - first} of B are in play, not {wanted[0]} and {wanted[1]}"


def planning_areas(t: MaracaiboTable) -> Iterator[str]:
    """See that no planning area holds too many cards (INV-11)."""
    for p in t.state.players:
        if len(p.planning) > t.printed.turn.planning_spaces:
            yield f"INV-11: seat {p.seat} plans {len(p.planning)} cards on {t.printed.turn.planning_spaces} spaces"
