"""What the pieces of the toy game are called, known without reading what is printed on them."""

from collections.abc import Mapping, Sequence

KINDS: Mapping[str, str] = {"shell": "shell"}
ADDRESSED: Mapping[str, str] = {}
UNTOLD: frozenset[str] = frozenset()
OTHERS: Sequence[str] = ()


def called(address: str, name: str) -> str:
    """Say what the thing at an address is called."""
    return name or address.partition("/")[2]
