"""`make balance`: play thousands of games between greedy bots and write the report."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from pathlib import Path

from maracaibo_tui.cabinet.packs import load_box
from maracaibo_tui.games import title_of
from tests.balance.pirates.observing import ROWS
from tests.balance.pirates.observing import observe as observe_row
from tests.balance.pirates.observing import read as read_row
from tests.balance.pirates.report import page as page_of_pirates
from tests.balance.playing import by_seats, observe, observe_rivals, read
from tests.balance.report import Made, page

HERE = Path(__file__).parent
BUILD = HERE.parents[1] / "build" / "balance"


def main(words: list[str]) -> None:
    """Play what is missing, then write the page."""
    parser = argparse.ArgumentParser(prog="make balance ARGS=…", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games with each number of seats")
    parser.add_argument("--rivals", type=int, default=200, help="games for two against a bot without a plan")
    parser.add_argument("--processes", type=int, default=2, help="how many processes play")
    parser.add_argument("--page", type=Path, default=HERE / "report.md", help="where the report is written")
    parser.add_argument("--game", choices=("maracaibo", "pirates"), default="maracaibo", help="which game")
    parser.add_argument("--rows", default="", help="of Pirates only these rows, divided by semicolons")
    wish = parser.parse_args(words)
    if wish.game == "pirates":
        of_pirates(wish)
        return
    box = load_box(title_of("maracaibo"))
    # Games of another pack or of an earlier one are left aside.
    file, against = BUILD / f"{box.fingerprint}.jsonl", BUILD / f"{box.fingerprint}-rivals.jsonl"
    observe_rivals(wish.rivals, against, wish.processes)
    observe(wish.games, file, wish.processes)
    tables = [games[: wish.games] for games in by_seats(read(file)).values()]
    made = Made(f'make balance ARGS="--games {wish.games} --rivals {wish.rivals}"', machine())
    wish.page.write_text(page(box, tables, [*read(against)][: wish.rivals], made), encoding="utf-8")
    print(f"The report is in {wish.page}.")


def of_pirates(wish: argparse.Namespace) -> None:
    """Play what is missing of every row of Pirates, and write its page."""
    box = load_box(title_of("pirates"))
    folder, page_file = BUILD / f"pirates-{box.fingerprint}", wish.page
    if page_file == HERE / "report.md":
        page_file = HERE / "pirates" / "report.md"
    for row in ROWS:
        if not wish.rows or row.name in wish.rows.split(";"):
            observe_row(row, wish.games, folder, wish.processes)
    games = {row.name: read_row(row, folder) for row in ROWS}
    made = 'make balance ARGS="--game pirates"'
    page_file.write_text(page_of_pirates(box, games, made), encoding="utf-8")
    print(f"The report is in {page_file}.")


def machine() -> str:
    """Describe this machine: its processors, its system, its Python."""
    cores = f"{os.cpu_count()} processors ({platform.machine()})"
    return f"{cores}, {platform.system()}, {platform.python_implementation()} {platform.python_version()}"


if __name__ == "__main__":
    main(sys.argv[1:])
