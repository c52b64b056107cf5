"""A match as data: written at any question, and read back so that it goes on exactly as before."""

from collections.abc import Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from .journal import entries, line
from .match import Entry, Game, Match, begun_with
from .record_file import (
    MIGRATIONS,
    Header,
    Inside,
    Migrations,
    RecordError,
    Standing,
    opened,
    shortened,
    written,
)
from .repeat import not_offered, repeat
from .secrets import Secrets, known_to_all

S = TypeVar("S")


class RecordedGame(Game[S], Protocol[S]):
    """What a record needs of a game besides what a match needs."""

    version: str

    def encode(self, state: S) -> bytes:
        """Write a state as JSON."""

    def decode(self, data: bytes) -> S:
        """Read a state from JSON; a ValueError says what is wrong with it."""

    def unknown(self, state: S) -> str:
        """Name the first component or address in a state that the content in use does not know, or nothing."""


class Beginning(Struct, Generic[S], frozen=True):
    """The state before the first answer, and the seed it was dealt from if there was one."""

    state: S
    seed: int | None = None


class Public(NamedTuple):
    """What the game says that everybody may know: how the seats stand, and which answers are secret."""

    standing: Sequence[Standing] = ()
    secrets: Secrets = Secrets()


_PUBLIC = Public()


class Record(Struct, Generic[S], frozen=True, kw_only=True):
    """What a file holds. If `lost` says something, the state now cannot be gone on with; the turn's start can."""

    header: Header
    beginning: Beginning[S]
    turn_start: S
    now: S
    journal: tuple[Entry, ...]
    lost: str = ""
    notes: tuple[str, ...] = ()


def dump(
    game: RecordedGame[S], match: Match[S], header: Header, beginning: Beginning[S], public: Public = _PUBLIC
) -> bytes:
    """Write a match as it is now, with the header that it was taken up with and what everybody may know."""
    state = match.state
    inside = Inside(
        seed=beginning.seed,
        start=Raw(game.encode(beginning.state)),
        turn_start=Raw(game.encode(match.turn_start)),
        now=Raw(game.encode(state)),
        digest=game.digest(state),
        journal=[line(entry) for entry in match.journal],
    )
    now = replace(
        header,
        standing=tuple(public.standing),
        turn=game.turn(state),
        answers=len(known_to_all(public.secrets, match.journal, is_over=match.question is None)),
        over=match.question is None,
        reveals_taken_back=header.reveals_taken_back + match.reveals_taken_back,
    )
    return written(now, inside)


def load(
    game: RecordedGame[S],
    data: bytes,
    content: str,
    migrations: Migrations = MIGRATIONS,
) -> Record[S]:
    """Read a record for a game with this content; whatever prevents it is one sentence."""
    header, inside = opened(data, migrations)
    if header.game != game.name:
        message = f"it is a game of {header.game!r}, and this is {game.name!r}: choose another file"
        raise RecordError(message, "another game")
    notes = tuple(_differences(game, header, content))
    turn_start = _state(game, inside.turn_start, "the start of the turn")
    now = _state(game, inside.now, "the position")
    if not notes and game.digest(now) != inside.digest:
        raise RecordError("it is damaged: its position is not the one that was written; use an older copy")
    return Record(
        header=header,
        beginning=Beginning(_state(game, inside.start, "the beginning"), inside.seed),
        turn_start=turn_start,
        now=now,
        journal=_journal(inside.journal),
        lost=_lost(game, now, turn_start),
        notes=notes,
    )


def resume(game: RecordedGame[S], record: Record[S], *, from_turn_start: bool = False) -> Match[S]:
    """Go on with a record: from the state now, or from the start of its turn if that is all that is left."""
    if record.lost and not from_turn_start:
        raise RecordError(record.lost)
    done = begun_with(record.journal)
    try:
        match = Match(game, game.copy(record.turn_start), journal=list(record.journal[:done]))
        if from_turn_start:
            return match
        # Replaying the turn brings back its steps for undo; where the rules have changed, the state now counts.
        return _replayed(match, record, done) or _stepless(game, record)
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        kind = type(error).__name__
        raise RecordError(f"its position is one that cannot be played on ({kind}); use an older copy") from error


def _replayed(match: Match[S], record: Record[S], done: int) -> Match[S] | None:
    if repeat(match, record.journal[done:], not_offered).difference:
        return None
    same = match.game.digest(match.state) == match.game.digest(record.now)
    return match if same and tuple(match.journal) == record.journal else None


def _stepless(game: RecordedGame[S], record: Record[S]) -> Match[S]:
    match = Match(game, game.copy(record.now), journal=list(record.journal))
    match.turn_start = record.turn_start
    return match


def _differences(game: RecordedGame[S], header: Header, content: str) -> list[str]:
    notes = []
    if header.rules != game.version:
        notes.append(f"It was played by rules {header.rules}; it goes on by rules {game.version}.")
    if header.content != content:
        notes.append(
            f"Since it was played the content of {header.pack!r} has changed (it was version {header.pack_version}):"
            " it goes on with the new one."
        )
    return notes


def _state(game: RecordedGame[S], data: Raw, what: str) -> S:
    try:
        return game.decode(bytes(data))
    except (ValueError, msgspec.MsgspecError, RecursionError) as error:
        raise RecordError(f"{what} in it cannot be read: {shortened(error)}; use an older copy") from error


def _journal(lines: list[str]) -> tuple[Entry, ...]:
    try:
        return entries(lines)
    except ValueError as error:
        raise RecordError(f"{error}; use an older copy") from error


def _lost(game: RecordedGame[S], now: S, turn_start: S) -> str:
    gone = game.unknown(now)
    if not gone:
        return ""
    if also := game.unknown(turn_start):
        raise RecordError(f"its position needs {also!r}, which this content does not have: play it with its own")
    return f"its position needs {gone!r}, which this content does not have; it can go on from the start of the turn"
