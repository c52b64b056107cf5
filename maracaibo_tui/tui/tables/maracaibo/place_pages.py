"""Places: what is there just now, in paragraphs, and all of them in a list."""

from collections.abc import Mapping
from typing import NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.advice.cards_now import Paragraphs
from maracaibo_tui.games.maracaibo.advice.lights import place_of
from maracaibo_tui.games.maracaibo.advice.voyages import reach
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.places import action, is_city
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.cards import location_name, quest_text
from maracaibo_tui.games.maracaibo.words.effects import effects_text
from maracaibo_tui.games.maracaibo.words.legacy import lying, passages_at, tile_text, tiles_at
from maracaibo_tui.games.maracaibo.words.places_now import Found, is_known
from maracaibo_tui.games.maracaibo.words.places_now import place_now as found_at
from maracaibo_tui.tui.screen.lines import Line, fitted, line, width
from maracaibo_tui.tui.shell.columns import with_arrows
from maracaibo_tui.tui.shell.kit import Moment

from .fares import signs
from .place_tags import glyph, tags
from .short_words import SHORTEST, shortened

NAME_CELLS, NUMBER_CELLS, KIND_CELLS, CHIP_CELLS, ROOMY = 22, 3, 9, 6, 60
"""Cells of a name, of the number before it, of a kind and of a chip; those of the list from which kinds are words."""
LEAST_TOLD = 9
"""Cells in which the beginning of what is told says something."""


_STYLES: Mapping[str, str] = {"tile": "title bold", "market": "money", "quest": "points", "legacy": "warn"}
"""How what lies at a place is drawn; a marker is drawn as its nation, an assistant as whoever placed it."""


def place_now(t: MaracaiboTable, p: Player, moment: Moment, place: str) -> Paragraphs:
    """Draw what lies at a place, and who is there."""
    return [(found.text, _style(found)) for found in found_at(t, p, moment.names, place)]


def _style(found: Found) -> str:
    return f"seat{found.whose}" if found.kind == "assistant" else str(found.whose) or _STYLES.get(found.kind, "")


class _Row(NamedTuple):
    """A place in the list: its name and kind, how it can be reached now, its marks, and what else there is to say."""

    head: Line
    ways: str
    marks: Line
    told: tuple[tuple[str, str], ...]
    """Each in full, and in short or not at all where there is little room."""


def places(printed: Printed, moment: Moment, cells: int) -> list[tuple[str, Line]]:
    """List the places in play in their order, with their marks, and how they can be reached now."""
    table: MaracaiboTable = Table(moment.view, printed)
    ways = _ways(printed, moment)
    known = [place for place in printed.in_order if is_known(table, place)]
    rows = {place: _row(table, place, ways.get(place, ""), cells) for place in known}
    way_cells = max(len(row.ways) for row in rows.values())
    mark_cells = max(width(row.marks) for row in rows.values())
    return [(f"place/{place}", _drawn(row, way_cells, mark_cells, cells)) for place, row in rows.items()]


def _ways(printed: Printed, moment: Moment) -> dict[str, str]:
    """Say which options lead to each place, and of voyages what they cost and bring."""
    found: dict[str, list[str]] = {}
    for at, option in enumerate(moment.options):
        place = place_of(printed, option.id)
        if place:
            found.setdefault(place, []).append(str(moment.number(at)))
    sailed = {
        place: f", {' '.join([each.text for each in signs(moment, ways)])}"
        for place, ways in reach(printed, moment).items()
    }
    return {place: f"option {'/'.join(numbers)}{sailed.get(place, '')}" for place, numbers in found.items()}


def _row(t: MaracaiboTable, place: str, ways: str, cells: int) -> _Row:
    """Gather what is said of a place; where the list is narrow its mark stands for its kind."""
    name = location_name(t.printed, place)
    kind = t.printed.locations[place].kind
    shown = "city" if is_city(t, place) and kind != "homeward" else kind
    head = line((f"{_numbered(name):<{NAME_CELLS}}", "strong bold"), (f"{shown:<{KIND_CELLS}}", "faint"))
    if cells < ROOMY:
        mark, style = glyph(t.printed, t.state, place)
        gap = " " * (CHIP_CELLS - len(mark))
        head = line(
            (mark, style), gap, (f"{t.printed.locations[place].name:<{NAME_CELLS - NUMBER_CELLS}}", "strong bold")
        )
    tiles = lying(t.printed, t.state) if t.state.legacy else []
    dear = [tile for tile in passages_at(tiles, place) if tile.from_ == place]
    marks = (*tags(t.printed, t.state, place), *line((" L" * len(dear), "warn")))
    told = [(tile_text(tile), tile.name) for tile in (*tiles_at(tiles, place), *dear)]
    deeds = [effects_text(action(t, place))] if is_city(t, place) else []
    deeds += [quest_text(t.printed.quests[quest]) for quest in t.state.quests.get(place, ())]
    briefly = [(with_arrows(each), shortened(each, SHORTEST)) for each in deeds if each]
    return _Row(head, ways, marks, (*told, *briefly))


def _numbered(name: str) -> str:
    """Set the number before a name right, and a name without one below the others."""
    number, _, rest = name.partition(" ") if name[:1].isdigit() else ("", "", name)
    return f"{number:>{NUMBER_CELLS}} {rest}"


def _drawn(row: _Row, way_cells: int, mark_cells: int, cells: int) -> Line:
    """Put a place into columns: its marks, how it is reached, and then as much as there is room for.

    What would be cut there begins where ways stand, if none leads to this place.
    """
    marked = fitted((*row.head, *row.marks), width(row.head) + mark_cells + 2)
    ways = f"{row.ways:<{way_cells}}  " if way_cells else ""
    room = cells - width(marked)
    told = _told(row, room - len(ways))
    if not row.ways and (not told or told.endswith("…")):
        ways, told = "", _told(row, room)
    return (*marked, *line((ways, "strong bold"), (told, "faint")))


def _told(row: _Row, room: int) -> str:
    """Say as much of what is there as there is room for."""
    told = ""
    for forms in row.told:
        tried = [f"{told} · {text}" if told else text for text in forms if text]
        if not told and tried and room >= LEAST_TOLD:
            # A beginning is better than nothing; the page of the place has all.
            tried.append(f"{tried[-1][: room - 1]}…")
        told = next((text for text in tried if len(text) <= room), told)
    return told
