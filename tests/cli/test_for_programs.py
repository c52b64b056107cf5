"""What `--json` tells of content, scenarios and replays, where people read lines."""

import json
from collections.abc import Mapping
from pathlib import Path

from maracaibo_tui.library.saves import path_of
from tests.cli.conftest import Maracaibo


def test_a_check_tells_every_problem_as_an_object(pack: Path, maracaibo: Maracaibo) -> None:
    """File, item, field, what was found and what is allowed; a sound pack tells what it holds."""
    sound = json.loads(maracaibo("content", "check", pack, "--json").out)
    assert (sound["game"], sound["pack"], sound["problems"]) == ("maracaibo", "maracaibo", [])
    assert sound["items"]["cards"] > 100
    head = pack / "pack.toml"
    head.write_text(head.read_text(encoding="utf-8").replace("version =", "versoin ="), encoding="utf-8")
    ran = maracaibo("content", "check", pack, "--json")
    told = json.loads(ran.out)
    assert (ran.code, ran.err, told["game"]) == (1, "", "maracaibo")
    assert len(told["problems"]) == len(maracaibo("content", "check", pack).out.splitlines())
    assert {"file", "item", "field", "found", "allowed"} == told["problems"][0].keys()
    assert any("versoin" in problem["field"] for problem in told["problems"])


def test_scenarios_tell_how_each_went(tmp_path: Path, maracaibo: Maracaibo) -> None:
    """Passed, failed or malformed, with the sentence that people read; nothing else is printed."""
    head = '\ntitle = "A test"\n[[step]]\n'
    (tmp_path / "1.toml").write_text(f'id = "ONE"{head}expect = {{ "round" = 1 }}\n', encoding="utf-8")
    (tmp_path / "2.toml").write_text(f'id = "TWO"{head}expect = {{ "round" = 2 }}\n', encoding="utf-8")
    (tmp_path / "3.toml").write_text(f'id = "SIX"{head}expect = {{ "ruond" = 2 }}\n', encoding="utf-8")
    ran = maracaibo("scenario", tmp_path, "--json")
    told = json.loads(ran.out)
    assert (ran.code, ran.err) == (2, "")
    assert (told["passed"], told["failed"], told["malformed"]) == (1, 1, 1)
    went = [(each["game"], each["id"], each["outcome"]) for each in told["scenarios"]]
    outcomes = (("ONE", "passed"), ("TWO", "failed"), ("SIX", "malformed"))
    assert went == [("maracaibo", name, outcome) for name, outcome in outcomes]
    assert told["scenarios"][0]["says"] == ""
    assert told["scenarios"][1]["says"] == "step 1: round: expected 2, got 1"
    assert "ruond" in told["scenarios"][2]["says"]
    assert told["scenarios"][2]["file"] == str(tmp_path / "3.toml")


def _without_hands(position: Mapping[str, object]) -> Mapping[str, object]:
    """Leave out what a save of before does not hold and its answers tell: who took which card from the display."""
    return {path: value for path, value in position.items() if not path.endswith(".hand")}


def test_a_replay_tells_whether_it_is_the_same(maracaibo: Maracaibo) -> None:
    """How many answers there are, how many were played again, where it differs, and the position reached."""
    saved = Path(__file__).parents[1] / "library" / "saves"
    whole = next(path for path in sorted(saved.glob("*.json")) if maracaibo("replay", path, "--verify").code == 0)
    told = json.loads(maracaibo("replay", whole, "--json").out)
    assert (told["game"], told["same"], told["difference"]) == ("maracaibo", True, "")
    assert told["steps"] == told["answers"] > 0
    shown = json.loads(maracaibo("show", whole, "--json").out)["position"]
    assert _without_hands(shown) == _without_hands(told["position"])
    assert json.loads(maracaibo("replay", whole, "--to", 1, "--json").out)["steps"] == 1
    assert "position" not in json.loads(maracaibo("replay", whole, "--verify", "--json").out)
    assert maracaibo("replay", path_of("nowhere"), "--json")[:2] == (2, "")
