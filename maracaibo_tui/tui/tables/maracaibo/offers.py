"""What is on offer to everybody: display and discard pile, prestige buildings, quests and legacy tiles in play."""

from collections.abc import Container, Sequence
from typing import NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.who import letter
from maracaibo_tui.games.maracaibo.advice.lights import lit
from maracaibo_tui.games.maracaibo.advice.lights_unnamed import DRAW_PILE
from maracaibo_tui.games.maracaibo.box.components import Legacy
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.cards import discount, price
from maracaibo_tui.games.maracaibo.rules.drawing import display_cost
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player
from maracaibo_tui.games.maracaibo.words.cards import building_text, location_name, quest_text
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.games.maracaibo.words.legacy import left_text, lying, tile_text
from maracaibo_tui.tui.screen.lines import Line, Lines, cut, line, plain, width, wrapped
from maracaibo_tui.tui.shell.kit import Moment

from . import discard_pile
from .card_lines import INDENT, ROOMY, Shown, card_lines, told_below, windowed

WHERE_CELLS = 22


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
    p, view = moment.view.players[moment.seat - 1], moment.view
    cursor, visited = moment.cursors.get("display", -1), addresses(moment)
    # What was taken since may have made the list shorter.
    chosen = visited[min(cursor, len(visited) - 1)] if cursor >= 0 else ""
    less, bright = discount(table, p), lit(printed, moment) | {chosen}
    heads = [_display(table, p, bright)]
    shown = [Shown(card, less, slot == cursor or f"card/{card}" in bright) for slot, card in enumerate(view.display)]
    told = _rest(printed, moment, bright, cells)
    rest = [row for each in told for row in each.full]
    if len(heads) + len(shown) + len(rest) > rows:
        rest = [each.brief for each in told]
    cards = [row for block in card_lines(printed, shown, cells, rows - len(heads) - len(rest)) for row in block]
    foot = told_below(printed, shown, cells, rows - len(heads) - len(rest), rows - len(heads))
    if len(rest) == len(told):
        rest = _fitting(told, rows - len(heads) - len(cards) - len(foot))
    lines = [cut(each, cells) for each in (*heads, *cards, *rest)]
    marked = [at for at, each in enumerate(lines) if plain(each).startswith("►")] if cursor >= 0 else []
    return windowed(lines, rows, marked[-1] if marked else 0, foot)


def _display(t: MaracaiboTable, p: Player, bright: Container[str]) -> Line:
    """Say what a card of the display costs, and how many there are in the pile beside it."""
    at = DRAW_PILE in bright
    pile = f"draw pile {len(t.state.draw)}"
    cost = (f"Display, {display_cost(t, p)}$ each ·", "faint")
    return line(cost, ("►", "key") if at else " ", (pile, "cursor" if at else "faint"))


class _Told(NamedTuple):
    """Something on offer: in one line, and in as many as it needs."""

    brief: Line
    full: Lines


def _rest(printed: Printed, moment: Moment, bright: Container[str], cells: int) -> list[_Told]:
    """Tell of the discard pile, of the buildings, open and face down, of the quests and of the legacy tiles."""
    view = moment.view
    hidden = sum(building == HIDDEN for building in view.prestige)
    prestige = f"Prestige · {several(hidden, 'building')} face down" if hidden else "Prestige"
    quests = f"Quests · pile {len(view.quest_pile)}"
    return [
        _discards(printed, moment, bright, cells),
        _head(prestige),
        *[_building(printed, moment, building, bright, cells) for building in view.prestige if building != HIDDEN],
        _head(quests),
        *_quests(printed, moment, bright, cells),
        *([_head("Legacy tiles")] if view.legacy else []),
        *[_legacy(moment, tile, bright, cells) for tile in lying(printed, view)],
    ]


def _fitting(told: Sequence[_Told], rows: int) -> Lines:
    """Tell the first ones in full, as many as there is room for, and the others in one line each."""
    spare = rows - len(told)
    drawn: Lines = []
    for each in told:
        more = len(each.full) - 1
        drawn += each.full if more <= spare else [each.brief]
        spare -= more if more <= spare else 0
    return drawn


def _head(text: str) -> _Told:
    head = line((text, "faint"))
    return _Told(head, [head])


def _told(head: Line, text: str, cells: int) -> _Told:
    whole = (*head, *line(text))
    if width(whole) <= cells:
        return _Told(whole, [whole])
    return _Told(cut(whole, cells), [head, *[line(" " * INDENT, *each) for each in wrapped(text, cells - INDENT)]])


def _building(printed: Printed, moment: Moment, building: str, bright: Container[str], cells: int) -> _Told:
    """Tell of a building: what it costs now, its name, who has invested, and what it brings."""
    found = printed.box.prestige[building]
    table: MaracaiboTable = Table(moment.view, printed)
    due = price(table, player(table, moment.seat), found.cost)
    invested = "".join(map(letter, moment.view.investors.get(building, ())))
    at = f"building/{building}" in bright
    head = line(
        ("►" if at else " ", "key"),
        (f"{due:>2}$ ", "money"),
        (f"{found.name} ", "cursor" if at else ""),
        (f" {invested} " if invested else "", "points"),
    )
    return _told(head, f" {building_text(printed, found).partition(', ')[2]}", cells)


def _discards(printed: Printed, moment: Moment, bright: Container[str], cells: int) -> _Told:
    """Tell how many cards were discarded, and which is on top."""
    at = discard_pile.ADDRESS in bright
    head = line(("►" if at else " ", "key"), (f"discard pile {len(moment.view.discard)}", "cursor" if at else "faint"))
    return _told(head, discard_pile.on_top(printed, moment), cells)


def _legacy(moment: Moment, tile: Legacy, bright: Container[str], cells: int) -> _Told:
    """Tell of a legacy tile: its name, which of its spaces are used, and what it changes."""
    at = f"legacy/{tile.id}" in bright
    left = left_text(moment.view, tile, lambda seat: moment.names[seat])
    mark = ("►" if at else " ", "key")
    head = line(mark, (tile.name, "cursor" if at else ""), (f": {left}" if left else "", "points"))
    return _told(head, f"; {tile_text(tile).partition(': ')[2]}" if left else tile_text(tile)[len(tile.name) :], cells)


def _quests(printed: Printed, moment: Moment, bright: Container[str], cells: int) -> list[_Told]:
    view = moment.view
    placed = [(location_name(printed, place), quest) for place, tiles in view.quests.items() for quest in tiles]
    track = [(f"explorer {printed.spaces[space].index}", quest) for space, quest in view.track_quests.items()]
    top = [("next", view.quest_pile[0])] if view.quest_pile else []
    where_cells = WHERE_CELLS if cells >= ROOMY else 0
    return [
        _told(
            line(("►" if f"quest/{quest}" in bright else " ", "key"), (f"{f'{where}:':<{where_cells}} ", "points")),
            quest_text(printed.box.quests[quest]),
            cells,
        )
        for where, quest in (*placed, *track, *top)
    ]
