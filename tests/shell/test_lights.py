"""What an option is about: what lights up beside the list, and whose pages open."""

import pytest

from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.games.maracaibo.advice import lights
from maracaibo_tui.tui.shell.kit import Moment
from tests.support.played import game
from tests.support.seated import names_at, session


@pytest.mark.parametrize(
    "option,about",
    [
        ("sail:8", ("place/8",)),
        ("ca:annex:8", ("place/8",)),
        ("ca:influence:2", ()),
        ("ca:influence:5", ()),
        ("ca:silver_fleet:10", ()),
        ("buy:A17", ("card/A17",)),
    ],
)
def test_an_option_is_about_what_it_names(option: str, about: tuple[str, ...]) -> None:
    """A place or a card; a combat value is no place, even where one has the same number."""
    played = session()
    question = Question(seat=1, point="DEC-44", options=(option,), rule="")
    moment = Moment(played.view(), 1, question, (Option(id=option, label="", rule=""),), 0, names_at(played))
    assert lights.concerned(game().printed, moment) == about
    assert lights.lit(game().printed, moment) == frozenset(about)
