"""The rules of pranks: what a seat may do to a diver who has brought up a shell (TOY-PRANK)."""

from __future__ import annotations

from collections.abc import Sequence

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.chance import picked, rolled
from maracaibo_tui.engine.forms import for_each, made, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.windows import ARMED, DECLINE, ORDERS, Announced, Windows

from . import state as toy
from .book import RULES, tell, with_value
from .state import Divers, Play, Prank, Pranked, Pranks, Rolled, Sea, Unveil, Washed

CHARM, WAVE = KINDS = ("charm", "wave")


class Reactions:
    """What the game says of its windows: others than the diver may play a prank (TOY-PRANK-01)."""

    def order(self, t: Sea, seat: int) -> str:
        """Give the standing order of a seat (TOY-PRANK-02)."""
        return t.state.windows[seat - 1]

    def may_react(self, t: Sea, window: Pranks, seat: int) -> bool:
        """Tell whether a seat has a prank in hand, whichever."""
        del window
        return bool(t.state.hands[seat - 1])

    def armed(self, t: Sea, window: Pranks, seat: int) -> str:
        """Give the first armed prank that can be played now."""
        return next((made("announce", each) for each in t.state.armed[seat - 1] if _can_be_played(t, window, each)), "")

    def asked(self, t: Sea, window: Pranks, seat: int) -> Question:
        """Ask for a prank."""
        able = [each for each in t.state.hands[seat - 1] if _can_be_played(t, window, each)]
        options = (*for_each("announce", able), DECLINE)
        return Question(seat=seat, point="TOY-5", options=options, rule="TOY-PRANK-01")

    def heard(self, t: Sea, seat: int) -> None:
        """Tell that there will be a prank."""
        tell(t, toy.Announced(seat))

    def resolve(self, t: Sea, window: Pranks, announced: Sequence[Announced]) -> None:
        """Show the pranks one after the other; only one alone, announced just now, is played without asking."""
        is_sure = len(announced) == 1 and not announced[0].by_itself
        kind = Play if is_sure else Unveil
        push(t, *[kind(each.seat, value_of(each.option), window.seat) for each in announced])


WINDOWS = Windows(RULES, Pranks, Prank, Reactions())


def _can_be_played(t: Sea, window: Pranks, prank: str) -> bool:
    """Tell whether there is a choice to charm, or a shell to wash away (TOY-PRANK-03, TOY-PRANK-04)."""
    if prank == CHARM:
        return not t.printed.box.shells[window.shell].worth % 2 and not t.state.charmed_by
    return bool(t.state.baskets[window.seat - 1])


@RULES.asks(Unveil)
def ask_unveil(_t: Sea, f: Unveil) -> Question:
    """Ask whether the prank is played after all (TOY-PRANK-01)."""
    return Question(seat=f.seat, point="TOY-6", options=("resolve", "withdraw"), rule="TOY-PRANK-01")


@RULES.answers(Unveil)
def unveil(t: Sea, f: Unveil, option: str) -> None:
    """Play it, or show it and take it back; then it is no longer armed."""
    if option == "resolve":
        push(t, Play(f.seat, f.prank, f.diver))
        return
    t.revealed = True
    disarm(t, f.seat, f.prank)
    tell(t, Pranked(f.seat, f.prank, is_played=False))


@RULES.acts(Play)
def play(t: Sea, f: Play) -> None:
    """Throw for a charm, or let the wave take a shell from the basket (TOY-PRANK-03, TOY-PRANK-04)."""
    t.revealed = True
    disarm(t, f.seat, f.prank)
    t.state.hands = with_value(
        t.state.hands, f.seat, tuple(each for each in t.state.hands[f.seat - 1] if each != f.prank)
    )
    tell(t, Pranked(f.seat, f.prank, is_played=True))
    basket = t.state.baskets[f.diver - 1]
    if f.prank == CHARM:
        dice = rolled(t, t.printed.box.numbers.faces)
        if dice[0] >= t.printed.box.numbers.charm:
            t.state.charmed_by = f.seat
        tell(t, Rolled(f.seat, dice))
    elif basket:
        shell = picked(t, basket)
        t.state.baskets = with_value(t.state.baskets, f.diver, tuple(each for each in basket if each != shell))
        t.state.bag, t.state.sunk = (*t.state.bag, shell), (*t.state.sunk, shell)
        tell(t, Washed(f.diver, shell))


def disarm(t: Sea, seat: int, prank: str) -> None:
    """Have a prank no longer armed."""
    t.state.armed = with_value(t.state.armed, seat, tuple(each for each in t.state.armed[seat - 1] if each != prank))


def orders(t: Sea, seat: int) -> tuple[str, ...]:
    """List what a seat may settle beside its turn (TOY-PRANK-02)."""
    if not t.state.options.pranks:
        return ()
    others = [order for order in ORDERS if order != t.state.windows[seat - 1]]
    hand, armed = t.state.hands[seat - 1], t.state.armed[seat - 1]
    loose = [each for each in hand if each not in armed]
    return (*for_each("windows", others), *for_each("arm", loose), *for_each("disarm", armed))


def ordered(t: Sea, seat: int, word: str, value: str) -> None:
    """Carry out an order: it changes nothing on the table."""
    state = t.state
    if word == "windows":
        state.windows = with_value(state.windows, seat, value)
    elif word == "arm":
        state.armed = with_value(state.armed, seat, (*state.armed[seat - 1], value))
    else:
        disarm(t, seat, value)


def deal(state: Divers, hands: Sequence[str]) -> None:
    """Deal one prank to each hand (TOY-PRANK-01); only what is armed asks, at first (TOY-PRANK-02)."""
    players = state.options.players
    state.hands, state.votes = tuple((hands[seat],) for seat in range(players)), ("",) * players
    state.armed, state.windows = ((),) * players, (ARMED,) * players
