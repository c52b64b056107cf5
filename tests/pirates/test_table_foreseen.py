"""What the table of Pirates foresees: the end of the game, purchases without a question, odds, and points to come."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.games import title_of
from maracaibo_tui.games.pirates.state import frames
from maracaibo_tui.games.pirates.state.events import Scored
from maracaibo_tui.games.pirates.state.position import Options, State
from maracaibo_tui.games.pirates.words.points import ahead
from maracaibo_tui.play.local import Local
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.kit import Kit, Moment, kit_of
from maracaibo_tui.tui.shell.moments import Moments
from tests.pirates.tables import begun, game
from tests.support.advising import hint_for
from tests.support.screens import FOUR

NAMES: dict[int | str, str] = {1: "Ada", 2: "Ben", 3: "Carla", "jordan": "Jordan"}


def _kit() -> Kit:
    return kit_of(title_of("pirates"), game().printed)


def _sessions(options: Options, seed: int) -> Iterator[Session]:
    """Play a game at random, and stop at every question."""
    rules = game()
    match: Match[State] = Match(rules, rules.begin(options, seed))
    session = Session(match, title_of("pirates").sight, FOUR[: options.players], {}, lambda _session: None)
    chance = from_seed(seed)
    while True:
        session.settle()
        session.pass_keyboard()
        if session.question is None:
            return
        yield session
        chance, pick = below(chance, len(session.question.options))
        session.answer(session.number, session.question.options[pick])


def _foreseen(session: Session, option: str) -> str:
    """Say what comes of an option, as the last row of the prompt does."""
    assert session.question is not None
    view = session.view()
    offers = title_of("pirates").words().offers(game().printed, view, session.question)
    at = next(at for at, each in enumerate(offers) if each.hands_in[0] == option)
    after, turned_up = session.imagined(*offers[at].hands_in)
    moment = Moment(view, session.viewer, session.question, offers, at, NAMES, after=after, turned_up=turned_up)
    return plain(_kit().gains(moment, 110))


def _next(session: Session, option: str) -> list[str]:
    """Give what can be answered after an option; nothing once the game is over."""
    match = session.match
    table = match.game.table(match.game.copy(match.state), None)
    match.game.answer(table, option)
    asked = match.game.settle(table)
    return [] if asked is None else [asked.point, *asked.options]


@pytest.mark.parametrize(
    "options", [Options(players=2), Options(players=1, bot="jordan", bot_level=1)], ids=["two", "alone"]
)
def test_an_answer_after_which_nobody_decides_says_that_the_game_ends(options: Options) -> None:
    """Where the last income is foreseen this is said first, and no answer says so after which somebody decides."""
    said = 0
    for seed in (5, 6):
        for session in _sessions(options, seed):
            if session.match.state.round == game().printed.turn.rounds and session.question is not None:
                for option in session.question.options:
                    reached = session.imagined(option)[0]
                    says = _foreseen(session, option).startswith("the game ends")
                    said += says
                    assert not (says and _next(session, option)), option
                    assert says or reached is None or reached.phase != "income", option
    assert said > 3


def test_the_only_card_that_can_be_paid_from_afar_is_named_before_it_is_bought() -> None:
    """Where an action leads to a purchase that nobody is asked about, card and price stand in what comes of it."""
    told = [
        _foreseen(session, option)
        for session in _sessions(Options(players=2), 9)
        for option in session.question.options  # type: ignore[union-attr]
        if session.question.point == "DEC-P24" and option.startswith("buy")  # type: ignore[union-attr]
        if _next(session, option)[0] == "DEC-P47" and len(_next(session, option)) == 2
    ]
    assert "you buy Cabin Boy at once for 6$" in told[0]


def test_hints_about_dice_say_the_odds() -> None:
    """What another throw is likely to bring stands in the hint, and how likely a Raid has its swords."""
    told = {"DEC-P31": "another throw: more than", "DEC-P24": "at least"}
    for point, words in told.items():
        found = []
        for session in _sessions(Options(players=2), 3):
            if session.question is not None and session.question.point == point:
                view, options = session.view(), session.question.options
                hint = hint_for(title_of("pirates"), game().printed, view, session.question)
                if "reroll" in options or hint.option == "raid":
                    found.append(any(text.startswith(words) and "swords" in text for text in hint.beside))
        assert found
        assert all(found), point


@pytest.mark.parametrize("cells", [37, 78, 118])
def test_what_markers_make_of_a_treasure_stands_whole_in_its_row(cells: int) -> None:
    """From how many markers on a treasure is worth more is said to the last step, also while dice lie on the table."""
    for session in _sessions(Options(players=2), 3):
        if session.question is not None and session.question.point == "DEC-P31":
            moment = Moment(session.view(), session.viewer, session.question, (), 0, NAMES)
            rows = [plain(row) for row in _kit().draw("treasures", moment, cells, 9)]
            assert any(" dice " in row for row in rows)
            assert any("from 7 markers 5 VP" in row or row.rstrip().endswith("7●: 5") for row in rows), rows
            return
    raise AssertionError("no dice were thrown")


def test_points_to_come_go_down_by_what_the_final_scoring_has_told() -> None:
    """While the parts are told one after the other, what the end comes to is the same at every step."""
    sums: list[dict[int | str, int]] = []

    def hear(event: object) -> None:
        if isinstance(event, Scored) and event.source.startswith("final/"):
            sums.append({**ahead(game().printed, match.state).total})

    match = begun(Options(players=2), 4, tell=hear, keep_steps=False)
    chance = from_seed(4)
    while match.question is not None:
        chance, pick = below(chance, len(match.question.options))
        match.answer(match.question.options[pick], auto=len(match.question.options) == 1)
    assert len(sums) > 6
    assert all(each == {p.seat: p.vp for p in match.state.players} for each in sums)


def test_what_something_else_asks_in_the_same_words_is_numbered_anew() -> None:
    """A second Explore of a turn begins with 1 again, whatever numbers spaces had at the first."""
    seen = 0
    for seed in (5, 16, 23):
        moments, asked = Moments(), set[tuple[str, str]]()
        for session in _sessions(Options(players=2), seed):
            question = session.question
            assert question is not None
            if question.point == "DEC-P10":
                moments.numbers.forget()
                asked.clear()
            arranged = moments.arranged(Local(title_of("pirates"), session), session.view(), question)
            here = (question.point, question.source)
            if here not in asked and question.point in {point for point, _ in asked} and len(arranged.options) > 1:
                seen += 1
                assert arranged.numbers[0] == 1, here
            asked.add(here)
    assert seen


@pytest.mark.parametrize("in_lines", [True, False])
def test_only_at_the_table_the_set_up_points_to_the_first_game(*, in_lines: bool) -> None:
    """Whoever reads lines has been greeted; at the table there is a preview of what is highlighted."""
    session = next(each for each in _sessions(Options(players=2), 3) if each.match.state.phase == "setup")
    after = None if in_lines else session.view()
    moment = Moment(session.view(), session.viewer, session.question, (), 0, NAMES, after=after)
    assert bool(_kit().reminders(moment)) != in_lines


def test_in_a_chain_what_still_waits_is_told() -> None:
    """Where more than one thing waits behind the open question all of it is named, the next first; one is not."""
    session = next(each for each in _sessions(Options(players=2), 3) if each.match.state.phase == "act")
    view, seat = session.view(), session.viewer
    raid, bay = frames.RaidOptions(seat, 6, "gold", ()), frames.BayAction(seat)
    for waiting, told in (((bay, raid), True), ((bay,), False)):
        chained = replace(view, agenda=(frames.EndTurn(seat), *waiting, frames.UpgradeShip(seat, "bay")))
        moment = Moment(chained, seat, session.question, (), 0, NAMES)
        found = [plain(row) for row in _kit().reminders(moment)]
        assert ("then still 6 swords of the Raid, then the action of the Bay" in found) == told
