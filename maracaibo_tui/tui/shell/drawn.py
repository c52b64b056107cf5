"""What was drawn last: a part of the table is drawn again only where something it shows is another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .kit import Kit, Moment
    from .lines import Lines
    from .session import Session


class Drawn:
    """The view that is shown, and the picture of every part with what it was drawn from."""

    def __init__(self) -> None:
        """Nothing is drawn yet."""
        self._view: tuple[Any, ...] = ()
        self._parts: dict[str, tuple[Moment, tuple[int, int], Lines]] = {}

    def forget(self) -> None:
        """Keep nothing: somebody else sits down."""
        self._view = ()
        self._parts.clear()

    def view(self, session: Session, other: Any) -> Any:  # noqa: ANN401 - the game's own state
        """Give what the seat at the keyboard may know; the same view as long as it is of the same state."""
        state = session.match.state if other is None else other
        asked = (state, session.number, session.viewer)
        if not self._view or self._view[0] is not state or self._view[1:3] != asked[1:]:
            self._view = (*asked, session.view(other))
        return self._view[3]

    def part(self, kit: Kit, name: str, moment: Moment, size: tuple[int, int]) -> Lines:
        """Draw the inside of a part: kits draw the same thing in the same way."""
        kept = self._parts.get(name)
        if kept is None or kept[1] != size or not _is_same(kept[0], moment):
            kept = self._parts[name] = (moment, size, kit.draw(name, moment, *size))
        return kept[2]


def _is_same(one: Moment, other: Moment) -> bool:
    # Views are compared as things: it takes less than to look at everything in them.
    if one.view is not other.view or one.after is not other.after or one.before is not other.before:
        return False
    return one._replace(view=None, after=None, before=None) == other._replace(view=None, after=None, before=None)
