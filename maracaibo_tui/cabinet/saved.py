"""Opening a saved game of Maracaibo with the pack it was played with, and what a new one is written with."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from msgspec.structs import asdict

from maracaibo_tui.cabinet.packs import PackError, load_printed, pack_names
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.record import Beginning, Header, Record, RecordError, dump, load, read_header
from maracaibo_tui.games.maracaibo.rules import Maracaibo
from maracaibo_tui.games.maracaibo.state import Options, State
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import SaveError, find, read


class Opened(Struct, frozen=True):
    """A saved game and the rules it is played by."""

    game: Maracaibo
    record: Record[State]


def open_saved(save: str | Path) -> Opened:
    """Open a saved game by its name or its file; whatever prevents it is one sentence."""
    path = find(str(save))
    data = read(path)
    try:
        game = Maracaibo(load_printed(_pack_of(read_header(data))))
        return Opened(game, load(game, data, game.printed.box.fingerprint))
    except RecordError as error:
        raise SaveError(plain(f"{path}: {error}.")) from error
    except PackError as error:
        problem = str(error).splitlines()[0]
        raise SaveError(plain(f"{path}: its content pack cannot be used: {problem}.")) from error


def _pack_of(header: Header) -> str:
    if header.game != Maracaibo.name:
        raise RecordError(f"it is a game of {header.game!r}, and this is {Maracaibo.name!r}: choose another file")
    if header.pack not in pack_names():
        raise RecordError(f"its content pack {header.pack!r} did not come with the game: choose another file")
    return header.pack


class Begun(Struct, frozen=True):
    """A new match and what its file says besides."""

    match: Match[State]
    header: Header
    beginning: Beginning[State]


def begin(game: Maracaibo, options: Options, seed: int, seats: tuple[str, ...]) -> Begun:
    """Set up a match that can be written down."""
    start, pack = game.begin(options, seed), game.printed.box.pack
    header = Header(
        game=game.name,
        rules=game.version,
        pack=pack.id,
        pack_version=pack.version,
        content=game.printed.box.fingerprint,
        options=asdict(options),
        seats=seats,
    )
    return Begun(Match(game, game.copy(start)), header, Beginning(start, seed))


def written(game: Maracaibo, begun: Begun) -> bytes:
    """Write a match as it is now."""
    return dump(game, begun.match, begun.header, begun.beginning)
