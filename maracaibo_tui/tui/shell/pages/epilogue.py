"""How a campaign ended: its ending and its motto, then what became of everybody, a line more with each key."""

from __future__ import annotations

from collections.abc import Callable

from maracaibo_tui.engine.campaign_pages import Epilogue
from maracaibo_tui.tui.screen.lines import Lines, wrapped
from maracaibo_tui.tui.shell import evening

from .story import Story, StoryPage


class EpiloguePage:
    """Tells an epilogue line by line; after the last one it leads on."""

    name = "epilogue"

    def __init__(
        self,
        told: Epilogue,
        above: str,
        leave: Callable[[], None],
        backdrop: Callable[[int, int], Lines] = evening.open_sea,
    ) -> None:
        """Begin with the motto; `leave` goes on after the last line."""
        self._told, self._leave, self._lines = told, leave, 0
        story = Story(above, told.title, self._paragraphs)
        self._page = StoryPage(story, backdrop, "go on")
        self.foot = self._page.foot

    def _paragraphs(self, cells: int) -> list[Lines]:
        motto = wrapped(self._told.motto, cells, "title")
        return [motto, *[wrapped(text, cells) for text in self._told.lines[: self._lines]]]

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw the page that the last line told stands on."""
        return self._page.draw(cells, rows)

    def press(self, action: str, character: str) -> bool:
        """Tell the next line, or turn back to those before."""
        if action == "accept" and self._page.is_last:
            if self._lines == len(self._told.lines):
                self._leave()
            self._lines = min(self._lines + 1, len(self._told.lines))
            # A new line may stand on a page of its own: the page draws the last one there is.
            self._page.at += 1
            return True
        if action in {"back", "quit"}:
            self._leave()
            return True
        return self._page.press(action, character)
