"""A series by the command: the same bytes for any processes, parts and breaks (RIV-03, RIV-65 to RIV-67)."""

from __future__ import annotations

import csv
import json
import os
from pathlib import Path
from typing import Any

import pytest

from maracaibo_tui import cli
from maracaibo_tui.arena.sprt import Rule
from maracaibo_tui.arena.standing import Standing
from maracaibo_tui.commands.simulate_post import Playing, Post
from maracaibo_tui.commands.simulate_progress import Progress
from maracaibo_tui.commands.simulation import Played, play, seed_of
from tests.arena.breaking import finished, killed_and_finished, merged, started
from tests.arena.lines import line, series

BOTS = "busy,random"
GAMES = 24


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Give the results of a series that one process has played from its start to its end."""
    file = tmp_path_factory.mktemp("straight") / "r.jsonl"
    assert cli.run(["simulate", "--seats", BOTS, "--games", str(GAMES), "--jobs", "1", "--out", str(file)]) == 0
    return merged(file)


def test_several_processes_in_another_language_play_the_same(straight: bytes, tmp_path: Path) -> None:
    """Neither the number of processes nor the order of sets nor the language of the system gets into a game."""
    for number, (seed, language) in enumerate((("1", "C"), ("2", "tr_TR.UTF-8"))):
        file = tmp_path / f"{number}.jsonl"
        environ = {**os.environ, "PYTHONHASHSEED": seed, "LC_ALL": language}
        finished(file, GAMES, BOTS, "--jobs", "3", environ=environ)
        assert merged(file) == straight


def test_parts_make_the_whole(straight: bytes, tmp_path: Path) -> None:
    """Five parts, played apart, are the series: none of them has half a deal."""
    files = []
    for number in range(1, 6):
        file = tmp_path / f"{number}.jsonl"
        wish = ["simulate", "--seats", BOTS, "--games", str(GAMES), "--jobs", "1", "--shard", f"{number}/5"]
        assert cli.run([*wish, "--out", str(file)]) == 0
        files.append(file)
    assert merged(*files) == straight
    assert [len(file.read_bytes().splitlines()) - 1 for file in files] == [6, 6, 4, 4, 4]


def test_killed_at_random_and_finished_is_the_same(straight: bytes, tmp_path: Path) -> None:
    """However often a series is killed, it goes on where it was; nothing is lost, nothing is twice."""
    file, whole = tmp_path / "killed.jsonl", tmp_path / "whole.jsonl"
    kills = killed_and_finished(file, 5 * GAMES, BOTS, kills=5)
    # On a quick machine the series may be over before the last of them.
    assert kills
    finished(whole, 5 * GAMES, BOTS, "--jobs", "1")
    assert merged(file) == merged(whole)
    assert merged(whole).startswith(straight)


def test_a_game_more_goes_on(straight: bytes, tmp_path: Path) -> None:
    """A series that is done may be made longer: the first games stay as they are."""
    file = tmp_path / "longer.jsonl"
    file.write_bytes(straight)
    assert cli.run(["simulate", "--seats", BOTS, "--games", "26", "--jobs", "1", "--out", str(file)]) == 0
    assert file.read_bytes().startswith(straight)
    assert len(file.read_bytes().splitlines()) == 27


def test_another_series_is_refused(
    straight: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines of another seed, of other bots or of another program are not gone on with; the sentence says which."""
    file = tmp_path / "other.jsonl"
    file.write_bytes(straight)
    wish = ["simulate", "--games", "26", "--jobs", "1", "--out", str(file), "--seats"]
    assert cli.run([*wish, BOTS, "--seed", "2"]) == 2
    assert "differs in seed (1 and 2)" in capsys.readouterr().err
    assert cli.run([*wish, "busy,busy"]) == 2
    assert "differs in entrants" in capsys.readouterr().err
    monkeypatch.setattr("maracaibo_tui.commands.simulate_wish.program", lambda: "another")
    assert cli.run([*wish, BOTS]) == 2
    assert "differs in program" in capsys.readouterr().err
    assert file.read_bytes() == straight


def test_an_interrupted_series_ends_what_runs_and_sums_up(tmp_path: Path) -> None:
    """The first Ctrl-C begins no further game; what was played is written, and the exit code says it."""
    file = tmp_path / "broken-off.jsonl"
    process, times = started(file, 10_000, BOTS)
    with times:
        times.readline()
        process.send_signal(2)
        times.read()
    out, error = process.communicate()
    assert process.returncode == 130
    assert b"No further game begins" in error
    assert b"games on" in out
    assert 0 < len(file.read_bytes().splitlines()) < 1000
    assert merged(file).count(b"\n") == file.read_bytes().count(b"\n")


def test_a_second_interrupt_ends_at_once(tmp_path: Path) -> None:
    """Whoever does not want to wait for the games that run presses Ctrl-C again; what was written stays (RIV-68)."""
    file = tmp_path / "ended.jsonl"
    process, times = started(file, 40, "random,busy,searcher", "--plan", "ladder")
    assert process.stderr is not None
    with times:
        times.readline()
        process.send_signal(2)
        assert any(b"No further game begins" in told for told in process.stderr)
        process.send_signal(2)
    out, _ = process.communicate()
    assert process.returncode == 130
    assert b"games on" not in out
    assert 2 <= len(file.read_bytes().splitlines()) <= 5


def test_the_summary_is_of_whole_deals_and_can_be_read_by_programs(
    straight: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Rates with intervals by entrant and by pair; the table has a row a seat, with the parts of the score."""
    file, table = tmp_path / "r.jsonl", tmp_path / "r.csv"
    file.write_bytes(straight)
    assert cli.run(["simulate", "merge", str(file), "--csv", str(table), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["deals"]) == (GAMES, GAMES / 2)
    assert [each["name"] for each in found["entrants"]] == ["busy", "random"]
    assert found["entrants"][0]["score"] + found["entrants"][1]["score"] == GAMES
    rows = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    assert len(rows) == GAMES * 2
    assert all(int(row["score.total"]) == int(row["points"]) for row in rows)
    again = tmp_path / "again.jsonl"
    assert cli.run(["simulate", "merge", str(file), "--out", str(again), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == found
    assert again.read_bytes() == straight
    assert cli.run(["simulate", "merge", str(file)]) == 0
    assert "busy against random: " in capsys.readouterr().out


def test_one_alone_is_compared_with_another_on_the_same_deals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Against the automatic opponent every entrant plays every deal; two are compared deal by deal (RIV-61)."""
    file = tmp_path / "alone.jsonl"
    wish = ["simulate", "--solo", "1", "--seats", "busy,random", "--games", "8", "--jobs", "1", "--out", str(file)]
    assert cli.run(wish) == 0
    assert "busy beside random on 4 deals: " in capsys.readouterr().out
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]
    assert [line["deal"] for line in lines] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert all(len(line["points"]) == 2 and len(line["seats"]) == 1 for line in lines)


def test_a_file_names_a_series(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A ladder of three in a file: neighbours meet, strengths stand on one scale, a wrong key is named."""
    file = tmp_path / "ladder.toml"
    file.write_text('entrants = ["greedy", "busy", "random"]\nplan = "ladder"\ngames = 8\n', encoding="utf-8")
    assert cli.run(["simulate", "--series", str(file), "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "greedy against busy" in out
    assert "busy against random" in out
    assert "greedy against random" not in out
    assert "strength 1000" in out
    file.write_text('entrants = ["busy", "random"]\n[sprt]\nelo1 = 30\n', encoding="utf-8")
    assert cli.run(["simulate", "--series", str(file), "--shard", "1/2"]) == 2
    assert "--shard" in capsys.readouterr().err
    file.write_text('entrants = ["busy", "random"]\nrounds = 8\n', encoding="utf-8")
    assert cli.run(["simulate", "--series", str(file)]) == 2
    assert "rounds" in capsys.readouterr().err


def test_a_deal_is_the_same_in_every_chair(straight: bytes) -> None:
    """Both games of a deal have its seed, and everybody sits in every chair once (RIV-60)."""
    lines = [json.loads(line) for line in straight.splitlines()[1:]]
    for first, second in zip(lines[::2], lines[1::2], strict=True):
        assert first["seed"] == second["seed"]
        assert (first["seats"], second["seats"]) == ([0, 1], [1, 0])
    assert len({line["seed"] for line in lines}) == GAMES / 2


def test_a_test_stops_when_it_is_clear(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A sequential test ends long before its games do, and says that estimates lean outwards then (RIV-63)."""
    file = tmp_path / "test.jsonl"
    wish = ["simulate", "--seats", "busy,random", "--games", "2000", "--sprt", "0,200", "--jobs", "1"]
    assert cli.run([*wish, "--out", str(file)]) == 0
    out = capsys.readouterr().out
    assert "the first entrant is stronger; stopped early: the estimate leans outwards" in out
    before = file.read_bytes()
    assert before.count(b"\n") < 400
    assert cli.run([*wish, "--out", str(file)]) == 0
    assert file.read_bytes() == before


def test_what_is_kept_from_game_to_game_changes_nothing() -> None:
    """A process that has played others before plays a game as a new one does: caches hold what they would reckon."""
    post = Post(
        game="maracaibo",
        pack=None,
        chosen={},
        chairs=2,
        entrants=("greedy", "mild"),
        plan="duel",
        seed=5,
    )
    one = Playing(post)
    for number in range(2):
        one.played(number)
    assert one.played(2).line == Playing(post).played(2).line


def test_a_game_that_breaks_is_written_down(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its seed and its last question stand beside the results; the others are played; the next call plays it again."""
    file = tmp_path / "r.jsonl"
    wish = ["simulate", "--seats", BOTS, "--games", "6", "--jobs", "1", "--out", str(file)]

    def broken(*words: Any, **others: Any) -> Played:  # noqa: ANN401 - whatever is played
        over = play(*words, **others)
        if words[1] == seed_of(1, 1):
            raise LookupError("a rule is missing")
        return over

    with monkeypatch.context() as patch:
        patch.setattr("maracaibo_tui.commands.simulate_post.play", broken)
        assert cli.run(wish) == 1
    told = file.with_name("r.jsonl.errors").read_text(encoding="utf-8")
    assert f"game 2 (seed {seed_of(1, 1)}): LookupError: a rule is missing; last asked: seat 1 at " in told
    assert file.read_bytes().count(b"\n") == 5
    assert cli.run(wish) == 0
    assert file.read_bytes().count(b"\n") == 7
    capsys.readouterr()


def test_progress_says_pace_and_time_left() -> None:
    """Games done and wanted, how many a minute, how long it still takes, and how it stands."""
    duel = series()
    standing = Standing(duel, Rule(), [line(duel, number, (10, 5)) for number in range(10)])
    progress = Progress("greedy", standing, 100)
    progress.show(is_new=True)
    told = progress.line(progress.began + 30)
    assert told.startswith("10 of 100 games, 2 a minute, 45 min left, greedy 50.0% [")
    assert "LLR " in told


@pytest.mark.parametrize(
    "wish, words",
    [
        (["--seats", "busy,ada", "--jobs", "2"], ["'ada'", "planner"]),
        (["--seats", "busy,planner:depth=3", "--jobs", "2"], ["'depth'", "nodes"]),
        (["--seats", "busy,busy", "--shard", "9/8"], ["--shard", "9/8"]),
        (["--seats", "busy,busy", "--sprt", "40,0"], ["--sprt", "40,0"]),
        (["--seats", "busy,busy", "--sprt", "0,40", "--shard", "1/2"], ["--shard", "--sprt"]),
        (["--seats", "busy,busy", "--plan", "knockout"], ["knockout", "ladder"]),
        (["--seats", "busy,busy", "--jobs", "2", "--check"], ["--check"]),
        (["--seats", "busy,busy", "--jobs", "0"], ["--jobs", "0"]),
        (["--jobs", "2"], ["--seats"]),
    ],
    ids=str,
)
def test_a_wish_that_makes_no_sense_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], wish: list[str], words: list[str]
) -> None:
    """One sentence names what was found and what is allowed; nothing is played."""
    code = cli.run(["simulate", "--games", "2", *wish])
    captured = capsys.readouterr()
    assert code == 2
    assert len(captured.err.splitlines()) == 1
    assert all(word in captured.err for word in words)
