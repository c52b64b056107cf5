"""What the screen weighs wherever it runs, in bytes and memory, and that all is measured that `make bench` judges."""

import pytest

from tests.bench.bars import BARS, CERTAIN, HEAVIEST_KIND, ON_A_GRID, Numbers, missed
from tests.bench.screen import PIRATES, QUICK, USUAL, Begun, here, weighed
from tests.bench.soak import soak
from tests.bench.strain import strain


def test_the_game_keeps_its_weight() -> None:
    """Moves, answers, panels and an idle game send no more than they may and need no more memory."""
    numbers = here((80, 24), QUICK)
    assert not missed(numbers, CERTAIN)
    of_play = {"times_the_usual", "copy_share"}
    of_others = {"growth_mb", "growth_kb_a_panel"} | of_play | strain(1, sizes=1, questions=1).keys()
    assert BARS.keys() - of_others <= numbers.keys()


@pytest.mark.parametrize("begun,most", [(USUAL, CERTAIN), (PIRATES, ON_A_GRID)], ids=["usual", "pirates"])
def test_no_kind_of_question_is_heavy(begun: Begun, most: Numbers) -> None:
    """At the usual size in 256 colours a move sends little, whatever is asked, and an answer and a panel not much."""
    numbers = weighed((120, 40), QUICK, begun)
    assert not missed(numbers, most)
    kinds = {name: sent for name, sent in numbers.items() if name.endswith("_move_bytes")}
    assert len(kinds) > 2
    assert {name: sent for name, sent in kinds.items() if sent > HEAVIEST_KIND} == {}


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
    assert missed({**light, "move_bytes": 201}, BARS) == ["move_bytes: 201.00, the bar is 200.00"]


def test_no_bar_is_a_time_of_one_machine() -> None:
    """Milliseconds are judged beside those of the smallest application; none of it is certain on a busy machine."""
    assert not [name for name in BARS if name.endswith("_ms")]
    assert not [name for name in CERTAIN if name.endswith(("_ms", "_s", "_ratio"))]
