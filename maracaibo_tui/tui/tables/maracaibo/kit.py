"""The Maracaibo table as the shell uses it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.views import heard
from maracaibo_tui.games.maracaibo.words import english
from maracaibo_tui.tui.screen.lines import Line, Lines, line
from maracaibo_tui.tui.shell.kit import Area, Denied, Hint, Moment, Part, Table, Thing

from . import (
    concern,
    explorer_track,
    hand,
    headlines,
    influence_tracks,
    map_list,
    offers,
    other_seats,
    points,
    reminders,
    route_map,
    ship_board,
    status_line,
    steering,
    sums,
)
from .plan import plan
from .sight import seen

if TYPE_CHECKING:
    from maracaibo_tui.library.rulebook import Rulebook

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
VISITED: Mapping[str, Callable[[Printed, Moment], Sequence[str]]] = {
    "map": map_list.visited,
    "tracks": lambda _printed, _moment: influence_tracks.ADDRESSES,
    "ship": lambda printed, _moment: ship_board.addresses(printed),
    "hand": hand.addresses,
    "explorer": explorer_track.addresses,
    "display": lambda _printed, moment: offers.addresses(moment),
    "others": lambda _printed, moment: other_seats.addresses(moment),
}
_PART_FOR: Mapping[str, str] = {
    **dict.fromkeys(("DEC-04", "DEC-05", "DEC-10", "DEC-23", "DEC-27", "DEC-28", "DEC-32", "DEC-44"), "map"),
    **dict.fromkeys(("DEC-14", "DEC-20", "DEC-21", "DEC-03"), "ship"),
    **dict.fromkeys(("DEC-02", "DEC-13", "DEC-17", "DEC-30", "DEC-61", "DEC-65"), "hand"),
    **dict.fromkeys(("DEC-18", "DEC-19", "DEC-24", "DEC-42", "DEC-51"), "tracks"),
    **dict.fromkeys(("DEC-50", "DEC-53"), "explorer"),
    **dict.fromkeys(("DEC-60", "DEC-62"), "display"),
}
_PART_OF: Mapping[str, str] = {"place": "map", "nation": "tracks", "space": "explorer", "building": "display"}
"""Where something is to be seen, by its kind; a marker is looked at where it lies."""


class MaracaiboKit:
    """Pictures, words and the plan of the screen, for one pack of components."""

    title = "Maracaibo"
    bar = ("map", "cards", "ship", "tracks", "display", "log", "points", "others", "explorer")
    parts = (
        Part("map", "map", "Map"),
        Part("tracks", "tracks", "Influence"),
        Part("ship", "ship", "Ship"),
        Part("hand", "cards", "Cards", is_sorted=True),
        Part("explorer", "explorer", "Explorer", is_long=True),
        Part("display", "display", "Offers"),
        Part("others", "others", "Captains", is_long=True, heads=1),
        Part("points", "points", "Points", is_summary=True),
        Part("log", "log", "Log"),
    )

    def __init__(self, printed: Printed) -> None:
        """Draw with these components."""
        self.printed = printed
        self._rulebook: Rulebook | None = None
        self._things: Sequence[Thing] = ()

    def plan(self, cells: int, rows: int, shown: str, *, read: bool = False, grown: bool = False) -> dict[str, Area]:
        """Say where each part lies."""
        return plan(cells, rows, shown, read=read, grown=grown)

    def draw(self, part: str, moment: Moment, cells: int, rows: int) -> Lines:
        """Draw the inside of a part."""
        return PICTURES[part](self.printed, moment, cells, rows)

    def seen(self, part: str, moment: Moment) -> Moment:
        """Leave out of a moment what a part does not show."""
        return seen(self.printed, part, moment)

    def length(self, part: str, moment: Moment) -> int:
        """Count the things and captains that the cursor of a part can visit."""
        return len(VISITED[part](self.printed, moment)) if part in VISITED else 0

    def stride(self, part: str, moment: Moment, direction: str, size: tuple[int, int]) -> int:
        """Say how many things the cursor of a part goes on or back: on the map by places, on the ship by columns."""
        if part == "map":
            return steering.stride(self.printed, moment, direction, size[1])
        step = ship_board.column_rows(self.printed, *size) if part == "ship" and direction in {"left", "right"} else 1
        return step if direction in {"down", "right"} else -step

    def part_for(self, question: Question) -> str:
        """Name the part to look at for a question."""
        return _PART_FOR.get(question.point, "")

    def at_cursor(self, part: str, moment: Moment) -> str:
        """Give the page of what the cursor of a part stands on."""
        found = VISITED[part](self.printed, moment) if part in VISITED else ()
        return concern.chosen(moment, part, found)

    def status(self, moment: Moment, cells: int) -> Line:
        """Say where the game is."""
        return status_line.status(self.printed, moment, cells)

    def headline(self, moment: Moment) -> Line:
        """Say the question in a sentence."""
        return headlines.headline(self.printed, moment)

    def gains(self, moment: Moment, cells: int) -> Line:
        """Show the present figures beside those the highlighted option leads to."""
        return sums.gains(self.printed, moment, cells)

    def walk(self, moment: Moment, direction: str, rows: int = 0) -> int | None:
        """Give the option that lies in a direction on the map, or on the list that stands in its place."""
        return steering.walk(self.printed, moment, direction, rows)

    def describe(self, view: State, question: Question) -> tuple[Option, ...]:
        """Describe every option; a voyage also by what it costs and brings."""
        return english.describe(self.printed, view, question)

    def change(self, option: Option) -> Line:
        """Say in signs what an option costs and gives."""
        told = [(f"{amount:+}{english.UNITS[what].sign} ", amount > 0) for what, amount in option.change]
        return line(*[(text, "gain" if is_gain else "cost") for text, is_gain in told])

    def group(self, option: Option) -> str:
        """Name the group of the free actions."""
        return english.group(option.id)

    def brings(self, moment: Moment) -> str:
        """Say what waits at the end of a voyage, or what clearing the area of a disc brings."""
        from .aloud import brings

        return brings(self.printed, moment)

    def denied(self, moment: Moment) -> Sequence[Denied]:
        """List what exists in the rules but not now."""
        from .why import denied

        return denied(self.printed, moment)

    def hint(self, view: State, question: Question) -> Hint:
        """Name the option that a bot in this seat would take, and why: it knows no more than the seat."""
        from .hints import hint

        return hint(self.printed, view, question)

    def reminders(self, moment: Moment) -> Lines:
        """Name what is easily forgotten now."""
        return [line(text) for text in reminders.reminders(self.printed, moment)]

    def log_line(self, event: object, names: Mapping[int | str, str], seat: int) -> str:
        """Say what happened as this seat may hear it."""
        return english.log_line(heard(event, seat), self.printed, names)

    def begins(self, event: object) -> int | str | None:
        """Say whose turn begins with an event; with the end of a round it is nobody's."""
        return english.begins(event)

    def is_scoring(self, event: object, state: State) -> bool:
        """Tell whether an event is something that a scoring does by itself."""
        return english.is_scoring(event, state)

    def touched(self, event: object) -> tuple[str, ...]:
        """Name what an event touches."""
        return concern.touched(event)

    def part_of(self, event: object, state: State) -> str:
        """Name the part where an event is to be seen: points where they are scored, else that of what it touches."""
        if self.is_scoring(event, state):
            return "points"
        kinds = {address.partition("/")[0] for address in self.touched(event)}
        return next((part for kind, part in _PART_OF.items() if kind in kinds), "")

    def rulebook(self) -> Rulebook:
        """Give the rulebook."""
        if self._rulebook is None:
            from maracaibo_tui.library.paths import rules_folder
            from maracaibo_tui.library.rulebook import read_rulebook

            self._rulebook = read_rulebook(rules_folder() / "maracaibo")
        return self._rulebook

    def things(self, *, at_table: bool = True) -> Sequence[Thing]:
        """List everything that has a page of its own; at a table also the discard pile."""
        from .card_pages import things
        from .discard_pile import THING

        self._things = self._things or tuple(things(self.printed))
        return (*self._things, THING) if at_table else self._things

    def people(self, moment: Moment) -> Sequence[Thing]:
        """List all at the table who have a page of their own."""
        from .captain_pages import people

        return people(moment)

    def thing(self, address: str, moment: Moment, cells: int) -> Lines:
        """Draw the page of a thing, or of somebody."""
        from . import discard_pile
        from .captain_pages import KIND, page
        from .card_pages import thing

        if address == discard_pile.ADDRESS:
            return discard_pile.page(self.printed, moment, cells)
        if address.startswith(f"{KIND}/"):
            return page(self.printed, address, moment, cells)
        return thing(self.printed, address, moment, cells)

    def thing_rules(self, address: str) -> Sequence[str]:
        """Name the rules that explain a thing, or somebody."""
        from . import discard_pile
        from .captain_pages import KIND, rules
        from .card_pages import thing_rules

        if address == discard_pile.ADDRESS:
            return discard_pile.RULES
        if address.startswith(f"{KIND}/"):
            return rules(address)
        return thing_rules(self.printed, address)

    def about(self, part: str, moment: Moment) -> Sequence[str]:
        """Name the rule of a part and the things in it that have pages; nothing where the question is what matters."""
        from .about import about

        return about(self.printed, part, moment)

    def concerned(self, moment: Moment) -> Sequence[str]:
        """Name the things that the highlighted option is about, what asks the question, and what helps anywhere."""
        from .about import further

        return (*concern.concerned(self.printed, moment), *further(moment))

    def page(self, address: str, cells: int) -> Lines:
        """Draw what is printed on a thing."""
        from .card_pages import page

        return page(self.printed, address, cells)

    def sheet(self, moment: Moment, log: Sequence[object], notes: Sequence[str]) -> Callable[[int], Table]:
        """Give what draws the score sheet; its log is added up once."""
        from maracaibo_tui.games.maracaibo.words.sources import before_the_end

        sources = before_the_end(self.printed, moment.view, log)
        return lambda cells: points.table(moment, cells, sources, notes)

    def places(self, moment: Moment, cells: int) -> Sequence[tuple[str, Line]]:
        """List the places in their order."""
        from .place_pages import places

        return places(self.printed, moment, cells)
