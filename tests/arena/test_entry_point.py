"""Bots from outside: a package brings them, the house keeps what they do to themselves (RIV-07, RIV-09)."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from maracaibo_tui import cli
from maracaibo_tui.players import known
from maracaibo_tui.players.contract import GROUP
from tests.architecture.tree import ROOT

PAGE = (ROOT / "tests" / "arena" / "README.md").read_text(encoding="utf-8")
NASTY = """
from maracaibo_tui.players.contract import Answer


class Nasty:
    def __init__(self, act):
        self.act, self.asked = act, 0

    def forget(self):
        pass

    def answer(self, asked):
        self.asked += 1
        return self.act(asked) if self.asked % 40 == 7 else Answer(asked.question.options[0])


def raising(asked):
    raise RuntimeError("no idea")


def leaving(asked):
    raise SystemExit(0)


def hanging(asked):
    while True:
        try:
            while True:
                pass
        except Exception:
            pass


def nonsense(asked):
    return Answer("pass:everything")


def silent(asked):
    return None


def printing(asked):
    print("{\\"series\\":1}")
    return Answer(asked.question.options[0])


def cheating(asked):
    view = asked.view
    for player in view.players:
        player.doubloons, player.vp = 99, 500
    view.round = 4
    return Answer(asked.question.options[0])


def vanishing(asked):
    import os

    os._exit(3)


def maker(act):
    def make(lent, wishes):
        return Nasty(act)

    return make


ACTS = (raising, leaving, hanging, nonsense, silent, printing, cheating, vanishing)
globals().update({f"make_{act.__name__}": maker(act) for act in ACTS})
"""
LOSE = ("raising", "leaving", "hanging", "nonsense", "silent", "cheating")
KEEP = ("printing",)


def _bot_of_the_page() -> str:
    found = re.search(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a folder where a package with bots is installed: that of the page, and some that misbehave."""
    folder = tmp_path_factory.mktemp("outside")
    (folder / "thrifty.py").write_text(_bot_of_the_page(), encoding="utf-8")
    (folder / "nasty.py").write_text(NASTY, encoding="utf-8")
    about = folder / "thrifty-1.2.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: thrifty\nVersion: 1.2\n", encoding="utf-8")
    entries = ["thrifty = thrifty:make", *[f"{act} = nasty:make_{act}" for act in (*LOSE, *KEEP, "vanishing")]]
    text = "\n".join(["[maracaibo_tui.bots]", *entries, ""])
    (about / "entry_points.txt").write_text(text, encoding="utf-8")
    return folder


def _simulate(outside: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "PYTHONPATH": str(outside)}
    program = [sys.executable, "-m", "maracaibo_tui", "simulate", *words]
    return subprocess.run(program, env=environ, capture_output=True, text=True, check=False)


def test_a_bot_of_another_package_plays_a_series(outside: Path, tmp_path: Path) -> None:
    """The bot of the page is listed with its wishes, plays in two processes, and beats one without a plan."""
    listed = json.loads(_simulate(outside, "--bots", "--json").stdout)
    thrifty = next(each for each in listed if each["name"] == "thrifty")
    assert thrifty["from"] == "thrifty 1.2"
    assert "saving" in thrifty["wishes"]
    assert next(each for each in listed if each["name"] == "planner")["says"]
    file = tmp_path / "r.jsonl"
    played = _simulate(
        outside, "--seats", "thrifty:saving=0.5,random", "--games", "16", "--jobs", "2", "--json", "--out", str(file)
    )
    assert played.returncode == 0, played.stderr
    found = json.loads(played.stdout)
    assert found["entrants"][0]["score"] > 8
    assert '"from":"thrifty 1.2"' in file.read_text(encoding="utf-8")


def test_the_bot_of_the_page_is_short() -> None:
    """Whoever wants a bot of one's own reads some thirty lines."""
    assert len([line for line in _bot_of_the_page().splitlines() if line]) <= 30


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_misbehaves_loses_questions_not_games(outside: Path, tmp_path: Path, jobs: str) -> None:
    """It raises, leaves, hangs, answers nonsense or nothing: the judge answers for it, and it is said and counted."""
    file = tmp_path / "r.jsonl"
    wish = ["--seats", "raising,nonsense,leaving,silent", "--games", "4", "--jobs", jobs, "--json", "--out", str(file)]
    played = _simulate(outside, *wish)
    assert played.returncode == 1
    found = json.loads(played.stdout)
    assert found["games"] == 4
    assert all(entrant["faults"] for entrant in found["entrants"])
    told = file.with_name("r.jsonl.errors").read_text(encoding="utf-8")
    assert "RuntimeError: no idea" in told
    assert "'pass:everything', which is not offered" in told
    assert _simulate(outside, *wish, "--tolerant").returncode == 0


def test_a_bot_that_hangs_is_stopped(outside: Path) -> None:
    """It may think for so long and no longer, even if it catches whatever it can."""
    played = _simulate(
        outside, "--seats", "hanging,busy", "--games", "2", "--jobs", "1", "--patience", "0.02", "--tolerant", "--json"
    )
    assert played.returncode == 0, played.stderr
    assert json.loads(played.stdout)["entrants"][0]["faults"]
    assert "it thought for longer than 0.02 s" in played.stderr


def test_a_process_that_ends_costs_its_games_only(outside: Path, tmp_path: Path) -> None:
    """Whoever ends the process breaks the game; it is written down, and others are played on (RIV-67)."""
    file = tmp_path / "r.jsonl"
    entrants = "vanishing,busy,random"
    wish = ["--seats", entrants, "--plan", "ladder", "--games", "8", "--jobs", "2", "--out", str(file)]
    played = _simulate(outside, *wish)
    assert played.returncode == 1
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]
    assert sorted(line["n"] for line in lines) == [2, 3, 6, 7]
    told = file.with_name("r.jsonl.errors").read_text(encoding="utf-8")
    assert "game 0: its process ended (3)" in told
    assert "4 games broke." in played.stderr


def test_games_with_a_report_go_on_as_well(outside: Path) -> None:
    """Without a series a lost question is said, too, and the exit code says that something is wrong."""
    played = _simulate(outside, "--seats", "raising,busy", "--check", "--json")
    assert played.returncode == 1
    assert json.loads(played.stdout)["violations"] == []
    assert "seat 1: " in played.stderr
    assert "RuntimeError: no idea" in played.stderr


def test_what_a_bot_prints_or_changes_is_its_own(outside: Path) -> None:
    """Its output is not mixed into the report; its view is a copy: nobody has 500 points, and the question is lost."""
    for jobs in ("1", "2"):
        played = _simulate(outside, "--seats", "printing,cheating", "--games", "2", "--jobs", jobs, "--json")
        assert played.returncode == 1
        assert "it changed what it was shown" in played.stderr
        printing, cheating = json.loads(played.stdout)["entrants"]
        assert printing["points"] < 300
        assert cheating["points"] < 300
        assert cheating["faults"] > 0
        assert not printing["faults"]


def test_two_bots_of_one_name_are_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Both are named, and the list of bots says it too."""
    entry = EntryPoint("busy", "elsewhere:make", GROUP)
    both = (*known._found()["busy"], entry)  # noqa: SLF001 - as if another package had brought one
    monkeypatch.setattr(known, "_found", lambda: {"busy": both})
    assert cli.run(["simulate", "--seats", "busy,busy", "--jobs", "1"]) == 2
    assert "two bots are called 'busy': those of maracaibo-tui and elsewhere:make" in capsys.readouterr().err
    assert cli.run(["simulate", "--bots"]) == 0
    assert "two bots are called 'busy'" in capsys.readouterr().out
