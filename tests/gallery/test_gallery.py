"""The gallery shows the game as it is drawn now; look at a picture whenever it changes (`make gallery`)."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.architecture.tree import text
from tests.gallery.pictures import GALLERY, PICTURES, drawn, path_of
from tests.gallery.svg import Inked, svg


@pytest.mark.parametrize("name", PICTURES)
def test_the_gallery_is_what_is_drawn_now(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every picture is the one that hangs there."""
    file = path_of(name)
    assert file.exists(), "make gallery draws it"
    assert drawn(name, tmp_path, monkeypatch) == text(file), "make gallery draws it anew; look at it"


def test_nothing_else_hangs_there() -> None:
    """Pictures that are drawn no longer are taken down."""
    assert {path.stem for path in GALLERY.glob("*")} == {*PICTURES}


def test_every_cell_of_a_picture_has_its_place() -> None:
    """Grounds and blocks are rectangles, lines meet, and a text is as wide as its cells."""
    plain = Inked(" ", "#ffffff", "#000000", False, False)  # noqa: FBT003 - a cell
    row = [plain._replace(character=character) for character in "ab  <c "]
    chip = [plain._replace(character=character, ground="#ff0000", is_bold=True) for character in " 4 "]
    below = [plain._replace(character=character) for character in "▌▟─┐█▒    "]
    picture = svg([[*row, *chip], below])
    root = ET.fromstring(picture)  # noqa: S314 - our own
    found = {each.text: each.attrib for each in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {name: given["x"] for name, given in found.items()} == {"ab": "0", "<c": "40", "4": "80"}
    assert {name: given["textLength"] for name, given in found.items()} == {"ab": "20", "<c": "20", "4": "10"}
    boxes = [each.attrib for each in root.iter("{http://www.w3.org/2000/svg}rect")]
    assert {"x": "70", "y": "0", "width": "30", "height": "20", "fill": "#ff0000"} in boxes
    assert {"x": "0", "y": "20", "width": "5", "height": "20", "fill": "#ffffff"} in boxes
    covered = {(x, y) for box in boxes[1:] if box["fill"] == "#ffffff" for x, y in _units(box)}
    assert {(10, 30), (15, 20), (15, 35), (29, 30), (34, 30), (35, 38), (40, 20), (49, 39), (55, 30)} <= covered
    assert not {(10, 20), (14, 29), (35, 20), (38, 31), (6, 30), (62, 30)} & covered


def _units(box: dict[str, str]) -> set[tuple[int, int]]:
    x, y, width, height = (int(box[name]) for name in ("x", "y", "width", "height"))
    return {(across, down) for across in range(x, x + width) for down in range(y, y + height)}
