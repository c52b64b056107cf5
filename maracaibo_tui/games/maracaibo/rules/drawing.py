"""Phase C: drawing, the display and the reshuffle (MAR-DRAW)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.chance import shuffled
from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import Draw, RefillDisplay
from maracaibo_tui.games.maracaibo.state.memory import take_openly
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, player

from .gains import pay_doubloons
from .ship import has_area


def hand_limit(t: MaracaiboTable, p: Player) -> int:
    """Give the hand limit of a player (MAR-DRAW-02, MAR-SHIP-27)."""
    area = has_area(t, p, "hand_limit")
    return area.hand_limit if area else t.printed.turn.hand_limit


def display_cost(t: MaracaiboTable, p: Player) -> int:
    """Give what a display card costs a player (MAR-DRAW-04)."""
    return 0 if has_area(t, p, "free_display") else t.printed.turn.display_cost


@RULES.asks(Draw)
def ask_draw(t: MaracaiboTable, f: Draw) -> Question | None:
    """Ask where the next card comes from, until the hand is full (DEC-60, MAR-DRAW-01..09)."""
    p, state = player(t, f.seat), t.state
    if len(p.hand) >= hand_limit(t, p):
        return None
    affordable = p.doubloons >= display_cost(t, p)
    options = [*for_each("take", [card for card in state.display if card and affordable])]
    if state.draw or state.discard:
        options.insert(0, "draw")
    elif options:
        options.append("stop")
    else:
        return None
    return Question(seat=f.seat, point=f.point, options=tuple(options), rule="MAR-DRAW-03")


@RULES.answers(Draw)
def take_card(t: MaracaiboTable, f: Draw, option: str) -> None:
    """Take one card and see it before deciding about the next (MAR-DRAW-05)."""
    if option == "stop":
        return
    p = player(t, f.seat)
    if option == "draw":
        card = top_card(t)
        origin = "draw"
    else:
        card, origin = value_of(option), "display"
        pay_doubloons(t, p, display_cost(t, p), "display")
        t.state.display = tuple(["" if held == card else held for held in t.state.display])
        take_openly(p, card)
    p.hand = (*p.hand, card)
    if t.tell is not None:
        t.tell(events.CardMoved(f.seat, card, origin, "hand"))
    push(t, f)


def top_card(t: MaracaiboTable) -> str:
    """Take the top card of the draw pile, shuffling the discard pile first if it is empty (MAR-DRAW-08)."""
    state = t.state
    t.revealed = True
    if not state.draw:
        state.chance, state.draw = shuffled(state.chance, state.discard)
        state.discard = ()
        if t.tell is not None:
            t.tell(events.Reshuffled("draw", state.draw))
    card, state.draw = state.draw[0], state.draw[1:]
    return card


@RULES.acts(RefillDisplay)
def refill_display(t: MaracaiboTable, _f: RefillDisplay) -> None:
    """Fill the gaps of the display from left to right (MAR-DRAW-10, R-19)."""
    state = t.state
    if "" not in state.display:
        return
    row = list(state.display)
    for slot, card in enumerate(row):
        if not card and (state.draw or state.discard):
            row[slot] = top_card(t)
    state.display = tuple(row)
