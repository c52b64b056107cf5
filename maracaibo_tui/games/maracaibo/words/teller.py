"""Whoever tells what happened knows what is printed and what everybody is called."""

from collections.abc import Mapping

from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import JACQUES, JEAN

from .cards import card_name, location_name, source_text

Names = Mapping[int | str, str]
"""What seats are called; a seat without a name is called by its number."""


class Teller:
    """Who tells: it knows what is printed and what everybody is called."""

    def __init__(self, printed: Printed, names: Names) -> None:
        """Tell of these components and people."""
        self.printed, self.names = printed, names

    def who(self, seat: int | str) -> str:
        """Name whoever sits at a seat; seat 0 is nobody's."""
        if seat in self.names:
            return self.names[seat]
        return {0: "Set-up", JEAN: "Jean", JACQUES: "Jacques"}.get(seat, f"Seat {seat}")

    def card(self, card: str) -> str:
        """Name a project card."""
        return card_name(self.printed, card)

    def place(self, location: str) -> str:
        """Name a place of the board."""
        return location_name(self.printed, location)

    def cause(self, source: str) -> str:
        """Name what caused something in brackets, if anything did."""
        cause = source_text(self.printed, source) if source else ""
        return f" ({cause})" if cause else ""
