"""What the page for a new game says of what is chosen on it: every row explains itself, bots by how they play."""

from pathlib import Path

import pytest

from maracaibo_tui.engine.choices import Value
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.strengths import BOTS, word_for
from maracaibo_tui.players import known
from maracaibo_tui.tui.screen.lines import Lines, plain
from maracaibo_tui.tui.screen.surface import BAND
from maracaibo_tui.tui.shell.pages.form import fields
from maracaibo_tui.tui.shell.pages.new_game import NewGamePage
from tests.support.played import TITLE

JEAN = {"opponent": "jean"}
MOST_VALUES = 6
"""More than any row has."""


def page(plan: Plan) -> NewGamePage:
    """Open the page for a new game."""
    return NewGamePage(SetUp(TITLE), plan, lambda _plan: "")


def text(lines: Lines) -> str:
    """Give lines as text, with single blanks."""
    return " ".join(" ".join(plain(each).split()) for each in lines)


def test_every_bot_there_is_can_be_chosen() -> None:
    """None is left out, and each has a word for its strength and a sentence about how it plays."""
    assert {value.id for value in BOTS} <= set(known.names())
    assert len({value.label for value in BOTS}) == len({value.says for value in BOTS}) == len(BOTS)
    assert not [value for value in BOTS if value.id in value.label or not value.says.endswith(".")]


@pytest.mark.parametrize("value", BOTS, ids=lambda value: value.id)
def test_a_bot_is_told_by_its_strength_and_how_it_plays(value: Value) -> None:
    """The row names the strength, the line below says how it plays; the plan keeps the name known to files."""
    edited = page(Plan(seats=(Seat("Ada"), Seat("Rob", value.id))))
    edited.press("down", "")
    drawn = text(edited.draw(80, 24))
    assert f"‹ {word_for(value.id)} ›" in drawn
    assert value.says in drawn
    assert edited.wanted().seats[1].bot == value.id


@pytest.mark.parametrize("chosen", [{}, JEAN], ids=["usual", "Jean"])
def test_every_row_says_what_it_is_about(chosen: dict[str, str]) -> None:
    """No explanation is empty or cut off, not even on the smallest screen, whatever is chosen in its row."""
    edited = page(Plan(seats=(Seat("Ada"), Seat("Rob", "busy")), chosen=chosen))
    for number in range(len(fields(edited._rows()))):  # noqa: SLF001 - the page draws one of the sentences at a time
        edited.at = number
        for _ in range(MOST_VALUES):
            row = fields(edited._rows())[number]  # noqa: SLF001 - likewise
            drawn = text(edited.draw(60, 18))
            assert row.says, row
            assert row.says in drawn
            assert f" {row.label} " in drawn
            edited.press("right", "")


def test_a_content_pack_is_explained() -> None:
    """Its row says what a pack is and which one is chosen."""
    setup = SetUp(TITLE)

    def says(pack: str) -> str:
        plan = Plan(seats=(Seat("Ada"), Seat("Ben")), chosen={"pack": pack})
        return next(choice.says for choice in setup.choices(plan) if choice.id == "pack")

    assert says("maracaibo") == "What is printed: Maracaibo, version 1.0.0."
    assert "a few cards of our own" in says("example")


def test_a_content_pack_that_cannot_be_used_is_explained_as_well(tmp_path: Path) -> None:
    """What is wrong with it stands at the foot of the page; the row says that it cannot be used."""
    edited = page(Plan(seats=(Seat("Ada"), Seat("Ben")), chosen={"pack": str(tmp_path / "nowhere")}))
    edited.at = next(at for at, row in enumerate(fields(edited._rows())) if row.id == "choice/pack")  # noqa: SLF001 - as above
    drawn = text(edited.draw(80, 24))
    assert "this one cannot be used" in drawn
    assert "nowhere" in edited.refusal


def test_a_bot_of_another_version_is_named() -> None:
    """A remembered bot that this program does not have is called as the file calls it."""
    edited = page(Plan(seats=(Seat("Ada"), Seat("Rob", "wise"))))
    assert "wise" in text(edited.draw(80, 24))


def test_the_key_that_starts_stands_on_a_chip_with_blanks() -> None:
    """Its name has a blank on both sides, as that of every chip has."""
    rows = page(Plan(seats=(Seat("Ada"), Seat("Ben")))).draw(80, 24)
    (chip,) = [span.text for row in rows if " starts the game." in plain(row) for span in row if span.style == BAND]
    assert chip == " Enter "
