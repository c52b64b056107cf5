"""How a game of Maracaibo is sat down at: referee, bots, saving; a new match, or one from a file."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from secrets import randbelow

from maracaibo_tui.commands.saved import Begun, Opened, begin, open_saved
from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.record import dump, resume
from maracaibo_tui.games.maracaibo.rules import Maracaibo
from maracaibo_tui.games.maracaibo.state import Options, State, copied
from maracaibo_tui.games.maracaibo.views import view
from maracaibo_tui.library.saves import path_of
from maracaibo_tui.tui.shell.saving import Saving
from maracaibo_tui.tui.shell.seats import Seat
from maracaibo_tui.tui.shell.session import Line, Session
from maracaibo_tui.tui.shell.setup import Sitting

from .bots import bots_of
from .kit import MaracaiboKit

_SEAT = re.compile(r"(?P<name>[^()]*) \((?P<bot>[a-z_]+)\)")
_LONGEST_NAME = 56
SEEDS = 10**9
"""Seeds that are drawn are numbers that can be told on the telephone."""


class Referee:
    """What a session needs of Maracaibo besides the match."""

    explicit = frozenset({"DEC-11", "DEC-64", "DEC-66"})

    def view(self, state: State, seat: int) -> State:
        """Give what a seat may know."""
        return view(state, seat)

    def copy(self, state: State) -> State:
        """Copy a state."""
        return copied(state)


def new_game(game: Maracaibo, options: Options, seed: int, seats: Sequence[Seat]) -> Sitting:
    """Begin a game and write it down before the first answer."""
    begun = begin(game, options, seed, tuple(_written_seat(seat) for seat in seats))
    return _sitting(game, begun, seats, free_path(seats, options.bot))


def another_game(game: Maracaibo, options: Options, seats: Sequence[Seat]) -> Sitting:
    """Begin a game with the same options; chance says who begins this time (MAR-SETUP-35, R-06)."""
    seed = randbelow(SEEDS)
    return new_game(game, options, seed, drawn(seats, seed))


def drawn(seats: Sequence[Seat], seed: int) -> tuple[Seat, ...]:
    """Give the seats in turn order, whoever is drawn first and the others clockwise (MAR-SETUP-35, R-06)."""
    _, first = below(from_seed(seed), len(seats))
    return (*seats[first:], *seats[:first])


def old_game(path: Path) -> Sitting:
    """Go on with a saved game; whatever prevents it is one sentence."""
    opened = open_saved(path)
    record = opened.record
    seats = tuple(read_seat(text) for text in record.header.seats)
    heard: list[Line] = []
    match = _played_again(opened, heard)
    notes = " ".join([*record.notes, *([] if heard or not record.journal else ["The log begins here."])])
    begun = Begun(match or _gone_on(opened), record.header, record.beginning)
    sitting = _sitting(opened.game, begun, seats, path, notes)
    sitting.session.log = heard
    return sitting


def _sitting(game: Maracaibo, begun: Begun, seats: Sequence[Seat], path: Path, note: str = "") -> Sitting:
    saving = Saving(path, lambda session: dump(game, session.match, begun.header, begun.beginning))
    match = begun.match
    seed = begun.beginning.seed or 0
    session = Session(match, Referee(), seats, bots_of(game, seats, seed, lambda: len(match.journal)), saving)
    saving(session)
    options = begun.beginning.state.options
    return Sitting(
        MaracaiboKit(game.printed),
        session,
        saving,
        lambda: another_game(game, options, seats),
        saving.problem or note,
    )


def _played_again(opened: Opened, heard: list[Line]) -> Match[State] | None:
    """Play the journal from its beginning, which brings back log and undo; None if it leads elsewhere now."""
    game, record = opened.game, opened.record
    match: Match[State] = Match(game, game.copy(record.beginning.state))
    match.table.tell = lambda event: heard.append(Line(len(match.journal), event))
    for entry in record.journal:
        if match.question is None or entry.answer not in match.question.options:
            break
        match.answer(entry.answer, auto=entry.auto)
    if len(match.journal) == len(record.journal) and game.digest(match.state) == game.digest(record.now):
        return match
    heard.clear()
    return None


def _gone_on(opened: Opened) -> Match[State]:
    return resume(opened.game, opened.record, from_turn_start=bool(opened.record.lost))


def free_path(seats: Sequence[Seat], opponent: str) -> Path:
    """Give the file of a new game: called after the people and a number that is free."""
    names = sorted(_plain(seat.name) for seat in seats if seat.is_person) + [opponent] * (opponent != "none")
    stem = "-".join(name for name in names if name)[:_LONGEST_NAME].strip("-") or "game"
    number = 1
    while path_of(f"{stem}-{number}").exists():
        number += 1
    return path_of(f"{stem}-{number}")


def _plain(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")


def _written_seat(seat: Seat) -> str:
    return f"{seat.name} ({seat.bot})" if seat.bot else seat.name


def read_seat(text: str) -> Seat:
    """Read a seat as the header of a saved game names it."""
    found = _SEAT.fullmatch(text)
    return Seat(found["name"], found["bot"]) if found else Seat(text)
