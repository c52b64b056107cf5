"""What is on offer to everybody: the display, the prestige buildings, the quests in play."""

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.cards import discount
from maracaibo_tui.games.maracaibo.drawing import display_cost
from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.state import HIDDEN
from maracaibo_tui.games.maracaibo.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words import building_text, location_name, quest_text
from maracaibo_tui.games.maracaibo.words_effects import several
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.lines import Line, Lines, cut, line, width, wrapped

from .card_lines import INDENT, Shown, card_lines, windowed
from .concern import lit

WHERE_CELLS = 22


def length(_printed: Printed, moment: Moment) -> int:
    """Count the cards a cursor visits."""
    return len(moment.view.display)


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw display, buildings and quests, as many as there is room for."""
    table: MaracaiboTable = Table(moment.view, printed)
    p, view = moment.view.players[moment.seat - 1], moment.view
    less, bright, cursor = discount(table, p), lit(printed, moment), moment.cursors.get("display", -1)
    heads = [line((f"Display, {display_cost(table, p)}$ each · draw pile {len(view.draw)}", "faint"))]
    shown = [Shown(card, less, slot == cursor or f"card/{card}" in bright) for slot, card in enumerate(view.display)]
    rest: list[Line] = [line(("Prestige", "faint"))]
    rest += [
        row for building in view.prestige if building != HIDDEN for row in _building(printed, moment, building, cells)
    ]
    hidden = sum(building == HIDDEN for building in view.prestige)
    rest += [line((f"  {several(hidden, 'building')} face down", "faint"))] if hidden else []
    rest.append(line((f"Quests · pile {len(view.quest_pile)}", "faint")))
    rest += [row for quest in _quests(printed, moment, cells) for row in quest]
    cards = [row for block in card_lines(printed, shown, cells, rows - len(heads) - len(rest)) for row in block]
    return windowed([cut(each, cells) for each in (*heads, *cards, *rest)], rows, 0)


def _building(printed: Printed, moment: Moment, building: str, cells: int) -> Lines:
    """Draw a building: its price, its name, who has invested, and below it what it brings."""
    found = printed.box.prestige[building]
    invested = "".join("ABCD"[seat - 1] for seat in moment.view.investors.get(building, ()))
    at = f"building/{building}" in lit(printed, moment)
    head = line(
        ("►" if at else " ", "key"),
        (f"{found.cost:>2}$ ", "money"),
        (found.name, "cursor" if at else ""),
        (f"  {invested}" if invested else "", "points"),
    )
    text = building_text(found).partition(", ")[2]
    if width(head) + len(text) + 2 <= cells:
        return [(*head, *line(f"  {text}"))]
    return [head, *[line(" " * INDENT, *each) for each in wrapped(text, cells - INDENT)]]


def _quests(printed: Printed, moment: Moment, cells: int) -> list[Lines]:
    view = moment.view
    placed = [(location_name(printed, place), quest) for place, tiles in view.quests.items() for quest in tiles]
    track = [(f"explorer {printed.spaces[space].index}", quest) for space, quest in view.track_quests.items()]
    top = [("next", view.quest_pile[0])] if view.quest_pile else []
    return [_quest(where, quest_text(printed.box.quests[quest]), cells) for where, quest in (*placed, *track, *top)]


def _quest(where: str, text: str, cells: int) -> Lines:
    head = line((f" {where:<{WHERE_CELLS}}", "points"))
    if width(head) + len(text) <= cells:
        return [(*head, *line(text))]
    return [line((f" {where}", "points")), *[line(" " * INDENT, *each) for each in wrapped(text, cells - INDENT)]]
