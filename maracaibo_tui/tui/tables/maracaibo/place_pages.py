"""Places: what is there just now, in paragraphs, and all of them in a list."""

from typing import NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.box.components import Legacy
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.assistants import usable
from maracaibo_tui.games.maracaibo.rules.places import action, is_city, market, market_spaces
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.games.maracaibo.words.english import card_name, effects_text, location_name, nation, quest_text
from maracaibo_tui.games.maracaibo.words.explain import explain
from maracaibo_tui.games.maracaibo.words.legacy import left_text, lying, passages_at, tile_text, tiles_at
from maracaibo_tui.tui.screen.lines import Line, Span, line, plain, width
from maracaibo_tui.tui.shell.kit import Moment

from .captains import called
from .cards_now import Told
from .concern import place_of
from .fares import signs
from .place_tags import glyph, tags
from .voyages import reach

NAME_CELLS, KIND_CELLS, ROOMY = 20, 9, 60
"""Cells of a name and of a kind, and those of the list from which kinds stand there in words."""
LEAST_TOLD = 9
"""Cells in which the beginning of what is told says something."""


def place_now(t: MaracaiboTable, p: Player, moment: Moment, place: str) -> Told:
    """Say what lies at a place, and who is there."""
    told = _tile(t, place)
    found = market(t, place)
    if found is not None:
        free = max(0, market_spaces(t, place) - len(t.state.goods.get(place, ())))
        told.append((f"the market takes {found.good}, {several(free, 'space')} free", "money"))
    owner = t.state.markers.get(place)
    if owner:
        told.append((f"a marker of {nation(owner)} lies here", owner))
    quests = t.state.quests.get(place, ())
    told += [(f"quest {quest}: {quest_text(t.printed.box.quests[quest])}", "points") for quest in quests]
    return [*told, *_legacy(t, moment, place), *_ships(t, moment, place), *_assistants(t, p, moment, place)]


def _legacy(t: MaracaiboTable, moment: Moment, place: str) -> Told:
    """Name the legacy tiles that lie at a place or on a passage beside it, and what is left of them."""
    tiles = lying(t.printed, t.state) if t.state.legacy else []
    return [
        (f"legacy tile {tile_text(tile)}{_left(t, moment, tile)}", "warn")
        for tile in (*tiles_at(tiles, place), *passages_at(tiles, place))
    ]


def _left(t: MaracaiboTable, moment: Moment, tile: Legacy) -> str:
    left = left_text(t.state, tile, lambda seat: called(moment.names, seat))
    return f"; {left}" if left else ""


def _tile(t: MaracaiboTable, place: str) -> Told:
    """Say what the tile brings that lies here."""
    tile = t.state.tiles.get(place)
    if not tile:
        return []
    parts = explain(t.printed, f"tile/{tile}").parts
    told = [part.text for part in parts if part.text.startswith(("Action", "Flag"))]
    return [(f"{t.printed.box.tiles[tile].name}: {'; '.join(told)}", "title")]


def _ships(t: MaracaiboTable, moment: Moment, place: str) -> Told:
    ships = [called(moment.names, each.seat) for each in t.state.players if each.ship == place]
    if t.state.jean is not None and t.state.jean.ship == place:
        ships.append("Jean")
    return [(f"here lies the ship of {' and '.join(ships)}", "")] if ships else []


def _assistants(t: MaracaiboTable, p: Player, moment: Moment, place: str) -> Told:
    told: Told = []
    for each in t.state.players:
        for card in each.assistants.get(place, ()):
            ready = " (ready)" if each.seat == p.seat and p.ship == place and card in usable(t, p) else ""
            name = called(moment.names, each.seat)
            effects = effects_text(t.printed.cards[card].assistant)
            told.append((f"assistant of {name}, {card_name(t.printed, card)}: {effects}{ready}", f"seat{each.seat}"))
    return told


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
    known = [place for place in printed.in_order if _is_known(table, place)]
    rows = {place: _row(table, place, ways.get(place, ""), cells) for place in known}
    way_cells = max(len(row.ways) for row in rows.values())
    mark_cells = max(width(row.marks) for row in rows.values())
    return [(f"place/{place}", _drawn(row, way_cells, mark_cells, cells)) for place, row in rows.items()]


def _is_known(t: MaracaiboTable, place: str) -> bool:
    tile = t.printed.legacy_cities.get(place)
    return tile is None or tile.id in t.state.legacy


def _ways(printed: Printed, moment: Moment) -> dict[str, str]:
    """Say which options lead to each place, and of voyages what they cost and bring."""
    found: dict[str, list[str]] = {}
    for number, option in enumerate(moment.options, 1):
        place = place_of(printed, option.id)
        if place:
            found.setdefault(place, []).append(str(number))
    sailed = {place: f",{plain(signs(moment, ways))}" for place, ways in reach(printed, moment).items()}
    return {place: f"option {'/'.join(numbers)}{sailed.get(place, '')}" for place, numbers in found.items()}


def _row(t: MaracaiboTable, place: str, ways: str, cells: int) -> _Row:
    """Gather what is said of a place; where the list is narrow its mark stands for its kind."""
    name = location_name(t.printed, place)
    kind = t.printed.locations[place].kind
    shown = "city" if is_city(t, place) and kind != "homeward" else kind
    head = line((f"{name:<{NAME_CELLS}}", "strong"), (f"{shown:<{KIND_CELLS}}", "faint"))
    if cells < ROOMY:
        head = line(glyph(t.printed, t.state, place), " ", (f"{name:<{NAME_CELLS}}", "strong"))
    tiles = lying(t.printed, t.state) if t.state.legacy else []
    dear = [tile for tile in passages_at(tiles, place) if tile.from_ == place]
    marks = (*tags(t.printed, t.state, place), *line((" L" * len(dear), "warn")))
    told = [(tile_text(tile), tile.name) for tile in (*tiles_at(tiles, place), *dear)]
    acts = effects_text(action(t, place)) if is_city(t, place) else ""
    return _Row(head, ways, marks, (*told, (acts, "")))


def _drawn(row: _Row, way_cells: int, mark_cells: int, cells: int) -> Line:
    """Put a place into columns: how it is reached, its marks, and then as much as there is room for."""
    gap = " " * (mark_cells - width(row.marks) + 2)
    drawn = (*row.head, *line((f"{row.ways:<{way_cells}}  " if way_cells else "", "legal")), *row.marks)
    told, room = "", cells - width(drawn) - len(gap)
    for forms in row.told:
        tried = [f"{told} · {text}" if told else text for text in forms if text]
        if not told and tried and room >= LEAST_TOLD:
            # A beginning is better than nothing; the page of the place has all.
            tried.append(f"{tried[-1][: room - 1]}…")
        told = next((text for text in tried if len(text) <= room), told)
    return (*drawn, Span(gap + told, "faint")) if told else drawn
