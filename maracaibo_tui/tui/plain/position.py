"""The position in sentences: the whole of it, or one part by its word."""

from __future__ import annotations

from collections.abc import Iterable

from .words import Plain


def position(table: Plain, part: str) -> Iterable[str]:
    """Say the position, or more about one part of it."""
    told, referee = table.words.POSITION, table.referee
    parts = [word for word in told if word]
    found = [word for word in parts if word.startswith(part.casefold())] if part else [""]
    if not found:
        return table.told(f"There is no part called that. The parts are: {', '.join(parts)}.")
    lines = table.sentences(told[found[0]](table.printed, referee.view, referee.names, referee.seat))
    return lines if part else [*lines, *table.told(f"More: {', '.join(f'p {word}' for word in parts)}.")]


def is_part(table: Plain, word: str) -> bool:
    """Tell whether somebody who types this wants to hear a part of the position: no answer is called just so."""
    heard = word.casefold()
    called = {name for option in table.offered for name in (option.label.casefold(), *option.hands_in)}
    return heard in filter(None, table.words.POSITION) and heard not in called


def company(table: Plain) -> str:
    """Name everybody who plays."""
    referee = table.referee
    *names, last = [referee.names[seat] for seat in table.title.sight.standings(referee.view)]
    return f"{', '.join(names)} and {last}" if names else last
