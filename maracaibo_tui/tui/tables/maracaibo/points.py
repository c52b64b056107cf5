"""Points: what everybody has, what the end would add as things stand, and the score sheet."""

from typing import Any

from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.recount import recount
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.lines import Line, Lines, line

PARTS = ("choice", "income", "cards", "prestige", "leaders", "ranks", "quests", "areas", "explorer", "jacques")


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw a table: points now, and each part the final scoring would add."""
    view = moment.view
    if view.phase == "over":
        return sheet(printed, moment, cells)
    scorers = [*view.players, *([view.jean] if view.jean is not None else [])]
    parts = {each.seat: recount(printed, view, each) for each in scorers}
    lines = [_row("", [_name(moment, each.seat) for each in scorers], "title")]
    lines.append(_row("now", [str(each.vp) for each in scorers], "points"))
    for part in PARTS:
        amounts = [parts[each.seat].get(part) for each in scorers]
        if any(amounts):
            lines.append(_row(f"+ {part}", ["" if amount is None else str(amount) for amount in amounts], ""))
    sums = [each.vp + sum(amount for part, amount in parts[each.seat].items() if part != "total") for each in scorers]
    lines.append(_row("if it ended now", [str(total) for total in sums], "strong"))
    return lines[:rows]


def sheet(printed: Printed, moment: Moment, cells: int) -> Lines:
    """Draw the score sheet of a finished game."""
    del printed, cells
    view = moment.view
    scorers = [*view.players, *([view.jean] if view.jean is not None else [])]
    lines = [_row("", [_name(moment, each.seat) for each in scorers], "title")]
    lines.append(_row("during the game", [str(_before(each)) for each in scorers], ""))
    for part in PARTS:
        amounts = [each.score.get(part) for each in scorers]
        if any(amount is not None for amount in amounts):
            lines.append(_row(part, ["" if amount is None else str(amount) for amount in amounts], ""))
    lines.append(_row("total", [str(each.vp) for each in scorers], "strong"))
    winners = ", ".join(_name(moment, seat) for seat in view.winners)
    return [
        *lines,
        (),
        line((f"{winners} wins." if len(view.winners) == 1 else f"{winners} share the victory.", "title")),
    ]


def _before(each: Any) -> int:  # noqa: ANN401 - a player or Jean
    return int(each.vp - sum(amount for part, amount in each.score.items() if part != "total"))


def _name(moment: Moment, seat: int | str) -> str:
    return moment.names.get(seat, str(seat).capitalize())


def _row(head: str, columns: list[str], style: str) -> Line:
    return line((f" {head:<16}", "faint"), *[(f"{text[:9]:>10}", style) for text in columns])
