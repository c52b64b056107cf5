"""The screen of all pages: one panel that draws the page on top, and hands it the keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from textual.app import ComposeResult
from textual.events import Key, Paste, Resize
from textual.screen import Screen
from textual.timer import Timer

from maracaibo_tui.library.settings import USUAL, Settings
from maracaibo_tui.tui.screen.look import Look
from maracaibo_tui.tui.screen.output import draw_anew
from maracaibo_tui.tui.screen.painting import Painter, in_cells, owe
from maracaibo_tui.tui.screen.panel import Panel
from maracaibo_tui.tui.shell.keys import bindings, meant
from maracaibo_tui.tui.shell.page import Page, is_too_small

from .sheet import Foot

_MOST_PASTED = 200
_LOOKS_AGAIN = 1.0
"""So many seconds pass before a page that follows something looks again."""


class FootedPage(Page, Protocol):
    """A page that can say something in its last line."""

    foot: Foot


class PageScreen(Screen[None]):
    """A stack of pages: from the title on, or upon a table."""

    CSS = "PageScreen { overflow: hidden; }"
    AUTO_FOCUS = None

    def __init__(
        self,
        look: Look,
        first: FootedPage,
        settings: Settings = USUAL,
        *,
        is_upon_a_table: bool = False,
    ) -> None:
        """Begin with a page, and with what each key means."""
        super().__init__()
        self.look, self.keys = look, _bindings(settings)
        self.is_upon_a_table = is_upon_a_table
        """Whether a table lies beneath, to go back to."""
        self.pages: list[FootedPage] = [first]
        self.is_shown = True
        """Whether the pages are drawn: not where a table is the first thing to be seen."""
        self.rulebook: Callable[[str], FootedPage] | None = None
        """What makes the page of the rulebook, for the key of the rules or that of the search."""
        self._clock: Timer | None = None
        self._painter = Painter()
        in_cells(self)

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
        self._follow()
        self.redraw()

    def on_key(self, event: Key) -> None:
        """Hand a key to the page on top; what it has no use for may close it."""
        event.stop()
        event.prevent_default()
        if not self.is_active:
            # Typed ahead, before the table that is on top now.
            return
        if is_too_small(*self.size):
            self._unseen(*meant(event, self.keys))
            return
        catching = getattr(self.pages[-1], "catch", None)
        if catching is not None and getattr(self.pages[-1], "catches", False):
            catching(event.key)
        else:
            self._press(*meant(event, self.keys))
        self.redraw()
        self._painter.paint(self)

    def on_paste(self, event: Paste) -> None:
        """Take a short pasted text as if it were typed."""
        event.stop()
        if getattr(self.pages[-1], "catches", False) or is_too_small(*self.size):
            # A key is waited for, and no text is one; or nothing is seen of what it would change.
            return
        for character in event.text[:_MOST_PASTED]:
            if character.isprintable():
                self.pages[-1].press("", character)
        self.redraw()

    def _unseen(self, action: str, character: str) -> None:
        """Do only what needs no picture: nothing is chosen that cannot be seen, and what is typed leads nowhere."""
        if action == "quit" and not (character and character.isprintable()):
            self.close()
        elif action == "redraw":
            draw_anew(self.app)

    def _press(self, action: str, character: str) -> None:
        page = self.pages[-1]
        if page.press(action, character) or page is not self.pages[-1]:
            return
        goes_back = len(self.pages) > 1 or self.is_upon_a_table
        if action == "quit" or (goes_back and action in {"back", page.name}):
            self.close()
        elif action in {"rule", "search"} and self.rulebook is not None:
            self.open(self.rulebook(action))
        elif action == "redraw":
            draw_anew(self.app)

    def open(self, page: FootedPage) -> None:
        """Lay a page on top; one that follows something looks again now and then."""
        self.pages.append(page)
        self._follow()
        self.redraw()

    def _follow(self) -> None:
        if hasattr(self.pages[-1], "look_again") and self._clock is None:
            self._clock = self.set_interval(_LOOKS_AGAIN, self._look_again)

    def _look_again(self) -> None:
        """Look again; no clock runs for a page that follows nothing, nor beneath a table."""
        again = getattr(self.pages[-1], "look_again", None)
        if (again is None or not self.is_active) and self._clock is not None:
            self._clock.stop()
            self._clock = None
        elif again is not None and again():
            self.redraw()

    def close(self) -> None:
        """Take the page on top away; the table is shown again with the last one, or the program ends."""
        if len(self.pages) > 1:
            self.pages.pop()
            self._follow()
            self.redraw()
        elif self.is_upon_a_table:
            self.dismiss()
        else:
            self.app.exit()

    def back_to_first(self) -> None:
        """Take all pages away but the lowest."""
        del self.pages[1:]

    def say(self, sentence: str) -> None:
        """Say at the foot of the page on top, until the next key, why something cannot be done."""
        self.pages[-1].foot.note = sentence
        self.redraw()

    def tell(self, sentence: str) -> None:
        """Say there what went well."""
        self.pages[-1].foot.tell(sentence)
        self.redraw()

    def redraw(self) -> None:
        """Draw the page on top; only rows that differ are sent."""
        if self.is_shown and self.is_mounted and self.is_active:
            page, (cells, rows) = self.pages[-1], self.size
            page.foot.bindings = self.keys
            self.query_one(Panel).show(page.draw(cells, rows))
            owe(self)

    def restyle(self, look: Look, settings: Settings) -> None:
        """Draw everything in another look, and let other keys mean something."""
        self.look, self.keys = look, _bindings(settings)
        self.query_one(Panel).restyle(look)


def _bindings(settings: Settings) -> Mapping[str, str]:
    """Say what each key means on pages, where no game has keys of its own."""
    return bindings().remapped(settings.keys)
