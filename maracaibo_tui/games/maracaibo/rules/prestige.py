"""Prestige buildings: investing and what they score (MAR-PRESTIGE, EFF-PRS-01..08)."""

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .gains import figures_on_board, pay_doubloons, score
from .ship import upgrades
from .synergy import take_synergy


def buildings(t: MaracaiboTable, p: Player, less: int) -> list[str]:
    """List the face-up buildings the player can invest in (MAR-PRESTIGE-01..03, MAR-PRESTIGE-06, MAR-PRESTIGE-09)."""
    state = t.state
    if p.figures < t.printed.scoring.prestige_figures:
        return []
    most, printed = p.doubloons + less, t.printed.box.prestige
    return [
        building
        for building in state.prestige[: state.prestige_faceup]
        if printed[building].cost <= most and p.seat not in state.investors.get(building, ())
    ]


def invest(t: MaracaiboTable, p: Player, building: str, less: int) -> None:
    """Pay, place the figure, take the token, and score if first (MAR-PRESTIGE-11)."""
    state, printed = t.state, t.printed.box.prestige[building]
    price = max(0, printed.cost - less)
    pay_doubloons(t, p, price, f"prestige/{building}/cost")
    p.figures -= t.printed.scoring.prestige_figures
    investors = state.investors.get(building, ())
    state.investors = {**state.investors, building: (*investors, p.seat)}
    if t.tell is not None:
        t.tell(events.Gained(p.seat, "figures", -t.printed.scoring.prestige_figures, f"prestige/{building}/cost"))
        t.tell(events.Invested(p.seat, building, price))
    take_synergy(t, p, printed.synergy, f"prestige/{building}/synergy")
    if not investors:
        score(t, p, t.printed.scoring.prestige_first, f"prestige/{building}/first")


def building_points(t: MaracaiboTable, p: Player, building: str) -> int:
    """Count what a building scores for an investor now (EFF-PRS-01..08, MAR-FINAL-11, MAR-FINAL-12)."""
    match t.printed.box.prestige[building].scores:
        case v.Abbey(vp=vp):
            return vp * len(p.barriers)
        case v.Palace(vp=vp):
            return vp * len(p.quests)
        case v.Basilica(vp=vp, max=most):
            return min(vp * figures_on_board(p), most)
        case v.Citadel(vp=vp):
            return vp * (p.combat_points + p.figures)
        case v.Minster(vp=vp):
            return vp * len(p.synergies)
        case v.MilitaryBase(vp=vp):
            return vp * len(p.combat_tokens)
        case v.Academy(vp=vp):
            return vp * len(upgrades(p))
        case v.Cathedral(factor=factor):
            return factor * doubloon_income_points(t, p)


def doubloon_income_points(t: MaracaiboTable, p: Player) -> int:
    """Read the points printed at the doubloon-income marker (MAR-FINAL-08)."""
    points = 0
    for step in t.printed.box.tracks.doubloon_income.final_vp:
        if step.from_ > p.income_doubloons:
            break
        points = step.vp
    return points
