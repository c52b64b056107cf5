"""How far a captain has come with the tasks of a career card."""

from collections.abc import Mapping

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import Career
from maracaibo_tui.games.maracaibo.rules.careers import level, reached
from maracaibo_tui.games.maracaibo.state.position import Player

_COUNTED: Mapping[type, str] = {
    v.CareerCombatTokens: "combat tokens",
    v.CareerQuests: "quests",
    v.CareerInfluenceOne: "influence with a nation",
    v.CareerInfluenceTwo: "influence with each of two nations",
    v.CareerShipUpgrades: "ship upgrades",
    v.CareerSynergies: "synergies",
    v.CareerAssistants: "assistants",
}
_BRIEFLY: Mapping[type, str] = {
    v.CareerCombatTokens: "tokens",
    v.CareerInfluenceOne: "influence",
    v.CareerInfluenceTwo: "twice influence",
    v.CareerShipUpgrades: "upgrades",
}


def tasks_text(p: Player, career: Career) -> list[str]:
    """Say of every task of a career how far it is, or that it is done (MAR-CAREER-04, EFF-CAR-01..08)."""
    return [
        f"task {number}: done" if number in p.career_done else f"task {number}: {task_text(p, task)}"
        for number, task in enumerate(career.task, 1)
    ]


def task_text(p: Player, task: v.CareerTask) -> str:
    """Say how far a task is, and whether it can be completed."""
    met = level(p, task)
    open_ = ", can be completed" if met else ""
    if isinstance(task, v.CareerExplorer):
        crossed = [each for each in (task.low_barrier, task.high_barrier) if each in p.barriers]
        return f"{' and '.join(crossed)} barrier crossed{open_}" if crossed else f"{task.low_barrier} barrier ahead"
    higher = "" if met > 1 else f" ({task.high} for the higher level)"
    return f"{_count(p, task, task.high if met > 1 else task.low)}{higher}{open_}"


def ahead_text(p: Player, task: v.CareerTask) -> str:
    """Say how far a task is that cannot be completed yet."""
    return task_text(p, task) if isinstance(task, v.CareerExplorer) else _count(p, task, task.low)


def _count(p: Player, task: v.CareerTask, wanted: int) -> str:
    return f"{reached(p, task)} of {wanted} {_COUNTED[type(task)]}"


def briefly(p: Player, career: Career) -> list[str]:
    """Say the same of every task in a word or two."""
    return [_brief(p, number, task) for number, task in enumerate(career.task, 1)]


def _brief(p: Player, number: int, task: v.CareerTask) -> str:
    if isinstance(task, v.CareerExplorer):
        name, count = f"{task.low_barrier} barrier", ""
    else:
        name = _BRIEFLY.get(type(task), _COUNTED[type(task)])
        count = f"{reached(p, task)}/{task.high if level(p, task) else task.low} "
    return f"{name} done" if number in p.career_done else f"{count}{name}"
