"""Games of any title written into files and read again: what must hold at every question."""

from __future__ import annotations

from typing import Any

from maracaibo_tui.cabinet.saved import Begun, begin
from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.record import Record, load, resume
from maracaibo_tui.engine.replay import replay
from maracaibo_tui.engine.title import Rules
from maracaibo_tui.play.bots import bots_of
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.play.terms import Terms
from tests.support.at_random import answers
from tests.support.written import written

NAMES = ("Ada", "Ben", "Cleo", "Dan")
BOTS = ("", "busy", "random")
_TAKEN_BACK = 12
"""One of so many answers is taken back."""


def begun(game: Rules, options: Any, seed: int) -> Begun:  # noqa: ANN401 - the game's own
    """Begin a game that is to be written."""
    return begin(game, options, seed, NAMES[: options.players])


def loaded(game: Rules, data: bytes) -> Record[Any]:
    """Read a written game."""
    return load(game, data, game.printed.box.fingerprint)


def goes_on_at_every_question(game: Rules, options: Any, seed: int) -> None:  # noqa: ANN401 - the game's own
    """Save and load after every answer: same state, question, journal, turn's start, and the same file again."""
    sitting = begun(game, options, seed)
    for _ in answers(sitting.match, seed):
        data = written(game, sitting)
        record = loaded(game, data)
        again = resume(game, record)
        match = sitting.match
        assert again.state == match.state
        assert again.question == match.question
        assert again.journal == match.journal
        assert again.turn_start == match.turn_start
        assert written(game, Begun(again, record.header, record.beginning)) == data


def ends_like_one_never_saved(game: Rules, options: Any, seed: int) -> None:  # noqa: ANN401 - the game's own
    """Save and load before every single answer: the whole game comes to the same end."""
    through, straight = begun(game, options, seed), begun(game, options, seed)
    for answer in answers(straight.match, seed):
        auto = straight.match.question is not None and len(straight.match.question.options) == 1
        match = resume(game, loaded(game, written(game, through)))
        match.answer(answer, auto=auto)
        through = Begun(match, through.header, through.beginning)
    assert through.match.question is None
    assert through.match.state == straight.match.state
    assert through.match.journal == straight.match.journal


def journal_plays_again(game: Rules, options: Any, seed: int) -> None:  # noqa: ANN401 - the game's own
    """From the saved set-up every answer is offered again, and every digest is met."""
    sitting = begun(game, options, seed)
    for _ in answers(sitting.match, seed):
        pass
    record = loaded(game, written(game, sitting))
    played = replay(game, record)
    assert (played.steps, played.difference) == (len(sitting.match.journal), "")
    assert game.begin(options, seed) == record.beginning.state


def undo_goes_on_after_loading(game: Rules, options: Any, seed: int) -> None:  # noqa: ANN401 - the game's own
    """Within the turn, a loaded game can be taken back step by step like the one that was saved."""
    sitting = begun(game, options, seed)
    for _ in answers(sitting.match, seed):
        again = resume(game, loaded(game, written(game, sitting)))
        journal = sitting.match.journal
        since = max([number for number, entry in enumerate(journal, 1) if entry.digest], default=0)
        assert [step.revealed for step in again.steps] == [step.revealed for step in sitting.match.steps[since:]]


def sat_out(terms: Terms, seed: int) -> tuple[Session, Record[Any]]:
    """Play a game at a table to its end, persons and bots, now and then taking back; give it as its file has it."""
    game, title = terms.game, terms.title
    bot = BOTS[seed % len(BOTS)]
    # The first seat is always a person's: without one there would be no table.
    seats = tuple(Seat(name, bot if at else "") for at, name in enumerate(NAMES[: terms.options.players]))
    sitting = begun(game, terms.options, seed)
    bots = bots_of(terms, seats, seed, sitting.match)
    session, chance = Session(sitting.match, title.sight, seats, bots, lambda _session: None), from_seed(seed)
    session.settle()
    while session.question is not None:
        session.pass_keyboard()
        chance, pick = below(chance, _TAKEN_BACK)
        if pick or not session.undo():
            chance, pick = below(chance, len(session.question.options))
            session.answer(session.number, session.question.options[pick])
        session.settle()
    return session, loaded(game, written(game, sitting))
