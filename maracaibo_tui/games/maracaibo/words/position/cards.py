"""Cards and ships: what captains hold, have planned and bought, and what their ship areas and careers bring."""

from collections.abc import Iterator

from maracaibo_tui.games.maracaibo.rules.cards import discount
from maracaibo_tui.games.maracaibo.rules.drawing import hand_limit
from maracaibo_tui.games.maracaibo.state.memory import known_hand
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Player
from maracaibo_tui.games.maracaibo.words.asked import capital
from maracaibo_tui.games.maracaibo.words.cards import card_name
from maracaibo_tui.games.maracaibo.words.careers import goals
from maracaibo_tui.games.maracaibo.words.effects import several

from .listener import Listener, card, explained


def cards(listener: Listener) -> Iterator[str]:
    """Say one's own cards in full, and name those that others have planned and bought."""
    for p in listener.told_of:
        yield from _held(listener, p)
    for p in listener.others:
        names = ", ".join([card_name(listener.printed, each) for each in (*p.planning, *p.tableau)])
        yield f"{listener.called(p.seat)} has planned or bought: {names or 'nothing'}."
        if known := ", ".join([card_name(listener.printed, each) for each in known_hand(p)]):
            yield f"{listener.called(p.seat)} holds, from the display: {known}."


def _held(listener: Listener, p: Player) -> Iterator[str]:
    less = discount(listener.t, p)
    cheaper = f" Cards cost {less} less." if less else ""
    limit = several(hand_limit(listener.t, p), "card")
    # In the set-up everybody chooses from more cards than are kept: the limit says nothing yet.
    is_dealt = listener.t.state.phase == "setup"
    count = several(len(p.hand), "card") if is_dealt else f"{len(p.hand)} of {limit}"
    yield f"{listener.subject(p, 'hold')} {count}.{cheaper}"
    known = {"In hand, from the display": known_hand(p)} if known_hand(p) else {}
    hand = known if HIDDEN in p.hand else {"In hand": p.hand}
    for head, held in {**hand, "Planned": p.planning, "Bought": p.tableau}.items():
        yield f"{head}:" if held else f"{head}: none."
        for each in held:
            yield f"  {card(listener.printed, each)}"


def ship(listener: Listener) -> Iterator[str]:
    """Say every area of one's own ship, and how far one's career is."""
    for p in listener.told_of:
        if p is not listener.me:
            yield f"The ship of {listener.called(p.seat)}:"
        for area in listener.printed.box.areas.values():
            left = p.discs[area.id]
            state = "cleared" if not left else f"{several(left, 'disc')} left"
            yield f"{area.name}, {state}. {explained(listener.printed, f'area/{area.id}')}"
        yield from _career(listener, p)


def _career(listener: Listener, p: Player) -> Iterator[str]:
    """Say the tasks of the career, or of those to choose from."""
    known = listener.printed.box.careers
    if p.career in known:
        yield f"Career {known[p.career].name}:"
        for number, task in enumerate(goals(known[p.career]), 1):
            done = ", done" if number in p.career_done else ""
            yield f"  Task {number}{done}: {task}"
    for each in p.careers if not p.career else ():
        if each in known:
            yield f"Career to choose from: {known[each].name}."
            yield from [f"  {capital(task)}" for task in goals(known[each])]
