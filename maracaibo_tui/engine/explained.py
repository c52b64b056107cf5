"""Printed things in words: each in lines with the rule that explains it, found by addresses such as `card/A17`."""

# ruff: noqa: ANN401 - what is printed is the game's own

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct


class Part(NamedTuple):
    """One line of a thing: what it says in words, and the rule that explains it."""

    text: str
    rule: str


class Explanation(NamedTuple):
    """A printed thing: its address, what it is called, what kind of thing it is, and its lines in printed order."""

    address: str
    called: str
    kind: str
    parts: tuple[Part, ...]

    @property
    def text(self) -> str:
        """Put the lines together, each with its rule."""
        return "\n".join(f"- {part.text} ({part.rule})" for part in self.parts)

    @property
    def rules(self) -> tuple[str, ...]:
        """Name the rules that explain it, each once."""
        return tuple(dict.fromkeys(part.rule for part in self.parts))


Items: TypeAlias = Callable[[Any], Mapping[str, Any]]
"""Gives the things of a kind by id, from what is printed."""
Parts: TypeAlias = Callable[[Any, Any], list[Part]]
"""Says a thing in lines, given all that is printed."""


class Explained(Struct, frozen=True):
    """Everything of a game that has a page: by how addresses begin the things and their lines, and what all is called.

    `kinds` and `called` are those of the title's `Naming`.
    """

    pages: Mapping[str, tuple[Items, Parts]]
    kinds: Mapping[str, str]
    called: Callable[[str, str], str]

    def explain(self, printed: Any, address: str) -> Explanation:
        """Explain the thing at an address; it is a KeyError if there is none."""
        kind, _, item = address.partition("/")
        items, parts = self.pages[kind]
        thing = items(printed)[item]
        return Explanation(address, self._name(address, thing), self.kinds[kind], tuple(parts(printed, thing)))

    def announced(self, printed: Any, address: str) -> tuple[str, str]:
        """Give the name and the kind of the thing at an address, as `explain` does, without reading what it does."""
        kind, _, item = address.partition("/")
        return self._name(address, self.pages[kind][0](printed)[item]), self.kinds[kind]

    def addresses(self, printed: Any) -> tuple[str, ...]:
        """Name everything that can be explained, kind by kind."""
        return tuple(f"{kind}/{item}" for kind, (items, _) in self.pages.items() for item in items(printed))

    def _name(self, address: str, thing: object) -> str:
        # Missions, tokens and the like have no name of their own.
        return self.called(address, getattr(thing, "name", ""))
