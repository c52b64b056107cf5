"""A list that narrows down while one types: search and commands are made of it."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from maracaibo_tui.tui.screen.lines import Line, Lines, between, fitted, line, width, window
from maracaibo_tui.tui.screen.surface import BAND
from maracaibo_tui.tui.shell.keys import ERASE

LONGEST = 60
_LEAST_BAND = 24


class Found(NamedTuple):
    """An entry of the list: what is opened with it, its text, a word or two at the right, and what it stands under."""

    id: str
    text: str
    aside: str
    group: str = ""


class Typing:
    """A line of text, what is found for it, and a cursor; opening an entry is for its owner."""

    def __init__(
        self,
        find: Callable[[str], Sequence[Found]],
        take: Callable[[str], None],
        nothing: str,
        note: Callable[[str], str] = lambda _words: "",
    ) -> None:
        """Find entries and take the chosen one; `nothing` says that none was found, `note` stands below the words."""
        self._find, self._take, self._nothing, self._note = find, take, nothing, note
        self.words = ""
        self.at = 0
        self.found = list(find(""))

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw the text, then what was found."""
        lines: Lines = [line(("> ", "faint"), (f"{self.words}_", "key")), line((self._note(self.words), "faint"))]
        if not self.found:
            return [*lines, line((self._nothing, "faint"))]
        drawn: Lines = []
        at, group = 0, ""
        for number, each in enumerate(self.found):
            if each.group != group:
                group = each.group
                drawn.append(line((group, "title bold")))
            at = len(drawn) if number == self.at else at
            drawn.append(self._row(number, each, cells))
        return [*lines, *window(drawn, rows - len(lines), at)]

    def _row(self, number: int, found: Found, cells: int) -> Line:
        style = BAND if number == self.at else ""
        aside = line((f" {found.aside}", "faint"))
        band = min(self._band, cells - width(aside) - 1)
        return between(fitted(line((f" {found.text}", style)), band, style), aside, cells)

    @property
    def _band(self) -> int:
        """Count the cells that the band has on every row."""
        return max(_LEAST_BAND, *[len(each.text) + 2 for each in self.found])

    def keys(self, takes: str) -> Mapping[str, str]:
        """Say which keys are of use: where nothing is found there is nothing to take, and without a second no way."""
        taken = {"accept": takes} if self.found else {}
        moves = {"up": "up", "down": "down"} if len(self.found) > 1 else {}
        return {**taken, **moves, "back": "close"}

    def press(self, action: str, character: str) -> bool:
        """Type, move or take; tell whether the key was of use."""
        typed = character if character.isprintable() else ""
        if typed and (self.words or typed != " "):
            self._type((self.words + typed)[:LONGEST])
        elif character == ERASE:
            self._type(self.words[:-1])
        elif action == "accept":
            if self.found:
                self._take(self.found[self.at].id)
        elif action in {"up", "previous_part"}:
            self._move(-1)
        elif action in {"down", "next_part"}:
            self._move(1)
        else:
            return False
        return True

    def _move(self, step: int) -> None:
        if self.found:
            self.at = (self.at + step) % len(self.found)

    def _type(self, words: str) -> None:
        if words == self.words:
            # What goes beyond the longest text changes nothing, and a paste may bring a lot of it.
            return
        self.words, self.at = words, 0
        self.found = list(self._find(words))
