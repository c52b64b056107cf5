"""`make balance`: play thousands of games between greedy bots and write the report."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from maracaibo_tui.cabinet.packs import load_box
from tests.balance.playing import by_seats, observe, read
from tests.balance.report import page

HERE = Path(__file__).parent
BUILD = HERE.parents[1] / "build" / "balance"


def main(words: list[str]) -> None:
    """Play what is missing, then write the page."""
    parser = argparse.ArgumentParser(prog="make balance ARGS=…", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games with each number of seats")
    parser.add_argument("--processes", type=int, default=2, help="how many processes play")
    parser.add_argument("--page", type=Path, default=HERE / "report.md", help="where the report is written")
    wish = parser.parse_args(words)
    box = load_box()
    # Games of another pack or of an earlier one are left aside.
    file = BUILD / f"{box.fingerprint}.jsonl"
    observe(wish.games, file, wish.processes)
    tables = [games[: wish.games] for games in by_seats(read(file)).values()]
    wish.page.write_text(page(box, tables), encoding="utf-8")
    print(f"The report is in {wish.page}.")


if __name__ == "__main__":
    main(sys.argv[1:])
