"""Hints are true: every number is what two positions differ by, and every thing that is named is there (RIV-54)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from maracaibo_tui.engine.advice import Hint, in_halves
from maracaibo_tui.games.maracaibo.box.printed import NATIONS
from maracaibo_tui.games.maracaibo.rules.jean_scoring import jean_areas
from maracaibo_tui.games.maracaibo.rules.ship import upgrades
from maracaibo_tui.games.maracaibo.words.called import space_name as maracaibo_space
from maracaibo_tui.games.maracaibo.words.cards import card_name, location_name
from maracaibo_tui.games.maracaibo.words.effects import nation
from maracaibo_tui.games.pirates.words import things
from maracaibo_tui.games.pirates.words.called import space_name as pirates_space
from maracaibo_tui.games.pirates.words.effects import several
from maracaibo_tui.play import hinted
from maracaibo_tui.play.explaining import counsel_on
from maracaibo_tui.players import hinting
from tests.support.bots_at_work import Moment, Sitting, every, moments, redealt, sitting

GAMES = ("maracaibo", "jean", "pirates")
EVERY, SEEDS = 5, (1, 2)


@cache
def _sitting(game: str) -> Sitting:
    return sitting("maracaibo", 1, opponent="jean", level="3") if game == "jean" else sitting(game)


class _Case(NamedTuple):
    """A question of a game, what was found for it, and how that is told."""

    at: Sitting
    moment: Moment
    view: Any
    found: hinting.Found
    hint: Hint


@cache
def _cases(game: str) -> tuple[_Case, ...]:
    return tuple(_thought(game))


def _thought(game: str) -> Iterator[_Case]:
    at = _sitting(game)
    for seed in SEEDS:
        for moment in every(moments(at, seed), EVERY):
            view = at.terms.title.sight.view(moment.state, moment.question.seat)
            hint, found = _hinted(at, view, moment)
            yield _Case(at, moment, view, found, hint)


def _hinted(at: Sitting, view: Any, moment: Moment) -> tuple[Hint, hinting.Found]:  # noqa: ANN401 - the game's own
    """Give what is told, and what that was made of."""
    kept = list[hinting.Found]()
    find = hinting.found

    def heard(*about: Any) -> hinting.Found:  # noqa: ANN401 - the game's own
        kept.append(find(*about))
        return kept[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hinting, "found", heard)
        hint = hinted.hint(counsel_on(at.terms.title, at.terms.game), view, moment.question)
    return hint, kept[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_number_is_a_difference_of_two_positions(game: str) -> None:
    """Whatever is said to change by so much does: the answers are given anew and the terms valued anew."""
    at, named = _sitting(game), 0
    judge = at.lent.judge
    for case in _cases(game):
        for line, told in zip(case.found.lines, case.hint.lines, strict=True):
            look = judge.look(case.view, case.moment.question.seat)
            now, then = judge.terms(line.states[0], look), judge.terms(_gone(case, line), look)
            for reason in told.reasons:
                named += 1
                assert abs(reason.points) >= 0.5
                if reason.is_sure:
                    assert abs(then[reason.term] - now[reason.term] - reason.points) <= 0.25 + 1e-9, reason
            shown = sum(reason.points for reason in told.reasons)
            if told.reasons:
                assert shown + told.rest + told.shared == pytest.approx(line.value)
    assert named > 60


def _gone(case: _Case, line: Any) -> Any:  # noqa: ANN401 - the game's own
    """Go a line again from the position it began at, up to the first thing that is turned up."""
    rules, seat = case.at.terms.game, case.moment.question.seat
    table = rules.table(rules.copy(line.states[0]), None)
    held = [rules.copy(table.state)]

    def hear(_event: object) -> None:
        if not table.revealed:
            held.append(rules.copy(table.state))

    rules.settle(table)
    table.tell = hear
    for answer in line.answers:
        asked = rules.settle(table)
        if asked is None or asked.seat != seat or table.revealed:
            break
        rules.answer(table, answer, seat)
        rules.settle(table)
        hear(None)
    return held[-1]


class _Sides(NamedTuple):
    """What a seat has before a line and at the end of what is certain of it."""

    printed: Any
    view: Any
    mine: Any
    after: Any


def _in_maracaibo(s: _Sides) -> Iterator[str]:
    """Name everything that may truly be said of a change in Maracaibo."""
    box = s.printed.box
    for each in NATIONS:
        before, now = s.mine.influence[each], s.after.influence[each]
        ranks = [
            max([value for at, value in s.printed.ranks[each] if at <= space], default=0) for space in (before, now)
        ]
        yield f"{nation(each)} to rank {ranks[1]}" if ranks[0] != ranks[1] else ""
        yield f"{abs(now - before)} {'more' if now > before else 'less'} with {nation(each)}"
    for area in box.areas.values():
        left = s.after.discs[area.id]
        yield f"{area.name} {'cleared' if not left else f'down to {left} disc'}" if left < s.mine.discs[area.id] else ""
    yield f"on to {maracaibo_space(s.after.explorer)}"
    yield f"the next barrier is far from {maracaibo_space(s.after.explorer)}"
    yield from (f"{card_name(s.printed, card)} bought" for card in s.after.tableau if card not in s.mine.tableau)
    yield from (f"{card_name(s.printed, card)} out of the hand" for card in s.mine.hand if card not in s.after.hand)
    for place, cards in s.after.assistants.items():
        more = len(cards) > len(s.mine.assistants.get(place, ()))
        name = location_name(s.printed, place)
        is_there = s.printed.order[place] == s.printed.order.get(s.after.ship, 0)
        yield f"one more at {name}" if more else f"the one at {name} is {'reached' if is_there else 'left behind'}"
    yield from (f"task {number} is done" for number in s.after.career_done if number not in s.mine.career_done)
    yield from (f"{box.prestige[each].name} " for each in s.view.investors)
    yield from (f"synergy {each}" for each in s.after.synergies if each not in s.mine.synergies)
    yield f"the way to {location_name(s.printed, s.after.ship)}" if s.after.ship else ""
    if s.view.automa is not None:
        yield f"{len(s.after.quests)} against {len(s.view.automa.quests)}"
    if s.view.jean is not None:
        yield f"{len(upgrades(s.after))} against {jean_areas(s.printed, s.view.jean)}"


def _in_pirates(s: _Sides) -> Iterator[str]:
    """Name everything that may truly be said of a change in Pirates."""
    yield f"on to {pirates_space(s.after.explorer)}"
    yield from (f"{things.card_name(s.printed, card)} bought" for card in s.after.cards if card not in s.mine.cards)
    for kind in {*s.after.above, *s.mine.above, *s.after.dig.values()}:
        buried = [*s.after.dig.values()].count(kind) - [*s.mine.dig.values()].count(kind)
        more = s.after.above.get(kind, 0) - s.mine.above.get(kind, 0) + max(buried, 0)
        yield f"{several(buried, kind)} buried"
        yield f"{several(abs(more), kind)} {'more' if more > 0 else 'less'}"
    for called, before, now in (
        ("mission", s.mine.missions, s.after.missions),
        ("residence", s.mine.residences, s.after.residences),
    ):
        yield f"{abs(len(now) - len(before))} {called}"
    yield f"{len(s.after.upgrades) - len(s.mine.upgrades)} upgrade"
    yield f"{len(s.after.rivers) - len(s.mine.rivers)} river"


_TRUE: dict[str, Callable[[_Sides], Iterator[str]]] = {"maracaibo": _in_maracaibo, "pirates": _in_pirates}
_HELD = {
    "VP": "vp",
    "VP income": "income_vp",
    "doubloon income": "income_doubloons",
    "doubloon": "doubloons",
    "figure": "figures",
    "combat point": "combat_points",
}
_SAYS_ENOUGH = {
    "room for fresh cards", "the way of this round is done", "tasks come nearer", "and paid",
    "the quest track is full and has paid",
}  # fmt: skip


def _is_true(told: str, s: _Sides, true: set[str]) -> bool:
    """Look a thing up that was named behind the name of a term."""
    if any(each and told.startswith(each) for each in true) or told in _SAYS_ENOUGH:
        return True
    counted = re.fullmatch(r"(earned: |spent: |)(\d+) ([\w ]+?)s?( less| more| on cards| less on cards)?", told)
    if counted is None:
        return False
    said, number, what, how = counted.groups()
    if what == "quest":
        held = "card_quests" if how and "cards" in how else "quests"
        by = len(getattr(s.after, held)) - len(getattr(s.mine, held))
    else:
        by = getattr(s.after, _HELD[what]) - getattr(s.mine, _HELD[what])
    return abs(by) == int(number) and (by > 0 or not said.startswith("earned"))


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_that_is_named_is_there(game: str) -> None:
    """Whatever stands behind a term is looked up in the two positions, as the seat sees them: nothing else is named."""
    looked_up, terms = 0, set[str]()
    for case in _cases(game):
        title, seat = case.at.terms.title, case.moment.question.seat
        judge = case.at.lent.judge
        for line, told in zip(case.found.lines, case.hint.lines, strict=True):
            now, after = (title.sight.view(state, seat) for state in line.states[:2])
            sides = _Sides(case.at.terms.game.printed, after, now.players[seat - 1], after.players[seat - 1])
            true = {*_TRUE[title.id](sides)}
            for reason in told.reasons:
                if reason.term not in judge.TERMS:
                    continue
                term = judge.TERMS[reason.term]
                if not reason.is_sure or reason.words in {term.words, term.lost}:
                    continue
                named = re.split(r", (?=spent)|, (?!compared)", _BEFORE_A_COLON.sub("", reason.words))
                wrong = [each for each in _with_their_head(named) if not _is_true(each, sides, true)]
                assert not wrong, (reason, wrong)
                looked_up += 1
                terms.add(reason.term)
    assert looked_up > 50
    assert len(terms) > 4


_BEFORE_A_COLON = re.compile(r"^(?!earned|spent)[^:]+: ")


def _with_their_head(named: list[str]) -> Iterator[str]:
    """Say of each thing whether it was earned or spent, as the first of them does."""
    head = ""
    for each in named:
        found = re.match(r"(earned|spent): ", each)
        head = found.group() if found else head
        yield each if found else f"{head}{each}"


@pytest.mark.parametrize("game", GAMES)
def test_no_line_stands_there_twice(game: str) -> None:
    """Lines are of different kinds, or begin otherwise where there is one kind only; the best stands first (RIV-50)."""
    for case in _cases(game):
        lines = case.found.lines
        assert 1 <= len(lines) <= hinting.MOST
        assert len({tuple(sorted(line.answers)) for line in lines}) == len(lines)
        values = [line.value for line in lines]
        assert values == sorted(values, reverse=True)
        # What was guessed while thinking may be seen a little otherwise in the end.
        assert values[0] - values[-1] <= hinting.FAR + 3
        assert all(line.answers[0] in case.moment.question.options for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_changes_nothing_and_is_the_same_again(game: str) -> None:
    """Neither position nor chance is touched; whoever asks again, also at a table that only looks alike, is told so."""
    for case in _cases(game)[::9]:
        rules = case.at.terms.game
        before = rules.digest(case.moment.state)
        again, _found = _hinted(case.at, case.view, case.moment)
        assert again == case.hint
        assert rules.digest(case.moment.state) == before
        twin = redealt(case.at, case.moment.state, case.moment.question.seat, 77)
        view = case.at.terms.title.sight.view(twin, case.moment.question.seat)
        if rules.digest(view) == rules.digest(case.view):
            assert _hinted(case.at, view, case.moment)[0] == case.hint


def test_what_all_lines_share_is_no_reason() -> None:
    """A term that changes alike in all lines says nothing for one, unless nothing else is left."""
    first, second = {"points": 3.0, "cards": 2.0}, {"points": 3.1, "cards": 0.5}
    lines = [hinting.Line(("a",), certain=first), hinting.Line(("b",), certain=second)]
    assert hinting.changes(lines) == [{("cards", True): 2.0}, {("cards", True): 0.5}]
    assert hinting.named({("cards", True): 2.0}) == [("cards", True, 2.0)]
    alike = [hinting.Line(("a",), certain={"points": 3.0}), hinting.Line(("b",), certain={"points": 3.1})]
    assert hinting.changes(alike) == [{("points", True): 3.0}, {("points", True): 3.1}]
    assert hinting.changes(lines[:1]) == [{("points", True): 3.0, ("cards", True): 2.0}]


def test_points_are_told_in_halves() -> None:
    """Nobody needs more than that."""
    assert [in_halves(by) for by in (0.2, 0.3, 1.24, -1.3)] == [0.0, 0.5, 1.0, -1.5]


def test_none_is_as_good_behind_one_that_is_not() -> None:
    """However unsure a line is, it is not called as good where one before it is told to be behind."""
    best, sure, unsure = (hinting.Line((name,), value=by, error=off) for name, by, off in _LINES)
    assert hinting.as_good_as_the_best([best, unsure]) == [False, True]
    assert hinting.as_good_as_the_best([best, sure, unsure]) == [False, False, False]
    assert not hinting.as_good_as_the_best([])


_LINES = (("a", 5.0, 0.0), ("b", 4.0, 0.1), ("c", 3.5, 2.0))


def test_where_only_one_answer_was_thought_of_nothing_else_is_said_to_be_far() -> None:
    """That nothing comes near is said of what was looked at: a mission is chosen without trying the others."""
    kept = [case for case in _cases("pirates") if case.moment.question.point == "DEC-P02"]
    assert kept
    assert not [case for case in kept if len(case.found.lines) == 1 and case.hint.is_alone]
