"""`maracaibo simulate` plays, checks, counts and reports."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from maracaibo_tui import cli
from maracaibo_tui.commands.simulate import run, trace_file
from maracaibo_tui.commands.simulation import play
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.audit import checks
from maracaibo_tui.games.maracaibo.audit.checks import Checker
from maracaibo_tui.games.maracaibo.audit.in_play import absent
from maracaibo_tui.games.maracaibo.audit.invariants import Audit
from maracaibo_tui.games.maracaibo.audit.occurrences import Occurrences, every_effect
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.position import Options
from tests.support import busy
from tests.support.played import game, terms
from tests.support.simulated import report

KEYS = {
    *("games", "decisions", "choices", "seconds", "games_per_second", "decisions_per_second", "choices_per_second"),
    *("game", "violations", "scores", "turns_per_round", "digest", "counts", "levels", "never"),
}


def test_the_report_says_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    """Games, decisions, speed, scores of everybody, of winners and of seats, and turns a round."""
    found = report(capsys, games=6, seats="random,random,random")
    assert set(found) == KEYS
    assert found["games"] == 6
    assert found["decisions"] > found["choices"] > 0
    assert found["decisions_per_second"] > found["games_per_second"] > 0
    assert found["violations"] == []
    assert set(found["scores"]["seats"]) == {"1", "2", "3"}
    assert sum(found["scores"]["wins"].values()) >= 6
    everybody, winners = found["scores"]["all"], found["scores"]["winners"]
    assert everybody["min"] <= everybody["median"] <= everybody["max"] == winners["max"]
    assert set(found["turns_per_round"]) == {"1", "2", "3", "4"}
    assert found["counts"] == found["levels"] == found["never"] == {}


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    """The digest over all final positions depends on the seed alone, also when somebody watches."""
    first = report(capsys, games=4, seed=9)
    assert report(capsys, games=4, seed=9, check=True)["digest"] == first["digest"]
    assert report(capsys, games=4, seed=10)["digest"] != first["digest"]


def test_another_process_plays_the_same_games() -> None:
    """No order of a set or a table gets into a game: processes with other hash seeds agree."""
    command = [sys.executable, "-m", "maracaibo_tui", "simulate", "--games", "3", "--seats", "busy,busy", "--json"]
    digests = set()
    for hash_seed in ("1", "2"):
        environ = {**os.environ, "PYTHONHASHSEED": hash_seed}
        played = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
        digests.add(json.loads(played.stdout)["digest"])
    assert len(digests) == 1


def test_a_check_counts_what_occurred(capsys: pytest.CaptureFixture[str]) -> None:
    """With --check decision points, effects and endings are counted, those that never occurred with 0."""
    counts = report(capsys, games=3, seats="busy,busy", check=True)["counts"]
    assert counts["points"]["DEC-02"] == 3 * 2 * 4
    assert counts["points"]["DEC-65"] == 3 * 2
    assert set(every_effect()) == set(counts["effects"])
    assert counts["effects"]["va_buy"] == counts["points"]["DEC-17"] > 0
    assert counts["endings"]["round 4 ended by a person"] == 3


@pytest.mark.parametrize("story", [75, 76, 77])
@pytest.mark.parametrize("seats", ["busy,random", "busy,busy,busy,busy"])
def test_checked_games_break_nothing(capsys: pytest.CaptureFixture[str], story: int, seats: str) -> None:
    """Every invariant holds after every decision, with every story card of a single game."""
    assert report(capsys, games=2, seats=seats, options={"story": str(story)}, check=True)["violations"] == []


def test_jean_can_be_played_against(capsys: pytest.CaptureFixture[str]) -> None:
    """With a level of Jean one bot plays against her, and her points stand beside those of the seat."""
    found = report(capsys, games=3, solo=2, check=True)
    assert set(found["scores"]["seats"]) == {"1", "jean"}
    assert found["violations"] == []


def test_the_first_edition_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    """The first edition has no windows for career tasks in the final scoring."""
    counts = report(capsys, games=2, options={"edition": "first"}, check=True)["counts"]
    assert "DEC-64" not in counts["points"]


def test_what_never_occurred_is_named_with_the_reason(capsys: pytest.CaptureFixture[str]) -> None:
    """Effects that did not occur are listed; those that no piece in play shows with the reason."""
    found = report(capsys, games=3, seats="busy,busy", check=True)
    effects, never = found["counts"]["effects"], found["never"]
    assert set(never) == {effect for effect, count in effects.items() if count == 0}
    assert "only on city tiles" in never["doubloons_and_va"]
    assert "only on other story cards" in never["take_story_tile"]
    assert "legacy tiles" in never["ca_silver_fleet"]
    assert never["track_end"] == ""


@pytest.mark.parametrize("story", [75, 76, 77])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_cannot_occur_does_not(players: int, story: int) -> None:
    """No effect that is said to be on no piece in play occurs all the same; the tiles of a story card occur."""
    bot: Literal["jean", "none"] = "jean" if players == 1 else "none"
    options = Options(players=players, story_card=story, bot=bot, bot_level=int(bot == "jean"))
    counts, reasons = Occurrences(), absent(game().printed, options)
    for seed in range(3):
        play(terms(options), seed, [busy.choose] * players, lambda table: [Checker(table, "", counts, [])])
    assert not [effect for effect in reasons if counts.effects[effect]]
    assert ("legacy_recruit" in reasons) == (counts.effects["legacy_recruit"] == 0) == (story == 75)


def test_what_a_story_card_brings_after_a_round_counts_as_well() -> None:
    """A legacy tile and cards that come with the second round occur like those of the set-up."""
    box = game().printed.box
    brought = (v.PlaceLegacy(("L25",)), v.CardsIntoDeck(("C90",)))
    story = msgspec.structs.replace(box.stories["75"], rounds={1: brought})
    own = Maracaibo(Printed(msgspec.structs.replace(box, stories={**box.stories, "75": story})))
    counts = Occurrences()
    play(terms(Options())._replace(game=own), 1, [busy.choose] * 2, lambda table: [Checker(table, "", counts, [])])
    assert [counts.effects[effect] for effect in ("place_legacy", "legacy_arrival_vp", "cards_into_deck")] == [1, 1, 1]


def test_a_violation_is_reported_and_fails(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the audit finds is named with game, seed, decision and answer, and the exit code says so."""

    class Strict(Audit):
        def check(self, question: Question | None) -> list[str]:
            return [*super().check(question), *(["INV-01: a figure is missing"] if question is None else [])]

    monkeypatch.setattr(checks, "Audit", Strict)
    assert run(games=1, check=True) == 1
    assert "game 1 (seed " in capsys.readouterr().out
    assert run(games=2, check=True, as_json=True) == 1
    violations = json.loads(capsys.readouterr().out)["violations"]
    assert len(violations) == 2
    assert violations[1].startswith("game 2 (seed ")
    assert violations[1].endswith(": INV-01: a figure is missing")


def test_without_json_people_can_read_it(capsys: pytest.CaptureFixture[str]) -> None:
    """The plain report says the same in a few lines."""
    assert run(games=2, check=True) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("2 games, ")
    assert lines[-1] == "0 violations"


@pytest.mark.parametrize(
    "wish, words",
    [
        ({"games": 0}, ["--games", "0"]),
        ({"seats": "random,ada"}, ["--seats", "'ada'", "random", "busy"]),
        ({"seats": "random"}, ["One captain alone", "Jean"]),
        ({"seats": "random,random,random,random,random"}, ["Players: 5 cannot play; allowed are 1 to 4."]),
        ({"solo": 9}, ["Bot level: ", "9"]),
        ({"solo": 2, "seats": "random,random"}, ["Jean", "2"]),
        ({"options": {"story": "1"}}, ["--story", '"1"', "75"]),
        ({"trace_full": 0}, ["--trace-full", "0"]),
        ({"solo": "5..1"}, ["--solo", "5..1", "1..5"]),
        ({"solo": "hard"}, ["--solo", "hard"]),
        ({"solo": "4..6"}, ["level", "6"]),
        ({"solo": "3", "bot": "jacques"}, ["--solo", "--bot"]),
        ({"bot": "jeanne"}, ["--bot", "jeanne", "jacques"]),
        ({"bot": "jacques"}, ["--bot-level: found nothing"]),
        ({"bot": "jacques", "bot_level": "5"}, ["level", "5", "4"]),
        ({"bot": "jean", "bot_level": "2", "seats": "random,random"}, ["Jean", "2"]),
        ({"bot_level": "2"}, ["--bot-level", "--bot"]),
    ],
    ids=str,
)
def test_a_wish_that_makes_no_sense_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], wish: dict[str, Any], words: list[str]
) -> None:
    """What cannot be played is said in one sentence that names it, with exit code 2 and nothing played."""
    assert run(**wish) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    assert all(word in captured.err for word in words)


def test_a_trace_that_cannot_be_written_gets_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A folder that is not there is named before anything is played."""
    assert cli.run(["simulate", "--games", "1", "--trace", str(tmp_path / "nowhere" / "trace.jsonl")]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "nowhere" in captured.err
    assert "Traceback" not in captured.err


def test_a_trace_takes_the_place_of_an_older_one_only_when_it_is_whole(tmp_path: Path) -> None:
    """Whoever breaks a long run off keeps the trace that was there."""
    file = tmp_path / "trace.jsonl"
    file.write_text("older", encoding="utf-8")

    def broken_off() -> None:
        with trace_file(file) as trace:
            trace.write(b"half a game")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        broken_off()
    assert file.read_text(encoding="utf-8") == "older"
    assert [each.name for each in tmp_path.iterdir()] == ["trace.jsonl"]
    assert cli.run(["simulate", "--games", "1", "--trace", str(file)]) == 0
    assert file.read_text(encoding="utf-8").startswith("{")
