"""`maracaibo content check` says everything that is wrong with a pack, however it is broken."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from maracaibo_tui.cabinet.packs import load_box, own_folder
from maracaibo_tui.games import title_of
from tests.cli.conftest import Maracaibo, Ran

Break = Callable[[Path], object]
LINE = re.compile(r".+: found .+, allowed .+")


def test_the_pack_of_the_game_is_sound(maracaibo: Maracaibo) -> None:
    """Without a name the pack of the game is checked, and the answer says what it holds."""
    ran = maracaibo("content", "check")
    assert (ran.code, ran.err) == (0, "")
    assert "nothing is wrong" in ran.out
    assert f"fingerprint {load_box(title_of('maracaibo')).fingerprint})" in ran.out
    assert re.search(r"^cards +165 ", ran.out, re.MULTILINE)


@pytest.mark.parametrize("name", ["maracaibo", "pack", "pack/", "./pack"])
def test_a_pack_is_called_by_its_name_or_its_folder(
    name: str, pack: Path, maracaibo: Maracaibo, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pack of the game has a name; any other is a folder, wherever it lies."""
    monkeypatch.chdir(pack.parent)
    assert maracaibo("content", "check", name).code == 0


def test_a_folder_may_begin_with_the_sign_for_home(
    pack: Path, maracaibo: Maracaibo, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the shell does not put the home folder in its place, the program does; of nobody there is none."""
    monkeypatch.setenv("HOME", str(pack.parent))
    assert maracaibo("content", "list", "--pack=~/pack").code == 0
    assert own_folder("~/pack") == str(pack)
    ran = maracaibo("content", "check", "~nobody-at-all/pack")
    assert (ran.code, ran.err.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    "name", ["nowhere", "/nowhere/at/all", "pack/board.toml", "", "x" * 5000, "\udcff", "two\nlines"]
)
def test_what_is_no_pack_is_refused(
    name: str, pack: Path, maracaibo: Maracaibo, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something that is missing, or a file, is no pack: one sentence, exit code 2."""
    monkeypatch.chdir(pack.parent)
    ran = maracaibo("content", "check", name)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert "allowed one of example, maracaibo, or the folder of a pack" in ran.err


def test_a_folder_that_cannot_be_opened_is_refused(
    pack: Path, maracaibo: Maracaibo, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder that is closed to whoever asks is named in the sentence."""

    def closed(_: object) -> None:
        raise PermissionError

    monkeypatch.setattr("os.scandir", closed)
    ran = maracaibo("content", "check", pack)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"{pack}: found a folder that cannot be opened, allowed ")


def _instead(file: str, old: str, new: str) -> Break:
    def change(pack: Path) -> None:
        text = (pack / file).read_text(encoding="utf-8")
        assert old in text
        (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")

    return change


def _holding(file: str, data: bytes) -> Break:
    return lambda pack: (pack / file).write_bytes(data)


def _without(file: str) -> Break:
    return lambda pack: (pack / file).unlink()


def _another(file: str, make: Callable[[Path], None]) -> Break:
    def change(pack: Path) -> None:
        (pack / file).unlink()
        make(pack / file)

    return change


BROKEN: dict[str, tuple[Break, str]] = {
    "a missing file": (_without("quests.toml"), r"quests\.toml: found no such file"),
    "a file too many": (
        _holding("qests.toml", b""),
        r"qests\.toml: found a file that nothing is read from.*quests\.toml",
    ),
    "an empty file": (_holding("quests.toml", b""), r"quests\.toml: quest: found nothing"),
    "no TOML": (_holding("quests.toml", b"[[quest]\n"), r"quests\.toml: found no valid TOML.*line 1"),
    "bad UTF-8": (_holding("quests.toml", b"# \xff\n"), r"quests\.toml: line 1: found the byte 0xff"),
    "ten megabytes": (_holding("quests.toml", b"#" * 10_000_000), r"quests\.toml: found 10000000 bytes"),
    "deep lists": (_holding("quests.toml", b"quest = " + b"[" * 5000 + b"]" * 5000), r"quests\.toml: found .*nested"),
    "deep tables": (
        _holding("quests.toml", b"x" + b".x" * 5000 + b" = 1"),
        r"quests\.toml: line 1: found a key of many",
    ),
    "true for one": (_instead("tracks.toml", "spaces = 14", "spaces = true"), r"influence\.france\.spaces: found true"),
    "no number": (_instead("project_cards_a.toml", "cost = 6", "cost = nan"), r"card A01: cost: found nan"),
    "endless": (_instead("project_cards_a.toml", "cost = 6", "cost = inf"), r"card A01: cost: found inf"),
    "below zero": (_instead("project_cards_a.toml", "cost = 6", "cost = -6"), r"card A01: cost: found -6"),
    "a huge number": (
        _instead("project_cards_a.toml", "cost = 6", f"cost = {9**999}"),
        r"card A01: cost: found a number",
    ),
    "text for a number": (_instead("project_cards_a.toml", "cost = 6", 'cost = "6"'), r'card A01: cost: found "6"'),
    "an unknown key": (
        _instead("project_cards_a.toml", "cost = 6", "cots = 6"),
        r"card A01: cots: found an unknown key",
    ),
    "an unknown effect": (
        _instead("project_cards_a.toml", '"income_doubloons"', '"income_dubloons"'),
        r"card A01: income\[0\]\.effect: found \"income_dubloons\", allowed income_doubloons",
    ),
    "an id used twice": (_instead("quests.toml", '"Q02"', '"Q01"'), r"quest Q01: id: found an id used before"),
    "a dangling id": (_instead("board.toml", 'to = "3"', 'to = "33"'), r'board\.toml: location 1: .*: found "33"'),
    "a piece too few": (_instead("pack.toml", "quests = 24", "quests = 25"), r"quests"),
    "hidden signs": (_instead("project_cards_a.toml", "Salt Raker", "Salt \\u202eRaker"), r"card A06: name: .*U\+202E"),
    "a folder for a file": (_another("ship.toml", Path.mkdir), r"ship\.toml: found a f"),
    "a pipe": (_another("ship.toml", os.mkfifo), r"ship\.toml: found no ordinary"),
    "a link outward": (
        _another("ship.toml", lambda path: path.symlink_to(__file__)),
        r"ship\.toml: found a link that leads out",
    ),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_pack_gets_a_sentence_that_names_the_place(broken: str, pack: Path, maracaibo: Maracaibo) -> None:
    """Every problem is one printable line with file, place, what was found and what is allowed; nothing is written."""
    spoil, expected = BROKEN[broken]
    spoil(pack)
    before = _names(pack.parent)
    ran = maracaibo("content", "check", pack)
    assert (ran.code, ran.err) == (1, "")
    assert re.search(expected, ran.out), ran.out
    _is_all_sentences(ran)
    assert _names(pack.parent) == before


def test_all_problems_are_said_at_once(pack: Path, maracaibo: Maracaibo) -> None:
    """Whoever writes a pack sees everything that is to be mended in one go, in the order of the files."""
    for name in ("true for one", "below zero", "an id used twice", "a file too many"):
        BROKEN[name][0](pack)
    ran = maracaibo("content", "check", pack)
    assert all(re.search(BROKEN[name][1], ran.out) for name in ("true for one", "below zero", "an id used twice"))
    assert len(ran.out.splitlines()) >= 4
    _is_all_sentences(ran)


OWN = {
    "pack.toml": 'id = "own"\ngame = "maracaibo"\ntitle = "Own"\nversion = "1"\nschema = 1\nextends = "maracaibo"\n',
    "tracks.toml": "[influence.holland]\nspaces = 14\n",
    "board.toml": '[[location]]\nid = "1"\nnext = [{ to = "77", branch = "uper" }]\n',
    "automa.toml": '[[automa]]\nid = "1"\nopponent = "jacques"\nlines = ["c99", "E"]\n',
    "legacy.toml": """\
[[legacy]]
id = "L2"
name = "Mona Passage"
effect = { effect = "legacy_difficult_passage", cost = 3 }
from = "88"
to = "6"
""",
    "project_cards.toml": """\
[[card]]
id = "X57"
name = "Lamp Lighter"
cost = "six"
requires = [{ effect = "cost_asistant" }, { effect = "cost_assistant", location = "99" }]
good = "tobacco"
object = "map"
vp = 1
assistant = [{ effect = "ast_vp_doubloons", vp = 3, doubloons = 5 }]
""",
    "quest.toml": "",
}
TOLD = """\
own/quest.toml: found a file that nothing is read from
own/board.toml: location 1: next[0].branch: found "uper"
own/project_cards.toml: card X57: cost: found "six"
own/project_cards.toml: card X57: requires[0].effect: found "cost_asistant"
own/tracks.toml: influence.holland: found a wrong key
own/board.toml: location 1: next[0].to: found "77"
own/project_cards.toml: card X57: requires[1].location: found "99"
own/legacy.toml: legacy L2: from: found "88"
own/automa.toml: automa 1: lines[0]: found "99"
own/project_cards.toml: card X57: id: found "X57"
"""


def test_an_own_pack_hears_of_all_its_mistakes_and_of_nothing_else(maracaibo: Maracaibo, tmp_path: Path) -> None:
    """Dangling places and a wrong letter are told beside values, keys and files that are wrong; none brings another."""
    own = tmp_path / "own"
    own.mkdir()
    for name, text in OWN.items():
        (own / name).write_text(text)
    ran = maracaibo("content", "check", own)
    told = [line.replace(f"{tmp_path}/", "").partition(", allowed")[0] for line in ran.out.splitlines()]
    assert told == TOLD.splitlines()


def test_a_broken_pack_is_not_listed_either(pack: Path, maracaibo: Maracaibo) -> None:
    """No command goes on with a pack that has a problem."""
    BROKEN["below zero"][0](pack)
    ran = maracaibo("content", "list", "cards", "--pack", pack)
    assert (ran.code, ran.out) == (2, "")
    assert re.search(BROKEN["below zero"][1], ran.err)


def _is_all_sentences(ran: Ran) -> None:
    for line in ran.out.splitlines():
        assert line.isprintable()
        assert LINE.fullmatch(line), line


def _names(folder: Path) -> set[Path]:
    return set(folder.rglob("*"))
