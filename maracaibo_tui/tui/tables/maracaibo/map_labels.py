"""The labels of the map: which places can be answered, what stands beside each, and what is highlighted."""

from collections.abc import Mapping
from typing import NamedTuple

from maracaibo_tui.engine.who import style
from maracaibo_tui.games.maracaibo.advice.lights import lit, place_of
from maracaibo_tui.games.maracaibo.advice.voyages import reach
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.tui.screen.lines import Line, Span
from maracaibo_tui.tui.screen.surface import BAND
from maracaibo_tui.tui.shell.chart.labels import Label
from maracaibo_tui.tui.shell.kit import Moment

from . import place_tags
from .charts import WORDY, chip_of, places_on
from .fares import signs
from .map_list import pointed_at
from .place_tags import Seen

CURSOR = "accent underline bold"
"""The map's own cursor has no ground: a filled band always means Enter."""


class Drawn(NamedTuple):
    """What labels of the map are made of, besides what is highlighted."""

    printed: Printed
    view: State
    before: State | None
    seat: int
    asked: Mapping[str, Line]
    """The places that can be answered, with what a voyage there costs and brings."""
    is_asking: bool
    is_plain: bool
    """Whether the number of a city stands in brackets, for there are no chips."""


def drawn(printed: Printed, moment: Moment) -> Drawn:
    """Give what the labels of a moment are made of."""
    voyages = reach(printed, moment)
    asked: dict[str, Line] = {place: tuple(signs(moment, ways)) for place, ways in voyages.items()}
    for option in moment.options:
        place = place_of(printed, option.id)
        if place:
            asked.setdefault(place, ())
    before = None if moment.before is moment.view else moment.before
    return Drawn(printed, moment.view, before, moment.seat, asked, bool(asked), moment.coast == "ascii")


def labels(found: Drawn, chart: str, worded: frozenset[str]) -> tuple[Label, ...]:
    """Make the labels of all places on a chart; they are made anew only where what they show is another."""
    kept = _KEPT.get((chart, worded))
    if kept is None or kept[0] != found:
        places = places_on(found.printed, found.view.legacy, chart)
        made = [
            label(found, place, (spot.at, spot.side, spot.room), in_words=place in worded)
            for place, spot in places.items()
        ]
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        kept = _KEPT[chart, worded] = (found, tuple(made))
    return kept[1]


def words_below(found: Drawn) -> Mapping[str, Line]:
    """Say of every city what its market has free, and whether its flag is."""
    seen = Seen(found.printed, found.view, found.before)
    places = places_on(found.printed, found.view.legacy, WORDY)
    told = {place: place_tags.in_words(seen, place, ink_of(found, place).partition(" ")[0]) for place in places}
    return {place: words for place, words in told.items() if words}


_KEPT: dict[tuple[str, frozenset[str]], tuple[Drawn, tuple[Label, ...]]] = {}
MOST_KEPT = 8


def label(found: Drawn, place: str, at: tuple[tuple[int, int], str, int], *, in_words: bool) -> Label:
    """Make the label of a place; its market may stand below it in words."""
    location, seen = found.printed.locations[place], Seen(found.printed, found.view, found.before)
    waits = place_tags.voyage(found.asked.get(place, ()))
    added = " ◊" if place in found.printed.legacy_cities else ""
    return Label(
        place,
        *at,
        chip=chip(found, place),
        name=Span(f"{location.name}{added}", ink_of(found, place)),
        signs=(*place_tags.signs(seen, place, in_words=in_words), *waits),
        ships=place_tags.ships(found.view, place),
        behind=len(waits),
        claim=place in found.asked,
        may_be_nameless=location.kind == "homeward",
    )


def chip(found: Drawn, place: str) -> Span:
    """Give the chip of a place: of what can be answered, or could be, or not now."""
    kind = place_tags.kind_of(found.printed, found.view, place)
    text = chip_of(kind, place)
    if kind != "city":
        return Span(text, ink_of(found, place))
    ground = "city" if place in found.asked or not found.is_asking else "city.off"
    return Span(f"[{place}]" if found.is_plain else text, f"oncity on {ground} bold")


def ink_of(found: Drawn, place: str) -> str:
    """Give the ink of a name; that of the seat's own place is bold."""
    if place in found.asked:
        return "strong bold"
    ink = "off" if found.is_asking else "text"
    return f"{ink} bold" if found.view.players[max(0, found.seat - 1)].ship == place else ink


def bright(printed: Printed, moment: Moment, chart: str) -> Mapping[str, str]:
    """Name the places that light up, each with its style: what is at the cursor, or highlighted, or just told."""
    pointed = pointed_at(printed, moment)
    if pointed:
        return {pointed: CURSOR}
    how = BAND
    if moment.told_of and moment.option is None:
        who = next((each for each, name in moment.names.items() if name == moment.told_of), None)
        how = BAND if who is None else f"onaccent on {style(who)} bold"
    known = places_on(printed, moment.view.legacy, chart) if chart else printed.locations
    found = [each.partition("/")[2] for each in lit(printed, moment) if each.startswith("place/")]
    return {place: how for place in sorted(found) if place in known}
