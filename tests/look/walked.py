"""Recorded games as they are seen: `python -m tests.look.walked [STEP] [FILE…]` names all laws that a picture breaks.

A game is played again, and at every so many questions its table is looked at in some sizes with some parts opened.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.question import Question
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.local import Local
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.shell.desk import Desk
from maracaibo_tui.tui.shell.kit import Kit, Size, kit_of
from tests.look.laws import LAWS
from tests.support.looked_at import SeenPart, parts_at
from tests.support.recorded import Recorded, read_game
from tests.support.showing import showing_of

GAMES = sorted(path for path in (Path(__file__).parents[1]).glob("*/games/*.toml") if path.parent.parent.name != "toy")
SEATS = (Seat("Bartholomew of Nevis"), Seat("Ada"), Seat("Ximena Valdivieso S."), Seat("Jan van der Waterber"))
SIZES: Sequence[Size] = ((60, 18), (80, 24), (100, 30), (120, 40), (150, 50), (200, 60))


class _Asking:
    """Rules that ask even what would give itself: a record has those answers where they were given."""

    def __init__(self, rules: Any) -> None:  # noqa: ANN401 - of any game
        self._rules = rules

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the rules have
        return getattr(self._rules, name)

    def given(self, _question: Question) -> None:
        """Give no answer."""


def sessions(recorded: Recorded) -> Iterator[Session]:
    """Sit down at a recorded game, and give its answers one by one; whoever decides is at the keyboard."""
    title, rules, wanted = recorded.showing.title, recorded.showing.game, recorded.answers
    match: Match[Any] = Match(_Asking(rules), rules.begin(recorded.options, recorded.seed))
    played = Session(match, title.sight, SEATS[: recorded.options.players], {}, lambda _session: None)
    while True:
        played.settle()
        played.pass_keyboard()
        played.steps = []
        yield played
        if played.question is None:
            return
        assert played.answer(played.number, wanted[len(match.journal)]), (wanted[len(match.journal)], played.question)


def looks(recorded: Recorded, step: int) -> Iterator[tuple[str, list[SeenPart]]]:
    """Look at the table at every so many questions: each time in one size, with one part opened where not all are."""
    kit = _kit(recorded.game)
    parts = [part.name for part in kit.parts]
    for number, played in enumerate(sessions(recorded)):
        gives_itself = played.question is not None and recorded.showing.game.given(played.question) is not None
        if (number % step and not played.is_over) or gives_itself:
            continue
        look = number // step
        desk = Desk(kit, Local(recorded.showing.title, played), Settings(pace="instant"))
        desk.referee.begin()
        desk.show_what_is_asked()
        if look // len(SIZES) % 2:
            desk.shown = parts[look // (2 * len(SIZES)) % len(parts)]
        point = played.question.point if played.question is not None else "over"
        # The end of a game comes but once.
        for size in SIZES if played.is_over else [SIZES[look % len(SIZES)]]:
            desk.size = size
            yield f"question {number}, {point}, {size[0]}x{size[1]}, {desk.shown}", parts_at(desk)


def broken(recorded: Recorded, step: int) -> Iterator[str]:
    """Say what breaks a law."""
    for told, parts in looks(recorded, step):
        for name, law in LAWS.items():
            yield from [f"{told}: {name}: {each}" for each in law(parts)]


@cache
def _kit(game: str) -> Kit:
    showing = showing_of(game)
    return kit_of(showing.title, showing.game.printed)


def main(words: Sequence[str]) -> int:
    """Print what is broken, each kind with how often."""
    step = int(words[0]) if words else 7
    chosen = [Path(word) for word in words[1:]] or GAMES
    found = 0
    for path in chosen:
        told = list(broken(read_game(path), step))
        found += len(told)
        for each in told:
            print(f"{path.parent.parent.name}/{path.stem}: {each}", flush=True)
    print(f"{found} broken")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
