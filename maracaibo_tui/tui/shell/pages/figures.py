"""A game that is over in figures: everybody's points by source and round, and what they bought when."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Protocol

from maracaibo_tui.engine.record_file import RecordError
from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.play.seats import colours
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, cut, fitted, line, wrapped
from maracaibo_tui.tui.screen.look import dyed
from maracaibo_tui.tui.screen.surface import Head, chip
from maracaibo_tui.tui.shell.overlays.reading import Reading
from maracaibo_tui.tui.shell.page import too_small

from .sheet import Foot, panel, room_of, sheet
from .title import Way

if TYPE_CHECKING:
    from maracaibo_tui.play.counted import Followed, Who
    from maracaibo_tui.play.sitting import Sitting

_WIDEST, _NUMBER = 102, 5
_SOURCE = 48
"""Cells that the name of a source has at most."""


class FiguresPage:
    """One table a player, and below it what was bought in each round."""

    name = "figures"

    def __init__(self, sitting: Sitting, found: Followed) -> None:
        """Tell what was counted of a game."""
        self._sitting, self._found = sitting, found
        self._reading = Reading()
        self.foot = Foot(())

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw all tables, one below the other."""
        if tiny := too_small(cells, rows):
            return tiny
        wide, room = min(cells, _WIDEST), room_of(rows, [()])
        whole = [row for who in self._found.standings[-1] for row in self._of(who, wide - 2)]
        lines = self._reading.draw(dyed(whole, colours(self._sitting.session.seats)), room - 1)
        self.foot.mean({"back": "back", **self._reading.keys})
        body = panel(Head("Points by source and round"), lines, wide, room)
        return sheet(("The game in figures", ""), body, self.foot.draw(cells), cells, rows)

    def _of(self, who: Who, cells: int) -> Iterator[Line]:
        """Draw the table of a player, and what was bought."""
        points = self._found.points.get(who, {})
        rounds = sorted(self._found.rounds)
        heads = "".join([f"{each}".rjust(_NUMBER) for each in (*rounds, "all")])
        room = min(_SOURCE, cells - len(heads) - 1)
        head = line(chip(f" {letter(who)} ", style(who)), (f" {self._sitting.referee.names[who]}", "strong"))
        yield line(*fitted(cut(head, room), room), heads)
        for source, by_round in points.items():
            yield from _rows(source, [by_round[number] for number in rounds], "text", room)
        yield from _rows("all", [sum([by[number] for by in points.values()]) for number in rounds], "strong", room)
        for number, bought in self._bought(who).items():
            told = f"Round {number}, bought: {', '.join(bought)}"
            yield from ((Span(" "), *row) for row in wrapped(told, cells - 2, "faint"))
        yield ()

    def _bought(self, who: Who) -> Mapping[int, list[str]]:
        """Name what somebody bought, by round."""
        title, printed = self._sitting.title, self._sitting.terms.game.printed
        found = dict[int, list[str]]()
        for each, step, address in self._found.bought:
            if each == who:
                begun = [number for number, first in self._found.rounds.items() if first <= step]
                found.setdefault(max(begun, default=1), []).append(title.pieces.explain(printed, address).called)
        return found

    def press(self, action: str, character: str) -> bool:
        """Read on, or up again."""
        del character
        self.foot.note = ""
        return self._reading.press(action)


def _rows(source: str, points: list[int], ink: str, room: int) -> Lines:
    """Draw what a source brought in each round, and in all; nothing is a dot."""
    numbers = "".join([f"{by or '·'}".rjust(_NUMBER) for by in (*points, sum(points))])
    *named, last = wrapped(source, room - 2, ink)
    return [*[(Span(" "), *row) for row in named], line(*fitted((Span(" "), *last), room), (numbers, ink))]


class Pages(Protocol):
    """What shows pages."""

    def open(self, page: FiguresPage) -> None:
        """Lay a page on top."""

    def say(self, sentence: str) -> None:
        """Say something at the foot."""


def ways(sitting: Sitting, pages: Pages) -> list[Way]:
    """Offer the game in figures."""

    def go() -> None:
        from maracaibo_tui.play.counted import counted

        try:
            found = counted(sitting.saving.path)
        except (RecordError, SaveError) as error:
            pages.say(f"The game cannot be counted: {error}")
        else:
            pages.open(FiguresPage(sitting, found))

    return [Way("Figures", "", go)]
