"""The explorer track: what comes after each space, its forks and its rivers (PIR-EXPL-03, -08, PIR-RETIRE-01)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from .components import ExplorerSpace

FIRST = "start"
"""Where all explorers begin, before the first space that has an effect (PIR-EXPL-09)."""


class Track:
    """A sound explorer track, with the discount tile of the retired pirate on it or without."""

    def __init__(self, spaces: Mapping[str, ExplorerSpace], *, tile: bool) -> None:
        """Lay out the spaces; a tile lies before its `next` on every way that leads there."""
        self.spaces = {each.id: each for each in spaces.values() if tile or each.module is None}
        before = {each.next[0]: each.id for each in self.spaces.values() if each.module is not None and each.next}
        first = next((each.id for each in self.spaces.values() if each.module is None), "")
        after = {FIRST: (first,) if first else ()} | {each.id: each.next for each in self.spaces.values()}
        tiles = set(before.values())
        self.after: dict[str, tuple[str, ...]] = {
            space: ends if space in tiles else tuple(before.get(end, end) for end in ends)
            for space, ends in after.items()
        }
        self.river = {each.id: each.river for each in self.spaces.values() if each.river is not None}

    @cached_property
    def last(self) -> str:
        """Name the space at the end (PIR-EXPL-12)."""
        return next(space for space, ends in self.after.items() if not ends)

    @cached_property
    def length(self) -> dict[str, int]:
        """Count the spaces that the longest way to the end still has, by space."""
        found: dict[str, int] = {}
        self._measure(FIRST, found)
        return found

    def ways(self, space: str) -> tuple[str, ...]:
        """Give what may come next, the upper way first."""
        return tuple(sorted(self.after[space], key=self._is_lower))

    def rivers_to(self, space: str) -> tuple[str, ...]:
        """List the rivers before a space, on the first way that leads there (PIR-EXPL-08)."""
        way = self._way_to(FIRST, space) or []
        return tuple(self.river[each] for each in way if each in self.river)

    def longer_way(self, space: str) -> str:
        """Name the next space on the way with more spaces; of equal ones on the upper one (PIR-SOLO-27)."""
        return max(self.ways(space), key=self.length.__getitem__)

    def crossed(self, way: Iterable[str]) -> list[str]:
        """List the rivers that somebody crosses who moves over these spaces (PIR-EXPL-08)."""
        return [self.river[each] for each in way if each in self.river]

    def _is_lower(self, space: str) -> bool:
        return self.spaces[space].branch == "lower"

    def _measure(self, space: str, found: dict[str, int]) -> int:
        if space not in found:
            found[space] = max((1 + self._measure(each, found) for each in self.after[space]), default=0)
        return found[space]

    def _way_to(self, space: str, end: str) -> list[str] | None:
        if space == end:
            return []
        for each in self.ways(space):
            rest = self._way_to(each, end)
            if rest is not None:
                return [each, *rest]
        return None
