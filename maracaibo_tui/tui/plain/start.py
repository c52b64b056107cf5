"""How plain mode begins: with the game that was asked for, or with a few questions."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from maracaibo_tui.cabinet.wishes import NewGame, OldGame
from maracaibo_tui.library.paths import GUEST
from maracaibo_tui.library.saves import name_of
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.library.shelf import to_go_on_with
from maracaibo_tui.play.granting import is_complete, planned
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.setting_up import begun
from maracaibo_tui.play.sitting import Sitting, old_game
from maracaibo_tui.play.which import meant
from maracaibo_tui.tui.screen.edge import Terminal
from maracaibo_tui.tui.shell.applied_settings import look_of, usual_settings

from .talk import Talk, play
from .titles import chosen
from .words import WIDTH, broken

LONGEST_LINE = 1000
NOT_SAVED = 1


def played(wish: NewGame | OldGame, terminal: Terminal) -> int:
    """Play in lines on standard input and output until the game is over or left."""
    settings, note = usual_settings()
    in_use = InUse(settings, terminal)
    talk = standard(in_use)
    if note:
        talk.say(note)
    sitting = _old_or_new(wish, talk, in_use)
    if sitting is None:
        return 0
    sitting.referee.is_open = in_use.settings.open_play
    with _held(sitting):
        is_over = play(sitting, talk)
    name = name_of(sitting.saving.path)
    talk.say(sitting.saving.loss or _kept(name, is_over=is_over))
    return NOT_SAVED if sitting.saving.loss else 0


def _kept(name: str, *, is_over: bool) -> str:
    if is_over:
        return f"Kept as {name}."
    # A guest of somebody's machine types no command: the first page leads back.
    return f"Saved as {name}." if os.environ.get(GUEST) else f'Saved: "maracaibo resume {name} --plain" goes on here.'


class InUse:
    """The settings in use, and how letters look with them: on the first page they may become others."""

    def __init__(self, settings: Settings, terminal: Terminal) -> None:
        """Begin with these, in the letters that the other side knows."""
        few = terminal.ascii_only or "utf" not in (getattr(sys.stdout, "encoding", "") or "").casefold()
        # Lines of text have no cells that signs could be too wide for.
        self._terminal = Terminal(depth="none", ascii_only=few)
        self.put(settings)

    def put(self, settings: Settings) -> None:
        """Use these from now on."""
        self.settings = settings
        self.look = look_of(settings, self._terminal)


def standard(in_use: InUse) -> Talk:
    """Talk on standard input and output."""
    is_typed = sys.stdin is not None and sys.stdin.isatty()
    if sys.stdin is not None:
        # Bytes that are no letters must not end the game.
        sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]

    def say(text: str) -> None:
        for line in broken(text, further="") if len(text) > WIDTH else [text]:
            print(in_use.look.glyphs(line))  # noqa: T201 - this is the screen of plain mode

    def hear(prompt: str) -> str | None:
        # A line that does not come from a keyboard shows no end of its own.
        print(in_use.look.glyphs(prompt), end="" if is_typed else "\n", flush=True)  # noqa: T201 - likewise
        return _line()

    return Talk(hear, say, is_screen=sys.stdout is not None and sys.stdout.isatty())


def _line() -> str | None:
    """Read a line; None when there will be no more. Of one that is too long only the beginning counts."""
    try:
        heard = "" if sys.stdin is None else sys.stdin.readline(LONGEST_LINE)
        rest = heard
        while rest and not rest.endswith("\n"):
            rest = sys.stdin.readline(LONGEST_LINE)
    except (OSError, KeyboardInterrupt):
        # The terminal is gone, or somebody wants to leave.
        return None
    return heard.rstrip("\r\n") if heard else None


def _old_or_new(wish: NewGame | OldGame, talk: Talk, in_use: InUse) -> Sitting | None:
    """Give the game that was asked for, or ask for one; what cannot be is refused in a sentence."""
    if isinstance(wish, OldGame):
        return old_game(to_go_on_with(wish.name), wish.pack)
    title = meant(wish)
    return begun(title, planned(title, wish, Plan())) if is_complete(wish) else chosen(talk, title, in_use.put, wish)


@contextmanager
def _held(sitting: Sitting) -> Iterator[None]:
    """Keep the game from being opened elsewhere meanwhile."""
    sitting.saving.hold()
    try:
        yield
    finally:
        sitting.saving.release()
