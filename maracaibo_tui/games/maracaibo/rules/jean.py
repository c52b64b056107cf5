"""Jean's turn: one automa card from sailing to its actions; she is asked nothing (MAR-SOLO-10..42)."""

from itertools import pairwise

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.chance import shuffled
from maracaibo_tui.games.maracaibo.box.components import AutomaAction, AutomaCard
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import EndTurn, JeanTurn, RefillDisplay
from maracaibo_tui.games.maracaibo.state.memory import remember_shown, turn_up
from maracaibo_tui.games.maracaibo.state.position import AUTOMA, BOX_DISC, JEAN, JEAN_DISC, Jean
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable

from .automa import miss, take_quest
from .automa_explorer import explore
from .drawing import refill_display
from .gains import score
from .influence import gain_influence
from .jean_combat import Spoils, fight
from .places import has_room, is_city
from .quest_pile import top_quest
from .quests import take_from
from .sailing import enterable, is_last_space, reward_visits
from .ship import lay_in_market


def jean_of(t: MaracaiboTable) -> Jean:
    """Give what belongs to Jean; she must be at the table."""
    if t.state.jean is None:
        raise ValueError("Jean is not at this table")
    return t.state.jean


@RULES.acts(JeanTurn)
def jean_turn(t: MaracaiboTable, _f: JeanTurn) -> None:
    """Reveal a card and carry it out: sail, then a quest or a city and the actions (MAR-SOLO-10)."""
    state, jean = t.state, jean_of(t)
    state.turn += 1
    state.phase = "main"
    if t.tell is not None:
        t.tell(events.TurnStarted(JEAN, state.round, state.turn))
    card = _reveal(t, jean)
    if t.tell is not None:
        t.tell(events.AutomaRevealed(JEAN, card.id, late=_is_late(t)))
    push(t, EndTurn(AUTOMA))
    _sail(t, jean, card)
    if t.state.quests.get(jean.ship):
        _take_quest(t, jean)
    elif is_city(t, jean.ship):
        _visit_city(t, jean, card)
        for action in card.actions:
            _perform(t, jean, card, action)
    else:
        miss(t, JEAN, "stop", jean.ship)
    jean.discard = (card.id, *jean.discard)


def _reveal(t: MaracaiboTable, jean: Jean) -> AutomaCard:
    """Turn up the top automa card; an empty deck is made of the discard pile (MAR-SOLO-11)."""
    t.revealed = True
    if not jean.deck:
        remember_shown(jean)
        t.state.chance, jean.deck = shuffled(t.state.chance, jean.discard)
        jean.discard = ()
        if t.tell is not None:
            t.tell(events.Reshuffled("automa", jean.deck))
    return t.printed.box.jean[turn_up(jean)]


def _sail(t: MaracaiboTable, jean: Jean, card: AutomaCard) -> None:
    """Sail over cities and quests, as many as the card says; a must-stop ends it (MAR-SOLO-13..17)."""
    origin, route, counted = jean.ship, list[str](), list[str]()
    while len(counted) < card.sail and not is_last_space(t, jean.ship, jean):
        jean.ship = _next(t, jean.ship, card)
        route.append(jean.ship)
        if is_city(t, jean.ship) or t.state.quests.get(jean.ship):
            counted.append(jean.ship)
        if t.printed.locations[jean.ship].must_stop:
            break
    if t.tell is not None:
        stopped = len(counted) < card.sail
        t.tell(events.AutomaSailed(JEAN, tuple(route), tuple(counted), _fork(t, jean, [origin, *route]), stopped))
    reward_visits(t, AUTOMA, jean.ship)


def _fork(t: MaracaiboTable, jean: Jean, way: list[str]) -> str:
    """Name the branch taken at the last fork on the way that she could choose at."""
    branch = None
    for at, to in pairwise(way):
        ahead = enterable(t, at, jean)
        if len(ahead) > 1:
            branch = next(arrow.branch for arrow in ahead if arrow.to == to)
    return branch or ""


def _next(t: MaracaiboTable, at: str, card: AutomaCard) -> str:
    """Follow the only arrow, or at a fork the one labelled as the card (MAR-SOLO-15)."""
    arrows = enterable(t, at, jean_of(t))
    labelled = [arrow for arrow in arrows if arrow.branch == card.fork]
    plain = [arrow for arrow in arrows if arrow.branch is None]
    return (labelled or plain or arrows)[0].to


def _take_quest(t: MaracaiboTable, jean: Jean) -> None:
    """Take the quest tile placed first, and end the turn at once (MAR-SOLO-18..20)."""
    lying = t.state.quests[jean.ship]
    take_quest(t, jean, lying[0], jean.ship, len(lying))
    take_from(t, jean.ship, lying[0])


def _visit_city(t: MaracaiboTable, jean: Jean, card: AutomaCard) -> None:
    """Put a disc into a free market space, or take a card from the display (MAR-SOLO-22..25)."""
    place = jean.ship
    if not has_room(t, place):
        _take_card(t, jean, card.display)
        return
    disc = _next_disc(t, jean)
    lay_in_market(t, place, JEAN_DISC if disc else BOX_DISC)
    if t.tell is not None:
        t.tell(events.AutomaDelivered(JEAN, place, disc))


def _next_disc(t: MaracaiboTable, jean: Jean) -> int:
    """Take the leftmost disc of her row and give its number, 0 if the row is empty (MAR-SOLO-22, MAR-SOLO-25)."""
    if jean.discs_removed >= row_length(t):
        return 0
    jean.discs_removed += 1
    return jean.discs_removed


def row_length(t: MaracaiboTable) -> int:
    """Count the spaces of her disc row (MAR-SOLO-05)."""
    return len(t.printed.box.numbers.solo.row) - 1


def _take_card(t: MaracaiboTable, jean: Jean, position: int) -> None:
    """Take the display card at the printed position, or the rightmost there is (MAR-SOLO-23, MAR-SOLO-24)."""
    state = t.state
    slots = [slot for slot, card in enumerate(state.display) if card]
    if not slots:
        miss(t, JEAN, "display", jean.ship)
        return
    slot = position - 1 if position - 1 in slots else slots[-1]
    taken = state.display[slot]
    state.display = (*state.display[:slot], "", *state.display[slot + 1 :])
    jean.cards = (*jean.cards, taken)
    if t.tell is not None:
        t.tell(events.AutomaTookCard(JEAN, taken, slot + 1, position, jean.ship))
    refill_display(t, RefillDisplay())


def _perform(t: MaracaiboTable, jean: Jean, card: AutomaCard, action: AutomaAction) -> None:
    """Carry out one action of the card; from round III on its second value counts (MAR-SOLO-28..42)."""
    amount = action.amount if action.late is None or not _is_late(t) else action.late
    source = f"jean/{card.id}"
    match action.does:
        case "influence" if action.nation is not None:
            gain_influence(t, jean, action.nation, amount, source)
        case "vp":
            score(t, jean, amount, source)
        case "remove_disc":
            _remove_disc(t, jean)
        case "quest_pile":
            _take_from_pile(t, jean)
        case "explore":
            explore(t, jean, amount)
        case "combat":
            fight(t, jean, Spoils(amount, village=action.village, source=source))


def _is_late(t: MaracaiboTable) -> bool:
    """Tell whether the second values of her cards count (MAR-SOLO-60)."""
    return t.state.round >= t.printed.box.numbers.solo.late_round


def _remove_disc(t: MaracaiboTable, jean: Jean) -> None:
    """Remove the leftmost disc of her row from the game (MAR-SOLO-30)."""
    disc = _next_disc(t, jean)
    if not disc:
        miss(t, JEAN, "row")
    elif t.tell is not None:
        t.tell(events.AutomaRemovedDisc(JEAN, disc))


def _take_from_pile(t: MaracaiboTable, jean: Jean) -> None:
    """Take the top quest tile of the pile (MAR-SOLO-31)."""
    quest = top_quest(t)
    if not quest:
        miss(t, JEAN, "pile")
        return
    take_quest(t, jean, quest, "pile")
