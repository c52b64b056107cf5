"""What a bot is: a function of what its seat is shown; it knows no game, no file, no clock, no screen (RIV-01, -02).

A module that brings a bot has a function `make(lent, wishes)`, named by an entry point of the group
`maracaibo_tui.bots`; `SAYS` beside it says in a line what the bot does (a table by name where there are several),
and `WISHES` which wishes it has.
"""

# ruff: noqa: ANN401 - positions and views are the game's own

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from msgspec.structs import replace

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.judging import Judge
from maracaibo_tui.engine.match import Game
from maracaibo_tui.engine.question import Question

GROUP = "maracaibo_tui.bots"


class WishError(ValueError):
    """A wish that a bot does not have or that makes no sense, said in one sentence."""


class Sight(Protocol):
    """What a game says of its options and of who may see what."""

    ORDERS: frozenset[str]
    """Words of options that change nothing on the table."""

    def view(self, state: Any, seat: int) -> Any:
        """Give a position as a seat may see it."""

    def idle(self, question: Question) -> Sequence[str]:
        """Name the options that bring nothing or next to nothing."""

    def nearest_first(self, question: Question) -> bool:
        """Tell whether the options stand in the order of a way, the nearest place first."""


class Lent:
    """What a game lends to whoever thinks about it: its rules, its sight and its judge; never a state."""

    def __init__(self, rules: Game[Any], sight: Sight, judge: Callable[[], Judge]) -> None:
        """Lend all of it; the judge is made when it is first asked for."""
        self.rules, self.sight, self._judge = rules, sight, judge

    def tasting(self, taste: Mapping[str, float]) -> Lent:
        """Lend the same to somebody with a taste."""
        return Lent(self.rules, self.sight, lambda: self.judge.tasting(taste))

    def next_for(self, table: Table[Any, Any], seat: int) -> Question | None:
        """Go on to the next question: of several that are open the seat's own."""
        asked = self.rules.settle(table)
        if asked is None or asked.seat == seat:
            return asked
        return next((question for question in self.rules.asked(table) if question.seat == seat), asked)

    @cached_property
    def judge(self) -> Judge:
        """Who values positions."""
        return self._judge()


class Budget:
    """How much may be thought about one question, in positions made and in games played on; None: as much as wanted."""

    __slots__ = ("nodes", "nodes_spent", "playouts", "playouts_spent")

    def __init__(self, nodes: int | None = None, playouts: int | None = None) -> None:
        """Begin with nothing spent."""
        self.nodes, self.playouts = nodes, playouts
        self.nodes_spent = self.playouts_spent = 0

    def step(self) -> bool:
        """Take one position; False where there are no more: answer with what there is."""
        if self.nodes is not None and self.nodes_spent >= self.nodes:
            return False
        self.nodes_spent += 1
        return True

    def play_on(self, count: int) -> bool:
        """Take so many games played on; False where there are not as many."""
        if self.playouts is not None and self.playouts_spent + count > self.playouts:
            return False
        self.playouts_spent += count
        return True


class Asked(NamedTuple):
    """All that a bot is given when it is asked."""

    view: Any
    question: Question
    chance: int
    """64 bits of its own, from the seed of the game, its place and the number of its question (RIV-04)."""
    whim: int = 0
    """The same for the whole game: for what it likes in this one."""
    budget: Budget | None = None
    """What it may spend, where the house says so; else what it was wished."""


class Answer(NamedTuple):
    """What a bot answers, and what it spent on it."""

    option: str
    spent: tuple[int, int] = (0, 0)
    """Positions that were made, and games that were played on."""


class Bot(Protocol):
    """Somebody automatic at a seat."""

    def answer(self, asked: Asked) -> Answer:
        """Choose one of the options."""

    def forget(self) -> None:
        """Drop everything remembered of earlier questions."""


Make = Callable[[Lent, Mapping[str, str]], Bot]
Choose = Callable[[Question, int], tuple[int, str]]
"""Somebody without a plan: a question and a random value make the random value after it and the option taken."""


class Planless:
    """A bot that looks at nothing but the question; it is given no view."""

    planless = True

    def __init__(self, choose: Choose) -> None:
        """Take how it chooses."""
        self._choose = choose

    def answer(self, asked: Asked) -> Answer:
        """Choose one of the options."""
        return Answer(self._choose(asked.question, asked.chance)[1])

    def forget(self) -> None:
        """There is nothing to forget."""


def checked(wishes: Mapping[str, str], known: Mapping[str, str], called: str) -> Mapping[str, str]:
    """Give the wishes for a bot; those that it does not have are refused with a list of those that there are."""
    unknown = [name for name in wishes if name not in known]
    if unknown:
        there_are = f"its wishes are {', '.join(known)}" if known else "it has none"
        raise WishError(f"{called}: {unknown[0]!r} is no wish of this bot; {there_are}")
    return wishes


def number(wishes: Mapping[str, str], name: str, usual: float, least: float = 0) -> float:
    """Read a wish that is a number."""
    typed = wishes.get(name)
    if typed is None:
        return usual
    try:
        found = float(typed)
    except ValueError:
        found = float("nan")
    if not found >= least:
        raise WishError(f"{name}: found {typed!r}, allowed is a number of at least {least:g}")
    return found


def is_planless(bot: Bot) -> bool:
    """Tell whether a bot looks at nothing but the question: it is shown nothing, and remembers nothing."""
    return getattr(bot, "planless", False)


def at_once(sight: Sight, question: Question) -> str:
    """Answer without a thought, for somebody who cannot: take the first option that brings something."""
    idle = sight.idle(question)
    return next((option for option in question.options if option not in idle), question.options[0])


def chance_for_game(seed: int, entrant: int) -> int:
    """Give the chance that an entrant, or a seat at a table, has for a whole game (RIV-04)."""
    return from_seed(from_seed(seed + 1) + entrant)


def chance_of(whim: int, number: int) -> int:
    """Give the chance of the so-manyth question to somebody, from that for the whole game; nothing else decides it."""
    return from_seed(whim + number)


def without_orders(question: Question, orders: frozenset[str]) -> Question:
    """Give a question without what changes nothing on the table: bots are not asked for it."""
    if not orders:
        return question
    answers = tuple([option for option in question.options if taken_apart(option).word not in orders])
    return question if len(answers) == len(question.options) else replace(question, options=answers)
