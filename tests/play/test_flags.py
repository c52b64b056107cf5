"""Every choice before a game is an option of the shell, by its name with dashes; no shared room lists any of them."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from maracaibo_tui.cabinet.wishes import NAMES, NewGame
from maracaibo_tui.engine.choices import OF_THE_HOUSE, Choice, Value
from maracaibo_tui.engine.title import Title
from maracaibo_tui.games import title_of
from maracaibo_tui.play.flags import Flag, FlagError, apart, chosen_by, flags_of
from maracaibo_tui.play.granting import planned
from maracaibo_tui.play.plan import Plan
from tests.support.any_table import GAMES, let_the_toy_in, rules_of
from tests.support.toy.title import TITLE as TOY

MARACAIBO = title_of("maracaibo")


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy in."""
    let_the_toy_in(monkeypatch)


def chosen(title: Title, given: Mapping[str, str]) -> dict[str, str]:
    """Read options of a call."""
    return chosen_by(title, given, NAMES, lambda: rules_of(title.id).printed)


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_an_option_of_its_own(game: str) -> None:
    """None is left out, none is called like another or like an option of `play`, and each says what it does."""
    title = title_of(game)
    choices = {choice.id for choice in title.options.choices(rules_of(game).printed, {})} - OF_THE_HOUSE
    flags = [flag for flag in flags_of(title) if not flag.members]
    names = [name for flag in flags for name in flag.names]
    assert {flag.choice.id for flag in flags} == choices
    assert len(set(names) - set(NAMES)) == len(names)
    assert all(flag.says.endswith(".") and "_" not in name for flag in flags for name in flag.names)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_can_be_chosen(game: str) -> None:
    """By its id behind the option, or by the option alone and with `no-` before it where it is true or false."""
    for choice in title_of(game).options.choices(rules_of(game).printed, {}):
        for value in choice.values if choice.id not in OF_THE_HOUSE else ():
            given = {choice.option: value.id}
            if choice.switched_on:
                given = {choice.option if value.id == choice.switched_on else f"no-{choice.option}": ""}
            assert chosen(title_of(game), given) == {choice.id: value.id}


@pytest.mark.parametrize(
    "title,given,options",
    [
        (MARACAIBO, {"story": "77", "edition": "first"}, {"story_card": 77, "edition": "first"}),
        (MARACAIBO, {"story-card": "76"}, {"story_card": 76}),
        (MARACAIBO, {"prestige-all-faceup": ""}, {"prestige_all_faceup": True}),
        (MARACAIBO, {"no-prestige-all-faceup": ""}, {"prestige_all_faceup": False}),
        (MARACAIBO, {"assistant-vp-round-four": "true"}, {"assistant_vp_round_four": True}),
        (TOY, {"turns": "5", "no-wishes": ""}, {"turns": 5, "wishes": False}),
        (TOY, {"wishes": "no"}, {"wishes": False}),
        (TOY, {"no-wishes": "no"}, {"wishes": True}),
    ],
)
def test_options_reach_the_rules(title: Title, given: dict[str, str], options: dict[str, object]) -> None:
    """What the shell says becomes what the game is played with."""
    plan = planned(title, NewGame(players="Ada,Ben", options=given), Plan())
    found = title.options.options_of(plan.chosen, 2)
    assert {name: getattr(found, name) for name in options} == options


@pytest.mark.parametrize(
    "title,given,said",
    [
        (TOY, {"story": "75"}, "--story is an option of Maracaibo, not of Divers: --game maracaibo names that game."),
        (
            MARACAIBO,
            {"no-wishes": ""},
            "--no-wishes is an option of Divers, not of Maracaibo: --game toy names that game.",
        ),
        (MARACAIBO, {"editoin": "first"}, "There is no option --editoin; the nearest is --edition."),
        (MARACAIBO, {"sede": "3"}, "There is no option --sede; the nearest is --seed."),
        (TOY, {"xyzzy": ""}, "There is no option --xyzzy in Divers."),
        (MARACAIBO, {"no-edition": ""}, "There is no option --no-edition; the nearest is --edition."),
        (MARACAIBO, {"edition": "third"}, '--edition: found "third", allowed one of second, first'),
        (MARACAIBO, {"edition": ""}, "--edition: found nothing, allowed one of second, first"),
        (MARACAIBO, {"story": "3"}, '--story: found "3", allowed one of 75, 76, 77'),
        (TOY, {"wishes": "many"}, '--wishes: found "many", allowed nothing behind it, or yes or no'),
        (TOY, {"\x1b[31m": ""}, "There is no option --\\x1b[31m in Divers."),
    ],
)
def test_what_cannot_be_is_one_sentence(title: Title, given: dict[str, str], said: str) -> None:
    """An option of another game is named as such, one of nobody with the nearest, a value with those there are."""
    with pytest.raises(FlagError) as refused:
        chosen(title, given)
    assert str(refused.value) == said


def test_words_are_taken_apart_without_knowing_any_game() -> None:
    """What follows an option and is none belongs to it; a word more belongs to nobody."""
    given, rest = apart(["--story", "75", "--no-wishes", "--edition=first", "more", "--seed", "1", "2"])
    assert given == {"story": "75", "no-wishes": "", "edition": "first", "seed": "1"}
    assert rest == ["more", "2"]


def test_a_choice_says_itself_how_it_is_written() -> None:
    """Its id with dashes; values that are known stand behind it, and without any the word for it does."""
    values = (Value("left", "left"), Value("right", "right"))
    assert Choice("npc_control", "Ships of nobody", values).option == "npc-control"
    assert Flag(("x",), Choice("x", "Way", values)).metavar == "left|right"
    assert Flag(("x",), Choice("x", "Sea chart", (Value("", "unknown"),))).metavar == "SEA-CHART"
    assert Flag(("x",), Choice("x", "Way", values, on="right")).metavar == ""
    assert Flag(("x",), Choice("x", "Way", values)).says == "Way; usually left."


def test_choices_of_a_kind_are_switched_on_by_one_option() -> None:
    """With their ids behind it, with dashes or not, or with `all`; what is none of them is refused by name."""
    assert chosen(TOY, {"extras": "pranks"}) == {"pranks": "yes"}
    assert chosen(TOY, {"extras": "all", "no-wishes": ""}) == {"wishes": "no", "pranks": "yes"}
    (flag,) = [flag for flag in flags_of(TOY) if flag.members]
    assert (flag.metavar, flag.negative) == ("wishes,pranks,...|all", ())
    assert "wishes, pranks" in flag.says
    for value in ("prank", "wishes,", ""):
        with pytest.raises(FlagError, match=r"--extras: .*allowed"):
            chosen(TOY, {"extras": value})
