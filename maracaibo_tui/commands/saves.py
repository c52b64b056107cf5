"""`maracaibo saves`: the saved games, the last played first."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from datetime import UTC

import msgspec

from maracaibo_tui.engine.record import Header
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import Listed, games_folder, listed


def run(*, as_json: bool) -> int:
    """Print all games with who plays, how far it is, when it was and by which rules; damaged files are named."""
    games = listed()
    if as_json:
        print(msgspec.json.format(msgspec.json.encode([_object(game) for game in games])).decode())
        return 0
    if not games:
        print(f"There are no saved games in {plain(str(games_folder()))}.")
    _print_games(games)
    for game in games:
        if game.problem:
            print(game.problem, file=sys.stderr)
    return 0


def _print_games(games: Iterable[Listed]) -> None:
    rows = [
        (game.name, _who(game.header), _where(game.header), _when(game), plain(game.header.rules))
        for game in games
        if game.header is not None
    ]
    if rows:
        from maracaibo_tui.commands.tables import print_table

        print_table(("game", "who", "round", "when", "rules"), rows)


def _who(header: Header) -> str:
    people = ", ".join(header.seats) or f"{header.options.get('players', '')} players"
    bot = header.options.get("bot", "none")
    against = "" if bot == "none" else f" against {bot} {header.options.get('bot_level', '')}"
    return plain(people + against)


def _where(header: Header) -> str:
    return "over" if header.over else ", turn ".join(map(str, header.turn))


def _when(game: Listed) -> str:
    return game.changed.astimezone().strftime("%Y-%m-%d %H:%M")


def _object(game: Listed) -> dict[str, object]:
    header = game.header
    told = {"name": game.name, "changed": game.changed.astimezone(UTC).isoformat(), "problem": game.problem}
    return told | ({} if header is None else msgspec.structs.asdict(header))
