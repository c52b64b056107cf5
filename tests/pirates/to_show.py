"""What the recorded games of Pirates show together: ways to end, decision points, effects, cards, modules, tables."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games import pirates as rules_code
from maracaibo_tui.games import title_of
from maracaibo_tui.games.pirates.audit.occurrences import Occurrences, count_answer, count_event, every_effect
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.position import Options
from maracaibo_tui.games.pirates.state.sight import passes, scorers
from maracaibo_tui.games.pirates.state.table import PiratesTable
from maracaibo_tui.players.contract import Choose
from tests.pirates.tables import COMBINATIONS, LAYOUTS, MODULES, game
from tests.pirates.ways_to_end import WAYS, WaysToEnd
from tests.support.showing import Showing

LEVELS = 7
EAGER = ("eager",) * 4


def decision_points() -> set[str]:
    """Name every decision point that the rules ask."""
    modules = Path(rules_code.__file__).parent.joinpath("rules").rglob("*.py")
    return {point for module in modules for point in re.findall(r'"(DEC-P\d\d)"', module.read_text(encoding="utf-8"))}


def in_the_box() -> set[str]:
    """Name every effect that something in the box has."""
    box = game().printed.box
    return {effect for effect in every_effect() if _stands_in(effect, repr(box))}


def _stands_in(effect: str, printed: str) -> bool:
    name = "".join(part.capitalize() for part in effect.split("_"))
    return f"{name}(" in printed


def of_tables(tables: Iterable[Options]) -> set[str]:
    """Name what tables have: modules, layouts, numbers of people, levels of Jordan."""
    return {what for options in tables for what in _of_a_table(options)}


def _of_a_table(options: Options) -> Iterator[str]:
    yield from (f"module {module}" for module in MODULES if getattr(options, module))
    yield f"layout {options.layout}"
    yield f"{options.players} play" if options.bot == "none" else f"Jordan plays at level {options.bot_level}"


def every_table() -> set[str]:
    """Name everything that tables can have."""
    levels = {f"Jordan plays at level {level}" for level in range(LEVELS)}
    seats = {f"{players} play" for players in (2, 3, 4)}
    return levels | seats | {f"module {each}" for each in MODULES} | {f"layout {each}" for each in LAYOUTS}


def to_show(_tables: Iterable[Options]) -> set[str]:
    """Name everything that the games show together."""
    cards = {f"card {card}" for card in game().printed.box.improvements}
    return set(WAYS) | decision_points() | in_the_box() | cards | every_table()


class Seen:
    """Listens to a game and remembers how it ended, what occurred and which cards were bought."""

    def __init__(self, table: PiratesTable) -> None:
        """Listen to a game from its beginning."""
        self._ways, self._counts, self._table = WaysToEnd(table.state), Occurrences(), table
        self._cards: set[str] = set()
        self.ended_by: int | str = 0

    def tell(self, event: object) -> None:
        """Hear what has happened."""
        self._ways.tell(event)
        count_event(self._table, self._counts, event)
        if isinstance(event, events.CardBought):
            self._cards.add(f"card {event.card}")
        elif isinstance(event, events.RoundEnded):
            self.ended_by = self._ways.arrived[0]

    def answered(self, question: Question, answer: str) -> None:
        """Hear of an answer."""
        count_answer(self._counts, question, answer)

    @property
    def ways(self) -> set[str]:
        """Name the ways in which rounds and the game have ended."""
        return self._ways.seen

    @property
    def points(self) -> set[str]:
        """Name the decision points that were answered."""
        return set(self._counts.points)

    @property
    def shown(self) -> set[str]:
        """Name everything that occurred."""
        effects = {effect for effect, count in self._counts.effects.items() if count}
        return self.ways | self.points | effects | self._cards | set(_of_a_table(self._table.state.options))


WANTED = ("buy", "build", "explore", "bury", "figurehead", "tile", "sell", "exchange", "renew", "activate", "discard")
"""What an eager bot likes to do."""
LIKING, USUAL, SELDOM = 30, 8, 1


def eager(seed: int, seat: int) -> Choose:
    """Seat a bot that buys, explores and buries whenever it can, sails short ways, and passes seldom."""
    shift = from_seed(seed * 31 + seat) % len(WANTED)

    def weight(question: Question, at: int, option: str) -> int:
        if option in passes(question):
            return SELDOM
        word = taken_apart(option).word
        if word in WANTED:
            return LIKING if WANTED.index(word) != shift else USUAL
        return max(1, LIKING - 5 * at) if word == "sail" else USUAL

    def choose(question: Question, chance: int) -> tuple[int, str]:
        weights = [weight(question, at, option) for at, option in enumerate(question.options)]
        chance, left = below(chance, sum(weights))
        for option, each in zip(question.options, weights, strict=True):
            left -= each
            if left < 0:
                return chance, option
        raise AssertionError(question)

    return choose


SHOWING = Showing(
    title=title_of("pirates"),
    game=game(),
    options=Options,
    seen=Seen,
    to_show=to_show,
    scorers=scorers,
    round_ended=events.RoundEnded,
    scored=events.Scored,
    rare=(
        ("Four pirates, for what is rare", EAGER, Options(players=4)),
        ("Four pirates with all modules, for what is rare", EAGER, Options(players=4, **COMBINATIONS[-1])),
        (
            "Alone with Jordan and all modules, for what is rare",
            ("eager",),
            Options(players=1, bot="jordan", **COMBINATIONS[-1]),
        ),
    ),
    bots={"eager": lambda seed, seat, _known: eager(seed, seat)},
)
