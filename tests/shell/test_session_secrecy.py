"""What one seat must not know never stands on the screen of another."""

from collections.abc import Iterator
from functools import partial

import pytest

from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import old_game
from maracaibo_tui.tui.screen.lines import Lines, plain
from maracaibo_tui.tui.screen.look import Look
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.log import Log
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from maracaibo_tui.tui.shell.prompt import Prompt
from maracaibo_tui.tui.shell.telling import scenes_of
from maracaibo_tui.tui.shell.veil import Veil
from tests.support.played import TITLE, described, game
from tests.support.quick import until
from tests.support.seated import (
    TWO,
    asked,
    at_table,
    in_a_terminal,
    kit,
    names_at,
    play,
    play_to,
    question_of,
    referee_of,
    screen_of,
    session,
    session_of,
    shown,
    watch,
)

THREE = (Seat("Ada"), Seat("Ben"), Seat("Cleo"))
WIDE, HIGH = 100, 60


def _moments(played: Session) -> Iterator[Moment]:
    question = played.question
    if question is None or question.seat != played.viewer:
        yield Moment(played.view(), played.viewer, None, (), 0, names_at(played))
        return
    view = played.view()
    options = described(view, question)
    for at, option in enumerate(options):
        after, turned_up = played.imagined(option.id)
        yield Moment(view, played.viewer, question, options, at, names_at(played), after, turned_up=turned_up)


def _drawn(played: Session, log: Log) -> Iterator[str]:
    table = kit()
    log.listen(referee_of(played))
    for moment in _moments(played):
        lines: Lines = [table.status(moment, WIDE), *Prompt().draw(table, moment, WIDE, HIGH)]
        lines += [
            each for part in table.parts if part.name != "log" for each in table.draw(part.name, moment, WIDE, HIGH)
        ]
        lines += log.draw(moment, WIDE, HIGH)
        lines += table.reminders(moment)
        yield "\n".join(map(plain, lines))
    yield "\n".join(scene.text for scene in scenes_of(table, referee_of(played)))
    yield "\n".join(map(plain, Veil().draw(referee_of(played), (WIDE, HIGH), "u")))


def _secret(played: Session) -> set[str]:
    """Name the hand cards of others that were never seen by everybody."""
    cards = game().printed.cards
    state = played.match.state
    hidden = {card for p in state.players if p.seat != played.viewer for card in (*p.hand, *p.committed)}
    seen = {card for line in played.log for card in _open(line.event)}
    names = {cards[card].name for card in hidden - seen if card in cards}
    known = {*state.display, *state.discard, *state.players[played.viewer - 1].hand}
    known |= {card for p in state.players for card in (*p.tableau, *p.planning)} | seen
    own = state.players[played.viewer - 1]
    return names - {cards[card].name for card in known | {*own.committed} if card in cards}


def _open(event: object) -> Iterator[str]:
    if getattr(event, "origin", "") != "draw" and hasattr(event, "card"):
        yield str(event.card)


@pytest.mark.parametrize("seats, seed", [(TWO, 3), (THREE, 5)], ids=["two", "three"])
def test_no_line_ever_names_a_card_in_another_hand(seats: tuple[Seat, ...], seed: int) -> None:
    """In random games no part, prompt, log, preview, telling or pass page names a hidden card of another seat."""
    played = session(seats, Options(players=len(seats)), seed)
    log = Log()
    looked = 0

    def look(each: Session) -> None:
        nonlocal looked
        if each.number % 7 == 0:
            looked += 1
            secret = _secret(each)
            for text in _drawn(each, log):
                assert not [name for name in secret if name in text]

    watch(played, look, seed, 260)
    assert looked > 20


@in_a_terminal
async def test_while_the_keyboard_is_passed_nothing_of_the_table_is_kept() -> None:
    """The panels are empty and the screen says only whose turn it is and what everybody saw."""
    played = play_to(session(TWO), asked("DEC-11"))
    screen = screen_of(played)
    hand = {game().printed.cards[card].name for card in played.match.state.players[played.viewer - 1].hand}
    async with at_table(screen, (120, 40)) as pilot:
        await until(lambda: screen.desk.is_veiled, lambda: pilot.press("enter"))
        text = shown(pilot)
        assert "Pass the keyboard to" in text
        assert not [name for name in hand if name in text]
        assert not [panel for panel in screen.query("Panel") if panel.id != "above" and panel._lines]  # type: ignore[attr-defined]  # noqa: SLF001
        assert screen.desk.seen.chronicle.lines == []


@in_a_terminal
async def test_who_sits_down_begins_with_nothing_that_another_has_seen() -> None:
    """What was pointed at, looked up, read, said and drawn goes with the person who saw it."""
    screen = screen_of(play_to(session(TWO), asked("DEC-11")))
    async with at_table(screen, (120, 40)) as pilot:
        await pilot.press("c", "down", "Z", "Z", "slash", *"map", "enter", "escape", "escape", "g", "up")
        before = screen.desk.seen
        assert before.cursors
        assert before.looked_up
        assert before.focus_part == "log"
        await until(lambda: screen.desk.is_veiled, lambda: pilot.press("0", "1", "2"))
        now = screen.desk.seen
        assert now is not before
        assert (now.cursors, now.looked_up, now.overlays, now.last_told, now.chronicle.lines) == ({}, [], [], (), [])
        assert (now.focus_part, now.grown, now.note, now.past, now.telling) == ("prompt", False, "", None, None)
        assert not {id(each) for each in vars(before).values() if hasattr(each, "__dict__")} & {
            id(each) for each in vars(now).values()
        }


@in_a_terminal
async def test_who_comes_back_to_a_game_of_several_sees_no_hand_before_a_key() -> None:
    """A game that goes on shows only who decides and what there is to say of its file, until somebody sits down."""
    played = play_to(session(TWO), asked("DEC-11"))
    screen = screen_of(played)
    played.stand_up()
    screen.desk.announce("The file was mended.")
    async with at_table(screen, (80, 24)) as pilot:
        assert screen.desk.is_veiled
        assert "Pass the keyboard to" in shown(pilot)
        await pilot.press("y")
        assert not screen.desk.is_veiled
        assert played.question is not None
        assert played.viewer == played.question.seat
        assert "The file was mended." in shown(pilot)


@pytest.mark.parametrize("begun", ["now", "before"])
@pytest.mark.parametrize("bot", ["", "random"], ids=["people", "people and a bot"])
def test_who_begins_a_game_of_several_sees_no_hand_before_a_key(bot: str, begun: str) -> None:
    """Chance says who plays first, so nobody is at the keyboard yet, and no card of any hand is shown."""
    sitting = SetUp(TITLE).begin(Plan(seats=(*TWO, *[Seat("Rob", bot)] * bool(bot)), seed=3))
    if begun == "before":
        sitting.saving.release()
        sitting = old_game(sitting.saving.path)
    played = sitting.session
    hands = {game().printed.cards[card].name for p in played.match.state.players for card in p.hand}
    hands -= {game().printed.cards[card].name for card in played.match.state.display if card}

    @in_a_terminal
    async def looked() -> None:
        screen = MatchScreen(kit(), sitting.referee, Look("dark"), begin=lambda _desk: typed())
        # A key that was typed before anything could be seen.
        typed = partial(screen.receiver.press, "pick1", "1")
        async with at_table(screen, (200, 60)) as pilot:
            assert screen.desk.is_veiled
            assert "Pass the keyboard to" in shown(pilot)
            assert not [name for name in hands if name in shown(pilot)]
            await pilot.press("y")
            assert not screen.desk.is_veiled
            assert played.question is not None
            assert (played.question.seat, played.question.point) == (played.viewer, "DEC-02")
            assert [name for name in hands if name in shown(pilot)]

    assert len(hands) >= 8
    looked()


@pytest.mark.parametrize("seats", [TWO, (Seat("Ada"), Seat("Rob", "random"))], ids=["open play", "one person"])
@in_a_terminal
async def test_where_nothing_is_secret_a_game_begins_at_its_first_question(seats: tuple[Seat, ...]) -> None:
    """In open play, and where one person plays with bots, nobody has to sit down first."""
    played = session(seats)
    async with at_table(
        MatchScreen(kit(), referee_of(played), Look("dark"), Settings(open_play=len(seats) > 1)), (80, 24)
    ) as pilot:
        assert not played.waits_for_other()
        assert "Plan 1, keep 4" in shown(pilot)


def test_at_the_end_of_a_game_of_several_nobody_has_to_sit_down() -> None:
    """A game that is over is looked at by everybody."""
    played = play(session(TWO), 5000)
    assert played.is_over
    again = Session(played.match, played.sight, TWO, {}, lambda _session: None)
    again.settle()
    assert (again.viewer, again.waits_for_other()) == (1, False)


@in_a_terminal
async def test_that_nothing_is_saved_is_said_to_whoever_sits_down() -> None:
    """What went wrong with the file while the keyboard was passed is read by the next person; no hint is."""
    for says, stays in (("announce", True), ("tell", False)):
        screen = screen_of(session(TWO))
        session_of(screen)._save = lambda _session: getattr(screen.desk, says)("Not saved: the disk is full.")  # noqa: B023, SLF001
        async with at_table(screen, (80, 24)) as pilot:
            await pilot.press("1", "2", "3", "4")
            await pilot.press("y")
            assert not screen.desk.is_veiled
            assert ("Not saved: the disk is full." in shown(pilot)) is stays


def test_alone_nobody_has_to_sit_down_anew() -> None:
    """A game of one person goes on at once."""
    played = play_to(session((Seat("Ada"), Seat("Bo", "random"))), asked("DEC-11"))
    played.stand_up()
    played.settle()
    assert not played.waits_for_other()


@in_a_terminal
async def test_the_key_that_ended_a_turn_does_not_show_the_next_hand() -> None:
    """The same key pressed once more in haste opens nothing; pressed again, or any other key, does."""
    screen = screen_of(play_to(session(TWO), asked("DEC-11")))
    async with at_table(screen, (80, 24)) as pilot:
        await until(lambda: screen.desk.is_veiled, lambda: pilot.press("enter"))
        await pilot.press("enter")
        assert screen.desk.is_veiled
        assert "Press it again" in shown(pilot)
        await pilot.press("enter")
        assert not screen.desk.is_veiled


@in_a_terminal
async def test_whoever_ended_a_turn_too_early_takes_that_back_before_the_next_one_sits_down() -> None:
    """Asked for twice, the key of undo takes back, and shows no hand: the last one has to sit down by another key."""
    screen = screen_of(session(TWO))
    played = session_of(screen)
    name = names_at(played)[played.viewer]
    hand = [game().printed.cards[card].name for card in played.match.state.players[played.viewer - 1].hand]
    async with at_table(screen, (80, 24)) as pilot:
        await until(lambda: screen.desk.is_veiled, lambda: pilot.press("enter"))
        assert f"u give it back to {name}" in shown(pilot)
        await pilot.press("u")
        said = f"Press u again to undo {name}'s last answer. The keyboard then goes back to {name}."
        assert said in " ".join(shown(pilot).replace("▌", " ").split())
        answers = len(played.match.journal)
        for again in ("u", "u"):
            await pilot.press(again)
            assert screen.desk.is_veiled
            assert f"Pass the keyboard to {name}." in shown(pilot)
            assert not [card for card in hand if card in shown(pilot)]
        assert "Press it again when nobody else is looking." in " ".join(shown(pilot).replace("▌", " ").split())
        assert len(played.match.journal) < answers
        await pilot.press("y")
        assert (screen.desk.is_veiled, question_of(screen).point) == (False, "DEC-02")
        assert played.viewer == question_of(screen).seat
        assert "Undone. U redoes it." in shown(pilot)
        assert [card for card in hand if card in shown(pilot)]


@in_a_terminal
async def test_what_turned_something_up_cannot_be_taken_back_before_the_next_one_sits_down() -> None:
    """Where cards were drawn after the last decision, the key of undo says so and opens nothing."""
    screen = screen_of(play_to(session(TWO), asked("DEC-60")))
    async with at_table(screen, (80, 24)) as pilot:
        await until(lambda: screen.desk.is_veiled, lambda: pilot.press("enter"))
        assert "give it back" not in shown(pilot)
        await pilot.press("u", "u")
        assert screen.desk.is_veiled
        assert "Something hidden has been turned up since then" in shown(pilot)


@in_a_terminal
async def test_a_key_typed_ahead_does_not_show_the_next_hand() -> None:
    """What was typed before the hidden table could be seen opens nothing, whichever key it was."""
    screen = screen_of(play_to(session(TWO), asked("DEC-11")))

    async def typed() -> None:
        screen.receiver.press("pick1", "1")

    async with at_table(screen, (80, 24)) as pilot:
        await until(lambda: screen.desk.is_veiled, typed)
        screen.receiver.press("pick2", "2")
        assert screen.desk.is_veiled
        await pilot.pause()
        await pilot.press("2")
        assert screen.desk.is_veiled
        assert "Only Enter opens it" in shown(pilot)
        await pilot.press("enter")
        assert not screen.desk.is_veiled
