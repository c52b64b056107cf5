"""Maracaibo as the engine plays it: every chapter's rules in one book."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.campaign import Archive, Left
from maracaibo_tui.games.maracaibo.state.memory import without_memory
from maracaibo_tui.games.maracaibo.state.position import JACQUES, JEAN, Options, State, copied
from maracaibo_tui.games.maracaibo.state.stored import RULES_VERSION, decode, encode, unknown
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable

from . import (
    campaign,
    city,
    combat,
    drawing,
    effects,
    final_scoring,
    interim_scoring,
    main_action,
    quests,
    sailing,
    story_check,
    turn,
)
from .deal import deal
from .free_actions import took_free_action, with_free_actions
from .setup import lay_out
from .story import is_playable

CHAPTERS = (
    sailing,
    main_action,
    city,
    combat,
    quests,
    drawing,
    effects,
    turn,
    interim_scoring,
    final_scoring,
    story_check,
)
PLAYERS = (1, 2, 3, 4)
_PLANS_LATER = frozenset({"DEC-13", "DEC-15", "DEC-44"})
"""Where a card could be planned as well, and just so at the next question."""
_encoder = msgspec.json.Encoder(order="sorted")


class Maracaibo:
    """The game with one pack of components."""

    name = "maracaibo"
    version = RULES_VERSION

    def __init__(self, printed: Printed, archive: Archive | None = None) -> None:
        """Take the printed components to play with, and what games of a campaign begin from if not its first card."""
        self.printed, self._archive = printed, archive

    def refusal(self, options: Options) -> str:
        """Say in a sentence why a game with these options cannot be played; nothing if it can."""
        stories = [card for card, story in self.printed.box.stories.items() if is_playable(story)]
        if options.players not in PLAYERS:
            return f"players: {options.players} cannot play; allowed are {PLAYERS[0]} to {PLAYERS[-1]}"
        if options.campaign and self.printed.box.tale is None:
            return "campaign: this pack has no campaign"
        if options.bot == JEAN and options.players != 1:
            return f"bot: Jean plays against one person alone, and {options.players} sit at this table"
        numbers = self.printed.box.numbers
        levels = {JEAN: len(numbers.solo.decks[options.edition]), JACQUES: len(numbers.jacques.decks)}
        most = levels.get(options.bot, 0)
        if most and not 1 <= options.bot_level <= most:
            why = "" if options.bot_level else "no level is the usual one, "
            found = f"{options.bot.capitalize()} has no level {options.bot_level}"
            return f"bot_level: {found}; {why}allowed are 1 to {most}"
        if not options.campaign and str(options.story_card) not in stories:
            return f"story_card: {options.story_card} cannot be played; allowed are {', '.join(stories)}"
        return ""

    def options(self, state: State) -> Options:
        """Give the options of a position."""
        return state.options

    def after(self, archive: Archive) -> "Maracaibo":
        """Give the same rules with games of a campaign that begin from an archive (MAR-CAMPAIGN-04)."""
        return Maracaibo(self.printed, archive)

    def begin(self, options: Options, seed: int, tell: Callable[[Any], None] | None = None) -> State:
        """Set up a new game; one of a campaign begins from the archive, or with its first card (MAR-SETUP-39)."""
        printed = self.printed
        if not options.campaign:
            return lay_out(printed, options, deal(printed, options, seed), tell)
        archive = self._archive or campaign.first(printed)
        cards = campaign.dealt_cards(printed, options, archive)
        story = campaign.story_begun(archive, cards, printed.turn.rounds)
        return lay_out(printed, options, deal(printed, options, seed, cards), tell, story)

    def begin_again(self, state: State, seed: int) -> State:
        """Set up the game of a position once more, from what it began with."""
        story = state.story
        return (self if story is None else self.after(story.began)).begin(state.options, seed)

    def left(self, state: State) -> Left:
        """Give what a finished game of a campaign leaves to the next."""
        return campaign.left(self.printed, state)

    def table(self, state: State, tell: Callable[[Any], None] | None) -> MaracaiboTable:
        """Lay out a table for this state."""
        return Table(state, self.printed, tell)

    def settle(self, table: MaracaiboTable) -> Question | None:
        """Go on until somebody has to decide; free actions stand beside the question (MAR-FREE-02)."""
        question = RULES.settle(table)
        return None if question is None else with_free_actions(table, question)

    def asked(self, table: MaracaiboTable) -> Sequence[Question]:
        """Give every question that is open: several while all commit their first cards, or their career."""
        return [with_free_actions(table, question) for question in RULES.asked(table)]

    def missing(self, table: MaracaiboTable) -> Sequence[int]:
        """Name the seats whose answer is missing where several are asked at once."""
        return RULES.missing(table)

    def given(self, question: Question) -> str | None:
        """Give the answer where nothing is left to decide.

        Where all that could be done besides is to plan a card, this may be done at the question after it, too, which
        there always is before the phase ends (MAR-FREE-01, MAR-FREE-03).
        """
        options = question.options
        if question.point in _PLANS_LATER:
            options = tuple(option for option in options if taken_apart(option).word != "hold")
        return options[0] if len(options) == 1 else None

    def answer(self, table: MaracaiboTable, option: str, seat: int = 0) -> None:
        """Carry out an answer to the question that is open, or to that of a seat."""
        frame = table.state.agenda[-1]
        if not took_free_action(table, frame.seat, option):
            RULES.answer(table, option, seat)

    def copy(self, state: State) -> State:
        """Copy a state."""
        return copied(state)

    def digest(self, state: State) -> str:
        """Give a short fingerprint of a state, the same in every process (INV-37)."""
        return hashlib.blake2b(_encoder.encode(without_memory(state)), digest_size=8).hexdigest()

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
