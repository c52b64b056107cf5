"""Bots of Pirates know no more than their seats, reckon dice exactly, and do well."""

from __future__ import annotations

from itertools import product
from statistics import fmean

import pytest
from msgspec.structs import replace

from maracaibo_tui.commands.simulation import bots_named, play, seed_of
from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.chance import from_seed, shuffled
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games import title_of
from maracaibo_tui.games.pirates.advice import odds as told
from maracaibo_tui.games.pirates.advice import worths
from maracaibo_tui.games.pirates.box.printed import KINDS
from maracaibo_tui.games.pirates.box.sea import BAY, MARACAIBO
from maracaibo_tui.games.pirates.judgement import gains, hopes, odds, places, raids
from maracaibo_tui.games.pirates.judgement.judge import Judgement
from maracaibo_tui.games.pirates.judgement.outlook import Outlook
from maracaibo_tui.games.pirates.judgement.terms import TERMS
from maracaibo_tui.games.pirates.judgement.unseen import imagine
from maracaibo_tui.games.pirates.judgement.weights import weights_from
from maracaibo_tui.games.pirates.state.frames import ChooseDie
from maracaibo_tui.games.pirates.state.position import HIDDEN, Options, State, copied
from maracaibo_tui.games.pirates.state.table import PiratesTable
from maracaibo_tui.games.pirates.state.views import view
from maracaibo_tui.library.weights import weights_of
from maracaibo_tui.play.terms import Terms
from maracaibo_tui.players.greedy import choose
from maracaibo_tui.players.lending import lent
from tests.pirates.tables import TABLES, begun, called, game
from tests.support.at_random import answers

at_every_table = pytest.mark.parametrize("options", TABLES, ids=called)
PRINTED = game().printed
USUAL = weights_from(weights_of("pirates"))
JUDGE = Judgement(PRINTED, USUAL)


def _asked(options: Options, every: int) -> list[tuple[State, Question]]:
    """Give some of the decisions with a choice of a game played at random."""
    found, match = [], begun(options, 5)
    for number, _ in enumerate(answers(match, 5)):
        question = match.question
        if number % every == 0 and question is not None and len(question.options) > 1:
            found.append((copied(match.state), question))
    return found


def _with_other_secrets(state: State, seat: int) -> State:
    """Change what lies hidden: orders of piles, hands of others, the random source."""
    twin = copied(state)
    twin.chance = from_seed(state.chance + 1)
    others = [p for p in twin.players if p.seat != seat]
    pool = list(shuffled(3, [*twin.missions, *[each for p in others for each in p.missions]])[1])
    twin.missions = tuple([pool.pop() for _ in twin.missions])
    for p in others:
        p.missions = tuple([pool.pop() for _ in p.missions])
    top = twin.level2[:1]
    twin.level2 = (*top, *shuffled(4, twin.level2[1:])[1]) if top and top[0] in twin.faceup else twin.level2
    twin.box = shuffled(5, twin.box)[1]
    if twin.jordan is not None:
        twin.jordan.deck = shuffled(6, twin.jordan.deck)[1]
    return twin


@at_every_table
def test_what_is_hidden_changes_no_choice(options: Options) -> None:
    """In two positions that differ only in what the seat cannot see, the planning bot answers alike."""
    compared = 0
    for state, question in _asked(options, 5):
        if state.phase == "setup":
            continue
        twin = _with_other_secrets(state, question.seat)
        seen = [view(each, question.seat) for each in (state, twin)]
        assert seen[0] == seen[1]
        picks = [choose(lent(title_of("pirates"), game()), each, question, 7) for each in seen]
        assert picks[0] == picks[1]
        compared += state != twin
    assert compared > 5


@at_every_table
def test_what_is_imagined_could_lie_behind_the_view(options: Options) -> None:
    """An imagined position shows the seat the same view, hides nothing and has every piece once."""
    for number, (state, question) in enumerate(_asked(options, 11)):
        seen = view(state, question.seat)
        found = imagine(PRINTED, seen, number)
        back = view(found, question.seat)
        assert back == seen
        piles = (*found.level2, *found.missions, *found.box, *found.loose_tiles, *found.grid.values())
        assert not {HIDDEN, "facedown", "filler"} & {*piles}
        own = [card for p in found.players for card in p.cards]
        jordans = list(found.jordan.cards) if found.jordan is not None else []
        cards = [card for card in (*found.grid.values(), *found.level2, *found.box, *own, *jordans) if card]
        assert len(cards) == len({*cards})
        if found.jordan is not None:
            hard = [card for card in (*found.jordan.deck, *found.jordan.used) if PRINTED.box.solo_cards[card].extra]
            assert len(hard) == options.bot_level


@pytest.mark.parametrize("on_top", [(0, 0, 0), (1, 1, 1), (2, 0, 3), (5, 4, 2)])
def test_odds_are_those_of_all_throws(on_top: tuple[int, ...]) -> None:
    """Chances agree with counting all 216 throws, and those of two throws with all 46,656 pairs."""
    throws = [max(die + more for die, more in zip(dice, on_top, strict=True)) for dice in odds.THROWS]
    assert len(throws) == 216
    for count in range(1, 13):
        counted = sum(best >= count for best in throws) / 216
        assert odds.at_least(on_top, count) == pytest.approx(counted)
        assert odds.better(on_top, count) == pytest.approx(sum(best > count for best in throws) / 216)
        twice = sum(first >= count or second >= count for first, second in product(throws, repeat=2)) / 216**2
        assert odds.at_least(on_top, count, 2) == pytest.approx(twice)


def test_a_throw_is_worth_the_mean_of_its_best_dice() -> None:
    """The worth of a Raid before the throw is the mean over all throws, a new one being taken where it is better."""

    def worth_of(kind: str, swords: int) -> float:
        return float(swords**1.5) + KINDS.index(kind)

    best = [max(worth_of(kind, die) for kind, die in zip(KINDS, dice, strict=True)) for dice in odds.THROWS]
    once = fmean(best)
    again = fmean([max(each, once) for each in best])
    assert odds.expected((0, 0, 0), worth_of) == pytest.approx(once)
    assert odds.expected((0, 0, 0), worth_of, 1) == pytest.approx(again)
    assert odds.expected((0, 0, 0), worth_of, 2) == pytest.approx(fmean([max(each, again) for each in best]))
    assert odds.better_worth((0, 0, 0), worth_of, 9.0) == pytest.approx(sum(each > 9.0 for each in best) / 216)


def test_battles_are_reckoned_by_all_dice() -> None:
    """The chance to win alone and that of a tie, for two and for four with bonuses."""
    assert odds.battle((0, 0)) == pytest.approx((15 / 36, 6 / 36))
    won = sum(a + 2 > max(b, c + 1, d) for a, b, c, d in product(range(1, 7), repeat=4)) / 6**4
    assert odds.battle((2, 0, 1, 0))[0] == pytest.approx(won)


def _raiding() -> tuple[PiratesTable, Question]:
    """Play at random until dice lie on the table and may be thrown again."""
    for options, seed in product(TABLES, range(9)):
        match: Match[State] = begun(options, seed)
        for _ in answers(match, seed):
            question = match.question
            if question is not None and question.point == "DEC-P31" and "reroll" in question.options:
                return Table(copied(match.state), PRINTED), question
    raise AssertionError("nobody raids")


def test_dice_are_thrown_again_exactly_when_that_is_worth_more() -> None:
    """With each of the 216 throws the bot takes the best die, or another throw if its mean is higher."""
    table, question = _raiding()
    frame = table.state.agenda[-1]
    assert isinstance(frame, ChooseDie)
    look, p = Outlook(PRINTED, table.state, question.seat, USUAL), table.state.players[question.seat - 1]
    below, rest = raids.expected(table, p, look, frame.swords, frame.rerolls - 1), table.state.agenda[:-1]
    means = []
    for dice in odds.THROWS:
        table.state.agenda = (*rest, ChooseDie(frame.seat, frame.swords, frame.rerolls, dice))
        found = raids.of_dice(table, p, look, dice, frame.swords)
        means.append(max(*found.values(), below))
        (option,) = JUDGE.shortlist(table, question, look)
        assert option == ("reroll" if below > max(found.values()) else f"die:{max(KINDS, key=found.__getitem__)}")
    assert raids.expected(table, p, look, frame.swords, frame.rerolls) == pytest.approx(fmean(means))


def test_odds_are_told_in_words() -> None:
    """A Raid says how likely each option can be paid, a reroll how likely it is better."""
    table, question = _raiding()
    p = table.state.players[question.seat - 1]
    beside = told.beside(PRINTED, table.state, question, "reroll")
    assert beside.startswith("more than ")
    assert beside.endswith(("%", "certain", "impossible"))
    assert "at least 5 swords: " in told.raid_odds(table, p) or "5" not in told.raid_odds(table, p)
    assert told.percent(0.58) == "58 %"
    assert [told.percent(chance) for chance in (0.0, 0.001, 0.999, 1.0)] == [
        *("impossible", "under 1 %", "over 99 %", "certain")
    ]


def test_worth_of_treasures_is_told_for_every_seat() -> None:
    """A marker that makes gold worth more says what each owner gains by it."""
    state = begun(Options(players=2), 1).state
    state.players[0].above = {**state.players[0].above, "gold": 2}
    then = copied(state)
    then.islands = {**state.islands, "gold": state.islands["gold"] + 1}
    assert worths.changed(PRINTED, state, then, {1: "You", 2: "Anna"}) == ["gold 3->4 each: You +2"]
    assert worths.next_step(PRINTED, state, "gold") == 1


def test_the_worth_is_the_sum_of_named_parts() -> None:
    """What a position is worth can be told part by part; a game that is over is worth its points."""
    match = begun(Options(players=2), 3)
    for number, _ in enumerate(answers(match, 3)):
        if number == 60:
            seen = view(match.state, 1)
            look = JUDGE.look(seen, 1)
            found = JUDGE.terms(seen, look)
            assert [*found] == [*TERMS]
            assert sum(found.values()) == pytest.approx(JUDGE.worth(seen, look))
    over = JUDGE.terms(match.state, JUDGE.look(match.state, 1))
    assert {name: value for name, value in over.items() if value} == {"points": match.state.players[0].vp}


@pytest.mark.parametrize(
    "number, seat, ship, is_last",
    [
        *[(1, 2, BAY, True), (2, 1, BAY, True), (1, 2, "A3", False)],
        *[(3, 1, BAY, True), (3, 2, BAY, False), (3, 2, MARACAIBO, True), (3, 1, "A3", False)],
    ],
)
def test_in_the_last_turn_of_a_round_nothing_lies_ahead(number: int, seat: int, ship: str, *, is_last: bool) -> None:
    """While a rival's ship will end the round, a seat looks only at what its own landing brings (PIR-ROUND-03, -06)."""
    state = begun(Options(players=2), 1).state
    state.round, state.phase = number, "sail"
    state.players[2 - seat].ship = ship
    look = Outlook(PRINTED, state, seat, USUAL)
    assert look.is_last_turn is is_last
    assert (places.ahead(look, "B2") == 0) is is_last
    assert (places.destination(look, "B2") == places.landing(look, "B2")) is is_last


def test_of_several_treasures_one_finds_the_bonus_space() -> None:
    """Three treasures of choice are worth less than three times the first, whose bonus space is taken then."""
    look = Outlook(PRINTED, begun(Options(players=2), 1).state, 1, USUAL)
    assert gains.choice(look, 1) == gains.any_treasure(look)
    assert gains.any_treasure(look) < gains.choice(look, 3) < 3 * gains.any_treasure(look)


def test_whoever_owns_a_residence_goes_after_what_it_counts() -> None:
    """A residence promises more than what would come without it, and never more than its most."""
    state = begun(Options(players=2), 1).state
    tastes = [replace(USUAL.tastes, pursuit=each) for each in (1.0, USUAL.tastes.pursuit)]
    plain, keen = (Outlook(PRINTED, state, 1, replace(USUAL, tastes=each)) for each in tastes)
    for residence in PRINTED.box.residences.values():
        found = [hopes.residence_hope(each, residence.score, hopes.own_counts(each), 0.0) for each in (plain, keen)]
        assert found[0] <= found[1] <= residence.score.max
        assert found[0] < found[1] or found[1] == residence.score.max


def test_a_bot_with_a_plan_beats_one_without() -> None:
    """From either chair the planning bot has more than twice the points of the busy one, and wins."""
    terms = Terms(title_of("pirates"), game(), Options(players=2))
    for number, names in enumerate((("greedy", "busy"), ("busy", "greedy"))):
        over = play(terms, seed_of(8, number), bots_named(terms, names)).state
        points = dict(zip(names, [p.vp for p in over.players], strict=True))
        assert points["greedy"] > 2 * points["busy"]
