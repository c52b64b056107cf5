"""What was drawn last: a part of the table is drawn again only where something it shows is another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maracaibo_tui.tui.screen.lines import framed

if TYPE_CHECKING:
    from maracaibo_tui.tui.screen.lines import Lines

    from .kit import Area, Kit, Moment


class KeptPictures:
    """The pictures of every part, inside and frame, with what they were drawn from."""

    def __init__(self) -> None:
        """Nothing is drawn yet."""
        self._parts: dict[str, tuple[Moment, tuple[int, int], Lines]] = {}
        self._framed: dict[str, tuple[Lines, tuple[object, ...], Lines]] = {}

    def part(self, kit: Kit, name: str, moment: Moment, size: tuple[int, int]) -> Lines:
        """Draw the inside of a part: kits draw the same thing in the same way."""
        kept, moment = self._parts.get(name), kit.as_shown(name, moment)
        if kept is None or kept[1] != size or not _is_same(kept[0], moment):
            kept = self._parts[name] = (moment, size, kit.draw(name, moment, *size))
        return kept[2]

    def framed(self, name: str, title: str, inside: Lines, area: Area, *, focused: bool) -> Lines:
        """Draw the frame round an inside; round the same one it is the same frame."""
        kept, how = self._framed.get(name), (title, area.cells, area.rows, focused)
        if kept is None or kept[0] is not inside or kept[1] != how:
            drawn = framed(title, inside, area.cells, area.rows, focused=focused)
            kept = self._framed[name] = (inside, how, drawn)
        return kept[2]


def _is_same(one: Moment, other: Moment) -> bool:
    # Views are compared as things: it takes less than to look at everything in them.
    if one.view is not other.view or one.after is not other.after or one.before is not other.before:
        return False
    return one._replace(view=None, after=None, before=None) == other._replace(view=None, after=None, before=None)
