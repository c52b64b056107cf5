"""What the recorded games of a game show, and what each game brings for it: `SHOWING` in the tests of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.title import Rules, Title
from maracaibo_tui.players.contract import Choose


class Shown(Protocol):
    """Listens to a game and remembers what it shows."""

    ended_by: int | str
    """Who ended the round that was over last."""

    def tell(self, event: Any) -> None:  # noqa: ANN401 - the game's own
        """Hear what has happened."""

    def answered(self, question: Question, answer: str) -> None:
        """Hear of an answer."""

    @property
    def ways(self) -> set[str]:
        """Name the ways in which rounds and the game have ended."""

    @property
    def points(self) -> set[str]:
        """Name the decision points that were answered."""

    @property
    def shown(self) -> set[str]:
        """Name what the game has shown: ways to end, decision points, printed effects and the like."""


class Showing(NamedTuple):
    """What is shown of a game."""

    title: Title
    game: Rules
    options: type[Any]
    seen: Callable[[Any], Shown]
    """Listens to the game at a table."""
    to_show: Callable[[Iterable[Any]], set[str]]
    """Names everything that games with these options show if there are enough of them."""
    scorers: Callable[[Any], Sequence[Any]]
    """Lists all who have a score sheet."""
    round_ended: type
    scored: type
    rare: Sequence[tuple[str, tuple[str, ...], Any]]
    """Title, bots and options of tables at which rare things are looked for."""
    bots: Mapping[str, Callable[[int, int, Callable[[str], Choose]], Choose]]
    """Bots of the tests, told the seed of the game, the seat and how bots of the house sit down."""


GAMES = {"maracaibo": "tests.maracaibo.to_show", "pirates": "tests.pirates.to_show"}
"""By id, the module that holds its `SHOWING`."""


def showing_of(game: str) -> Showing:
    """Load what is shown of a game."""
    found: Showing = import_module(GAMES[game]).SHOWING
    return found
