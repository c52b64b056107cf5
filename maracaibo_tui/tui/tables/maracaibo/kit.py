"""The Maracaibo table as the shell uses it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.thing import Thing
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.tui.screen.lines import Line, Lines
from maracaibo_tui.tui.shell.columns import Columns
from maracaibo_tui.tui.shell.kit import Area, Ballot, Moment, Part, Read, Result, RoundOver, Size

from . import columns, cursors, looked_at, notes, pages, pictures, prompt
from .plan import plan


class MaracaiboKit:
    """Pictures, words and the plan of the screen, for one pack of components."""

    bar = ("map", "cards", "ship", "tracks", "display", "log", "points", "others", "explorer")
    parts = (
        Part("map", "map", "Map", ground="deep"),
        Part("tracks", "tracks", "Influence"),
        Part("ship", "ship", "Ship"),
        Part("hand", "cards", "Cards", is_sorted=True),
        Part("explorer", "explorer", "Explorer", is_long=True, heads=3),
        Part("display", "display", "Offers"),
        Part("others", "others", "Captains"),
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
        return pictures.draw(self.printed, part, moment, cells, rows)

    def note(self, part: str, moment: Moment) -> Line:
        """Say the figure of a part that stands in its heading."""
        return notes.note(self.printed, part, moment)

    def as_shown(self, part: str, moment: Moment) -> Moment:
        """Leave out of a moment what a part does not show."""
        return pictures.as_shown(self.printed, part, moment)

    def length(self, part: str, moment: Moment) -> int:
        """Count the things and captains that the cursor of a part can visit."""
        return len(cursors.visited(self.printed, part, moment))

    def stride(self, part: str, moment: Moment, direction: str, size: Size) -> int:
        """Say how many things the cursor of a part goes on or back: on the map by places, on the ship by columns."""
        return cursors.stride(self.printed, part, moment, direction, size)

    def part_for(self, question: Question) -> str:
        """Name the part to look at for a question."""
        return looked_at.at_point(question.point)

    def at_cursor(self, part: str, moment: Moment) -> str:
        """Give the page of what the cursor of a part stands on."""
        return cursors.at(self.printed, part, moment)

    def status(self, moment: Moment, cells: int) -> Line:
        """Say where the game is."""
        return pictures.status(self.printed, moment, cells)

    def headline(self, moment: Moment, *, is_brief: bool = False) -> Line:
        """Say the question in a sentence."""
        return prompt.headline(self.printed, moment, is_brief=is_brief)

    def columns(self, moment: Moment) -> Columns:
        """Say of every option what is chosen, and in columns what it costs, brings and leads to."""
        return columns.columns(self.printed, moment)

    def gains(self, moment: Moment, cells: int) -> Line:
        """Say what comes of the highlighted option, and at the end the figures that change."""
        return prompt.gains(self.printed, moment, cells)

    def walk(self, moment: Moment, direction: str, size: Size | None = None) -> int | None:
        """Give the option that lies in a direction on the map, or on the list that stands in its place."""
        return cursors.walk(self.printed, moment, direction, size)

    def brings(self, moment: Moment) -> str:
        """Say what waits at the end of a voyage, or what clearing the area of a disc brings."""
        return prompt.brings(self.printed, moment)

    def denied(self, moment: Moment) -> Sequence[Denied]:
        """List what exists in the rules but not now."""
        return prompt.denied(self.printed, moment)

    def reminders(self, moment: Moment) -> Lines:
        """Name what is easily forgotten now."""
        return prompt.reminders(self.printed, moment)

    def shown_at(self, event: object, *, is_scored: bool) -> tuple[str, tuple[str, ...]]:
        """Name the part where an event is to be seen, and what lights up."""
        return looked_at.at_event(event, is_scored=is_scored)

    def things(self, *, at_table: bool = True) -> Sequence[Thing]:
        """List everything that has a page of its own; at a table also the discard pile."""
        return pages.things(self.printed, at_table=at_table)

    def people(self, moment: Moment) -> Sequence[Thing]:
        """List all at the table who have a page of their own."""
        return pages.people(moment)

    def thing(self, address: str, moment: Moment, cells: int) -> Lines:
        """Draw the page of a thing, or of somebody."""
        return pages.thing(self.printed, address, moment, cells)

    def thing_rules(self, address: str) -> Sequence[str]:
        """Name the rules that explain a thing, or somebody."""
        return pages.rules(self.printed, address)

    def part_rules(self, part: str, moment: Moment) -> Sequence[str]:
        """Name the rule of a part and the things in it that have pages; nothing where the question is what matters."""
        return pages.part_rules(self.printed, part, moment)

    def concerned(self, moment: Moment) -> Sequence[str]:
        """Name the things that the highlighted option is about, what asks the question, and what helps anywhere."""
        return pages.concerned(self.printed, moment)

    def page(self, address: str, cells: int) -> Lines:
        """Draw what is printed on a thing."""
        return pages.page(self.printed, address, cells)

    def result(self, moment: Moment, log: Sequence[object], notes: Sequence[str]) -> Result:
        """Say what the game came to."""
        return pages.result(self.printed, moment, log, notes)

    def backdrop(self, cells: int, rows: int, coast: str) -> Lines:
        """Draw the empty chart."""
        return pages.backdrop(self.printed, cells, rows, coast)

    def is_round_over(self, event: object) -> bool:
        """Tell whether a round and its scoring are over with an event."""
        return pages.is_round_over(event)

    def round_over(self, view: State, names: Mapping[int | str, str], heard: Sequence[object]) -> RoundOver | None:
        """Say what a round brought."""
        return pages.round_over(self.printed, view, names, heard)

    def if_ended(self, view: State) -> Mapping[int | str, int]:
        """Give everybody's points as the end of the game would leave them now."""
        return pages.if_ended(self.printed, view)

    def is_read(self, event: object) -> bool:
        """Tell whether a side of a story card is read with an event."""
        return pages.is_read(event)

    def read(self, view: State, names: Mapping[int | str, str], event: object = None) -> Sequence[Read]:
        """Give the side of a story card that is read with an event, or those that were read at set-up."""
        return pages.read(self.printed, view, names, event)

    def ballot(self, view: State, names: Mapping[int | str, str], question: Question) -> Ballot | None:
        """Give what the table votes on."""
        return pages.ballot(self.printed, view, names, question)

    def places(self, moment: Moment, cells: int) -> Sequence[tuple[str, Line]]:
        """List the places in their order."""
        return pages.places(self.printed, moment, cells)
