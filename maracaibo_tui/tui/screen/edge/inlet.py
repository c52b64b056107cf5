"""What is typed and pasted, from bytes to text: bad bytes become a sign of their own, endless pastes are dropped.

Pastes are taken out here, so that nothing in one can pass for keys, nor leave the parser of keys within one.
"""

from __future__ import annotations

from codecs import getincrementaldecoder
from typing import NamedTuple

LONGEST_PASTE = 4096
# Nobody types so much between two looks at the keyboard: it was pasted, in a terminal that does not mark pastes.
MOST_TYPED = 500
_BEGIN, _END = "\x1b[200~", "\x1b[201~"


class Pasted(NamedTuple):
    """A text that was pasted."""

    text: str


class Inlet:
    """Decodes piece by piece, and remembers whether a paste is going on."""

    def __init__(self, longest: int = LONGEST_PASTE) -> None:
        """Begin outside of a paste."""
        self._longest = longest
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self._held = ""
        self._paste: list[str] | None = None
        self._length = 0

    @property
    def is_pasting(self) -> bool:
        """Tell whether a paste has begun and not ended."""
        return self._paste is not None

    @property
    def is_holding(self) -> bool:
        """Tell whether the last signs may be the first of a mark."""
        return bool(self._held)

    def pieces(self, data: bytes) -> list[str | Pasted]:
        """Give what these bytes mean: what was typed and what was pasted, in order."""
        fresh, self._held = self._held + self._decoder.decode(data), ""
        found: list[str | Pasted] = []
        while fresh:
            mark = _BEGIN if self._paste is None else _END
            body, is_marked, fresh = _cut(fresh, mark)
            if not is_marked:
                body, self._held = _without_half(body, mark)
            found += self._taken(body)
            if is_marked:
                found += self._turned()
        return found

    def ended(self) -> list[str | Pasted]:
        """Give what was held back, for nothing more came; a paste whose end is missing ends here."""
        held, self._held = self._held, ""
        found = self._taken(held)
        return found + self._turned() if self.is_pasting else found

    def _taken(self, body: str) -> list[str | Pasted]:
        if self._paste is None:
            return [body] if 0 < len(body) <= MOST_TYPED else []
        self._length += len(body)
        if self._length <= self._longest:
            self._paste.append(body)
        return []

    def _turned(self) -> list[str | Pasted]:
        """Begin a paste or end it; one that is too long is nothing."""
        paste, length = self._paste, self._length
        self._paste, self._length = ([], 0) if paste is None else (None, 0)
        return [Pasted("".join(paste))] if paste and length <= self._longest else []


def _cut(text: str, mark: str) -> tuple[str, bool, str]:
    before, found, after = text.partition(mark)
    return before, bool(found), after


def _without_half(text: str, mark: str) -> tuple[str, str]:
    """Hold back what may be the beginning of a mark."""
    for length in range(min(len(mark) - 1, len(text)), 0, -1):
        if mark.startswith(text[-length:]):
            return text[:-length], text[-length:]
    return text, ""
