"""Places: what is there just now, in paragraphs, and all of them in a list."""

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.assistants import usable
from maracaibo_tui.games.maracaibo.explain import explain
from maracaibo_tui.games.maracaibo.places import action, is_city, market, market_spaces
from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.state import Player
from maracaibo_tui.games.maracaibo.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words import card_name, effects_text, location_name, nation, quest_text
from maracaibo_tui.games.maracaibo.words_effects import several
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.lines import Line, Span, line, width

from .captains import called
from .cards_now import Told
from .concern import place_of
from .place_tags import tags

NAME_CELLS, KIND_CELLS, MARK_CELLS = 22, 9, 4


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
    return [*told, *_ships(t, moment, place), *_assistants(t, p, moment, place)]


def _tile(t: MaracaiboTable, place: str) -> Told:
    """Say what the tile brings that lies here."""
    tile = t.state.tiles.get(place)
    if not tile:
        return []
    parts = explain(t.printed, f"tile/{tile}").parts
    told = [part.text for part in parts if part.text.startswith(("Action", "Flag"))]
    return [(f"{t.printed.box.tiles[tile].name}: {'; '.join(told)}", "title")]


def _ships(t: MaracaiboTable, moment: Moment, place: str) -> Told:
    ships = [called(moment, each.seat) for each in t.state.players if each.ship == place]
    if t.state.jean is not None and t.state.jean.ship == place:
        ships.append("Jean")
    return [(f"here lies the ship of {' and '.join(ships)}", "")] if ships else []


def _assistants(t: MaracaiboTable, p: Player, moment: Moment, place: str) -> Told:
    told: Told = []
    for each in t.state.players:
        for card in each.assistants.get(place, ()):
            ready = " (ready)" if each.seat == p.seat and p.ship == place and card in usable(t, p) else ""
            name = called(moment, each.seat)
            effects = effects_text(t.printed.cards[card].assistant)
            told.append((f"assistant of {name}, {card_name(t.printed, card)}: {effects}{ready}", f"seat{each.seat}"))
    return told


def places(printed: Printed, moment: Moment, cells: int) -> list[tuple[str, Line]]:
    """List the places in play in their order, with their marks, and how they can be reached now."""
    view = moment.view
    table: MaracaiboTable = Table(view, printed)
    ways: dict[str, list[str]] = {}
    for number, option in enumerate(moment.options, 1):
        _, _, cost = option.label.partition(", ")
        ways.setdefault(place_of(printed, option.id), []).append(f"option {number}" + (f", {cost}" if cost else ""))
    found = []
    for place in printed.in_order:
        tile = printed.legacy_cities.get(place)
        if tile is None or tile.id in view.legacy:
            found.append((f"place/{place}", _place(table, place, ways.get(place, []), cells)))
    return found


def _place(t: MaracaiboTable, place: str, ways: list[str], cells: int) -> Line:
    printed = t.printed.locations[place]
    kind = "city" if is_city(t, place) and printed.kind != "homeward" else printed.kind
    row = line(
        (f"{location_name(t.printed, place):<{NAME_CELLS}}", "strong"),
        (f"{kind:<{KIND_CELLS}}", "faint"),
        *tags(t.printed, t.state, place),
        (f"  {' or '.join(ways)}" if ways else "", "legal"),
    )
    acts = f"  {effects_text(action(t, place))}" if is_city(t, place) else ""
    return (*row, Span(acts, "faint")) if width(row) + len(acts) <= cells - MARK_CELLS else row
