"""The greedy bot beats chance, finds an answer to everything, and plays at a sensible pace."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.commands.simulation import bots_named, play, seed_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.position import Options, copied
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.state.views import view
from maracaibo_tui.players import known
from maracaibo_tui.players.greedy import choose
from maracaibo_tui.players.lending import lent
from tests.support.played import terms

GAME = Maracaibo(load_printed(title_of("maracaibo")))
LENT = lent(title_of("maracaibo"), GAME)
GAMES = 10
KINDS = (
    Options(players=2),
    Options(players=3, story_card=77),
    Options(players=4),
    Options(players=2, edition="first", story_card=76),
    Options(players=1, bot="jean", bot_level=2),
    Options(players=2, bot="jacques", bot_level=3),
)


TWO = terms(Options(players=2))


class _Points:
    """A watcher that notes where the bot was asked."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()

    def tell(self, event: object) -> None:
        """Events are of no interest here."""

    def answered(self, question: Question, _answer: str, _after: Question | None) -> None:
        self.asked[question.point] += len(question.options) > 1


def test_it_beats_chance() -> None:
    """In two-seat games, sitting first and second by turns, hardly one is lost."""
    won = 0
    for number in range(GAMES):
        names = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        state = play(TWO, seed_of(11, number), bots_named(TWO, names)).state
        won += state.winners == (names.index("greedy") + 1,)
    assert won >= GAMES - 1


@pytest.mark.parametrize("options", KINDS, ids=repr)
def test_it_plays_every_kind_of_game_to_its_end_at_a_sensible_pace(options: Options) -> None:
    """All editions, stories and opponents; a round takes three to seven turns, and none of a single game many more."""
    points = _Points()
    bots = bots_named(terms(options), ["greedy"] * options.players)
    over = play(terms(options), seed_of(5, 1), bots, lambda _t: [points])
    assert over.state.phase == "over"
    turns = [turns / options.players for turns in over.turns.values()]
    assert 3 <= mean(turns) <= 7
    assert 2 <= min(turns) <= max(turns) <= 10
    assert {"DEC-04", "DEC-10", "DEC-16", "DEC-17", "DEC-20", "DEC-60"} <= set(points.asked)
    if options.bot == "none":
        assert min(p.vp for p in over.state.players) > 50


def test_it_knows_no_more_than_its_view() -> None:
    """Two tables that differ only in what the seat cannot see get the same answer from it."""
    table: MaracaiboTable = GAME.table(GAME.begin(Options(players=2), 3), None)
    question, chance = GAME.settle(table), 1
    bots = bots_named(TWO, ["greedy", "greedy"])
    seated = bots(table, (1, 2)) if callable(bots) else bots
    for _ in range(60):
        assert question is not None
        other = copied(table.state)
        other.draw, other.combat_1, other.combat_2 = other.draw[::-1], other.combat_1[::-1], other.combat_2[::-1]
        rival = other.players[question.seat % 2]
        rival.hand = rival.hand[::-1]
        answers = [choose(LENT, view(each, question.seat), question, chance) for each in (table.state, other)]
        assert answers[0] == answers[1]
        assert seated[question.seat - 1](question, chance)[1] == answers[0][1]
        chance, answer = answers[0]
        GAME.answer(table, answer)
        question = GAME.settle(table)


def test_thinking_changes_nothing() -> None:
    """The state that is looked at is the same afterwards."""
    table = GAME.table(GAME.begin(Options(players=3), 9), None)
    question = GAME.settle(table)
    assert question is not None
    before = GAME.digest(table.state)
    choose(LENT, view(table.state, question.seat), question, 5)
    assert GAME.digest(table.state) == before


def test_bots_are_known_by_name() -> None:
    """Every name seats a bot that takes one of the options."""
    table = GAME.table(GAME.begin(Options(players=2), 1), None)
    question = GAME.settle(table)
    assert question is not None
    lend = known.lender(title_of("maracaibo"), GAME)
    for name in known.names():
        bot = known.seated(name, lend, lambda seat: view(table.state, seat))
        assert bot(question, 3)[1] in question.options
