"""Measure, print a table and write `bench.json`: `python -m tests.bench [--out FOLDER] [--quick|--screen|--soak]`."""

from __future__ import annotations

import argparse
import json
import platform
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.games import TITLES, title_of
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from tests.bench.analysis import analysing
from tests.bench.bars import BARS, THINKING
from tests.bench.hints import keys_meanwhile, lists
from tests.bench.jobs import two_jobs
from tests.bench.playing import TABLES, Numbers, beside, copying, random_play, saving, undoing
from tests.bench.rulebook import asking, typing
from tests.bench.screen import FULL, PIRATES, SIZES, Effort, here, through_sshd
from tests.bench.soak import soak
from tests.bench.starting import starting
from tests.bench.strain import strain
from tests.bench.thinking import beside_chance, thinking

SECONDS, STARTS = 6.0, 11
QUICK_SECONDS, QUICK_STARTS = 0.06, 1
WHOLE_GAME = 10_000
KEYS_IN_A_HINT = 30
MANY_ANSWERS, FEW_ANSWERS = 200, 6


def main(words: Sequence[str] | None = None) -> Path:
    """Measure everything; give the file that was written."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure how fast the game is.")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where bench.json goes; a new folder by default")
    parser.add_argument("--quick", action="store_true", help="measure roughly, in a second or two")
    parser.add_argument("--screen", action="store_true", help="measure the screen only: starts, keys, panels, memory")
    parser.add_argument("--soak", action="store_true", help="play a whole game with 200 panels only")
    wish = parser.parse_args(words)
    results: dict[str, Numbers] = {}
    if not wish.screen and not wish.soak:
        results |= measured(QUICK_SECONDS if wish.quick else SECONDS, QUICK_STARTS if wish.quick else STARTS)
    if not wish.quick and not wish.soak:
        results |= on_the_screen(FULL)
    if not wish.quick and not wish.screen:
        results |= {f"soak, {cells}x{rows}": soak((cells, rows), WHOLE_GAME) for cells, rows in SIZES}
    print_table(results)
    return written(results, wish.out)


def on_the_screen(effort: Effort) -> dict[str, Numbers]:
    """Measure the game on the screen at both sizes, here and through a server, and what strains it."""
    found = {}
    for name, way in (("here", here), ("through sshd", through_sshd)):
        for size in SIZES:
            subject = f"screen {size[0]}x{size[1]}, {name}"
            print(f"measuring {subject} …", file=sys.stderr)
            found[subject] = way(size, effort)
    for size in SIZES:
        print(f"measuring the table of Pirates, {size[0]}x{size[1]} …", file=sys.stderr)
        found[f"screen of Pirates {size[0]}x{size[1]}, here"] = here(size, effort, PIRATES)
    print("measuring keys while a hint is thought of …", file=sys.stderr)
    found["keys while a hint is thought of"] = keys_meanwhile(SIZES[0], KEYS_IN_A_HINT)
    print("measuring screen under strain …", file=sys.stderr)
    found["screen under strain"] = strain()
    return {subject: numbers for subject, numbers in found.items() if numbers}


def measured(seconds: float, starts: int) -> dict[str, Numbers]:
    """Measure with so many seconds for each number of seats and so many starts."""
    game = Maracaibo(load_printed(title_of("maracaibo")))
    results = {name: random_play(game, options, seconds) for name, options in TABLES.items()}
    decision = 1e6 / results["random play, 3 seats"]["decisions_per_second"]
    results["copy of a position"] = copying(game, decision)
    pirates = title_of("pirates")
    results["random play of Pirates, 3 seats, beside the usual game"] = beside(
        pirates.rules(load_printed(pirates)), game, seconds
    )
    for name in ("greedy", "planner", "searcher"):
        results[f"{name} in both seats"] = thinking(game, name, seconds)
    results["lists of a hint"] = lists(game, int(seconds * 83) or 1)
    results |= analyses(max(FEW_ANSWERS, min(MANY_ANSWERS, round(seconds * MANY_ANSWERS / SECONDS))))
    results["greedy beside random play"] = beside_chance(game, seconds / 2)
    results["a series in two processes beside one"] = two_jobs(seconds * 5)
    results["undo"] = undoing(game)
    results["save, load and replay a whole game"] = saving(game)
    results["start, beyond bare Python"] = starting(starts)
    results["search in the rulebook"] = typing(starts)
    results["maracaibo rules, cold start"] = asking(starts)
    return results


def analyses(answers: int) -> dict[str, Numbers]:
    """Measure the analysis of so many answers of every game: with two at the table, and in earnest with four."""
    tables = (2, 4) if answers == MANY_ANSWERS else (2,)
    return {
        f"analysis of a game of {game}, {seats} seats": analysing(game, seats, answers)
        for game in TITLES
        for seats in tables
    }


def print_table(results: dict[str, Numbers]) -> None:
    """Print one line a number."""
    for subject, numbers in results.items():
        print(subject)
        for name, number in numbers.items():
            print(f"  {name:<24}{number:>14,.{0 if number >= 1000 else 2}f}{_against_its_bar(name, number)}")


def _against_its_bar(name: str, number: float) -> str:
    bar = {**BARS, **THINKING}.get(name)
    return "" if bar is None else f"   {'over' if number > bar else 'within'} {bar:,.4g}"


def written(results: dict[str, Numbers], folder: Path | None) -> Path:
    """Write the results with the interpreter and the machine they were measured on."""
    folder = folder or Path(tempfile.mkdtemp(prefix="maracaibo-bench-"))
    folder.mkdir(parents=True, exist_ok=True)
    about = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
    file = folder / "bench.json"
    file.write_text(json.dumps({"about": about, "results": results}, indent=2) + "\n", encoding="utf-8")
    print(f"written: {file}", file=sys.stderr)
    return file


if __name__ == "__main__":
    main()
