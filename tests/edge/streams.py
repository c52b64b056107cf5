"""The three streams, each a terminal, closed, nothing, a file or a pipe: the game starts, or says why not."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import product
from pathlib import Path

from tests.edge.terminal import FIRST_QUESTION, PROGRAM, TWO, Terminal, terminal

INPUTS = {"terminal": "", "closed": "<&-", "nothing": "< /dev/null", "zeros": "< /dev/zero", "file": "< keys.txt"}
OUTPUTS = {"terminal": "", "closed": "{}>&-", "nothing": "{}> /dev/null", "full": "{}> /dev/full", "file": "{}> {}"}
REFUSED = 2
EVERY = tuple(product(INPUTS, OUTPUTS, OUTPUTS))
"""Every way to connect input, output and errors."""


def in_shell(redirected: str, command: Sequence[str] = PROGRAM) -> tuple[str, ...]:
    """Give the words that start the program with its streams redirected by a shell."""
    return ("sh", "-c", f'exec "$@" {redirected}', "sh", *command)


def redirected(keys: str, output: str, errors: str, folder: Path) -> str:
    """Word for the shell how the streams are connected."""
    (folder / "keys.txt").write_text("1\n" * 20)
    names = folder / "1.txt", folder / "2.txt"
    said = [
        OUTPUTS[kind].format(number, name)
        for number, (kind, name) in enumerate(zip((output, errors), names, strict=True), 1)
    ]
    return " ".join([INPUTS[keys].replace("keys.txt", str(folder / "keys.txt")), *said])


def trial(home: Path, keys: str, output: str, errors: str) -> None:
    """Start the game with such streams: it asks its question, or ends at once with one sentence."""
    with terminal(in_shell(redirected(keys, output, errors, home), TWO), home) as held:
        if keys == "terminal" and errors == "terminal":
            held.until(FIRST_QUESTION)
            return
        _refused(held)
        told = [path.read_text() for path in home.glob("[12].txt")] + [held.sent.decode()]
        said = "".join(told)
        assert held.process.returncode == REFUSED, f"Left with {held.process.returncode}: {said}"
        assert "Traceback" not in said, said
        assert "Exception" not in said, said
        assert said.count("\n") <= 1, said
        assert errors not in {"terminal", "file"} or "maracaibo play --plain" in said, said
        assert not (home / "games").exists(), "A game has begun that nobody can see."


def _refused(held: Terminal) -> None:
    began = time.monotonic()
    while held.process.poll() is None:
        assert time.monotonic() - began < 30, "It neither asks nor ends."
        held.is_anything_sent(within=0.02)
    while held.is_anything_sent(within=0.02):
        pass
