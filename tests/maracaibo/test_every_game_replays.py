"""Whatever is played at the table can be replayed: games of persons and bots, by the table's own session."""

import pytest
from msgspec.structs import replace

from maracaibo_tui.cabinet.saved import begin
from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.record import Record, load
from maracaibo_tui.engine.replay import replay
from maracaibo_tui.games.maracaibo.state.position import Options, State
from maracaibo_tui.play.bots import bots_of
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from tests.support.played import TABLES, TITLE, game, terms
from tests.support.written import written

NAMES = ("Ada", "Ben", "Cleo", "Dan")
BOTS = ("", "busy", "random")
GAMES = 200
"""Some seconds all together."""
_TAKEN_BACK = 12
"""One of so many answers is taken back."""


def _sitting(options: Options, seed: int) -> tuple[Session, Record[State]]:
    """Play a game to its end, answers by chance, and give it as its file has it."""
    bot = BOTS[seed % len(BOTS)]
    # The first seat is always a person's: without one there would be no table.
    seats = tuple(Seat(name, bot if at else "") for at, name in enumerate(NAMES[: options.players]))
    begun = begin(game(), options, seed, NAMES[: options.players])
    bots = bots_of(terms(options), seats, seed, lambda: len(begun.match.journal))
    session, chance = Session(begun.match, TITLE.sight, seats, bots, lambda _session: None), from_seed(seed)
    session.settle()
    while session.question is not None:
        session.pass_keyboard()
        chance, pick = below(chance, _TAKEN_BACK)
        if pick or not session.undo():
            chance, pick = below(chance, len(session.question.options))
            session.answer(session.number, session.question.options[pick])
        session.settle()
    return session, load(game(), written(game(), begun), game().printed.box.fingerprint)


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_game_of_the_table_plays_again(seed: int) -> None:
    """Neither answers that the table gives by itself nor what was taken back stand in the way."""
    session, record = _sitting(TABLES[seed % len(TABLES)], seed)
    played = replay(game(), record)
    assert (played.difference, played.steps) == ("", len(session.match.journal))


def test_what_nobody_gives_by_itself_is_noticed() -> None:
    """A journal that says of a decision that the table made it has been tampered with."""
    _, record = _sitting(TABLES[0], 1)
    at = next(at for at, entry in enumerate(record.journal) if entry.point == "DEC-10" and not entry.auto)
    journal = tuple(replace(entry, auto=entry.auto or number == at) for number, entry in enumerate(record.journal))
    said = replay(game(), replace(record, journal=journal)).difference
    assert said.startswith(f"step {at + 1}: ")
    assert said.endswith("is said to be given by itself at DEC-10, where somebody decides")
