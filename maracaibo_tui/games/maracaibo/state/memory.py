"""What everybody remembers, for it was open once: it stands in the state, so that all share it (MAR-GEN-28, R-93)."""

from collections.abc import Collection

from msgspec import UNSET

from .position import Automa, Groups, Player, State, copied


def known_hand(p: Player) -> tuple[str, ...]:
    """Give the hand cards that everybody knows: those taken from the display."""
    return () if p.from_display is UNSET else p.from_display


def take_openly(p: Player, card: str) -> None:
    """Remember a card that was taken from the display: it lies in that hand until it is played."""
    p.from_display = (*known_hand(p), card)


def leave_hand(p: Player, cards: Collection[str]) -> None:
    """Take cards out of a hand; where they are now is open, so there is nothing to remember any more."""
    p.hand = tuple([held for held in p.hand if held not in cards])
    if p.from_display is not UNSET:
        p.from_display = tuple([held for held in p.from_display if held not in cards]) or UNSET


def known_deck(automa: Automa) -> Groups:
    """Give the cards of an automa's deck that it has shown before, the upper group first."""
    return () if automa.shown_before is UNSET else automa.shown_before


def remember_shown(automa: Automa) -> None:
    """Remember which cards are shuffled and go under the deck: everybody has seen them, but not in which order."""
    if automa.discard:
        automa.shown_before = (*known_deck(automa), tuple(sorted(automa.discard)))


def turn_up(automa: Automa) -> str:
    """Turn up the top card of an automa's deck."""
    card = automa.deck[0]
    leave_deck(automa, (card,))
    return card


def leave_deck(automa: Automa, cards: Collection[str]) -> None:
    """Take cards out of an automa's deck; nobody need remember any more that they lie there."""
    automa.deck = tuple([card for card in automa.deck if card not in cards])
    if automa.shown_before is not UNSET:
        left = [tuple([card for card in group if card not in cards]) for group in automa.shown_before]
        automa.shown_before = tuple([group for group in left if group]) or UNSET


def see_memory(state: State) -> None:
    """See that nothing is remembered where it cannot lie; it is a ValueError otherwise."""
    if any(card not in p.hand for p in state.players for card in known_hand(p)):
        raise ValueError("a card is remembered in a hand that does not hold it")
    if (automa := state.automa) and sum(map(len, known_deck(automa))) > len(automa.deck):
        raise ValueError("more cards are remembered in a deck than lie there")


def without_memory(state: State) -> State:
    """Leave out what everybody remembers: it follows from the answers, and games written before do not have it."""
    remembers = [*(p.from_display for p in state.players), *([state.automa.shown_before] if state.automa else [])]
    if all(each is UNSET for each in remembers):
        return state
    twin = copied(state)
    for p in twin.players:
        p.from_display = UNSET
    if twin.automa is not None:
        twin.automa.shown_before = UNSET
    return twin
