"""What a title says of who may know what, and of the options of a question."""

# ruff: noqa: ANN401 - positions, views and events are the game's own

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from .question import Question
from .record_file import Standing
from .secrets import Secrets


class Sight(Protocol):
    """Who may know what; seat 0 is an onlooker."""

    UNATTENDED: frozenset[str]
    """Decision points where nobody needs to sit down for an answer that is given by itself."""
    SECRETS: Secrets
    """Which answers others must not read."""
    ORDERS: frozenset[str]
    """Words of options that stand beside questions and change nothing on the table; bots are not offered them."""

    def view(self, state: Any, seat: int) -> Any:
        """Give a position as a seat may see it."""

    def asked(self, question: Question | None, seat: int) -> Question | None:
        """Give a question as a seat may see it."""

    def heard(self, event: object, seat: int) -> object:
        """Give an event as a seat may hear of it."""

    def is_public(self, question: Question) -> bool:
        """Tell whether nothing private is asked: at one keyboard nobody else has to look away for it."""

    def passes(self, question: Question) -> Sequence[str]:
        """Name the options that end or decline what is asked, the one that ends it first."""

    def idle(self, question: Question) -> Sequence[str]:
        """Name the options that bring nothing or next to nothing, passes among them."""

    def nearest_first(self, question: Question) -> bool:
        """Tell whether the options stand in the order of a way, the nearest place first."""

    def round_of(self, view: Any) -> int:
        """Give the round, era or the like that a position is in; simulations count the turns of each."""

    def standings(self, view: Any) -> Mapping[int | str, int]:
        """Give the points of everybody, automatic opponents last."""

    def standing(self, view: Any) -> Sequence[Standing]:
        """Say of each seat how it stands, as everybody may know it, by a key of `Words.standing` and numbers."""

    def winners(self, view: Any) -> Sequence[int | str]:
        """Name the winners of a game that is over."""
