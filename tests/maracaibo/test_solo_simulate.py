"""`maracaibo simulate` against Jean and Jacques reports level by level."""

import pytest

from maracaibo_tui.commands.simulate import run
from maracaibo_tui.commands.simulate_levels import Level, by_level
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.state.position import Options, State
from tests.support.played import finished
from tests.support.simulated import report


def test_a_level_says_how_the_person_did(capsys: pytest.CaptureFixture[str]) -> None:
    """Games, wins, rate, points of both and the lead stand in the report of a level."""
    levels = report(capsys, games=4, solo="3")["levels"]
    assert set(levels) == {"3"}
    level = levels["3"]
    assert set(level) == {"opponent", "games", "wins", "win_rate", "scores", "lead"}
    assert (level["opponent"], level["games"]) == ("jean", 4)
    assert level["win_rate"] == level["wins"] / 4
    assert set(level["scores"]) == {"1", "jean"}
    means = {seat: points["mean"] for seat, points in level["scores"].items()}
    assert level["lead"]["mean"] == pytest.approx(means["1"] - means["jean"], abs=0.02)


def test_several_levels_are_played_in_one_go(capsys: pytest.CaptureFixture[str]) -> None:
    """With 1..5 so many games are played against each level, all with the same seeds and checked."""
    found = report(capsys, games=2, solo="1..5", check=True)
    assert list(found["levels"]) == ["1", "2", "3", "4", "5"]
    assert found["games"] == 10
    assert found["violations"] == []
    assert all(level["games"] == 2 for level in found["levels"].values())


@pytest.mark.parametrize("seats", ["random", "busy,random", "random,random,random", "random,random,busy,random"])
def test_jacques_plays_against_one_to_four(capsys: pytest.CaptureFixture[str], seats: str) -> None:
    """With --bot jacques every number of people can play, and every level."""
    found = report(capsys, games=1, bot="jacques", bot_level="1..4", seats=seats, check=True)
    assert list(found["levels"]) == ["1", "2", "3", "4"]
    assert found["violations"] == []
    people = {str(seat) for seat in range(1, seats.count(",") + 2)}
    assert all(set(level["scores"]) == {*people, "jacques"} for level in found["levels"].values())


def test_both_ways_to_call_jean_are_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    """A level of --solo is --bot jean with this --bot-level."""
    alone = report(capsys, games=2, solo=4)
    assert report(capsys, games=2, bot="jean", bot_level=4)["digest"] == alone["digest"]
    assert report(capsys, games=2, solo=5)["digest"] != alone["digest"]


def test_without_an_automa_there_are_no_levels(capsys: pytest.CaptureFixture[str]) -> None:
    """A report on games among people says nothing about levels."""
    assert report(capsys, games=1)["levels"] == {}


def test_a_level_reads_as_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    """The plain report has a line for every level."""
    assert run(games=1, solo="1..2") == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("level ")]
    assert [line.split(":")[0] for line in lines] == ["level 1 of jean", "level 2 of jean"]
    assert all("won " in line and "points ahead" in line for line in lines)


@pytest.mark.parametrize("seats, wins", [("greedy", {"1": 1, "jean": 0}), ("random", {"1": 0, "jean": 1})])
def test_whoever_never_won_is_in_the_report_as_well(
    capsys: pytest.CaptureFixture[str], seats: str, wins: dict[str, int]
) -> None:
    """Wins are counted for every seat and for Jean, also where there are none."""
    assert report(capsys, games=1, solo="1", seats=seats, seed=3)["scores"]["wins"] == wins
    assert run(games=1, solo="1", seats=seats, seed=3) == 0
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith("seat ")]
    assert [line.partition(":")[0] for line in told] == [f"seat {seat}" for seat in wins]
    assert [line.rpartition(" ")[2] for line in told] == [str(won) for won in wins.values()]


def _level(state: State) -> Level:
    return by_level(title_of("maracaibo").sight, state.options.bot, {1: [state]})["1"]


def test_a_win_is_counted_as_the_rules_say() -> None:
    """A tie is Jean's; with Jacques the first place can be shared, and that is a win."""
    state = finished(Options(players=1, bot="jean", bot_level=1), 1).state
    state.winners = ("jean",)
    assert _level(state).win_rate == 0
    state.winners = (1,)
    assert _level(state).wins == 1
    state = finished(Options(players=2, bot="jacques", bot_level=1), 1).state
    state.winners = (2, "jacques")
    assert _level(state).wins == 1


def test_an_unknown_bot_is_named_before_anything_else(capsys: pytest.CaptureFixture[str]) -> None:
    """Who types one wrong name hears of it, not that somebody is missing to play against."""
    assert run(seats="nosuch") == 2
    assert capsys.readouterr().err.startswith("--seats: found 'nosuch', allowed are beginner, usual, strong, master")
