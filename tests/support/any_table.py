"""Tables of any game, the toy's among them: what is tested here is the house, and any game will do."""

from __future__ import annotations

from functools import cache

import pytest

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.title import Rules, Title
from maracaibo_tui.games import TITLES, title_of
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.bots import bots_of
from maracaibo_tui.play.local import Local
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.play.terms import Terms
from maracaibo_tui.tui.screen.look import Look
from maracaibo_tui.tui.shell.kit import kit_of
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from tests.support.advising import at_once
from tests.support.toy import in_the_house
from tests.support.toy.title import TITLE as TOY

GAMES = (*TITLES, TOY.id)
"""Every game of the house, and the toy."""
TWO = (Seat("Ada"), Seat("Ben"))
BESIDE_A_BOT = (Seat("Ada"), Seat("Rob", "random"))


def let_the_toy_in(patch: pytest.MonkeyPatch) -> None:
    """Put the toy into the house for a test."""
    patch.setitem(TITLES, TOY.id, "")
    patch.setattr("maracaibo_tui.library.paths.FURTHER", [])
    in_the_house()


@cache
def rules_of(game: str) -> Rules:
    """Give the rules of a game with its usual pack."""
    title = title_of(game)
    return title.rules(load_printed(title))


def session_at(title: Title, seats: tuple[Seat, ...] = TWO, seed: int = 1) -> Session:
    """Sit down at a new game; the person who decides is at the keyboard."""
    rules, options = rules_of(title.id), title.options.options_of({}, len(seats))
    match = Match(rules, rules.begin(options, seed))
    bots = bots_of(Terms(title, rules, options), seats, seed, match)
    played = Session(match, title.sight, seats, bots, lambda _session: None)
    played.settle()
    played.pass_keyboard()
    return played


def play_on(played: Session, answers: int, seed: int = 1) -> Session:
    """Answer so many questions of persons at random, passing the keyboard; or fewer, if the game is over before."""
    chance = from_seed(seed)
    for _ in range(answers):
        played.settle()
        played.pass_keyboard()
        if played.question is None:
            break
        chance, pick = below(chance, len(played.question.options))
        played.answer(played.number, played.question.options[pick])
    played.settle()
    played.pass_keyboard()
    return played


def screen_at(title: Title, played: Session, settings: Settings | None = None, look: Look | None = None) -> MatchScreen:
    """Put a screen round a session; what happened before it was shown is not told."""
    played.steps = []
    kit = kit_of(title, rules_of(title.id).printed)
    return at_once(MatchScreen(kit, Local(title, played), look or Look("dark"), settings or Settings()))


def digest(played: Session) -> str:
    """Give a fingerprint of the position."""
    return played.match.game.digest(played.match.state)
