"""Where Jordan sails, a second time: every way of at most three steps is walked blindly, and two are compared by hand.

What is printed is read from the raw files of the pack; of the position only what everybody could read off the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cmp_to_key, partial
from itertools import product
from typing import Any

from msgspec import Struct

from maracaibo_tui.games.pirates.state.position import State

REACH = 3
DIRECTIONS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
LAST_COLUMN = 9
SHOWN = {
    "raid": {"raid"},
    "explore": {"explore"},
    "mission": {"mission"},
    "buy": {"buy_crew", "buy_equipment"},
}
Way = tuple[str, ...]


class Aim(Struct, frozen=True):
    """What he does, where, how far away that is, on which way, and which cards he turned up in vain before."""

    action: str
    space: str
    steps: int
    way: Way
    ignored: int


def aim(state: State, raw: dict[str, Any], solo: Iterable[dict[str, Any]]) -> Aim:
    """Find his aim with the cards that he would turn up one after the other."""
    ways = [way for way in _ways(state, raw) if _column(way[-1]) > _column(_ship(state))]
    for ignored, card in enumerate(solo):
        found = _with_card(state, raw, card, ways)
        if found is not None:
            action, space = found
            return Aim(action, space, _steps(ways, space), _best(state, ways, space), ignored)
    # All six in vain: the way that turns up most, then short, far, high.
    ends = {way[-1] for way in ways}
    least = [_best(state, ways, end) for end in ends]
    way = min(least, key=cmp_to_key(partial(_aimless, state)))
    return Aim("", way[-1], _steps(ways, way[-1]), way, 6)


def _ship(state: State) -> str:
    assert state.jordan is not None
    return state.jordan.ship


def _column(space: str) -> int:
    return {"start": 0, "bay": 10, "maracaibo": 11}.get(space) or (0 if space == "start" else int(space[1:]))


def _row(space: str) -> int:
    return "ABCD".find(space[0]) if space not in {"start", "bay", "maracaibo"} else -1


def _ways(state: State, raw: dict[str, Any]) -> Iterator[Way]:
    """Walk in all directions as far as he reaches, and drop what leaves the cards or comes back."""
    rows = next(each["rows"] for each in raw["layout"] if each["id"] == state.options.layout)
    ship = _ship(state)
    if ship == "start":
        # From the start any card of the first column is one step away.
        for row in range(4):
            if rows[row][0] == "C":
                for length in range(REACH):
                    yield from _walks(rows, (row, 0), length, [f"{'ABCD'[row]}1"])
        return
    for length in range(1, REACH + 1):
        yield from _walks(rows, (_row(ship), _column(ship) - 1), length, [], ship)


def _walks(rows: list[str], origin: tuple[int, int], length: int, before: list[str], ship: str = "") -> Iterator[Way]:
    for steps in product(DIRECTIONS.values(), repeat=length):
        way, (row, column), stays = list(before), origin, True
        for down, right in steps:
            row, column = row + down, column + right
            if way and way[-1] == "bay":
                stays = False
            elif column == LAST_COLUMN and 0 <= row < len(rows):
                way.append("bay")
            elif 0 <= row < len(rows) and 0 <= column < LAST_COLUMN and rows[row][column] == "C":
                way.append(f"{'ABCD'[row]}{column + 1}")
            else:
                stays = False
        if stays and len(set(way)) == len(way) and ship not in way:
            yield tuple(way)


def _with_card(state: State, raw: dict[str, Any], card: dict[str, Any], ways: list[Way]) -> tuple[str, str] | None:
    names = [action["action"] for action in card["actions"]]
    if any(way[-1] == "bay" for way in ways):
        for name in names:
            if name in {"raid", "explore"}:
                return name, "bay"
    for action in card["actions"]:
        kinds = action.get("kinds", [""])
        for kind in kinds:
            ends = {way[-1] for way in ways if _fits(state, raw, way[-1], action["action"], kind)}
            if ends:
                name = f"improvement:{kind}" if kind else action["action"]
                return name, min(ends, key=cmp_to_key(partial(_closer, ways)))
    return None


def _fits(state: State, raw: dict[str, Any], space: str, action: str, kind: str) -> bool:
    """Tell whether an open card at a space is what an action looks for."""
    if space not in state.grid or space in state.facedown or space in state.fillers:
        return False
    card = state.grid[space]
    if kind:
        return any(each["id"] == card and each["kind"] == kind for each in raw["improvement"])
    shown = [
        effect["effect"]
        for place in raw["location"]
        if place["id"] == card
        for sides in place["actions"]
        for effect in sides
    ]
    return bool(SHOWN[action] & {*shown})


def _steps(ways: list[Way], end: str) -> int:
    return min(len(way) for way in ways if way[-1] == end)


def _closer(ways: list[Way], one: str, other: str) -> int:
    """Compare two destinations: fewer steps, then a later column, then a higher row."""
    return _steps(ways, one) - _steps(ways, other) or _column(other) - _column(one) or _row(one) - _row(other)


def _turned(state: State, way: Way) -> int:
    return len([space for space in way if space in state.facedown])


def _best(state: State, ways: list[Way], end: str) -> Way:
    """Compare all ways to an end: most cards turned up, then shorter, then the first difference."""
    return min((way for way in ways if way[-1] == end), key=cmp_to_key(partial(_better, state)))


def _better(state: State, one: Way, other: Way) -> int:
    by_number = _turned(state, other) - _turned(state, one) or len(one) - len(other)
    if by_number:
        return by_number
    for here, there in zip(one, other, strict=True):
        if here != there:
            return _row(here) - _row(there) or _column(there) - _column(here)
    return 0


def _aimless(state: State, one: Way, other: Way) -> int:
    return (
        _turned(state, other) - _turned(state, one)
        or len(one) - len(other)
        or _column(other[-1]) - _column(one[-1])
        or _row(one[-1]) - _row(other[-1])
    )
