"""What is on offer to everybody: the display, the prestige buildings, the quests in play."""

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.cards import discount
from maracaibo_tui.games.maracaibo.drawing import display_cost
from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.state import HIDDEN
from maracaibo_tui.games.maracaibo.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words import building_text, location_name, quest_text
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.lines import Line, Lines, cut, line

from .card_lines import card_block
from .concern import lit


def length(_printed: Printed, moment: Moment) -> int:
    """Count the cards a cursor visits."""
    return len(moment.view.display)


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw display, buildings and quests, as many as there is room for."""
    table: MaracaiboTable = Table(moment.view, printed)
    p, view = moment.view.players[moment.seat - 1], moment.view
    less, bright, cursor = discount(table, p), lit(printed, moment), moment.cursors.get("display", -1)
    lines: list[Line] = [line((f"Display, {display_cost(table, p)}$ each · draw pile {len(view.draw)}", "faint"))]
    for slot, card in enumerate(view.display):
        lines += card_block(printed, card, cells, less, at=slot == cursor or f"card/{card}" in bright)
    lines.append(line(("Prestige", "faint")))
    lines += [_building(printed, moment, building, bright) for building in view.prestige]
    lines.append(line((f"Quests · pile {len(view.quest_pile)}", "faint")))
    lines += _quests(printed, moment)
    return [cut(each, cells) for each in lines[:rows]]


def _building(printed: Printed, moment: Moment, building: str, bright: frozenset[str]) -> Line:
    if building == HIDDEN:
        return line(("  face down", "faint"))
    found = printed.box.prestige[building]
    invested = "".join("ABCD"[seat - 1] for seat in moment.view.investors.get(building, ()))
    at = f"building/{building}" in bright
    return line(
        ("►" if at else " ", "key"),
        (f"{found.cost:>2}$ ", "money"),
        (f"{found.name:<14}", "cursor" if at else ""),
        f" {building_text(found)}",
        (f"  {invested}", "points"),
    )


def _quests(printed: Printed, moment: Moment) -> Lines:
    view = moment.view
    placed = [(location_name(printed, place), quest) for place, tiles in view.quests.items() for quest in tiles]
    track = [(f"explorer {printed.spaces[space].index}", quest) for space, quest in view.track_quests.items()]
    top = [("next", view.quest_pile[0])] if view.quest_pile else []
    return [
        line((f" {where:<18}", "points"), quest_text(printed.box.quests[quest]))
        for where, quest in (*placed, *track, *top)
    ]
