"""A position in lines of at most eighty columns, as one seat may see it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from maracaibo_tui.cabinet.saved import Opened
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.title import Title
from maracaibo_tui.library.problem import plain
from maracaibo_tui.play.seats import read

ONLOOKER = 0
WIDTH = 80
_LONGEST_NAME = 24


class Seen(NamedTuple):
    """What a seat may know of a saved game: the position, what is asked, and what the seats are called."""

    title: Title
    printed: Any
    seat: int
    view: Any
    question: Question | None
    asked: tuple[Question, ...]
    names: dict[int | str, str]
    turn: tuple[int, ...]


def seen(opened: Opened, match: Match[Any], seat: int = ONLOOKER) -> Seen:
    """Look at a game from a seat; it is a ValueError if there is no such seat."""
    title, sight = opened.title, opened.title.sight
    view, mine = sight.view(match.state, seat), match.asked(seat) or match.question
    asked = tuple([seen for question in match.questions if (seen := sight.asked(question, seat)) is not None])
    called = dict(enumerate([plain(read(text).name[:_LONGEST_NAME]) for text in opened.record.header.seats], 1))
    seats = [who for who in sight.standings(view) if isinstance(who, int)]
    names: dict[int | str, str] = {who: called.get(who) or f"Seat {who}" for who in seats}
    names.update(title.options.OPPONENTS.items())
    turn = opened.game.turn(match.state)
    return Seen(title, match.table.printed, seat, view, sight.asked(mine, seat), asked, names, turn)


def lines(game: Seen) -> Iterator[str]:
    """Say everything on the table that a seat may know."""
    yield from moment(game)
    yield ""
    yield from _broken(game.title.words().POSITION[""](game.printed, game.view, game.names, game.seat))
    yield from _choices(game)


def moment(game: Seen) -> Iterator[str]:
    """Say how far the game is, and what is asked of whom in the words of the table."""
    if game.question is None:
        winners = [game.names[seat] for seat in game.title.sight.winners(game.view)]
        yield f"The game is over; {' and '.join(winners)} {'win' if len(winners) > 1 else 'wins'}."
        return
    where, who = game.title.where(game.turn), game.question.seat
    yield f"{where[:1].upper()}{where[1:]}: {game.names[who]} (seat {who}) is asked:"
    sentence, source = game.title.words().in_words(game.printed, game.view, game.question)
    yield from _broken([f"  {sentence} ({source})" if source else f"  {sentence}"], "")


def _choices(game: Seen) -> Iterator[str]:
    if game.question is None or not game.question.options:
        return
    yield ""
    yield "To choose from:"
    options = game.title.words().describe(game.printed, game.view, game.question)
    yield from _broken([f"  {option.id}  {option.label}" for option in options], "    ")


def _broken(texts: Iterable[str], further: str = "  ") -> Iterator[str]:
    """Break texts into lines; what is set in stays so, and its further lines are by as much more."""
    for text in texts:
        indent = " " * (len(text) - len(text.lstrip())) + further
        yield from textwrap.wrap(plain(text), WIDTH, subsequent_indent=indent)
