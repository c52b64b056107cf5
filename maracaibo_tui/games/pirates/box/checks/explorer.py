"""The explorer track: one end, labelled forks, the same rivers on every way (PIR-EXPL-03, PIR-EXPL-08)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from maracaibo_tui.games.pirates.box.checks.finding import Finding
from maracaibo_tui.games.pirates.box.components import Box, ExplorerSpace
from maracaibo_tui.games.pirates.box.track import FIRST, Track

Spaces = Mapping[str, ExplorerSpace]
_TRACK = "explorer"
_WAYS = 2


def explorer_findings(box: Box) -> Iterator[Finding]:
    """Find what makes the explorer track unusable, with the discount tile on it or without."""
    spaces = box.spaces
    wrong = [*_step_findings(spaces), *_tile_findings(spaces)]
    yield from wrong
    if not wrong:
        yield from _way_findings(spaces)


def whole_track_findings(box: Box) -> Iterator[Finding]:
    """Find what the track of a pack may not have, though that of a scenario may."""
    spaces = box.spaces
    if any(_step_findings(spaces)):
        return
    firsts: set[str] = set()
    for space in spaces.values():
        ends = [spaces[end] for end in space.next if end in spaces]
        branches = sorted(end.branch or "none" for end in ends)
        if len(ends) == _WAYS:
            firsts.update(end.id for end in ends)
            if branches != ["lower", "upper"]:
                found = "a fork with the branches " + ", ".join(branches)
                yield Finding(_name(space.id), "next", found, "one upper and one lower branch")
    for space in spaces.values():
        if space.branch and space.id not in firsts:
            yield Finding(_name(space.id), "branch", f'"{space.branch}" behind no fork', "only right behind a fork")


def _name(space: str) -> str:
    return f"{_TRACK}.space {space}"


def _step_findings(spaces: Spaces) -> Iterator[Finding]:
    if not any(space.module is None for space in spaces.values()):
        yield Finding(_TRACK, "space", "no space", "at least one")
    if FIRST in spaces:
        yield Finding(_name(FIRST), "id", f'"{FIRST}"', "another id: this is the space before the first")
    for space in spaces.values():
        if len(space.next) > _WAYS:
            yield Finding(_name(space.id), "next", f"{len(space.next)} ways", f"at most {_WAYS}")
        if len({*space.next}) < len(space.next):
            yield Finding(_name(space.id), "next", "one space twice", "two different spaces")
        for number, end in enumerate(space.next):
            if end not in spaces or spaces[end].module is not None:
                allowed = "the id of a space of the explorer track, not of the discount tile"
                yield Finding(_name(space.id), f"next[{number}]", f'"{end}"', allowed)


def _tile_findings(spaces: Spaces) -> Iterator[Finding]:
    tiles = [space for space in spaces.values() if space.module is not None]
    for tile in tiles:
        if len(tiles) > 1:
            yield Finding(_name(tile.id), "module", f"{len(tiles)} discount tiles", "at most one")
        if len(tile.next) != 1:
            yield Finding(_name(tile.id), "next", f"{len(tile.next)} ways", "the one space before which the tile lies")
        for field in ("effects", "river", "branch"):
            if getattr(tile, field):
                yield Finding(_name(tile.id), field, "something on the discount tile", "nothing: it has no effect")


def _way_findings(spaces: Spaces) -> Iterator[Finding]:
    track = Track(spaces, tile=False)
    order = _in_order(track)
    if order is None:
        yield Finding(_TRACK, "space", "a way that comes back to where it was", "ways that only lead on")
        return
    for space in track.spaces:
        if space not in order:
            yield Finding(_name(space), "id", "a space that no way leads to", "a way from the first space")
    ends = [space for space in order if not track.after[space]]
    if len(ends) > 1:
        yield Finding(_TRACK, "space", f"several last spaces: {', '.join(ends)}", "one last space")
    yield from _river_findings(track, order)


def _in_order(track: Track) -> list[str] | None:
    """Sort what can be reached so that every space stands before those behind it; None if ways go round."""
    done: list[str] = []
    on_the_way: set[str] = set()

    def visit(space: str) -> bool:
        if space in on_the_way:
            return False
        if space not in done:
            on_the_way.add(space)
            if not all(visit(end) for end in track.after[space]):
                return False
            on_the_way.remove(space)
            done.append(space)
        return True

    return done[::-1] if visit(FIRST) else None


def _river_findings(track: Track, order: Sequence[str]) -> Iterator[Finding]:
    crossed: dict[str, tuple[str, ...]] = {FIRST: ()}
    for space in order:
        for end in track.after[space]:
            river = track.river.get(end)
            if river is not None and river in crossed[space]:
                yield Finding(_name(end), "river", f'"{river}" for the second time on a way', "each river once a way")
            ways = tuple(sorted({*crossed[space], *([river] if river else ())}))
            if crossed.setdefault(end, ways) != ways:
                found = f"ways that cross {_rivers(crossed[end])} and ways that cross {_rivers(ways)}"
                yield Finding(_name(end), "river", found, "the same rivers on all ways to a space")


def _rivers(crossed: tuple[str, ...]) -> str:
    return " and ".join(crossed) or "none"
