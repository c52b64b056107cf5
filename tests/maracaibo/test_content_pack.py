"""The pack that comes with the game is sound and complete."""

from __future__ import annotations

from pathlib import Path

import pytest

from maracaibo_tui.games.maracaibo.box.checks import pack_findings
from maracaibo_tui.games.maracaibo.box.components import Box
from maracaibo_tui.games.maracaibo.box.contents import FILES, UNIQUE, Contents, box_of
from maracaibo_tui.library.content import PackShape, load_pack, located, read_pack
from maracaibo_tui.library.paths import content_folder
from maracaibo_tui.library.problem import sentence, sentences

SHAPE = PackShape(FILES, Contents, UNIQUE)
FOLDER = content_folder() / "maracaibo"


@pytest.fixture(scope="module")
def box() -> Box:
    """The box of the pack that comes with the game."""
    loaded, problems = load_pack(FOLDER, SHAPE, box_of, pack_findings)
    assert loaded is not None, sentences(problems)
    return loaded


def test_the_pack_has_no_problems(box: Box) -> None:
    """The pack loads, and no rule across its items is broken."""
    assert box.pack.id == "maracaibo"
    assert len(box.fingerprint) == 16


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("*.toml") if path.name != "campaign.toml"))
def test_each_file_is_needed(tmp_path: Path, name: str) -> None:
    """Without one of its files the pack does not load."""
    for path in FOLDER.glob("*.toml"):
        if path.name != name:
            (tmp_path / path.name).write_bytes(path.read_bytes())
    pack = read_pack(tmp_path, SHAPE)
    problems = pack.problems if pack.contents is None else located(pack, pack_findings(box_of(pack.contents)))
    said = [sentence(problem) for problem in problems]
    assert any(name in line or "pack.toml: counts.cards_" in line for line in said), said
