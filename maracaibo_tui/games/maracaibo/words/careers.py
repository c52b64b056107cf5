"""The tasks of a career card: what they ask for and bring, and how far a captain has come with them."""

from collections.abc import Mapping

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import Career
from maracaibo_tui.games.maracaibo.rules.careers import level, reached
from maracaibo_tui.games.maracaibo.state.position import Player

from .effects import effect_text, goal, several

_COUNTED: Mapping[type, str] = {
    v.CareerCombatTokens: "combat tokens",
    v.CareerQuests: "quests",
    v.CareerInfluenceOne: "influence with a nation",
    v.CareerInfluenceTwo: "influence with each of two nations",
    v.CareerShipUpgrades: "ship upgrades",
    v.CareerSynergies: "synergies",
    v.CareerAssistants: "assistants",
}
_COUNTED_ONE: Mapping[type, str] = {
    **{kind: many.removesuffix("s") for kind, many in _COUNTED.items()},
    v.CareerInfluenceTwo: _COUNTED[v.CareerInfluenceTwo],
    v.CareerSynergies: "synergy",
}
_BRIEFLY: Mapping[type, str] = {
    v.CareerCombatTokens: "tokens",
    v.CareerInfluenceOne: "influence",
    v.CareerInfluenceTwo: "influence twice",
    v.CareerShipUpgrades: "upgrades",
}


def goals(career: Career) -> list[str]:
    """Say all three tasks of a career: what to have, and what that brings."""
    return [effect_text(task) for task in career.task]


def goals_briefly(career: Career) -> list[str]:
    """Say the same with the short words of the table."""
    return [_goal_briefly(task) for task in career.task]


def _goal_briefly(task: v.CareerTask) -> str:
    name = _BRIEFLY.get(type(task), _COUNTED.get(type(task), ""))
    wanted, more = (
        (f"{task.low_barrier} barrier", f"{task.high_barrier}:")
        if isinstance(task, v.CareerExplorer)
        else (f"{task.low} {name}", f"{task.high}:")
    )
    return f"{wanted}: gain {task.doubloons}$ 1 fig; {more} +{task.vp_high} VP"


def completing(p: Player, task: v.CareerTask) -> str:
    """Say what is had by now of a task that can be completed, and what completing it brings."""
    doubloons, is_high = several(task.doubloons, "doubloon"), level(p, task) > 1
    if isinstance(task, v.CareerExplorer):
        have = f"{task.low_barrier} and {task.high_barrier} barriers" if is_high else f"{task.low_barrier} barrier"
        more = f"the {task.high_barrier} one"
    else:
        have, more = goal(_COUNTED_ONE[type(task)], task.high if is_high else task.low), str(task.high)
    if is_high:
        return f"{have}: gain {doubloons}, 1 figure and {task.vp_high} VP"
    return f"{have}: gain {doubloons} and 1 figure (with {more} also {task.vp_high} VP)"


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
        return (
            f"{' and '.join(crossed)} barrier crossed{open_}"
            if crossed
            else f"the {task.low_barrier} barrier is still ahead"
        )
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
