"""What each part of the table sees of a moment: only what its picture is made of."""

from collections.abc import Mapping

from maracaibo_tui.games.maracaibo.advice.lights import lit
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.tui.shell.kit import Moment

from . import influence_tracks, map_list, offers

_LIT: Mapping[str, frozenset[str]] = {
    "map": frozenset({"place"}),
    "tracks": frozenset({"nation"}),
    "ship": frozenset({"area", "career", "synergy", "count"}),
    "hand": frozenset({"hand"}),
    "display": frozenset({"pile"}),
    "explorer": frozenset({"space"}),
}
"""The kinds of things that light up in a part."""


def as_shown(printed: Printed, part: str, moment: Moment) -> Moment:
    """Leave out of a moment what a part does not show: the cursors of others, and of an option all but what lights up.

    So a part is drawn again only where that changes its picture. While places are asked for the map shows every option.
    """
    asks_places = part == "map" and not map_list.visited(printed, moment)
    cursors = {part: moment.cursors[part]} if part in moment.cursors and not asks_places else {}
    if asks_places:
        return moment._replace(after=None, turned_up=False, cursors=cursors)
    bright = tuple(sorted(each for each in lit(printed, moment) if _shows(part, moment, each)))
    after = moment.after if part == "tracks" and influence_tracks.moves(moment) else None
    # What is asked may point at cards one after the other: the hand keeps room for that.
    asked = moment.question if part == "hand" else None
    return moment._replace(
        question=asked, options=(), highlighted=0, after=after, turned_up=False, lit=bright, cursors=cursors
    )


def _shows(part: str, moment: Moment, thing: str) -> bool:
    """Tell whether something that is lit up stands in a part."""
    kind, _, name = thing.partition("/")
    if part == "display" and thing in offers.addresses(moment):
        return True
    if part == "hand" and kind == "card":
        p = moment.view.players[moment.seat - 1]
        return name in p.hand or name in p.planning or name in p.tableau
    return kind in _LIT.get(part, ())
