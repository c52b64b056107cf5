"""What the values of a given position may be."""

from collections.abc import Collection

from maracaibo_tui.engine.paths import PathError, shown

_FEW = 15


def number(path: str, value: object, least: int, most: int | None = None) -> int:
    """Take a whole number within limits."""
    if type(value) is int and value >= least and (most is None or value <= most):
        return value
    limits = f"{least} or more" if most is None else f"{least} to {most}"
    raise PathError(f"{path}: found {shown(value)}, allowed a whole number, {limits}")


def truth(path: str, value: object) -> bool:
    """Take true or false."""
    if isinstance(value, bool):
        return value
    raise PathError(f"{path}: found {shown(value)}, allowed true or false")


def text(path: str, value: object, known: Collection[str], kind: str) -> str:
    """Take the id of something that exists."""
    if isinstance(value, str) and value in known:
        return value
    named = [name or '""' for name in known]
    allowed = f"the id of a {kind}" if len(named) > _FEW else f"one of {', '.join(named)}"
    raise PathError(f"{path}: found {shown(value)}, allowed {allowed}")


def listed(path: str, value: object) -> list[object]:
    """Take a list."""
    if isinstance(value, list | tuple):
        return list(value)
    raise PathError(f"{path}: found {shown(value)}, allowed a list")


def texts(path: str, value: object, known: Collection[str], kind: str) -> tuple[str, ...]:
    """Take a list of different ids of things that exist; an empty text may stand more than once."""
    found = tuple(text(path, entry, known, kind) for entry in listed(path, value))
    twice = next((entry for at, entry in enumerate(found) if entry and entry in found[:at]), None)
    if twice is not None:
        raise PathError(f"{path}: found {shown(twice)} twice, allowed each once")
    return found


def without(items: tuple[str, ...], taken: Collection[str]) -> tuple[str, ...]:
    """Leave out what is taken, wherever it stands."""
    return tuple(item for item in items if item not in taken)
