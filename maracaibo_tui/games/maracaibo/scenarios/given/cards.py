"""Moving project cards to where a given position has them."""

from collections.abc import Collection

from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.rules.income import receive_income
from maracaibo_tui.games.maracaibo.rules.jean import jean_of
from maracaibo_tui.games.maracaibo.state.memory import leave_hand
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player

from .values import decided, number, table, texts, without

Ids = tuple[str, ...]


def set_hand(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Lay cards into a hand; those it held go to the discard pile."""
    p = player(t, int(ids[0]))
    cards = texts(path, value, t.printed.cards, "project card")
    _discard(t, [card for card in p.hand if card not in cards])
    lift_cards(t, path, cards)
    p.hand = cards


def set_planning(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Lay cards onto planning spaces (MAR-FREE-03)."""
    p = decided(path, player(t, int(ids[0])))
    cards = texts(path, value, t.printed.cards, "project card")
    spaces = t.printed.turn.planning_spaces
    if len(cards) > spaces:
        raise PathError(f"{path}: found {len(cards)} cards, allowed at most {spaces}")
    _discard(t, [card for card in p.planning if card not in cards])
    lift_cards(t, path, cards)
    p.planning = cards


def set_tableau(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Lay cards into a tableau with their income and assistants, but without immediate effects."""
    p = decided(path, player(t, int(ids[0])))
    cards = texts(path, value, t.printed.cards, "project card")
    gone = [card for card in p.tableau if card not in cards]
    if gone:
        raise PathError(f"{path}: found no {gone[0]}, allowed only more cards: a card in the tableau stays there")
    for card in cards:
        if card not in p.tableau:
            _into_tableau(t, path, p, card)
            for place in _locations(t, card):
                _place_assistant(path, p, card, place)


def set_assistants(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Name the assistants by location; a card that is not yet in the tableau comes there (MAR-ASSIST-01, INV-24)."""
    p, printed = player(t, int(ids[0])), t.printed.cards
    stand = {place: texts(path, cards, printed, "project card") for place, cards in table(path, value).items()}
    for place, cards in stand.items():
        for card in cards:
            allowed = _locations(t, card)
            if place not in allowed:
                where = f"the assistant of {card} at {place}"
                raise PathError(f"{path}: found {where}, allowed {', '.join(allowed) or 'none: it needs no assistant'}")
    named = [card for cards in stand.values() for card in cards]
    missing = [card for cards in p.assistants.values() for card in cards if card not in named]
    if missing:
        raise PathError(f"{path}: found no {missing[0]}, allowed only with every assistant of the tableau")
    set_tableau(t, path, ids, [*p.tableau, *(card for card in named if card not in p.tableau)])


def _locations(t: MaracaiboTable, card: str) -> list[str]:
    return [effect.location for effect in t.printed.cards[card].requires if isinstance(effect, v.CostAssistant)]


def _into_tableau(t: MaracaiboTable, path: str, p: Player, card: str) -> None:
    lift_cards(t, path, (card,))
    p.tableau = (*p.tableau, card)
    points = p.vp
    receive_income(t, p, card)
    p.vp = points


def _place_assistant(path: str, p: Player, card: str, place: str) -> None:
    if p.figures:
        p.figures -= 1
    elif p.figures_general:
        p.figures_general -= 1
    else:
        raise PathError(f"{path}: found no figure of seat {p.seat} for the assistant of {card}, allowed fewer cards")
    p.assistants = {**p.assistants, place: (*p.assistants.get(place, ()), card)}


def set_display(t: MaracaiboTable, path: str, _ids: Ids, value: object) -> None:
    """Lay out the display; an empty text is a gap, and the cards it held go to the discard pile (MAR-DRAW-10)."""
    cards = texts(path, value, ("", *t.printed.cards), "project card")
    number(f"{path}: cards and gaps", len(cards), t.printed.setup.display, t.printed.setup.display)
    _discard(t, [card for card in t.state.display if card and card not in cards])
    lift_cards(t, path, cards)
    t.state.display = cards


def set_draw(t: MaracaiboTable, path: str, _ids: Ids, value: object) -> None:
    """Put cards on top of the draw pile."""
    cards = texts(path, value, t.printed.cards, "project card")
    lift_cards(t, path, cards)
    t.state.draw = (*cards, *t.state.draw)


def set_discard(t: MaracaiboTable, path: str, _ids: Ids, value: object) -> None:
    """Put cards on top of the discard pile."""
    cards = texts(path, value, t.printed.cards, "project card")
    lift_cards(t, path, cards)
    t.state.discard = (*cards, *t.state.discard)


def set_jean_cards(t: MaracaiboTable, path: str, _ids: Ids, value: object) -> None:
    """Lay cards onto the stack of Jean (MAR-SOLO-03)."""
    cards = texts(path, value, t.printed.cards, "project card")
    _discard(t, [card for card in jean_of(t).cards if card not in cards])
    lift_cards(t, path, cards)
    jean_of(t).cards = cards


def lift_cards(t: MaracaiboTable, path: str, cards: Collection[str]) -> None:
    """Take cards from wherever they are; the display keeps gaps, and no tableau gives a card back."""
    state = t.state
    for p in state.players:
        held = next((card for card in cards if card in p.tableau), None)
        if held is not None:
            raise PathError(f"{path}: found {held}, allowed no card that lies in the tableau of seat {p.seat}")
    for p in state.players:
        leave_hand(p, cards)
        p.planning = without(p.planning, cards)
        p.committed = without(p.committed, cards)
    state.draw = without(state.draw, cards)
    state.discard = without(state.discard, cards)
    state.display = tuple("" if card in cards else card for card in state.display)
    if state.jean is not None:
        state.jean.cards = without(state.jean.cards, cards)


def circulating(t: MaracaiboTable, extras: Collection[str]) -> int:
    """Count the cards of the second deck that are not in the box (INV-10)."""
    state = t.state
    places_ = [state.draw, state.discard, state.display]
    places_ += [cards for p in state.players for cards in (p.hand, p.planning, p.tableau, p.committed)]
    places_ += [] if state.jean is None else [state.jean.cards]
    return sum(_of_second_deck(card, extras) for cards in places_ for card in cards)


def return_to_box(t: MaracaiboTable, count: int, named: Collection[str], extras: Collection[str]) -> None:
    """Exchange cards of the second deck that came from the box for others, from the bottom of the pile (INV-10)."""
    for pile in ("draw", "discard"):
        loose = [c for c in getattr(t.state, pile) if _of_second_deck(c, extras) and c not in named]
        back = loose[max(0, len(loose) - count) :] if count > 0 else []
        setattr(t.state, pile, without(getattr(t.state, pile), back))
        count -= len(back)


def _of_second_deck(card: str, extras: Collection[str]) -> bool:
    return card.startswith("B") and card not in extras


def _discard(t: MaracaiboTable, cards: list[str]) -> None:
    lift = set(cards)
    for p in t.state.players:
        leave_hand(p, lift)
        p.planning = without(p.planning, lift)
    t.state.display = tuple("" if card in lift else card for card in t.state.display)
    if t.state.jean is not None:
        t.state.jean.cards = without(t.state.jean.cards, lift)
    t.state.discard = (*cards[::-1], *t.state.discard)
