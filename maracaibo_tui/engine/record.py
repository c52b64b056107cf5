"""A match as data: written at any question, and read back so that it goes on exactly as before.

A file is JSON. Everybody may read its header; the states and the journal are packed, so that a glance into the file
shows no pile, no hand and no random source. The last line is a checksum over everything before it.
"""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Generic, Protocol, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from .journal import entries, line
from .match import Entry, Game, Match
from .sealing import checked, closed, is_closed, is_whole, sealed, unsealed

FORMAT = 2
MOST_BYTES = 4_000_000
"""No game is so long that its file comes near this."""


def _with_pack_folder(file: dict[str, Any]) -> dict[str, Any]:
    """Format 1 knew only packs that came with the program."""
    return {**file, "header": {**file["header"], "pack_folder": ""}}


MIGRATIONS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _with_pack_folder}
"""By the format they lead out of: steps on plain dicts, the packed part unpacked, to the next format."""

S = TypeVar("S")
_Text = Annotated[str, Meta(max_length=100)]
_Path = Annotated[str, Meta(max_length=4096)]
_FIRST_LINES = b'{\n  "format":'
_LONGEST_REASON = 300
_IS_CUT = "it is cut short: its end is missing; use an older copy"


class RecordedGame(Game[S], Protocol[S]):
    """What a record needs of a game besides what a match needs."""

    version: str

    def encode(self, state: S) -> bytes:
        """Write a state as JSON."""

    def decode(self, data: bytes) -> S:
        """Read a state from JSON; a ValueError says what is wrong with it."""

    def unknown(self, state: S) -> str:
        """Name the first component or address in a state that the content in use does not know, or nothing."""


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What everybody may read of a record; the last three follow the match, the others never change.

    `content` is the fingerprint of the pack, `pack_folder` where it lies if it did not come with the program.
    """

    game: _Text
    rules: _Text
    pack: _Text
    pack_version: _Text
    pack_folder: _Path = ""
    content: _Text
    options: dict[_Text, bool | int | _Text]
    seats: Annotated[tuple[_Text, ...], Meta(max_length=16)]
    turn: tuple[int, ...] = ()
    answers: Annotated[int, Meta(ge=0)] = 0
    over: bool = False


class Beginning(Struct, Generic[S], frozen=True):
    """The state before the first answer, and the seed it was dealt from if there was one."""

    state: S
    seed: int | None = None


class Record(Struct, Generic[S], frozen=True, kw_only=True):
    """What a file holds. If `lost` says something, the state now cannot be gone on with; the turn's start can."""

    header: Header
    beginning: Beginning[S]
    turn_start: S
    now: S
    journal: tuple[Entry, ...]
    lost: str = ""
    notes: tuple[str, ...] = ()


class RecordError(ValueError):
    """A record that cannot be read, in one sentence; and in a word or two, for a list, what kind of file it is."""

    def __init__(self, sentence: str, kind: str = "damaged") -> None:
        """Say what is wrong."""
        super().__init__(sentence)
        self.kind = kind


class _Sealed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seed: int | None
    start: Raw
    turn_start: Raw
    now: Raw
    digest: str
    journal: list[str]


class _File(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: int
    header: Header
    sealed: list[str]
    check: str


def dump(game: RecordedGame[S], match: Match[S], header: Header, beginning: Beginning[S]) -> bytes:
    """Write a match as it is now."""
    state = match.state
    inside = _Sealed(
        seed=beginning.seed,
        start=Raw(game.encode(beginning.state)),
        turn_start=Raw(game.encode(match.turn_start)),
        now=Raw(game.encode(state)),
        digest=game.digest(state),
        journal=[line(entry) for entry in match.journal],
    )
    return _written(
        replace(header, turn=game.turn(state), answers=len(match.journal), over=match.question is None), inside
    )


def with_header(data: bytes, header: Header) -> bytes:
    """Write a record again with another header, such as one that says where its pack lies now."""
    return _written(header, _opened(data, MIGRATIONS)[1])


def _written(header: Header, inside: _Sealed) -> bytes:
    body = {"format": FORMAT, "header": header, "sealed": sealed(msgspec.json.encode(inside))}
    return closed(msgspec.json.format(msgspec.json.encode(body), indent=2))


def read_header(data: bytes) -> Header:
    """Read what everybody may know of a record; a damaged one is refused here already."""
    return _opened(data, MIGRATIONS)[0]


def load(
    game: RecordedGame[S],
    data: bytes,
    content: str,
    migrations: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = MIGRATIONS,
) -> Record[S]:
    """Read a record for a game with this content; whatever prevents it is one sentence."""
    header, inside = _opened(data, migrations)
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
    done = _before_turn(record.journal)
    try:
        match = Match(game, game.copy(record.turn_start), journal=list(record.journal[:done]))
        if from_turn_start:
            return match
        # Replaying the turn brings back its steps for undo; where the rules have changed, the state now counts.
        return _replayed(match, record, done) or _stepless(game, record)
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        raise RecordError(f"its position is one that cannot be played on ({type(error).__name__})") from error


def _replayed(match: Match[S], record: Record[S], done: int) -> Match[S] | None:
    for entry in record.journal[done:]:
        question = match.question
        if question is None or entry.answer not in question.options:
            return None
        match.answer(entry.answer, auto=entry.auto)
    same = match.game.digest(match.state) == match.game.digest(record.now)
    return match if same and tuple(match.journal) == record.journal else None


def _stepless(game: RecordedGame[S], record: Record[S]) -> Match[S]:
    match = Match(game, game.copy(record.now), journal=list(record.journal))
    match.turn_start = record.turn_start
    return match


def _before_turn(journal: tuple[Entry, ...]) -> int:
    return max((number for number, entry in enumerate(journal, 1) if entry.digest), default=0)


def _opened(
    data: bytes, migrations: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]
) -> tuple[Header, _Sealed]:
    format_ = _format(data)
    try:
        checked(data)
    except ValueError as error:
        raise _changed(data, format_, str(error)) from error
    if format_ > FORMAT:
        raise _newer(format_)
    try:
        if format_ < FORMAT:
            return _migrated(data, format_, migrations)
        file = msgspec.json.decode(data, type=_File)
        return file.header, msgspec.json.decode(unsealed(file.sealed), type=_Sealed)
    except (ValueError, LookupError, TypeError, msgspec.MsgspecError, RecursionError) as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError(f"it is damaged: {_short(error)}; use an older copy") from error


def _changed(data: bytes, format_: int, found: str) -> RecordError:
    """Say what became of a file whose checksum does not fit; a newer format may have another end."""
    if format_ > FORMAT and not is_closed(data):
        return _newer(format_)
    if data.startswith(_FIRST_LINES) and not is_whole(data):
        return RecordError(_IS_CUT, "cut short")
    return RecordError(f"it is damaged: {found}; use an older copy")


def _newer(format_: int) -> RecordError:
    message = f"it has format {format_}, this program reads up to {FORMAT}: install a newer one"
    return RecordError(message, "newer version")


def _format(data: bytes) -> int:
    if len(data) > MOST_BYTES:
        message = f"it has {len(data)} bytes, and no saved game has more than {MOST_BYTES}"
        raise RecordError(message, "no saved game")
    try:
        file = msgspec.json.decode(data)
        # Written like this for the sake of `true`, which Python takes for 1.
        if type(file) is dict and type(file.get("format")) is int:
            return int(file["format"])
    except (ValueError, msgspec.MsgspecError, RecursionError) as error:
        if data.startswith(_FIRST_LINES):
            if not is_whole(data):
                raise RecordError(_IS_CUT, "cut short") from error
            raise RecordError("it is damaged: it cannot be read any more; use an older copy") from error
    if _FIRST_LINES.startswith(data):
        raise RecordError(_IS_CUT, "cut short")
    raise RecordError("it is no saved game", "no saved game")


def _migrated(
    data: bytes, format_: int, migrations: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]
) -> tuple[Header, _Sealed]:
    file = msgspec.json.decode(data, type=dict[str, Any])
    file["sealed"] = msgspec.json.decode(unsealed(file["sealed"]))
    for number in range(format_, FORMAT):
        if number not in migrations:
            message = f"it has format {format_}, which is too old for this program: play it with an older one"
            raise RecordError(message, "too old")
        file = migrations[number](file)
    inside = msgspec.json.decode(msgspec.json.encode(file["sealed"]), type=_Sealed)
    return msgspec.convert(file["header"], Header), inside


def _differences(game: RecordedGame[S], header: Header, content: str) -> list[str]:
    notes = []
    if header.rules != game.version:
        notes.append(f"It was played by rules {header.rules}, these are rules {game.version}.")
    if header.content != content:
        notes.append(f"It was played with another content of {header.pack!r} (version {header.pack_version}).")
    return notes


def _state(game: RecordedGame[S], data: Raw, what: str) -> S:
    try:
        return game.decode(bytes(data))
    except (ValueError, msgspec.MsgspecError, RecursionError) as error:
        raise RecordError(f"{what} in it cannot be read: {_short(error)}") from error


def _short(error: Exception) -> str:
    # Some name the value that they have no use for, whatever is in it and however long.
    text = str(error)
    text = text if text.isprintable() else ascii(text)[1:-1]
    return text if len(text) <= _LONGEST_REASON else f"{text[:_LONGEST_REASON]}…"


def _journal(lines: list[str]) -> tuple[Entry, ...]:
    try:
        return entries(lines)
    except ValueError as error:
        raise RecordError(str(error)) from error


def _lost(game: RecordedGame[S], now: S, turn_start: S) -> str:
    gone = game.unknown(now)
    if not gone:
        return ""
    if also := game.unknown(turn_start):
        raise RecordError(f"its position needs {also!r}, which this content does not have: play it with its own")
    return f"its position needs {gone!r}, which this content does not have; it can go on from the start of the turn"
