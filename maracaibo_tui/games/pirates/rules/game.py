"""Pirates of Maracaibo as the engine plays it: every chapter's rules in one book."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.state.position import JORDAN, Options, State, copied
from maracaibo_tui.games.pirates.state.stored import RULES_VERSION, decode, encode, unknown
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable

from . import (
    battle,
    black_market,
    burial,
    effects,
    exploring,
    figureheads,
    final_scoring,
    improvements,
    income,
    jordan,
    jordan_scoring,
    landing,
    location,
    missions,
    raid,
    raid_options,
    residences,
    rubies,
    sailing,
    treasures,
    turn,
    upgrades,
)
from .deal import deal
from .setup import lay_out

CHAPTERS = (
    *(sailing, landing, improvements, residences, location, raid, raid_options, treasures, exploring, burial),
    *(missions, upgrades, figureheads, black_market, effects, turn, income, final_scoring, battle, rubies),
    *(jordan, jordan_scoring),
)
PLAYERS = (1, 2, 3, 4)
_encoder = msgspec.json.Encoder(order="sorted")


class Pirates:
    """The game with one pack of components."""

    name = "pirates"
    version = RULES_VERSION

    def __init__(self, printed: Printed) -> None:
        """Take the printed components to play with."""
        self.printed = printed

    def refusal(self, options: Options) -> str:
        """Say in a sentence why a game with these options cannot be played (PIR-GEN-01, PIR-SOLO-01, PIR-SOLO-05)."""
        plays = options.bot == JORDAN
        if options.players not in PLAYERS:
            return f"players: {options.players} cannot play; allowed are {PLAYERS[0]} to {PLAYERS[-1]}"
        if plays and options.players != 1:
            return f"bot: Jordan plays against one person alone, and {options.players} sit at this table"
        if not plays and options.players == 1:
            return "players: 1 alone has nobody to play against; allowed are 2 to 4, or bot = jordan"
        most = self.printed.solo.deck
        if plays and not 0 <= options.bot_level <= most:
            return f"bot_level: Jordan has no level {options.bot_level}; allowed are 0 to {most}"
        layouts = self.printed.box.layouts
        if options.layout not in layouts:
            return f"layout: {options.layout} is not in the box; allowed are {', '.join(layouts)}"
        return ""

    def options(self, state: State) -> Options:
        """Give the options of a position."""
        return state.options

    def begin(self, options: Options, seed: int, tell: Callable[[Any], None] | None = None) -> State:
        """Set up a new game, of which there is nothing to tell."""
        del tell
        return lay_out(self.printed, options, deal(self.printed, options, seed))

    def begin_again(self, state: State, seed: int) -> State:
        """Set up the game of a position once more."""
        return self.begin(self.options(state), seed)

    def table(self, state: State, tell: Callable[[Any], None] | None) -> PiratesTable:
        """Lay out a table for this state."""
        return Table(state, self.printed, tell)

    def settle(self, table: PiratesTable) -> Question | None:
        """Go on until somebody has to decide."""
        return RULES.settle(table)

    def asked(self, table: PiratesTable) -> Sequence[Question]:
        """Give every question that is open: several while all keep missions."""
        return RULES.asked(table)

    def missing(self, table: PiratesTable) -> Sequence[int]:
        """Name the seats whose answer is missing where several are asked at once."""
        return RULES.missing(table)

    def given(self, question: Question) -> str | None:
        """Give the answer where nothing is left to decide."""
        return question.options[0] if len(question.options) == 1 else None

    def answer(self, table: PiratesTable, option: str, seat: int = 0) -> None:
        """Carry out an answer to the question that is open, or to that of a seat."""
        RULES.answer(table, option, seat)

    def copy(self, state: State) -> State:
        """Copy a state."""
        return copied(state)

    def digest(self, state: State) -> str:
        """Give a short fingerprint of a state, the same in every process (INV-P26)."""
        return hashlib.blake2b(_encoder.encode(state), digest_size=8).hexdigest()

    def turn(self, state: State) -> tuple[int, ...]:
        """Name the turn a state is in."""
        return (state.round, state.turn)

    def encode(self, state: State) -> bytes:
        """Write a state as JSON."""
        return encode(state)

    def decode(self, data: bytes) -> State:
        """Read a state from JSON; a game whose options cannot be played is refused."""
        state = decode(data)
        if refusal := self.refusal(state.options):
            raise ValueError(refusal)
        return state

    def unknown(self, state: State) -> str:
        """Name the first component or address in a state that is not in the box, or nothing."""
        return unknown(state, self.printed)
