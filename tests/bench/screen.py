"""The weight of the game on the screen beside the smallest Textual application, here and through a real sshd."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from shutil import copytree
from statistics import median
from typing import NamedTuple

from tests.bench.bars import Numbers, with_ratios
from tests.bench.line import Line, Reaction, line
from tests.bench.minimal import SHOWN
from tests.bench.player import TimedPlayer, bytes_by_kind, figures
from tests.edge.terminal import PROGRAM
from tests.support.sshd import Server, server, why_not

Opener = Callable[[], AbstractContextManager[Line]]
SIZES = ((80, 24), (120, 40))
MINIMAL = Path(__file__).with_name("minimal.py")
TITLE, TABLE = "New game", "undo"
SLOW_LINE = 5000
"""Bytes a second of the slow line on which a key is held."""
IDLE = 1.0
ANEW = "\x0c"
"""The key that draws everything anew."""
INSTANT = 'pace = "instant"\n'


class Begun(NamedTuple):
    """A game to measure: how it is begun, and words of its first question."""

    words: tuple[str, ...]
    first: str


USUAL = Begun(("play", "--solo", "2", "--seed", "5"), "which one do you plan")
PIRATES = Begun(("play", "--game", "pirates", "--solo", "1", "--seed", "5"), "Which mission do you keep")


class Effort(NamedTuple):
    """How often each thing is tried."""

    starts: int
    answers: int
    panels: int
    keys: int


FULL, QUICK = Effort(7, 30, 10, 20), Effort(3, 8, 3, 5)


class Programs(NamedTuple):
    """How the smallest application and the game are opened, and the game that was left, where it can be opened."""

    minimal: Opener
    title: Opener
    game: Opener | None


def here(size: tuple[int, int], effort: Effort, begun: Begun = USUAL) -> Numbers:
    """Measure in a pseudo-terminal of this machine."""
    with tempfile.TemporaryDirectory(prefix="maracaibo-bench-") as folder:
        home = Path(folder)
        settle_in(home)
        with line([*PROGRAM, *begun.words], size, home) as opened:
            opened.wait_for(begun.first)
            played = _played(opened, size, home, effort)
        programs = Programs(
            lambda: smallest(size, home),
            lambda: line(PROGRAM, size, home),
            lambda: line([*PROGRAM, "resume"], size, home),
        )
        return _beside(programs, effort, played)


def weighed(size: tuple[int, int], effort: Effort, begun: Begun = USUAL) -> Numbers:
    """Measure bytes and memory only: nothing is set beside the smallest application."""
    with tempfile.TemporaryDirectory(prefix="maracaibo-bench-") as folder:
        home = Path(folder)
        settle_in(home)
        with line([*PROGRAM, *begun.words], size, home) as opened:
            opened.wait_for(begun.first)
            return _played(opened, size, home, effort)


def smallest(size: tuple[int, int], home: Path) -> AbstractContextManager[Line]:
    """Open the smallest Textual application."""
    return line([sys.executable, str(MINIMAL)], size, home)


def through_sshd(size: tuple[int, int], effort: Effort) -> Numbers:
    """Measure at the client's end of a connection to a server on loopback; nothing where there can be none."""
    if why_not():
        return {}
    with tempfile.TemporaryDirectory(prefix="maracaibo-bench-") as folder, _served(Path(folder), size) as programs:
        with programs.title() as opened:
            opened.painted(TITLE)
            opened.press("1")
            opened.wait_for(USUAL.first)
            played = _played(opened, size, Path(folder) / "game" / "games" / "ada", effort)
        return _beside(programs, effort, played)


@contextmanager
def _served(folder: Path, size: tuple[int, int]) -> Iterator[Programs]:
    """Serve both programs; the game has one that was just begun."""
    home = folder / "begun"
    settle_in(home)
    with line([*PROGRAM, *USUAL.words], size, home) as opened:
        opened.painted(USUAL.first)
    (folder / "game").mkdir()
    (folder / "minimal").mkdir()
    with (
        server(folder / "game") as game,
        server(folder / "minimal", f"{sys.executable} {MINIMAL}") as minimal,
    ):
        copytree(home, game.games_folder / "ada")

        yield Programs(lambda: _connected(minimal, size), lambda: _connected(game, size), None)


@contextmanager
def _connected(served: Server, size: tuple[int, int]) -> Iterator[Line]:
    begun = time.perf_counter()
    with served.connect("ada", size=size) as connection:
        yield Line(connection.terminal, begun, connection.game)


def settle_in(home: Path) -> None:
    """Make a folder for games in which automatic turns are not told."""
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.toml").write_text(INSTANT, encoding="utf-8")


def _beside(programs: Programs, effort: Effort, played: Numbers) -> Numbers:
    """Add what starts and the smallest application take."""
    starts = _starts(programs, effort.starts)
    return with_ratios({**starts, **minimal_keys(programs.minimal, effort.keys), **played})


def _played(opened: Line, size: tuple[int, int], home: Path, effort: Effort) -> Numbers:
    """Play for a while, hold a key on a slow line, do nothing; give the figures of all three."""
    player = TimedPlayer(opened, size, next((home / "games").glob("*.json")))
    player.play_timed(effort.answers, effort.panels)
    numbers: Numbers = {}
    for name, reactions in zip(("move", "answer", "panel", "closing"), player.kept[:4], strict=True):
        numbers |= figures(name, reactions)
    numbers |= bytes_by_kind(player.kept)
    frame = opened.react(ANEW).bytes
    lag, sent = opened.held_key("n", SLOW_LINE)
    opened.still()
    cpu = opened.cpu_ms()
    idle = opened.still(IDLE)
    return numbers | {
        "held_lag_s": lag,
        "held_bytes": sent / 30,
        "frame_bytes": frame,
        "frame_bytes_a_cell": frame / (size[0] * size[1]),
        "idle_bytes": idle,
        "idle_cpu_ms": opened.cpu_ms() - cpu,
        "memory_mb": opened.kilobytes() / 1000,
    }


def _starts(programs: Programs, times: int) -> Numbers:
    """Start the programs in turn; the ratios are of time and of processor time."""
    found: dict[str, list[Reaction]] = {"minimal": [], "title": [], "game": []}
    for _ in range(times):
        for name, words, opener in zip(found, (SHOWN, TITLE, TABLE), programs, strict=True):
            if opener is not None:
                with opener() as opened:
                    found[name].append(opened.painted(words))
    numbers = {f"{name}_start_ms": median(each.ms for each in runs) for name, runs in found.items() if runs}
    for name in ("title", "game"):
        if found[name]:
            numbers[f"{name}_start_ratio"] = _ratio(found[name], found["minimal"], "ms")
            numbers[f"{name}_start_cpu_ratio"] = _ratio(found[name], found["minimal"], "cpu_ms")
    return numbers


def _ratio(ours: list[Reaction], theirs: list[Reaction], what: str) -> float:
    return float(median(getattr(each, what) for each in ours) / median(getattr(each, what) for each in theirs))


def minimal_keys(opener: Opener, keys: int) -> Numbers:
    """Measure the keys of the smallest application."""
    with opener() as opened:
        opened.painted(SHOWN)
        opened.still(0.3)
        return figures("minimal_key", [opened.react("j") for _ in range(keys)]) | {
            "minimal_memory_mb": opened.kilobytes() / 1000
        }
