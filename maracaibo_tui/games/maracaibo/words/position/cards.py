"""Cards and ships: what captains hold, have planned and bought, and what their ship areas and careers bring."""

from collections.abc import Iterator

from maracaibo_tui.games.maracaibo.rules.cards import discount
from maracaibo_tui.games.maracaibo.rules.drawing import hand_limit
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Player
from maracaibo_tui.games.maracaibo.words.cards import card_name
from maracaibo_tui.games.maracaibo.words.effects import effect_text, several

from .sight import Sight, card, explained


def cards(sight: Sight) -> Iterator[str]:
    """Say one's own cards in full, and name those that others have planned and bought."""
    for p in sight.told_of:
        yield from _held(sight, p)
    for p in sight.others:
        names = ", ".join([card_name(sight.printed, each) for each in (*p.planning, *p.tableau)])
        yield f"{sight.called(p.seat)} has planned or bought: {names or 'nothing'}."


def _held(sight: Sight, p: Player) -> Iterator[str]:
    less = discount(sight.t, p)
    cheaper = f" Cards cost {less} less." if less else ""
    yield f"{sight.subject(p, 'hold')} {len(p.hand)} of {several(hand_limit(sight.t, p), 'card')}.{cheaper}"
    hand = {} if HIDDEN in p.hand else {"In hand": p.hand}
    for head, held in {**hand, "Planned": p.planning, "Bought": p.tableau}.items():
        yield f"{head}:" if held else f"{head}: none."
        for each in held:
            yield f"  {card(sight.printed, each)}"


def ship(sight: Sight) -> Iterator[str]:
    """Say every area of one's own ship, and how far one's career is."""
    for p in sight.told_of:
        if p is not sight.me:
            yield f"The ship of {sight.called(p.seat)}:"
        for area in sight.printed.box.areas.values():
            left = p.discs[area.id]
            state = "cleared" if not left else f"{several(left, 'disc')} left"
            yield f"{area.name}, {state}. {explained(sight.printed, f'area/{area.id}')}"
        yield from _career(sight, p)


def _career(sight: Sight, p: Player) -> Iterator[str]:
    career = sight.printed.box.careers.get(p.career)
    if career is not None:
        yield f"Career {career.name}:"
        for number, task in enumerate(career.task, 1):
            done = ", done" if number in p.career_done else ""
            yield f"  task {number}{done}: {effect_text(task)}"
