"""What the end of a round brought, with its signs and inks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maracaibo_tui.games.maracaibo.advice.round import NEW, PAYS, QUEST, SHIP, ended
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.tui.shell.kit import Change, RoundOver, Scored

from .score_sheet import sources

_SIGNS: Mapping[str, tuple[str, str]] = {
    QUEST: ("?", "points"),
    NEW: ("+", "gain"),
    SHIP: ("▲", "points"),
    PAYS: ("$", "money"),
}


def round_over(
    printed: Printed, view: State, names: Mapping[int | str, str], heard: Sequence[object]
) -> RoundOver | None:
    """Say what the round brought that is over with the last of what was heard."""
    found = ended(printed, view, names, heard)
    if found is None:
        return None
    return RoundOver(
        f"Round {found.round}",
        f"Round {found.round + 1}",
        names[found.begins],
        sources(found.sources),
        [Scored(each.seat, each.paid, " · ".join(each.reasons), each.gained, each.now) for each in found.scoring],
        [Change(*_SIGNS[each.what], each.text, each.in_full) for each in found.changes],
        names,
        found.scored_from,
    )
