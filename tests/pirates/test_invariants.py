"""The audit notices whatever is wrong, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import pytest

from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.audit.invariants import Audit
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.frames import Lone, PlaceMarkers
from maracaibo_tui.games.pirates.state.position import Options
from maracaibo_tui.games.pirates.state.table import PiratesTable
from tests.pirates.tables import COMBINATIONS, begun, game
from tests.support.at_random import answers

ALL = COMBINATIONS[-1]
PLAIN, MODULES = Options(players=3), Options(players=3, **ALL)
SOLO = Options(players=1, bot="jordan", bot_level=3, **ALL)
Break = Callable[[PiratesTable, Audit], None]


def in_the_second_round(options: Options = PLAIN, seed: int = 7) -> PiratesTable:
    """Play at random into the second round, up to a question where to sail; seat 1 has buried and explored."""
    match = begun(options, seed, keep_steps=False)
    for _ in answers(match, seed):
        question = match.question
        if match.state.round == 2 and match.state.turn > 8 and question and question.point in {"DEC-P10", "DEC-P11"}:
            break
    p = match.state.players[0]
    p.above, p.top, p.dig = {**p.above, "gold": 1}, ("gold",), {"gold_1": "gold"}
    p.rivers = ("r1",)
    return match.table


def found(sentences: list[str]) -> set[str]:
    """Give the invariants that sentences begin with."""
    return {sentence.partition(":")[0] for sentence in sentences}


def _twice(t: PiratesTable, _audit: Audit) -> None:
    t.state.box = (*t.state.box, t.state.level2[0])


def _hole(t: PiratesTable, _audit: Audit) -> None:
    space = next(space for space, card in t.state.grid.items() if card in t.printed.card_kind)
    t.state.box, t.state.grid = (*t.state.box, t.state.grid[space]), {**t.state.grid, space: ""}


def _moved(t: PiratesTable, _audit: Audit) -> None:
    grid, types = t.state.grid, t.printed.card_type
    one, other = (next(s for s in grid if types[grid[s]] == kind) for kind in ("location", "residence"))
    t.state.grid = {**grid, one: grid[other], other: grid[one]}


def _early_filler(t: PiratesTable, _audit: Audit) -> None:
    space = next(space for space, card in t.state.grid.items() if card in t.printed.card_kind)
    t.state.fillers = (*t.state.fillers, space)


def _empty_box(t: PiratesTable, _audit: Audit) -> None:
    p = t.state.players[0]
    p.cards, t.state.level2, t.state.box = (*p.cards, *t.state.level2, *t.state.box), (), ()


def _island(t: PiratesTable, _audit: Audit) -> None:
    t.state.islands = {**t.state.islands, "pearl": t.state.islands["pearl"] + 1}


def _fewer_treasures(t: PiratesTable, _audit: Audit) -> None:
    p = max(t.state.players, key=lambda each: sum(each.above.values()))
    p.above, p.top = dict.fromkeys(p.above, 0), ()


def _bonus_of_nothing(t: PiratesTable, _audit: Audit) -> None:
    p = t.state.players[0]
    p.top = (*p.top, *p.top)


def _dug_up(t: PiratesTable, _audit: Audit) -> None:
    p = next(p for p in t.state.players if p.dig)
    kinds = [*p.dig.values()]
    p.dig, p.above = {}, {kind: count + kinds.count(kind) for kind, count in p.above.items()}


def _early_upgrade(t: PiratesTable, _audit: Audit) -> None:
    late = next(space.id for space in t.printed.box.upgrades.values() if space.group == 4)
    p = min(t.state.players, key=lambda each: len(each.upgrades))
    p.upgrades = (*p.upgrades[:0], late, *p.upgrades)


def _figurehead_twice(t: PiratesTable, _audit: Audit) -> None:
    t.state.offer_figureheads = (*t.state.offer_figureheads, *("A", "A"))


def _tile_lost(t: PiratesTable, _audit: Audit) -> None:
    p = next(p for p in t.state.players if p.tiles)
    p.tiles = p.tiles[1:]


def _moved_out(t: PiratesTable, _audit: Audit) -> None:
    p = next(p for p in t.state.players if p.residences)
    p.residences = ()


def _gap_in_the_row(t: PiratesTable, _audit: Audit) -> None:
    t.state.missions = (*t.state.missions, t.state.offer_missions[0])
    t.state.offer_missions = ("", *t.state.offer_missions[1:])


def _in_debt(t: PiratesTable, audit: Audit) -> None:
    audit.tell(events.Gained(1, "doubloons", -1 - t.state.players[0].doubloons, "card/P101"))
    t.state.players[0].doubloons = -1


def _fewer_points(t: PiratesTable, audit: Audit) -> None:
    p = max(t.state.players, key=lambda each: each.vp)
    p.vp -= 1
    audit.tell(events.Scored(p.seat, -1, "raid/vp"))


def _crowd(t: PiratesTable, _audit: Audit) -> None:
    t.state.players[0].explorer = t.state.players[1].explorer = "e1"


def _river_lost(t: PiratesTable, _audit: Audit) -> None:
    p = next(p for p in t.state.players if p.rivers)
    p.rivers = ()


def _stayed(t: PiratesTable, audit: Audit) -> None:
    audit.tell(events.TurnStarted(1, 2, 9))
    audit.tell(events.TurnStarted(2, 2, 10))
    del t


def _option_twice(t: PiratesTable, _audit: Audit) -> None:
    t.state.used = ("vp", "vp")


def _untold(t: PiratesTable, _audit: Audit) -> None:
    t.state.players[0].vp += 3


def _two_turns(t: PiratesTable, audit: Audit) -> None:
    for _ in range(2):
        t.state.players[0].ship = "start"
        audit.tell(events.TurnStarted(1, 2, 9))
        t.state.players[0].ship = "C4"
    t.state.players[0].ship = "C4"


def _bargain(t: PiratesTable, audit: Audit) -> None:
    p = t.state.players[0]
    card = t.state.level2[0]
    t.state.level2, p.cards = t.state.level2[1:], (*p.cards, card)
    audit.tell(events.CardBought(p.seat, card, "C4", 99))


def _stolen(t: PiratesTable, _audit: Audit) -> None:
    t.state.players[0].doubloons += 1


def _lost_cards(t: PiratesTable, _audit: Audit) -> None:
    assert t.state.jordan is not None
    t.state.jordan.deck = t.state.jordan.deck[1:]
    t.state.jordan.used = t.state.jordan.used[1:]


def _unearned(t: PiratesTable, _audit: Audit) -> None:
    assert t.state.jordan is not None
    card, t.state.level2 = t.state.level2[0], t.state.level2[1:]
    t.state.jordan.cards = (*t.state.jordan.cards, card)


def _income(t: PiratesTable, audit: Audit) -> None:
    t.state.players[0].doubloons += 50
    audit.tell(events.Gained(1, "doubloons", 50, "income"))


def _no_doubloon(t: PiratesTable, _audit: Audit) -> None:
    t.state.chests = dict.fromkeys(t.state.chests, 0)


def _unseen(t: PiratesTable, _audit: Audit) -> None:
    types = t.printed.card_type
    t.state.players[0].ship = next(s for s in t.state.facedown if types[t.state.grid[s]] == "improvement")


def _retired(t: PiratesTable, _audit: Audit) -> None:
    t.state.players[0].retired = not t.state.players[0].retired


def _ruby(t: PiratesTable, _audit: Audit) -> None:
    t.state.players[0].rubies += 1


def _own_mission(t: PiratesTable, _audit: Audit) -> None:
    t.state.players[0].missions, t.state.missions = (
        (*t.state.players[0].missions, t.state.missions[0]),
        t.state.missions[1:],
    )


BROKEN: Mapping[str, tuple[Break, Options]] = {
    "INV-P01": (_twice, PLAIN),
    "INV-P02": (_hole, PLAIN),
    "INV-P03": (_moved, PLAIN),
    "INV-P04": (_early_filler, PLAIN),
    "INV-P05": (_empty_box, PLAIN),
    "INV-P06": (_island, PLAIN),
    "INV-P07": (_fewer_treasures, PLAIN),
    "INV-P08": (_bonus_of_nothing, PLAIN),
    "INV-P09": (_dug_up, PLAIN),
    "INV-P10": (_early_upgrade, PLAIN),
    "INV-P11": (_figurehead_twice, PLAIN),
    "INV-P12": (_tile_lost, PLAIN),
    "INV-P13": (_moved_out, PLAIN),
    "INV-P14": (_gap_in_the_row, PLAIN),
    "INV-P15": (_in_debt, PLAIN),
    "INV-P16": (_crowd, PLAIN),
    "INV-P17": (_river_lost, PLAIN),
    "INV-P18": (_stayed, PLAIN),
    "INV-P19": (_option_twice, PLAIN),
    "INV-P20": (_untold, PLAIN),
    "INV-P21": (_two_turns, PLAIN),
    "INV-P22": (_bargain, PLAIN),
    "INV-P23": (_stolen, PLAIN),
    "INV-P27": (_lost_cards, SOLO),
    "INV-P28": (_unearned, SOLO),
    "INV-P29": (_income, PLAIN),
    "INV-P31": (_no_doubloon, MODULES),
    "INV-P32": (_unseen, MODULES),
    "INV-P33": (_retired, MODULES),
    "INV-P34": (_ruby, MODULES),
    "INV-P35": (_own_mission, PLAIN),
}
BY_QUESTIONS = {"INV-P24", "INV-P25", "INV-P26"}
ON_SCREEN = {"INV-P30"}


@pytest.mark.parametrize("invariant", BROKEN)
def test_a_broken_position_is_noticed(invariant: str) -> None:
    """Each invariant is reported when a position breaks it, and a sound position before it is not."""
    breaks, options = BROKEN[invariant]
    table = in_the_second_round(options)
    audit = Audit(table)
    table.tell = audit.tell
    assert not audit.check(game().settle(table))
    breaks(table, audit)
    sentences = audit.check(game().settle(table))
    assert invariant in found(sentences)
    assert all(re.match(r"INV-P\d\d: \w.*\w", sentence) for sentence in sentences)


def test_every_invariant_has_a_broken_position() -> None:
    """No invariant is without a test that sees it fail; what screens show is the matter of other tests."""
    assert {f"INV-P{number:02}" for number in range(1, 36)} == set(BROKEN) | BY_QUESTIONS | ON_SCREEN


def test_points_that_fall_are_noticed() -> None:
    """Nobody loses points before the final scoring (INV-P15)."""
    table = in_the_second_round()
    audit = Audit(table)
    _fewer_points(table, audit)
    assert found(audit.check(game().settle(table))) == {"INV-P15"}


def test_more_swords_than_there_are_is_noticed() -> None:
    """A Raid spends no more swords than it has (INV-P19)."""
    table = in_the_second_round()
    audit = Audit(table)
    audit.tell(events.RaidBegun(1, "gold", 3))
    audit.tell(events.RaidOptionUsed(1, "treasure", 5))
    assert found(audit.check(game().settle(table))) == {"INV-P19"}


def test_points_without_a_source_are_noticed() -> None:
    """Every point says where it came from (INV-P20)."""
    table = in_the_second_round()
    audit = Audit(table)
    table.state.players[0].vp += 1
    audit.tell(events.Scored(1, 1, "somewhere"))
    assert found(audit.check(game().settle(table))) == {"INV-P20"}


def test_a_question_that_changes_when_asked_again_is_noticed() -> None:
    """Asking twice gives the same question (INV-P25)."""
    table = in_the_second_round()
    question = game().settle(table)
    assert question is not None
    turned = Question(seat=question.seat, point=question.point, options=question.options[::-1], rule=question.rule)
    assert found(Audit(table).check(turned)) == {"INV-P25"}
    nothing = Question(seat=question.seat, point=question.point, options=(), rule=question.rule)
    assert found(Audit(table).check(nothing)) == {"INV-P24", "INV-P25"}


def test_an_option_that_fails_is_noticed() -> None:
    """No option ends in an exception (INV-P24)."""
    table = in_the_second_round()
    seat = table.state.active
    table.state.agenda = (Lone(seat, "card/P999/immediate", "bury"), PlaceMarkers(seat, 1, "card/P999/immediate"))
    assert found(Audit(table, every_option=True).check(game().settle(table))) == {"INV-P24"}


def test_changed_components_are_not_counted() -> None:
    """Where a scenario changes what is in the box its number is no invariant."""
    table = in_the_second_round()
    audit = Audit(table, frozenset({"tiles"}))
    _tile_lost(table, audit)
    assert not audit.check(game().settle(table))
