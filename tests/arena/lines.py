"""Lines of results made up for tests."""

from __future__ import annotations

from maracaibo_tui.arena.deals import entrant_of, place_of
from maracaibo_tui.arena.results import Line, Series, chained, written


def series(*entrants: str, plan: str = "duel", chairs: int = 2, seed: int = 1, content: str = "c") -> Series:
    """Make up a first line."""
    return Series(
        game="pond",
        options={"players": chairs},
        entrants=entrants or ("greedy", "random"),
        plan=plan,
        seed=seed,
        program="p",
        content=content,
        bots=tuple([{"from": "here"} for _ in entrants or (1, 2)]),
    )


def line(of: Series, number: int, points: tuple[int, ...]) -> Line:
    """Make up a game with these points by chair; the most win."""
    place = place_of(number, of.lineups)
    return Line(
        n=number,
        deal=place.deal,
        seed=str(place.deal),
        seats=tuple([entrant_of(of.plan, player) for player in place.lineup]),
        points=points,
        won=tuple([int(each == max(points)) for each in points]),
        parts=tuple([{"cards": each} for each in points]),
        turns={"1": 3},
        asked=tuple([5 for _ in points]),
        spent=tuple([(0, 0) for _ in points]),
        faults=tuple([0 for _ in points]),
        end=f"{number:x}",
    )


def file_of(of: Series, lines: list[Line]) -> bytes:
    """Write a file of results."""
    found = [written(of)]
    for each in lines:
        found.append(written(chained(each, found[-1])))
    return b"".join(found)
