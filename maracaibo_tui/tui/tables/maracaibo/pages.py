"""The pages beside the table: things, people, places, the score sheet; each is loaded when it is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maracaibo_tui.games.maracaibo.advice import lights

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from maracaibo_tui.engine.question import Question
    from maracaibo_tui.engine.thing import Thing
    from maracaibo_tui.games.maracaibo.box.printed import Printed
    from maracaibo_tui.games.maracaibo.state.position import State
    from maracaibo_tui.tui.screen.lines import Line, Lines
    from maracaibo_tui.tui.shell.kit import Ballot, Moment, Read, Result, RoundOver


def things(printed: Printed, *, at_table: bool) -> Sequence[Thing]:
    """List everything that has a page of its own; at a table also the discard pile."""
    from .card_pages import things
    from .discard_pile import THING

    return (*things(printed), *([THING] if at_table else []))


def people(moment: Moment) -> Sequence[Thing]:
    """List all who have a page of their own at the table, and the lines of points."""
    from . import points_pages
    from .captain_pages import people

    return (*people(moment), *points_pages.things(moment))


def thing(printed: Printed, address: str, moment: Moment, cells: int) -> Lines:
    """Draw the page of a thing, or of somebody."""
    from . import discard_pile, points_pages
    from .captain_pages import KIND, page
    from .card_pages import thing

    if address == discard_pile.ADDRESS:
        return discard_pile.page(printed, moment, cells)
    if address.startswith(f"{KIND}/"):
        return page(printed, address, moment, cells)
    if address.startswith(f"{points_pages.KIND}/"):
        return points_pages.page(printed, address, moment, cells)
    return thing(printed, address, moment, cells)


def rules(printed: Printed, address: str) -> Sequence[str]:
    """Name the rules that explain a thing, or somebody."""
    from . import captain_pages, discard_pile, points_pages
    from .card_pages import thing_rules

    if address == discard_pile.ADDRESS:
        return discard_pile.RULES
    if address.startswith(f"{captain_pages.KIND}/"):
        return captain_pages.rules(address)
    if address.startswith(f"{points_pages.KIND}/"):
        return points_pages.rules(address)
    return thing_rules(printed, address)


def page(printed: Printed, address: str, cells: int) -> Lines:
    """Draw what is printed on a thing."""
    from .card_pages import page

    return page(printed, address, cells)


def places(printed: Printed, moment: Moment, cells: int) -> Sequence[tuple[str, Line]]:
    """List the places in their order."""
    from .place_pages import places

    return places(printed, moment, cells)


def part_rules(printed: Printed, part: str, moment: Moment) -> Sequence[str]:
    """Name the rule of a part and the things in it that have pages; nothing where the question is what matters."""
    from .part_rules import part_rules

    return part_rules(printed, part, moment)


def concerned(printed: Printed, moment: Moment) -> Sequence[str]:
    """Name the things that the highlighted option is about, what asks the question, and what helps anywhere."""
    from .part_rules import further

    return (*lights.concerned(printed, moment), *further(moment))


def result(printed: Printed, moment: Moment, log: Sequence[object], notes: Sequence[str]) -> Result:
    """Say what the game came to."""
    from .score_sheet import result

    return result(printed, moment, log, notes)


def if_ended(printed: Printed, view: State) -> Mapping[int | str, int]:
    """Give everybody's points as the end of the game would leave them now."""
    from .score_sheet import if_ended

    return if_ended(printed, view)


def is_round_over(event: object) -> bool:
    """Tell whether a round and its scoring are over with an event."""
    from maracaibo_tui.games.maracaibo.advice.round import is_over

    return is_over(event)


def round_over(
    printed: Printed, view: State, names: Mapping[int | str, str], heard: Sequence[object]
) -> RoundOver | None:
    """Say what a round brought."""
    from .round_over import round_over

    return round_over(printed, view, names, heard)


def is_read(event: object) -> bool:
    """Tell whether a side of a story card is read with an event."""
    from maracaibo_tui.games.maracaibo.words.sides_at_the_table import is_read

    return is_read(event)


def read(printed: Printed, view: State, names: Mapping[int | str, str], event: object) -> Sequence[Read]:
    """Give the sides of story cards that are read with an event, or were at set-up."""
    if view.story is None:
        return ()
    from .sides import read

    return read(printed, view, names, event)


def ballot(printed: Printed, view: State, names: Mapping[int | str, str], question: Question) -> Ballot | None:
    """Give what the table votes on."""
    if view.story is None:
        return None
    from .sides import ballot

    return ballot(printed, view, names, question)


def backdrop(printed: Printed, cells: int, rows: int, coast: str) -> Lines:
    """Draw the empty chart."""
    from .backdrop import draw

    return draw(printed, cells, rows, coast)
