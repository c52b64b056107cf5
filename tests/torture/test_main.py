"""`make torture` runs its parts, prints what came of them, and fails if one of them does."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from tests.torture import __main__ as torture
from tests.torture.outcome import Outcome


@pytest.fixture(autouse=True)
def parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put two parts of the test's own in place: one that works, one that fails as often as it is tried."""
    monkeypatch.setattr(torture, "LAST", tmp_path / "last.json")
    monkeypatch.setattr(torture, "PARTS", {"firm": 3, "frail": 7, "absent": 1})
    monkeypatch.setattr(torture, "_explained", str)
    for name, failing in (("firm", False), ("frail", True)):
        module = ModuleType(name)
        vars(module)["run"] = _part(name, failing=failing)
        monkeypatch.setitem(sys.modules, f"tests.torture.{name}", module)


def _part(name: str, *, failing: bool) -> Callable[[int, int], Outcome]:
    def run(count: int, seed: int) -> Outcome:
        return Outcome(name, count, tuple(f"number {at}" for at in range(count * failing)), {"seed": seed})

    return run


def _called(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["torture", *words])
    return torture.main()


def test_a_part_that_works_leaves_with_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A part is tried as often as its line says, with the seed that was given."""
    assert _called(monkeypatch, "--only", "firm", "--seed", "9") == 0
    assert msgspec.json.decode(torture.LAST.read_bytes(), type=list[Outcome]) == [Outcome("firm", 3, (), {"seed": 9})]
    said = capsys.readouterr()
    assert said.err == "firm: trying 3 …\n"
    assert "firm: 3 tried, ok" in said.out


def test_failures_are_counted_and_shown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The first failures are printed, the others counted, and the exit code says that there were some."""
    assert _called(monkeypatch, "--only", "frail", "--count", "6") == 1
    said = capsys.readouterr().out
    assert "frail: 6 tried, 6 FAILED" in said
    assert "number 4" in said
    assert "number 5" not in said
    assert "and 1 more" in said


def test_a_part_that_cannot_be_run_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is wrong with one part keeps none of the others from being run."""
    assert _called(monkeypatch, "--only", "absent", "--only", "firm") == 1
    said = capsys.readouterr().out
    assert "ModuleNotFoundError" in said
    assert "firm: 3 tried, ok" in said


def test_what_was_too_slow_is_a_failure(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing else is expected to run beside the long tests, so that what takes too long counts."""
    monkeypatch.setattr(
        sys.modules["tests.torture.firm"], "run", lambda count, _: Outcome("firm", count, slow=("1 s",))
    )
    assert _called(monkeypatch, "--only", "firm") == 1
    assert "firm: 3 tried, 1 FAILED" in capsys.readouterr().out


def test_every_part_is_explained(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """`--help` names each part with what it tries."""
    monkeypatch.undo()
    with pytest.raises(SystemExit):
        _called(monkeypatch, "--help")
    said = capsys.readouterr().out
    assert all(f"\n  {name} " in said for name in torture.PARTS)
    assert "Real SSH connections dropped" in said
