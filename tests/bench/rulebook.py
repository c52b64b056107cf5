"""How soon the rulebook answers: each keystroke of a search over the whole book, and the shell command from cold."""

from __future__ import annotations

import subprocess
import sys
import time
from statistics import median, quantiles

from maracaibo_tui.library.paths import rules_folder
from maracaibo_tui.library.rulebook import read_rulebook, search
from tests.bench.starting import ROOT

TYPED = (
    "can I deliver and then not do the action?",
    "displasing a villige marker",
    "Wie viele Punkte bringt die Quest",
)
"""Typed letter by letter: plain English, with slips, German."""
COMMAND = "from maracaibo_tui.cli import run; run(['rules', 'combat'])"


def typing(times: int) -> dict[str, float]:
    """Type questions letter by letter, with the book read and its index made before."""
    began = time.perf_counter()
    book = read_rulebook(rules_folder() / "maracaibo")
    search(book, TYPED[0])
    opened = 1e3 * (time.perf_counter() - began)
    taken = []
    for words in TYPED * times:
        for end in range(1, len(words) + 1):
            began = time.perf_counter()
            search(book, words[:end])
            taken.append(1e3 * (time.perf_counter() - began))
    return {"first_search_ms": opened, "key_ms_median": median(taken), "key_ms_p95": quantiles(taken, n=20)[-1]}


def asking(times: int) -> dict[str, float]:
    """Ask `maracaibo rules combat` in new interpreters."""
    return {"rules_combat_ms": median(_ask() for _ in range(times))}


def _ask() -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", COMMAND], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return 1e3 * (time.perf_counter() - began)
