"""What Jean scores in the scorings (MAR-SOLO-43..59)."""

from .automa_explorer import lead
from .gains import score
from .numbers import Lead
from .printed import Printed
from .state import Jean, Player
from .table import MaracaiboTable


def jean_income(printed: Printed, jean: Jean) -> int:
    """Count her income: the row by discs removed, and one for each card (MAR-SOLO-43)."""
    solo = printed.box.numbers.solo
    removed = min(jean.discs_removed, len(solo.row) - 1)
    return solo.row[removed] + solo.per_card * len(jean.cards)


def jean_areas(printed: Printed, jean: Jean) -> int:
    """Count the emptied yellow areas of her row (MAR-SOLO-05)."""
    solo = printed.box.numbers.solo
    return min(jean.discs_removed, len(solo.row) - 1) // solo.discs_per_area


def score_income(t: MaracaiboTable, jean: Jean) -> int:
    """Score her income (MAR-INTERIM-16)."""
    points = jean_income(t.printed, jean)
    score(t, jean, points, "income")
    return points


def bonuses(t: MaracaiboTable, jean: Jean, human: Player) -> dict[str, int]:
    """Count her bonuses for quests, areas and the explorer (MAR-SOLO-52..55)."""
    solo = t.printed.box.numbers.solo
    upgrades = sum(not discs for discs in human.discs.values())
    quests = solo.quest * len(jean.quests) + _bonus(solo.lead, len(jean.quests) - len(human.quests))
    areas = _bonus(solo.lead, jean_areas(t.printed, jean) - upgrades)
    return {"quests": quests, "areas": areas, "explorer": _bonus(solo.explorer_lead, lead(t, jean, human))}


def _bonus(steps: tuple[Lead, ...], ahead: int) -> int:
    return max([step.vp for step in steps if ahead >= step.by], default=0)
