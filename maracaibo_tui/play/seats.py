"""Who sits at the table: persons and bots, each with a name and a colour of its own."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from .strengths import word_for

COLOURS = ("orange", "blue", "green", "violet")
"""What the colours of seats are called, in every theme that has colours; the styles `seat1` to `seat4` draw them."""

LONGEST_NAME = 20
_BOT = "Bot "
"""How the names of bots begin, so that nobody takes one for a person."""
_WRITTEN = re.compile(r"(?P<name>[^()]*) \((?P<bot>[a-z_]+)\)")


class Seat(NamedTuple):
    """A seat: the name at it, the bot that plays it, if no person does, and the number of its colour, 0 for any."""

    name: str
    bot: str = ""
    colour: int = 0

    @property
    def is_person(self) -> bool:
        """Tell whether a person plays here."""
        return not self.bot


def named(seat: Seat) -> Seat:
    """Give a seat with the name that everybody reads: that of a bot says that it is one."""
    if seat.is_person or not seat.name:
        return seat
    return seat._replace(name=f"{_BOT}{own_name(seat)}"[:LONGEST_NAME])


def own_name(seat: Seat) -> str:
    """Give the name of a seat without the word that says that it is a bot."""
    return seat.name if seat.is_person else seat.name.removeprefix(_BOT)


def first_name(name: str) -> str:
    """Give the first of the names at a seat; that of a bot stands behind the word that says that it is one."""
    return name.removeprefix(_BOT).partition(" ")[0]


def written(seat: Seat) -> str:
    """Write a seat as saved games have it."""
    return f"{seat.name} ({seat.bot})" if seat.bot else seat.name


def read(text: str) -> Seat:
    """Read a seat as a saved game has it."""
    found = _WRITTEN.fullmatch(text)
    return named(Seat(found["name"], found["bot"])) if found else Seat(text)


def told(text: str) -> str:
    """Tell a seat of a saved game in a list: its name, and of a bot how strong it is."""
    seat = read(text)
    return seat.name if seat.is_person else f"{seat.name} ({word_for(seat.bot)})"


def passed_to(name: str) -> str:
    """Ask for the keyboard to be passed; a name may end with a full stop of its own."""
    return f"Pass the keyboard to {name.removesuffix('.')}."


def persons(seats: tuple[Seat, ...]) -> tuple[int, ...]:
    """Give the numbers of the seats that persons play."""
    return tuple(number for number, seat in enumerate(seats, 1) if seat.is_person)


def colours(seats: Sequence[Seat]) -> tuple[int, ...]:
    """Give every seat a colour that no other has: the one it wishes for, else that of its number, else a free one."""
    wished = [(number, seat.colour) for number, seat in enumerate(seats, 1)]
    usual = [(number, number) for number, _ in wished]
    free = list(range(1, max(len(COLOURS), len(seats)) + 1))
    given: dict[int, int] = {}
    for number, colour in (*wished, *usual):
        if number not in given and colour in free:
            given[number] = colour
            free.remove(colour)
    return tuple(given[number] if number in given else free.pop(0) for number, _ in wished)


def coloured(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Give the seats, each with a colour of its own."""
    return tuple(seat._replace(colour=colour) for seat, colour in zip(seats, colours(seats), strict=True))
