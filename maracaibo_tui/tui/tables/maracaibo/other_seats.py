"""All captains side by side: what everybody may see of each."""

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.gains import compasses, figures_on_board
from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.ship import upgrades
from maracaibo_tui.games.maracaibo.state import Jean, Player
from maracaibo_tui.games.maracaibo.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words import card_name, location_name
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.lines import Line, Lines, line, wrapped


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw a block for every captain, the automa last."""
    table: MaracaiboTable = Table(moment.view, printed)
    lines: list[Line] = []
    for p in moment.view.players:
        lines += _captain(table, moment, p, cells)
    if moment.view.jean is not None:
        lines += _jean(table, moment.view.jean, cells)
    if moment.view.jacques is not None:
        jacques = moment.view.jacques
        lines.append(line(("Jacques", "automa strong"), f"  {jacques.vp} VP, {len(jacques.quests)} quests"))
    return lines[:rows]


def _captain(table: MaracaiboTable, moment: Moment, p: Player, cells: int) -> Lines:
    printed = table.printed
    letter = "ABCD"[p.seat - 1]
    head = line(
        (f"{letter} {moment.names.get(p.seat, '')}", f"seat{p.seat} strong"),
        (f"  {p.vp} VP", "points"),
        (f"  {p.doubloons}$", "money"),
    )
    told = (
        f"{location_name(printed, p.ship)}; hand {len(p.hand)}, planned {len(p.planning)}, bought {len(p.tableau)}; "
        f"{p.combat_points} CP, figures {p.figures}, assistants {figures_on_board(p)}; "
        f"compasses {compasses(table, p)}, "
        f"upgrades {len(upgrades(p))}, quests {len(p.quests)}, tokens {len(p.combat_tokens)}; "
        f"income {p.income_doubloons}$ {p.income_vp} VP; synergies {', '.join(p.synergies) or 'none'}"
    )
    planned = ", ".join(card_name(printed, card) for card in p.planning)
    more = wrapped(f"planned: {planned}", cells - 2, "faint") if planned else []
    return [head, *[line("  ", *each) for each in (*wrapped(told, cells - 2), *more)]]


def _jean(table: MaracaiboTable, jean: Jean, cells: int) -> Lines:
    told = (
        f"{location_name(table.printed, jean.ship)}; discs {jean.discs_removed}, cards {len(jean.cards)}, "
        f"quests {len(jean.quests)}, tokens {len(jean.combat_tokens)}; deck {len(jean.deck)}"
    )
    head = line(("J Jean", "automa strong"), (f"  {jean.vp} VP", "points"))
    return [head, *[line("  ", *each) for each in wrapped(told, cells - 2)]]
