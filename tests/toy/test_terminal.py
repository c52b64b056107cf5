"""The toy in a real terminal, from its own entry: a new game, the veil, answers, leaving, resuming, looking up."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from tests.architecture.tree import ROOT
from tests.terminal.tmux import Tmux

ENTRY = (sys.executable, "-m", "tests.support.toy")
SIZE = (80, 24)
_TRIES = 5


def _ran(home: Path, *words: str, module: str = "tests.support.toy") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", module, *words],
        cwd=ROOT,
        env={**os.environ, "MARACAIBO_HOME": str(home)},
        capture_output=True,
        text=True,
        check=False,
    )


def _passed_to(seen: Tmux, name: str) -> str:
    """Wait until only the name of the next person is shown, and the program knows that it is."""
    text = seen.wait(lambda text: f"Pass the keyboard to {name}." in text and "│" not in text, f"the veil for {name}")
    seen.until_still()
    return text


def _sit_down(seen: Tmux, name: str) -> None:
    """Press a key until the table is there: one that comes before the program knows that it is hidden opens nothing."""
    for _ in range(_TRIES):
        seen.until_still()
        seen.press("x")
        seen.until_still()
        if f"  {name} " in seen.shown().splitlines()[0]:
            return
    raise AssertionError(seen.shown())


def _close(seen: Tmux) -> None:
    """Close what lies on the table, one thing after the other."""
    for _ in range(_TRIES):
        seen.until_still()
        before = seen.shown()
        if "Enter take" in before:
            return
        seen.press("Escape")
        seen.wait(before.__ne__, "another picture")
    raise AssertionError(seen.shown())


def test_the_program_itself_has_only_its_own_list(tmp_path: Path) -> None:
    """The entry of the tests hands it a longer one."""
    assert "pack toy, fingerprint" in _ran(tmp_path, "content", "check", "toy").stdout
    alone = _ran(tmp_path, "simulate", "--game", "toy", module="maracaibo_tui")
    assert alone.returncode == 2
    assert '--game: found "toy"' in alone.stderr


def test_the_toy_is_played_from_its_title(tmp_path: Path) -> None:
    """Two persons begin it, pass the keyboard, take back, look things up, leave, and go on where they were."""
    environment = {"MARACAIBO_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    with closing(Tmux(ENTRY, SIZE, environment)) as seen:
        seen.wait_for("two to four captains")
        # The last of the list lies next to the first.
        seen.press("Left")
        seen.wait_for("‹ Divers ›")
        seen.press("1")
        seen.wait_for("Diver 1")
        # The second diver is a person as well; chance says who begins.
        seen.press("Down", "Left", "Left", "Enter")
        text = seen.wait_for("Pass the keyboard to")
        first, second = ("Ada", "Ben") if "to Ada." in text else ("Ben", "Ada")
        _sit_down(seen, first)
        seen.press("2")
        assert "Wish for" not in _passed_to(seen, second)
        # Whoever has just decided may still take it back: the key is asked for twice.
        seen.press("u")
        seen.wait_for("Press u again to undo")
        seen.press("u")
        _passed_to(seen, first)
        _sit_down(seen, first)
        seen.press("U")
        _passed_to(seen, second)
        _sit_down(seen, second)
        seen.press("?")
        seen.wait_for("Before the first turn every diver")
        _close(seen)
        seen.press("/", *"cowrie", "Enter")
        seen.wait_for("Worth 2.")
        _close(seen)
        seen.press("q")
        seen.wait_for("Saved as ada-ben-1.")
        seen.wait_for("‹ Divers ›")
        seen.press("1")
        _passed_to(seen, second)
        _sit_down(seen, second)
        seen.press("1")
        _passed_to(seen, first)
    told = _ran(tmp_path, "replay", "ada-ben-1", "--verify").stdout
    assert told == "2 answers played again, each as it was recorded.\n"
