"""How a game is sat down at: seats, bots, saving; a new match, or one from a file."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import chain, count
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from maracaibo_tui.cabinet.campaigns import fold, is_folded
from maracaibo_tui.cabinet.saved import Begun, Opened, begin, open_saved
from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.record import Public, dump, resume
from maracaibo_tui.engine.record_file import Header, RecordError
from maracaibo_tui.engine.repeat import not_offered, repeat
from maracaibo_tui.engine.title import Title
from maracaibo_tui.library.lock import Hold, InUseError, holder
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import SaveError, is_there, path_of, read

from .company import Company
from .local import Local
from .plan import cleaned
from .referee import NOBODY, Heard
from .saving import Saving
from .seats import Seat, coloured, named, own_name, written
from .seats import read as read_as_written
from .session import Bot, Session
from .terms import Terms

if TYPE_CHECKING:
    from .thinker import Watch

_LONGEST_NAME = 56
SEEDS = 10**9
"""Seeds that are drawn are numbers that can be told on the telephone."""


class Sitting(NamedTuple):
    """Everything needed to play: what is played, its referee, what keeps it, and what must be said at once."""

    terms: Terms
    referee: Local
    saving: Saving
    again: Callable[[], Sitting]
    """Begins another game with the same set-up."""
    note: str = ""
    campaign: str = ""
    """The id of the campaign that the game is one of; nothing if it stands alone."""
    number: int = 0
    """Which of its games it is."""

    @property
    def session(self) -> Session:
        """The game in play."""
        return self.referee.session

    @property
    def is_over(self) -> bool:
        """Tell whether the game is over."""
        return self.session.is_over

    def keep(self) -> None:
        """Write the game down."""
        self.saving(self.session)

    @property
    def title(self) -> Title:
        """The game that is played."""
        return self.terms.title

    def company(self, watch: Watch, tell: Callable[[str], None]) -> Company:
        """Have bots, and whoever gives hints, think in a process of their own, so that nobody waits for them."""
        company = Company(self.terms, watch, self.referee.thought, tell)
        company.seat(self.session)
        return company


class Of(NamedTuple):
    """The campaign that a new game is one of, its number in it, and what its save is called."""

    campaign: str
    number: int
    save: str


def new_game(terms: Terms, seed: int, seats: Sequence[Seat], of: Of | None = None) -> Sitting:
    """Begin a game and write it down before the first answer; a pack of one's own is found by its folder."""
    seats = coloured([named(seat) for seat in seats])
    begun = begin(terms.game, terms.options, seed, tuple(map(written, seats)), terms.folder)
    header = replace(begun.header, colours=tuple(seat.colour for seat in seats))
    if of is not None:
        header = replace(header, campaign=of.campaign, number=of.number)
    path, hold = _free(seats, terms.title.options.opponent(terms.options), "" if of is None else of.save)
    sitting = _sitting(terms, replace(begun, header=header), seats, path, hold)
    sitting.keep()
    return sitting._replace(note=sitting.saving.problem or hold.note)


def another_game(terms: Terms, seats: Sequence[Seat]) -> Sitting:
    """Begin a game with the same options; chance says who begins this time."""
    seed = randbelow(SEEDS)
    return new_game(terms, seed, drawn(seats, seed))


def drawn(seats: Sequence[Seat], seed: int) -> tuple[Seat, ...]:
    """Give the seats in turn order, whoever is drawn first and the others clockwise."""
    _, first = below(from_seed(seed), len(seats))
    return (*seats[first:], *seats[:first])


def old_game(path: Path, pack: str | None = None, campaign: str = "") -> Sitting:
    """Go on with a saved game, if need be as one of a campaign by another name; what prevents it is one sentence."""
    # What is not there is not held. What counts is read while it is: another window may have answered meanwhile.
    read(path)
    hold = Hold(path)
    try:
        opened = open_saved(path, pack)
        if campaign:
            opened = replace(opened, header=replace(opened.header, campaign=campaign))
        return _gone_on_with(path, opened, hold)
    except BaseException:
        hold.release()
        raise


def _gone_on_with(path: Path, opened: Opened, hold: Hold) -> Sitting:
    header, record = opened.header, opened.record
    heard: list[Heard] = []
    match = played_again(opened, heard)
    notes = ["Last time the game was cut off; every answer is here."] * hold.was_cut_off
    notes += [*record.notes] + ["What happened before is not kept."] * (match is None and bool(record.journal))
    begun, seats = Begun(match or _gone_on(path, opened), header, record.beginning), seats_of(opened)
    terms = Terms(opened.title, opened.game, opened.game.options(record.beginning.state), header.pack_folder)
    if record.lost:
        # The file may still be played on with what it needs.
        hold.release()
        stays = path.stem
        path, hold = _free(seats, terms.title.options.opponent(terms.options))
        notes.append(f"{record.lost[:1].upper()}{record.lost[1:]}, as {path.stem}; {stays} stays as it is.")
    sitting = _sitting(terms, begun, seats, path, hold)
    sitting.session.log = heard
    if not os.access(path.parent, os.W_OK):
        notes.append(f"{path.parent} cannot be written to: answers are not saved.")
    elif hold.note:
        notes.append(hold.note)
    return sitting._replace(note=" ".join(notes))


def _sitting(terms: Terms, begun: Begun, seats: Sequence[Seat], path: Path, hold: Hold) -> Sitting:
    sight = terms.title.sight

    def written(session: Session) -> bytes:
        match = session.match
        public = Public(sight.standing(sight.view(match.state, NOBODY)), sight.SECRETS)
        return dump(terms.game, match, begun.header, begun.beginning, public)

    saving = Saving(path, written, hold)
    bots = {} if all(seat.is_person for seat in seats) else _bots(terms, seats, begun)
    session = Session(begun.match, terms.title.sight, seats, bots, saving)
    referee = Local(terms.title, session, begun.header.reveals_taken_back)
    if begun.header.campaign:
        return _of_a_campaign(Sitting(terms, referee, saving, lambda: next_of(begun.header.campaign)), begun.header)
    return Sitting(terms, referee, saving, lambda: another_game(terms, seats))


def _of_a_campaign(sitting: Sitting, header: Header) -> Sitting:
    """Fold the game into its campaign once it is over and left; from then on nothing in it is taken back."""
    session = sitting.session
    session.is_closed = is_folded(header)

    def folded() -> None:
        # What cannot be done now is done when the campaign is opened the next time.
        with suppress(SaveError):
            session.is_closed = fold(header.campaign).next > header.number

    sitting.saving.afterwards = folded
    return sitting._replace(campaign=header.campaign, number=header.number)


def next_of(campaign: str) -> Sitting:
    """Begin the next game of a campaign."""
    from .campaigns import next_game  # noqa: PLC0415 - it sits down at what it begins, here

    return next_game(campaign)


def _bots(terms: Terms, seats: Sequence[Seat], begun: Begun) -> dict[int, Bot]:
    # Loaded only for those who play with bots.
    from .bots import bots_of  # noqa: PLC0415

    return bots_of(terms, seats, begun.beginning.seed or 0, begun.match)


def played_again(opened: Opened, heard: list[Heard]) -> Match[Any] | None:
    """Play the journal from its beginning, which brings back log and undo; None if it leads elsewhere now."""
    game, record = opened.game, opened.record
    try:
        match: Match[Any] = Match(game, game.copy(record.beginning.state))
        match.table.tell = lambda event: heard.append(Heard(len(match.journal), event))
        is_whole = not repeat(match, record.journal, not_offered).difference
        if is_whole and game.digest(match.state) == game.digest(record.now):
            return match
    except (LookupError, ValueError, TypeError, AttributeError):
        # A beginning that this program never wrote; the position may still be one that can be played on.
        pass
    heard.clear()
    return None


def _gone_on(path: Path, opened: Opened) -> Match[Any]:
    try:
        return resume(opened.game, opened.record, from_turn_start=bool(opened.record.lost))
    except RecordError as error:
        raise SaveError(plain(f"{path}: {error}.")) from error


def seats_of(opened: Opened) -> tuple[Seat, ...]:
    """Give the seats as the file names them; one that it does not name is called by its number."""
    header = opened.record.header
    title, count = opened.title, opened.game.options(opened.record.now).players
    named = [read_seat(text, title) for text in header.seats]
    unnamed = [Seat(f"{title.seat.capitalize()} {number}") for number in range(len(named) + 1, count + 1)]
    wished = (*header.colours, *[0] * count)
    return coloured([seat._replace(colour=wished[at]) for at, seat in enumerate((*named, *unnamed)[:count])])


def _free(seats: Sequence[Seat], opponent: str, called: str = "") -> tuple[Path, Hold]:
    """Find a free file for a new game and hold it, so that another window finds another one."""
    wished = [path_of(called)] if called and not is_there(path_of(called)) else []
    for path in chain(wished, free_paths(seats, opponent)):
        try:
            hold = Hold(path)
        except InUseError:
            # Another window has found it in the same instant.
            continue
        if not is_there(path):
            return path, hold
        hold.release()
    raise AssertionError("numbers never end")


def free_paths(seats: Sequence[Seat], opponent: str) -> Iterator[Path]:
    """Give the files that a new game may have: called after the people and a number that is free."""
    names = [*sorted(_plain(seat.name) for seat in seats if seat.is_person), opponent]
    stem = "-".join(name for name in names if name)[:_LONGEST_NAME].strip("-") or "game"
    for number in count(1):
        path = path_of(f"{stem}-{number}")
        if not (is_there(path) or holder(path)):
            yield path


def _plain(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")


def read_seat(text: str, title: Title) -> Seat:
    """Read a seat as the header of a saved game names it."""
    seat = read_as_written(text)
    return named(seat._replace(name=cleaned(own_name(seat)) or title.seat.capitalize()))
