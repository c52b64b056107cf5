"""The bots by name, found by their entry points, and how one sits down at a table."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.title import Title
from maracaibo_tui.library.weights import USUAL

from .contract import GROUP, Answer, Asked, Bot, Lent, Make, WishError, is_planless, without_orders
from .lending import lent

RANDOM, BUSY, GREEDY, MILD, PLANNER, SEARCHER = "random", "busy", "greedy", "mild", "planner", "searcher"
HOUSE: Mapping[str, tuple[str, str]] = {
    RANDOM: ("random", "make"),
    BUSY: ("busy", "make"),
    MILD: ("greedy", "make_mild"),
    GREEDY: ("greedy", "make"),
    PLANNER: ("planner", "make"),
    SEARCHER: ("searcher", "make"),
}
"""The bots of the house, by the module here and what makes them: the same as their entry points.

Whoever only names one of them does not look through all that is installed, which takes its time.
"""
WEIGHTS = "weights"

_WISHED = re.compile(r"(?P<called>[\w-]+)(?P<wishes>(?::\w+=[^:=]+)*)")
_WISH = re.compile(r":(\w+)=([^:=]+)")

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

Look = Callable[[int], Any]
"""What a seat may see just now."""
Lend = Callable[[str], Lent]
"""What a game lends, with the weights of this name."""


class Wished(NamedTuple):
    """A bot as somebody named it: `planner:nodes=500`."""

    called: str
    wishes: Mapping[str, str]

    def __str__(self) -> str:
        wishes = [f":{name}={value}" for name, value in self.wishes.items()]
        return "".join([self.called, *wishes])


class UnknownBotError(WishError):
    """A name that no bot has, or that several have."""


@cache
def _found() -> Mapping[str, tuple[EntryPoint, ...]]:
    """Find every bot that is installed; none of them is loaded."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - only for those who ask for other bots

    found: dict[str, tuple[EntryPoint, ...]] = {}
    for entry in sorted(set(entry_points(group=GROUP)), key=lambda entry: (entry.name, entry.value)):
        found[entry.name] = (*found.get(entry.name, ()), entry)
    return found


def names() -> tuple[str, ...]:
    """Name every bot that is installed."""
    return tuple(_found())


def origin(called: str) -> str:
    """Name the distribution that brings a bot, with its version."""
    entry = _entry(called)
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist is not None else ""


def _entry(called: str) -> EntryPoint:
    found = _found().get(called, ())
    if not found:
        raise UnknownBotError(f"there is no bot called {called!r}; there are {', '.join(names())}")
    if len(found) > 1:
        both = " and ".join([str(each.dist.name if each.dist is not None else each.value) for each in found])
        raise UnknownBotError(f"two bots are called {called!r}: those of {both}; uninstall one of them")
    return found[0]


@cache
def maker(called: str) -> Make:
    """Load what makes a bot."""
    if called in HOUSE:
        module, name = HOUSE[called]
        own: Make = getattr(import_module(f".{module}", __package__), name)
        return own
    make: Make = _entry(called).load()
    return make


def wishes_of(called: str) -> Mapping[str, str]:
    """Say which wishes a bot has, and what each is."""
    known: Mapping[str, str] = getattr(sys.modules[maker(called).__module__], "WISHES", {})
    return known


def wished(text: str) -> Wished:
    """Read how somebody names a bot: its name, and wishes behind colons."""
    found = _WISHED.fullmatch(text.strip())
    if found is None:
        raise WishError(f"{text}: allowed is the name of a bot, and wishes behind it, as in planner:nodes=500")
    return Wished(found["called"], dict(_WISH.findall(found["wishes"])))


def lender(title: Title, rules: Any) -> Lend:  # noqa: ANN401 - the rules of the title
    """Lend what a title has, the judge of each weights made once."""
    return cache(lambda weights: lent(title, rules, weights))


class Seated:
    """A bot at a seat: shown what `look` shows, asked with chances of its own."""

    def __init__(self, bot: Bot, look: Look, orders: frozenset[str], whim: int = 0) -> None:
        """Seat a bot; one without a plan need not be shown anything, and none is asked for orders."""
        self._bot, self._look, self._orders, self._whim = bot, look, orders, whim
        self._is_planless = is_planless(bot)

    def answer(self, question: Question, chance: int) -> Answer:
        """Ask the bot."""
        view = None if self._is_planless else self._look(question.seat)
        return self._bot.answer(Asked(view, without_orders(question, self._orders), chance, self._whim))

    def __call__(self, question: Question, chance: int) -> tuple[int, str]:
        """Ask the bot, as one without a plan is asked."""
        return chance, self.answer(question, chance).option

    def forget(self) -> None:
        """Have the bot forget what it remembers."""
        self._bot.forget()


def made(name: str, lend: Lend) -> Bot:
    """Make a bot by its name and wishes; the weights it is wished decide which judge it is lent."""
    bot = wished(name)
    weights = bot.wishes.get(WEIGHTS, USUAL) if WEIGHTS in wishes_of(bot.called) else USUAL
    return maker(bot.called)(lend(weights), bot.wishes)


def seated(name: str, lend: Lend, look: Look, whim: int = 0) -> Seated:
    """Make a bot and seat it."""
    return Seated(made(name, lend), look, lend(USUAL).sight.ORDERS, whim)
