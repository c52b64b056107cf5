"""What scenarios ask and tell, word for word: `python -m tests.support.tellings [GAME] [--rewrite | --show ID]`.

Every question on the way, every event, and where something hidden is revealed is written down, and `told.toml` in the
tests of the game keeps a fingerprint of it by the id of the scenario: whatever is asked or told otherwise is noticed.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

from maracaibo_tui.commands.scenario import Packs, begun, files_of
from maracaibo_tui.commands.scenario_file import MalformedError, ReadFile, read_file, sound
from maracaibo_tui.engine.examining import Audit
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.scenario import Run, play
from maracaibo_tui.games import TITLES

TESTS = Path(__file__).parents[1]
COMMAND = "python -m tests.support.tellings {game} --rewrite"
HEAD = "# What the scenarios ask and tell, as fingerprints; written by `python -m tests.support.tellings --rewrite`.\n"


class Telling:
    """An audit that writes down what is asked and told, and takes the place of the usual one."""

    def __init__(self, match: Match[Any], audit: Audit) -> None:
        """Sit down beside the usual audit, which goes on."""
        self.lines: list[str] = []
        self._match, self._audit, self._answer = match, audit, match.answer
        match.table.tell = self.tell
        # Answers that are given by themselves come by here, too.
        match.answer = self._noted  # type: ignore[method-assign]

    def tell(self, event: object) -> None:
        """Write an event down, and whether something hidden has been revealed by now."""
        self.lines.append(f"{'*' * self._match.table.revealed}{event}")
        self._audit.tell(event)

    def check(self, question: Question | None) -> Sequence[str]:
        """Look as the usual audit does."""
        return self._audit.check(question)

    def _noted(self, option: str, *, seat: int = 0, auto: bool = False) -> None:
        self.lines += [f"{asked}" for asked in self._match.questions]
        self._answer(option, seat=seat, auto=auto)
        self.lines.append(f"{option}{' reveals' * self._match.table.revealed}")

    @property
    def fingerprint(self) -> str:
        """Give what was written down in a word."""
        last = [f"{asked}" for asked in self._match.questions]
        return blake2b("\n".join([*self.lines, *last]).encode(), digest_size=6).hexdigest()


def listening(started: Run, audit: Audit) -> tuple[Run, Telling]:
    """Let somebody listen to a scenario."""
    return started, Telling(started.match, audit)


def told(game: str) -> Mapping[str, str]:
    """Read the fingerprints of a game."""
    file = _file(game)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def telling(read: ReadFile, packs: Packs) -> Telling | None:
    """Play a scenario and listen; nothing of one that is refused."""
    if read.scenario is None or read.expect_error is not None:
        return None
    try:
        started, heard = listening(*begun(read, packs))
        play(sound(read), started, heard)
    except (PathError, MalformedError):
        return None
    return heard


def fingerprints(game: str) -> dict[str, str]:
    """Listen to all scenarios of a game."""
    packs = Packs()
    heard = {read.id: telling(read, packs) for read in map(read_file, files_of([TESTS / game / "scenarios"]))}
    return {scenario: found.fingerprint for scenario, found in sorted(heard.items()) if found is not None}


def otherwise(game: str) -> list[str]:
    """Name the scenarios that ask or tell otherwise than they did, are new, or are gone."""
    before, now = told(game), fingerprints(game)
    return sorted(each for each in {*before, *now} if before.get(each) != now.get(each))


def _file(game: str) -> Path:
    return TESTS / game / "told.toml"


def main(arguments: Sequence[str]) -> int:
    """Compare with the fingerprints, write them anew, or show what one scenario asks and tells."""
    parser = argparse.ArgumentParser(description="Listen to scenarios, and compare with what they asked and told.")
    parser.add_argument("game", nargs="?", choices=TITLES, help="the game; without it, all that keep fingerprints")
    parser.add_argument("--rewrite", action="store_true", help="write the fingerprints anew")
    parser.add_argument("--show", metavar="ID", help="show what this scenario asks and tells")
    asked = parser.parse_args(arguments)
    games = [asked.game] if asked.game else [game for game in TITLES if _file(game).exists()]
    found = [line for game in games for line in _done(game, asked)]
    print("\n".join(found) or "all ask and tell what they did")
    return int(bool(found) and asked.show is None and not asked.rewrite)


def _done(game: str, asked: argparse.Namespace) -> list[str]:
    if asked.show:
        reads = [read for read in map(read_file, files_of([TESTS / game / "scenarios"])) if read.id == asked.show]
        return [line for read in reads if (heard := telling(read, Packs())) for line in heard.lines]
    different = otherwise(game)
    if asked.rewrite:
        lines = [f'"{scenario}" = "{found}"\n' for scenario, found in fingerprints(game).items()]
        _file(game).write_text(HEAD + "".join(lines), encoding="utf-8")
    return [f"{game}: {scenario}" for scenario in different]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
