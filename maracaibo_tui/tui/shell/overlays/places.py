"""The places as a list instead of a map."""

from collections.abc import Callable, Sequence

from maracaibo_tui.tui.screen.entries import between_cells
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, cut, styled, width, window
from maracaibo_tui.tui.screen.surface import BAND

BAND_CELLS = 20
"""What is highlighted of a place: its number and its name."""


class Places:
    """Every place in its order with all that is to be seen there; Enter opens its page."""

    name = "places"
    heading = "Places"
    is_fitted = True

    def __init__(
        self, places: Callable[[int], Sequence[tuple[str, Line]]], show: Callable[[str], None], concerned: Sequence[str]
    ) -> None:
        """List places, drawn for so many cells; `show` opens the page of one, the cursor begins at one concerned."""
        self._places, self._show, self._concerned = places, show, concerned
        self._addresses: list[str] = []
        self.at = -1
        self.is_done = False
        self.keys = {"down": "next", "accept": "open", "back": "close"}

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw the places round the cursor."""
        found = self._places(cells - 2)
        self._addresses = [address for address, _text in found]
        if self.at < 0:
            self.at = next((at for at, address in enumerate(self._addresses) if address in self._concerned), 0)
        drawn = [self._row(number, text, cells) for number, (_address, text) in enumerate(found)]
        return window(drawn, rows, self.at)

    def _row(self, number: int, text: Line, cells: int) -> Line:
        row = cut((Span(" "), *text), cells)
        if number != self.at:
            return row
        wide = width(row)
        return (
            *styled(between_cells(row, 0, BAND_CELLS), BAND),
            *between_cells(row, BAND_CELLS, max(BAND_CELLS, wide)),
        )

    def press(self, action: str, character: str) -> bool:
        """Move or open."""
        del character
        if action in {"up", "down", "next", "previous"}:
            step = 1 if action in {"down", "next"} else -1
            self.at = (self.at + step) % max(1, len(self._addresses))
        elif action == "accept" and self._addresses:
            self._show(self._addresses[self.at])
        else:
            return False
        return True
