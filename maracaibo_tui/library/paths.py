"""Where things are: content and rules that came with the program, data and settings of the person who plays."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
APPLICATION = "maracaibo"
PACK_HEAD = "pack.toml"
GUEST = "MARACAIBO_GUEST"
"""Names whoever plays on somebody's machine under an account that friends share; see `maracaibo hosting`."""
_NAMELESS = "1"
"""What earlier launchers set it to, whoever played."""

FURTHER: list[Path] = []
"""Folders beside the program that hold `content` and `rules` as well: of titles that did not come with it."""


def content_folder(package: Path = PACKAGE) -> Path:
    """Return the folder that holds one sub-folder a content pack."""
    return _shipped("content", package)


def rules_folder(package: Path = PACKAGE) -> Path:
    """Return the folder that holds the rulebook pages, one sub-folder a game."""
    return _shipped("rules", package)


def packs(package: Path = PACKAGE) -> dict[str, Path]:
    """Return the folder of every content pack that came with a title, by its name."""
    folders = (content_folder(package), *(place / "content" for place in FURTHER))
    return {pack.parent.name: pack.parent for folder in folders for pack in sorted(folder.glob(f"*/{PACK_HEAD}"))}


def rules_of(game: str, package: Path = PACKAGE) -> Path:
    """Return the folder that holds the rulebook pages of a game."""
    folders = (rules_folder(package), *(place / "rules" for place in FURTHER))
    return next((folder / game for folder in folders if (folder / game).is_dir()), folders[0] / game)


def weights_of_game(game: str, package: Path = PACKAGE) -> Path:
    """Return the folder that holds the weights by which a game's judge values positions."""
    own = package / "games" / game / "judgement" / "weights"
    return next((folder for place in FURTHER if (folder := place / "weights" / game).is_dir()), own)


def data_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return the folder for games in progress; `MARACAIBO_HOME` goes before what is usual on the platform."""
    chosen = environ.get("MARACAIBO_HOME")
    if chosen:
        return at_home(chosen).absolute()
    match platform:
        case "darwin":
            usual = _home(environ) / "Library" / "Application Support"
        case _:
            usual = _named("XDG_DATA_HOME", environ) or _home(environ) / ".local" / "share"
    return usual / APPLICATION


def config_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return the folder for settings; with `MARACAIBO_HOME` it lies in there, unless XDG_CONFIG_HOME is set as well."""
    if platform == "darwin":
        return data_folder(environ, platform) / "config"
    named = _named("XDG_CONFIG_HOME", environ)
    if named is None and environ.get("MARACAIBO_HOME"):
        return data_folder(environ, platform) / "config"
    return (named or _home(environ) / ".config") / APPLICATION


def at_home(given: str) -> Path:
    """Give a path with the home it names; a home of nobody is a folder like any other."""
    try:
        return Path(given).expanduser()
    except RuntimeError:
        return Path(given)


def is_closed(path: Path, environ: Mapping[str, str] = os.environ) -> bool:
    """Tell whether whoever plays is a guest of somebody's machine, and the path leads out of the guest's own folder."""
    if not environ.get(GUEST):
        return False
    try:
        return not path.resolve().is_relative_to(data_folder(environ).resolve())
    except (OSError, ValueError, RuntimeError):
        # No path, or links that lead in a circle.
        return True


def guest(environ: Mapping[str, str] = os.environ) -> str:
    """Give what a guest of somebody's machine is called there; nothing where nobody is a guest, or no name is known."""
    name = environ.get(GUEST, "")
    return "" if name == _NAMELESS else name


def _shipped(name: str, package: Path) -> Path:
    # An installed package carries the folder inside; in a checkout it lies beside the package.
    places = [package / name, package.parent / name]
    for place in places:
        if place.is_dir():
            return place
    looked = " and ".join(str(place) for place in places)
    raise FileNotFoundError(f'The folder "{name}" of the game is missing (looked for {looked}): install it again.')


def _named(variable: str, environ: Mapping[str, str]) -> Path | None:
    # Only absolute paths count: a relative one would mean another folder in every directory.
    path = Path(environ.get(variable, ""))
    return path if path.is_absolute() else None


def _home(environ: Mapping[str, str]) -> Path:
    if environ.get("HOME"):
        return Path(environ["HOME"])
    try:
        return Path.home()
    except RuntimeError:
        message = "There is no home folder to keep games in: set MARACAIBO_HOME to a folder that can be written to."
        raise FileNotFoundError(message) from None
