"""How frames are kept."""

import pytest
from syrupy.assertion import SnapshotAssertion

from tests.support.quick import quickly
from tests.support.screens import FrameExtension


@pytest.fixture
def frames(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    """Keep frames as text."""
    return snapshot.use_extension(FrameExtension)


@pytest.fixture(autouse=True)
def nothing_waits_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for what is to happen, not for the clock, and not until games are safe from a power cut."""
    quickly(monkeypatch)
