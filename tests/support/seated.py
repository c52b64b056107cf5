"""Games of Maracaibo as the terminal sees them: a session with people and bots, and a screen to press keys on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import TYPE_CHECKING, Any, ParamSpec

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.scenarios.given import arrange
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.bots import bots_of
from maracaibo_tui.play.local import Local
from maracaibo_tui.play.referee import names_of
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.look import Look
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from maracaibo_tui.tui.shell.moments import Moments
from maracaibo_tui.tui.shell.numbers import Arranged
from maracaibo_tui.tui.tables.maracaibo.kit import MaracaiboKit
from tests.support import busy
from tests.support.advising import at_once
from tests.support.played import TITLE, begun, game, terms

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from textual.pilot import Pilot
    from textual.screen import Screen

    from maracaibo_tui.engine.words import Names

_Given = ParamSpec("_Given")
FOUR = (Seat("Ada"), Seat("Ben"), Seat("Cem"), Seat("Dee"))
TWO = FOUR[:2]
ALONE = FOUR[:1]
WITH_BOT = (Seat("Ada"), Seat("Rob", "busy"))
BESIDE_GREEDY = (Seat("Ada"), Seat("Rob", "greedy"), Seat("Bea", "greedy"), Seat("Cas", "greedy"))
JEAN = Options(players=1, bot="jean", bot_level=2)
SIZES = ((60, 18), (80, 24), (120, 40), (200, 60))


def session(
    seats: tuple[Seat, ...] = TWO,
    options: Options | None = None,
    seed: int = 1,
    save: Callable[[Session], None] = lambda _session: None,
) -> Session:
    """Sit down at a new game."""
    match = begun(options or Options(players=len(seats)), seed)
    return Session(
        match,
        TITLE.sight,
        seats,
        bots_of(terms(options or Options(players=len(seats))), seats, seed, match),
        save,
    )


def placed(given: dict[str, object], answers: tuple[str, ...] = (), options: Options | None = None) -> Session:
    """Begin a game at its first voyage, move pieces, and give answers; the seat that decides is at the keyboard."""
    seats = FOUR[: options.players] if options is not None else TWO
    played = session(seats, options)
    while played.question is not None and played.question.point != "DEC-04":
        played.pass_keyboard()
        played.answer(played.number, played.question.options[0])
        played.settle()
    arrange(played.match.table, given)
    played.match.question = game().settle(played.match.table)
    for answer in answers:
        played.pass_keyboard()
        assert played.answer(played.number, answer), (answer, played.question)
        played.settle()
    played.pass_keyboard()
    return played


def names_at(played: Session) -> Names:
    """Say what everybody is called, as a referee does."""
    return names_of(TITLE, played.seats)


def kit() -> MaracaiboKit:
    """Give the table's kit with the usual pack."""
    return MaracaiboKit(game().printed)


def play(played: Session, answers: int, seed: int = 1) -> Session:
    """Answer so many questions of persons at random, passing the keyboard where needed."""
    chance = from_seed(seed)
    while answers and not played.is_over:
        played.settle()
        played.pass_keyboard()
        if played.question is not None:
            chance, option = busy.choose(played.question, chance)
            played.answer(played.number, option)
            answers -= 1
    played.settle()
    return played


def play_to(played: Session, wanted: Callable[[Session], Any], seed: int = 1, most: int = 600) -> Session:
    """Answer questions of persons at random until something holds."""
    chance = from_seed(seed)
    for _ in range(most):
        played.settle()
        played.pass_keyboard()
        if played.is_over or wanted(played):
            return played
        if played.question is not None:
            chance, option = busy.choose(played.question, chance)
            played.answer(played.number, option)
    raise AssertionError("the position looked for did not come up")


def watch(played: Session, look: Callable[[Session], None], seed: int = 1, most: int = 400) -> None:
    """Play on at random and look at every question of a person."""

    def looked(each: Session) -> bool:
        nonlocal most
        if each.question is not None:
            look(each)
        most -= 1
        return not most

    play_to(played, looked, seed, most + 1)


def asked(point: str) -> Callable[[Session], bool]:
    """Tell whether a decision point is being asked."""
    return lambda played: played.question is not None and played.question.point == point


def screen_of(played: Session, settings: Settings | None = None) -> MatchScreen:
    """Put a screen round a session whose question is open; what happened before it was shown is not told."""
    played.settle()
    played.pass_keyboard()
    played.steps = []
    return at_once(MatchScreen(kit(), referee_of(played), Look("dark", depth="256"), settings or Settings()))


def referee_of(played: Session) -> Local:
    """Put a referee before a session."""
    return Local(TITLE, played)


def session_of(screen: MatchScreen) -> Session:
    """Give the session behind a screen: tests look at what nobody at the table may see."""
    referee = screen.desk.referee
    assert isinstance(referee, Local)
    return referee.session


def question_of(screen: MatchScreen) -> Question:
    """Give the open question of a screen, which there must be."""
    question = session_of(screen).question
    assert question is not None
    return question


def listed(played: Session, step: str = "") -> Arranged:
    """List what the person at the keyboard chooses from, at one of two steps where it is long."""
    question, view = played.question, played.view()
    assert question is not None
    return Moments().arranged(referee_of(played), view, question, step)


def rows_of(screen: Screen[Any]) -> list[str]:
    """Give what a screen shows as text, row by row."""
    strips = screen._compositor.render_strips()  # noqa: SLF001 - the only way to all cells
    return ["".join(segment.text for segment in strip) for strip in strips]


def shown(pilot: Pilot[Any]) -> str:
    """Give what the terminal shows as text."""
    return "\n".join(rows_of(pilot.app.screen))


def in_a_terminal(test: Callable[_Given, Coroutine[Any, Any, None]]) -> Callable[_Given, None]:
    """Run a test that presses keys."""

    @wraps(test)
    def run(*given: _Given.args, **named: _Given.kwargs) -> None:
        asyncio.run(test(*given, **named))

    return run


@asynccontextmanager
async def at_table(screen: MatchScreen, size: tuple[int, int]) -> AsyncIterator[Pilot[Any]]:
    """Open the screen in an application of this size."""
    from maracaibo_tui.tui.app import MaracaiboApp

    app = MaracaiboApp(screen.look, screen)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot
