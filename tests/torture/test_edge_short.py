"""The long tests of the terminal's edge can be run; what they try is also tried, once each, in `tests/edge`."""

from collections.abc import Callable

import pytest

from . import hangups, inputs, streams, terminals
from .outcome import Outcome


@pytest.mark.parametrize("run,count", [(streams.run, 1), (hangups.run, 1), (terminals.run, 1), (inputs.run, 40)])
def test_a_part_tries_what_it_is_told(run: Callable[[int, int], Outcome], count: int) -> None:
    """Each part tries as often as asked, and nothing fails."""
    outcome = run(count, 1)
    assert outcome.count == count
    assert outcome.failures == ()
