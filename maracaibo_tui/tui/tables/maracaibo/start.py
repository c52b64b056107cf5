"""How a game of Maracaibo is sat down at: referee, bots, saving; a new match, or one from a file."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from secrets import randbelow

from msgspec.structs import replace

from maracaibo_tui.cabinet.saved import Begun, Opened, begin, open_saved
from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.record import RecordError, dump, resume
from maracaibo_tui.games.maracaibo.free_actions import given
from maracaibo_tui.games.maracaibo.rules import Maracaibo
from maracaibo_tui.games.maracaibo.state import Options, State, copied
from maracaibo_tui.games.maracaibo.views import view
from maracaibo_tui.library.lock import Hold, holder
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import SaveError, is_there, path_of, read
from maracaibo_tui.tui.shell.saving import Saving
from maracaibo_tui.tui.shell.seats import Seat, coloured
from maracaibo_tui.tui.shell.session import Bot, Heard, Session
from maracaibo_tui.tui.shell.setup import Sitting, cleaned

from .kit import MaracaiboKit

_SEAT = re.compile(r"(?P<name>[^()]*) \((?P<bot>[a-z_]+)\)")
_LONGEST_NAME = 56
SEEDS = 10**9
"""Seeds that are drawn are numbers that can be told on the telephone."""


class Referee:
    """What a session needs of Maracaibo besides the match."""

    unattended = frozenset({"DEC-61", "DEC-64", "DEC-65", "DEC-66"})

    def given(self, question: Question) -> str | None:
        """Give the answer where nothing is left to decide."""
        return given(question)

    def view(self, state: State, seat: int) -> State:
        """Give what a seat may know."""
        return view(state, seat)

    def copy(self, state: State) -> State:
        """Copy a state."""
        return copied(state)


def new_game(game: Maracaibo, options: Options, seed: int, seats: Sequence[Seat], folder: str) -> Sitting:
    """Begin a game and write it down before the first answer; a pack of one's own is found by its folder."""
    seats = coloured(seats)
    begun = begin(game, options, seed, tuple(_written_seat(seat) for seat in seats), folder)
    header = replace(begun.header, colours=tuple(seat.colour for seat in seats))
    path, hold = _free(seats, options.bot)
    sitting = _sitting(game, replace(begun, header=header), seats, path, hold)
    sitting.saving(sitting.session)
    return sitting._replace(note=sitting.saving.problem or hold.note)


def another_game(game: Maracaibo, options: Options, seats: Sequence[Seat], folder: str) -> Sitting:
    """Begin a game with the same options; chance says who begins this time (MAR-SETUP-35, R-06)."""
    seed = randbelow(SEEDS)
    return new_game(game, options, seed, drawn(seats, seed), folder)


def drawn(seats: Sequence[Seat], seed: int) -> tuple[Seat, ...]:
    """Give the seats in turn order, whoever is drawn first and the others clockwise (MAR-SETUP-35, R-06)."""
    _, first = below(from_seed(seed), len(seats))
    return (*seats[first:], *seats[:first])


def old_game(path: Path, pack: str | None = None) -> Sitting:
    """Go on with a saved game; whatever prevents it is one sentence."""
    # What is not there is not held. What counts is read while it is: another window may have answered meanwhile.
    read(path)
    hold = Hold(path)
    try:
        return _gone_on_with(path, open_saved(path, pack), hold)
    except BaseException:
        hold.release()
        raise


def _gone_on_with(path: Path, opened: Opened, hold: Hold) -> Sitting:
    header, record = opened.header, opened.record
    heard: list[Heard] = []
    match = _played_again(opened, heard)
    notes = ["Last time the game was cut off; every answer is here."] * hold.was_cut_off
    notes += [*record.notes] + ["What happened before is not kept."] * (match is None and bool(record.journal))
    begun, seats = Begun(match or _gone_on(path, opened), header, record.beginning), seats_of(opened)
    if record.lost:
        # The file may still be played on with what it needs.
        hold.release()
        stays = path.stem
        path, hold = _free(seats, begun.beginning.state.options.bot)
        notes.append(f"{record.lost[:1].upper()}{record.lost[1:]}, as {path.stem}; {stays} stays as it is.")
    sitting = _sitting(opened.game, begun, seats, path, hold)
    sitting.session.log = heard
    if not os.access(path.parent, os.W_OK):
        notes.append(f"{path.parent} cannot be written to: answers are not saved.")
    elif hold.note:
        notes.append(hold.note)
    return sitting._replace(note=" ".join(notes))


def _sitting(game: Maracaibo, begun: Begun, seats: Sequence[Seat], path: Path, hold: Hold) -> Sitting:
    saving = Saving(path, lambda session: dump(game, session.match, begun.header, begun.beginning), hold)
    match, options, folder = begun.match, begun.beginning.state.options, begun.header.pack_folder
    bots = {} if all(seat.is_person for seat in seats) else _bots(game, seats, begun)
    session = Session(match, Referee(), seats, bots, saving)
    return Sitting(MaracaiboKit(game.printed), session, saving, lambda: another_game(game, options, seats, folder))


def _bots(game: Maracaibo, seats: Sequence[Seat], begun: Begun) -> dict[int, Bot]:
    # Loaded only for those who play with bots.
    from .bots import bots_of

    return bots_of(game, seats, begun.beginning.seed or 0, lambda: len(begun.match.journal))


def _played_again(opened: Opened, heard: list[Heard]) -> Match[State] | None:
    """Play the journal from its beginning, which brings back log and undo; None if it leads elsewhere now."""
    game, record = opened.game, opened.record
    try:
        match: Match[State] = Match(game, game.copy(record.beginning.state))
        match.table.tell = lambda event: heard.append(Heard(len(match.journal), event))
        for entry in record.journal:
            if match.question is None or entry.answer not in match.question.options:
                break
            match.answer(entry.answer, auto=entry.auto)
        if len(match.journal) == len(record.journal) and game.digest(match.state) == game.digest(record.now):
            return match
    except (LookupError, ValueError, TypeError, AttributeError):
        # A beginning that this program never wrote; the position may still be one that can be played on.
        pass
    heard.clear()
    return None


def _gone_on(path: Path, opened: Opened) -> Match[State]:
    try:
        return resume(opened.game, opened.record, from_turn_start=bool(opened.record.lost))
    except RecordError as error:
        raise SaveError(plain(f"{path}: {error}.")) from error


def seats_of(opened: Opened) -> tuple[Seat, ...]:
    """Give the seats as the file names them; one that it does not name is called by its number."""
    header, count = opened.record.header, opened.record.now.options.players
    named = [read_seat(text) for text in header.seats]
    unnamed = [Seat(f"Captain {number}") for number in range(len(named) + 1, count + 1)]
    wished = (*header.colours, *[0] * count)
    return coloured([seat._replace(colour=wished[at]) for at, seat in enumerate((*named, *unnamed)[:count])])


def _free(seats: Sequence[Seat], opponent: str) -> tuple[Path, Hold]:
    """Find a free file for a new game and hold it, so that another window finds another one."""
    while True:
        path = free_path(seats, opponent)
        hold = Hold(path)
        if not is_there(path):
            return path, hold
        hold.release()


def free_path(seats: Sequence[Seat], opponent: str) -> Path:
    """Give the file of a new game: called after the people and a number that is free."""
    names = sorted(_plain(seat.name) for seat in seats if seat.is_person) + [opponent] * (opponent != "none")
    stem = "-".join(name for name in names if name)[:_LONGEST_NAME].strip("-") or "game"
    number = 1
    while is_there(path_of(f"{stem}-{number}")) or holder(path_of(f"{stem}-{number}")):
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
    name = cleaned(found["name"] if found else text) or "Captain"
    return Seat(name, found["bot"] if found else "")
