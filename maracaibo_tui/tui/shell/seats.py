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


def persons(seats: tuple[Seat, ...]) -> tuple[int, ...]:
    """Give the numbers of the seats that persons play."""
    return tuple(number for number, seat in enumerate(seats, 1) if seat.is_person)
