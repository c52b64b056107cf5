"""How frames are kept."""

import pytest
from syrupy.assertion import SnapshotAssertion

from tests.support.screens import FrameExtension


@pytest.fixture
def frames(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    """Keep frames as text."""
    return snapshot.use_extension(FrameExtension)


@pytest.fixture(autouse=True)
def nothing_waits_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write games without waiting until they are safe from a power cut."""
    monkeypatch.setattr("os.fsync", lambda _handle: None)
