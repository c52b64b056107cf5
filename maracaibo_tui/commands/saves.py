"""`maracaibo saves`: the saved games, the last played first, and what can be done with them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC
from pathlib import Path

import msgspec

from maracaibo_tui.library import shelf
from maracaibo_tui.library.lock import holder
from maracaibo_tui.library.problem import nearest, plain
from maracaibo_tui.library.saves import ENDING, Listed, games_folder, listed, listed_file, path_of
from maracaibo_tui.play.told import fitting, game_of, of_several_games, where, who

from .as_json import print_json
from .complaint import complain

NOTHING_FITS = 1
HARMED = 1
COMMANDS = ("rename", "delete", "undelete", "export", "import", "recover")
"""What can be done with a game, in the words of the shell."""


def run(*, as_json: bool, deleted: bool = False, words: Sequence[str] = ()) -> int:
    """Print the games that fit all words, with who plays, how far, when and by which rules; damaged files are named."""
    found, folder = (shelf.deleted(), games_folder() / shelf.DELETED) if deleted else (listed(), games_folder())
    games = fitting(found, words)
    if as_json:
        print_json([_object(game, folder) for game in games])
        return 0 if games or not words else NOTHING_FITS
    if words and not games:
        complain(_nothing(words, found))
        return NOTHING_FITS
    if not games:
        print("No deleted game is kept." if deleted else f"There are no saved games in {plain(str(games_folder()))}.")
    _print_games(games, folder)
    for game in games:
        if game.problem:
            complain(f"{game.problem}{'' if deleted else _way_out(game, folder)}")
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
    """Copy a game to a file, as it is; of one that cannot be gone on with, say so."""
    copy = shelf.give_out(name, file)
    print(f"{name} is copied to {plain(str(copy))}.")
    game = listed_file(path_of(name))
    if not game.problem or game.kind in shelf.SOUND_ELSEWHERE:
        return 0
    complain(f"The copy is no better than the game. {game.problem}{_way_out(game, games_folder())}")
    return HARMED


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


def _nothing(words: Sequence[str], games: Iterable[Listed]) -> str:
    """Say that no game fits, and what may have been meant: a command, or the name of a game."""
    sought = " ".join(words)
    near = nearest(words[0], (*COMMANDS, *(game.name for game in games)))
    return f"No saved game fits {plain(sought)!r}{f'; the nearest is {near}' if near else ''}."


def _print_games(games: Sequence[Listed], folder: Path) -> None:
    """Print a table; which game is played has a column only where there are several."""
    several = of_several_games(games)
    rows = []
    for game in games:
        if (header := game.header) is not None:
            played = [game_of(header)] if several else []
            far = where(header) + _open(game, folder)
            rows.append((game.name, *played, who(header), far, _when(game), plain(header.rules)))
    if rows:
        from maracaibo_tui.commands.columns import print_table

        print_table(("name", *["game"] * several, "who", "how far", "when", "rules"), rows)


def _open(game: Listed, folder: Path) -> str:
    return ", open" if holder(_file(game, folder)) else ""


def _file(game: Listed, folder: Path) -> Path:
    return folder / f"{game.name}{ENDING}"


def _when(game: Listed) -> str:
    return game.changed.astimezone().strftime("%Y-%m-%d %H:%M")


def _object(game: Listed, folder: Path) -> dict[str, object]:
    header = game.header
    told: dict[str, object] = {
        "name": game.name,
        "game": "",
        "changed": game.changed.astimezone(UTC).isoformat(),
        "problem": game.problem,
        "kind": game.kind,
        "open": holder(_file(game, folder)),
    }
    return told | ({} if header is None else msgspec.structs.asdict(header))
