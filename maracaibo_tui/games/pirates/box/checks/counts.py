"""How many pieces of each kind are in the box: the list of components of the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct

from maracaibo_tui.games.pirates.box.checks.finding import Finding
from maracaibo_tui.games.pirates.box.components import Box
from maracaibo_tui.games.pirates.box.printed import KINDS

DEALT = 27
"""Cards that lie in the grid, as many as a layout has places (PIR-SETUP-02)."""


class Counted(Struct, frozen=True):
    """Pieces that are counted: where a wrong number is told, what they are called, how many there are."""

    item: str
    called: str
    number: int
    count: Callable[[Box], int]


COUNTED: Mapping[str, Counted] = {
    "locations": Counted("location", "locations", 8, lambda box: len(box.locations)),
    "residences": Counted("residence", "residences", 12, lambda box: len(box.residences)),
    "level1": Counted("improvement", "improvement cards of level 1", 22, lambda box: _of_level(box, 1)),
    "level2": Counted("improvement", "improvement cards of level 2", 41, lambda box: _of_level(box, 2)),
    "missions": Counted("mission", "missions", 25, lambda box: len(box.missions)),
    "figureheads": Counted("figurehead", "figureheads", 12, lambda box: len(box.figureheads)),
    "tiles": Counted("tile", "black-market tiles", 5, lambda box: len(box.tiles)),
    "a_cards": Counted("solo_card", "solo cards A", 6, lambda box: _solo(box, "A")),
    "b_cards": Counted("solo_card", "solo cards B", 6, lambda box: _solo(box, "B")),
}


def count_findings(box: Box) -> Iterator[Finding]:
    """Find kinds of which pieces are missing or too many."""
    strange = [card for card in box.solo_cards if not card.startswith(("A", "B"))]
    yield from (Finding(f"solo_card {card}", "id", f'"{card}"', "an id that begins with A or B") for card in strange)
    for each in COUNTED.values():
        if (there := each.count(box)) != each.number and not (strange and each.item == "solo_card"):
            yield Finding(each.item, "", f"{there} {each.called}", f"{each.number}")
    if not box.solo_upgrades:
        yield Finding("solo_upgrade", "", "no space", "the spaces of the solo ship board")
    if not box.rubies:
        yield Finding("ruby", "", "no space", "the bonus spaces of the ruby market")
    if not any(space.module for space in box.spaces.values()):
        yield Finding("explorer", "space", "no discount tile", 'one space with module = "retired_pirate"')
    for kind in KINDS:
        if not any(dig.site == kind and not dig.above for dig in box.digs.values()):
            yield Finding("dig", "site", f"no space below the line of {kind}", "at least one at each site")


def _of_level(box: Box, level: int) -> int:
    return sum(card.level == level for card in box.improvements.values())


def _solo(box: Box, letter: str) -> int:
    return sum(card.startswith(letter) for card in box.solo_cards)
