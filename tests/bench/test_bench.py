"""The bench measures what it says it does."""

import json
from pathlib import Path

import pytest

from tests.bench.__main__ import main


def test_the_bench_measures_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A quick run measures everything, prints a table and writes the same numbers as JSON."""
    file = main(["--quick", "--out", str(tmp_path / "new")])
    assert file == tmp_path / "new" / "bench.json"
    results = json.loads(file.read_text(encoding="utf-8"))["results"]
    printed = capsys.readouterr().out
    assert all(subject in printed for subject in results)
    assert {f"random play, {seats} seats" for seats in (2, 3, 4)} < set(results)
    assert all(number > 0 for name, numbers in results.items() if "start" not in name for number in numbers.values())
    copy = results["copy of a position"]
    assert copy["copies_per_decision"] == pytest.approx(copy["decision_us"] / copy["copy_us"])
