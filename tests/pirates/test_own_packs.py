"""A pack of one's own works by the same form: a whole one, and one that changes what it says and keeps the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.box.checks import pack_findings
from maracaibo_tui.games.pirates.box.components import Box
from maracaibo_tui.games.pirates.box.contents import box_of
from maracaibo_tui.library.content import load_pack
from maracaibo_tui.library.problem import sentence
from tests.pirates.broken_packs import FOLDER, SHAPE, box_with

HEAD = 'id = "mine"\ngame = "pirates"\ntitle = "Mine"\nversion = "1.0.0"\nschema = 1\n'
CHANGES = {
    "improvements.toml": """
[[improvement]]
id = "P238"
name = "Broad Pennant"
level = 2
kind = "ship"
cost = 9
vp = 11
immediate = [{ effect = "marker_any" }, { effect = "doubloons", amount = 3 }]
""",
    "locations.toml": """
[[location]]
id = "tobago"
actions = [[{ effect = "explore", steps = 4 }]]
""",
    "layouts.toml": """
[[layout]]
id = "long_way"
title = "The Long Way"
rows = [".CCCCCCC.", "CCGCCPCCC", "CCCCCCCCC", "..CCECC.."]
""",
}


def _loaded(folder: Path, head: str, **files: str) -> tuple[Box | None, list[str]]:
    (folder / "pack.toml").write_text(head, encoding="utf-8")
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    box, problems = load_pack(folder, SHAPE, box_of, pack_findings)
    return box, [sentence(each) for each in problems]


def test_a_copy_of_the_whole_pack_is_a_pack(tmp_path: Path) -> None:
    """With another head it holds the same pieces under another name."""
    for path in FOLDER.glob("*.toml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    box, problems = _loaded(tmp_path, HEAD)
    assert box is not None, problems
    assert box.pack.title == "Mine"
    assert box.improvements == box_with().improvements


def test_a_pack_changes_what_it_says(tmp_path: Path) -> None:
    """A card is replaced, a layout added, of a location only the actions differ; all else is as it was."""
    files = {name.removesuffix(".toml"): text for name, text in CHANGES.items()}
    own, problems = _loaded(tmp_path, HEAD + 'extends = "pirates"\n', **files)
    assert own is not None, problems
    usual = box_with()
    assert {card for card in own.improvements if own.improvements[card] != usual.improvements[card]} == {"P238"}
    assert own.locations["tobago"].actions == ((v.Explore(4),),)
    assert (own.locations["tobago"].name, own.locations["tobago"].ruby) == ("Tobago", True)
    assert set(own.layouts) - set(usual.layouts) == {"long_way"}
    assert own.numbers == usual.numbers
    assert own.spaces == usual.spaces


@pytest.mark.parametrize(
    "file,text,told",
    [
        ("missions", '[[mission]]\nid = "Q01"\nconditions = []\n', "conditions"),
        ("residences", '[[residence]]\nid = "castle"\nname = "Castle"\ncost = -1\n', "cost"),
        ("figureheads", '[[figurehead]]\nid = "A"\nname = "A"\npermanent = [{ effect = "fly" }]\n', '"fly"'),
        ("ship", '[[upgrade]]\nid = "mast"\nname = "Mast"\ngroup = 5\n', "group"),
        ("solo", '[[solo_card]]\nid = "A1"\nactions = [{ action = "dig" }]\n', '"dig"'),
        ("locations", '[[location]]\nid = "aruba"\nactions = [[{ effect = "treasure_any" }]]\n', "treasure_any"),
        ("numbers", "[turn]\nmovement = 0\n", "turn.movement"),
        ("numbers", "[turn]\nspeed = 4\n", "turn.speed"),
    ],
)
def test_what_does_not_fit_is_told(tmp_path: Path, file: str, text: str, told: str) -> None:
    """One sentence names the file, the piece and what may stand there."""
    box, problems = _loaded(tmp_path, HEAD + 'extends = "pirates"\n', **{file: text})
    assert box is None
    assert all(f"{file}.toml" in each for each in problems)
    assert any(told in each for each in problems), problems
