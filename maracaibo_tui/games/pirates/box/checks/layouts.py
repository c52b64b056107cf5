"""The layouts: card places, islands, and a legal end from every space (PIR-SETUP-04, PIR-SAIL-16)."""

from __future__ import annotations

from collections.abc import Iterator

from maracaibo_tui.games.pirates.box.checks.counts import DEALT
from maracaibo_tui.games.pirates.box.checks.finding import Finding
from maracaibo_tui.games.pirates.box.components import Box, Layout
from maracaibo_tui.games.pirates.box.sea import CARD, COLUMNS, ISLANDS, MARACAIBO, ROWS, START, Sea

_LETTERS = (CARD, *ISLANDS, ".")


def layout_findings(box: Box) -> Iterator[Finding]:
    """Find layouts on which nobody could play."""
    for layout in box.layouts.values():
        wrong = list(_shape_findings(layout))
        yield from wrong
        if not wrong:
            yield from _stuck_findings(layout, box.numbers.turn.movement)


def whole_sea_findings(box: Box) -> Iterator[Finding]:
    """Find what the layouts of a pack may not have, though that of a scenario may."""
    if not box.layouts:
        yield Finding("layout", "", "no layout", "at least one")
    for layout in box.layouts.values():
        movement = box.numbers.turn.movement
        if not any(_shape_findings(layout)) and not any(_stuck_findings(layout, movement)):
            yield from _lonely_findings(layout, movement)


def _shape_findings(layout: Layout) -> Iterator[Finding]:
    name = f"layout {layout.id}"
    if len(layout.rows) != len(ROWS):
        yield Finding(name, "rows", f"{len(layout.rows)} rows", f"{len(ROWS)} rows")
    for number, row in enumerate(layout.rows):
        if len(row) != COLUMNS:
            yield Finding(name, f"rows[{number}]", f"{len(row)} places", f"{COLUMNS} places")
        if strange := sorted({*row} - {*_LETTERS}):
            yield Finding(name, f"rows[{number}]", f'"{"".join(strange)}"', f"the letters {' '.join(_LETTERS)}")
    letters = "".join(layout.rows)
    if (cards := letters.count(CARD)) != DEALT:
        yield Finding(name, "rows", f"{cards} card places", f"{DEALT}, one for each card that is dealt")
    for letter, kind in ISLANDS.items():
        if (islands := letters.count(letter)) != 1:
            yield Finding(name, "rows", f"{islands} islands of {kind} ({letter})", "one")


def _stuck_findings(layout: Layout, movement: int) -> Iterator[Finding]:
    sea = Sea(layout)
    stuck = [space for space in sea.neighbours if space != MARACAIBO and not sea.ends(space, movement)]
    if stuck:
        allowed = f"from every space an end in a nearer column within {movement} steps"
        yield Finding(f"layout {layout.id}", "rows", f"no legal end from {', '.join(stuck)}", allowed)


def _lonely_findings(layout: Layout, movement: int) -> Iterator[Finding]:
    sea = Sea(layout)
    reached = [START]
    for space in reached:
        reached += [end for end in sea.ends(space, movement) if end not in reached]
    lonely = [place for place in sea.places if place not in reached]
    if lonely:
        found = f"no ship can ever end on {', '.join(lonely)}"
        yield Finding(f"layout {layout.id}", "rows", found, "card places that can be reached from the start")
