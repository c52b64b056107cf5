"""Who sits at the table: persons with their names, and bots."""

from typing import NamedTuple


class Seat(NamedTuple):
    """A seat: the name at it, and the bot that plays it, if no person does."""

    name: str
    bot: str = ""

    @property
    def is_person(self) -> bool:
        """Tell whether a person plays here."""
        return not self.bot


def passed_to(name: str) -> str:
    """Ask for the keyboard to be passed; a name may end with a full stop of its own."""
    return f"Pass the keyboard to {name.removesuffix('.')}."


def persons(seats: tuple[Seat, ...]) -> tuple[int, ...]:
    """Give the numbers of the seats that persons play."""
    return tuple(number for number, seat in enumerate(seats, 1) if seat.is_person)
