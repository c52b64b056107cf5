"""Streams that are closed, redirected or no terminal: one sentence, and the program does not start."""

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT
from tests.edge.terminal import FIRST_QUESTION, PROGRAM, TWO, environment, terminal

REFUSED = 2


def _in_shell(redirected: str, command: Sequence[str] = PROGRAM) -> tuple[str, ...]:
    """Give the words that start the program with its streams redirected by a shell."""
    return ("sh", "-c", f'exec "$@" {redirected}', "sh", *command)


@pytest.mark.parametrize("stream", ["<&-", "< /dev/null", "< /dev/zero", "2> errors.txt", "2> /dev/null"])
def test_without_a_terminal_on_both_sides_it_does_not_start(stream: str, home: Path) -> None:
    """Keys and picture need a terminal: whatever else is there, the answer is one line and exit code 2."""
    with terminal(_in_shell(stream.replace("errors.txt", str(home / "errors.txt"))), home) as held:
        assert held.ended() == REFUSED
        said = held.sent.decode() + "".join([path.read_text() for path in home.glob("errors.txt")])
    if "/dev/null" in stream and "2>" in stream:
        assert not said
    else:
        assert said.count("\n") == 1
        assert "maracaibo play --plain" in said


@pytest.mark.parametrize("closed", ["2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_survived(closed: str, home: Path) -> None:
    """With standard error closed the sentence goes to standard output, or nowhere, and never into a game."""
    with terminal(_in_shell(closed), home) as held:
        assert held.ended() == REFUSED
        assert b"Traceback" not in held.sent


def test_standard_output_may_go_anywhere(home: Path) -> None:
    """The table is drawn on the terminal even where the output is thrown away."""
    with terminal(_in_shell("> /dev/null", TWO), home) as held:
        held.until(FIRST_QUESTION)


@pytest.mark.parametrize("given", [b"", b"1\n" * 1000])
def test_a_pipe_is_refused(given: bytes, home: Path) -> None:
    """Without any terminal, as in `ssh -T` or a scheduled job, the program says so and does not spin."""
    ran = subprocess.run(PROGRAM, cwd=ROOT, env=environment(home, {}), input=given, capture_output=True, check=False)
    assert (ran.returncode, ran.stdout) == (REFUSED, b"")
    assert ran.stderr.count(b"\n") == 1


def test_a_refusal_comes_before_anything_is_loaded() -> None:
    """The look at the streams needs neither Textual nor the game."""
    program = "import sys; from maracaibo_tui.tui.start import open_game; print(*sys.modules)"
    ran = subprocess.run(
        [*PROGRAM[:1], "-c", program], cwd=ROOT, env=dict(os.environ), capture_output=True, text=True, check=True
    )
    assert not {"textual", "rich", "maracaibo_tui.games"} & set(ran.stdout.split())
