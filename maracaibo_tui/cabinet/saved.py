"""Opening a saved game with the title and the pack it was played with, and what a new one is written with."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict, replace

from maracaibo_tui.cabinet.packs import PackError, Printed, load_printed, needs_whole, own_folder, pack_names
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.reasons import counted
from maracaibo_tui.engine.record import Beginning, Record, load
from maracaibo_tui.engine.record_file import Header, RecordError, read_header, with_header
from maracaibo_tui.engine.title import Rules, Title
from maracaibo_tui.games import TITLES, title_of
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import SaveError, expect_open, find, games_folder, read
from maracaibo_tui.library.shelf import free, last_good, take_in

_NO_NAME = re.compile("[^A-Za-z0-9_-]+")
_LONGEST_NAME = 56
_NAME_IT = " If it lies elsewhere now, name its folder with --pack."
PrintedOf: TypeAlias = Callable[..., Printed]
"""Reads a pack, given the title of its game, the pack, and whether the whole of it is needed."""


class Opened(Struct, frozen=True):
    """A saved game and the rules it is played by; its header is what it is to be written with."""

    title: Title
    game: Rules
    record: Record[Any]
    header: Header


def open_saved(save: str | Path, pack: str | None = None, printed_of: PrintedOf = load_printed) -> Opened:
    """Open a saved game by its name or its file, if need be with another pack; what prevents it is one sentence.

    `printed_of` reads the pack; whoever opens many games need not read the same one each time.
    """
    path = find(str(save))
    return _opened(path, read(path), pack, printed_of)


def _opened(path: Path, data: bytes, pack: str | None, printed_of: PrintedOf = load_printed) -> Opened:
    try:
        header = read_header(data)
        title = _title_of(header)
        whole = needs_whole(title, header.options)
        game = title.rules(printed_of(title, _pack_of(title, header) if pack is None else pack, whole=whole))
        if pack is None:
            _expect_unchanged(header, game)
        else:
            header = replace(header, **_pack_facts(game, own_folder(pack)))
        return Opened(title, game, load(game, data, game.printed.box.fingerprint), header)
    except RecordError as error:
        raise SaveError(plain(f"{path}: {error}{_way_out(path, error)}.")) from error
    except PackError as error:
        problem = str(error).splitlines()[0]
        raise SaveError(plain(f"{path}: its content pack cannot be used: {problem}.{_NAME_IT}")) from error


def _title_of(header: Header) -> Title:
    if header.game not in TITLES:
        message = f"it is a game of {header.game!r}, which this program does not have: choose another file"
        raise RecordError(message, "another game")
    return title_of(header.game)


def _pack_of(title: Title, header: Header) -> str:
    if header.pack_folder:
        return header.pack_folder
    if header.pack not in pack_names(title):
        raise RecordError(f"its content pack {header.pack!r} did not come with the game: name its folder with --pack")
    return header.pack


def _expect_unchanged(header: Header, game: Rules) -> None:
    """Refuse a pack of one's own that is no longer what the game began with; whoever names it may go on."""
    box = game.printed.box
    if header.pack_folder and header.content != box.fingerprint:
        was, now = f"{header.pack_version} ({header.content})", f"{box.pack.version} ({box.fingerprint})"
        raise RecordError(
            f"its content pack in {header.pack_folder} has changed since, from {was} to {now}: "
            "put it back as it was, or name it with --pack to go on with what it is now"
        )


def _way_out(path: Path, error: RecordError) -> str:
    good = last_good(path, error.kind) if path.parent == games_folder() else None
    if good is None or good.header is None:
        return ""
    state = f"its last good state ({counted(good.header.answers, 'answers')})"
    return f'; "maracaibo saves recover {path.stem}" makes a game of {state}'


def taken_in(file: Path, name: str = "", pack: str | None = None) -> str:
    """Take a saved game from elsewhere in; without a name it gets the one of its file, or the next that is free.

    Its own pack that is named need not be named again: the game remembers where it lies here.
    """
    expect_open(file)
    data = read(file)
    opened = _opened(file, data, pack)
    # With another content it goes on only if whoever plays it says so, and is told what is different.
    if pack is not None and opened.header.content == opened.record.header.content:
        data = with_header(data, opened.header)
    called = name or free(_NO_NAME.sub("-", file.stem).strip("-_")[:_LONGEST_NAME] or "game", games_folder()).stem
    take_in(data, called)
    return called


def _pack_facts(game: Rules, folder: str) -> dict[str, Any]:
    box = game.printed.box
    facts = {"pack": box.pack.id, "pack_version": box.pack.version, "content": box.fingerprint}
    return {**facts, "pack_folder": folder}


class Begun(Struct, frozen=True):
    """A new match and what its file says besides."""

    match: Match[Any]
    header: Header
    beginning: Beginning[Any]


def begin(game: Rules, options: Struct, seed: int, seats: tuple[str, ...], folder: str = "") -> Begun:
    """Set up a match that can be written down; a pack that did not come with the game is found by its folder."""
    start, pack = game.begin(options, seed), _pack_facts(game, folder)
    header = Header(game=game.name, rules=game.version, options=asdict(options), seats=seats, **pack)
    return Begun(Match(game, game.copy(start)), header, Beginning(start, seed))
