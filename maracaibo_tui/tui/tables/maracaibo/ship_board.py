"""The ship board: the twelve areas with their discs and gates, combat track, planning, quests and tokens."""

from collections.abc import Mapping
from typing import NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.advice.lights import lit
from maracaibo_tui.games.maracaibo.advice.lights_unnamed import COMBAT, FIGURES
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import Area
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.ship import removable
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player
from maracaibo_tui.games.maracaibo.words.cards import area_text, card_name
from maracaibo_tui.games.maracaibo.words.careers import briefly
from maracaibo_tui.games.maracaibo.words.effects import effects_text
from maracaibo_tui.tui.screen.lines import Line, Lines, beside, cut, flowing, line
from maracaibo_tui.tui.shell.kit import Moment, Size

from . import career_choice

TWO_COLUMNS, TRACK_ROWS = 60, 5
"""Cells from which two columns say what an area brings, and rows that the rest of the board needs."""
THREE_COLUMNS = 54
"""Cells from which three columns have room, where there are few rows."""
LEGEND = " ✓ cleared  × not yet: clear the one above (↑) or so many others (n+) first"


class _Board(NamedTuple):
    """A ship board to draw: the components, its player, and what is lit up."""

    printed: Printed
    p: Player
    bright: frozenset[str]
    open: tuple[str, ...]
    """The areas that a disc may leave now."""


def addresses(printed: Printed, moment: Moment) -> tuple[str, ...]:
    """List by their pages the careers as long as they stand there, then the areas."""
    careers = career_choice.choosable(printed, moment)
    return career_choice.addresses(careers) or tuple(f"area/{area}" for area in printed.box.areas)


def stride(printed: Printed, moment: Moment, direction: str, size: Size) -> int:
    """Say how many things the cursor goes on or back: to the sides by columns of areas."""
    in_columns = direction in {"left", "right"} and not career_choice.choosable(printed, moment)
    step = column_rows(printed, *size) if in_columns else 1
    return step if direction in {"down", "right"} else -step


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw the areas in one column or two, or in three where rows are few, then the rest of the board."""
    table: MaracaiboTable = Table(moment.view, printed)
    p = player(table, moment.seat)
    bright = lit(printed, moment) | {moment.under_cursor("ship", addresses(printed, moment))}
    careers = career_choice.choosable(printed, moment)
    if careers:
        return career_choice.draw(careers, bright, cells, rows)
    board = _Board(printed, p, bright, removable(table, p))
    high = column_rows(printed, cells, rows)
    areas = _in_columns(board, cells, high)
    if high == len(printed.box.areas):
        return [*areas, (), *_tracks(board, cells, rows - high - 1)]
    drawn = [*areas, *_tracks(board, cells, rows - high)]
    return [*drawn, line((LEGEND, "faint"))] if len(drawn) < rows and cells >= len(LEGEND) else drawn


def column_rows(printed: Printed, cells: int, rows: int) -> int:
    """Say how many areas a column has: all, half of them, or a third where rows are few, to leave one for figures."""
    areas = len(printed.box.areas)
    if cells < TWO_COLUMNS and rows >= areas + TRACK_ROWS:
        return areas
    columns = 3 if rows <= (areas + 1) // 2 and cells >= THREE_COLUMNS else 2
    return -(-areas // columns)


def _in_columns(board: _Board, cells: int, high: int) -> Lines:
    """Draw the areas, so many in a column."""
    areas = tuple(board.printed.box.areas.values())
    tops = range(0, len(areas), high)
    wide = cells // len(tops)
    drawn: Lines = []
    for top in reversed(tops):
        column = [_area(board, area, wide) for area in areas[top : top + high]]
        drawn = beside(column, drawn, wide) if drawn else column
    return drawn


def _area(board: _Board, area: Area, cells: int) -> Line:
    """Draw the discs of an area, its name, what must be cleared before it, and what it brings if there is room."""
    discs = board.p.discs[area.id]
    shut, bright = bool(discs) and area.id not in board.open, f"area/{area.id}" in board.bright
    marks = "●" * discs + "○" * (board.printed.setup.discs - discs)
    style = "cursor" if bright else "gain" if not discs else "faint" if shut else ""
    gate = "" if not shut else f" {area.others}+" if area.others else " ↑"
    room = cells - len(f" {marks} {gate}")
    name = shortened(area.name, room)
    left = room - len(name) - 2
    brings = next((text for text in (area_text(area), _briefly(area)) if text and len(text) <= left), "")
    more = f"  {brings}" if brings else ""
    mark = "►" if bright else "×" if shut else "✓" if not discs else " "
    return line((f"{mark}{marks} ", "key"), (name, style), (gate, "faint"), (more, "faint"))


def shortened(name: str, room: int) -> str:
    """Give a name, or only its last word where it does not fit."""
    return name if len(name) <= room else name.rsplit(maxsplit=1)[-1][:room]


_BRIEFLY: Mapping[type, str] = {
    v.CaVillage: "fight over villages",
    v.VaThreeGoods: "sell equal goods",
    v.VaAnnex: "annex villages",
    v.VaCombatPoint: "village: CP, $",
}
"""Options of the ship where room is scarce; their pages tell the rest."""


def _briefly(area: Area) -> str:
    """Say in two or three words what clearing an area brings."""
    if area.thresholds:
        return "more actions"
    if area.free_display:
        return f"{effects_text(area.bonus)}, cards free"
    return "a choice" if area.choice is not None else "".join(_BRIEFLY.get(type(each), "") for each in area.option)


def _tracks(board: _Board, cells: int, rows: int) -> Lines:
    """Tell of figures, career, synergies and planned cards; the career gives way last."""
    lines = [row for parts in _told(board, in_full=True) for row in flowing(parts, cells - 1)]
    if len(lines) > rows:
        lines = [row for parts in _told(board, in_full=False) for row in flowing(parts, cells - 1)]
    if len(lines) > rows == 1:
        combat, _figures, *others = _counts(board)
        lines = flowing([combat, *_career(board, in_full=False), *others], cells - 1)
    return [cut(line(" ", *each), cells) for each in lines[: max(0, rows)]]


def _told(board: _Board, *, in_full: bool) -> list[Lines]:
    """Give what is told below the areas in paragraphs."""
    planned = [card_name(board.printed, card) for card in board.p.planning]
    told = [
        _counts(board),
        _career(board, in_full=in_full),
        [_synergies(board)],
        [line(("planned ", "faint"), ", ".join(planned) or "nothing")],
    ]
    return [parts for parts in told if parts]


def _counts(board: _Board) -> Lines:
    p = board.p
    points = "■" * p.combat_points + "□" * (board.printed.combat.most_points - p.combat_points)
    return [
        _named("combat", (points, "warn"), "warn", at=COMBAT in board.bright),
        _named("figures", (f"{p.figures}, supply {p.figures_general}", ""), at=FIGURES in board.bright),
        line((f"income {p.income_doubloons}$ {p.income_vp} VP", "income")),
        line(f"quests {len(p.quests)}"),
        line(f"tokens {len(p.combat_tokens)}"),
    ]


def _named(name: str, told: tuple[str, str], style: str = "", *, at: bool) -> Line:
    """Say something behind its name; the mark of what is lit up stands between them, so that nothing moves for it."""
    return line((name, "cursor" if at else style), ("►", "key") if at else " ", told)


def _synergies(board: _Board) -> Line:
    at = any(thing.startswith("synergy/") for thing in board.bright)
    return _named("synergies", (" ".join(board.p.synergies) or "none", "points"), "faint", at=at)


def _career(board: _Board, *, in_full: bool) -> Lines:
    """Name the career with a mark for every task that is done, or say of every task how far it is."""
    p = board.p
    career = board.printed.box.careers.get(p.career)
    if career is None:
        return []
    done = "".join("■" if number in p.career_done else "□" for number in range(1, len(career.task) + 1))
    head = _named("career", (f"{career.name} {done}", ""), "faint", at=f"career/{p.career}" in board.bright)
    return [head, *[line((text, "faint")) for text in briefly(p, career)]] if in_full else [head]
