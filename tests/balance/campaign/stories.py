"""Figures of whole campaigns: how long they are, how long each chapter and card waits, which tiles are filled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import inf

from maracaibo_tui.arena.statistics import Interval, mean, wilson
from maracaibo_tui.games.maracaibo.box.components import Box
from maracaibo_tui.games.maracaibo.state.campaign import Beat
from tests.balance.campaign.figures import Bar, Figure, Games, middle
from tests.balance.campaign.observing import Observed
from tests.balance.campaign.rows import begun
from tests.balance.campaign.whole import Whole

ALL: Bar = (1, 1)
NONE: Bar = (0, 0)
LENGTH: Bar = (11, 14)
LONG, SELDOM = 20, (0.99, 1)
CHAPTER: Bar = (0.6, 1.6)
"""Games that a chapter takes."""
WAITS: Bar = (0, 2.0)
"""Rounds that a card of the main line lies in play, the one counted in which it is fulfilled."""
PASSED: Bar = (0, 0.05)
FILLED: Bar = (0.70, 1)
DEAR: Mapping[str, Bar] = {"L15": (0.40, 1), "L16": (0.40, 1)}
"""Collection tiles that ask for what not everybody has."""
SHOWN, SHOWN_ALONE = 5, 12
"""So many cards are shown that wait the longest, or are passed over most; more where each was played for itself."""


def whole(name: str, campaigns: Sequence[Whole], *, has_plan: bool) -> Iterator[Figure]:
    """Give whether campaigns end and hold to every invariant; with a plan also how long they are."""
    if not campaigns:
        return
    many, lengths = len(campaigns), [len(each.games) for each in campaigns]
    games = [game for each in campaigns for game in each.games]
    wrong = sum(len(each.wrong) for each in campaigns)
    ended = sum(bool(each.ending) for each in campaigns)
    yield Figure(f"{name}: they end", ALL, wilson(ended, many), many, "campaigns")
    yield Figure(f"{name}: violations", NONE, Interval(wrong, wrong, wrong), len(games))
    gone_on = sum(bool(game.resumed) for game in games)
    yield Figure(f"{name}: saved and gone on with", ALL, wilson(gone_on, len(games)), len(games))
    if has_plan:
        yield Figure(f"{name}: games a campaign, median", LENGTH, middle(lengths), many, "campaigns")
        short = sum(length <= LONG for length in lengths)
        yield Figure(f"{name}: at most {LONG} games", SELDOM, wilson(short, many), many, "campaigns")


def waits(campaign: Whole, rounds: int) -> dict[str, int]:
    """Count the rounds that each card lay in play until its back was read; those that never were are left out."""
    laid, found = dict[str, int](), dict[str, int]()
    for number, game in enumerate(campaign.games):
        is_setup = True
        for beat in game.beats:
            is_setup = is_setup and beat.side == "front"
            # Before the first back of a game nothing is laid out but in set-up.
            now = rounds * number + (0 if is_setup else beat.round)
            if beat.side == "front":
                laid[beat.card] = now
            elif beat.card in laid:
                found[beat.card] = now - laid[beat.card]
    return found


def pace(box: Box, campaigns: Sequence[Whole]) -> Iterator[Figure]:
    """Give the games a chapter takes, the cards that wait the longest, and those passed over most."""
    of_game = box.numbers.turn.rounds
    waited = [waits(each, of_game) for each in campaigns]
    line = {card.id: card.chapter for card in box.stories.values() if card.kind in ("main", "ending")}
    chapters = dict.fromkeys(line.values())
    for chapter in chapters:
        games = [sum(each.get(card, 0) for card in line if line[card] == chapter) / of_game for each in waited]
        if games:
            yield Figure(f"{begun(chapter)}, games", CHAPTER, mean(games), len(games), "campaigns")
    lay = {card: rounds for card in line if (rounds := [each[card] for each in waited if card in each])}
    cards = [Figure(f"card {card}, rounds", WAITS, mean(each), len(each), "times") for card, each in lay.items()]
    yield from sorted(cards, key=lambda figure: -figure.found.found)[:SHOWN]
    passed = [_passed(card, campaigns) for card in lay]
    yield from sorted(passed, key=lambda figure: -figure.found.found)[:SHOWN]


def _passed(card: str, campaigns: Sequence[Whole]) -> Figure:
    backs = [beat for each in campaigns for beat in _backs(each) if beat.card == card]
    over = sum(beat.by == "time" for beat in backs)
    return Figure(f"card {card}, passed over", PASSED, wilson(over, len(campaigns)), len(campaigns), "campaigns")


def _backs(campaign: Whole) -> Iterator[Beat]:
    return (beat for game in campaign.games for beat in game.beats if beat.side == "back")


def collections(box: Box, campaigns: Sequence[Whole]) -> Iterator[Figure]:
    """Give how often each collection tile is filled before the campaign ends."""
    for card in box.stories.values() if campaigns else ():
        if card.tile is not None:
            full = sum(any(b.card == card.id and b.by != "time" for b in _backs(each)) for each in campaigns)
            bar = DEAR.get(card.tile, FILLED)
            yield Figure(f"{card.tile} is filled", bar, wilson(full, len(campaigns)), len(campaigns), "campaigns")


def alone(games: Games) -> Iterator[Figure]:
    """Give how long each card of the main line lies in play where it is the only one, those that wait the longest."""
    found = [_wait(name, of) for name, of in games.items() if name.startswith("card ") and of]
    yield from sorted(found, key=lambda figure: -figure.found.found)[:SHOWN_ALONE]


def _wait(name: str, games: Sequence[Observed]) -> Figure:
    """Divide the rounds by how often the card was fulfilled: what a game cuts off counts as far as it went."""
    rate = wilson(sum(game.is_read for game in games), sum(game.lay for game in games))
    wait = Interval(*[1 / each if each else inf for each in (rate.found, rate.high, rate.low)])
    return Figure(f"{name} alone, rounds", WAITS, wait, len(games))
