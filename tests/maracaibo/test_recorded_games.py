"""Whole games that were played once come to the same end, answer by answer."""

from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from maracaibo_tui.games.maracaibo.state.position import Options
from tests.architecture.rule_ids import rulebook
from tests.maracaibo.to_show import NOT_ASKED, to_show
from tests.maracaibo.ways_to_end import NOT_IN_A_GAME, WAYS
from tests.support import recording
from tests.support.recorded import (
    COMMAND,
    Record,
    Recorded,
    checked,
    differences,
    explained,
    folder,
    main,
    read_game,
    replayed,
)

GAMES = folder("maracaibo")
FILES = sorted(GAMES.glob("*.toml"))
SMALL = "jean-2.toml"
ANEW = COMMAND.format(game="maracaibo", file=SMALL)


@cache
def again(path: Path) -> tuple[Recorded, Record]:
    """Play a recorded game again, once for all tests."""
    recorded = read_game(path)
    return recorded, replayed(recorded)


def options() -> list[Options]:
    """Give the options of all recorded games."""
    return [read_game(path).options for path in FILES]


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_recorded_game_ends_as_recorded(path: Path) -> None:
    """Every answer is offered, every invariant holds, and rounds, scores, winners and last position are as recorded."""
    try:
        found = list(differences(*again(path)))
    except ValueError as error:
        found = [str(error)]
    assert explained(found, read_game(path), path) == []


def test_every_number_of_people_plays_both_editions() -> None:
    """Two, three and four people play the second edition and the first, ten games and more in all."""
    without = [chosen for chosen in options() if chosen.bot == "none"]
    assert len(without) >= 10
    assert {(chosen.players, chosen.edition) for chosen in without} == {
        (players, edition) for players in (2, 3, 4) for edition in ("first", "second")
    }


def test_every_opponent_and_story_card_is_there() -> None:
    """Jean plays at every level, Jacques against one and several, and all story cards of a single game are used."""
    assert {chosen.bot_level for chosen in options() if chosen.bot == "jean"} == {1, 2, 3, 4, 5}
    assert len({chosen.players for chosen in options() if chosen.bot == "jacques"}) >= 2
    assert {chosen.story_card for chosen in options()} == {75, 76, 77}


def test_ways_to_end_name_rules() -> None:
    """The rules that make a way to end stand in the rulebook."""
    assert {rule for rules in WAYS.values() for rule in rules} <= rulebook()


def test_everything_occurs() -> None:
    """Every way to end, every decision point and every printed effect of a single game occurs in a recorded game."""
    missing = to_show(options()) - {what for path in FILES for what in again(path)[1].shown}
    assert not missing, f"no game shows {', '.join(sorted(missing))}: {COMMAND.format(game='maracaibo', file='')}"


def test_nothing_occurs_that_cannot() -> None:
    """What is listed as impossible in a game does not occur, and no round or game ends in a way that is not listed."""
    seen = {way for path in FILES for way in again(path)[1].seen.ways}
    assert seen <= set(WAYS) - set(NOT_IN_A_GAME)
    assert not {point for path in FILES for point in again(path)[1].seen.points} & set(NOT_ASKED)


def test_a_wrong_result_is_noticed_and_says_how_to_write_it_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A point more in the file, or an answer that is not offered, is told with the command that writes the file."""
    recorded = read_game(GAMES / SMALL)
    score = {**recorded.ending.score, "1": {**recorded.ending.score["1"], "cards": 99}}
    wrong = replace(recorded, ending=replace(recorded.ending, score=score))
    monkeypatch.setattr("tests.support.recorded.read_game", lambda _path: wrong)
    found = checked(GAMES / SMALL)
    assert "score of 1" in found[0]
    assert ANEW in found[-1]
    nonsense = replace(recorded, log=recorded.log.replace("sail:", "sail:havana", 1))
    monkeypatch.setattr("tests.support.recorded.read_game", lambda _path: nonsense)
    found = checked(GAMES / SMALL)
    assert "R1 T1 · 1: the record has 'sail:havana" in found[0]
    assert ANEW in found[-1]


def test_a_game_that_shows_less_than_it_should_is_noticed() -> None:
    """What a file is there to show has to occur."""
    recorded = replace(read_game(GAMES / SMALL), shows=("three share the victory",))
    assert list(differences(recorded, again(GAMES / SMALL)[1])) == ["it does not show three share the victory"]


def test_writing_anew_what_has_not_changed_changes_nothing(tmp_path: Path) -> None:
    """A file that is as the rules have it stays the same, letter by letter."""
    copy = tmp_path / SMALL
    copy.write_text((GAMES / SMALL).read_text(encoding="utf-8"), encoding="utf-8")
    recording.rewrite(copy)
    assert copy.read_text(encoding="utf-8") == (GAMES / SMALL).read_text(encoding="utf-8")


def test_a_game_that_cannot_be_played_any_more_is_replaced(tmp_path: Path) -> None:
    """Where an answer is not offered any more, another game of the same bots is found that shows what it should."""
    recorded = read_game(GAMES / "three-players-open-buildings.toml")
    broken = replace(recorded, seed=1, log="nonsense", shows=("a round ends without a main action",))
    copy = tmp_path / "broken.toml"
    copy.write_text(recording.text(broken, again(GAMES / SMALL)[1]).replace("R1 T0", "nonsense"), encoding="utf-8")
    recording.rewrite(copy)
    found = read_game(copy)
    assert set(found.shows) <= replayed(found).shown
    assert list(differences(found, replayed(found))) == []
    assert found.options == recorded.options


def test_a_game_can_end_otherwise() -> None:
    """A search also goes back from the end of a game and lets others end it: the beginning stays, the end differs."""
    recorded = read_game(GAMES / SMALL)
    beginning = recorded.answers[: -2 * recording.LAST]
    other = recording.played(recorded, recorded.seed, beginning)
    assert other.answers[: len(beginning)] == beginning
    assert other.answers != recorded.answers
    assert other.shown & {"a tie is Jean's", "Jean has more points", "a person beats Jean"}


def test_what_is_missing_is_found_in_more_games() -> None:
    """What no game shows is looked for among many; what none of them shows is named."""
    found = list(recording.more("maracaibo", {"a round ends without a main action", "va_books"}, seeds=8))
    assert {what for each in found for what in each.shows} == {"a round ends without a main action", "va_books"}
    assert all(set(each.shows) <= replayed(each).shown for each in found)
    with pytest.raises(LookupError, match="a person beats Jean"):
        list(recording.more("maracaibo", {"a person beats Jean"}, seeds=2))


def test_a_wish_that_no_game_fulfils_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search ends after so many games and says what it looked for."""
    monkeypatch.setattr(recording, "MOST_SEEDS", 3)
    wanted = replace(read_game(GAMES / "jacques-with-three.toml"), shows=("a person beats Jean",))
    with pytest.raises(LookupError, match="a person beats Jean"):
        recording.search(wanted)


def test_the_command_reports_file_by_file(capsys: pytest.CaptureFixture[str]) -> None:
    """The command plays the files that are named and says what became of each."""
    assert main([SMALL]) == 0
    assert capsys.readouterr().out == "jean-2: as recorded\n"
