"""What is typed and pasted, from bytes to text: bad bytes become a sign of their own, endless pastes are cut short."""

from __future__ import annotations

from codecs import getincrementaldecoder

LONGEST_PASTE = 4096
# Nobody types so much between two looks at the keyboard: it was pasted, in a terminal that does not mark pastes.
MOST_TYPED = 500
_BEGIN, _END = "\x1b[200~", "\x1b[201~"
_OVERLAP = len(_END) - 1


class Inlet:
    """Decodes piece by piece, and remembers whether a paste is going on."""

    def __init__(self, longest: int = LONGEST_PASTE) -> None:
        """Begin outside of a paste."""
        self._longest = longest
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self._pasted: int | None = None
        self._last = ""
        self._is_dropping = False

    @property
    def is_pasting(self) -> bool:
        """Tell whether a paste has begun and not ended."""
        return self._pasted is not None

    def text(self, data: bytes) -> str:
        """Give what these bytes mean, without what goes beyond the longest paste."""
        fresh = self._decoder.decode(data)
        passed = []
        while fresh:
            mark = _BEGIN if self._pasted is None else _END
            found = (self._last + fresh).find(mark)
            end = len(fresh) if found < 0 else found + len(mark) - len(self._last)
            passed.append(self._taken(fresh[:end], is_mark=found >= 0))
            # Pieces of a mark that has been found must not be found again.
            self._last = "" if found >= 0 else (self._last + fresh)[-_OVERLAP:]
            fresh = fresh[end:]
        return "".join(passed)

    def closed(self) -> str:
        """End a paste whose end never came."""
        self._pasted, self._last = None, ""
        return _END

    def _taken(self, piece: str, *, is_mark: bool) -> str:
        if self._pasted is None:
            self._pasted = 0 if is_mark else None
            self._is_dropping = False
            if len(piece) > MOST_TYPED:
                return _BEGIN if is_mark else ""
            return piece
        was_dropping = self._is_dropping
        self._is_dropping = self._pasted >= self._longest
        self._pasted += len(piece)
        if not is_mark:
            return "" if self._is_dropping else piece
        self._pasted = None
        # The first half of the mark may have been dropped with what came before it.
        return _END if was_dropping or self._is_dropping else piece
