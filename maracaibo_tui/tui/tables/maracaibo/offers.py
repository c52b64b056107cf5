"""What is on offer to everybody: display and discard pile, prestige buildings, quests and legacy tiles in play."""

from collections.abc import Sequence
from typing import NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.games.maracaibo.advice import shortages
from maracaibo_tui.games.maracaibo.advice.lights_unnamed import DRAW_PILE
from maracaibo_tui.games.maracaibo.box.components import Legacy
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.cards import price
from maracaibo_tui.games.maracaibo.rules.prestige import building_points
from maracaibo_tui.games.maracaibo.state.position import HIDDEN
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player
from maracaibo_tui.games.maracaibo.words.cards import building_text, quest_text
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.games.maracaibo.words.legacy import left_text, lying, tile_text
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, between, cut, line, plain, width, wrapped
from maracaibo_tui.tui.screen.surface import chip
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import NEW, Marks, windowed

from . import discard_pile
from .card_lines import ROOMY, Shelf, Shown, full_rows, one_row, one_row_or_more, two_rows, with_names
from .card_sentences import in_sentences, told_rows
from .marks import marks
from .short_words import SHORTEST, shortened

INDENT = 5
"""Cells by which the rest of something stands below its price."""
MOST_TOLD = 4
"""Rows of a card that is told in sentences."""
LEAST_LISTED = 5
"""Rows of offers that stay in sight above a card that is told in sentences."""


class _Told(NamedTuple):
    """Something on offer: its address, and the ways to tell of it, each in fewer rows than the one before."""

    address: str
    ways: Sequence[Lines]
    is_cut: bool = False
    """Whether the last of them leaves words out."""


class _Stall(NamedTuple):
    """What offers are drawn with."""

    table: MaracaiboTable
    moment: Moment
    marked: Marks
    cells: int


def addresses(moment: Moment) -> tuple[str, ...]:
    """List what a cursor visits by its page: display, discards, buildings, quests, tiles; a hidden card has none."""
    view = moment.view
    return (
        *[f"card/{card}" if card not in {"", HIDDEN} else "" for card in view.display],
        discard_pile.ADDRESS,
        *[f"building/{building}" for building in view.prestige if building != HIDDEN],
        *[f"quest/{quest}" for quests in (*view.quests.values(), view.track_quests.values()) for quest in quests],
        *[f"quest/{quest}" for quest in view.quest_pile[:1]],
        *[f"legacy/{tile}" for tile in view.legacy],
    )


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw display, discards, buildings, quests and legacy tiles, as many as there is room for round the cursor."""
    table: MaracaiboTable = Table(moment.view, printed)
    stall = _Stall(table, moment, marks(printed, moment, "display", addresses(moment)), cells)
    shelf = Shelf(printed, player(table, moment.seat), stall.marked, moment.in_letters)
    cards = [_shown(stall, card) for card in moment.view.display]
    shelf = with_names(shelf, cards)
    told = [*[_card(shelf, each, cells) for each in cards], *_rest(stall)]
    chosen = [
        each for each in cards if each.card and f"card/{each.card}" in stall.marked.bright | {stall.marked.cursor}
    ]
    high = min(MOST_TOLD, told_rows(shelf, chosen[0].card, moment, cells)) if len(chosen) == 1 and cells >= ROOMY else 0
    high = high if rows - high >= LEAST_LISTED else 0
    drawn, at = _fitting(told, stall.marked, rows - high)
    listed = windowed([cut(each, cells) for each in drawn], rows - high, at)
    return [*listed, *in_sentences(shelf, chosen[0], moment, cells, high)] if high else listed


def _shown(stall: _Stall, card: str) -> Shown:
    """Say of a card of the display what it costs now, and whether it is new."""
    table, found = stall.table, stall.table.printed.cards.get(card)
    if found is None:
        return Shown(card)
    p = player(table, stall.moment.seat)
    new = stall.moment.before is not None and card not in stall.moment.before.display
    return Shown(card, price(table, p, found.cost), not shortages.of_card(table, p, card), new)


def _card(shelf: Shelf, shown: Shown, cells: int) -> _Told:
    if cells >= ROOMY:
        ways = [one_row_or_more(shelf, shown, cells, INDENT), [one_row(shelf, shown, cells)]]
    else:
        ways = [*[form(shelf, shown, cells) for form in (full_rows, two_rows)], [one_row(shelf, shown, cells)]]
        ways = ways if _is_cut(ways[1]) else ways[1:]
    return _Told(f"card/{shown.card}", ways, is_cut=cells >= ROOMY and _is_cut(ways[-1]))


def _is_cut(rows: Lines) -> bool:
    return any(plain(row).endswith("…") for row in rows)


def _fitting(told: Sequence[_Told], marked: Marks, rows: int) -> tuple[Lines, int]:
    """Tell in more rows than one as much as has room, first what one row cuts; say which row is at the cursor."""
    spare = rows - sum(len(each.ways[-1]) for each in told)
    ways: dict[int, Lines] = {}
    for number, each in sorted(enumerate(told), key=lambda numbered: not numbered[1].is_cut):
        least = len(each.ways[-1])
        ways[number] = next(way for way in each.ways if len(way) == least or len(way) - least <= spare)
        spare -= len(ways[number]) - least
    drawn: Lines = []
    at = 0
    for number, each in enumerate(told):
        drawn += ways[number]
        if each.address and each.address == marked.cursor:
            at = len(drawn) - 1
    return drawn, at


def _rest(stall: _Stall) -> list[_Told]:
    """Tell of the piles, of the buildings, open and face down, of the quests and of the legacy tiles."""
    view, printed = stall.moment.view, stall.table.printed
    hidden = sum(building == HIDDEN for building in view.prestige)
    prestige = f"prestige · {several(hidden, 'building')} face down" if hidden else "prestige"
    tiles = [_legacy(stall, tile) for tile in lying(printed, view)]
    return [
        _piles(stall),
        _head(prestige),
        *[_building(stall, building) for building in view.prestige if building != HIDDEN],
        _head(f"quests · pile {len(view.quest_pile)}"),
        *_quests(stall),
        *([_head("legacy tiles"), *tiles] if view.legacy else []),
    ]


def _head(text: str) -> _Told:
    head = line((text, "faint"))
    return _Told("", [[(), head], [head]])


def _told(stall: _Stall, address: str, head: Line, text: str, indent: int = INDENT) -> _Told:
    """Tell something behind its head: in one row if it has room in it, else below, or in fewer letters."""
    room = stall.cells - width(head) - 1
    forms = [shortened(text, level) for level in range(SHORTEST + 1)]
    brief = line(*head, " ", next((form for form in forms if len(form) <= room), forms[-1]))
    ways = [[cut(brief, stall.cells)]]
    if len(forms[0]) > room and width(head) <= indent:
        # Behind so short a head it begins at once, and goes on below itself.
        broken = [wrapped(form, room) for form in forms]
        first, *rest = next((each for each in broken if len(each) <= 1 + 1), broken[-1])
        ways.insert(0, [line(*head, " ", *first), *[line(" " * (width(head) + 1), *each) for each in rest]])
    elif len(forms[0]) > room:
        rest = wrapped(forms[0], stall.cells - indent)
        ways.insert(0, [head, *[line(" " * indent, *each) for each in rest]])
    drawn = [[stall.marked.row(address, row, stall.cells) for row in way] for way in ways]
    return _Told(address, drawn, is_cut=len(forms[-1]) > room)


def _building(stall: _Stall, building: str) -> _Told:
    """Tell of a building: what it costs now, its name, who has invested, what it brings and is worth now."""
    table, moment, address = stall.table, stall.moment, f"building/{building}"
    found, p = table.printed.box.prestige[building], player(table, moment.seat)
    can_pay = not shortages.of_building(table, p, building)
    head = line(
        " ",
        stall.marked.pointer(address),
        (f"{price(table, p, found.cost):>2}$ ", "money bold" if can_pay else "faint"),
        stall.marked.name(address, found.name, "text"),
        *[span for seat in moment.view.investors.get(building, ()) for span in (" ", chip(letter(seat), style(seat)))],
    )
    scores = building_text(table.printed, found).rpartition("; ")[2]
    worth = f"now {building_points(table, p, building)} VP"
    whole = _told(stall, address, head, f" {scores} · {worth}")
    if stall.cells >= ROOMY or width(head) + len(worth) + 1 > stall.cells:
        return whole
    # What it is worth stands at the right, so that the sentence below it has a row for itself.
    figure = between(head, line((worth, "points")), stall.cells)
    below = [line(" " * INDENT, *each) for each in wrapped(scores, stall.cells - INDENT)]
    high = [stall.marked.row(address, row, stall.cells) for row in (figure, *below)]
    return _Told(address, [high, whole.ways[-1]], is_cut=whole.is_cut)


def _piles(stall: _Stall) -> _Told:
    """Tell how many cards there are to draw and were discarded, and which of these is on top."""
    view, address = stall.moment.view, discard_pile.ADDRESS
    pile = stall.marked.name(DRAW_PILE, f"draw pile {len(view.draw)}", "faint")
    name = stall.marked.name(address, f"discard pile {len(view.discard)}", "faint")
    head = line(" ", stall.marked.pointer(address), pile, (" · ", "faint"), name)
    top = discard_pile.on_top(stall.table.printed, stall.moment)
    whole = line(*head, (top, "faint"))
    if width(whole) <= stall.cells:
        return _Told(address, [[whole]])
    return _Told(
        address,
        [[line(*head, (",", "faint")), line(" " * INDENT, (top.removeprefix(", "), "faint"))], [head]],
    )


def _legacy(stall: _Stall, tile: Legacy) -> _Told:
    """Tell of a legacy tile: its name, which of its spaces are used, and what it changes."""
    address = f"legacy/{tile.id}"
    left = left_text(stall.moment.view, tile, lambda seat: stall.moment.names[seat])
    head = line(
        " ",
        stall.marked.pointer(address),
        stall.marked.name(address, tile.name),
        (f": {left}" if left else "", "points"),
    )
    return _told(stall, address, head, tile_text(tile).partition(": ")[2] or tile_text(tile)[len(tile.name) :], 2)


def _quests(stall: _Stall) -> list[_Told]:
    """Tell of every quest in play where it lies: by the number of the place, on the explorer's way, or on the pile."""
    view, printed = stall.moment.view, stall.table.printed
    placed = [(_place(printed, place), quest) for place, tiles in view.quests.items() for quest in tiles]
    # In a narrow column the explorer's way has its key for a name.
    way = "explorer " if stall.cells >= ROOMY else "x"
    track = [(f"{way}{printed.spaces[space].index}", quest) for space, quest in view.track_quests.items()]
    top = [("top", view.quest_pile[0])] if view.quest_pile else []
    told, every = [], (*placed, *track, *top)
    wide = max([3, *(len(where) for where, _ in every)])
    for where, quest in every:
        address = f"quest/{quest}"
        name = stall.marked.name(address, where.rjust(wide), "text")
        pointer = stall.marked.pointer(address)
        if pointer.text == " " and _is_new(stall.moment, quest):
            pointer = Span(*NEW)
        head = line(("?", "points bold"), pointer, name)
        told.append(_told(stall, address, head, quest_text(printed.quests[quest])))
    return told


def _place(printed: Printed, place: str) -> str:
    return place if place in printed.locations and len(place) <= len("21a") else place[:3]


def _is_new(moment: Moment, quest: str) -> bool:
    before = moment.before
    if before is None:
        return False
    placed = [each for tiles in before.quests.values() for each in tiles]
    return quest not in {*placed, *before.track_quests.values(), *before.quest_pile[:1]}
