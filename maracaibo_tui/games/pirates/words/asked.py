"""An option on its way from text id to label."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import PiratesTable, player

Change: TypeAlias = tuple[tuple[str, int], ...]


class Asked(NamedTuple):
    """An option to be described: the table as the seat sees it, the question, and the parts of its text id."""

    table: PiratesTable
    question: Question
    word: str
    values: tuple[str, ...]
    way: tuple[str, ...]

    @property
    def printed(self) -> Printed:
        """Give the printed components."""
        return self.table.printed

    @property
    def player(self) -> Player:
        """Give the player who decides."""
        return player(self.table, self.question.seat)

    @property
    def value(self) -> str:
        """Give what the option names first, or nothing."""
        return self.values[0] if self.values else ""

    @property
    def frame(self) -> Any:  # noqa: ANN401 - whatever is being resolved
        """Give what is being resolved."""
        return self.table.state.agenda[-1]


class Said(NamedTuple):
    """A description; without a rule the question's own explains it."""

    label: str
    rule: str = ""
    change: Change = ()


Saying: TypeAlias = Callable[[Asked], Said]
Forms: TypeAlias = Mapping[str, Saying]


def changed(**amounts: int) -> Change:
    """Give what certainly changes, without what stays."""
    return tuple((what, amount) for what, amount in amounts.items() if amount)
