"""A pack of one's own works by the same form: a whole one, and one that changes what it says and keeps the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

from maracaibo_tui.cabinet.packs import load_box
from maracaibo_tui.commands.content import check
from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.games import title_of
from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.box.checks import pack_findings
from maracaibo_tui.games.pirates.box.components import Box
from maracaibo_tui.games.pirates.box.contents import box_of
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.rules.game import Pirates
from maracaibo_tui.games.pirates.state.position import Options
from maracaibo_tui.library.content import load_pack
from maracaibo_tui.library.problem import sentence
from maracaibo_tui.players import random
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


def test_an_own_pack_is_checked_and_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command finds nothing wrong with it, and a game on its own layout comes to its end."""
    (tmp_path / "pack.toml").write_text(HEAD + 'extends = "pirates"\n', encoding="utf-8")
    for name, text in CHANGES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert check(tmp_path) == 0
    assert capsys.readouterr().out.startswith("Mine 1.0.0 (pack mine, fingerprint ")
    playing = Pirates(Printed(load_box(title_of("pirates"), tmp_path)))
    for seed, options in enumerate((Options(layout="long_way"), Options(players=1, bot="jordan", layout="long_way"))):
        table = playing.table(playing.begin(options, seed), None)
        chance = from_seed(seed)
        while (question := playing.settle(table)) is not None:
            chance, answer = random.choose(question, chance)
            playing.answer(table, answer)
        assert table.state.phase == "over"


def test_the_command_tells_all_that_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line a problem, with file, piece and what may stand there; a number of 1 as its code."""
    (tmp_path / "pack.toml").write_text(HEAD + 'extends = "pirates"\n', encoding="utf-8")
    missions = '[[mission]]\nid = "Q15"\nconditions = [\n{ effect = "mission_rivers", count = 3, vp = 5 },\n'
    (tmp_path / "missions.toml").write_text(
        missions + '{ effect = "mission_rivers", count = 9, vp = 4 },\n]\n', encoding="utf-8"
    )
    (tmp_path / "numbers.toml").write_text("[setup]\nplayer_markers = 2\n", encoding="utf-8")
    assert check(tmp_path) == 1
    numbers, mission = f"{tmp_path}/numbers.toml: setup.", f"{tmp_path}/missions.toml: mission Q15: conditions[1]."
    allowed = "more than the residences in the grid, for the discount tile"
    assert capsys.readouterr().out.splitlines() == [
        f"{numbers}player_markers: found 2, allowed {allowed}",
        f"{mission}vp: found 4, allowed more than the 5 of the upper condition",
        f"{mission}count: found 9, allowed at most 4",
    ]
