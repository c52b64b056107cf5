"""The ship board: the twelve areas with their discs and gates, combat track, planning, quests and tokens."""

from typing import NamedTuple

from maracaibo_tui.games.maracaibo.components import Area
from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.state import Player
from maracaibo_tui.games.maracaibo.words import card_name, effects_text
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.lines import Line, Lines, beside, cut, line

from .concern import lit

TWO_COLUMNS, TRACK_ROWS = 60, 5


class _Board(NamedTuple):
    """A ship board to draw: the components, its player, and what is lit up."""

    printed: Printed
    p: Player
    bright: frozenset[str]


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw the areas in one or two columns, then the rest of the board."""
    board = _Board(printed, moment.view.players[moment.seat - 1], lit(printed, moment))
    areas = tuple(printed.box.areas.values())
    if cells < TWO_COLUMNS and rows >= len(areas) + TRACK_ROWS:
        column = [_area(board, area, effect(area), cells) for area in areas]
        return [*column, (), *_tracks(printed, board.p, cells, rows - len(areas) - 1)]
    half, middle = cells // 2, (len(areas) + 1) // 2
    boxes = [_area(board, area, effect(area) if cells >= TWO_COLUMNS else area.name, half - 1) for area in areas]
    return [*beside(boxes[:middle], boxes[middle:], half), *_tracks(printed, board.p, cells, rows - middle)]


def _area(board: _Board, area: Area, text: str, cells: int) -> Line:
    discs = board.p.discs[area.id]
    shut, bright = bool(discs) and not _is_open(board.p, area), f"area/{area.id}" in board.bright
    marks = "●" * discs + "○" * (board.printed.setup.discs - discs)
    style = "cursor" if bright else "gain" if not discs else "faint" if shut else ""
    gate = f" [{area.others}+]" if shut and area.others else " [after]" if shut else ""
    return cut(line((f"{'►' if bright else ' '}{marks} ", "key"), (text, style), (gate, "faint")), cells)


def _is_open(p: Player, area: Area) -> bool:
    cleared = sum(not discs for discs in p.discs.values())
    return cleared >= area.others and (area.after is None or not p.discs[area.after])


def effect(area: Area) -> str:
    """Say in a few words what clearing an area brings."""
    parts = [effects_text(area.bonus), effects_text(area.option)]
    if area.thresholds:
        parts.append(f"village actions at {'/'.join(map(str, area.thresholds))} points")
    if area.hand_limit:
        parts.append(f"hand limit {area.hand_limit}")
    if area.free_display:
        parts.append("display cards free")
    if area.choice is not None:
        choice = area.choice
        parts.append(f"explore {choice.steps} / {choice.doubloons}$ {choice.vp} VP / next rank")
    return ", ".join(part for part in parts if part)


def _tracks(printed: Printed, p: Player, cells: int, rows: int) -> Lines:
    points = "■" * p.combat_points + "□" * (printed.combat.most_points - p.combat_points)
    income = f"income {p.income_doubloons}$ {p.income_vp} VP"
    lines = [
        line((f" combat {points}", "warn"), f"  figures {p.figures} (+{p.figures_general})  ", (income, "income")),
        line(
            f" quests {len(p.quests)}  tokens {len(p.combat_tokens)}  synergies ",
            (" ".join(p.synergies) or "none", "points"),
        ),
    ]
    planned = [card_name(printed, card) for card in p.planning]
    lines.append(line((" planned ", "faint"), ", ".join(planned) or "nothing"))
    career = printed.box.careers.get(p.career)
    if career is not None:
        done = "".join("■" if number in p.career_done else "□" for number in range(1, len(career.task) + 1))
        lines.append(line((" career ", "faint"), f"{career.name} {done}"))
    return [cut(each, cells) for each in lines[: max(0, rows)]]
