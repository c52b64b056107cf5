"""What is known of the place that is highlighted, in as many words as there is room for."""

from collections.abc import Mapping, Sequence

from maracaibo_tui.games.maracaibo.advice.destinations import ACTION, Known, called, known
from maracaibo_tui.games.maracaibo.advice.lights import lit_place
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.tui.screen.lines import Line, cut, line
from maracaibo_tui.tui.shell.kit import Moment

from .map_list import pointed_at


def caption(printed: Printed, moment: Moment, cells: int) -> Line:
    """Say what is known of the highlighted place, or of where the ship lies: what it offers and what it costs."""
    place = pointed_at(printed, moment) or lit_place(printed, moment)
    told = known(printed, moment, place)
    ways = [_as_much_as_fits(head, told, cells) for head in called(printed, moment, place)]
    text = next((each for each in ways if len(each) <= cells), ways[-1])
    return cut(line((text, "title" if place else "faint")), cells)


def _as_much_as_fits(head: str, told: Sequence[Known], cells: int) -> str:
    """Put together what has room, the weightiest first, and the action in any case; the page of the place has all."""
    kept = {at: each.text for at, each in enumerate(told) if each.weight <= ACTION}
    for at, each in sorted(enumerate(told), key=lambda numbered: numbered[1].weight):
        for text in filter(None, (each.short, each.text)):
            if len(_joined(head, {**kept, at: text})) <= cells:
                kept[at] = text
    return _joined(head, kept)


def _joined(head: str, kept: Mapping[int, str]) -> str:
    return " " + " · ".join([head, *[kept[at] for at in sorted(kept)]])
