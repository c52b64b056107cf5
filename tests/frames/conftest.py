"""How frames are kept."""

from collections.abc import Iterator

import pytest
from syrupy.assertion import SnapshotAssertion

from tests.look.laws import broken
from tests.support.quick import quickly
from tests.support.screens import WATCHERS, FrameExtension


@pytest.fixture
def frames(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    """Keep frames as text."""
    return snapshot.use_extension(FrameExtension)


@pytest.fixture(autouse=True)
def nothing_waits_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for what is to happen, not for the clock, and not until games are safe from a power cut."""
    quickly(monkeypatch)


@pytest.fixture(autouse=True)
def no_law_is_broken() -> Iterator[None]:
    """Look at the screen behind every frame: no ink is out of place, no sign unknown, nothing cut beside emptiness."""
    found: list[str] = []
    WATCHERS.append(lambda screen: found.extend(broken(screen)))
    yield
    WATCHERS.pop()
    assert not found, "\n".join(found)
