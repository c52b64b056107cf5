"""What people and bots are called where nobody said it: a guest as the key says, a bot so that it is seen to be one."""

from __future__ import annotations

import pytest

from maracaibo_tui.cabinet.wishes import NewGame
from maracaibo_tui.games import title_of
from maracaibo_tui.library.paths import GUEST
from maracaibo_tui.play.granting import alone, planned
from maracaibo_tui.play.plan import Plan, tidied, usual_names
from maracaibo_tui.play.seats import LONGEST_NAME, Seat, named, own_name, read, told, written
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.strengths import BOTS, WORDS, bot_meant, word_for
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.pages.new_game import NewGamePage

TITLE = title_of("maracaibo")


def test_a_guest_is_called_as_the_key_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever logs in by key sits down under that name, alone and with others, and no bot takes it."""
    monkeypatch.setenv(GUEST, "carla")
    assert usual_names(TITLE) == ("Carla", "Ada", "Ben", "Diego")
    assert planned(TITLE, NewGame(solo=1), Plan()).seats == (Seat("Carla"),)
    assert planned(TITLE, NewGame(), Plan()).seats == (Seat("Carla"), Seat("Bot Ada", "greedy"))
    assert alone(TITLE, Plan()).seats == (Seat("Carla"),)
    assert SetUp(TITLE).name_for(0) == "Carla"
    before = Plan(seats=(Seat("Charlie"),))
    assert planned(TITLE, NewGame(solo=1), before).seats == before.seats


@pytest.mark.parametrize("value", ["", "1"])
def test_who_is_no_guest_has_the_usual_names(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So has a guest whom an earlier launcher does not name."""
    monkeypatch.setenv(GUEST, value)
    assert usual_names(TITLE) == tuple(TITLE.options.NAMES)


def test_a_bot_is_seen_to_be_one() -> None:
    """By its name, which says so once, however often it is read and written; a person's name stays."""
    bot = named(Seat("Ben", "greedy"))
    assert bot == named(bot) == read(written(bot)) == read("Ben (greedy)") == Seat("Bot Ben", "greedy")
    assert own_name(bot) == "Ben"
    assert named(Seat("Ben")) == read("Ben") == Seat("Ben")
    assert own_name(Seat("Bot Ben")) == "Bot Ben"
    assert told("Bot Ben (busy)") == "Bot Ben (weak)"
    assert told("Bot Ben (greedy)") == "Bot Ben (usual)"
    assert told("Ben (wise)") == "Bot Ben (wise)"
    assert len(named(Seat("B" * LONGEST_NAME, "busy")).name) == LONGEST_NAME


def test_a_bot_may_be_called_like_a_person() -> None:
    """They are told apart, so both can sit at one table; two bots of one name cannot."""
    setup = SetUp(TITLE)
    assert setup.refusal(Plan(seats=(Seat("Ben"), Seat("Ben", "busy")))) == ""
    assert "called Bot Ben" in setup.refusal(Plan(seats=(Seat("Ada"), Seat("Ben", "busy"), Seat("Bot Ben", "busy"))))


def test_bots_have_one_set_of_words() -> None:
    """Each is known by the word that everybody reads, and by the one that files have."""
    assert [bot_meant(word) for word in WORDS.values()] == [bot_meant(bot) for bot in WORDS] == [*WORDS]
    assert bot_meant("wise") == ""
    assert [*WORDS.values()] == ["beginner", "usual", "strong", "master"]
    assert [value.label for value in BOTS] == [f"{word_for(value.id)} bot" for value in BOTS]


def test_the_form_names_a_bot_while_one_is_chosen() -> None:
    """A seat that becomes a bot's is called so at once, and the name comes back with the person."""
    page = NewGamePage(SetUp(TITLE), Plan(seats=(Seat("Ada"), Seat("Ben"))), lambda _plan: "")

    def row() -> str:
        return next(" ".join(plain(each).split()) for each in page.draw(80, 24) if "Captain 2" in plain(each))

    page.press("down", "")
    assert "Ben_ ‹ person" in row()
    page.press("right", "")
    assert "Bot Ben_ ‹ beginner ›" in row()
    for letter in "Jo e":
        page.press("", letter)
    assert "Bot Jo e_" in row()
    assert tidied(page.wanted()).seats[1] == Seat("Bot Jo e", "mild", 2)
    page.press("left", "")
    assert "Jo e_ ‹ person" in row()
    assert page.wanted().seats[1].name == "Jo e"
