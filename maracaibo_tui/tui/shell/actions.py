"""What the keys do at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .match_screen import MatchScreen


class Actions:
    """The actions of the match screen, by the id of their binding."""

    def __init__(self, screen: MatchScreen) -> None:
        """Act on a screen."""
        self.screen = screen
        self._by_id: dict[str, Callable[[], None]] = {
            "accept": self._accept,
            "next": lambda: self._step(1),
            "previous": lambda: self._step(-1),
            "back": self._back,
            "undo": self._undo,
            "redo": self._redo,
            "end": self._end,
            "filter": self._filter,
            "next_part": lambda: self._focus(1),
            "previous_part": lambda: self._focus(-1),
            "grow": self._grow,
            "redraw": self._redraw,
            "quit": self._quit,
        }

    def press(self, action: str, character: str) -> None:
        """Carry out a key."""
        screen = self.screen
        screen.note = ""
        if screen.is_veiled:
            screen.session.pass_keyboard()
            screen.settle()
        elif screen.overlays:
            if not screen.overlays[-1].press(action, character) and action in {"back", "quit"}:
                screen.overlays.pop()
        elif screen.prompt.words is not None and self._typed(action, character):
            return
        else:
            self._table(action)

    def _table(self, action: str) -> None:
        if action in self._by_id:
            self._by_id[action]()
        elif action in {"up", "down", "left", "right"}:
            self._move(action)
        elif action.startswith("pick"):
            self._pick(int(action[4:]) - 1)
        else:
            self._show(action)

    def _typed(self, action: str, character: str) -> bool:
        """Take a key for the filter; arrows, Enter and Esc keep their meaning."""
        screen = self.screen
        if action == "back":
            screen.prompt.words = None
            return True
        if action in {"accept", "up", "down"} and character != " ":
            return False
        if character and character.isprintable():
            screen.prompt.filter(screen.moment().options, character)
        return True

    def _accept(self) -> None:
        option = self.screen.moment().option
        if option is not None:
            self.screen.take(option.id)

    def _pick(self, number: int) -> None:
        options = self.screen.moment().options
        if number < len(options):
            self.screen.take(options[number].id)

    def _step(self, step: int) -> None:
        self.screen.prompt.move(self.screen.moment().options, step)

    def _move(self, direction: str) -> None:
        screen = self.screen
        part = screen.focus_part
        moment = screen.moment()
        if part == "prompt" and direction in {"up", "down"}:
            self._step(1 if direction == "down" else -1)
        elif part in {"prompt", "map"}:
            found = screen.kit.walk(moment, direction)
            if found is not None:
                screen.prompt.at = found
        else:
            length = screen.kit.length(part, moment)
            step = 1 if direction in {"down", "right"} else -1
            screen.cursors[part] = max(0, min(length - 1, screen.cursors.get(part, 0) + step))

    def _back(self) -> None:
        screen = self.screen
        if screen.past is not None:
            screen.past = None
        elif screen.focus_part != "prompt":
            screen.focus_part = "prompt"

    def _undo(self) -> None:
        session = self.screen.session
        if session.undo():
            self.screen.prompt.reset()
        else:
            self.screen.tell(session.why_no_undo() or "There is nothing to take back.")

    def _redo(self) -> None:
        if self.screen.session.redo():
            self.screen.settle()
        else:
            self.screen.tell("There is nothing to do again.")

    def _end(self) -> None:
        ends = ("end", "stop", "skip", "continue")
        options = [option.id for option in self.screen.moment().options]
        found = next((end for end in ends if end in options), None)
        if found is None:
            self.screen.tell("The turn cannot end at this question.")
        else:
            self.screen.take(found)

    def _filter(self) -> None:
        self.screen.prompt.words = ""

    def _focus(self, step: int) -> None:
        screen = self.screen
        areas = screen.areas(screen.size)
        parts = [part.name for part in screen.kit.parts if part.name in areas and areas[part.name].rows]
        around = ["prompt", *parts]
        at = around.index(screen.focus_part) if screen.focus_part in around else 0
        screen.focus_part = around[(at + step) % len(around)]

    def _grow(self) -> None:
        self.screen.grown = not self.screen.grown

    def _redraw(self) -> None:
        self.screen.app.refresh(repaint=True, layout=True)

    def _show(self, action: str) -> None:
        screen = self.screen
        part = next((part for part in screen.kit.parts if part.key == action), None)
        if part is not None:
            screen.shown = screen.focus_part = part.name

    def _quit(self) -> None:
        self.screen.leave()
