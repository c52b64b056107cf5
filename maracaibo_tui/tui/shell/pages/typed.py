"""A name or the path of a file, being typed in the last line of a page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.tui.screen.lines import Line, Lines, cut, line, wrapped
from maracaibo_tui.tui.shell.keys import ERASE

from .sheet import Foot

_LONGEST_NAME, _LONGEST_PATH = 64, 1000
_SIGNS = "-_"
_NAMES = f"a name has up to {_LONGEST_NAME} letters a-z, digits, - and _."


class Typed:
    """What is asked for, what was typed so far, and what is done with it."""

    def __init__(self, asks: str, does: str, text: str, done: Callable[[str], None], *, for_name: bool = False) -> None:
        """Begin with a text."""
        self._asks, self._does, self.text, self.done, self._for_name = asks, does, text, done, for_name
        self._left_out = ""

    def draw(self, cells: int, key: Callable[[str], str]) -> Line:
        """Draw it in one line, with the keys that end it; of a long text the end is shown, behind a mark."""
        hint = f"   {key('accept')} {self._does}, {key('back')} leaves it"
        room = max(10, cells - len(self._asks) - len(hint) - 3)
        text = self.text if len(self.text) <= room else f"…{self.text[1 - room :]}"
        return cut(line((f" {self._asks}", "strong bold"), (f"{text}_", "key"), (hint, "faint")), cells)

    def press(self, character: str) -> bool:
        """Take a character, or the last one back; of one that no name can have tell that it is left out."""
        if character == ERASE:
            self.text = self.text[:-1]
            return True
        longer = self.text + character
        if not self._is_allowed(character) or len(longer) > (_LONGEST_NAME if self._for_name else _LONGEST_PATH):
            return False
        self.text = longer
        return True

    def goes_on(self, foot: Foot, action: str, character: str) -> bool:
        """Take a key; tell whether there is still something to type: it was neither done nor left."""
        if (len(character) == 1 and character.isprintable()) or character == ERASE:
            if not self.press(character) and self._for_name:
                self._left_out = f'"{character}" is left out: {_NAMES}'
            foot.note = self._left_out or foot.note
            return True
        return action not in {"back", "quit"} and not (action == "accept" and foot.tries(lambda: self.done(self.text)))

    def _is_allowed(self, character: str) -> bool:
        if self._for_name:
            return character.isascii() and (character.isalnum() or character in _SIGNS)
        return character.isprintable()


def last_rows(foot: Foot, typed: Typed | None, cells: int) -> Lines:
    """Draw the last rows of a page: its foot, or what is being typed, below the reason why it cannot be done."""
    if typed is None:
        return foot.draw(cells)
    said = [(*line(" "), *row) for row in wrapped(foot.note, cells - 1, "warn")] if foot.note else []
    return [*said, typed.draw(cells, foot.key)]


def typed_path(text: str) -> Path:
    """Read a path as the shell does where a home is meant."""
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise SaveError(f"{plain(text)}: nobody of that name has a home here.") from error
