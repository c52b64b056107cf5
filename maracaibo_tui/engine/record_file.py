"""The file of a record: a header that everybody may read, a packed part, and a checksum over both.

The file is JSON in lines. The states and the journal are packed, so that a glance into it shows no pile, no hand and
no random source.
"""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from .sealing import checked, closed, is_closed, is_whole, sealed, unsealed

FORMAT = 3
MOST_BYTES = 4_000_000
"""No game is so long that its file comes near this."""


def _with_pack_folder(file: dict[str, Any]) -> dict[str, Any]:
    """Format 1 knew only packs that came with the program."""
    return {**file, "header": {**file["header"], "pack_folder": ""}}


def _with_standing(file: dict[str, Any]) -> dict[str, Any]:
    """Up to format 2 nobody could read how a game stands; it was played at a table of its own, in no campaign."""
    header = {**file["header"], "standing": [], "kind": "table", "day": "", "campaign": "", "number": 0}
    return {**file, "header": header}


Migrations: TypeAlias = Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]
MIGRATIONS: Migrations = {1: _with_pack_folder, 2: _with_standing}
"""By the format they lead out of: steps on plain dicts, the packed part unpacked, to the next format."""

_Text = Annotated[str, Meta(max_length=100)]
_Path = Annotated[str, Meta(max_length=4096)]
_FIRST_LINES = b'{\n  "format":'
_LONGEST_REASON = 300
_IS_CUT = "it is cut short: its end is missing; use an older copy"


class Standing(Struct, frozen=True, array_like=True):
    """How a seat stands, as everybody may know it: a key of the title's words, and the numbers to say it with."""

    key: _Text
    numbers: Annotated[tuple[int, ...], Meta(max_length=16)] = ()


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What everybody may read of a record; the last five follow the match, the others never change.

    `content` is the fingerprint of the pack, `pack_folder` where it lies if it did not come with the program.
    `colours` are numbers, one for each of the seats; older files have none. `kind` says what is played, `day` of a deal
    of the day its date; a game of a campaign has its name and the number of the game.
    """

    game: _Text
    rules: _Text
    pack: _Text
    pack_version: _Text
    pack_folder: _Path = ""
    content: _Text
    options: dict[_Text, bool | int | _Text]
    seats: Annotated[tuple[_Text, ...], Meta(max_length=16)]
    colours: Annotated[tuple[int, ...], Meta(max_length=16)] = ()
    kind: _Text = "table"
    day: _Text = ""
    campaign: _Text = ""
    number: Annotated[int, Meta(ge=0)] = 0
    standing: Annotated[tuple[Standing, ...], Meta(max_length=16)] = ()
    turn: tuple[int, ...] = ()
    answers: Annotated[int, Meta(ge=0)] = 0
    over: bool = False
    reveals_taken_back: Annotated[int, Meta(ge=0)] = 0


class RecordError(ValueError):
    """A record that cannot be read, in one sentence; and in a word or two, for a list, what kind of file it is."""

    def __init__(self, sentence: str, kind: str = "damaged") -> None:
        """Say what is wrong."""
        super().__init__(sentence)
        self.kind = kind


class Form(NamedTuple):
    """A kind of file: what it is called, its newest format, and the number of a format as such a file writes it."""

    what: str
    newest: int
    number: Callable[[object], int | None]


class Inside(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The packed part: the states as JSON of the game, the digest of the last one, and the journal in lines."""

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


def with_header(data: bytes, header: Header) -> bytes:
    """Write a record again with another header, such as one that says where its pack lies now."""
    return written(header, opened(data)[1])


def written(header: Header, inside: Inside) -> bytes:
    """Write a file."""
    body = {"format": FORMAT, "header": header, "sealed": sealed(msgspec.json.encode(inside))}
    return closed(msgspec.json.format(msgspec.json.encode(body), indent=2))


def read_header(data: bytes) -> Header:
    """Read what everybody may know of a record; a damaged one is refused here already."""
    return opened(data)[0]


def opened(data: bytes, migrations: Migrations = MIGRATIONS) -> tuple[Header, Inside]:
    """Take a file apart; whatever prevents it is one sentence."""
    format_ = format_of(data, _RECORD)
    try:
        if format_ < FORMAT:
            return _migrated(data, format_, migrations)
        file = msgspec.json.decode(data, type=_File)
        return file.header, msgspec.json.decode(unsealed(file.sealed), type=Inside)
    except (ValueError, LookupError, TypeError, msgspec.MsgspecError, RecursionError) as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError(f"it is damaged: {shortened(error)}; use an older copy") from error


def format_of(data: bytes, form: Form) -> int:
    """Read the format of a file, and see that all of it is as it was written; whatever is wrong is one sentence."""
    format_ = _format(data, form)
    try:
        checked(data)
    except ValueError as error:
        raise _changed(data, format_, form, str(error)) from error
    if format_ > form.newest:
        raise _newer(format_, form)
    return format_


def _changed(data: bytes, format_: int, form: Form, found: str) -> RecordError:
    """Say what became of a file whose checksum does not fit; a newer format may have another end."""
    if format_ > form.newest and not is_closed(data):
        return _newer(format_, form)
    if data.startswith(_FIRST_LINES) and not is_whole(data):
        return RecordError(_IS_CUT, "cut short")
    return RecordError(f"it is damaged: {found}; use an older copy")


def _newer(format_: int, form: Form) -> RecordError:
    message = f"it has format {format_}, this program reads up to {form.newest}: install a newer one"
    return RecordError(message, "newer version")


def _format(data: bytes, form: Form) -> int:
    if len(data) > MOST_BYTES:
        message = f"it has {len(data)} bytes, and no {form.what} has more than {MOST_BYTES}: choose another file"
        raise RecordError(message, f"no {form.what}")
    try:
        file = msgspec.json.decode(data)
        number = form.number(file.get("format")) if type(file) is dict else None
        if number is not None:
            return number
    except (ValueError, msgspec.MsgspecError, RecursionError) as error:
        if data.startswith(_FIRST_LINES):
            if not is_whole(data):
                raise RecordError(_IS_CUT, "cut short") from error
            raise RecordError("it is damaged: it cannot be read any more; use an older copy") from error
    if _FIRST_LINES.startswith(data):
        raise RecordError(_IS_CUT, "cut short")
    raise RecordError(f"it is no {form.what}", f"no {form.what}")


def _number(written: object) -> int | None:
    # Written like this for the sake of `true`, which Python takes for 1.
    return written if type(written) is int else None


_RECORD = Form("saved game", FORMAT, _number)


def _migrated(data: bytes, format_: int, migrations: Migrations) -> tuple[Header, Inside]:
    file = msgspec.json.decode(data, type=dict[str, Any])
    file["sealed"] = msgspec.json.decode(unsealed(file["sealed"]))
    for number in range(format_, FORMAT):
        if number not in migrations:
            message = f"it has format {format_}, which is too old for this program: play it with an older one"
            raise RecordError(message, "too old")
        file = migrations[number](file)
    inside = msgspec.json.decode(msgspec.json.encode(file["sealed"]), type=Inside)
    return msgspec.convert(file["header"], Header), inside


def shortened(error: Exception) -> str:
    """Say what an error says, in a line that is not too long."""
    # Some name the value that they have no use for, whatever is in it and however long.
    text = str(error)
    text = text if text.isprintable() else ascii(text)[1:-1]
    return text if len(text) <= _LONGEST_REASON else f"{text[:_LONGEST_REASON]}…"
