"""What each part of the table sees of a moment: only what its picture is made of, so that it is drawn again seldom."""

from __future__ import annotations

from collections.abc import Mapping

from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.tui.shell.kit import Moment

from .lights import lit
from .sea_map import spots_of

_LIT: Mapping[str, frozenset[str]] = {
    "treasures": frozenset({"island", "dig", "figurehead"}),
    "ship": frozenset({"upgrade", "figurehead", "tile"}),
    "cards": frozenset({"card", "mission", "residence"}),
    "explorer": frozenset({"space"}),
    "offers": frozenset({"mission", "figurehead", "tile", "ruby"}),
    "captains": frozenset({"captain"}),
    "map": frozenset({"place", "island", "card", "location", "residence"}),
}
"""The kinds of things that light up in a part."""


def as_shown(printed: Printed, part: str, moment: Moment) -> Moment:
    """Leave out of a moment what a part does not show: cursors of others, and of an option all but what lights up."""
    cursors = {part: moment.cursors[part]} if part in moment.cursors else {}
    changes = moment.after is not None and moment.after.islands != moment.view.islands
    after = moment.after if changes and part in {"map", "treasures"} else None
    if part == "map" and spots_of(printed, moment):
        return moment._replace(after=after, turned_up=False, cursors={})
    bright = tuple(sorted(each for each in lit(printed, moment) if each.partition("/")[0] in _LIT.get(part, ())))
    asked = (
        moment.question if part in {"cards", "captains", "points", "ship", "treasures", "offers", "explorer"} else None
    )
    # The keys of options stand on the way of explorers.
    is_way = part == "explorer" and asked is not None and asked.point == "DEC-P40"
    options = moment.options if is_way else ()
    return moment._replace(
        question=asked, options=options, highlighted=0, after=after, turned_up=False, lit=bright, cursors=cursors
    )
