"""What is drawn at once and cell by cell is what Textual would have drawn by its clock, and sent whole."""

from __future__ import annotations

import asyncio
from io import StringIO
from typing import Any

import pytest
from rich.console import Console, RenderableType
from rich.style import Style
from textual._compositor import Compositor, CompositorUpdate
from textual.app import ComposeResult
from textual.events import Key
from textual.keys import _character_to_key
from textual.screen import Screen
from textual.widgets import Static

from maracaibo_tui.tui.app import MaracaiboApp
from maracaibo_tui.tui.screen import output, painting
from maracaibo_tui.tui.screen.lines import line
from maracaibo_tui.tui.screen.look import Look
from maracaibo_tui.tui.screen.panel import Panel
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from tests.edge.picture import Picture, looks
from tests.support.seated import ALONE, JEAN, at_table, in_a_terminal, placed, play, screen_of, session, shown

KEYS = (
    *"nnp?n?m1c",
    "down",
    "enter",
    *"Msx",
    "tab",
    "Z",
    "o",
    "/",
    "k",
    "escape",
    *"gvd2?",
    "escape",
    *"lt:f",
    "escape",
)
SIZES = {8: (120, 40), 17: (200, 60), 22: (60, 18)}
CONSOLE = Console(file=StringIO(), force_terminal=True, color_system="256", _environ={})


class Sent(MaracaiboApp):
    """Sends every picture to two terminals: through the stage, and as Textual itself would."""

    def __init__(self, look: Look, screen: MatchScreen, size: tuple[int, int]) -> None:
        """Begin with two empty terminals."""
        super().__init__(look, screen)
        self.staged, self.plain = Picture(*size), Picture(*size)
        self.pictures = 0

    def _display(self, screen: Screen[object], renderable: RenderableType | None) -> None:
        if isinstance(renderable, CompositorUpdate) and not self._batch_count:
            self.output.colourless = self.look.is_colourless
            size = (screen.outer_size.width, screen.outer_size.height)
            text = self.output.changed(renderable, size, CONSOLE).text
            self.pictures += bool(text)
            self.staged.feed(text.encode())
            self.plain.feed(renderable.render_segments(CONSOLE).encode())


@pytest.fixture(autouse=True)
def _new_styles() -> None:
    # Whoever renders a style first decides for all in how many colours it is rendered.
    Style.parse.cache_clear()
    Style._add.cache_clear()  # noqa: SLF001


def _key(name: str) -> Key:
    return Key(_character_to_key(name) if len(name) == 1 else name, name if len(name) == 1 else None)


def _put_together(screen: MatchScreen, kind: type[Compositor]) -> list[str]:
    """Give the rows of the whole picture as one compositor puts them together, with their styles."""
    assert isinstance(screen._compositor, painting.Cells)  # noqa: SLF001
    compositor: Any = screen._compositor  # noqa: SLF001
    compositor._cuts = None  # noqa: SLF001
    compositor.__class__ = kind
    try:
        return [strip.simplify().render(CONSOLE) for strip in compositor.render_strips()]
    finally:
        compositor.__class__ = painting.Cells
        compositor._cuts = None  # noqa: SLF001


@pytest.mark.parametrize("known", [True, False], ids=("known", "another"))
@in_a_terminal
async def test_the_stage_changes_nothing_that_is_seen(monkeypatch: pytest.MonkeyPatch, *, known: bool) -> None:
    """After any keys, with panels open and in other sizes, both terminals show the same, with another Textual too."""
    monkeypatch.setattr(output, "is_known", lambda: known)
    screen = screen_of(play(session(ALONE, JEAN), 30))
    app = Sent(screen.look, screen, (80, 24))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for number, key in enumerate(KEYS):
            if number in SIZES:
                size = SIZES[number]
                app.staged, app.plain = Picture(*size), Picture(*size)
                app.output.forget()
                await pilot.resize_terminal(*size)
                await pilot.pause()
            # Two keys at once are drawn by the clock; here every one is drawn with its key.
            screen._painter = painting.Painter()  # noqa: SLF001
            screen.on_key(_key(key))
            await pilot.pause()
            assert looks(app.staged) == looks(app.plain)
            assert _put_together(screen, painting.Cells) == _put_together(screen, Compositor)
            assert app.staged.text() == "\n".join(row.rstrip() for row in shown(pilot).split("\n")).rstrip("\n")
        assert app.staged.is_full
        assert not app.staged.foreign


@in_a_terminal
async def test_a_panel_is_drawn_with_its_key_and_needs_no_second_picture() -> None:
    """All that a key changes is sent in one picture before the next message is looked at."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    app = Sent(screen.look, screen, (80, 24))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.1)
        for heading in ("▌ Places", "‹22› Homeward 3"):
            before = app.pictures
            screen.on_key(_key("M"))
            assert app.pictures == before + 1
            assert heading in app.staged.text()
            at_once = app.staged.text()
            await pilot.pause(0.1)
            assert app.pictures == before + 1
            assert app.staged.text() == at_once


@in_a_terminal
async def test_another_textual_draws_by_its_clock() -> None:
    """With a Textual that is not known the picture comes by its clock, and is the same."""
    keys, texts = ("n", "?", "?", "M"), []
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (120, 40)) as pilot:
        for key in keys:
            screen._painter = painting.Painter()  # noqa: SLF001 - as if some time had passed
            screen.on_key(_key(key))
            texts.append(shown(pilot))
    screen = screen_of(placed({"players.1.ship": "5"}))
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(painting, "is_known", lambda: False)
        async with at_table(screen, (120, 40)) as pilot, asyncio.timeout(30):
            for key, text in zip(keys, texts, strict=True):
                screen.on_key(_key(key))
                while shown(pilot) != text:
                    await pilot.pause()


class HalfAndHalf(Screen[None]):
    """A screen of which a panel fills only the upper half."""

    CSS = "#page { height: 50%; } Static { height: 50%; }"

    def __init__(self) -> None:
        """Be put together from cells, as far as there are any."""
        super().__init__()
        painting.in_cells(self)

    def compose(self) -> ComposeResult:
        """Make both halves."""
        yield Panel(Look(), id="page")
        yield Static("the lower half")


@in_a_terminal
async def test_what_is_no_panel_is_drawn_by_textual() -> None:
    """Where something else stands beside panels nothing of it is left out."""
    screen = HalfAndHalf()
    app = Sent(Look(), screen, (40, 10))  # type: ignore[arg-type]
    async with app.run_test(size=(40, 10)) as pilot:
        await pilot.pause()
        screen.query_one(Panel).show([line("the upper half")])
        painting.Painter().paint(screen)
        assert app.staged.text() == app.plain.text()
        assert [row for row in app.staged.text().split("\n") if row] == ["the upper half", "the lower half"]
