"""The explorer track: one start, one end, labelled forks, three barriers on every way (MAR-EXPLORE-01)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import get_args

from maracaibo_tui.games.maracaibo.box.checks.finding import Finding, known
from maracaibo_tui.games.maracaibo.box.components import Box, ExplorerSpace, first_spaces
from maracaibo_tui.games.maracaibo.box.vocabulary import Barrier

Spaces = Mapping[str, ExplorerSpace]
_TRACK = "explorer"


def explorer_findings(box: Box) -> Iterator[Finding]:
    """Find what makes the explorer track unusable."""
    spaces = {space.id: space for space in box.tracks.explorer.space}
    for space in spaces.values():
        yield from _step_findings(space, spaces)
        if space.quest and space.reward:
            yield Finding(_name(space), "reward", "a reward on a quest space", "a quest or a reward")
    yield from _ends(spaces)


def whole_track_findings(box: Box) -> Iterator[Finding]:
    """Find what the track of a pack may not have, though that of a scenario may."""
    spaces = {space.id: space for space in box.tracks.explorer.space}
    for space in spaces.values():
        yield from _fork_findings(space, spaces)
    if spaces and not any(finding for space in spaces.values() for finding in _step_findings(space, spaces)):
        yield from _barrier_findings(spaces)


def indices_on_every_way(spaces: Spaces) -> set[int]:
    """Give the numbers of spaces that nobody passes by, whichever branch is taken."""
    ahead: dict[str, set[int]] = {}
    for space in sorted(spaces.values(), key=lambda space: -space.index):
        further = [ahead.get(end, set()) for end in space.next]
        ahead[space.id] = {space.index} | (set.intersection(*further) if further else set())
    return set().union(*(ahead[start.id] for start in first_spaces(spaces)))


def _name(space: ExplorerSpace) -> str:
    return f"explorer.space {space.id}"


def _step_findings(space: ExplorerSpace, spaces: Spaces) -> Iterator[Finding]:
    for number, end in enumerate(space.next):
        field = f"next[{number}]"
        if unknown := known(end, spaces, _name(space), field, "a space of the explorer track"):
            yield from unknown
        elif spaces[end].index <= space.index:
            index = f"index {space.index} here and {spaces[end].index} there"
            yield Finding(_name(space), field, index, "a higher index on the next space")


def _fork_findings(space: ExplorerSpace, spaces: Spaces) -> Iterator[Finding]:
    ends = [spaces[end] for end in space.next if end in spaces]
    branches = sorted(end.branch or "none" for end in ends)
    if len(ends) > 1 and branches != ["lower", "upper"]:
        yield Finding(_name(space), "next", "branches " + ", ".join(branches), "one upper and one lower branch")


def _ends(spaces: Spaces) -> Iterator[Finding]:
    starts = first_spaces(spaces)
    ends = [space for space in spaces.values() if not space.next]
    for word, found in (("first", starts), ("last", ends)):
        if len(found) != 1:
            names = ", ".join(space.id for space in found) or "none"
            yield Finding(_TRACK, "space", f"the {word} spaces {names}", f"exactly one {word} space")
    for space in ends:
        if space.barrier or space.quest:
            yield Finding(_name(space), "next", "a last space with a barrier or a quest", "a last space without")


def _barrier_findings(spaces: Spaces) -> Iterator[Finding]:
    wanted = tuple(sorted(get_args(Barrier)))
    for crossed in sorted({way for start in first_spaces(spaces) for way in _ways(start, spaces)}):
        if crossed != wanted:
            way = "a way over the barriers " + (", ".join(crossed) or "none")
            yield Finding(_TRACK, "space", way, "each barrier once on every way: " + ", ".join(wanted))


def _ways(start: ExplorerSpace, spaces: Spaces) -> set[tuple[str, ...]]:
    # From the last space back, keeping what is crossed and not whole ways: of those, forks make too many.
    crossed: dict[str, set[tuple[str, ...]]] = {}
    for space in sorted(spaces.values(), key=lambda space: -space.index):
        ahead = {way for end in space.next for way in crossed[end]} if space.next else {()}
        crossed[space.id] = {_with(space.barrier, way) for way in ahead}
    return crossed[start.id]


def _with(barrier: str | None, way: tuple[str, ...]) -> tuple[str, ...]:
    # Twice is wrong already; more need not be counted.
    return way if barrier is None or way.count(barrier) > 1 else tuple(sorted((*way, barrier)))
