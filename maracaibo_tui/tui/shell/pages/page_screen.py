"""The screen of all pages: one panel that draws the page on top, and hands it the keys."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.events import Key, Paste, Resize
from textual.screen import Screen

from maracaibo_tui.tui.shell.keys import BY_KEY
from maracaibo_tui.tui.shell.look import Look
from maracaibo_tui.tui.shell.page import Page
from maracaibo_tui.tui.shell.panel import Panel

ERASE = "\x7f"
"""The character that Backspace gives, whatever the terminal says of it."""
_MOST_PASTED = 200


class PageScreen(Screen[None]):
    """A stack of pages; the lowest one is the title."""

    CSS = "PageScreen { overflow: hidden; }"
    AUTO_FOCUS = None

    def __init__(self, look: Look, first: Page) -> None:
        """Begin with a page."""
        super().__init__()
        self.look = look
        self.pages = [first]

    def compose(self) -> ComposeResult:
        """Make the one panel."""
        yield Panel(self.look, id="page")

    def on_mount(self) -> None:
        """Draw the first picture."""
        self.redraw()

    def on_resize(self, _event: Resize) -> None:
        """Draw the page anew in the new size."""
        self.redraw()

    def on_screen_resume(self) -> None:
        """Draw what may have changed while something else was shown."""
        self.redraw()

    def on_key(self, event: Key) -> None:
        """Hand a key to the page on top; what it has no use for may close it."""
        event.stop()
        event.prevent_default()
        character = ERASE if event.key == "backspace" else event.character or ""
        action = BY_KEY.get(event.key, "") or BY_KEY.get(character, "")
        self._press(action, character)
        self.redraw()

    def on_paste(self, event: Paste) -> None:
        """Take a short pasted text as if it were typed."""
        event.stop()
        for character in event.text[:_MOST_PASTED]:
            if character.isprintable():
                self.pages[-1].press("", character)
        self.redraw()

    def _press(self, action: str, character: str) -> None:
        page = self.pages[-1]
        if not page.press(action, character) and action in {"back", "quit"} and page is self.pages[-1]:
            self.close()

    def open(self, page: Page) -> None:
        """Lay a page on top."""
        self.pages.append(page)
        self.redraw()

    def close(self) -> None:
        """Take the page on top away; the program ends with the last one."""
        if len(self.pages) > 1:
            self.pages.pop()
            self.redraw()
        else:
            self.app.exit()

    def redraw(self) -> None:
        """Draw the page on top; only rows that differ are sent."""
        if self.is_mounted and self.is_current:
            cells, rows = self.size
            self.query_one(Panel).show(self.pages[-1].draw(cells, rows))

    def restyle(self, look: Look) -> None:
        """Draw everything in another look."""
        self.look = look
        self.query_one(Panel).restyle(look)
