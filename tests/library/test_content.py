"""A pack is read whole or not at all, and everything wrong with it is said at once."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from maracaibo_tui.library.content import fingerprint, load_pack, read_pack
from maracaibo_tui.library.items import overlaid
from maracaibo_tui.library.problem import Problem
from tests.library.toy_pack import HEAD, PORT, SHAPE, Parrot, Port, Rum, Whole, pack_of, read_port, said


def test_a_sound_pack_becomes_typed_items(tmp_path: Path) -> None:
    """A pack without problems gives its items, with defaults filled in."""
    pack = read_port(tmp_path, PORT + 'flag = "black"\nberths = { 2 = 1 }\n[[port]]\nid = "P2"\ncost = 0\n')
    assert pack.problems == ()
    assert pack.contents is not None
    assert pack.contents.port == (Port("P1", 2, (Rum(3),), "black", 1.0, {2: 1}), Port("P2", 0))


def test_several_files_of_one_kind_are_joined(tmp_path: Path) -> None:
    """Items of one kind may stand in several files."""
    more = PORT.replace("P1", "P2").replace("rum", "parrot").replace("barrels = 3", 'word = "aye"')
    pack = read_pack(pack_of(tmp_path, {"ports_far.toml": more}), SHAPE)
    assert pack.contents is not None
    assert [port.gives for port in pack.contents.port] == [(Rum(3),), (Parrot("aye"),)]
    assert pack.files["port P2"] == str(tmp_path / "ports_far.toml")


def test_a_file_that_is_left_closed_is_neither_opened_nor_missed(tmp_path: Path) -> None:
    """What stands in it does not matter, nor whether it is there; read whole, it is told what is wrong with it."""
    folder, closed = pack_of(tmp_path, {"ports_far.toml": "no TOML"}), {"ports_far.toml": ("port",)}
    shape = replace(SHAPE, files={"pack.toml": "pack", "ports.toml": ("port",), **closed}, closed=frozenset(closed))
    pack = read_pack(folder, shape)
    assert pack.contents is not None
    assert [port.id for port in pack.contents.port] == ["P1"]
    assert not pack.problems
    assert said(read_pack(folder, replace(shape, closed=frozenset())), tmp_path)[0].startswith("toy/ports_far.toml: ")


BAD_PORTS = {
    "cost = true": "toy/ports.toml: port P9: cost: found true, allowed an integer ≥ 0",
    "cost = 1.0": "toy/ports.toml: port P9: cost: found 1.0, allowed an integer ≥ 0",
    "cost = -1": "toy/ports.toml: port P9: cost: found -1, allowed an integer ≥ 0",
    'cost = "2"': 'toy/ports.toml: port P9: cost: found "2", allowed an integer ≥ 0',
    "cost = nan": "toy/ports.toml: port P9: cost: found nan, allowed a finite number",
    "cost = 1\ndepth = -inf": "toy/ports.toml: port P9: depth: found -inf, allowed a finite number",
    "cost = 1\ndepth = 1e999": "toy/ports.toml: port P9: depth: found inf, allowed a finite number",
    "cost = 1\ndepth = false": "toy/ports.toml: port P9: depth: found false, allowed a number",
    "cost = 1979-05-27": "toy/ports.toml: port P9: cost: found a date, allowed an integer ≥ 0",
    "cost = 99999999999999999999": (
        "toy/ports.toml: port P9: cost: found a number of more than 64 bits, allowed a number of at most 64 bits"
    ),
    "": "toy/ports.toml: port P9: cost: found nothing, allowed an integer ≥ 0",
    "cost = 1\ncots = 2": (
        "toy/ports.toml: port P9: cots: found an unknown key, "
        "allowed cost (nearest), or one of id, gives, flag, depth, berths"
    ),
    "cost = 1\ngives = 3": "toy/ports.toml: port P9: gives: found 3, allowed a list",
    "cost = 1\ngives = [3]": "toy/ports.toml: port P9: gives[0]: found 3, allowed a table with the key effect",
    "cost = 1\ngives = [{ effect = 'run' }]": (
        'toy/ports.toml: port P9: gives[0].effect: found "run", allowed rum (nearest), or one of parrot'
    ),
    "cost = 1\ngives = [{ barrels = 1 }]": (
        "toy/ports.toml: port P9: gives[0].effect: found nothing, allowed one of rum, parrot"
    ),
    "cost = 1\ngives = [{ effect = 'parrot' }, { effect = 'rum' }]": (
        "toy/ports.toml: port P9: gives[1].barrels: found nothing, allowed an integer ≥ 0"
    ),
    "cost = 1\nflag = 'red'": 'toy/ports.toml: port P9: flag: found "red", allowed one of black, white',
    "cost = 1\nberths = { two = 1 }": "toy/ports.toml: port P9: berths.two: found a wrong key, allowed an integer",
    "cost = 1\nberths = { 2 = 'x' }": ('toy/ports.toml: port P9: berths.2: found "x", allowed an integer ≥ 0'),
    "cost = 1\nberths = [1]": "toy/ports.toml: port P9: berths: found a list of 1, allowed a table",
    "cost = 1\ngives = [{ effect = 'parrot', word = \"\\u001b[2J\" }]": (
        "toy/ports.toml: port P9: gives[0].word: found the unprintable character U+001B in "
        '"\\x1b[2J", allowed printable text on one line'
    ),
    "cost = 1\ngives = [{ effect = 'parrot', word = 'a\u202eb' }]": (
        "toy/ports.toml: port P9: gives[0].word: found the unprintable character U+202E in "
        '"a\\u202eb", allowed printable text on one line'
    ),
}


@pytest.mark.parametrize("lines,sentence", BAD_PORTS.items())
def test_a_wrong_value_is_named_with_file_item_and_field(tmp_path: Path, lines: str, sentence: str) -> None:
    """A wrong value is reported with file, item, field, what was found and what is allowed."""
    pack = read_port(tmp_path, f'[[port]]\nid = "P9"\n{lines}\n')
    assert said(pack, tmp_path) == [sentence]
    assert pack.contents is None


BAD_FILES = {
    b'id = "\xff"': "toy/ports.toml: line 1: found the byte 0xff, allowed text in UTF-8",
    b"[[port]]\nid = \n": (
        "toy/ports.toml: found no valid TOML: Invalid value (at line 2, column 6), allowed TOML 1.0"
    ),
    b"port = "
    + b"[" * 5000: "toy/ports.toml: found a value nested too deeply, allowed a few levels of lists and tables",
    b"port = " + b"{a = " * 5000: (
        "toy/ports.toml: found a value nested too deeply, allowed a few levels of lists and tables"
    ),
    b"a" + b".a" * 9000 + b" = 1": "toy/ports.toml: line 1: found a key of many parts, allowed at most 16 parts",
    b'[a . "b"' + b" . 'c'" * 20 + b"]": "toy/ports.toml: line 1: found a key of many parts, allowed at most 16 parts",
    b"port = [" + b"1," * 200_000 + b"]": (
        "toy/ports.toml: found 200002 commas, dots, brackets and equals signs, allowed at most 50000"
    ),
    b"ship = 1\nport = []": "toy/ports.toml: ship: found an unknown key, allowed port",
    b"": "toy/ports.toml: port: found nothing, allowed a list",
    b"[port]": "toy/ports.toml: port: found a table, allowed a list",
    b"port = [1]": "toy/ports.toml: port[0]: found 1, allowed a table",
    b"[[port]]\ncost = 1": "toy/ports.toml: port[0].id: found nothing, allowed a text",
    b"[[port]]\nid = 'a b'\ncost = 1": 'toy/ports.toml: port a b: id: found "a b", allowed letters, digits, - and _',
    b"[[port]]\nid = ''\ncost = 1": 'toy/ports.toml: port : id: found "", allowed letters, digits, - and _',
    b"# " + b"x" * 1_000_000: "toy/ports.toml: found 1000002 bytes, allowed at most 1000000 bytes",
}


@pytest.mark.parametrize("data,sentence", BAD_FILES.items(), ids=range(len(BAD_FILES)))
def test_a_broken_file_is_one_sentence(tmp_path: Path, data: bytes, sentence: str) -> None:
    """A file that cannot be read, or is built to do harm, is refused with the reason."""
    assert said(read_port(tmp_path, data), tmp_path) == [sentence]


def test_data_that_is_both_dangerous_and_wrong_is_told_as_both(tmp_path: Path) -> None:
    """An unprintable key is unknown as well, and a list nested too deeply is no table."""
    key = '[[port]]\nid = "P9"\ncost = 1\n"a\\u0007" = 1'
    assert said(read_port(tmp_path, key), tmp_path) == [
        (
            'toy/ports.toml: port P9: found the unprintable character U+0007 in "a\\x07", '
            "allowed printable text on one line"
        ),
        "toy/ports.toml: port P9: a\\x07: found an unknown key, allowed one of id, cost, gives, flag, depth, berths",
    ]
    assert said(read_port(tmp_path, "port = " + "[" * 40 + "]" * 40), tmp_path) == [
        "toy/ports.toml: found a value nested too deeply, allowed at most 32 levels",
        "toy/ports.toml: port[0]: found a list of 1, allowed a table",
    ]


def test_a_number_of_many_digits_is_refused(tmp_path: Path) -> None:
    """Numbers too long for Python to read do not end the program."""
    assert "no valid TOML" in said(read_port(tmp_path, "a = " + "1" * 5000), tmp_path)[0]
    assert "more than 64 bits" in said(read_port(tmp_path, "a = 0x" + "f" * 500_000), tmp_path)[0]


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    """A file of ten megabytes is refused by its size."""
    pack_of(tmp_path)
    with (tmp_path / "ports.toml").open("ab") as file:
        file.truncate(10_000_000)
    expected = ["toy/ports.toml: found 10000000 bytes, allowed at most 1000000 bytes"]
    assert said(read_pack(tmp_path, SHAPE), tmp_path) == expected


def test_a_pack_of_many_large_files_is_refused(tmp_path: Path) -> None:
    """The files of a pack together have a limit, too."""
    large = "# " + "x" * 600_000
    pack = read_pack(pack_of(tmp_path, {"ports_a.toml": large, "ports_b.toml": large}), SHAPE)
    assert said(pack, tmp_path)[0] == "toy: found too much to read, allowed at most 1000000 bytes a pack"


def test_missing_unknown_and_wrong_kinds_of_files_are_told_together(tmp_path: Path) -> None:
    """Every file that is missing, unknown or a folder is reported in one go."""
    pack_of(tmp_path, {"prots.toml": PORT, "README.md": "free text"})
    (tmp_path / "pack.toml").unlink()
    (tmp_path / "ports.toml").unlink()
    (tmp_path / "ports.toml").mkdir()
    assert said(read_pack(tmp_path, SHAPE), tmp_path) == [
        "toy/prots.toml: found a file that nothing is read from, allowed ports*.toml (nearest), or one of pack.toml",
        "toy/pack.toml: found no such file, allowed a TOML file",
        "toy/ports.toml: found a folder, allowed a TOML file",
    ]


def test_a_folder_that_is_none_is_told(tmp_path: Path) -> None:
    """A pack that is not there, or is a file, is one sentence."""
    (tmp_path / "file").touch()
    missing, file = read_pack(tmp_path / "none", SHAPE), read_pack(tmp_path / "file", SHAPE)
    assert said(missing, tmp_path) == ["toy/none: found no such folder, allowed the folder of a content pack"]
    assert said(file, tmp_path) == ["toy/file: found a file, allowed the folder of a content pack"]


def test_links_stay_inside_the_pack(tmp_path: Path) -> None:
    """A link to another file of the pack is followed, one that leads out or nowhere is refused."""
    folder = pack_of(tmp_path / "toy")
    (tmp_path / "secret.toml").write_text(PORT)
    (folder / "ports_out.toml").symlink_to(tmp_path / "secret.toml")
    (folder / "ports_none.toml").symlink_to(folder / "nothing")
    (folder / "ports_loop.toml").symlink_to(folder / "ports_loop.toml")
    problems = {Path(problem.file).name: problem.found for problem in read_pack(folder, SHAPE).problems}
    assert problems["ports_out.toml"] == "a link that leads out of the pack"
    assert problems["ports_none.toml"] == "a link that leads nowhere"
    # Python 3.13 finds the circle only on opening.
    assert re.search("circle|cannot be opened", problems["ports_loop.toml"])
    inside = pack_of(tmp_path / "inside", {"spare.txt": PORT})
    (inside / "ports.toml").unlink()
    (inside / "ports.toml").symlink_to("spare.txt")
    assert read_pack(inside, SHAPE).problems == ()


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    """A pipe in place of a file is refused at once; reading it would never end."""
    pack_of(tmp_path)
    (tmp_path / "ports.toml").unlink()
    os.mkfifo(tmp_path / "ports.toml")
    assert said(read_pack(tmp_path, SHAPE), tmp_path) == ["toy/ports.toml: found no ordinary file, allowed a TOML file"]


def test_an_id_is_used_once_in_all_files_of_its_kind(tmp_path: Path) -> None:
    """The second item with an id is reported with the file of the first."""
    pack = read_pack(pack_of(tmp_path, {"ports_far.toml": PORT}), SHAPE)
    assert said(pack, tmp_path) == [
        "toy/ports_far.toml: port P1: id: found an id used before in toy/ports.toml, allowed an id of its own"
    ]


def test_all_problems_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    """Nobody has to correct one mistake to learn of the next, whatever kinds they are."""
    two = '[[port]]\nid = "P1"\ncost = true\nname = "x"\n[[port]]\nid = "P1"\ncost = 1\ngives = [{ effect = "rom" }]\n'
    pack = read_pack(pack_of(tmp_path, {"pack.toml": "tilte = 1\n", "ports.toml": two, "ports_b.toml": "x"}), SHAPE)
    fields = {(Path(problem.file).name, problem.field) for problem in pack.problems}
    assert fields == {
        ("ports_b.toml", ""),
        ("pack.toml", "tilte"),
        ("pack.toml", "title"),
        ("ports.toml", "id"),
        ("ports.toml", "cost"),
        ("ports.toml", "name"),
        ("ports.toml", "gives[0].effect"),
    }


def test_no_more_problems_are_listed_than_anybody_reads(tmp_path: Path) -> None:
    """Thousands of mistakes make a list of bounded length."""
    assert len(read_port(tmp_path, "port = [" + "1," * 40_000 + "]").problems) == 200


def test_nothing_dangerous_is_printed(tmp_path: Path) -> None:
    """Escape sequences in ids, keys and file names are spelled out in the sentence."""
    lines = '[[port]]\nid = "\\u001b[31m"\n"\\u009b" = "\\u202e"\ncost = 1\n'
    sentences = said(read_port(tmp_path, lines), tmp_path)
    assert sentences
    assert all(sentence.isprintable() for sentence in sentences)


def test_rules_of_the_game_name_the_file_of_an_item(tmp_path: Path) -> None:
    """What the game finds wrong across items is told with the file the item stands in."""
    folder = pack_of(tmp_path)
    good, none = load_pack(folder, SHAPE, lambda whole, _: whole, lambda _: [])
    bad, problems = load_pack(folder, SHAPE, lambda whole, _: whole, lambda _: [("port P1", "cost", "2", "3")])
    head = load_pack(folder, SHAPE, lambda whole, _: whole, lambda _: [("pack", "title", "a", "b")])[1]
    assert (none, bad) == ([], None)
    assert good == read_pack(folder, SHAPE).contents
    assert problems == [Problem(str(folder / "ports.toml"), "port P1", "cost", "2", "3")]
    assert head == [Problem(str(folder / "pack.toml"), "", "title", "a", "b")]


def test_wrong_ids_are_told_beside_wrong_values(tmp_path: Path) -> None:
    """A value of the wrong type does not hide an id that names nothing, and brings no mistakes of its own making."""
    more = '[[port]]\nid = "P2"\ncost = true\ngives = [{ effect = "rom" }, { effect = "parrot", word = "P7" }]\n'
    folder = pack_of(
        tmp_path, {"ports.toml": PORT.replace("rum", "parrot").replace("barrels = 3", 'word = "P8"') + more}
    )

    def rules(whole: Whole) -> list[tuple[str, str, str, str]]:
        found = [("port", "", f"{len(whole.port)} ports", "more"), ("port P2", "cost", f'"{whole.port[1].cost}"', "1")]
        for port in whole.port:
            for n, gift in enumerate(port.gives):
                if isinstance(gift, Parrot):
                    found.append((f"port {port.id}", f"gives[{n}].word", f'"{gift.word}"', "the id of a port"))
        return found

    problems = load_pack(folder, SHAPE, lambda whole, _: whole, rules)[1]
    assert [(problem.item, problem.field, problem.found) for problem in problems] == [
        ("port P2", "cost", "true"),
        ("port P2", "gives[0].effect", '"rom"'),
        ("port P1", "gives[0].word", '"P8"'),
        ("port P2", "gives[1].word", '"P7"'),
    ]


def _named_by_parrots(whole: Whole) -> list[tuple[str, str, str, str]]:
    """Find parrots that say a word which is no port, and ports whose id is the wrong letter."""
    ports = {port.id for port in whole.port}
    return [
        *[(f"port {each.id}", "id", f'"{each.id}"', "an id with P") for each in whole.port if each.id[:1] != "P"],
        *[
            (f"port {port.id}", f"gives[{at}].word", f'"{gift.word}"', "the id of a port")
            for port in whole.port
            for at, gift in enumerate(port.gives)
            if isinstance(gift, Parrot) and gift.word not in ports
        ],
    ]


def _port(name: str, *words: str) -> str:
    gifts = ", ".join([f'{{ effect = "parrot", word = "{word}" }}' for word in words])
    return f'[[port]]\nid = "{name}"\ncost = 1\ngives = [{gifts}]\n'


LOST = {
    "a file that is no TOML": ({"ports_b.toml": f"x\n{_port('P2')}"}, ["P9"]),
    "a file that nothing is read from": ({"prots.toml": _port("P2")}, ["P9"]),
    "an unknown key": ({"ports_b.toml": _port("P2").replace("port", "prot")}, ["P9"]),
    "an id that is a number": ({"ports_b.toml": _port("P2").replace('"P2"', "2")}, ["P2", "P9"]),
    "two with one id": ({"ports_b.toml": _port("Q1", "P8")}, ["P2", "P9", "P8"]),
    "a folder for a file": ({"ports_b.toml/x": ""}, []),
    "a link that leads out": ({"prots.toml@": "/etc/passwd"}, []),
    "the head is missing": ({"pack.toml@": ""}, []),
}


@pytest.mark.parametrize("lost", LOST)
def test_what_a_damaged_file_may_hold_is_no_mistake_of_others(lost: str, tmp_path: Path) -> None:
    """Wrong ids are told beside any other mistake; one that the damaged part may bring is not."""
    files, told = LOST[lost]
    folder = pack_of(tmp_path / "toy", {"ports.toml": PORT + _port("Q1", "P2", "P1", "P9")})
    for name, text in files.items():
        path = folder / name.removesuffix("@")
        path.unlink(missing_ok=True)
        path.parent.mkdir(exist_ok=True)
        if not name.endswith("@"):
            path.write_text(text)
        elif text:
            path.symlink_to(text)
    problems = load_pack(folder, SHAPE, lambda whole, _: whole, _named_by_parrots)[1]
    assert [problem.found.strip('"') for problem in problems if problem.allowed == "the id of a port"] == told
    assert [problem.item for problem in problems if problem.allowed == "an id with P"] == ["port Q1"]
    wrong_at = {Path(problem.file).name for problem in problems if problem.found == '"P9"'}
    assert wrong_at == ({"ports.toml"} if told else set())
    assert len(problems) > 1 + len(told)


def test_a_wrong_id_behind_a_wrong_entry_is_told_where_it_stands(tmp_path: Path) -> None:
    """The entries of a list keep their numbers, though one before them is left out."""
    lines = _port("P2", "P7", "P8", "P8").replace("gives = [", 'gives = [{ effect = "rom" }, 3, ')
    folder = pack_of(tmp_path, {"ports.toml": PORT + lines})
    problems = load_pack(folder, SHAPE, lambda whole, _: whole, _named_by_parrots)[1]
    assert [(problem.field, problem.found) for problem in problems][2:] == [
        ("gives[2].word", '"P7"'),
        ("gives[3].word", '"P8"'),
        ("gives[4].word", '"P8"'),
    ]


def test_the_fingerprint_follows_the_content_and_not_the_layout(tmp_path: Path) -> None:
    """Comments and blank lines leave the fingerprint alone, another number changes it."""
    first = read_port(tmp_path, PORT).fingerprint
    assert read_port(tmp_path, "# a port\n\n" + PORT).fingerprint == first
    assert read_port(tmp_path, PORT.replace("cost = 2", "cost = 3")).fingerprint != first
    assert fingerprint({}) != first


def test_items_can_be_added_replaced_and_changed_in_part(tmp_path: Path) -> None:
    """Items laid over a pack replace those with the same id; a partial kind keeps the other fields."""
    raw = read_pack(pack_of(tmp_path, {"pack.toml": HEAD}), SHAPE).raw
    changes = {"port": [{"id": "P1", "cost": 9}, {"id": "P2", "cost": 1}], "pack": {"title": "New"}}
    replaced = overlaid(raw, changes, {})
    changed = overlaid(raw, changes, {}, frozenset({"port"}))
    assert replaced["port"] == [{"id": "P1", "cost": 9}, {"id": "P2", "cost": 1}]
    assert changed["port"][0] == {**raw["port"][0], "cost": 9}
    assert changed["pack"] == {"title": "New"}
    assert raw["port"][0]["cost"] == 2
    assert overlaid(raw, {"port": [{"id": []}, 3]}, {})["port"][1:] == [{"id": []}, 3]
