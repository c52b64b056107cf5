"""Whoever tells what happened knows what is printed and what everybody is called."""

from maracaibo_tui.engine.words import Names
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.state.position import JORDAN

from .things import card_name, place_name, source_text


class Teller:
    """Who tells: it knows what is printed and what everybody is called."""

    def __init__(self, printed: Printed, names: Names) -> None:
        """Tell of these components and people."""
        self.printed, self.names = printed, names

    def who(self, seat: int | str) -> str:
        """Name whoever sits at a seat."""
        return self.names.get(seat) or ("Jordan" if seat == JORDAN else f"Seat {seat}")

    def all_of(self, seats: tuple[int | str, ...]) -> str:
        """Name several."""
        return " and ".join(map(self.who, seats))

    def card(self, card: str) -> str:
        """Name a card."""
        return card_name(self.printed, card)

    def place(self, space: str, card: str = "") -> str:
        """Name a space with what lies there, if that is known."""
        return place_name(self.printed, space, card)

    def mission(self, mission: str) -> str:
        """Name a mission, or say that it is one."""
        return f"mission {mission}" if mission in self.printed.box.missions else "a mission"

    def cause(self, source: str) -> str:
        """Name what caused something in brackets, if anything did."""
        cause = source_text(self.printed, source) if source else ""
        return f" ({cause})" if cause else ""
