"""Career cards (MAR-CAREER)."""

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .gains import figures_on_board, gain_doubloons, score
from .ship import upgrades


def open_tasks(t: MaracaiboTable, p: Player) -> list[int]:
    """List the tasks whose lower requirement is met and that are still open (MAR-CAREER-02, MAR-CAREER-04)."""
    if not p.career:
        return []
    tasks = t.printed.box.careers[p.career].task
    return [number for number, task in enumerate(tasks, 1) if number not in p.career_done and level(p, task) > 0]


def level(p: Player, task: v.CareerTask) -> int:
    """Tell how far a task's requirement is met: 0 not, 1 lower, 2 higher (EFF-CAR-01..08)."""
    if isinstance(task, v.CareerExplorer):
        return (task.low_barrier in p.barriers) + (task.high_barrier in p.barriers)
    count = reached(p, task)
    return (count >= task.low) + (count >= task.high)


def reached(p: Player, task: v.CareerTask) -> int:
    """Count what a task asks for (EFF-CAR-01..08)."""
    match task:
        case v.CareerCombatTokens():
            return len(p.combat_tokens)
        case v.CareerQuests():
            return len(p.quests)
        case v.CareerInfluenceOne():
            return max(p.influence.values())
        case v.CareerInfluenceTwo():
            return sorted(p.influence.values())[-2]
        case v.CareerShipUpgrades():
            return len(upgrades(p))
        case v.CareerSynergies():
            return len(p.synergies)
        case v.CareerAssistants():
            return figures_on_board(p)
        case v.CareerExplorer():
            return 0


def complete_task(t: MaracaiboTable, p: Player, number: int) -> None:
    """Complete a task: doubloons and its figure, points at the higher level (MAR-CAREER-04..08)."""
    task = t.printed.box.careers[p.career].task[number - 1]
    high, source = level(p, task) > 1, f"career/{p.career}/{number}"
    gain_doubloons(t, p, task.doubloons, source)
    p.figures += 1
    p.career_done = (*p.career_done, number)
    if t.tell is not None:
        t.tell(events.Gained(p.seat, "figures", 1, source))
        t.tell(events.TaskCompleted(p.seat, number, high))
    if high:
        score(t, p, task.vp_high, source)
    if len(p.career_done) == len(t.printed.box.careers[p.career].task):
        gain_doubloons(t, p, t.printed.scoring.career_doubloons, f"career/{p.career}")
        score(t, p, t.printed.scoring.career_vp, f"career/{p.career}")
