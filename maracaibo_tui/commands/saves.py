"""`maracaibo saves`: the saved games, the last played first, and what can be done with them."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from datetime import UTC
from pathlib import Path

import msgspec

from maracaibo_tui.engine.record_file import Header
from maracaibo_tui.games import TITLES, title_of
from maracaibo_tui.library import shelf
from maracaibo_tui.library.lock import holder
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import ENDING, Listed, games_folder, listed, path_of


def run(*, as_json: bool, deleted: bool = False) -> int:
    """Print all games with who plays, how far it is, when it was and by which rules; damaged files are named."""
    games, folder = (shelf.deleted(), games_folder() / shelf.DELETED) if deleted else (listed(), games_folder())
    if as_json:
        print(msgspec.json.format(msgspec.json.encode([_object(game, folder) for game in games])).decode())
        return 0
    if not games:
        print("No deleted game is kept." if deleted else f"There are no saved games in {plain(str(games_folder()))}.")
    _print_games(games, folder)
    for game in games:
        if game.problem:
            print(f"{game.problem}{'' if deleted else _way_out(game, folder)}", file=sys.stderr)
    return 0


def rename(name: str, new: str) -> int:
    """Give a game another name."""
    shelf.rename(name, new)
    print(f"{name} is called {new} now.")
    return 0


def delete(name: str) -> int:
    """Delete a game so that it can be brought back."""
    aside = shelf.delete(name)
    print(f'{name} is deleted; "maracaibo saves undelete {aside}" brings it back.')
    return 0


def undelete(name: str) -> int:
    """Bring a deleted game back."""
    shelf.bring_back(name)
    print(f"{name} is back.")
    return 0


def give_out(name: str, file: Path) -> int:
    """Copy a game to a file."""
    print(f"{name} is copied to {plain(str(shelf.give_out(name, file)))}.")
    return 0


def take_in(file: Path, name: str, pack: str | None) -> int:
    """Take a game in from a file."""
    from maracaibo_tui.cabinet.saved import taken_in

    print(f"{plain(str(file))} is here now, as {taken_in(file, name, pack)}.")
    return 0


def recover(name: str) -> int:
    """Make a game of the last good state of a damaged one."""
    recovered = shelf.recover(path_of(name))
    print(
        f'The last good state of {name} is a game of its own now: "maracaibo resume {recovered.stem}" goes on with it.'
    )
    return 0


def _way_out(game: Listed, folder: Path) -> str:
    good = shelf.last_good(_file(game, folder), game.kind) if game.header is None else None
    return "" if good is None else f' "maracaibo saves recover {game.name}" makes a game of its last good state.'


def _print_games(games: Iterable[Listed], folder: Path) -> None:
    rows = [
        (game.name, _who(game.header), _where(game.header) + _open(game, folder), _when(game), plain(game.header.rules))
        for game in games
        if game.header is not None
    ]
    if rows:
        from maracaibo_tui.commands.columns import print_table

        print_table(("game", "who", "how far", "when", "rules"), rows)


def _who(header: Header) -> str:
    people = ", ".join(header.seats) or f"{header.options.get('players', '')} players"
    against = title_of(header.game).against(header.options) if header.game in TITLES else ""
    return plain(f"{people} {against}".rstrip())


def _where(header: Header) -> str:
    if header.over:
        return "over"
    return title_of(header.game).where(header.turn) if header.game in TITLES else ""


def _open(game: Listed, folder: Path) -> str:
    return ", open" if holder(_file(game, folder)) else ""


def _file(game: Listed, folder: Path) -> Path:
    return folder / f"{game.name}{ENDING}"


def _when(game: Listed) -> str:
    return game.changed.astimezone().strftime("%Y-%m-%d %H:%M")


def _object(game: Listed, folder: Path) -> dict[str, object]:
    header = game.header
    told = {
        "name": game.name,
        "changed": game.changed.astimezone(UTC).isoformat(),
        "problem": game.problem,
        "kind": game.kind,
        "open": holder(_file(game, folder)),
    }
    return told | ({} if header is None else msgspec.structs.asdict(header))
