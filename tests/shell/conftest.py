"""What the tests of the terminal interface begin with."""

import pytest

from tests.support.quick import quickly


@pytest.fixture(autouse=True)
def nothing_waits_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for what is to happen, not for the clock, and not until games are safe from a power cut."""
    quickly(monkeypatch)
