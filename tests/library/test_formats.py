"""Saves of every format that there ever was can be loaded."""

from pathlib import Path

import pytest

from maracaibo_tui.cabinet.saved import open_saved
from maracaibo_tui.engine.record import resume
from maracaibo_tui.engine.record_file import FORMAT, read_header
from maracaibo_tui.play.sitting import old_game

SAVES = Path(__file__).with_name("saves")
QUESTIONS = {
    "two-in-a-combat": "DEC-44",
    "alone-against-jean": "DEC-16",
    "three-in-the-first-edition": "DEC-30",
    "four-in-an-interim-scoring": "DEC-61",
    "two-against-jacques": "DEC-50",
    "two-at-the-first-cards": "DEC-02",
}


def test_there_is_a_save_of_every_format() -> None:
    """A new format comes with saves that it wrote."""
    formats = {int(path.name.split("-")[1]) for path in SAVES.glob("format-*.json")}
    assert formats == set(range(1, FORMAT + 1))


@pytest.mark.parametrize("path", sorted(SAVES.glob("*.json")), ids=lambda path: path.stem)
def test_a_save_goes_on_at_its_question(path: Path, tmp_path: Path) -> None:
    """The position is what it was, the question is asked again, and the file is as it was until an answer is given."""
    data = path.read_bytes()
    _, _, name = path.stem.split("-", 2)
    opened = open_saved(path)
    match = resume(opened.game, opened.record)
    assert match.question is not None
    assert match.question.point == QUESTIONS[name]
    assert len(match.journal) == opened.record.header.answers
    copied = tmp_path / "sunday.json"
    copied.write_bytes(data)
    sitting = old_game(copied)
    assert copied.read_bytes() == data
    session = sitting.session
    session.pass_keyboard()
    assert session.question is not None
    assert session.answer(session.number, session.question.options[-1])
    assert read_header(copied.read_bytes()).answers > opened.record.header.answers
    assert f'"format": {FORMAT}'.encode() in copied.read_bytes()
    sitting.saving.release()
