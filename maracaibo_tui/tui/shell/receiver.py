"""Who gets a key: what lies on top, what is being told, the filter, or the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maracaibo_tui.tui.screen.output import draw_anew

from . import opening, taking_back
from .keys import ERASE
from .pictures import in_two
from .veil import may_go_back

if TYPE_CHECKING:
    from .actions import Actions
    from .match_screen import MatchScreen

_LOOKING = frozenset({"rule", "search", "commands", "places", "settings"})
"""What one may look at while a turn is told; it ends the telling."""


class Receiver:
    """Takes the keys of the match screen and hands each to whom it concerns."""

    def __init__(self, screen: MatchScreen, actions: Actions) -> None:
        """Take the keys of a screen, with what they do at its table."""
        self.screen, self.actions = screen, actions

    def press(self, action: str, character: str) -> None:
        """Carry out a key: for what lies on top, for what is being told, for the filter, or for the table."""
        screen = self.screen
        if not screen.is_veiled:
            screen.seen.note = in_two(screen.seen.note, screen.size.width - 1)[1]
        if screen.is_small(screen.size):
            self._elsewhere(action)
        elif screen.is_veiled:
            self._unveil(action)
        elif screen.seen.overlays:
            self._on_top(action, character)
        elif screen.seen.telling is not None:
            self._told(action)
        elif screen.seen.prompt.words is None or not self._typed(action, character):
            self.actions.do(action)

    def paste(self, text: str) -> None:
        """Take a pasted text where one types."""
        screen = self.screen
        if screen.seen.overlays:
            for character in text:
                if character.isprintable():
                    screen.seen.overlays[-1].press("", character)
        elif screen.seen.prompt.words is not None and not screen.is_veiled and screen.seen.telling is None:
            screen.seen.prompt.filter(screen.moment().options, "".join(filter(str.isprintable, text)))

    def _elsewhere(self, action: str) -> None:
        """Do only what needs no table: nothing is asked or decided that cannot be seen."""
        if action == "quit":
            self.screen.leave()
        elif action == "redraw":
            draw_anew(self.screen.app)

    def _unveil(self, action: str) -> None:
        screen = self.screen
        if action in {"quit", "redraw"}:
            self._elsewhere(action)
        elif action == "undo" and may_go_back(screen.session):
            if screen.veil.takes_back() and not screen.session.why_no_undo():
                taking_back.back(screen)
        elif screen.veil.opens(action):
            screen.session.pass_keyboard()
            screen.settle()

    def _on_top(self, action: str, character: str) -> None:
        """Hand a key to the overlay on top; what it has no use for may close it."""
        overlays = self.screen.seen.overlays
        top = overlays[-1]
        used = top.press(action, character)
        if top.is_done or (not used and action in {"back", "quit", top.name}):
            if top in overlays:
                overlays.remove(top)
        elif not used and action == "search":
            opening.search(self.screen)
        elif not used and action == "grow":
            self.screen.is_spread = not self.screen.is_spread
        elif not used and action == "redraw":
            draw_anew(self.screen.app)

    def _told(self, action: str) -> None:
        screen = self.screen
        if action in {"accept", "right", "down", "next"} or action.startswith("pick"):
            # A number typed too early is meant for the question that follows.
            screen.teller.go_on()
        elif action in {"left", "up", "previous"} and screen.seen.telling is not None:
            screen.seen.telling.previous()
        elif action in {"faster", "slower"}:
            self.actions.pace(1 if action == "faster" else -1)
        elif action == "redraw":
            draw_anew(screen.app)
        else:
            screen.teller.hurry()
            if action in _LOOKING or action in {part.key for part in screen.kit.parts}:
                self.actions.do(action)

    def _typed(self, action: str, character: str) -> bool:
        """Take a key for the filter; up, down, Enter and Esc keep their meaning, left and right have none."""
        screen = self.screen
        typed = character if character.isprintable() else ""
        if typed:
            screen.seen.prompt.filter(screen.moment().options, typed)
        elif character == ERASE and screen.seen.prompt.words:
            screen.seen.prompt.filter(screen.moment().options, "")
        elif action in {"back", "quit"}:
            screen.seen.prompt.words = None
        elif action == "redraw":
            draw_anew(screen.app)
        else:
            return action not in {"accept", "up", "down"}
        return True
