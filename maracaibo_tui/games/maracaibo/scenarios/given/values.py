"""What the values of a given position may be."""

from collections.abc import Collection

from maracaibo_tui.engine.paths import PathError, shown
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable


def number(path: str, value: object, least: int, most: int | None = None) -> int:
    """Take a whole number within limits."""
    if type(value) is int and value >= least and (most is None or value <= most):
        return value
    limits = f"{least} or more" if most is None else f"{least} to {most}"
    raise PathError(f"{path}: found {shown(value)}, allowed a whole number, {limits}")


def text(path: str, value: object, known: Collection[str], kind: str) -> str:
    """Take the id of something that exists."""
    if isinstance(value, str) and value in known:
        return value
    raise PathError(f"{path}: found {shown(value)}, allowed {_ids(known, kind)}")


def texts(path: str, value: object, known: Collection[str], kind: str) -> tuple[str, ...]:
    """Take a list of different ids of things that exist; an empty text may stand more than once."""
    if not isinstance(value, list | tuple):
        raise PathError(f"{path}: found {shown(value)}, allowed a list; each entry {_ids(known, kind)}")
    found = tuple(text(path, entry, known, kind) for entry in value)
    twice = next((entry for at, entry in enumerate(found) if entry and entry in found[:at]), None)
    if twice is not None:
        raise PathError(f"{path}: found {shown(twice)} twice, allowed each once")
    return found


def numbers(path: str, value: object, most: int) -> tuple[int, ...]:
    """Take a list of different whole numbers from 1 on."""
    if not isinstance(value, list | tuple):
        raise PathError(f"{path}: found {shown(value)}, allowed a list of numbers from 1 to {most}")
    found = tuple(number(path, entry, 1, most) for entry in value)
    if len(set(found)) < len(found):
        raise PathError(f"{path}: found a number twice, allowed each once")
    return found


def table(path: str, value: object) -> dict[str, object]:
    """Take a table."""
    if isinstance(value, dict):
        return value
    raise PathError(f"{path}: found {shown(value)}, allowed a table")


def decided(path: str, p: Player) -> Player:
    """Take a player who has made the first decisions; before, the rules still move cards and figures (MAR-SETUP-40)."""
    if p.career:
        return p
    raise PathError(f"{path}: found the first decisions of seat {p.seat} open, allowed only after them (setup.start)")


def on_board(t: MaracaiboTable, path: str, place: str) -> str:
    """Take a location that is on the board now; legacy tiles add some."""
    added = t.printed.legacy_cities.get(place)
    if added is None or added.id in t.state.legacy:
        return place
    raise PathError(f"{path}: found a city of {added.id}, which is out of play, allowed a location on the board")


def without(items: tuple[str, ...], taken: Collection[str]) -> tuple[str, ...]:
    """Leave out what is taken, wherever it stands."""
    return tuple(item for item in items if item not in taken)


def _ids(known: Collection[str], kind: str) -> str:
    named = [name or '""' for name in known]
    few = 15
    return f"the id of a {kind}" if len(named) > few else f"one of {', '.join(named)}"
