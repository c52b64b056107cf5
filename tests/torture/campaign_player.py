"""A process that plays campaigns and may be killed: it hears commands, forks for each, and the fork says what is sure.

`python -m tests.torture.campaign_player` with commands on standard input: `play HOME NAME MOST` plays game after game
until it is killed, the campaign is over or has so many games; `new HOME GAME` makes a campaign, `look HOME NAME` folds
what is over.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import cache

from maracaibo_tui.cabinet import campaigns as cabinet
from maracaibo_tui.cabinet import saved
from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.engine.choices import LEVEL, OPPONENT
from maracaibo_tui.games import title_of
from maracaibo_tui.play import campaigns, setting_up
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.sitting import Sitting
from tests.support.toy import in_the_house

from .player import say

_SEED = 11
_OFTEN = 3
"""One answer of so many is the first that is offered, the others the last: so games of divers do not end too soon."""
PLANS = {
    "toy": Plan(seats=(Seat("Ada"), Seat("Ben")), chosen={"wishes": "no"}, seed=_SEED),
    "maracaibo": Plan(seats=(Seat("Ada"),), chosen={OPPONENT: "jean", LEVEL: "1"}, seed=_SEED),
}


def new(game: str) -> None:
    """Make a campaign."""
    say("made", campaigns.new_campaign(title_of(game), PLANS[game]))


def look(name: str) -> None:
    """Look at a campaign, which folds what is over."""
    found = campaigns.course_of(name)
    events = [each for game in found.course.games for each in game.events]
    say("seen", len(found.course.games), len(events) + len(found.course.events))


def play(name: str, most: str) -> None:
    """Play game after game."""
    while len(cabinet.fold(name).games) < int(most) and not campaigns.is_over(cabinet.read_campaign(name)):
        sitting = campaigns.next_game(name)
        say("open", sitting.number, len(sitting.session.match.journal))
        while _answered(sitting):
            pass
        say("over", sitting.number)
        sitting.saving.release()
        say("left", sitting.number)
    say("done")


def _answered(sitting: Sitting) -> bool:
    session = sitting.session
    session.settle()
    session.pass_keyboard()
    question = session.question
    if question is None:
        return False
    is_first = len(session.match.journal) % _OFTEN == 0
    session.answer(session.number, question.options[0 if is_first else -1])
    say("sure", sitting.number, len(session.match.journal))
    return True


COMMANDS: dict[str, Callable[..., None]] = {"new": new, "look": look, "play": play}


def main() -> None:
    """Hear commands; each is carried out by a process of its own, and its end is told."""
    in_the_house()
    once = cache(load_printed)
    for room in (saved, campaigns, setting_up):
        vars(room)["load_printed"] = once
    for game in PLANS:
        # As campaigns ask for it: whoever is killed soon should have answered before.
        vars(campaigns)["load_printed"](title_of(game), game, whole=True)
    for line in sys.stdin:
        command, home, *words = line.split()
        if (child := os.fork()) == 0:
            os.environ["MARACAIBO_HOME"] = home
            _carry_out(command, words)
        os.waitpid(child, 0)
        say("gone")


def _carry_out(command: str, words: list[str]) -> None:
    try:
        say("pid", os.getpid())
        COMMANDS[command](*words)
    except BaseException as error:  # noqa: BLE001 - it is told, and the process ends
        say("failed", type(error).__name__, error)
    finally:
        os._exit(0)


if __name__ == "__main__":
    main()
