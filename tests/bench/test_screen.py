"""The bars of the screen that hold however busy the machine is: bytes, memory, processor time."""

from tests.bench.bars import BARS, CERTAIN, missed
from tests.bench.screen import QUICK, here
from tests.bench.soak import soak


def test_the_game_keeps_its_weight() -> None:
    """Starts, moves, answers, panels and an idle game cost no more than they may."""
    numbers = here((80, 24), QUICK)
    assert not missed(numbers, CERTAIN)
    assert {"game_start_cpu_ratio", "move_bytes", "answer_bytes", "panel_bytes", "memory_mb"} < numbers.keys()


def test_panels_leave_nothing_behind() -> None:
    """What is opened and closed many times takes no more memory in the end than in the beginning."""
    numbers = soak((80, 24), answers=4, panels=20)
    # What so few panels leave behind is mostly what is kept for good; 200 of them keep to the bar.
    assert not missed(numbers, {**CERTAIN, "growth_kb_a_panel": 60})
    assert numbers["panels"] > 20


def test_a_figure_over_its_bar_is_named() -> None:
    """Whatever is heavier than it may be is said with both figures, and nothing else is."""
    light = dict.fromkeys(BARS, 0.0)
    assert not missed(light, BARS)
    assert missed({**light, "move_bytes": 301}, BARS) == ["move_bytes: 301.00, the bar is 300.00"]
