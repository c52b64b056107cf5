"""How the page of saved games draws a list of them, and what is known of one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from maracaibo_tui.engine.record_file import Header
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import Listed, games_folder
from maracaibo_tui.play.told import briefly, far, game_of, of_several_games, who
from maracaibo_tui.tui.screen.lines import Line, Lines, blank, line, width, window, wrapped
from maracaibo_tui.tui.screen.surface import BAND

from .games import facts, when

FACT_ROWS = 7
_FACT_CELLS = 11
_WHERE_CELLS, _BETWEEN = 18, 2
_ELSEWHERE = "open elsewhere"


def list_of(games: Sequence[Listed], at: int, held: Collection[str], cells: int, rows: int) -> Lines:
    """Draw the games round the cursor, one a row; those that are open in another window say so."""
    if not games:
        return nothing(f"There are no saved games in {games_folder()}.", rows, cells)
    place = min(_WHERE_CELLS, 2 + max(len(_place(each, held)) for each in games))
    day = max(len(_when(each)) for each in games)
    name = min(cells - place - day - 2, 2 + max(len(each.name) for each in games))
    columns = _Columns(name, place, day, cells - 1, of_several_games(games))
    drawn = [_row(game, held, columns, chosen=number == at) for number, game in enumerate(games)]
    return blank(window(drawn, rows, at), rows)


class _Columns(NamedTuple):
    """The cells that a list needs for names, where its games are and when they were played last; those of a row."""

    name: int
    where: int
    when: int
    row: int
    says_game: bool


def _place(game: Listed, held: Collection[str]) -> str:
    """Say where a game is, or why it cannot be opened here."""
    return _warned(game, held) or (far(game.header) if game.header is not None else "")


def _warned(game: Listed, held: Collection[str]) -> str:
    return game.kind or (_ELSEWHERE if game.name in held else "")


def _when(game: Listed) -> str:
    return when(game.changed, datetime.now(UTC).astimezone())


def nothing(sentence: str, rows: int, cells: int) -> Lines:
    """Say in place of a list why it is empty."""
    return blank([line(" ", *each) for each in wrapped(plain(sentence), cells - 1, "faint")], rows)


def _row(game: Listed, held: Collection[str], columns: _Columns, *, chosen: bool) -> Line:
    wide = columns.name
    row = line(
        (f" {_called(game.name, wide - 2):<{wide - 1}}", BAND if chosen else "strong"),
        (f" {_place(game, held)[: columns.where - 1]:<{columns.where}}", "warn" if _warned(game, held) else ""),
        (f"{_when(game):<{columns.when}}", "faint"),
    )
    room = columns.row - width(row) - _BETWEEN
    captains = "" if game.header is None else _captains(game.header, columns, room)
    # A beginning of a name says nothing; who plays the chosen game stands whole below the list.
    return (*row, *line(" " * _BETWEEN + captains)) if len(captains) <= room else row


def _captains(header: Header, columns: _Columns, room: int) -> str:
    """Say who plays, in as many words as have room; where games of several kinds are listed, first of all which one."""
    heads = [f"{game_of(header)}: ", ""] if columns.says_game else [""]
    forms = [f"{head}{each}" for head in heads for each in (who(header), *briefly(header))]
    return next((form for form in forms if len(form) <= room), forms[-1])


def facts_of(game: Listed, path: str, cells: int) -> Lines:
    """Say what is known of a game that can be read."""
    if game.header is None:
        return []
    told = [*facts(game.header), ("file", path)]
    return [row for head, text in told for row in _fact(head, plain(text), cells)]


def warning(sentence: str, cells: int) -> Lines:
    """Say what is wrong with a game, and what can be done about it, in place of what is known of it."""
    return [line(" ", *each) for each in wrapped(sentence, cells - 3, "warn")][: FACT_ROWS - 1]


def _called(name: str, room: int) -> str:
    """Give the name of a game; one that is too long is cut in its middle, for games differ at the end."""
    end = (room - 1) // 2
    return name if len(name) <= room else f"{name[: room - 1 - end]}…{name[-end:]}"


def _fact(head: str, text: str, cells: int) -> Lines:
    """Say something known of a game, in as many rows as it takes."""
    rows = wrapped(text, cells - _FACT_CELLS - 1) or [()]
    heads = [f" {head}", *[""] * (len(rows) - 1)]
    return [line((f"{name:<{_FACT_CELLS}}", "faint"), *row) for name, row in zip(heads, rows, strict=True)]
