"""The program `maracaibo`: opens the game or runs a command of the shell, and says in one sentence what went wrong."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence

from maracaibo_tui.cabinet.wishes import NewGame, OldGame, wished

MISUSED = 2
INTERRUPTED = 130
# Also what typer leaves with.
NOBODY_READS = 1
_VERSION = "--version"
_OF_THE_PROGRAM = ("--help", "-h", _VERSION)


def main() -> None:
    """Run the program with the words of the shell and leave with its exit code."""
    sys.exit(run(sys.argv[1:]))


def run(words: Sequence[str]) -> int:
    """Run one command; whatever goes wrong ends in a sentence and an exit code, never in a traceback."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that knows few letters shows a question mark for the others.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = _carried_out(words)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _throw_away_the_rest()
        return NOBODY_READS
    except Exception as error:
        if os.environ.get("MARACAIBO_DEBUG"):
            raise
        return _complain(error)
    return code


def _carried_out(words: Sequence[str]) -> int:
    if words and words[0].startswith("-") and words[0] not in _OF_THE_PROGRAM:
        words = ["play", *words]
    if words and words[0] == _VERSION:
        return _say_version(words[1:])
    if words and words[0] == "rules":
        # A question in the middle of a game must not wait for the machinery of the other commands.
        from maracaibo_tui.commands.rules import plain_call

        code = plain_call(words[1:])
        if code is not None:
            return code
    wish = wished(words)
    if wish is None:
        # The other commands are loaded only when one of them is called: the first frame must not wait for them.
        from maracaibo_tui.commands.app import called

        result = called(words)
        if isinstance(result, int):
            return result
        wish = result
    return _open(wish)


def _say_version(further: Sequence[str]) -> int:
    if further:
        from maracaibo_tui.commands.complaint import complain

        complain(f"{_VERSION} stands alone: found {further[0]!r} behind it.")
        return MISUSED
    from importlib.metadata import version

    print(f"maracaibo {version('maracaibo-tui')}")
    return 0


def _open(wish: NewGame | OldGame) -> int:
    if isinstance(wish, NewGame) and (wish.options or (wish.bot and not wish.players)):
        # Whatever else cannot be granted is noticed on the way to the table, before anything is asked or shown.
        from maracaibo_tui.play.granting import expect_sensible

        expect_sensible(wish)
    from maracaibo_tui.tui.start import open_game

    return open_game(wish)


def _complain(error: Exception) -> int:
    from maracaibo_tui.commands.complaint import complain

    complain(_sentence(error))
    if isinstance(error, OSError):
        _throw_away_the_rest()
    return MISUSED


def _sentence(error: Exception) -> str:
    # Loaded only when something is wrong.
    from maracaibo_tui.cabinet.packs import PackError
    from maracaibo_tui.library.saves import SaveError

    if isinstance(error, PackError | SaveError):
        return str(error)
    if isinstance(error, OSError):
        # Without a number the system did not raise it, we did, in a sentence.
        what = error.filename or "The answer cannot be written"
        return str(error) if error.errno is None else f"{what}: {error.strerror}."
    kind = type(error).__name__
    return f"This should not have happened ({kind}: {error}). MARACAIBO_DEBUG=1 before the command shows where it did."


def _throw_away_the_rest() -> None:
    # Otherwise the interpreter writes what is left when it ends, and fails again, with a traceback.
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
