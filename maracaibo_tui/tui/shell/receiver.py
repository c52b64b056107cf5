"""Who gets a key: what lies on top, what is being told, the filter, or the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import opening, round_ends, taking_back
from .actions import Actions
from .desk import Desk
from .keys import ERASE
from .notes import NOTE_ROWS, in_two
from .teller import Teller
from .veil import may_go_back

if TYPE_CHECKING:
    from .pages.side import SidePage

_LOOKING = frozenset({"rule", "search", "commands", "places", "settings", "chronicle"})
"""What one may look at while a turn is told; it ends the telling."""


class Receiver:
    """Takes the keys of the match screen and hands each to whom it concerns."""

    def __init__(self, desk: Desk, teller: Teller) -> None:
        """Take the keys for a desk."""
        self.desk, self.teller = desk, teller
        self.actions = Actions(desk, teller)

    def press(self, action: str, character: str) -> None:
        """Carry out a key: for what lies on top, for what is being told, for the filter, or for the table."""
        desk = self.desk
        if not desk.is_veiled:
            desk.seen.note = in_two(desk.seen.note, desk.note_cells, NOTE_ROWS if not desk.seen.overlays else 1)[1]
        if desk.is_small:
            self._elsewhere(action)
        elif desk.is_veiled:
            self._unveil(action)
        elif desk.seen.overlays:
            self._on_top(action, character)
        elif desk.seen.telling is not None:
            self._told(action)
        elif desk.ends_a_round:
            round_ends.press(desk, self.teller, action, self.actions.do)
        elif desk.vote is not None:
            self._vote(desk.vote, action)
        elif desk.seen.prompt.words is None or not self._typed(action, character):
            self.actions.do(action)

    def _vote(self, page: SidePage, action: str) -> None:
        """Turn the page of a vote, or cast it; what means nothing there is for the table."""
        if action == "rule":
            opening.explain(self.desk, page.rule)
            return
        from .pages.side import opens_chronicle

        if not (page.press(action) or opens_chronicle(self.desk, action)):
            self.actions.do(action)

    def paste(self, text: str) -> None:
        """Take a pasted text where one types."""
        desk = self.desk
        if desk.seen.overlays:
            for character in text:
                if character.isprintable():
                    desk.seen.overlays[-1].press("", character)
        elif desk.seen.prompt.words is not None and not desk.is_veiled and desk.seen.telling is None:
            desk.seen.prompt.filter(desk.moment().options, "".join(filter(str.isprintable, text)))

    def _elsewhere(self, action: str) -> None:
        """Do only what needs no table: nothing is asked or decided that cannot be seen."""
        if action == "quit":
            self.desk.doors.leave()
        elif action == "redraw":
            self.desk.doors.draw_anew()

    def _unveil(self, action: str) -> None:
        desk = self.desk
        if action in {"quit", "redraw"}:
            self._elsewhere(action)
        elif action == "undo" and may_go_back(desk.referee):
            if desk.veil.takes_back() and not desk.referee.why_no_back():
                taking_back.back(desk)
        elif action not in {"", "accept", "undo"}:
            # Typed for a table that is no longer one's own.
            desk.veil.refuse()
        elif desk.veil.opens(action):
            desk.referee.sit_down()

    def _on_top(self, action: str, character: str) -> None:
        """Hand a key to the overlay on top; what it has no use for may close it."""
        desk = self.desk
        overlays = desk.seen.overlays
        top = overlays[-1]
        used = top.press(action, character)
        if top.is_done or (not used and action in {"back", "quit", top.name}):
            if top in overlays:
                overlays.remove(top)
            if not overlays and desk.seen.telling is not None:
                self.teller.keep_pace()
        elif not used and action == "search":
            opening.search(desk)
        elif not used and action == "grow":
            desk.is_spread = not desk.is_spread
        elif not used and action == "redraw":
            desk.doors.draw_anew()

    def _told(self, action: str) -> None:
        desk = self.desk
        if action in {"accept", "right", "down", "next"} or action.startswith("pick"):
            # A number typed too early is meant for the question that follows.
            self.teller.go_on()
        elif action in {"left", "up", "previous"} and desk.seen.telling is not None:
            desk.seen.telling.previous()
        elif action in {"faster", "slower"}:
            self.actions.pace(1 if action == "faster" else -1)
        elif action == "redraw":
            desk.doors.draw_anew()
        elif action == "hint" and desk.seen.telling is not None:
            from .advised import why

            self.teller.rest()
            why(desk, desk.seen.telling)
        else:
            self.teller.hurry()
            if action in _LOOKING or action in {part.key for part in desk.kit.parts}:
                self.actions.do(action)

    def _typed(self, action: str, character: str) -> bool:
        """Take a key for the filter; up, down, Enter and Esc keep their meaning, left and right have none."""
        desk = self.desk
        typed = character if character.isprintable() else ""
        if typed:
            desk.seen.prompt.filter(desk.moment().options, typed)
        elif character == ERASE and desk.seen.prompt.words:
            desk.seen.prompt.filter(desk.moment().options, "")
        elif action in {"back", "quit"}:
            desk.seen.prompt.words = None
        elif action == "redraw":
            desk.doors.draw_anew()
        else:
            return action not in {"accept", "up", "down"}
        return True
