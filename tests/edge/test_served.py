"""What a guest must not reach: processes, files and the sleep of the program on the machine that serves it."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
import textual

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
    monkeypatch.setattr(output, "_version", lambda: "9.0.0")
    output.is_known.cache_clear()
    try:
        assert not output.is_known()
    finally:
        monkeypatch.undo()
        output.is_known.cache_clear()
    assert output.is_known()


def test_the_version_of_textual_is_read_as_packages_tell_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The folder beside it names the version; where there is none, or several, Textual is asked."""
    assert output._version() == textual.__version__  # noqa: SLF001
    told = textual.__version__
    monkeypatch.setattr("textual.__file__", str(tmp_path / "textual" / "__init__.py"))
    assert output._version() == told  # noqa: SLF001
    for name in ("7.0", "8.0"):
        (tmp_path / f"textual-{name}.dist-info").mkdir()
    assert output._version() == told  # noqa: SLF001
