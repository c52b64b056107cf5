"""What went wrong is said with whole words on a terminal, and in one line to whatever else reads it."""

from __future__ import annotations

import io

import pytest

from maracaibo_tui import cli

WRONG = ("simulate", "--seats", "usual,nobody", "--games", "1")
CELLS = 40


class _Read(io.StringIO):
    """What reads the complaint: a terminal, or not."""

    def __init__(self, *, is_terminal: bool) -> None:
        super().__init__()
        self._is_terminal = is_terminal

    def isatty(self) -> bool:
        return self._is_terminal


def _complaint(patch: pytest.MonkeyPatch, words: tuple[str, ...], *, is_terminal: bool) -> list[str]:
    reader = _Read(is_terminal=is_terminal)
    patch.setattr("sys.stderr", reader)
    patch.setenv("COLUMNS", str(CELLS))
    assert cli.run([*words]) == 2
    return reader.getvalue().splitlines()


@pytest.mark.parametrize("words", [WRONG, ("simulate", "--games", "many"), ("show", "nothing-of-that-name")])
def test_no_word_is_cut_on_a_terminal(monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]) -> None:
    """The rows hold the same words as the one line, and none is wider than the terminal unless it is one word."""
    (line,) = _complaint(monkeypatch, words, is_terminal=False)
    rows = _complaint(monkeypatch, words, is_terminal=True)
    assert len(rows) > 1
    assert " ".join(rows) == line
    assert all(len(row) <= CELLS or " " not in row for row in rows)
