"""The audit notices whatever is wrong, and nothing else."""

import re
from collections.abc import Callable

import pytest

from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.audit.invariants import Audit, incomes, markers
from maracaibo_tui.games.maracaibo.rules.payment import discard_cards
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import AfterMain, PayCosts, Resolve
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from tests.support.broken_positions import BROKEN, SOLO, in_the_second_round, waiting
from tests.support.played import TABLES, begun, called, game

# These have a test of their own below.
ELSEWHERE = {"INV-02", "INV-12", "INV-13", "INV-20", "INV-30", "INV-36", "INV-37"}


def found(sentences: list[str]) -> set[str]:
    """Give the invariants that sentences begin with."""
    return {sentence.partition(":")[0] for sentence in sentences}


@pytest.mark.parametrize("invariant", BROKEN)
def test_a_broken_position_is_noticed(invariant: str) -> None:
    """Each invariant is reported when a position breaks it, and no other is."""
    breaks, options = BROKEN[invariant]
    table = in_the_second_round(options)
    audit = Audit(table, every_option=True)
    breaks(table)
    sentences = audit.check(game().settle(table))
    assert found(sentences) == {invariant}
    assert all(re.match(r"INV-\d\d: \w.*\w", sentence) for sentence in sentences)


def test_every_invariant_has_a_broken_position() -> None:
    """No invariant is without a test that sees it fail."""
    assert {f"INV-{number:02}" for number in range(1, 41)} == set(BROKEN) | ELSEWHERE


@pytest.mark.parametrize("options", TABLES, ids=called)
def test_a_sound_game_breaks_nothing(options: Options) -> None:
    """At every kind of table a whole game passes, with every option of every question tried."""
    match = begun(options, 3, keep_steps=False)
    audit = Audit(match.table, fresh=True, every_option=True)
    match.table.tell = audit.tell
    wrong = audit.check(match.question)
    while match.question is not None and not wrong:
        match.answer(match.question.options[len(match.journal) % len(match.question.options)])
        wrong = audit.check(match.question)
    assert not wrong


def test_wrong_figures_at_the_start_are_noticed() -> None:
    """When the first turn of a game begins, everybody has what the set-up gives (INV-02)."""
    table = game().table(game().begin(Options(players=2), 1), None)
    audit = Audit(table, fresh=True)
    for p in table.state.players:
        p.figures, p.figures_general = p.figures + 3, p.figures_general - 6
    table.state.turn = 1
    audit.tell(events.TurnStarted(1, 1, 1))
    assert found(audit.check(None)) & {"INV-02"}


def test_a_fresh_game_has_its_number_of_cards() -> None:
    """A game does not begin with a card too few (INV-10)."""
    table = game().table(game().begin(Options(players=2), 1), None)
    table.state.draw = table.state.draw[1:]
    assert found(Audit(table, fresh=True).check(game().settle(table))) == {"INV-10"}


def _short_hand(table: MaracaiboTable) -> None:
    p = table.state.players[table.state.active - 1]
    discard_cards(table, p, p.hand)


def _gap_in_the_display(table: MaracaiboTable) -> None:
    table.state.discard = (table.state.display[1], *table.state.discard)
    table.state.display = (table.state.display[0], "", *table.state.display[2:])


@pytest.mark.parametrize(
    "invariant, breaks", [("INV-12", _short_hand), ("INV-13", _gap_in_the_display)], ids=["INV-12", "INV-13"]
)
@pytest.mark.parametrize("event", [events.TurnStarted(2, 2, 9), events.RoundEnded(1, 2)], ids=["turn", "round"])
def test_the_end_of_a_turn_is_looked_at(
    invariant: str, breaks: Callable[[MaracaiboTable], None], event: object
) -> None:
    """A turn does not end with too few cards in hand or display while there are more (INV-12, INV-13)."""
    table = in_the_second_round()
    audit = Audit(table)
    breaks(table)
    audit.tell(event)
    assert found(audit.check(game().settle(table))) == {invariant}


def test_empty_piles_excuse_short_hands_and_gaps() -> None:
    """Without a card left to draw nobody can be blamed for missing ones (INV-12, INV-13)."""
    table = in_the_second_round()
    _short_hand(table)
    _gap_in_the_display(table)
    waiting(table.state).tableau += (*table.state.draw, *table.state.discard)
    table.state.draw = table.state.discard = ()
    audit = Audit(table)
    audit.tell(events.TurnStarted(2, 2, 9))
    assert not found(audit.check(game().settle(table))) & {"INV-12", "INV-13"}


def test_a_turn_without_sailing_is_noticed() -> None:
    """A ship goes forward in every turn of its own (INV-23)."""
    table = in_the_second_round()
    audit = Audit(table)
    for seat in (2, 3):
        audit.tell(events.TurnStarted(seat, 2, 9))
    assert found(audit.check(game().settle(table))) == {"INV-23"}


@pytest.mark.parametrize("seat", ["jean", "1"])
def test_an_explorer_that_goes_back_is_noticed(seat: str) -> None:
    """No explorer goes back, neither that of a person nor Jean's (INV-21)."""
    table = in_the_second_round(SOLO)
    state, back = table.state, {"jean": "e15", "1": "e16"}
    assert state.jean is not None
    state.jean.explorer, state.players[0].explorer = "e20", "e21"
    audit = Audit(table)
    (state.jean if seat == "jean" else state.players[0]).explorer = back[seat]
    assert found(audit.check(game().settle(table))) == {"INV-21"}


@pytest.mark.parametrize("what", ["tableau", "synergies", "combat_tokens"])
def test_what_is_kept_for_good_is_not_lost(what: str) -> None:
    """Bought cards and tokens stay with their owner (INV-31)."""
    table = in_the_second_round()
    p = max(table.state.players, key=lambda player: len(getattr(player, what)))
    audit = Audit(table)
    assert getattr(p, what)
    setattr(p, what, getattr(p, what)[1:])
    assert "INV-31" in found(audit.check(game().settle(table)))


def test_goods_left_after_the_markets_are_cleared_are_noticed() -> None:
    """Right after the third step of an interim scoring no market holds goods (INV-28)."""
    table = in_the_second_round()
    audit = Audit(table)
    table.state.goods = {**table.state.goods, "11": (0,)}
    audit.tell(events.MarketsCleared())
    assert found(audit.check(game().settle(table))) == {"INV-28"}


def test_a_marker_beside_its_track_is_noticed() -> None:
    """No income marker stands before the first or after the last space (INV-20)."""
    table = in_the_second_round()
    waiting(table.state).income_doubloons = table.printed.box.tracks.doubloon_income.start - 1
    assert found(Audit(table).check(game().settle(table))) == {"INV-20"}


def test_a_second_first_explorer_is_noticed() -> None:
    """Only one explorer is the first over a barrier (INV-30)."""
    table = in_the_second_round()
    for p in table.state.players:
        p.barriers = ("green",)
    audit = Audit(table)
    audit.tell(events.BarrierCrossed(1, "green", first=True))
    assert found(audit.check(game().settle(table))) == {"INV-30"}


@pytest.mark.parametrize("source", ["barrier/green", "explorer/end"])
def test_awards_out_of_order_are_noticed(source: str) -> None:
    """The awards of barriers and of the last space are given in the printed order (INV-30)."""
    table = in_the_second_round()
    audit = Audit(table)
    audit.tell(events.Explored(1, (table.printed.last_space,)))
    table.state.players[0].vp += 9
    audit.tell(events.Scored(1, 9, source))
    assert found(audit.check(game().settle(table))) == {"INV-30"}


@pytest.mark.parametrize(
    "route, spent", [(("2",), 0), (("2",), 8), (("2", "3"), 3), (("9",), 1)], ids=["none", "much", "dear", "jump"]
)
def test_an_impossible_voyage_is_noticed(route: tuple[str, ...], spent: int) -> None:
    """A ship follows arrows and spends what they cost, from one point up to all there are (INV-33)."""
    table = in_the_second_round()
    table.state.players[table.state.active - 1].ship = "1"
    audit = Audit(table)
    table.state.players[table.state.active - 1].ship = route[-1]
    audit.tell(events.Sailed(table.state.active, route, spent))
    assert found(audit.check(game().settle(table))) == {"INV-33"}


def test_rules_that_count_markers_differently_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever counts markers on the board counts the same (INV-36)."""
    table = in_the_second_round()
    monkeypatch.setattr(markers, "markers_on_board", lambda _table, _nation: 12)
    assert found(Audit(table).check(game().settle(table))) == {"INV-36"}


def test_a_supply_counted_wrongly_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The empty spaces of a supply follow from the number of markers left (INV-07)."""
    table = in_the_second_round()
    monkeypatch.setattr(markers, "multiplier", lambda _table, _nation: 0)
    monkeypatch.setattr(markers, "cleared_spaces", lambda _printed, left: -left)
    assert "INV-07" in found(Audit(table).check(game().settle(table)))


def test_a_question_that_changes_when_asked_again_is_noticed() -> None:
    """Asking twice gives the same question (INV-37)."""
    table = in_the_second_round()
    question = game().settle(table)
    assert question is not None
    turned = Question(seat=question.seat, point=question.point, options=question.options[::-1], rule=question.rule)
    assert found(Audit(table).check(turned)) == {"INV-37"}


def test_an_option_that_fails_is_noticed() -> None:
    """No option ends in an exception (INV-39)."""
    table = in_the_second_round()
    seat = table.state.active
    table.state.agenda += (Resolve(seat, "card/Z99/immediate"), AfterMain(seat))
    assert found(Audit(table, every_option=True).check(game().settle(table))) == {"INV-39"}


def test_nothing_is_counted_while_a_payment_is_open() -> None:
    """A half-paid cost is no mistake: positions are looked at again when it is paid."""
    table = in_the_second_round()
    audit = Audit(table)
    table.state.agenda = (PayCosts(1, "quest/Q01/cost"), *table.state.agenda)
    waiting(table.state).figures += 1
    assert not audit.check(game().settle(table))
    table.state.agenda = table.state.agenda[1:]
    assert found(audit.check(game().settle(table))) == {"INV-01"}


@pytest.mark.parametrize(
    "kind, invariant", [("quest", "INV-14"), ("token", "INV-16"), ("card", "INV-10"), ("area", "INV-03")]
)
def test_added_components_are_not_counted(kind: str, invariant: str) -> None:
    """Where components were added to the box their number is no invariant."""
    table = in_the_second_round()
    audit = Audit(table, frozenset({kind}), every_option=True)
    BROKEN[invariant][0](table)
    assert not audit.check(game().settle(table))


def test_an_income_that_went_round_is_followed() -> None:
    """Point income over its end counts on from the start, and what it paid for is looked at (INV-27)."""
    table = in_the_second_round()
    p = waiting(table.state)
    before = incomes.active_income(table, p)
    p.income_vp = 18
    audit = Audit(table)
    card = next(card for card in table.state.draw if _vp_income(table, card) > 1)
    table.state.draw = tuple(held for held in table.state.draw if held != card)
    p.tableau = (*p.tableau, card)
    gained = incomes.active_income(table, p)
    p.income_vp, p.income_doubloons = 18 + gained.vp - before.vp - 20, p.income_doubloons + gained.doubloons
    p.income_doubloons -= before.doubloons
    audit.tell(events.IncomeWrapped(p.seat, 3))
    assert not audit.check(game().settle(table))
    audit.tell(events.IncomeWrapped(p.seat, 2))
    assert found(audit.check(game().settle(table))) == {"INV-27"}


def _vp_income(table: MaracaiboTable, card: str) -> int:
    return sum(
        getattr(each, "amount", 0) for each in table.printed.cards[card].income if type(each).__name__ == "IncomeVp"
    )
