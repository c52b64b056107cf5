"""A summer of dives, the campaign of the toy: shells kept in one game are missing from the bag of the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct, convert

from maracaibo_tui.engine.campaign_pages import Chapter, Course, Entry, Epilogue, Line, Plain, Row, Section, Side

from .box import Printed
from .rules import Toy
from .state import Divers, Options, Summer

FEWEST = 2
"""With fewer shells in the bag a summer is over."""


class Kept(Struct, frozen=True, kw_only=True):
    """A shell that a seat has kept."""

    card: str
    seat: int


class Left(NamedTuple):
    """What a game of a summer leaves."""

    archive: Summer
    beats: Sequence[Kept]
    scores: Mapping[str, int]
    winners: Sequence[int | str]


def named(printed: Printed) -> tuple[str, str]:
    """Name the campaign."""
    del printed
    return ("summer", "A summer of dives")


def first(printed: Printed, patience: int | None = None) -> Summer:
    """Begin with nothing kept."""
    del printed, patience
    return Summer()


def at_chapter(printed: Printed, chapter: int, patience: int | None = None) -> Summer:
    """Begin at the only chapter."""
    if chapter != 1:
        raise ValueError("a summer has one chapter")
    return first(printed, patience)


def archive(raw: Mapping[str, Any]) -> Summer:
    """Read what was left."""
    return convert(raw, Summer)


def options_of(options: Options) -> Options:
    """Give options as they are: what a game begins from says that it is one of a summer."""
    return options


def after(rules: Toy, archive: Summer) -> Toy:
    """Give the rules by which a game begins without the shells that were kept."""
    return Toy(rules.printed, archive)


def began(position: Divers) -> Summer | None:
    """Give what a position began from."""
    return position.began if isinstance(position.began, Summer) else None


def beats(position: Divers) -> tuple[Kept, ...]:
    """Give the shells that were kept so far."""
    return tuple([Kept(card=shell, seat=seat) for seat, kept in enumerate(position.baskets, 1) for shell in kept])


def left(rules: Toy, state: Divers) -> Left:
    """Give what a finished game leaves."""
    if not state.is_over or not isinstance(state.began, Summer):
        raise ValueError("only a finished game of a summer leaves something")
    kept = tuple(sorted({*state.began.kept, *[shell for basket in state.baskets for shell in basket]}))
    is_last = len(rules.printed.box.shells) - len(kept) < FEWEST
    scores = {str(seat): points for seat, points in enumerate(state.points, 1)}
    best = max(scores.values())
    winners = tuple([int(seat) for seat, points in scores.items() if points == best])
    return Left(Summer(kept=kept, ending="september" if is_last else ""), beats(state), scores, winners)


def _side(course: Course, event: Plain) -> Side:
    printed: Any = course.printed
    name = printed.box.shells[event["card"]].name
    return Side(event["card"], "front", f"Shell {name}", f"kept by seat {event['seat']}", f"{name} goes home.")


class Pages:
    """What is told of a summer."""

    def opening(self, course: Course) -> Sequence[str]:
        """Say what a summer is about."""
        del course
        return ("Whoever keeps a shell takes it home.",)

    def chapters(self, printed: Printed) -> Sequence[Chapter]:
        """List one chapter."""
        del printed
        return (Chapter(1, "June", "the first week"),)

    def began(self, course: Course, chapter: int) -> int:
        """Say that the first chapter begins with the first game."""
        del course
        return int(chapter == 1)

    def line(self, course: Course) -> Line:
        """Count the shells that were kept."""
        return Line("A summer of dives", f"game {course.number}", f"{len(course.state['kept'])} shells kept")

    def previously(self, course: Course) -> Sequence[Section]:
        """Tell of the shells that were kept."""
        return (Section("Kept", [Row(shell) for shell in course.state["kept"]]),)

    def chronicle(self, course: Course) -> Sequence[Entry]:
        """Tell of every shell."""
        found = [(game.number, event) for game in course.games for event in game.events]
        return [Entry("June", _side(course, event), game=number) for number, event in found]

    def world(self, course: Course) -> Sequence[Section]:
        """Tell of the shells that were kept."""
        return self.previously(course)

    def position(self, course: Course) -> None:
        """Have no map."""
        del course

    def people(self, course: Course) -> Sequence[Section]:
        """Name nobody."""
        del course
        return ()

    def statistics(self, course: Course) -> Sequence[Section]:
        """Count games."""
        return (Section("Games", [Row(str(len(course.games)))]),)

    def epilogue(self, course: Course) -> Epilogue | None:
        """Say that the bag is empty."""
        return Epilogue("September", "The bag is empty.", ("All go home.",)) if course.state["ending"] else None

    def everything(self, printed: Printed) -> Sequence[Side]:
        """Tell of every shell there is."""
        return [_side(Course(printed, {}), {"card": shell, "seat": 0}) for shell in printed.box.shells]


pages = Pages()
