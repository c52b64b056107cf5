"""Campaigns at the table: games before a round's end at which a story card is read, or right at their beginning."""

from __future__ import annotations

from typing import Any

import msgspec

from maracaibo_tui.engine.match import Match
from maracaibo_tui.games.maracaibo.rules.campaign import at_chapter
from maracaibo_tui.games.maracaibo.scenarios.scenario import Scenario, Setup
from maracaibo_tui.games.maracaibo.scenarios.start import World, begin
from maracaibo_tui.games.maracaibo.state.campaign import Archive
from maracaibo_tui.games.maracaibo.state.position import Options, State
from maracaibo_tui.play.bots import bots_of
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from tests.support.played import TITLE, game, terms
from tests.support.seated import FOUR


def begun_at(chapter: int, seats: tuple[Seat, ...] = FOUR[:3], seed: int = 1) -> Session:
    """Begin a game at a chapter."""
    return begun_from(at_chapter(game().printed, chapter), seats, seed)


def begun_from(archive: Archive, seats: tuple[Seat, ...], seed: int = 1) -> Session:
    """Begin a game from what one before it has left."""
    options = Options(players=len(seats), campaign=True)
    return _session(Match(game(), game().after(archive).begin(options, seed)), options, seats)


def read_after_a_round(card: str, seats: tuple[Seat, ...] = FOUR[:3], start: str = "interim", **given: Any) -> Session:  # noqa: ANN401 - what a scenario gives
    """Begin at the end of a round in which the first seat has taken the story tile of a card."""
    story = game().printed.box.stories[card]
    quests = {"players.1.quests": [f"story:{card}"]} if story.quest is not None else {}
    return _placed(card, seats, start, {**quests, **given})


def with_card_in_play(card: str, given: dict[str, Any], seats: tuple[Seat, ...] = FOUR[:2]) -> Session:
    """Begin in the turn of the first seat, who is at the keyboard, while a card is in play."""
    played = _placed(card, seats, "turn", given)
    played.pass_keyboard()
    return played


def _placed(card: str, seats: tuple[Seat, ...], start: str, given: dict[str, Any]) -> Session:
    value = {"players": len(seats), "start": start, "campaign": {"cards": [card]}}
    box = game().printed.box
    scenario = Scenario(id="story", title="", setup=msgspec.convert(value, Setup), given=given)
    match, _audit = begin(scenario, World(box, box))
    # That one keeps nothing to look back at.
    return _session(Match(game(), match.state), match.state.options, seats)


def _session(match: Match[State], options: Options, seats: tuple[Seat, ...]) -> Session:
    return Session(match, TITLE.sight, seats, bots_of(terms(options), seats, 1, match), lambda _session: None)
