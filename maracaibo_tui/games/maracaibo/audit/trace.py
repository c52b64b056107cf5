"""A game written down so that another program can check it: a header, then a record for every answer."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import msgspec

from maracaibo_tui.engine.examining import USUAL_FULL
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.traced import Records, Written
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules import campaign
from maracaibo_tui.games.maracaibo.rules.deal import deal
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.rules.setup import lay_out
from maracaibo_tui.games.maracaibo.state.campaign import Archive
from maracaibo_tui.games.maracaibo.state.events import Reshuffled
from maracaibo_tui.games.maracaibo.state.position import Options, State
from maracaibo_tui.games.maracaibo.state.sight import SECRETS
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .paths import PATHS

Pile: TypeAlias = tuple[str, ...]

FORMAT = "maracaibo-trace-1"
_TABLE = ("round", "phase", "active", "display")
_SEAT = ("doubloons", "vp", "combat_points", "figures", "hand", "ship", "explorer", "income.doubloons", "income.vp")


def header(printed: Printed, options: Options, seed: int) -> dict[str, object]:
    """Write down everything random about the set-up, so that a reader needs no random source."""
    archive = campaign.first(printed) if options.campaign else None
    dealt = () if archive is None else campaign.dealt_cards(printed, options, archive)
    cards = deal(printed, options, seed, dealt)
    seats = range(1, options.players + 1)
    begun = None if archive is None else campaign.story_begun(archive, dealt, printed.turn.rounds)
    shuffled: list[Reshuffled] = []
    lay_out(
        printed,
        options,
        cards,
        lambda event: shuffled.append(event) if isinstance(event, Reshuffled) else None,
        begun,
    )
    return {
        "format": FORMAT,
        "pack": printed.box.pack.id,
        "options": msgspec.to_builtins(options),
        "seats": list(seats),
        "start_player": 1,
        "decks": {
            "a_dealt": {str(seat): list(cards.a_dealt[seat - 1]) for seat in seats},
            "draw": list(cards.draw),
            "quests": list(cards.quests),
            "combat_1": list(cards.combat_1),
            "combat_2": list(cards.combat_2),
            "automa": list(cards.automa),
        },
        "city_tiles": dict(cards.city_tiles),
        "prestige": list(cards.prestige),
        "careers": {str(seat): list(cards.careers[seat - 1]) for seat in seats},
        **_story(printed, options, archive),
        **({"reshuffle": orders} if (orders := _reshuffled(shuffled)) else {}),
    }


def _story(printed: Printed, options: Options, archive: Archive | None) -> dict[str, object]:
    """Write down what the story card of a single game says; of a campaign no more than what the game begins from."""
    if archive is not None:
        return {"campaign": msgspec.to_builtins(archive)}
    story = printed.box.stories[str(options.story_card)]
    rounds = {str(number): msgspec.to_builtins(placed) for number, placed in story.rounds.items()}
    return {"story": {"setup": msgspec.to_builtins(story.setup), **rounds}}


def _reshuffled(events: Iterable[Reshuffled]) -> dict[str, object]:
    """Name the new order of every pile that was shuffled anew, or a list of them."""
    orders: dict[str, list[list[str]]] = {}
    for event in events:
        orders.setdefault(event.pile, []).append(list(event.order))
    return {pile: each[0] if len(each) == 1 else each for pile, each in orders.items()}


class Trace:
    """Whoever writes a game down; every so many records hold all paths."""

    def __init__(self, table: MaracaiboTable, full: int = USUAL_FULL) -> None:
        """Begin before the first answer."""
        self._table = table
        written = Written(Maracaibo(table.printed), PATHS, _usual_paths(table), SECRETS.sealed)
        self._records = Records(table, full, written)
        self._shuffled: list[Reshuffled] = []
        self._piles = _piles(table.state)

    def tell(self, event: object) -> None:
        """Note the order of a pile that was shuffled anew."""
        if isinstance(event, Reshuffled):
            self._shuffled.append(event)

    def record(self, question: Question, answer: str, after: Question | None) -> dict[str, object]:
        """Write down an answer and the position it led to, at the next question or the end."""
        shuffled, self._shuffled = self._shuffled, []
        chance = {"revealed": self._revealed(shuffled), "reshuffle": _reshuffled(shuffled)}
        return self._records.record(question, answer, after, chance)

    def _revealed(self, shuffled: Sequence[Reshuffled]) -> dict[str, object]:
        """Name what came out of hidden piles, in order."""
        before, self._piles = self._piles, _piles(self._table.state)
        orders = {pile: [each.order for each in shuffled if each.pile == pile] for pile in before}
        found = {pile: _came_out(before[pile], orders[pile], now) for pile, now in self._piles.items()}
        return {pile: list(ids) for pile, ids in found.items() if ids}


def _came_out(before: Pile, orders: Sequence[Pile], now: Pile) -> Pile:
    """Name what left a pile at its top: all of it before it was made anew, but what was shuffled in again."""
    out: Pile = ()
    for order in orders:
        out, before = (*out, *(each for each in before if each not in order)), order
    return (*out, *before[: len(before) - len(now)])


def _piles(state: State) -> dict[str, Pile]:
    """Give the hidden piles by the names of their paths."""
    automa = () if state.automa is None else state.automa.deck
    piles = {"draw": state.draw, "quests": state.quest_pile, "combat_1": state.combat_1, "combat_2": state.combat_2}
    return {**piles, "automa": automa}


def _usual_paths(t: MaracaiboTable) -> list[str]:
    """Name the paths that every record holds."""
    influence = [f"influence.{nation}" for nation in t.state.supply]
    seats = [f"players.{p.seat}.{name}" for p in t.state.players for name in (*_SEAT, *influence)]
    automa = [] if t.state.automa is None else [f"{t.state.automa.seat}.vp"]
    return [*_TABLE, *seats, *automa]
