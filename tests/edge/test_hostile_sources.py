"""Whatever comes from a file, a name or the environment reaches the terminal as cells, or is refused in a sentence."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from maracaibo_tui.library.paths import config_folder, content_folder
from maracaibo_tui.library.settings import LAST_GAME_FILE, SETTINGS_FILE
from tests.edge.terminal import FIRST_QUESTION, PROGRAM, TWO, UNDERSTOOD, terminal

HOSTILE = "x\x1b[2J\x1b]52;c;AA\x07\x9b5i\u202ey\x00\r\n"
TOML = HOSTILE.encode("unicode_escape").decode().replace("\\x", "\\u00")
# Printable as they are, but not one cell wide, or read as markup by others.
AWKWARD = "漢字e\u0301[b]\U0001f600"


def _own_pack(folder: Path, name: str) -> Path:
    shutil.copytree(content_folder() / "example", folder)
    cards = folder / "project_cards.toml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("Net Mender", name), encoding="utf-8")
    return folder


def test_a_pack_with_control_characters_is_refused_as_text(home: Path) -> None:
    """What is wrong with a text of a pack is said without what the text would do to the terminal."""
    pack = _own_pack(home / "pack", TOML)
    with terminal((*PROGRAM, "play", "--players", "Ada,Ben", "--pack", str(pack)), home) as held:
        assert held.ended() == 2
        assert b"\x1b" not in held.sent
        assert b"Traceback" not in held.sent
        assert b"unprintable" in held.sent


def test_awkward_texts_of_a_pack_are_drawn_one_cell_each(home: Path) -> None:
    """Wide, combining and other letters of a pack keep every row of the table in its place."""
    pack = _own_pack(home / "pack", AWKWARD)
    with terminal((*TWO, "--pack", str(pack)), home) as held:
        held.until(FIRST_QUESTION)
        for keys in ("c", "d", "/", "Net", "\x1b"):
            held.keys(keys)
            held.until_still(pause=UNDERSTOOD)
        assert not held.picture.foreign
        rows = held.picture.text().splitlines()
        assert "─" in "".join(rows)
        assert {len(row.rstrip()) for row in rows if row.rstrip().endswith("MAR-SETUP-40")} == {79}


def test_hostile_files_among_the_games_are_listed_as_text(home: Path) -> None:
    """Names of files, names in them, and broken ones stand in the list of games, and nothing else happens."""
    with terminal(TWO, home) as held:
        held.until(FIRST_QUESTION)
        held.keys("1")
        held.until_quiet()
        held.leave()
        held.ended()
    games = home / "games"
    (saved,) = games.glob("*.json")
    text = saved.read_text(encoding="utf-8")
    (games / "one\x1b[2J\u202e.json").write_text(text, encoding="utf-8")
    (games / "two\x1b]0;t\x07.json").write_bytes(b"\x1b[2J{")
    (games / "three.json").write_text(text.replace('"Ada"', '"A\\u001b[2J\\u009b5i"'), encoding="utf-8")
    (games / "four.json").symlink_to("/dev/zero")
    (games / "five (copy).json").write_text(text, encoding="utf-8")
    with terminal(PROGRAM, home) as held:
        held.until("Quit")
        for keys in ("\x1b[B\x1b[B\x1b[B\r", "\x1b[B", "\x1b[B", "\r", "\x1b[B", "\r"):
            held.keys(keys)
            held.until_still()
        assert not held.picture.foreign
        assert held.process.poll() is None
        held.leave()
        assert held.ended() == 0
    assert not (home / "reports").exists()


@pytest.mark.parametrize(
    "name,content",
    [
        (SETTINGS_FILE, f'theme = "{TOML}"\n'.encode()),
        (SETTINGS_FILE, b"\xff\x1b[2J = 1"),
        (SETTINGS_FILE, b"[" * 5000),
        (SETTINGS_FILE, b"\x1b[2J"),
        (LAST_GAME_FILE.format("maracaibo"), f'seed = "{TOML}"\n'.encode()),
    ],
    ids=["a value", "a key", "nested", "no TOML", "last game"],
)
def test_hostile_settings_are_named_as_text(name: str, content: bytes, home: Path) -> None:
    """Settings, or the last new game, full of anything leave what is usual; settings are told, without sequences."""
    file = config_folder({"MARACAIBO_HOME": str(home)}) / name
    file.parent.mkdir()
    file.write_bytes(content)
    with terminal(PROGRAM, home, size=(200, 60)) as held:
        held.until("Quit")
        assert (f"{file}: " in held.until_quiet()) == (name == SETTINGS_FILE)
        held.keys("1")
        held.until("Enter  starts the game.")
        held.until_quiet()
        assert not held.picture.foreign
        held.leave()
        assert held.ended() == 0
    assert file.read_bytes() == content
    assert not (home / "reports").exists()
