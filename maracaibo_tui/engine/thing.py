"""A thing that has a page of its own, by name."""

from typing import NamedTuple


class Thing(NamedTuple):
    """Something that has a page of its own: where it is found, what it is called, what kind of thing it is."""

    address: str
    called: str
    kind: str
