"""Plain gains and payments: doubloons, points, combat points and figures (MAR-GEN-07, MAR-GEN-12..16)."""

from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.position import Automa, Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable


def gain_doubloons(t: MaracaiboTable, p: Player, amount: int, source: str) -> None:
    """Take doubloons from the bank (MAR-GEN-12)."""
    p.doubloons += amount
    if t.tell is not None and amount:
        t.tell(events.Gained(p.seat, "doubloons", amount, source))


def pay_doubloons(t: MaracaiboTable, p: Player, amount: int, source: str) -> None:
    """Pay doubloons to the bank; nobody can owe any (MAR-GEN-12)."""
    gain_doubloons(t, p, -amount, source)


def score(t: MaracaiboTable, p: Player | Automa, amount: int, source: str) -> None:
    """Score victory points at once (MAR-GEN-16)."""
    p.vp += amount
    if t.tell is not None and amount:
        t.tell(events.Scored(p.seat, amount, source))


def gain_combat_points(t: MaracaiboTable, p: Player, amount: int, source: str) -> None:
    """Move the combat marker up; what goes beyond the end is lost (MAR-GEN-13)."""
    before = p.combat_points
    p.combat_points = min(before + amount, t.printed.combat.most_points)
    if t.tell is not None and p.combat_points != before:
        t.tell(events.Gained(p.seat, "combat_points", p.combat_points - before, source))


def pay_combat_points(t: MaracaiboTable, p: Player, amount: int, source: str) -> None:
    """Pay combat points; figures cannot stand in for them (MAR-GEN-14)."""
    p.combat_points -= amount
    if t.tell is not None:
        t.tell(events.Gained(p.seat, "combat_points", -amount, source))


def take_figures(t: MaracaiboTable, p: Player, count: int, source: str) -> None:
    """Take figures of the own colour from the general supply, as far as there are any (MAR-GEN-15)."""
    taken = min(count, p.figures_general)
    p.figures_general -= taken
    p.figures += taken
    if t.tell is not None and taken:
        t.tell(events.Gained(p.seat, "figures", taken, source))


def return_figures(t: MaracaiboTable, p: Player, count: int, source: str) -> None:
    """Return figures from the own supply to the general supply (MAR-QUEST-06)."""
    p.figures -= count
    p.figures_general += count
    if t.tell is not None:
        t.tell(events.Gained(p.seat, "figures", -count, source))


def compasses(t: MaracaiboTable, p: Player) -> int:
    """Count the compasses of a player: the printed one and those in the tableau (MAR-GEN-20)."""
    table = t.printed.compasses
    return t.printed.setup.compasses + sum([table[card] for card in p.tableau if card in table])


def figures_on_board(p: Player) -> int:
    """Count the assistants of a player (MAR-GEN-19)."""
    return sum(map(len, p.assistants.values()))
