"""A few real SSH connections, dropped in the middle of things; `make torture` drops hundreds."""

import pytest

from tests.support.sshd import why_not

from .drops import run

FEW = 4


def test_a_dropped_line_loses_nothing() -> None:
    """Whatever was seen as taken is kept, the process is gone, and the same question is open again."""
    if reason := why_not():
        pytest.skip(reason)
    outcome = run(FEW, seed=4)
    assert outcome.failures == ()
    assert outcome.count == FEW
    assert outcome.figures["confirmed"] >= FEW / 2
