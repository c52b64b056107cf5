"""The planner: whole turns within a budget, what it must never cut, and what it may remember (RIV-05, RIV-20..22)."""

from __future__ import annotations

from itertools import islice, pairwise

import pytest

from maracaibo_tui.commands.simulation import bots_named, play
from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.players.beam import Mind, Node, Shape, kept, own_answers
from maracaibo_tui.players.contract import Asked, Budget, WishError, chance_for_game, chance_of
from maracaibo_tui.players.imagining import Imagined
from maracaibo_tui.players.known import made
from maracaibo_tui.players.plan import DEEP, plans
from maracaibo_tui.players.planner import Planner
from tests.support.bots_at_work import Moment, Sitting, asked, every, moments, redealt, sitting, some

GAMES = ("maracaibo", "pirates")
HALF_A_GAME = 120


def _mind(at: Sitting, moment: Moment, nodes: int | None = None) -> tuple[Mind, Imagined]:
    view, seat = at.terms.title.sight.view(moment.state, moment.question.seat), moment.question.seat
    mind = Mind(at.lent, view, seat, Budget(nodes))
    return mind, Imagined(at.lent, view, 5)


def _begins(at: Sitting, seed: int = 2) -> list[Moment]:
    """Give the moments at which a turn begins."""
    found, turn = [], None
    for moment in moments(at, seed):
        if at.lent.judge.goes_on(moment.state) and at.lent.rules.turn(moment.state) != turn:
            turn = at.lent.rules.turn(moment.state)
            found.append(moment)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("nodes", [1, 40, 150, 700])
def test_a_budget_is_never_overrun_and_always_enough_for_an_answer(game: str, nodes: int) -> None:
    """So many positions and no more are made in a thought; the same budget finds the same (RIV-20)."""
    at = sitting(game)
    for moment in some(_begins(at), 3):
        answers = set()
        for _ in range(2):
            budget, bot = Budget(nodes), made(f"planner:nodes={nodes}", at.lend)
            view = at.terms.title.sight.view(moment.state, moment.question.seat)
            answers.add(bot.answer(Asked(view, moment.question, 9, 0, budget)).option)
            assert 0 < budget.nodes_spent <= nodes
        assert len(answers) == 1
        assert answers <= set(moment.question.options)


def _kind(at: Sitting, mind: Mind, node: Node) -> tuple[object, ...]:
    found = at.lent.judge.stratum(own_answers(node.way, mind.seat))
    return found if isinstance(found, tuple) else (found,)


@pytest.mark.parametrize("game", GAMES)
def test_where_to_and_what_for_are_never_cut(game: str) -> None:
    """However narrow the beam, every pair of first answers that is worth a thought has an end (RIV-21)."""
    at = sitting(game)
    for moment in some(_begins(at), 6):
        mind, tables = _mind(at, moment)
        root = mind.root(tables[0], moment.question)
        pairs = set()
        for place in range(len(root.options)):
            child = mind.child(root, place)
            more = [mind.child(child, each) for each in range(len(child.options))] or [child]
            pairs |= {_kind(at, mind, each) for each in more}
        ends = {_kind(at, mind, end) for end in mind.ends(root, Shape(500, 1))}
        # Of a pair that free actions have put off only the first answer is known yet.
        assert all(any(end[: len(pair)] == pair for end in ends) for pair in pairs)


@pytest.mark.parametrize(
    "shape, left",
    [
        (Shape(9, 2), "a9 a8 b3 b2"),
        (Shape(3, 2), "a9 a8 b3"),
        (Shape(9, 1), "a9 b3"),
        (Shape(9, 1, 6), "a9 a8 a7 b3 b2 b1"),
        (Shape(9, 3, behind=2), "a9 a8 a7"),
    ],
)
def test_the_best_of_each_kind_are_kept_and_more_where_there_are_few_kinds(shape: Shape, left: str) -> None:
    """So many of each kind and in all; where there are few kinds perhaps more; and nothing that is far behind."""
    ways = [
        Node(Table(None, None), None, (), (), (number,), kind, None, value)
        for number, (kind, value) in enumerate([("b", 1), ("a", 6), ("a", 9), ("b", 3), ("a", 7), ("a", 8), ("b", 2)])
    ]
    assert " ".join([f"{node.kind}{node.value:g}" for node in kept(ways, shape)]) == left


def test_of_equal_plans_the_first_is_taken() -> None:
    """Not chance but the order of the options decides between equals (RIV-22)."""
    at = sitting("maracaibo")
    for moment in some(_begins(at), 4):
        mind, tables = _mind(at, moment)
        found = plans(mind, tables, moment.question, DEEP._replace(ahead=0))
        for before, after in pairwise(found):
            assert before.value > after.value or before.end.places < after.end.places


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_is_gone_through_until_something_else_is_seen(game: str) -> None:
    """It thinks once for several answers; what it is shown otherwise than expected makes it think anew (RIV-05)."""
    at, seed = sitting(game), 4
    thoughts = answers = 0
    bot = made("planner", at.lend)
    assert isinstance(bot, Planner)
    for moment in islice(moments(at, seed, "planner"), HALF_A_GAME):
        if moment.question.seat != 1:
            continue
        budget = Budget(2500)
        view = at.terms.title.sight.view(moment.state, 1)
        bot.answer(Asked(view, moment.question, chance_of(chance_for_game(seed, 0), moment.number), 0, budget))
        thoughts += budget.nodes_spent > 0
        answers += at.lent.judge.goes_on(moment.state)
    assert answers > 1.3 * thoughts > 0


def test_another_question_empties_the_memo() -> None:
    """A plan is for one view and one question; after any other it has to think."""
    at = sitting("maracaibo")
    first, second, *_ = _begins(at)
    bot = made("planner", at.lend)
    asked(at, bot, first.state, first.question, 1, 4)
    budget = Budget(2500)
    view = at.terms.title.sight.view(second.state, second.question.seat)
    bot.answer(Asked(view, second.question, 1, 0, budget))
    assert budget.nodes_spent


@pytest.mark.parametrize("game", GAMES)
def test_what_it_does_not_see_changes_nothing(game: str) -> None:
    """At a table that looks the same and is not, a fresh planner with the same chance answers the same (RIV-02)."""
    at, changed = sitting(game), 0
    for moment in every(moments(at, 6, "busy"), 15):
        seat = moment.question.seat
        twin = redealt(at, moment.state, seat, 77)
        pair = [
            asked(at, made("planner:nodes=300", at.lend), each, moment.question, 3, 8) for each in (moment.state, twin)
        ]
        assert pair[0] == pair[1]
        changed += at.lent.rules.digest(twin) != at.lent.rules.digest(moment.state)
    assert changed > 5


def test_the_same_seed_is_the_same_game() -> None:
    """Nothing but seeds, seats and wishes decides (RIV-03)."""
    at = sitting("pirates")
    names = ["planner:nodes=200", "greedy"]
    ends = [play(at.terms, 3, bots_named(at.terms, names, at.lend)).state for _ in range(2)]
    assert at.terms.game.digest(ends[0]) == at.terms.game.digest(ends[1])


@pytest.mark.parametrize(
    "wish, said",
    [
        ("nodes=many", "nodes: found 'many', allowed is a number of at least 1"),
        ("nodes=0", "nodes: found '0', allowed is a number of at least 1"),
        ("luck=2", "planner: 'luck' is no wish of this bot; its wishes are weights, nodes, ahead, width"),
        ("nodes", "planner:nodes: allowed is the name of a bot, and wishes behind it, as in planner:nodes=500"),
    ],
)
def test_wishes_that_make_no_sense_are_refused_in_words(wish: str, said: str) -> None:
    """One sentence: what, and what is allowed."""
    with pytest.raises(WishError, match=said):
        made(f"planner:{wish}", sitting("maracaibo").lend)
