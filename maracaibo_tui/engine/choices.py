"""What a title lists: keys of parts, and values to choose from; light, for it is read before the first picture."""

from collections.abc import Sequence
from typing import NamedTuple

OPPONENT = "opponent"
"""The id of the choice of an automatic opponent; its values are the ids of `Options.OPPONENTS` and `NO_OPPONENT`."""
NO_OPPONENT = "none"
LEVEL = "level"
"""The id of the choice how strong that opponent is; its values are numbers."""
START = "start"
"""The id of the choice who begins; with `LISTED` it is the first of the plan, with any other value chance says so."""
LISTED = "listed"
PACK = "pack"
"""The id of the choice of a content pack, which the house adds; a game has no choice of this id."""
OF_THE_HOUSE = frozenset({OPPONENT, LEVEL, START, PACK})
"""Choices that commands have options of their own for, or none; every other one is a flag."""
YES, NO = "yes", "no"
"""The values of a choice that is true or false; with other values `Choice.on` says which of the two is true."""


class PartKey(NamedTuple):
    """The key of a part of the table: the id of its binding, the keys, what it is called, and what it does in full."""

    id: str
    keys: tuple[str, ...]
    does: str
    tells: str


class Value(NamedTuple):
    """A value that may be chosen, and a sentence about it."""

    id: str
    label: str
    says: str = ""


class Choice(NamedTuple):
    """Something to choose before a game begins; the first value is the usual one.

    In commands it is an option: `flag`, or else the id, with dashes; `alias` is another name of it. Where `on` is one
    of two values, the option takes none: by itself it chooses that one, and with `no-` before it the other. Choices of
    one `kind` are switched on together by an option of that name with their ids behind it, or `all`.
    """

    id: str
    label: str
    values: Sequence[Value]
    says: str = ""
    flag: str = ""
    alias: str = ""
    on: str = ""
    kind: str = ""

    def value(self, wanted: str) -> Value:
        """Give the value that is wanted, or the usual one."""
        return next((value for value in self.values if value.id == wanted), self.values[0])

    @property
    def option(self) -> str:
        """The name of its option in commands."""
        return self.flag or self.id.replace("_", "-")

    @property
    def switched_on(self) -> str:
        """The value that the option chooses by itself; nothing where it takes a value."""
        return self.on or (YES if {value.id for value in self.values} == {YES, NO} else "")
