"""How long it takes until rules and content are there, beyond what Python itself takes."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
RULES = "import maracaibo_tui.games.maracaibo.rules.game"
CONTENT = (
    "from maracaibo_tui.cabinet.packs import load_printed; from maracaibo_tui.games import title_of;"
    " load_printed(title_of('maracaibo'))"
)
STARTS = {
    "python": "pass",
    "engine": "import maracaibo_tui.engine.match, maracaibo_tui.engine.record",
    "rules": RULES,
    "rules_and_content": f"{RULES}; {CONTENT}",
}


def starting(times: int) -> dict[str, float]:
    """Start interpreters in turn, each several times with a warm cache; all but the first are what is added."""
    taken: dict[str, list[float]] = {name: [] for name in STARTS}
    for round_ in range(times + 1):
        for name, code in STARTS.items():
            cost = _start(code)
            if round_:
                taken[name].append(cost)
    bare = median(taken["python"])
    added = {f"{name}_ms": median(costs) - bare for name, costs in taken.items() if name != "python"}
    return {"python_ms": bare, **added}


def _start(code: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
    return 1e3 * (time.perf_counter() - began)
