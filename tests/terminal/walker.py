"""Somebody who plays a game by what stands on the screen alone: its last row says which key does what."""

from __future__ import annotations

import re
import time

from tests.terminal.captures import Captures
from tests.terminal.tmux import Tmux

_VEIL = "Pass the keyboard to"
_SCORES = re.compile(r"^[▌ ]*total .*Look at the board", re.MULTILINE | re.DOTALL)
_NO_HINT, _LATE = "There is no hint", ("nothing to decide", "did this")
_NO_KEY = "y"
"""A key without a meaning."""
_HINT = re.compile("Enter take .*Esc close")
_LISTENED = 12
"""So many steps of automatic turns are heard one by one, all others to the end at once."""
_NO_USE = 1.5
"""So many seconds after a key nothing has changed: it was of no use."""
_WAYS = ("1", "2")


class Walker:
    """The eyes on a terminal and the hand on its keys."""

    def __init__(self, opened: Tmux, captures: Captures) -> None:
        """Sit down before a terminal."""
        self.opened, self.captures = opened, captures
        self.answers = self.votes = 0
        self._listened = 0

    def look(self, kind: str = "", *, gives_away: bool = False) -> str:
        """Wait until nothing moves, and keep what is shown."""
        self.opened.until_still()
        text = self.opened.shown()
        self.captures.keep(text, kind or kind_of(text), gives_away=gives_away)
        return text

    def press(self, *keys: str, kind: str = "", gives_away: bool = False) -> str:
        """Press keys one by one; keep what is shown after each, and give the last."""
        text = self.opened.shown()
        for key in keys:
            self.opened.press(key)
            self._changes(text)
            text = self.look(kind, gives_away=gives_away)
        return text

    def _changes(self, text: str) -> bool:
        """Wait for another screen; a key that is of no use leaves the same."""
        end = time.monotonic() + _NO_USE
        return self.opened.wait(lambda now: now != text or time.monotonic() > end, "anything") != text

    def choose(self, words: str, *, gives_away: bool = False, kind: str = "") -> str:
        """Take the entry of a menu in which some words stand, by its number, or by going down to it."""
        text = self.look()
        row = next((row for row in text.split("\n") if words in row), None)
        assert row is not None, f"nothing to choose has {words!r}:\n{text}"
        number = re.match(r"[▌\s]*(\d)  ", row)
        if number is not None:
            return self.press(number[1], kind=kind, gives_away=gives_away)
        rows = [each for each in text.split("\n") if each.strip("▌ ")]
        entries = rows[next(at for at, each in enumerate(rows) if "A new campaign" in each) :]
        self.press(*["Down"] * entries.index(row), kind=kind, gives_away=gives_away)
        return self.press("Enter", kind=kind, gives_away=gives_away)

    def play(self, most: int = 0) -> str:
        """Play until the game is over, or some questions are answered; give what is shown then."""
        end = self.answers + most
        while True:
            text = self.look()
            if _SCORES.search(text) or (most and self.answers >= end and kind_of(text) == "table"):
                return text
            self._go_on(text)

    def _go_on(self, text: str) -> None:
        kind = kind_of(text)
        if kind == "table":
            self._ask_for_a_hint()
            return
        if kind == "vote":
            self.opened.press(_WAYS[self.votes % len(_WAYS)])
            self.votes += 1
        elif kind == "telling" and self._listened >= _LISTENED:
            self.opened.press("Escape")
        elif kind in {"telling", "page", "veil"}:
            self._listened += kind == "telling"
            self.opened.press("Enter")
        elif kind == "back":
            self.opened.press("Escape")
        if kind in {"veil", "waiting"} and not self._changes(text):
            # A veil may have fallen after the key; what was said stands where the keys are named until another one.
            self.opened.press("Enter" if kind == "veil" else _NO_KEY)
        self.opened.wait(lambda now: now != text, f"anything after {kind}")

    def _ask_for_a_hint(self) -> None:
        """Take what a bot would choose; where it has nothing to say, what is highlighted."""
        self.opened.press("i")
        text = self.opened.wait(
            lambda now: _HINT.search(now) is not None or any(each in now for each in (_NO_HINT, *_LATE)), "a hint"
        )
        if any(each in text for each in _LATE):
            # Meanwhile somebody else's turn is told: the key asked why, if anything.
            self.opened.press("Escape")
            return
        self.captures.keep(text, "hint")
        self.opened.press("Enter")
        self.answers += 1
        self.opened.wait(lambda now: now != text and _HINT.search(now) is None, "an answer")


def kind_of(text: str) -> str:
    """Tell by its last row what sort of screen it is."""
    last = text.rstrip("\n").split("\n")[-1]
    if _VEIL in text:
        return "veil"
    if re.search(r"^▌  [A-D]  .* thinks$", text, re.MULTILINE):
        return "waiting"
    signs = {"Enter vote": "vote", "to the end": "telling", "? rule  :": "table", "Enter": "page", "Esc back": "back"}
    return next((kind for words, kind in signs.items() if words in last), "waiting")
