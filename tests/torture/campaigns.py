"""Killing whoever plays a campaign, within its games and between them: nothing is lost, no game is folded twice."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from maracaibo_tui.cabinet import campaign_file
from maracaibo_tui.cabinet.campaign_file import Campaign

from .kills import Player, end, instants, players_of
from .outcome import Outcome

PLAYER = "tests.torture.campaign_player"
LONGEST = {"toy": 0.12, "maracaibo": 1.5}
"""By game: so many seconds after its start a process is killed at the latest."""
MOST = {"toy": 6, "maracaibo": 3}
"""So many games of a campaign are played before the next one is begun."""
_ONE_IN = 10
"""One kill of so many hits the large game, whose opening takes longer."""


def run(count: int, seed: int) -> Outcome:
    """Kill so many times: mostly campaigns of short games, so that many kills hit the end of one."""
    failures: list[str] = []
    figures: dict[str, float] = {}
    shares = {"toy": count - count // _ONE_IN, "maracaibo": count // _ONE_IN}
    for game, share in shares.items():
        if share:
            found, measured = _killed_often(game, share, seed)
            failures += [f"{game}: {problem}" for problem in found]
            figures |= {f"{name} ({game})": value for name, value in measured.items()}
    return Outcome("campaigns", count, tuple(failures), figures)


def _killed_often(game: str, count: int, seed: int) -> tuple[list[str], dict[str, float]]:
    drawn = random.Random(seed)  # noqa: S311 - nothing depends on its being secret
    with tempfile.TemporaryDirectory(prefix="maracaibo-campaigns-") as folder, players_of(PLAYER) as player:
        place = Path(folder)
        whole = _undisturbed(player, place / "whole", game)
        tries = _Tries(player, place, game, whole)
        for number, delay in enumerate(instants(count, LONGEST[game], drawn, lambda: tries.confirmed > 0)):
            tries.kill(number, delay)
        return tries.failures, {
            "kills": number + 1,
            "sure": tries.confirmed,
            "games": tries.games,
            "folded late": tries.late,
        }


def _undisturbed(player: Player, home: Path, game: str) -> Campaign:
    """Play the same campaign without killing anybody."""
    name = _new(player, home, game)
    player.begin("play", home, name, MOST[game])
    player.rest()
    return _file(home, name)


def _new(player: Player, home: Path, game: str) -> str:
    player.begin("new", home, game)
    return next(line[1] for line in player.rest() if line[0] == "made")


def _file(home: Path, name: str) -> Campaign:
    return campaign_file.read((home / "campaigns" / f"{name}.json").read_bytes())


class _Tries:
    """Campaigns under way, and what was sure in them."""

    def __init__(self, player: Player, place: Path, game: str, whole: Campaign) -> None:
        self._player, self._place, self._game, self._whole = player, place, game, whole
        self._homes = self.games = self.confirmed = self.late = 0
        self.failures: list[str] = []
        self._begin()

    def _begin(self) -> None:
        self._homes += 1
        self._home = self._place / str(self._homes)
        self._name = _new(self._player, self._home, self._game)
        self._sure: dict[int, int] = {}

    def kill(self, number: int, delay: float) -> None:
        """Let somebody play, kill them, and look at what is there."""
        said = self._said(delay)
        self.confirmed += sum(line[0] == "sure" for line in said)
        for line in said:
            if line[0] == "sure":
                self._sure[int(line[1])] = int(line[2])
            if line[0] == "open" and int(line[2]) < self._sure.get(int(line[1]), 0):
                self.failures.append(f"kill {number}: game {line[1]} went on from answer {line[2]}")
            if line[0] == "failed":
                self.failures.append(f"kill {number}: {' '.join(line)}")
        before = len(_file(self._home, self._name).games)
        looked = [self._looked() for _ in range(2)]
        after = _file(self._home, self._name)
        self.late += len(after.games) - before
        self.failures += [f"kill {number}: {problem}" for problem in self._problems(after, looked)]
        if ["done"] in said:
            self.games += len(after.games)
            self._begin()

    def _said(self, delay: float) -> list[list[str]]:
        process = self._player.begin("play", self._home, self._name, MOST[self._game])
        end(process, delay)
        return self._player.rest()

    def _looked(self) -> list[str]:
        self._player.begin("look", self._home, self._name)
        return next((line for line in self._player.rest() if line[0] in {"seen", "failed"}), [])

    def _problems(self, now: Campaign, looked: Sequence[list[str]]) -> list[str]:
        """Compare with the campaign that nobody disturbed: each of its games is there once, or not yet."""
        games = [_told(game) for game in now.games]
        wrong = [] if games == [_told(game) for game in self._whole.games[: len(games)]] else ["games differ"]
        before = [*[game.before for game in self._whole.games], self._whole.state]
        wrong += [] if now.state == before[len(games)] else ["what comes next begins from something else"]
        wrong += [] if looked[0] == looked[1] and looked[0][:1] == ["seen"] else [f"two looks: {looked}"]
        over = max([number for number, answers in self._sure.items() if answers], default=0)
        return wrong if len(games) >= over - 1 else [*wrong, f"game {over} was played, {len(games)} are folded"]


def _told(game: object) -> dict[str, object]:
    """Give a game without the moment at which it was over."""
    found: dict[str, object] = msgspec.to_builtins(game)
    return {name: value for name, value in found.items() if name != "played"}
