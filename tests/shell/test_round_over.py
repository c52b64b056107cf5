"""The end of a round: what its page says, what its keys do, and that plain mode says the same."""

from __future__ import annotations

import re
from functools import cache

import pytest

from maracaibo_tui.games.maracaibo.state.memory import known_hand
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.tui.plain.talk import Talk
from maracaibo_tui.tui.plain.talk import play as play_in_lines
from maracaibo_tui.tui.screen.lines import line, plain, width
from maracaibo_tui.tui.shell.kit import RoundOver
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from maracaibo_tui.tui.shell.pages.round import BOARD, GO_ON, RoundPage, in_lines
from tests.support.played import TITLE, game
from tests.support.screens import FOUR
from tests.support.seated import (
    ALONE,
    JEAN,
    SIZES,
    asked,
    at_table,
    in_a_terminal,
    kit,
    play,
    play_to,
    referee_of,
    screen_of,
    session,
    session_of,
    shown,
)
from tests.support.typed import numbers_said

TABLES = {"four": (FOUR, Options(players=4), 5), "jean": (ALONE, JEAN, 3)}


@cache
def _played(name: str) -> Session:
    """Play a whole game; it is only looked at."""
    seats, options, seed = TABLES[name]
    return play(session(seats, options, seed), 9000, seed)


def _rounds(name: str) -> list[RoundOver]:
    """Give what all rounds of a game brought."""
    referee = referee_of(_played(name))
    heard = [entry.event for entry in referee.log]
    ends = [at for at, event in enumerate(heard) if kit().is_round_over(event)]
    told = [kit().round_over(referee.past(at), referee.names, heard[: at + 1]) for at in ends]
    return [each for each in told if each is not None]


def _page(name: str = "four") -> RoundPage:
    return RoundPage(_rounds(name)[1], None, 0, ())


@pytest.mark.parametrize("name", TABLES)
def test_sources_make_what_everybody_has_and_gains_what_was_scored(name: str) -> None:
    """Three rounds have a page; the sources add up to the points, what was gained to the points of the scoring."""
    rounds = _rounds(name)
    assert [each.over for each in rounds] == ["Round 1", "Round 2", "Round 3"]
    for told in rounds:
        for scored in told.scoring:
            assert sum(row.amounts.get(scored.seat, 0) for row in told.sources) == scored.now
            assert scored.gained == sum(int(part.split()[-2]) for part in scored.reasons.split(" · ") if part)
        assert "all ships are back" in told.changes[-2].text
        assert any(change.sign == "?" for change in told.changes) == ("quest" in str(told.changes))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_page_fills_its_room_and_all_of_it_can_be_read(size: tuple[int, int]) -> None:
    """No row is too long, there are as many as rows, and page by page every sentence is seen."""
    cells, rows = size
    page, seen = _page(), ""
    for _ in range(6):
        drawn = page.draw(cells, rows - 2)
        assert len(drawn) == rows - 2
        assert max(map(width, drawn)) <= cells
        seen += " ".join(" ".join(map(plain, drawn)).split())
        page.press("page_down")
    assert all(
        (change.in_full or [change.text])[0][:12] in seen or change.text[:20] in seen for change in page.told.changes
    )
    assert all(f"{each.now - each.gained} → {each.now}" in seen for each in page.told.scoring)
    assert GO_ON in seen
    assert BOARD in seen


def test_a_large_screen_says_what_quests_ask_and_how_the_end_would_be_now() -> None:
    """New quests are told with what they ask and bring, the next income, and the points as an end would leave them."""
    told = _rounds("four")[1]
    page = RoundPage(told, None, 0, (), lambda _cells, rows: [line("ahead")] * rows)
    for cells, rows in ((200, 58), (120, 38)):
        drawn = "\n".join(map(plain, page.draw(cells, rows)))
        assert all(text.split(":")[0] in drawn for change in told.changes for text in change.in_full)
        assert "a new quest at" in drawn
        assert "the next income pays" in drawn
    assert "If it ended now" in "\n".join(map(plain, page.draw(200, 58)))
    assert not [row for row in map(plain, page.draw(200, 58)) if " -> " in row]


def test_nothing_of_the_page_is_a_secret() -> None:
    """Whoever sits there, the page says the same."""
    played = _played("four")
    whole = [entry.event for entry in played.log]
    last = next(at for at, event in enumerate(whole) if kit().is_round_over(event))
    then, seen = referee_of(played).past(last), set[str]()
    for seat in range(5):
        heard = [TITLE.sight.heard(event, seat) for event in whole[: last + 1]]
        told = kit().round_over(TITLE.sight.view(then, seat), referee_of(played).names, heard)
        assert told is not None
        seen.add("\n".join(map(plain, RoundPage(told, None, 0, ()).draw(120, 38))))
    assert len(seen) == 1


def _at_the_last_purchase() -> MatchScreen:
    """Sit down alone before the answer that ends the first round."""
    played = play_to(session(ALONE, JEAN, 3), asked("DEC-61"), 3)
    return screen_of(played, Settings(pace="instant"))


@in_a_terminal
async def test_the_page_comes_after_the_scoring_and_no_key_answers_beneath_it() -> None:
    """A number that is no answer of the page does nothing but say so; Enter goes on to the open question."""
    screen = _at_the_last_purchase()
    played = session_of(screen)
    async with at_table(screen, (120, 40)) as pilot:
        screen.desk.take("vp")
        await pilot.pause()
        assert "Round 1 is over" in shown(pilot)
        assert "points so far, by source" in shown(pilot)
        number = played.number
        await pilot.press("3", "down", "up")
        assert "Round 1 is over" in shown(pilot)
        await pilot.press("4")
        assert "Nothing was answered." in shown(pilot)
        await pilot.press("enter")
        assert "Round 1 is over" not in shown(pilot)
        assert played.number == number


@in_a_terminal
async def test_the_points_below_the_page_promise_no_line_to_open() -> None:
    """Where there is room they stand there whole, and Enter goes on."""
    screen = _at_the_last_purchase()
    async with at_table(screen, (120, 58)) as pilot:
        screen.desk.take("vp")
        await pilot.pause()
        assert " If it ended now ─" in shown(pilot)
        assert "on a line shows" not in shown(pilot)


@in_a_terminal
async def test_a_key_of_a_part_opens_it_and_the_other_answer_shows_the_board() -> None:
    """What is pressed for the table is done there; the board is shown as it was before the scoring."""
    for keys, part, is_past in ((("c",), "hand", False), (("2",), "", True), (("v",), "", False)):
        screen = _at_the_last_purchase()
        async with at_table(screen, (80, 24)) as pilot:
            screen.desk.take("vp")
            await pilot.pause()
            assert screen.desk.ends_a_round
            await pilot.press(*keys)
            assert not screen.desk.ends_a_round
            assert (screen.desk.seen.past is not None) == is_past
            assert part in {"", screen.desk.shown}


def test_lines_say_the_same() -> None:
    """In plain mode the end of a round is told in sentences: points by source, this scoring, what changes."""
    told = _rounds("four")[0]
    said = in_lines(told)
    assert said[0].startswith("Round 1 is over. Points so far: ")
    assert all(any(change.text[1:] in each for each in said) for change in told.changes)
    assert not [line for line in said if "->" in line or line.strip()[0].islower()]
    sitting = SetUp(TITLE).begin(Plan(seats=(Seat("Ada"),), chosen={"opponent": "jean", "level": "1"}, seed=5))
    heard: list[str] = []
    assert play_in_lines(sitting, Talk(lambda _prompt: (numbers_said(heard) or [""])[0], heard.append))
    assert [line for line in heard if line.endswith("This scoring:") or line == "This scoring:"] == [
        "This scoring:"
    ] * 3
    assert sum(line.startswith("What changes for round ") for line in heard) == 3
    over = [at for at, text in enumerate(heard) if re.match(r"Round \d is over\. Points", text)]
    begins = [at for at, text in enumerate(heard) if re.match(r"Round [2-4], turn 1: ", text)]
    assert [page < turn for page, turn in zip(over, begins, strict=True)] == [True] * 3
    assert all(turn < page for turn, page in zip(begins, over[1:], strict=False))


def _is_last_purchase(played: Session) -> bool:
    """Tell whether the answer that is asked for ends a round of three."""
    bought = sum(entry.point == "DEC-61" for entry in played.match.journal)
    return asked("DEC-61")(played) and bought % 3 == 2


def _cards_in_hand(played: Session) -> set[str]:
    """Name the cards in hands, but for those that everybody saw taken from the display."""
    players = played.match.state.players
    hidden = {card for p in players for card in p.hand if card not in known_hand(p)}
    return {game().printed.cards[card].name for card in hidden}


@in_a_terminal
async def test_where_several_play_the_end_of_a_round_is_read_by_all_before_the_keyboard_is_passed() -> None:
    """The scoring and its page show nobody's cards, the board can be looked at, and then the veil falls."""
    screen = screen_of(play_to(session(FOUR[:3], Options(players=3), 5), _is_last_purchase, 5, 2000))
    played = session_of(screen)
    async with at_table(screen, (120, 40)) as pilot:
        screen.desk.take("vp")
        await pilot.pause()
        assert screen.desk.seen.telling is not None
        seen = shown(pilot)
        while screen.desk.seen.telling is not None:
            await pilot.press("enter")
            seen += shown(pilot)
        assert GO_ON in shown(pilot)
        await pilot.press("2")
        seen += shown(pilot)
        assert "This is the past" in shown(pilot)
        await pilot.press("escape")
        assert GO_ON in shown(pilot)
        assert not [name for name in _cards_in_hand(played) if name in seen]
        await pilot.press("1")
        assert screen.desk.is_veiled
        assert "it is your turn" in shown(pilot)
        await pilot.pause()
        await pilot.press("y")
        assert not screen.desk.is_veiled
        assert screen.desk.seen.telling is None
