"""A saved game played along beside the real one, so that a test knows which question the screen must show."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from maracaibo_tui.play.sitting import old_game
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.kit import Moment, kit_of
from maracaibo_tui.tui.shell.moments import Moments
from maracaibo_tui.tui.shell.numbers import Arranged
from tests.edge.picture import Picture
from tests.edge.terminal import Terminal
from tests.support.seated import names_at

CURTAIN = "Pass the keyboard to"
_COMPARED = 50
_LABEL = 20


class Mirror:
    """The game of a file as the engine sees it."""

    def __init__(self, data: bytes, folder: Path) -> None:
        """Open a copy of a saved game in a folder of its own."""
        folder.mkdir(exist_ok=True)
        self.path = folder / "mirror.json"
        self.path.write_bytes(data)
        self._sitting = old_game(self.path)
        self.session, self.kit = self._sitting.session, kit_of(self._sitting.title, self._sitting.terms.game.printed)
        self._listed = Moments()
        self._sit_down()

    def close(self) -> None:
        """Let go of the copy."""
        self._sitting.saving.release()

    def answers(self) -> list[str]:
        """List every answer given so far, but none that the program gives by itself before it asks again."""
        entries = self.session.match.journal
        last = max((at for at, entry in enumerate(entries) if not entry.auto), default=-1)
        return [entry.answer for entry in entries[: last + 1]]

    @classmethod
    def answers_in(cls, data: bytes, folder: Path) -> list[str]:
        """List the answers in a saved game."""
        mirror = cls(data, folder)
        mirror.close()
        return mirror.answers()

    @property
    def moment(self) -> Moment:
        """What the person asked sees."""
        session = self.session
        asked, view = session.question, session.view()
        listed = Arranged() if asked is None else self._listed.arranged(self._sitting.referee, view, asked)
        moment = Moment(view, session.viewer, asked, listed.options, 0, names_at(session))
        return moment._replace(numbers=listed.numbers)

    @property
    def first_key(self) -> str:
        """The key of what stands first."""
        return str(self.moment.number(0))

    def take_first(self) -> None:
        """Take what stands first."""
        self.take(self.moment.options[0].hands_in)

    def take(self, answers: Sequence[str]) -> None:
        """Give answers; who sits down next, and whoever begins a turn, finds choices numbered anew."""
        viewer, begins = self.session.viewer, self._sitting.title.words().begins
        self.session.hand_in(self.session.number, answers)
        self._sit_down()
        if self.session.viewer != viewer or any(begins(step.event) is not None for step in self.session.steps):
            self._listed = Moments()

    def until_asked(self, terminal: Terminal, opened_by: str = "") -> None:
        """Wait until the screen shows the open question; the title and the curtain are opened on the way there."""
        if opened_by:
            terminal.until("Continue")
            terminal.keys(opened_by)
        terminal.until(lambda picture: CURTAIN in picture.text() or self._is_asked(picture))
        if CURTAIN in terminal.picture.text():
            # A key that comes before the curtain was really seen opens nothing.
            terminal.until_quiet()
            terminal.keys("y")
            terminal.until(self._is_asked)

    def _is_asked(self, picture: Picture) -> bool:
        moment, text = self.moment, picture.text()
        headline = " ".join(plain(self.kit.headline(moment)).split("  ")[0].split())
        choice = self.kit.columns(moment).choices[0]
        names = "|".join([re.escape(each.strip()[:_LABEL]) for each in (choice.name, choice.brief) if each])
        return headline[:_COMPARED] in text and re.search(rf"▌ ?{self.first_key} +({names})", text) is not None

    def _sit_down(self) -> None:
        self.session.settle()
        self.session.pass_keyboard()
        self.session.settle()
