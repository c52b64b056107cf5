"""What Jean scores in the scorings (MAR-SOLO-43..59)."""

from collections.abc import Iterator

from maracaibo_tui.games.maracaibo.box.numbers import Lead
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.position import Jean, Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .automa_explorer import lead
from .gains import score
from .ship import upgrades


def jean_income(printed: Printed, jean: Jean) -> int:
    """Count her income: the row by discs removed, and one for each card (MAR-SOLO-43)."""
    solo = printed.box.numbers.solo
    return solo.row[jean.discs_removed] + solo.per_card * len(jean.cards)


def jean_areas(printed: Printed, jean: Jean) -> int:
    """Count the emptied yellow areas of her row (MAR-SOLO-05)."""
    return jean.discs_removed // printed.box.numbers.solo.discs_per_area


def score_income(t: MaracaiboTable, jean: Jean) -> None:
    """Score her income (MAR-INTERIM-16)."""
    score(t, jean, count_income(t, jean), "income")


def count_income(t: MaracaiboTable, jean: Jean) -> int:
    """Count her income aloud (MAR-SOLO-43)."""
    if t.tell is not None:
        t.tell(events.JeanIncomeCounted(jean.discs_removed, len(jean.cards)))
    return jean_income(t.printed, jean)


def bonuses(t: MaracaiboTable, jean: Jean, human: Player) -> Iterator[tuple[str, int]]:
    """Compare her with the person and give her bonus, for quests, areas and the explorer (MAR-SOLO-52..55)."""
    solo = t.printed.box.numbers.solo
    quests, areas, ahead = len(jean.quests), jean_areas(t.printed, jean), lead(t, jean, human)
    _tell(t, "quests", quests, len(human.quests))
    yield "quests", solo.quest * quests + _bonus(solo.lead, quests - len(human.quests))
    _tell(t, "areas", areas, len(upgrades(human)))
    yield "areas", _bonus(solo.lead, areas - len(upgrades(human)))
    _tell(t, "explorer", ahead, 0)
    yield "explorer", _bonus(solo.explorer_lead, ahead)


def _tell(t: MaracaiboTable, part: str, hers: int, theirs: int) -> None:
    if t.tell is not None:
        t.tell(events.JeanCompared(part, hers, theirs))


def _bonus(steps: tuple[Lead, ...], ahead: int) -> int:
    return max([step.vp for step in steps if ahead >= step.by], default=0)
