"""Which part of the table is looked at: for a question, and for what happens."""

from collections.abc import Mapping

from maracaibo_tui.games.maracaibo.advice.lights import touched

_FOR_POINT: Mapping[str, str] = {
    **dict.fromkeys(("DEC-04", "DEC-05", "DEC-10", "DEC-23", "DEC-27", "DEC-28", "DEC-32", "DEC-44"), "map"),
    **dict.fromkeys(("DEC-14", "DEC-20", "DEC-21", "DEC-03"), "ship"),
    **dict.fromkeys(("DEC-02", "DEC-13", "DEC-16", "DEC-17", "DEC-54", "DEC-30", "DEC-61", "DEC-65"), "hand"),
    **dict.fromkeys(("DEC-18", "DEC-19", "DEC-24", "DEC-42", "DEC-51"), "tracks"),
    **dict.fromkeys(("DEC-50", "DEC-53"), "explorer"),
    **dict.fromkeys(("DEC-60", "DEC-62"), "display"),
}
_BY_KIND: Mapping[str, str] = {"place": "map", "nation": "tracks", "space": "explorer", "building": "display"}
"""Where something is to be seen, by its kind; a marker is looked at where it lies."""


def at_point(point: str) -> str:
    """Name the part to look at for a question; nothing where any will do."""
    return _FOR_POINT.get(point, "")


def at_event(event: object, *, is_scored: bool) -> tuple[str, tuple[str, ...]]:
    """Name the part where an event is to be seen, points where they are scored, and all that the event touches."""
    lit = touched(event)
    if is_scored:
        return "points", lit
    kinds = {address.partition("/")[0] for address in lit}
    return next((part for kind, part in _BY_KIND.items() if kind in kinds), ""), lit
