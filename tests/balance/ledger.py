"""What a seat made its points of, by lines of play, and what each of its cards brought."""

from __future__ import annotations

from msgspec import Struct, field

from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.rules.income import scorings_to_come
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

LINES = ("combat", "explorer", "quests", "ship", "income", "assistants")
"""The lines of play that somebody may lean on; whatever else brings points is common to all."""
DOUBLOON = 0.7
"""What a doubloon counts when lines of play are compared."""
# By the beginning of the source that an event names.
_SOURCES = {
    "token/": "combat",
    "combat": "combat",
    "ca:": "combat",
    "final/ranks": "combat",
    "final/leaders": "combat",
    "space/": "explorer",
    "barrier/": "explorer",
    "explorer/": "explorer",
    "theft/": "explorer",
    "quest/": "quests",
    "quest track": "quests",
    "area/": "ship",
    "va:": "ship",
    "income": "income",
    "final/income": "income",
    "assistants": "assistants",
}
# Village actions that every ship has from the start.
_COMMON = {"va:discard_hand", "va:doubloon", "va:buy"}


class Ledger(Struct):
    """The books of one seat."""

    lines: dict[str, float] = field(default_factory=dict)
    cards: dict[str, float] = field(default_factory=dict)
    bought: dict[str, int] = field(default_factory=dict)
    buildings: dict[str, int] = field(default_factory=dict)


class Bookkeeper:
    """A watcher that keeps the books of all seats."""

    def __init__(self, table: MaracaiboTable) -> None:
        """Watch a game from its beginning."""
        self._table = table
        self.ledgers = {p.seat: Ledger() for p in table.state.players}

    def tell(self, event: object) -> None:
        """Enter what an event brings to a seat."""
        match event:
            case events.Scored(seat=int(seat), amount=amount, source=source) if seat in self.ledgers:
                self._enter(seat, source, amount)
            case events.Gained(seat=int(seat), what="doubloons", amount=amount, source=source) if amount > 0:
                self._enter(seat, source, DOUBLOON * amount)
            case events.CardBought(seat=seat, card=card):
                self.ledgers[seat].bought[card] = self._table.state.round
                _add(self.ledgers[seat].cards, card, self._table.printed.cards[card].vp)
            case events.Invested(seat=seat, building=building):
                self.ledgers[seat].buildings[building] = self._table.state.round
            case events.IncomeRaised(seat=seat, kind=kind, amount=amount, carried=carried, source=card):
                points = (amount if kind == "vp" else carried) * scorings_to_come(self._table)
                _add(self.ledgers[seat].cards, card, points)

    def answered(self, question: Question, answer: str, after: Question | None) -> None:
        """Answers are of no interest, only what comes of them."""

    def _enter(self, seat: int, source: str, points: float) -> None:
        books = self.ledgers[seat]
        line = _line(source)
        if line:
            _add(books.lines, line, points)
        kind, _, rest = source.partition("/")
        if kind == "card":
            card, _, part = rest.partition("/")
            _add(books.cards, card, points)
            if part.startswith("assistant"):
                _add(books.lines, "assistants", points)


def _add(account: dict[str, float], name: str, points: float) -> None:
    account[name] = account.get(name, 0.0) + points


def _line(source: str) -> str:
    if source in _COMMON:
        return ""
    if source.endswith("/flag") or "/flag/" in source:
        return "combat"
    return next((line for start, line in _SOURCES.items() if source.startswith(start)), "")
