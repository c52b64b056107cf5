"""The pages of captains and automatic opponents: all that lies open of each, read from what a seat may see."""

from collections.abc import Sequence

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.thing import Thing
from maracaibo_tui.engine.who import letter
from maracaibo_tui.games.maracaibo.advice.captains_now import captain_now
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import Jacques, Jean, Player
from maracaibo_tui.games.maracaibo.state.sight import scorers
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.tui.screen.lines import Lines, line, wrapped
from maracaibo_tui.tui.shell.kit import Moment

KIND = "captain"
_RULES = ("MAR-GEN-28", "MAR-CARD-01", "MAR-SHIP-01", "MAR-CAREER-01")
_RULES_OF = {
    "jean": ("MAR-SOLO-02", "MAR-SOLO-10", "MAR-SOLO-13", "MAR-SOLO-28", "MAR-SOLO-29"),
    "jacques": ("MAR-SOLO-70", "MAR-SOLO-72", "MAR-SOLO-78"),
}


def people(moment: Moment) -> list[Thing]:
    """List all who have a page of their own."""
    return [
        Thing(
            f"{KIND}/{each.seat}",
            moment.names[each.seat],
            "captain" if isinstance(each, Player) else "automatic opponent",
        )
        for each in scorers(moment.view)
    ]


def rules(address: str) -> Sequence[str]:
    """Name the rules that explain what somebody has and does."""
    return _RULES_OF.get(address.partition("/")[2], _RULES)


def _found(address: str, moment: Moment) -> Player | Jean | Jacques | None:
    kind, _, seat = address.partition("/")
    return next((each for each in scorers(moment.view) if kind == KIND and str(each.seat) == seat), None)


def page(printed: Printed, address: str, moment: Moment, cells: int) -> Lines:
    """Draw all that everybody may know of somebody."""
    found = _found(address, moment)
    if found is None:
        return []
    table: MaracaiboTable = Table(moment.view, printed)
    you = ", you" if found.seat == moment.seat else ""
    lines = [line((f"{letter(found.seat)} {moment.names[found.seat]}{you}", "title bold"))]
    for text, style in captain_now(table, found):
        drawn = wrapped(text, cells - 2, style)
        lines += [line(("– " if not at else "  ", "faint"), *each) for at, each in enumerate(drawn)]
    return lines
