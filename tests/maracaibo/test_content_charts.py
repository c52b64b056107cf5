"""Coasts and places on them are content: what cannot be drawn is refused in a sentence; a pack may bring its own."""

from pathlib import Path

import pytest

from maracaibo_tui.cabinet.packs import PackError, load_box
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.box.components import CHARTS, charted
from tests.support.played import game

HEAD = 'id = "own"\ngame = "maracaibo"\ntitle = "Own"\nversion = "1"\nschema = 1\nextends = "maracaibo"\n'
PLACE = '[[location]]\nid = "8"\nmap80 = {{ at = [{at}], side = "l", room = {room}, turns = {{ {turns} }} }}\n'


def _pack(folder: Path) -> Path:
    (folder / "pack.toml").write_text(HEAD, encoding="utf-8")
    return folder


def _refused(folder: Path) -> str:
    with pytest.raises(PackError) as refused:
        load_box(title_of("maracaibo"), folder)
    return str(refused.value).replace(f"{folder}/", "")


def _mask(rows: int = 24, letters: int = 160, **changed: str) -> str:
    lines = ["." * letters] * rows
    for number, row in changed.items():
        lines[int(number.removeprefix("row")) - 1] = row
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    "mask, said",
    [
        ("", "map-80.txt: found nothing, allowed rows of the letters . ~ # ^"),
        (_mask(rows=25), "map-80.txt: found 25 rows, allowed an even number of rows, two a cell"),
        (_mask(letters=161), "map-80.txt: row 1: found 161 letters, allowed an even number of letters, two a cell"),
        (_mask(row5="." * 158), "map-80.txt: row 5: found 158 letters, allowed 160 letters, as in row 1"),
        (_mask(row2="..x" + "." * 157), 'map-80.txt: row 2: found "x" as letter 3, allowed one of . ~ # ^'),
        (_mask().replace("\n", "\r\n", 1).replace("\r\n", " \n"), "row 1: found 161 letters"),
        ("\u202e" + _mask()[1:], "map-80.txt: rows[0]: found "),
        (b"\xff\xff\n", "map-80.txt: line 1: found the byte 0xff, allowed text in UTF-8"),
    ],
)
def test_a_mask_that_cannot_be_drawn_is_refused(tmp_path: Path, mask: str | bytes, said: str) -> None:
    """Rows of another length, half a cell, other letters, no text: each in a sentence that names file and row."""
    (tmp_path / "map-80.txt").write_bytes(mask.encode() if isinstance(mask, str) else mask)
    assert said in _refused(_pack(tmp_path))


@pytest.mark.parametrize(
    "at, room, turns, said",
    [
        ("80, 3", 40, "", "location 8: map80.at: found column 80, row 3, allowed a cell of its mask: columns 0 to 79"),
        ("7, 12", 40, "", "location 8: map80.at: found column 7, row 12, allowed a cell of its mask"),
        ("7, 3", 40, "9 = [[9, 30]]", "location 8: map80.turns.9: found column 9, row 30"),
        ("7, 3", 40, "99 = []", 'location 8: map80.turns: found "99", allowed the id of a location'),
        ("7, 3", 8, "", "location 8: map80.room: found 8, allowed at least 14 for number and name"),
    ],
)
def test_a_place_outside_its_mask_is_refused(tmp_path: Path, at: str, room: int, turns: str, said: str) -> None:
    """Chip and turns have to be cells of the mask; a turn leads to a place there is, and the name has room."""
    (tmp_path / "board.toml").write_text(PLACE.format(at=at, room=room, turns=turns), encoding="utf-8")
    assert said in _refused(_pack(tmp_path))


def test_a_pack_may_bring_a_coast_of_its_own(tmp_path: Path) -> None:
    """A mask takes the place of the one below; the others stay, and a text of another name is nobody's business."""
    (tmp_path / "map-80.txt").write_text(_mask(row1="~" * 160), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("what I want to draw", encoding="utf-8")
    box = load_box(title_of("maracaibo"), _pack(tmp_path))
    usual = game().printed.box
    assert box.charts["map80"].rows == ("~" * 160, *["." * 160] * 23)
    assert box.charts["map120"] == usual.charts["map120"]


def test_every_place_of_the_usual_pack_stands_on_every_chart() -> None:
    """No two chips share a cell."""
    places = game().printed.locations.values()
    for chart in CHARTS:
        spots = [found.at for place in places if (found := charted(place, chart)) is not None]
        assert len(set(spots)) == len(spots) == len(places)
