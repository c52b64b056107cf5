"""`make balance`: play thousands of games between greedy bots and write the report."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from pathlib import Path

from maracaibo_tui.cabinet.packs import load_box
from maracaibo_tui.games import title_of
from tests.balance.campaign.observing import Observed, read_whole
from tests.balance.campaign.observing import observe as observe_campaigns
from tests.balance.campaign.observing import read as read_games
from tests.balance.campaign.report import page as page_of_campaigns
from tests.balance.campaign.rows import PARTS, rows_of
from tests.balance.pirates.observing import ROWS
from tests.balance.pirates.observing import observe as observe_row
from tests.balance.pirates.observing import read as read_row
from tests.balance.pirates.report import page as page_of_pirates
from tests.balance.playing import by_seats, observe, observe_rivals, read
from tests.balance.report import Made, page

HERE = Path(__file__).parent
BUILD = HERE.parents[1] / "build" / "balance"
REPORT = HERE / "report.md"
GAMES = 1000


def main(words: list[str]) -> None:
    """Play what is missing, then write the page."""
    parser = argparse.ArgumentParser(prog="make balance ARGS=…", description=__doc__)
    parser.add_argument("--games", type=int, default=None, help="games with each number of seats, or of a row")
    parser.add_argument("--rivals", type=int, default=200, help="games for two against a bot without a plan")
    parser.add_argument("--processes", type=int, default=2, help="how many processes play")
    parser.add_argument("--page", type=Path, default=REPORT, help="where the report is written")
    parser.add_argument("--game", choices=("maracaibo", "pirates"), default="maracaibo", help="which game")
    parser.add_argument("--rows", default="", help="of Pirates or campaigns only these rows, divided by semicolons")
    parser.add_argument("--campaign", action="store_true", help="whole campaigns, and games from their chapters")
    wish = parser.parse_args(words)
    if wish.campaign:
        of_campaigns(wish)
        return
    wish.games = GAMES if wish.games is None else wish.games
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
    if page_file == REPORT:
        page_file = HERE / "pirates" / "report.md"
    for row in ROWS:
        if not wish.rows or row.name in wish.rows.split(";"):
            observe_row(row, wish.games, folder, wish.processes)
    games = {row.name: read_row(row, folder) for row in ROWS}
    made = 'make balance ARGS="--game pirates"'
    page_file.write_text(page_of_pirates(box, games, made), encoding="utf-8")
    print(f"The report is in {page_file}.")


def of_campaigns(wish: argparse.Namespace) -> None:
    """Play what is missing of campaigns and of games from their chapters, and write their page; `--games 0` writes."""
    box = load_box(title_of("maracaibo"))
    folder = BUILD / f"campaign-{box.fingerprint}"
    page_file = HERE / "campaign.md" if wish.page == REPORT else wish.page
    wished = set(wish.rows.split(";")) if wish.rows else set(PARTS)
    rows = [row for row in rows_of(box) if wished & {row.name, row.part}]
    most = {row.name: PARTS[row.part] if wish.games is None else wish.games for row in rows}
    observe_campaigns(rows, most, folder, wish.processes)
    games: dict[str, list[Observed]] = {}
    for game in read_games(folder):
        games.setdefault(game.row, []).append(game)
    made = 'make balance ARGS="--campaign"'
    page_file.write_text(page_of_campaigns(box, games, read_whole(folder), made), encoding="utf-8")
    print(f"The report is in {page_file}.")


def machine() -> str:
    """Describe this machine: its processors, its system, its Python."""
    cores = f"{os.cpu_count()} processors ({platform.machine()})"
    return f"{cores}, {platform.system()}, {platform.python_implementation()} {platform.python_version()}"


if __name__ == "__main__":
    main(sys.argv[1:])
