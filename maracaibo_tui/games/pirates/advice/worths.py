"""What treasures are worth, and how an option changes that for every seat (PIR-SCORE-07, PIR-TREAS-01)."""

from __future__ import annotations

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.words import Names
from maracaibo_tui.games.pirates.box.printed import KINDS, Printed
from maracaibo_tui.games.pirates.rules.final_scoring import treasure_value
from maracaibo_tui.games.pirates.rules.possessions import treasures
from maracaibo_tui.games.pirates.state.position import Player, State
from maracaibo_tui.games.pirates.state.sight import scorers
from maracaibo_tui.games.pirates.state.table import PiratesTable
from maracaibo_tui.games.pirates.words.teller import Teller


def held(view: State, kind: str) -> dict[int | str, int]:
    """Count everybody's treasures of a kind."""
    return {
        each.seat: treasures(each, kind) if isinstance(each, Player) else each.treasures[kind] for each in scorers(view)
    }


def worths(printed: Printed, view: State) -> dict[str, dict[int | str, int]]:
    """Give what the treasures of everybody are worth now, kind by kind."""
    t: PiratesTable = Table(view, printed)
    return {kind: {seat: count * treasure_value(t, kind) for seat, count in held(view, kind).items()} for kind in KINDS}


def changed(printed: Printed, now: State, then: State, names: Names) -> list[str]:
    """Say for each kind what a treasure is worth then and what that changes for everybody: `gold 3->4 each: You +5`."""
    before, after, teller = worths(printed, now), worths(printed, then), Teller(printed, names)
    tables: list[PiratesTable] = [Table(now, printed), Table(then, printed)]
    lines = []
    for kind in KINDS:
        was, will = [treasure_value(t, kind) for t in tables]
        moved = {seat: worth - before[kind][seat] for seat, worth in after[kind].items()}
        told = [f"{teller.who(seat)} {change:+}" for seat, change in moved.items() if change]
        if was != will or told:
            each = f"{kind} {was}->{will} each" if was != will else f"{kind} {was} each"
            lines.append(f"{each}: {', '.join(told) or 'nobody has any'}")
    return lines


def next_step(printed: Printed, view: State, kind: str) -> int | None:
    """Give how many markers more make a treasure of a kind worth more, or None where it is worth most."""
    table, count = printed.scoring.treasure, view.islands[kind]
    last = len(table) - 1
    now = table[min(count, last)]
    return next((more - count for more in range(count + 1, last + 1) if table[more] > now), None)
