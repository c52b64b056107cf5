"""Saved games and settings that are cut, changed and made up: a sentence for each, and never a wrong game."""

from __future__ import annotations

import json
import os
import random
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from maracaibo_tui.cabinet.saved import open_saved
from maracaibo_tui.engine.record import load, resume
from maracaibo_tui.engine.record_file import RecordError
from maracaibo_tui.engine.sealing import closed, sealed, unsealed
from maracaibo_tui.games.maracaibo.state.views import view
from maracaibo_tui.library import saves, settings, shelf
from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.sitting import old_game
from maracaibo_tui.play.told import where
from maracaibo_tui.tui.screen.edge import Terminal
from maracaibo_tui.tui.shell.applied_settings import clash, look_of
from maracaibo_tui.tui.shell.keys import bindings
from maracaibo_tui.tui.shell.pages.games import facts
from tests.support.played import TITLE, game

from . import disk
from .outcome import Outcome
from .reference import after

SEED, BEFORE = 2, 20
EXHAUSTIVE = 10_000
"""With so many tries every byte and every bit is tried, otherwise one of so many:"""
_STRIDE = 41
_REAL = 97
"""One of so many damaged files is opened as a player would."""
SETTINGS = b"""theme = "light"
glyphs = "ascii"
pace = "slow"
confirm_undo = false

[keys]
undo = ["b", "ctrl+z"]
up = ["w"]
"""
_LONGEST_SENTENCE = 600


def run(count: int, seed: int) -> Outcome:
    """Cut at every byte, flip every bit, mutate so often; a tenth as often mutate what is inside, and the settings."""
    data = after(SEED, BEFORE)
    drawn = random.Random(seed)  # noqa: S311 - nothing depends on its being secret
    every = 1 if count >= EXHAUSTIVE else _STRIDE
    cuts = [data[:length] for length in range(0, len(data), every)]
    flips = list(flipped(data, every))
    mutations = list(mutated(data, count, drawn))
    with tempfile.TemporaryDirectory(prefix="maracaibo-damage-", dir=disk.in_memory()) as folder:
        failures = [
            *_each("cut", cuts, _cut),
            *_each("flip", flips, _damaged),
            *_each("mutation", mutations, _damaged),
            *_each("made up", [made_up(data, drawn) for _ in range(count // 10)], _made_up),
            *_each("settings", [_mutation(SETTINGS, drawn) for _ in range(count // 10)], _settings_in(Path(folder))),
            *_each("opened", [*cuts, *flips, *mutations][::_REAL], _opened_in(Path(folder), data)),
        ]
    figures = {"cuts": len(cuts), "flips": len(flips), "mutations": count, "bytes": len(data)}
    return Outcome("damage", len(cuts) + len(flips) + count, tuple(failures), {k: float(v) for k, v in figures.items()})


def flipped(data: bytes, every: int) -> Iterator[bytes]:
    """Flip one bit."""
    for bit in range(0, len(data) * 8, every):
        changed = bytearray(data)
        changed[bit // 8] ^= 1 << bit % 8
        yield bytes(changed)


def mutated(data: bytes, count: int, drawn: random.Random) -> Iterator[bytes]:
    """Change a file in one to three places."""
    made = 0
    while made < count:
        changed = _mutation(data, drawn)
        if changed != data:
            made += 1
            yield changed


def _mutation(data: bytes, drawn: random.Random) -> bytes:
    changed = data
    for _ in range(drawn.randrange(1, 4)):
        at, end = sorted(drawn.randrange(len(changed) + 1) for _ in range(2))
        end = min(end, at + drawn.choice((1, 8, 64, 4096)))
        part, noise = changed[at:end], drawn.randbytes(drawn.choice((1, 4, 64)))
        new = drawn.choice((b"", part * 2, noise, bytes(len(part)), part[::-1], part.upper(), b'"\n}\n', b"true"))
        changed = changed[:at] + new + changed[end:]
    return changed


def made_up(data: bytes, drawn: random.Random) -> bytes:
    """Change what stands in a file, the packed part too, and close it again as if the game had written it."""
    file = json.loads(data)
    inside = json.loads(unsealed(file["sealed"]))
    for _ in range(drawn.randrange(1, 4)):
        tables = [file["header"], inside, *(each for each in inside.values() if isinstance(each, dict))]
        _change(drawn.choice(tables), drawn)
    file["sealed"] = sealed(json.dumps(inside).encode())
    del file["check"]
    return closed(msgspec.json.format(json.dumps(file).encode(), indent=2))


def _change(value: Any, drawn: random.Random) -> None:  # noqa: ANN401 - whatever JSON holds
    """Change one value somewhere below a table or list."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    if not keys:
        return
    key = drawn.choice(keys)
    if isinstance(value[key], dict | list) and value[key] and drawn.random() < 0.8:
        _change(value[key], drawn)
        return
    new: tuple[Any, ...] = (
        None,
        True,
        -1,
        0,
        10**30,
        1.5,
        "",
        "\x1b[2J\n",
        "x" * 5000,
        [],
        {},
        [[]],
        "A01",
        "jean",
        3,
        "2 end DEC-10",
    )
    if isinstance(value, dict) and drawn.random() < 0.2:
        value[drawn.choice(("extra", "", key))] = drawn.choice(new)
    elif drawn.random() < 0.2:
        del value[key]
    else:
        value[key] = drawn.choice(new)


def _each(what: str, files: list[bytes], problem: Callable[[bytes], str]) -> Iterator[str]:
    for number, data in enumerate(files):
        try:
            found = problem(data)
        except Exception as error:  # noqa: BLE001 - this is what must never happen
            found = f"{type(error).__name__}: {error}"
        if found:
            yield f"{what} {number}: {found[:_LONGEST_SENTENCE]}"


def _damaged(data: bytes) -> str:
    try:
        load(game(), data, game().printed.box.fingerprint)
    except RecordError as error:
        return _said(str(error))
    return "it was loaded as if nothing were wrong"


def _cut(data: bytes) -> str:
    try:
        load(game(), data, game().printed.box.fingerprint)
    except RecordError as error:
        return "" if error.kind == "cut short" else f"it is not said to be cut short: {error}"
    return "it was loaded as if nothing were missing"


def _made_up(data: bytes) -> str:
    """Nobody can tell a forged file from a real one; but it is refused or can be looked at and played."""
    try:
        record = load(game(), data, game().printed.box.fingerprint)
        facts(record.header)
        where(record.header)
        match = resume(game(), record, from_turn_start=bool(record.lost))
    except RecordError as error:
        return _said(str(error))
    view(match.state, 1)
    return ""


def _said(sentence: str) -> str:
    if not sentence.isprintable() or len(sentence) > _LONGEST_SENTENCE:
        return f"that is no sentence: {sentence!r}"
    return ""


def _settings_in(folder: Path) -> Callable[[bytes], str]:
    path = folder / "settings.toml"

    def problem(data: bytes) -> str:
        path.write_bytes(data)
        found, problems = settings.read(path, Settings)
        if not clash(found.keys):
            look_of(found, Terminal())
            bindings(TITLE.keys).remapped(found.keys)
        return "it was changed" if path.read_bytes() != data else "".join(_said(each.found) for each in problems)

    return problem


def _opened_in(folder: Path, whole: bytes) -> Callable[[bytes], str]:
    """Open a damaged file as a player would, after a state before it that is sound."""
    path = folder / "sunday.json"
    earlier = after(SEED, BEFORE - 1)

    def problem(data: bytes) -> str:
        saves.write(path, earlier)
        saves.write(path, whole)
        path.write_bytes(data)
        said = [_refusal(lambda: open_saved(path)), _refusal(lambda: old_game(path)), saves.listed_file(path).problem]
        recovered = shelf.recover(path)
        good = recovered.read_bytes()
        os.unlink(recovered)  # noqa: PTH108 - as short as it gets
        if path.read_bytes() != data:
            return "the damaged file was changed"
        if good != earlier:
            return "its last good state is not the one before"
        return next((f"that is no sentence: {each!r}" for each in said if not each.isprintable() or not each), "")

    return problem


def _refusal(what: Callable[[], object]) -> str:
    try:
        what()
    except SaveError as error:
        return str(error)
    return ""
