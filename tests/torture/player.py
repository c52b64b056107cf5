"""A process that plays and may be killed: it hears commands, forks for each, and the fork says what is sure.

It is started once and loads the game once; `python -m tests.torture.player` with commands on standard input:
`play PATH SEED` plays on until it is killed or the game is over, `once PATH SEED HOW WHERE MOST` gives one answer and
is killed at a call of the system, `share PATH SEED CHANCE` takes turns with others at one save.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import cache
from pathlib import Path

from maracaibo_tui.cabinet import saved
from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.games import title_of
from maracaibo_tui.library import saves
from maracaibo_tui.library.lock import holder
from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.play.sitting import Sitting, old_game

from . import disk
from .reference import after, choice

_DYING = 1 / 3
"""So many of those who hold a game are killed while they do."""


def say(*words: object) -> None:
    """Write a line in one piece, so that lines of several processes do not mix."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def play(path: str, seed: str) -> None:
    """Go on with a game to its end."""
    sitting = old_game(Path(path))
    say("open", len(sitting.session.match.journal))
    while answered(sitting, int(seed)):
        pass
    say("over")


def answered(sitting: Sitting, seed: int) -> bool:
    """Give one answer of a person, and say that it is sure; what can follow by itself has followed."""
    session = sitting.session
    session.settle()
    session.pass_keyboard()
    if session.question is None:
        return False
    session.answer(session.number, choice(seed, len(session.match.journal), session.question))
    if sitting.saving.problem:
        say("problem", sitting.saving.problem)
    else:
        say("sure", len(session.match.journal))
    return True


def once(path: str, seed: str, how: str, where: str, most: str) -> None:
    """Give one answer and be killed at one of its calls, or have one of its writes cut short."""
    sitting = old_game(Path(path))
    ways: dict[str, Callable[[], disk.React]] = {
        "count": lambda: disk.carried_out,
        "before": lambda: disk.killed_at(int(where), after=False),
        "after": lambda: disk.killed_at(int(where), after=True),
        "cut": lambda: disk.writes_only(int(where), int(most), then_killed=True),
        "short": lambda: disk.writes_only(int(where), int(most), then_killed=False),
    }
    with disk.watched(ways[how]()) as seen:
        answered(sitting, int(seed))
    say("calls", *(call.name for call in seen))


def share(path: str, seed: str, chance: str) -> None:
    """Take the game when it is free, give some answers, and leave or be killed; look on while others have it."""
    drawn = random.Random(int(chance))  # noqa: S311 - nothing depends on its being secret
    while True:
        try:
            sitting = old_game(Path(path))
        except SaveError as error:
            say("refused", os.getpid(), error)
            saved.open_saved(path)
            say("looked", os.getpid(), holder(Path(path)))
            time.sleep(drawn.uniform(0, 0.01))
            continue
        say("held", os.getpid(), len(sitting.session.match.journal))
        if drawn.random() < _DYING:
            # The end comes by itself, wherever the process is by then.
            signal.setitimer(signal.ITIMER_REAL, drawn.uniform(0.0005, 0.02))
        for _ in range(drawn.randrange(1, 5)):
            if not answered(sitting, int(seed)):
                saves.write(Path(path), after(int(seed), 0))
                say("again")
                break
        signal.setitimer(signal.ITIMER_REAL, 0)
        say("left", os.getpid())
        sitting.saving.release()


COMMANDS: dict[str, Callable[..., None]] = {"play": play, "once": once, "share": share}


def main() -> None:
    """Hear commands; each is carried out by a process of its own, and its end is told."""
    # The pack is not what is being tested here.
    vars(saved)["load_printed"] = once_loaded = cache(load_printed)
    usual: Hashable = title_of("maracaibo")  # type: ignore[assignment]
    once_loaded(usual, "maracaibo")
    for line in sys.stdin:
        command, *words = line.split()
        _bury()
        if (child := os.fork()) == 0:
            _carry_out(COMMANDS[command], words)
        if command == "share":
            continue
        os.waitpid(child, 0)
        say("gone")


def _bury() -> None:
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def _carry_out(command: Callable[..., None], words: list[str]) -> None:
    try:
        say("pid", os.getpid())
        command(*words)
    except BaseException as error:  # noqa: BLE001 - it is told, and the process ends
        say("failed", type(error).__name__, error)
    finally:
        os._exit(0)


if __name__ == "__main__":
    main()
