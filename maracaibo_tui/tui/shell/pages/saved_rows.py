"""How the page of saved games draws a list of them, and what is known of one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, datetime

from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import Listed, games_folder
from maracaibo_tui.play.told import game_of, of_several_games, where, who
from maracaibo_tui.tui.screen.lines import Line, Lines, blank, cut, line, width, window, wrapped

from .games import facts, when

FACT_ROWS = 7
_FACT_CELLS = 13
_WHEN_CELLS, _WHERE_CELLS, _LEAST_CAPTAINS = 17, 18, 12
_ELSEWHERE = "open elsewhere"


def list_of(games: Sequence[Listed], at: int, held: Collection[str], cells: int, rows: int) -> Lines:
    """Draw the games round the cursor, one a row; those that are open in another window say so."""
    if not games:
        return nothing(f"There are no saved games in {games_folder()}.", rows)
    drawn = [_row(games, number, held, cells, chosen=number == at) for number in range(len(games))]
    return blank(window(drawn, rows, at), rows)


def nothing(sentence: str, rows: int) -> Lines:
    """Say in place of a list why it is empty."""
    return blank([line((f"   {plain(sentence)}", "faint"))], rows)


def _row(games: Sequence[Listed], number: int, held: Collection[str], cells: int, *, chosen: bool) -> Line:
    game = games[number]
    told = when(game.changed, datetime.now(UTC).astimezone())
    warned = game.kind or (_ELSEWHERE if game.name in held else "")
    place = warned or (where(game.header) if game.header is not None else "")
    most = cells - len(" ► ") - _WHERE_CELLS - _WHEN_CELLS - 2
    wide = min(most, max(len(each.name) for each in games) + 1)
    row = line(
        (" ► " if chosen else "   ", "key"),
        (f"{_called(game.name, wide - 1):<{wide}}", "cursor" if chosen else ""),
        (f" {place[: _WHERE_CELLS - 1]:<{_WHERE_CELLS}}", "warn" if warned else ""),
        (f"{told:<{_WHEN_CELLS}}", "faint"),
    )
    captains = "" if game.header is None else who(game.header)
    if game.header is not None and of_several_games(games):
        captains = f"{game_of(game.header)}: {captains}"
    if cells - 1 - width(row) < min(len(captains), _LEAST_CAPTAINS):
        # A beginning of a name says nothing; who plays the chosen game stands whole below the list.
        return row
    return cut((*row, *line(captains)), cells - 1)


def facts_of(game: Listed, path: str, cells: int) -> Lines:
    """Say what is known of a game that can be read."""
    if game.header is None:
        return []
    told = [*facts(game.header), ("file", path)]
    return [(), *[row for head, text in told for row in _fact(head, plain(text), cells)]]


def warning(sentence: str, cells: int) -> Lines:
    """Say what is wrong with a game, and what can be done about it, in place of what is known of it."""
    return [(), *[line("   ", *each) for each in wrapped(sentence, cells - 6, "warn")][: FACT_ROWS - 1]]


def _called(name: str, room: int) -> str:
    """Give the name of a game; one that is too long is cut in its middle, for games differ at the end."""
    end = (room - 1) // 2
    return name if len(name) <= room else f"{name[: room - 1 - end]}…{name[-end:]}"


def _fact(head: str, text: str, cells: int) -> Lines:
    """Say something known of a game, in as many rows as it takes."""
    rows = wrapped(text, cells - _FACT_CELLS - 1) or [()]
    heads = [f"   {head}", *[""] * (len(rows) - 1)]
    return [line((f"{name:<{_FACT_CELLS}}", "faint"), *row) for name, row in zip(heads, rows, strict=True)]
