"""Games of Maracaibo played at random, the same ones every time."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.engine.title import Title
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.position import Options, State
from maracaibo_tui.play.terms import Terms
from tests.support.at_random import answers, stops

__all__ = [
    "TABLES",
    "TITLE",
    "answers",
    "begun",
    "called",
    "described",
    "finished",
    "game",
    "offered",
    "positions",
    "terms",
]

TITLE: Title = title_of("maracaibo")
TABLES = (
    Options(players=2),
    Options(players=3, edition="first"),
    Options(players=4, prestige_all_faceup=True, story_card=77),
    Options(players=1, bot="jean", bot_level=2, story_card=76),
    Options(players=2, bot="jacques", bot_level=1),
)
"""One of each kind of table."""


def called(options: Options) -> str:
    """Name a kind of table in the list of tests."""
    return f"{options.players} {options.edition} {options.story_card} {options.bot}"


@cache
def game() -> Maracaibo:
    """Give the game with the whole of the usual pack."""
    return Maracaibo(load_printed(title_of("maracaibo"), whole=True))


def terms(options: Options) -> Terms:
    """Give what is played: Maracaibo with these options and the usual pack."""
    return Terms(TITLE, game(), options)


def begun(options: Options, seed: int, **match: Any) -> Match[State]:  # noqa: ANN401 - what a match takes
    """Set up a match."""
    return Match(game(), game().begin(options, seed), **match)


def described(view: State, question: Question, printed: Printed | None = None) -> tuple[Option, ...]:
    """Put the options of a question into words, with the usual pack or another."""
    return TITLE.words().describe(printed or game().printed, view, question)


def offered(view: State, question: Question, printed: Printed | None = None) -> tuple[Option, ...]:
    """Name what a person chooses from, with the usual pack or another."""
    return TITLE.words().offers(printed or game().printed, view, question)


def positions(options: Options, seed: int, every: int = 1) -> Iterator[Match[State]]:
    """Play a game and stop at every so many questions, and at the end."""
    return stops(begun(options, seed), seed, every)


def finished(options: Options, seed: int) -> Match[State]:
    """Play a game to its end."""
    match = begun(options, seed)
    for _ in answers(match, seed):
        pass
    return match
