"""What the scenarios of Pirates ask and tell on the way, word for word."""

from pathlib import Path

import pytest

from maracaibo_tui.commands.scenario import Packs
from maracaibo_tui.commands.scenario_file import read_file
from tests.support.tellings import COMMAND, main, otherwise, telling, told

ONE = Path(__file__).parent / "scenarios" / "raid" / "ex-p07-green-six.toml"


def test_every_scenario_asks_and_tells_what_it_did() -> None:
    """Every question on the way, every event and every reveal is as it was."""
    found = otherwise("pirates")
    assert not found, f"{', '.join(found)}; if that is meant: {COMMAND.format(game='pirates')}"


def test_what_is_told_otherwise_is_noticed() -> None:
    """An event more, or a question of another rule, makes another fingerprint."""
    heard = telling(read_file(ONE), Packs())
    assert heard is not None
    assert heard.fingerprint == told("pirates")["EX-P07"]
    heard.lines.append("RaidEnded(seat=1, left=0)")
    assert heard.fingerprint != told("pirates")["EX-P07"]


def test_what_a_scenario_tells_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    """By hand: everything it asks and tells, a line each; dice reveal something."""
    assert main(["pirates", "--show", "EX-P07"]) == 0
    said = capsys.readouterr().out
    assert "*DiceThrown(seat=1, dice=(2, 6, 1))" in said
    assert "TreasureGained(seat=1, kind='emerald', on_top=True" in said
