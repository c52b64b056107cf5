"""What options say where nothing is drawn: whom a fee goes to, where one stops, what is nothing now, and the odds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from types import SimpleNamespace
from typing import cast

import pytest

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Option
from maracaibo_tui.games import title_of
from maracaibo_tui.games.pirates.state.position import Options
from maracaibo_tui.games.pirates.words import english
from maracaibo_tui.tui.plain.questions import worded
from maracaibo_tui.tui.plain.words import Plain, in_lines
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.kit import Moment, kit_of
from tests.pirates.tables import game, positions

FOUGHT = Options(players=2, pirate_battle=True)
UNKNOWN = Options(players=2, unknown_improvements=True)
sight = title_of("pirates").sight


@cache
def asked(options: Options) -> tuple[tuple[Moment, Option], ...]:
    """Give every option of a game, each with its moment."""
    return tuple(_asked(options))


def _asked(options: Options) -> Iterator[tuple[Moment, Option]]:
    for seed in (5, 6):
        for match in positions(options, seed):
            question = match.question
            if question is not None and len(question.options) > 1:
                view = sight.view(match.state, question.seat)
                offered = english.describe(game().printed, view, question)
                for at, option in enumerate(offered):
                    yield Moment(view, question.seat, question, offered, at, {}), option


def _worded(option: Option) -> str:
    return worded(cast("Plain", SimpleNamespace(words=title_of("pirates").words())), option)


def _brings(moment: Moment) -> str:
    return kit_of(title_of("pirates"), game().printed).brings(moment)


def test_a_fee_is_said_once_and_to_whom() -> None:
    """A battle costs nothing by itself; how likely it is won is said behind it."""
    fights = [(moment, option) for moment, option in asked(FOUGHT) if "a battle with" in option.label]
    assert fights
    for moment, option in fights:
        assert re.search(r"(, fee \d+ doubloons? to|, no doubloon for the fee to) [AB]", option.label)
        assert "costs" not in _worded(option)
        assert re.fullmatch(r"battle won .+, nobody wins .+", _brings(moment))


def test_where_a_battle_is_fought_nothing_is_said_to_be_turned_up() -> None:
    """The card lies open: what comes of the voyage is how the battle may end."""
    kit = kit_of(title_of("pirates"), game().printed)
    fights = [moment for moment, option in asked(FOUGHT) if "a battle with" in option.label]
    for moment in fights:
        told = plain(kit.gains(moment._replace(after=moment.view, turned_up=True), 70))
        assert "turned up" not in told
        assert "battle: won" in told


def test_whoever_may_stop_is_told_where_and_at_what() -> None:
    """Step by step cards are turned up: stopping names what lies there."""
    stops = [option.label for _, option in asked(UNKNOWN) if option.id == "stop"]
    assert stops
    assert all(re.match(r"Stop at \w", label) for label in stops)
    assert any(re.search(r"crew|equipment|ship|residence", label) for label in stops)


def test_throwing_again_says_how_likely_that_is_better() -> None:
    """A die that was thrown says its swords itself."""
    again = [_brings(moment) for moment, option in asked(FOUGHT) if option.id == "reroll"]
    assert again
    assert all(re.fullmatch(r"more than \d+ swords .+", each) for each in again)
    assert not any(_brings(moment) for moment, option in asked(FOUGHT) if taken_apart(option.id).word == "die")


def test_a_tile_that_counts_what_one_has_none_of_brings_nothing_now() -> None:
    """It is printed as if it did."""
    used = [option for _, option in asked(FOUGHT) if taken_apart(option.id).word == "activate"]
    nothing = [option for option in used if "nothing now" in option.label]
    assert nothing
    assert not any(option.change for option in nothing)
    assert all(option.change or " per " not in option.label for option in used if option not in nothing)


@pytest.mark.parametrize(
    "drawn, said",
    [
        ("doubloons 10 -> 15 · at the end +1 VP", "doubloons 10 to 15 · at the end +1 VP"),
        ("pearl island 2 -> 3, 3 -> 4 VP each", "pearl island 2 to 3, 3 to 4 VP each"),
        ("2 corn -> 2 doubloons", "2 corn for 2 doubloons"),
    ],
)
def test_a_number_that_becomes_another_is_no_exchange(drawn: str, said: str) -> None:
    """An arrow is spoken by what it means."""
    assert in_lines(title_of("pirates").words(), drawn) == [said]
