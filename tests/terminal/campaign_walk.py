"""A campaign of three chapters by keys alone at 80×24: `python -m tests.terminal.campaign_walk FOLDER [CHAPTER]`.

Every screen that differs is kept in the folder and looked at: nothing is cut or broken, and no card, tile or person is
named before it was met. Keys are chosen by what stands on the screen. One game has a second person at the table, one is
left and gone on with, one is killed; between the games every page of the campaign is read.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.terminal.captures import Captures
from tests.terminal.tmux import PROGRAM, Tmux, terminal
from tests.terminal.walker import Walker, kind_of

SIZE = (80, 24)
CHAPTERS = 3
MOST_GAMES = 12
SEED = "7"
_LEFT_AFTER, _KILLED_AFTER = 25, 60
"""So many answers are given before a game is left, or its program killed."""
_PAGES = ("Chronicle", "World", "Who is who", "Statistics", "Branch")
_SEARCHED = ("noakes", "regatta", "widow", "quarantine")
"""Words of cards that are read late, if ever."""
_PRINTED = (
    ("show", "{game}"),
    ("saves",),
    ("campaign",),
    ("campaign", "chronicle", "{campaign}"),
    ("content", "list", "story"),
)


class Walk:
    """A campaign from the title of the program to the end of its third chapter."""

    def __init__(self, opened: Tmux, home: Path, folder: Path) -> None:
        """Stand before the title."""
        self._opened, self._home = opened, home
        self.captures = Captures(folder, home, SIZE)
        self.walker = Walker(opened, self.captures)
        self.games = 0

    def begin(self, chapter: int) -> None:
        """Begin a campaign of a person and a bot, at its beginning or at a chapter, and sit down at its table."""
        self._opened.wait_for("Campaigns")
        self.walker.choose("Campaigns")
        if chapter == 1:
            self.walker.choose("A new campaign")
        else:
            self.walker.choose("Begin at a chapter", gives_away=True)
            self.walker.press(*["Down"] * (chapter - 2), gives_away=True)
            self.walker.press("Enter")
        # The last row of the form is the seed: the same one plays the same campaign.
        self.walker.press("Up", *SEED, "Enter")
        self._sit_down()

    def _sit_down(self) -> None:
        """Read what happened before to its end, if anything has, and go to the table."""
        while "Sit down at the table" not in (text := self.walker.look("before")):
            if kind_of(text) == "table":
                return
            assert "next page" in text, f"nothing leads to the table:\n{text}"
            self.walker.press("Enter", kind="before")
        self.walker.choose("Sit down at the table")

    def leave(self) -> None:
        """Leave in the middle of a game, and go on with it from the title."""
        self.walker.press("q")
        self._opened.wait_for("Saved as ")
        self.walker.look("title")
        self._opened.press("q")
        self._opened.start_again(PROGRAM)
        self._come_back()

    def kill(self) -> None:
        """Kill the program in the middle of a question, and go on."""
        os.kill(self._opened.pid(), signal.SIGKILL)
        self._opened.start_again(PROGRAM)
        self._come_back()

    def _come_back(self) -> None:
        self._opened.wait_for("Continue")
        self.walker.choose("Continue", kind="before")
        self._sit_down()

    def game(self, *breaks: int) -> None:
        """Play a game to its end, broken off after so many answers, and go back to the title."""
        for number, answers in enumerate(breaks):
            self.walker.play(answers)
            self.kill() if number else self.leave()
        self.walker.play()
        self.games += 1
        self.away()

    def away(self) -> None:
        """Go from the score sheet to the title, past the epilogue if there is one."""
        text = self.walker.look("score")
        while "Rulebook" not in text:
            key = "Enter" if "go on" in text.split("\n")[-1] else "q"
            text = self.walker.press(key, kind="after")

    def look_up(self) -> None:
        """Search for words of late cards from the title, look at the saved games, and print what commands tell."""
        self.walker.choose("Saved games", kind="saves")
        self.walker.press("Escape")
        for word in _SEARCHED:
            self.walker.press("/", *word, kind="search")
            self.walker.press("Escape", kind="search")
        campaign = next(self._home.glob("campaigns/*.json")).stem
        game = max(self._home.glob("games/*.json"), key=lambda file: file.stat().st_mtime).stem
        for words in _PRINTED:
            asked = [word.format(game=game, campaign=campaign) for word in words]
            ran = subprocess.run(
                [*PROGRAM, *asked],
                env={**os.environ, "MARACAIBO_HOME": str(self._home)},
                capture_output=True,
                encoding="utf-8",
                check=True,
            )
            self.captures.print(ran.stdout, words[-1] if len(words) == 1 else "-".join(words[:2]))

    def read(self) -> str:
        """Read every page of the campaign from its list; give how far it is."""
        self.walker.choose("Campaigns")
        found = self.walker.press("Enter", kind="campaign")
        for words in _PAGES:
            self.walker.choose(words, kind=words.lower().replace(" ", "-"))
            self._to_the_end(words)
            self.walker.press("Escape", kind="campaign")
        return found

    def _to_the_end(self, words: str) -> None:
        """Read a page to its end; in the chronicle every side."""
        kind = words.lower().replace(" ", "-")
        text, before = self.walker.look(kind), ""
        while text != before and (words == "Chronicle" or "next page" in text):
            text, before = self.walker.press("Up" if words == "Chronicle" else "PageDown", kind=kind), text

    def next(self, text: str, who: str) -> None:
        """Begin the next game with another second captain: a person or a bot."""
        assert "Change who plays" in text, text
        text = self.walker.choose("Change who plays", kind="form")
        text = self.walker.press("Down", kind="form")
        while not any("Captain 2" in row and who in row for row in text.split("\n")):
            text = self.walker.press("Right", kind="form")
        self.walker.press("Enter", "Enter", kind="campaign")
        self.walker.choose("Begin game", kind="before")
        self._sit_down()


def walk(opened: Tmux, home: Path, folder: Path, chapter: int) -> Walk:
    """Play three chapters; what was seen is kept in a folder."""
    found = Walk(opened, home, folder)
    found.begin(chapter)
    while found.games < MOST_GAMES:
        found.game(*((_LEFT_AFTER, _KILLED_AFTER) if found.games in {0, 1} else ()))
        found.look_up()
        text = found.read()
        where = re.search(r"chapter (\d+)", text)
        print(f"game {found.games}: {where[0] if where else 'ended'}", file=sys.stderr, flush=True)
        if where is None or int(where[1]) >= chapter + CHAPTERS:
            break
        found.next(text, "person" if found.games == 1 else "usual")
    return found


def main(words: list[str]) -> int:
    """Walk, and say what was wrong."""
    folder, chapter = Path(words[0]), int(words[1]) if len(words) > 1 else 1
    with tempfile.TemporaryDirectory(prefix="maracaibo-walk-") as place, terminal((), SIZE, Path(place)) as opened:
        found = Walk(opened, Path(place), folder)
        found = walk(opened, Path(place), folder, chapter)
        print("\n".join(found.captures.faults))
        print(
            f"{found.games} games, {found.walker.answers} answers, {found.walker.votes} votes, "
            f"{found.captures.count} screens, {len(found.captures.faults)} faults"
        )
    return int(bool(found.captures.faults))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
