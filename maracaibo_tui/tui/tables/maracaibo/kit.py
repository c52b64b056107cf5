"""The Maracaibo table as the shell uses it."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.state import State
from maracaibo_tui.games.maracaibo.views import heard
from maracaibo_tui.games.maracaibo.words import describe, log_line
from maracaibo_tui.tui.shell.kit import Area, Moment, Part
from maracaibo_tui.tui.shell.lines import Line, Lines, line

from . import explorer_track, hand, influence_tracks, offers, other_seats, points, route_map, ship_board, sums
from .plan import plan

Picture: TypeAlias = Callable[[Printed, Moment, int, int], Lines]

PICTURES: Mapping[str, Picture] = {
    "map": route_map.draw,
    "tracks": influence_tracks.draw,
    "ship": ship_board.draw,
    "hand": hand.draw,
    "explorer": explorer_track.draw,
    "display": offers.draw,
    "others": other_seats.draw,
    "points": points.draw,
}


class MaracaiboKit:
    """Pictures, words and the plan of the screen, for one pack of components."""

    title = "Maracaibo"
    parts = (
        Part("map", "map", "Map"),
        Part("tracks", "tracks", "Influence"),
        Part("ship", "ship", "Ship"),
        Part("hand", "cards", "Cards"),
        Part("explorer", "explorer", "Explorer"),
        Part("display", "display", "Offers"),
        Part("others", "others", "Captains"),
        Part("points", "points", "Points"),
        Part("log", "log", "Log"),
    )

    def __init__(self, printed: Printed) -> None:
        """Draw with these components."""
        self.printed = printed

    def plan(self, cells: int, rows: int, shown: str, *, grown: bool) -> dict[str, Area]:
        """Say where each part lies."""
        return plan(cells, rows, shown, grown=grown)

    def draw(self, part: str, moment: Moment, cells: int, rows: int) -> Lines:
        """Draw the inside of a part."""
        return PICTURES[part](self.printed, moment, cells, rows)

    def length(self, part: str, moment: Moment) -> int:
        """Count the cards a cursor can visit."""
        return {"hand": hand.length, "display": offers.length}.get(part, lambda _printed, _moment: 0)(
            self.printed, moment
        )

    def status(self, moment: Moment, cells: int) -> Line:
        """Say where the game is."""
        return sums.status(self.printed, moment, cells)

    def headline(self, moment: Moment) -> Line:
        """Say the question in a sentence."""
        return sums.headline(self.printed, moment)

    def gains(self, moment: Moment, cells: int) -> Line:
        """Show the present figures beside those the highlighted option leads to."""
        return sums.gains(self.printed, moment, cells)

    def walk(self, moment: Moment, direction: str) -> int | None:
        """Give the option that lies in a direction on the map."""
        return route_map.walk(self.printed, moment, direction)

    def describe(self, view: State, question: Question) -> tuple[Option, ...]:
        """Describe every option."""
        return describe(self.printed, view, question)

    def reminders(self, moment: Moment) -> Lines:
        """Name what is easily forgotten now."""
        return [line(text) for text in sums.reminders(self.printed, moment)]

    def log_line(self, event: object, names: Mapping[int | str, str], seat: int) -> str:
        """Say what happened as this seat may hear it."""
        return log_line(heard(event, seat), self.printed, names)

    def touched(self, event: object) -> tuple[str, ...]:
        """Name what an event touches."""
        return sums.touched(event)

    def sheet(self, moment: Moment, cells: int) -> Lines:
        """Draw the score sheet."""
        return points.sheet(self.printed, moment, cells)
