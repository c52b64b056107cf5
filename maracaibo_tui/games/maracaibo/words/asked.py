"""An option on its way from text id to label."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box.components import Card
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player

Change: TypeAlias = tuple[tuple[str, int], ...]


class Asked(NamedTuple):
    """An option to be described: the table as the seat sees it, the question, the words behind the form, and a way."""

    table: MaracaiboTable
    question: Question
    words: tuple[str, ...]
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
    def card(self) -> Card:
        """Give the project card that the option names first."""
        return self.printed.cards[self.words[0]]


class Said(NamedTuple):
    """A description; without a rule the question's own explains it."""

    label: str
    rule: str = ""
    change: Change = ()


Saying: TypeAlias = Callable[[Asked], Said]
Forms: TypeAlias = Mapping[str, Saying]


def with_card(verb: str, rule: str) -> Saying:
    """Describe what is done with a card by a verb and its name."""
    return lambda a: Said(f"{verb} {a.card.name}", rule)


def capital(text: str) -> str:
    """Begin with a capital letter and leave the others as they are."""
    return text[:1].upper() + text[1:]
