"""Keeping a game on disk: written after every answer, before its result is shown."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from maracaibo_tui.library.lock import Hold
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import SaveError, read, write
from maracaibo_tui.library.shelf import date_others_before

from .session import Session


class Saving:
    """Writes a game to its file; where that fails the game goes on, and whoever listens hears a sentence."""

    def __init__(self, path: Path, written: Callable[[Session], bytes], hold: Hold) -> None:
        """Write what `written` gives to this file, which is held already."""
        self.path = path
        self._written = written
        self.problem = ""
        self._why = ""
        self.tell: Callable[[str], None] | None = None
        self.afterwards: Callable[[], None] | None = None
        """What is done when a game that is over is left."""
        self._is_over = False
        self._hold: Hold | None = hold
        self._left = b""
        self._is_first = True

    @property
    def loss(self) -> str:
        """What whoever leaves now loses, in a sentence; nothing if the game is on disk."""
        return f"Not saved: {self._why}. ({plain(str(self.path))})" if self.problem else ""

    def hold(self) -> None:
        """Keep other windows from opening the game; refused if one has it open, or has played on."""
        if self._hold is not None:
            return
        hold = Hold(self.path)
        if self._left != _mark(self.path):
            hold.release()
            raise SaveError(f'The game "{self.path.stem}" was changed in another window: open it again.')
        self._hold = hold

    def release(self) -> None:
        """Let other windows open the game."""
        if self._hold is not None:
            self._left = _mark(self.path)
            self._hold.release()
            self._hold = None
            if self._is_over and self.afterwards is not None:
                self.afterwards()

    def __call__(self, session: Session) -> None:
        """Write the game as it is now."""
        before = self.problem
        try:
            write(self.path, self._written(session))
            self.problem, self._is_over = "", session.is_over
            if self._is_first:
                date_others_before(self.path)
                self._is_first = False
        except SaveError as error:
            # The reason first: a narrow screen shows only the beginning.
            self._why = error.why
            self.problem = f"Not saved: {error.why}. You can play on. ({plain(str(self.path))})"
        if self.tell is not None and (self.problem or before):
            self.tell(self.problem or "The game is being saved again.")


def _mark(path: Path) -> bytes:
    """Tell one state of a game from another by what is written, whenever that was."""
    with suppress(SaveError):
        return blake2b(read(path)).digest()
    return b""
