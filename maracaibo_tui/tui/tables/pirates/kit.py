"""The table of Pirates of Maracaibo as the shell uses it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.thing import Thing
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.state.position import State
from maracaibo_tui.tui.screen.lines import Line, Lines, line
from maracaibo_tui.tui.shell.columns import Columns
from maracaibo_tui.tui.shell.evening import open_sea
from maracaibo_tui.tui.shell.kit import Area, Moment, Part, Read, Result, RoundOver, Size

from . import (
    captains,
    cards,
    explorer,
    headline,
    lights,
    offers,
    points,
    preview,
    reminders,
    sea_map,
    ship,
    status_line,
    steering,
    treasures,
    why,
)
from .as_shown import as_shown
from .looked_at import at_point
from .plan import plan

_PICTURES: Mapping[str, Callable[[Printed, Moment, int, int], Lines]] = {
    "map": sea_map.draw,
    "treasures": treasures.draw,
    "ship": ship.draw,
    "cards": cards.draw,
    "explorer": explorer.draw,
    "offers": offers.draw,
    "captains": captains.draw,
    "points": points.draw,
}
_VISITED: Mapping[str, Callable[[Printed, Moment], Sequence[str]]] = {
    "map": sea_map.visited,
    "treasures": treasures.addresses,
    "ship": ship.addresses,
    "cards": cards.addresses,
    "explorer": explorer.addresses,
    "offers": offers.addresses,
    "captains": lambda _printed, moment: captains.addresses(moment),
    "points": points.addresses,
}
_NOTES: Mapping[str, Callable[[Printed, Moment], str]] = {
    "treasures": treasures.note,
    "ship": ship.note,
    "cards": cards.note,
    "explorer": explorer.note,
    "offers": offers.note,
    **dict.fromkeys(
        ("captains", "points"), lambda _printed, moment: "" if moment.view.phase == "over" else "if it ended now"
    ),
}


class PiratesKit:
    """Pictures, words and the plan of the screen, for one pack of components."""

    bar = ("map", "cards", "ship", "treasures", "offers", "explorer", "log", "points", "captains")
    parts = (
        Part("map", "map", "Map", ground="deep"),
        Part("treasures", "treasures", "Treasures"),
        Part("ship", "ship", "Ship"),
        Part("cards", "cards", "Cards"),
        Part("explorer", "explorer", "Explorer", is_long=True, heads=explorer.WAY_ROWS),
        Part("offers", "offers", "Offers"),
        Part("captains", "captains", "Captains"),
        Part("points", "points", "Points", is_summary=True),
        Part("log", "log", "Log"),
    )

    def __init__(self, printed: Printed) -> None:
        """Draw with these components."""
        self.printed = printed

    def plan(self, cells: int, rows: int, shown: str, *, read: bool = False, grown: bool = False) -> dict[str, Area]:
        """Say where each part lies."""
        return plan(cells, rows, shown, read=read, grown=grown)

    def draw(self, part: str, moment: Moment, cells: int, rows: int) -> Lines:
        """Draw the inside of a part."""
        return _PICTURES[part](self.printed, moment, cells, rows)

    def note(self, part: str, moment: Moment) -> Line:
        """Say the figure of a part that stands in its heading."""
        told = _NOTES[part](self.printed, moment) if part in _NOTES else ""
        return line((told, "faint")) if told else ()

    def as_shown(self, part: str, moment: Moment) -> Moment:
        """Leave out of a moment what a part does not show."""
        return as_shown(self.printed, part, moment)

    def length(self, part: str, moment: Moment) -> int:
        """Count the things and captains that the cursor of a part can visit."""
        return len(self._visited(part, moment))

    def stride(self, part: str, moment: Moment, direction: str, size: Size) -> int:
        """Say how many things the cursor goes on or back: on the map to the nearest, on the ship by rows."""
        if part == "map":
            return steering.stride(self.printed, moment, direction)
        if part == "ship":
            return ship.stride(self.printed, moment, direction, size)
        return 1 if direction in {"down", "right"} else -1

    def part_for(self, question: Question) -> str:
        """Name the part to look at for a question."""
        return at_point(question.point)

    def at_cursor(self, part: str, moment: Moment) -> str:
        """Give the page of what the cursor of a part stands on."""
        if part == "map":
            return sea_map.at_cursor(self.printed, moment)
        return moment.under_cursor(part, self._visited(part, moment))

    def status(self, moment: Moment, cells: int) -> Line:
        """Say where the game is."""
        return status_line.status(self.printed, moment, cells)

    def headline(self, moment: Moment, *, is_brief: bool = False) -> Line:
        """Say the question in a sentence."""
        return headline.headline(self.printed, moment, is_brief=is_brief)

    def columns(self, moment: Moment) -> Columns:
        """Say of every option what is chosen, and in columns what it costs, brings and leads to."""
        from .columns import columns

        return columns(self.printed, moment)

    def gains(self, moment: Moment, cells: int) -> Line:
        """Say what comes of the highlighted option, and at the end the figures that change."""
        return preview.gains(self.printed, moment, cells)

    def walk(self, moment: Moment, direction: str, size: Size | None = None) -> int | None:
        """Give the option that lies in a direction on the sea."""
        del size
        return steering.walk(self.printed, moment, direction)

    def brings(self, moment: Moment) -> str:
        """Say the odds of an option for which dice are thrown."""
        return preview.odds(self.printed, moment)

    def denied(self, moment: Moment) -> Sequence[Denied]:
        """List what exists in the rules but not now."""
        return why.denied(self.printed, moment)

    def reminders(self, moment: Moment) -> Lines:
        """Name what is easily forgotten now."""
        return reminders.reminders(self.printed, moment)

    def shown_at(self, event: object, *, is_scored: bool) -> tuple[str, tuple[str, ...]]:
        """Name the part of the table where an event is to be seen, and what lights up."""
        return lights.shown_at(event, is_scored=is_scored)

    def things(self, *, at_table: bool = True) -> Sequence[Thing]:
        """List everything that has a page of its own."""
        from .pages import things

        del at_table
        return things(self.printed)

    def people(self, moment: Moment) -> Sequence[Thing]:
        """List all at the table who have a page of their own."""
        from .pages import people

        return people(moment)

    def thing(self, address: str, moment: Moment, cells: int) -> Lines:
        """Draw the page of a thing, or of somebody."""
        from .pages import thing

        return thing(self.printed, address, moment, cells)

    def thing_rules(self, address: str) -> Sequence[str]:
        """Name the rules that explain a thing, or somebody."""
        from .pages import rules

        return rules(self.printed, address)

    def part_rules(self, part: str, moment: Moment) -> Sequence[str]:
        """Name the rule of a part and the things in it that have pages; nothing where the question is what matters."""
        from .looked_at import part_rules

        return part_rules(part, moment, [each for each in self._visited(part, moment) if part != "map"])

    def concerned(self, moment: Moment) -> Sequence[str]:
        """Name the things that the highlighted option is about, what asks the question, and what helps anywhere."""
        from .looked_at import concerned

        return concerned(self.printed, moment)

    def page(self, address: str, cells: int) -> Lines:
        """Draw what is printed on a thing."""
        from .pages import page

        return page(self.printed, address, cells)

    def result(self, moment: Moment, log: Sequence[object], notes: Sequence[str]) -> Result:
        """Say what the game came to."""
        return points.result(self.printed, moment, log, notes)

    def backdrop(self, cells: int, rows: int, coast: str) -> Lines:
        """Draw the open sea."""
        del coast
        return open_sea(cells, rows)

    def is_round_over(self, event: object) -> bool:
        """Tell whether a round and its scoring are over with an event."""
        from .round_over import is_over

        return is_over(event)

    def round_over(self, view: State, names: Mapping[int | str, str], heard: Sequence[object]) -> RoundOver | None:
        """Say what a round brought."""
        from .round_over import round_over

        return round_over(self.printed, view, names, heard)

    def if_ended(self, view: State) -> Mapping[int | str, int]:
        """Give everybody's points as the end of the game would leave them now."""
        return points.if_ended(self.printed, view)

    def is_read(self, event: object) -> bool:
        """Say that nothing is read aloud: there is no story."""
        del event
        return False

    def read(self, view: State, names: Mapping[int | str, str], event: object = None) -> Sequence[Read]:
        """Read nothing."""
        del view, names, event
        return ()

    def ballot(self, view: State, names: Mapping[int | str, str], question: Question) -> None:
        """Vote on nothing."""
        del view, names, question

    def places(self, moment: Moment, cells: int) -> Sequence[tuple[str, Line]]:
        """List the spaces of the sea in their order."""
        from .places import places

        return places(self.printed, moment, cells)

    def _visited(self, part: str, moment: Moment) -> Sequence[str]:
        return _VISITED[part](self.printed, moment) if part in _VISITED else ()
