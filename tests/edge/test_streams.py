"""Streams that are closed, redirected or no terminal: one sentence, and the program does not start."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT
from tests.edge.streams import INPUTS, OUTPUTS, REFUSED, trial
from tests.edge.terminal import PROGRAM, environment

CONNECTED = [
    *((keys, "terminal", "terminal") for keys in INPUTS),
    *(("terminal", output, "terminal") for output in OUTPUTS),
    *(("terminal", "terminal", errors) for errors in OUTPUTS),
    *((kind, kind, kind) for kind in ("closed", "nothing", "file")),
]


@pytest.mark.parametrize("keys,output,errors", dict.fromkeys(CONNECTED))
def test_the_game_starts_or_says_in_a_sentence_why_not(keys: str, output: str, errors: str, home: Path) -> None:
    """Keys and picture need a terminal: whatever else is there, the answer is one line and exit code 2, at once."""
    trial(home, keys, output, errors)


@pytest.mark.parametrize("given", [b"", b"1\n" * 1000])
def test_a_pipe_is_refused(given: bytes, home: Path) -> None:
    """Without any terminal, as in `ssh -T` or a scheduled job, the program says so and does not spin."""
    ran = subprocess.run(PROGRAM, cwd=ROOT, env=environment(home, {}), input=given, capture_output=True, check=False)
    assert (ran.returncode, ran.stdout) == (REFUSED, b"")
    assert ran.stderr.count(b"\n") == 1


def test_a_guest_is_told_how_to_bring_a_terminal(home: Path) -> None:
    """Who plays over SSH on somebody's machine can start nothing there; what helps is an option of ssh."""
    guest = environment(home, {"MARACAIBO_GUEST": "1"})
    ran = subprocess.run(PROGRAM, cwd=ROOT, env=guest, input="", capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (REFUSED, "")
    assert ran.stderr.endswith('standard input is none: type "ssh -t" in place of "ssh".\n')
    assert "maracaibo play" not in ran.stderr


def test_a_refusal_comes_before_anything_is_loaded() -> None:
    """The look at the streams needs neither Textual nor the game."""
    program = "import sys; from maracaibo_tui.tui.start import open_game; print(*sys.modules)"
    ran = subprocess.run(
        [*PROGRAM[:1], "-c", program], cwd=ROOT, env=dict(os.environ), capture_output=True, text=True, check=True
    )
    assert not {"textual", "rich", "maracaibo_tui.games"} & set(ran.stdout.split())
