"""Which part of the table is looked at for a question, and which rules and pages a part and an option lead to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.tui.shell.kit import Moment

from .lights import PLACE, about

_FOR_POINT: Mapping[str, str] = {
    **dict.fromkeys(("DEC-P10", "DEC-P11", "DEC-P12", "DEC-P20", "DEC-P21", "DEC-P22", "DEC-P24", "DEC-P25"), "map"),
    **dict.fromkeys(("DEC-P47", "DEC-P48", "DEC-P50", "DEC-P51", "DEC-P61"), "map"),
    "DEC-P23": "ship",
    **dict.fromkeys(("DEC-P30", "DEC-P31", "DEC-P32", "DEC-P42", "DEC-P44", "DEC-P45"), "treasures"),
    **dict.fromkeys(("DEC-P40", "DEC-P41", "DEC-P29"), "explorer"),
    **dict.fromkeys(("DEC-P46", "DEC-P49", "DEC-P53", "DEC-P60"), "offers"),
    **dict.fromkeys(("DEC-P02", "DEC-P52"), "cards"),
}
"""By decision point."""
_RULES: Mapping[str, str] = {
    "treasures": "PIR-TREAS-01",
    "ship": "PIR-UPGR-01",
    "cards": "PIR-MISS-02",
    "explorer": "PIR-EXPL-01",
    "offers": "PIR-MISS-01",
    "captains": "PIR-GEN-20",
    "points": "PIR-SCORE-01",
}
"""By part: the rule to begin with."""


def at_point(point: str) -> str:
    """Name the part to look at for a question; nothing where any will do."""
    return _FOR_POINT.get(point, "")


def part_rules(part: str, moment: Moment, found: Sequence[str]) -> tuple[str, ...]:
    """Name the rule of a part, then what is in it; of a map on which nothing is chosen, its signs."""
    if part == "map" and moment.option is None:
        return ("signs",)
    return (_RULES[part], *dict.fromkeys(found), "signs") if part in _RULES else ()


def concerned(printed: Printed, moment: Moment) -> tuple[str, ...]:
    """Name the things that the highlighted option is about, then what asks the question, then what helps anywhere."""
    option, question = moment.option, moment.question
    found = [each for each in about(printed, moment, option.id) if not each.startswith(f"{PLACE}/")] if option else []
    source = question.source.rpartition("/")[0] if question is not None else ""
    known = {"card", "location", "upgrade", "figurehead", "space", "dig", "tile", "ruby"}
    found += [source] if source.partition("/")[0] in known else []
    help_ = ("first-game", "signs") if moment.view.phase == "setup" else ("signs",)
    return (*dict.fromkeys(found), *help_)
