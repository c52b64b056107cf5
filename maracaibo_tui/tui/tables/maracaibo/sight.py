"""What each part of the table sees of a moment: only what its picture is made of."""

from collections.abc import Mapping

from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.tui.shell.kit import Moment

from . import offers
from .concern import lit

_LIT: Mapping[str, str] = {"tracks": "nation", "ship": "area", "explorer": "space"}
"""The kind of things that lights up in a part; on the map it is the option itself that is drawn."""


def seen(printed: Printed, part: str, moment: Moment) -> Moment:
    """Leave out of a moment what a part does not show: the cursors of others, and of an option all but what lights up.

    So a part is drawn again only where that changes its picture.
    """
    cursors = {part: moment.cursors[part]} if part in moment.cursors else {}
    if part == "map":
        return moment._replace(cursors=cursors)
    bright = tuple(sorted(each for each in lit(printed, moment) if _shows(part, moment, each)))
    return moment._replace(
        question=None, options=(), highlighted=0, after=None, turned_up=False, lit=bright, cursors=cursors
    )


def _shows(part: str, moment: Moment, thing: str) -> bool:
    """Tell whether something that is lit up stands in a part."""
    kind, _, name = thing.partition("/")
    if part == "display":
        return thing in offers.addresses(moment)
    if part == "hand" and kind == "card":
        p = moment.view.players[moment.seat - 1]
        return name in p.hand or name in p.planning or name in p.tableau
    return kind == _LIT.get(part, "")
