"""Pranks at one keyboard: windows, votes, stakes and dice on the screen, in lines, and by bots."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

import pytest

from maracaibo_tui.commands import replay
from maracaibo_tui.commands.simulation import bots_named
from maracaibo_tui.commands.simulation import play as simulated
from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.examining import Watcher
from maracaibo_tui.engine.record_file import read_header
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting, old_game
from maracaibo_tui.play.terms import Terms
from maracaibo_tui.tui.app import MaracaiboApp
from maracaibo_tui.tui.plain.talk import Talk, play
from maracaibo_tui.tui.plain.words import table_of
from tests.support.any_table import TWO, let_the_toy_in, rules_of, screen_at
from tests.support.quick import quickly
from tests.support.screens import shown
from tests.support.toy.audit import PATHS
from tests.support.toy.pranks import KINDS
from tests.support.toy.state import Divers, Options, Sea
from tests.support.toy.title import TITLE

PRANKS = {"start": "listed", "pranks": "yes"}
THREE = (*TWO, Seat("Cy"))


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy in, and wait for what is to happen, not for the clock."""
    let_the_toy_in(monkeypatch)
    quickly(monkeypatch)


def _sitting(seats: tuple[Seat, ...] = THREE, seed: int = 5) -> Sitting:
    return SetUp(TITLE).begin(Plan(seats=seats, chosen=PRANKS, seed=seed))


def _diving() -> Sitting:
    """Sit down with pranks where seat 1 is about to dive for a murex, and seat 2 wants to be asked."""
    sitting = _sitting(TWO)
    played = sitting.session
    played.settle()
    played.pass_keyboard()
    while played.question is not None and played.question.point != "TOY-1":
        played.answer(played.number, played.question.options[-1])
        played.settle()
        played.pass_keyboard()
    state: Divers = played.match.state
    state.windows, state.hands = ("ask", "ask"), (("charm",), ("charm",))
    state.bag = ("murex", *(shell for shell in state.bag if shell != "murex"))
    sitting.saving.release()
    return sitting


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_with_pranks_is_played_in_lines(seed: int) -> None:
    """Whatever is typed, the game goes on to its end, votes are told, and no line says what is secret."""
    said: list[str] = []

    def typed() -> Iterator[str]:
        chance, heard = from_seed(seed), 0
        while True:
            numbers = [text.split()[0] for text in said[heard:] if re.match(r" ?\d+  \S", text)] or [""]
            heard = len(said)
            chance, pick = below(chance, len(numbers))
            yield numbers[pick]

    lines = typed()

    def hear(prompt: str) -> str:
        said.append(prompt)
        return next(lines)

    sitting = _sitting(seed=seed)
    assert play(sitting, Talk(hear, said.append))
    sitting.saving.release()
    text = "\n".join(said)
    assert re.search(r"votes: (one more round|enough is enough)\.", text)
    assert "Do you want one more round?" in text
    assert sitting.is_over


def test_a_saved_game_stands_in_its_window() -> None:
    """Left while a window is open it goes on exactly there, and the one who is asked sits down behind the veil."""
    sitting = _diving()
    played = sitting.session
    played.answer(played.number, "dive")
    asked = played.question
    assert asked is not None
    assert (asked.seat, asked.point) == (2, "TOY-5")
    again = old_game(sitting.saving.path)
    assert again.session.question == asked
    assert again.session.waits_for_other()
    again.saving.release()


def test_what_may_be_announced_is_shown_to_whom_it_concerns_only() -> None:
    """The frame of the window shows the own prank; before the keyboard is passed nothing is shown at all."""
    played = _diving().session
    played.answer(played.number, "dive")
    veiled = shown(MaracaiboApp((screen := screen_at(TITLE, played)).look, screen), ())
    assert "Pass the keyboard to Ben" in veiled
    assert "charm" not in veiled
    played.pass_keyboard()
    asked = shown(MaracaiboApp((screen := screen_at(TITLE, played)).look, screen), ())
    assert "Do you play a prank?" in asked
    assert "Announce the charm" in asked


def test_an_open_question_names_who_is_asked_and_shows_nothing_of_anybody() -> None:
    """A vote stands on the screen without a veil, headed by the name of whoever votes."""
    sitting = _sitting()
    played = sitting.session
    while played.question is None or played.question.point != "TOY-7":
        played.settle()
        played.pass_keyboard()
        assert played.question is not None
        played.answer(played.number, played.question.options[0])
    played.settle()
    frame = shown(MaracaiboApp((screen := screen_at(TITLE, played)).look, screen), ())
    assert "Ben: Do you want one more round?" in frame
    assert "Pass the keyboard" not in frame
    assert "wishes for" not in frame
    sitting.saving.release()


def test_who_decides_for_another_is_told_for_whom() -> None:
    """Whoever has charmed a diver is asked with the name of the diver, on the screen and in lines."""
    played = _diving().session
    state: Divers = played.match.state
    state.dice = (6,)
    played.answer(played.number, "dive")
    played.pass_keyboard()
    played.answer(played.number, "announce:charm")
    played.settle()
    assert played.question is not None
    assert (played.question.seat, played.question.whom) == (2, 1)
    frame = shown(MaracaiboApp((screen := screen_at(TITLE, played)).look, screen), ())
    assert "Ben for Ada: What becomes of the shell?" in frame


def _watched(counts: object, violations: list[str], table: Sea) -> list[Watcher]:
    return [TITLE.checks.checker(table, "game", counts, violations)]


@pytest.mark.parametrize("names", [("greedy", "busy", "random"), ("greedy", "greedy"), ("busy", "random")])
def test_bots_play_pranks_honestly_and_are_asked_no_orders(names: tuple[str, ...]) -> None:
    """Whole games go to their end; greedy thinks past windows of others, and no bot changes its orders."""
    rules = rules_of(TITLE.id)
    terms = Terms(TITLE, rules, Options(players=len(names), pranks=True))
    points: set[str] = set()
    for seed in range(4):
        violations: list[str] = []
        counts = TITLE.checks.counts()
        watch = partial(_watched, counts, violations)
        assert simulated(terms, seed, bots_named(terms, names), watch).state.is_over
        assert violations == []
        assert {*counts.by_kind()["answers"]}.isdisjoint({"arm", "disarm", "windows"})
        points |= {*counts.by_kind()["points"]}
    assert {"TOY-4", "TOY-7"} <= points


def test_a_game_with_pranks_is_opened_again_from_its_file() -> None:
    """What was voted and staked, who may be asked, and what is armed are in the file."""
    sitting = _sitting(TWO)
    played = sitting.session
    for _ in range(8):
        played.settle()
        played.pass_keyboard()
        assert played.question is not None
        armed = next((each for each in played.question.options if each.startswith("arm:")), "")
        played.answer(played.number, armed or played.question.options[1])
    position = PATHS.all_paths(played.match.table)
    sitting.keep()
    sitting.saving.release()
    again = old_game(sitting.saving.path)
    assert PATHS.all_paths(again.session.match.table) == position
    assert any(position[f"players.{seat}.armed"] for seat in (1, 2))
    again.saving.release()


@pytest.mark.parametrize("hand", KINDS)
def test_the_numbers_of_answers_tell_nothing_of_what_somebody_else_was_offered(hand: str) -> None:
    """In lines, too, whoever is asked in a window finds answers numbered as if nobody had been asked before."""
    sitting = _sitting()
    played = sitting.session
    plain = table_of(sitting)
    while played.question is not None and played.question.point != "TOY-1":
        played.answer(played.number, played.question.options[0])
        played.settle()
        played.pass_keyboard()
    state: Divers = played.match.state
    state.windows, state.hands, state.bag = ("ask",) * 3, (("charm",), (hand,), ("wave",)), ("murex",)
    state.baskets = (("whelk",), (), ())
    assert plain.offered
    played.answer(played.number, "dive")
    for seat in (2, 3):
        played.pass_keyboard()
        assert played.viewer == seat
        moment = plain.moment()
        assert [moment.number(at) for at in range(len(moment.options))] == [1, 0]
        played.answer(played.number, "pass")
    sitting.saving.release()


def test_in_lines_an_answer_for_another_is_asked_for_by_both_names_at_once() -> None:
    """Whoever answers again, but now for the diver or before everybody, is named with the question itself."""
    sitting = _diving()
    state: Divers = sitting.session.match.state
    state.dice = (6,)
    said: list[str] = []
    lines = iter(["", "dive", "", "1"])

    def hear(prompt: str) -> str | None:
        said.append(prompt)
        return next(lines, None)

    play(sitting, Talk(hear, said.append))
    sitting.saving.release()
    assert "Ben for Ada: What becomes of the shell? (Murex)" in said


def _said_in_lines(sitting: Sitting, *typed: str) -> list[str]:
    """Type lines, and give what was said after each of them, in one line."""
    said, lines = [""], iter(typed)

    def hear(_prompt: str) -> str | None:
        said.append("")
        return next(lines, None)

    def say(text: str) -> None:
        said[-1] = " ".join(f"{said[-1]} {text}".split())

    play(sitting, Talk(hear, say))
    sitting.saving.release()
    return said


def test_in_lines_all_hear_what_happened_before_a_question_without_a_veil() -> None:
    """That all have wished is told with the vote that comes next; a toast is asked with what led to it alone."""
    wishing = ("", "1", "3", "", "1", "3", "", "1", "3")
    said = _said_in_lines(_sitting(), *wishing)
    everybodys = "Ada wishes for a shell. Ben wishes for a shell. Cy wishes for a shell."
    assert said[-2].startswith(f"{everybodys} Ben, round 1, 0 points. Do you want one more round?")
    sitting = _sitting(TWO)
    state: Divers = sitting.session.match.state
    state.bag, state.windows = ("murex", *(shell for shell in state.bag if shell != "murex")), ("none", "none")
    said = _said_in_lines(sitting, *wishing[:6], "1", "1", "", "dive", "share")
    assert said[-2].startswith("Ben scores 3 points for Murex. Ben, round 1, 3 points. Do you toast")


def test_a_replay_counts_no_answer_that_others_do_not_learn_of(capsys: pytest.CaptureFixture[str]) -> None:
    """Arming is no step of a replay as everybody may see it: the answer after it follows the one before it."""
    sitting = _sitting(TWO)
    played = sitting.session
    while played.question is not None and played.question.point != "TOY-1":
        played.answer(played.number, played.question.options[0])
        played.settle()
        played.pass_keyboard()
    before, asked = len(played.match.journal), played.question
    assert asked is not None
    for answer in (asked.options[-1], "windows:none", "rest"):
        assert played.answer(played.number, answer)
    sitting.keep()
    sitting.saving.release()
    assert asked.options[-1].startswith("arm:")
    assert replay.run(sitting.saving.path, before + 2) == 0
    assert f"{before + 2} answers played again" in capsys.readouterr().out
    assert replay.run(sitting.saving.path, before + 3) == 2
    assert f"the journal has {before + 2} answers" in capsys.readouterr().err


def test_the_head_of_a_file_counts_no_answer_that_others_do_not_learn_of() -> None:
    """Whoever looks at the list of saved games does not learn that something was armed; the journal keeps it."""
    sitting = _sitting(TWO)
    played = sitting.session
    while played.question is not None and played.question.point != "TOY-1":
        played.answer(played.number, played.question.options[0])
        played.settle()
        played.pass_keyboard()
    sitting.keep()
    before, asked = read_header(sitting.saving.path.read_bytes()), played.question
    assert before.answers == len(played.match.journal)
    assert asked is not None
    assert played.answer(played.number, next(each for each in asked.options if each.startswith("arm:")))
    sitting.keep()
    assert read_header(sitting.saving.path.read_bytes()) == before
    assert len(played.match.journal) == before.answers + 1
    assert played.answer(played.number, "rest")
    sitting.keep()
    sitting.saving.release()
    assert read_header(sitting.saving.path.read_bytes()).answers == before.answers + 1
    again = old_game(sitting.saving.path)
    assert len(again.session.match.journal) == before.answers + 2
    again.saving.release()
