"""What was drawn last: a part of the table is drawn again only where something it shows is another."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from maracaibo_tui.tui.screen.palette import PANEL
from maracaibo_tui.tui.screen.surface import Head, apart, surface, unfilled

if TYPE_CHECKING:
    from maracaibo_tui.tui.screen.lines import Lines

    from .kit import Area, Kit, Moment, Part


class KeptPictures:
    """The pictures of every part, inside and surface, with what they were drawn from."""

    def __init__(self) -> None:
        """Nothing is drawn yet."""
        self._parts: dict[str, tuple[Moment, tuple[int, int], Lines]] = {}
        self._laid: dict[str, tuple[Lines, tuple[object, ...], Lines]] = {}
        self._once: dict[str, tuple[Moment, tuple[object, ...], Lines]] = {}
        self._banded: dict[str, tuple[Lines, Lines]] = {}

    def once(self, name: str, moment: Moment, how: tuple[object, ...], draw: Callable[[], Lines]) -> Lines:
        """Draw what stands in no part, whatever cursors there are, once for a moment and what else it depends on."""
        kept, moment = self._once.get(name), moment._replace(cursors={})
        if kept is None or kept[1] != how or not _is_same(kept[0], moment):
            kept = self._once[name] = (moment, how, draw())
        return kept[2]

    def unfilled(self, name: str, lines: Lines) -> Lines:
        """Give lines whose bands are no longer filled."""
        kept = self._banded.get(name)
        if kept is None or kept[0] is not lines:
            kept = self._banded[name] = (lines, [unfilled(each) for each in lines])
        return kept[1]

    def part(self, kit: Kit, name: str, moment: Moment, size: tuple[int, int]) -> Lines:
        """Draw the inside of a part: kits draw the same thing in the same way."""
        kept, moment = self._parts.get(name), kit.as_shown(name, moment)
        if kept is None or kept[1] != size or not _is_same(kept[0], moment):
            kept = self._parts[name] = (moment, size, kit.draw(name, moment, *size))
        return kept[2]

    def laid(self, part: Part, inside: Lines, area: Area, head: Head, *, is_ruled: bool) -> Lines:
        """Draw the surface of a part round its inside; round the same one it is the same surface."""
        kept, how = self._laid.get(part.name), (area, head, is_ruled)
        if kept is None or kept[0] is not inside or kept[1] != how:
            drawn = inside
            if part.ground == PANEL:
                drawn = surface(head, inside, area.size)
            kept = self._laid[part.name] = (
                inside,
                how,
                apart(drawn, area.size[0], area.gap, area.foot, is_ruled=is_ruled),
            )
        return kept[2]


def _is_same(one: Moment, other: Moment) -> bool:
    # Views are compared as things: it takes less than to look at everything in them.
    if one.view is not other.view or one.after is not other.after or one.before is not other.before:
        return False
    return one._replace(view=None, after=None, before=None) == other._replace(view=None, after=None, before=None)
