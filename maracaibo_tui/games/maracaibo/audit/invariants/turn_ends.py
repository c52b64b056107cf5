"""What must hold when set-up, a turn or a step of a scoring is over (INV-02, INV-12, INV-13, INV-28)."""

from collections.abc import Iterator

from msgspec import Struct

from maracaibo_tui.games.maracaibo.state.events import MarketsCleared, RoundEnded, TurnStarted
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player


class Turns(Struct):
    """Whose turn it is, if it is anybody's, and whether the game was followed from its beginning."""

    seat: int
    fresh: bool
    setting_up: bool


def begin_turns(t: MaracaiboTable, *, fresh: bool) -> Turns:
    """Note whose turn it is."""
    phase = t.state.phase
    seat = t.state.active if phase in {"sail", "main", "draw"} else 0
    return Turns(seat=seat, fresh=fresh, setting_up=phase == "setup")


def hear_turns(t: MaracaiboTable, memory: Turns, event: object) -> Iterator[str]:
    """Look at hands and display whenever a turn is over (INV-12, INV-13)."""
    match event:
        case TurnStarted(seat=seat):
            if memory.fresh and (t.state.round, t.state.turn) == (1, 1):
                yield from _set_up(t)
            if not memory.setting_up:
                yield from _hand(t, memory.seat)
                yield from _display(t)
            memory.seat, memory.setting_up = seat if isinstance(seat, int) else 0, False
        case RoundEnded():
            yield from _hand(t, memory.seat)
            yield from _display(t)
            memory.seat = 0
        case MarketsCleared():
            full = {place: discs for place, discs in t.state.goods.items() if discs}
            if full:
                yield f"INV-28: the markets still hold goods after they were cleared: {full}"


def _set_up(t: MaracaiboTable) -> Iterator[str]:
    setup = t.printed.setup
    general = setup.figures - setup.figures_own - setup.figures_career
    for p in t.state.players:
        if (p.figures, p.figures_general) != (setup.figures_own, general):
            found = f"{p.figures} own figures and {p.figures_general} in the general supply"
            yield f"INV-02: seat {p.seat} begins with {found}, not {setup.figures_own} and {general}"


def _hand(t: MaracaiboTable, seat: int) -> Iterator[str]:
    if seat and (t.state.draw or t.state.discard):
        p = player(t, seat)
        if len(p.hand) < _limit(t, p):
            yield f"INV-12: seat {seat} ended its turn with {len(p.hand)} cards in hand, not {_limit(t, p)}"


def _limit(t: MaracaiboTable, p: Player) -> int:
    raised = [area.hand_limit for area in t.printed.box.areas.values() if area.hand_limit and not p.discs[area.id]]
    return max(raised, default=t.printed.turn.hand_limit)


def _display(t: MaracaiboTable) -> Iterator[str]:
    cards, wanted = [card for card in t.state.display if card], t.printed.setup.display
    if len(cards) != wanted and (t.state.draw or t.state.discard):
        yield f"INV-13: the display holds {len(cards)} cards, not {wanted}, though there are more"
