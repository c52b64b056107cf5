"""A game written down so that another program can check it: a header, then a record for every answer."""

from collections.abc import Mapping

import msgspec

from maracaibo_tui.engine.examining import USUAL_FULL
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.traced import Records, Written
from maracaibo_tui.games.pirates.box.printed import KINDS, Printed
from maracaibo_tui.games.pirates.rules.deal import deal
from maracaibo_tui.games.pirates.rules.game import Pirates
from maracaibo_tui.games.pirates.rules.setup import dealt_and_kept, lay_out
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.position import Options
from maracaibo_tui.games.pirates.state.sight import SECRETS
from maracaibo_tui.games.pirates.state.table import PiratesTable

from .paths import PATHS

FORMAT = "pirates-trace-1"
_TABLE = ("round", "phase", "active", *(f"islands.{kind}" for kind in KINDS))
_SEAT = (
    *("doubloons", "vp", "ship", "explorer", "cards", "missions.count", "upgrades.count"),
    *(f"above.{kind}" for kind in KINDS),
    "buried",
)
_JORDAN = ("vp", "ship", "step", "upgrades")


def header(printed: Printed, options: Options, seed: int) -> dict[str, object]:
    """Write down everything random about the set-up, so that a reader needs no random source."""
    cards = deal(printed, options, seed)
    state = lay_out(printed, options, cards)
    each, seats = dealt_and_kept(printed, options)[0], range(1, options.players + 1)
    return {
        "format": FORMAT,
        "pack": printed.box.pack.id,
        "options": msgspec.to_builtins(options),
        "seats": list(seats),
        "start_player": 1,
        "layout": list(printed.box.layouts[options.layout].rows),
        "grid": dict(cards.grid),
        "decks": {
            "level2": list(cards.level2),
            "box": list(cards.box),
            "missions": list(cards.missions),
            "missions_dealt": {str(seat): list(cards.missions[each * (seat - 1) : each * seat]) for seat in seats},
            **({"solo": list(cards.solo)} if cards.solo else {}),
        },
        "offer": {"figureheads": list(cards.figureheads)},
        "sides": dict(cards.sides),
        "treasure_tiles": list(state.loose_tiles) if options.unknown_locations else dict(state.treasure_tiles),
        **({"faceup_level2": list(cards.faceup)} if options.unknown_improvements else {}),
    }


class Trace:
    """Whoever writes a game down; every so many records hold all paths."""

    def __init__(self, table: PiratesTable, full: int = USUAL_FULL) -> None:
        """Begin before the first answer."""
        written = Written(Pirates(table.printed), PATHS, _usual_paths(table), SECRETS.sealed)
        self._records = Records(table, full, written)
        self._revealed: dict[str, list[str]] = {}
        self._orders: list[tuple[str, ...]] = []
        self._dice: list[int] = []

    def tell(self, event: object) -> None:
        """Keep dice, what came off hidden piles, and new orders for the next record."""
        match event:
            case events.DiceThrown(dice=dice) | events.BattleFought(dice=dice) | events.JordanUpgraded(dice=dice):
                self._dice += dice
            case events.JordanRaided(die=die):
                self._dice.append(die)
            case events.RubySold(die=die) if die:
                self._dice.append(die)
            case events.JordanReshuffled(order=order):
                self._orders.append(order)
            case events.CardLaid(card=card, is_filler=False) | events.JordanDrew(card=card) if card:
                self._revealed.setdefault("level2", []).append(card)
            case events.MissionTaken(mission=mission, is_open=False) | events.MissionLaid(mission=mission):
                self._revealed.setdefault("missions", []).append(mission)
            case events.JordanTurned(card=card):
                self._revealed.setdefault("solo", []).append(card)

    def record(self, question: Question, answer: str, after: Question | None) -> Mapping[str, object]:
        """Write down an answer and what it led to; while a question is sealed, the position before it."""
        orders = self._orders
        reshuffle = {"solo": orders[0] if len(orders) == 1 else orders} if orders else {}
        chance = {"dice": self._dice, "revealed": self._revealed, "reshuffle": reshuffle}
        self._dice, self._revealed, self._orders = [], {}, []
        return self._records.record(question, answer, after, chance)


def _usual_paths(t: PiratesTable) -> list[str]:
    """Name the paths that every record holds."""
    seats = [f"players.{p.seat}.{name}" for p in t.state.players for name in _SEAT]
    return [*_TABLE, *seats, *([] if t.state.jordan is None else [f"jordan.{name}" for name in _JORDAN])]
