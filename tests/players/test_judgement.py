"""What a bot imagines and thinks of a position of Maracaibo."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.judgement.board import flag_worth, growth
from maracaibo_tui.games.maracaibo.judgement.judge import Judgement
from maracaibo_tui.games.maracaibo.judgement.outlook import Outlook
from maracaibo_tui.games.maracaibo.judgement.unseen import imagine
from maracaibo_tui.games.maracaibo.judgement.weights import weights_from
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Options, Player, State, copied
from maracaibo_tui.games.maracaibo.state.views import view
from maracaibo_tui.library.weights import weights_of
from tests.support import busy

GAME = Maracaibo(load_printed(title_of("maracaibo")))
PRINTED = GAME.printed
USUAL = weights_from(weights_of("maracaibo"))
JUDGE = Judgement(PRINTED, USUAL)
GIVEN: dict[type, dict[str, object]] = {
    v.InfluenceNation: {"nation": "spain"},
    v.Doubloons: {"amount": 3},
    v.Vp: {"amount": 3},
    v.DoubloonsVp: {"doubloons": 2, "vp": 2},
}
"""What effects need besides their name."""
KINDS = (
    Options(players=2),
    Options(players=4),
    Options(players=3, story_card=76),
    Options(players=1, bot="jean", bot_level=3),
    Options(players=2, bot="jacques", bot_level=2),
)


def worth(state: State, seat: int) -> float:
    """Value a position by the prospects that the seat has there."""
    return JUDGE.worth(state, JUDGE.look(state, seat))


def positions(options: Options, seed: int, every: int = 23) -> Iterator[tuple[State, Question]]:
    """Play a game and give some of its positions."""
    table = GAME.table(GAME.begin(options, seed), None)
    question, chance, number = GAME.settle(table), from_seed(seed), 0
    while question is not None:
        if number % every == 0:
            yield copied(table.state), question
        chance, answer = busy.choose(question, chance)
        GAME.answer(table, answer)
        question, number = GAME.settle(table), number + 1


def _pieces(state: State) -> Counter[str]:
    """Count every card, quest and token of a state."""
    found = Counter((*state.draw, *state.discard, *state.display))
    found.update((*state.quest_pile, *state.track_quests.values(), *state.combat_1, *state.combat_2, *state.prestige))
    for quests in state.quests.values():
        found.update(quests)
    for p in state.players:
        found.update((*p.hand, *p.planning, *p.tableau, *p.quests, *p.card_quests.values(), *p.combat_tokens))
        found.update((*p.careers, *p.committed, p.career))
    found.pop("", None)
    return found


@pytest.mark.parametrize("options", KINDS, ids=repr)
def test_what_is_imagined_could_be_true(options: Options) -> None:
    """No piece is there twice, nothing stays hidden, no pile changes its size, and what is seen is as it was."""
    for state, question in positions(options, 3):
        for seat in range(1, options.players + 1):
            seen = view(state, seat)
            imagined = imagine(PRINTED, seen, question.seat)
            pieces = _pieces(imagined)
            assert HIDDEN not in pieces
            assert max(pieces.values()) == 1, pieces.most_common(3)
            assert sum(pieces.values()) == sum(_pieces(state).values())
            assert view(imagined, seat) == seen


def test_what_is_hidden_does_not_shine_through() -> None:
    """Two states that differ only in what a seat cannot see are imagined alike."""
    for state, _ in positions(Options(players=2), 5):
        other = copied(state)
        other.draw, other.combat_1, other.chance = other.draw[::-1], other.combat_1[::-1], other.chance + 1
        first, second = (imagine(PRINTED, view(each, 1), 7) for each in (state, other))
        assert first == second


def test_first_deck_cards_are_all_in_play_and_second_deck_cards_only_as_many_as_there_is_room_for() -> None:
    """Nobody is imagined to hold more cards of the second deck than the pile was made of."""
    setup = PRINTED.setup
    state = next(positions(Options(players=2), 8))[0]
    cards = [card for card in _pieces(imagine(PRINTED, view(state, 1), 1)) if card in PRINTED.cards]
    assert sum(card.startswith("A") for card in cards) == sum(card.startswith("A") for card in PRINTED.cards)
    assert sum(card.startswith("B") for card in cards) == setup.b_cards


def _changed(state: State, **change: object) -> State:
    changed = copied(state)
    for name, value in change.items():
        setattr(changed.players[0], name, value)
    return changed


BETTER: dict[str, Callable[[Player], object]] = {
    "vp": lambda p: p.vp + 1,
    "doubloons": lambda p: p.doubloons + 3,
    "figures": lambda p: p.figures + 1,
    "combat_points": lambda p: p.combat_points + 1,
    "income_doubloons": lambda p: p.income_doubloons + 1,
    "income_vp": lambda p: p.income_vp + 1,
    "influence": lambda p: {**p.influence, "spain": p.influence["spain"] + 1},
    "discs": lambda p: {**p.discs, "three_vp": 0},
    "tableau": lambda p: (*p.tableau, "B31"),
    "synergies": lambda p: (*p.synergies, "house"),
    "assistants": lambda p: {**p.assistants, "12": ("B65",)},
}


@pytest.mark.parametrize("what", BETTER)
def test_more_is_better(what: str) -> None:
    """Whatever a seat may own more of is worth something in the first round."""
    state = next(state for state, _ in positions(Options(players=2), 2) if state.phase == "main")
    before = worth(state, 1)
    assert worth(_changed(state, **{what: BETTER[what](state.players[0])}), 1) > before


def test_time_makes_points_dearer_and_doubloons_cheaper() -> None:
    """At the end of the game a point is still a point, a doubloon hardly anything."""
    state = next(state for state, _ in positions(Options(players=2), 2) if state.phase == "main")
    end = copied(state)
    end.round, end.players[0].ship = PRINTED.turn.rounds, "21b"

    def worth_of(at: State, **change: object) -> float:
        return worth(_changed(at, **change), 1) - worth(at, 1)

    coins = {"doubloons": state.players[0].doubloons + 4}
    assert worth_of(state, **coins) > 1.5 > worth_of(end, **coins)
    assert worth_of(state, vp=state.players[0].vp + 4) == pytest.approx(worth_of(end, vp=state.players[0].vp + 4))


def test_only_what_changed_is_valued_again_and_the_value_is_the_same() -> None:
    """A judgement that remembers says what one without memory says."""
    judge = JUDGE
    for state, question in positions(Options(players=3), 4, every=11):
        look = judge.look(view(state, question.seat), question.seat)
        table = Table(copied(state), PRINTED)
        for option in question.options[:4]:
            twin = GAME.table(copied(table.state), None)
            GAME.answer(twin, option)
            GAME.settle(twin)
            fresh = Outlook(PRINTED, view(state, question.seat), question.seat, USUAL)
            assert judge.worth(twin.state, look) == pytest.approx(judge.worth(twin.state, fresh))


def test_the_shortlist_holds_only_options_and_never_none() -> None:
    """Whatever is asked, something that may be answered is left."""
    judge = JUDGE
    for options in KINDS:
        for state, question in positions(options, 6, every=1):
            look = judge.look(view(state, question.seat), question.seat)
            short = judge.shortlist(Table(state, PRINTED), question, look)
            assert short
            assert set(short) <= set(question.options)


def test_another_taste_judges_otherwise() -> None:
    """Weights are values: a bot may be given others."""
    state = next(positions(Options(players=2), 2))[0]
    rich = Judgement(
        PRINTED,
        replace(USUAL, tastes=replace(USUAL.tastes, doubloon=tuple(2 * price for price in USUAL.tastes.doubloon))),
    )
    usual = JUDGE
    assert rich.worth(state, rich.look(state, 1)) > usual.worth(state, usual.look(state, 1))


@pytest.mark.parametrize("kind", get_args(v.Gain), ids=lambda kind: kind.__name__)
def test_every_bonus_a_pack_may_print_on_a_flag_is_worth_something(kind: type) -> None:
    """A pack of one's own may print other flags and areas than ours; a bot knows what to think of them."""
    effect = msgspec.convert({"effect": kind.__struct_config__.tag, **GIVEN.get(kind, {})}, v.Gain)  # type: ignore[attr-defined]
    box = PRINTED.box
    santiago = replace(box.locations["1"], flag=(effect,))
    printed = Printed(replace(box, locations={**box.locations, "1": santiago}))
    state, _ = next(positions(KINDS[0], 1))
    assert flag_worth(Outlook(printed, state, 1, USUAL), "location/1/flag") > 0


def test_the_explorer_enters_the_track_where_no_space_leads() -> None:
    """In which order a pack lists the spaces of its track does not matter."""
    track = PRINTED.box.tracks.explorer
    turned = replace(PRINTED.box.tracks, explorer=replace(track, space=track.space[::-1]))
    assert Printed(replace(PRINTED.box, tracks=turned)).explorer_next["start"] == ("e1",)


def test_a_building_of_the_rulebook_counts_without_its_scoring_in_the_pack() -> None:
    """Prestige buildings that a pack prints without scoring, which the rulebook gives them, are worth as much."""
    bare = {each.id: replace(each, scoring=None) for each in PRINTED.box.prestige.values()}
    state, _ = next(positions(KINDS[0], 1))
    for building in bare:
        values = [
            growth(Outlook(printed, state, 1, USUAL), building)
            for printed in (PRINTED, Printed(replace(PRINTED.box, prestige=bare)))
        ]
        assert values[0] == values[1]
