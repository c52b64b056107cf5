"""What the recorded games show together: every way to end, decision point and printed effect of a single game."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from maracaibo_tui.games import maracaibo as rules_code
from maracaibo_tui.games.maracaibo.audit.in_play import absent
from maracaibo_tui.games.maracaibo.audit.occurrences import every_effect
from maracaibo_tui.games.maracaibo.state.position import Options
from tests.support.played import game
from tests.support.ways_to_end import WAYS

NOT_ASKED = {
    "DEC-05": "the tiles it is about come with campaigns only",
    "DEC-12": "free actions stand beside other questions",
    "DEC-32": "the quests that ask it come with campaigns only",
}
"""Decision points that no single game asks, and why."""


def decision_points() -> set[str]:
    """Name every decision point that the rules ask in a single game."""
    modules = Path(rules_code.__file__).parent.rglob("*.py")
    named = {point for module in modules for point in re.findall(r"DEC-\d\d", module.read_text(encoding="utf-8"))}
    return named - set(NOT_ASKED)


def to_show(tables: Iterable[Options]) -> set[str]:
    """Name everything that games at these tables show if there are enough of them."""
    nowhere = set.intersection(*[set(absent(game().printed, options)) for options in tables])
    return set(WAYS) | decision_points() | (set(every_effect()) - nowhere)
