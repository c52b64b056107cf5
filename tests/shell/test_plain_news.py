"""Plain mode says after an answer what is new, confirms what nothing else tells, and takes back at the curtain."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.referee import NOBODY
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting
from maracaibo_tui.tui.plain.questions import question
from maracaibo_tui.tui.plain.talk import Talk, play
from maracaibo_tui.tui.plain.words import Plain, table_of
from tests.support.any_table import let_the_toy_in
from tests.support.played import TITLE
from tests.support.seated import JEAN, kit, placed, referee_of
from tests.support.toy.title import TITLE as TOY

TO_BEN = "Pass the keyboard to Ben. Press Enter when nobody else is looking."
ALONE = {"opponent": "jean", "level": "1"}


def _sitting(*names: str, **chosen: str) -> Sitting:
    """Begin a game; whoever decides first is at the keyboard."""
    seats = tuple(Seat(name) for name in names)
    sitting = SetUp(TITLE).begin(Plan(seats=seats, chosen={"start": "listed", **chosen}, seed=1))
    sitting.session.pass_keyboard()
    return sitting


def _said(sitting: Sitting, lines: Iterable[str], *, is_screen: bool = False) -> list[str]:
    """Type lines, and give what was said: a part for each line and one before the first."""
    left, parts = [*lines], [""]

    def say(text: str) -> None:
        parts[-1] += f"{text}\n"

    def hear(prompt: str) -> str | None:
        parts[-1] += prompt
        parts.append("")
        return left.pop(0) if left else None

    play(sitting, Talk(hear, say, is_screen=is_screen))
    sitting.saving.release()
    return [" ".join(part.split()) for part in (parts if parts[-1] else parts[:-1])]


def test_who_where_and_figures_come_once_and_then_what_changed() -> None:
    """The first question names the person, the round and the figures; later ones only what is another figure now."""
    first, *rest, last = _said(_sitting("Ada", **ALONE), [*["1"] * 9, "", "again"])
    whole = re.compile(r"Ada, round 1, \d+ doubloons, \d+ victory points\. ")
    assert whole.search(first)
    assert not [part for part in rest[:9] if whole.search(part)]
    for part in (rest[9], last):
        assert whole.search(part)
        assert whole.sub("", part) == whole.sub("", rest[9])


def test_a_figure_that_changed_is_said_before_the_question() -> None:
    """A doubloon more is said as the figure that it makes; nothing else of the figures is."""
    played = placed({"players.1.hand": ["A02"], "players.1.doubloons": 4}, ("sail:2", "village"), JEAN)
    table = Plain(kit(), referee_of(played))
    list(question(table))
    assert played.answer(played.number, "va:doubloon")
    played.settle()
    text = " ".join(" ".join(question(table, whole=False)).split())
    assert text.startswith("Now 5 doubloons. ")
    assert not re.match(r"Now .*(round|points|Ada)", text.partition(". ")[0])
    assert " ".join(question(table, whole=False)).split()[:1] != ["Now"]


def test_a_reminder_is_said_once_until_the_whole_is_asked_for() -> None:
    """It is still true at the next question, and need not be said again."""
    played = placed({"players.1.ship": "havana", "players.1.hand": ["A29"]}, (), JEAN)
    table = Plain(kit(), referee_of(played))
    assert "Remember: " in "\n".join(question(table))
    assert "Remember: " not in "\n".join(question(table, whole=False))
    assert "Remember: " in "\n".join(question(table))


def test_in_open_play_the_question_names_whoever_is_asked() -> None:
    """Where nobody passes the keyboard, the name says that another one is asked now."""
    sitting = _sitting("Ada", "Ben")
    sitting.referee.is_open = True
    parts = _said(sitting, [*"1234"] * 3)
    assert [part for part in parts if "Ben, round 1, " in part]


@pytest.mark.parametrize("title", [TITLE, TOY], ids=["maracaibo", "toy"])
def test_an_answer_of_which_the_log_says_nothing_is_confirmed(title: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer is followed by a line that says it was taken, once, from the log or by its name."""
    let_the_toy_in(monkeypatch)
    plan = Plan(seats=(Seat("Ada"), Seat("Rob", "random")), chosen={"start": "listed"}, seed=3)
    sitting = SetUp(title).begin(plan)  # type: ignore[arg-type]  # every title will do
    table, confirmed = table_of(sitting), 0
    for _ in range(40):
        if sitting.is_over:
            break
        step, label = len(sitting.session.match.journal), table.moment().options[0].label
        (text,) = _said(sitting, ["1"])[1:2]
        heard = [each.event for each in sitting.referee.log if each.step == step]
        told = any(table.words.log_line(event, table.printed, table.referee.names) for event in heard)
        assert ("Taken: " in text) is not told, text
        assert told or f"Taken: {label.partition(': ')[0].partition('. ')[0]}" in text
        confirmed += not told
        sitting.saving.hold()
    assert confirmed or title is TOY


def test_what_is_done_again_is_said() -> None:
    """`U` says that it was done again, and how that is undone."""
    parts = _said(_sitting("Ada", **ALONE), ["1", "u", "U"])
    assert parts[2].startswith("Undone. U redoes it.")
    assert parts[3].startswith("Redone. u undoes it.")


def _labels(sitting: Sitting) -> set[str]:
    return {option.label.partition(":")[0] for option in table_of(sitting).moment().options}


@pytest.mark.parametrize("is_screen", [False, True], ids=["lines", "screen"])
def test_at_the_curtain_the_last_decision_is_taken_back_and_no_hand_is_said(*, is_screen: bool) -> None:
    """`u` there takes it back, and whoever made it has to sit down again before anything of their hand is said."""
    sitting = _sitting("Ada", "Ben")
    journal, own = sitting.session.match.journal, _labels(sitting)
    decides = [*"1234"]
    first, *_others, curtain = _said(sitting, decides, is_screen=is_screen)
    assert [label for label in own if label in first]
    assert curtain.endswith("Press Enter to turn the page, so that nobody else sees this." if is_screen else TO_BEN)
    sitting.saving.hold()
    back, curtain, *_ = _said(sitting, ["u", "undo"], is_screen=is_screen)[0 if is_screen else 1 :][:2]
    told = f"{back} {curtain}"
    assert "Undone, Ada. After Enter U redoes it." in told
    assert told.count("Pass the keyboard to Ada. Press Enter when nobody else is looking.") == 2 - is_screen
    assert not [label for label in own if label in told]
    assert (len(journal), sitting.session.viewer) == (3, NOBODY)


def test_nothing_is_taken_back_at_the_curtain_before_anybody_has_decided() -> None:
    """At the beginning, and after it was taken back once, `u` says that there is nothing, and opens nothing."""
    sitting = SetUp(TITLE).begin(Plan(seats=(Seat("Ada"), Seat("Ben")), seed=1))
    parts = _said(sitting, ["u", "u"])
    assert parts[1].startswith("There is nothing to undo before somebody has sat down.")
    assert sitting.session.viewer == NOBODY
