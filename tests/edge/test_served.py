"""What a guest must not reach: processes, files and the sleep of the program on the machine that serves it."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from maracaibo_tui.tui.app import MaracaiboApp
from maracaibo_tui.tui.screen import output
from maracaibo_tui.tui.screen.edge.driver import EdgeDriver


@pytest.fixture
def driver() -> EdgeDriver:
    """Give a driver that holds no terminal."""
    return EdgeDriver.__new__(EdgeDriver)


def test_no_address_is_opened(driver: EdgeDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    """A link starts no browser, for it would start on the machine the game runs on."""
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", lambda url, **_: opened.append(url))
    driver.open_url("http://example.org")
    assert not opened


def test_no_file_is_delivered_and_nothing_sleeps(driver: EdgeDriver) -> None:
    """Neither a screenshot nor another file is written, and the program cannot be put to sleep."""
    driver.deliver_binary(SimpleNamespace(read=lambda: pytest.fail("It was read.")))
    assert not driver.can_suspend


def test_the_application_offers_none_of_what_textual_brings() -> None:
    """There is no command palette: it would offer to write screenshots."""
    assert not MaracaiboApp.ENABLE_COMMAND_PALETTE


def test_another_version_of_textual_is_drawn_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a version that was never tried the stage stands aside and still filters."""
    monkeypatch.setattr("textual.__version__", "9.0.0")
    output.is_known.cache_clear()
    try:
        assert not output.is_known()
    finally:
        monkeypatch.undo()
        output.is_known.cache_clear()
    assert output.is_known()
