"""Plain mode says after an answer what is new, confirms what nothing else tells, and takes back at the curtain."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import takewhile

import pytest

from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.referee import NOBODY
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting
from maracaibo_tui.tui.plain.questions import question, welcome, without_end
from maracaibo_tui.tui.plain.talk import Talk, answered, play
from maracaibo_tui.tui.plain.words import Plain, table_of
from tests.support.any_table import let_the_toy_in
from tests.support.played import TITLE
from tests.support.seated import FOUR, JEAN, kit, placed, play_to, referee_of, session
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
    """Every answer is followed by a line that says it was taken, once, from the log or by its name.

    That another turn begins is no such line; what follows from it in the same turn is.
    """
    let_the_toy_in(monkeypatch)
    plan = Plan(seats=(Seat("Ada"), Seat("Rob", "random")), chosen={"start": "listed"}, seed=3)
    sitting = SetUp(title).begin(plan)  # type: ignore[arg-type]  # every title will do
    table, confirmed = table_of(sitting), 0
    for _ in range(40):
        if sitting.is_over:
            break
        step, label = len(sitting.session.match.journal), table.moment().options[0].label
        (text,) = _said(sitting, ["1"])[1:2]
        heard = [each.event for each in sitting.referee.log if each.step >= step]
        own = takewhile(lambda event: table.words.begins(event) is None, heard)
        told = any(table.words.log_line(event, table.printed, table.referee.names) for event in own)
        assert ("Taken: " in text) is not told, text
        assert told or f"Taken: {label.partition(': ')[0].partition('. ')[0]}" in text
        confirmed += not told
        sitting.saving.hold()
    assert confirmed or title is TOY


def test_a_purchase_is_said_by_the_log_alone_and_a_career_by_its_name() -> None:
    """What was bought is logged with the answers that followed by themselves; a career is kept and nothing logged."""
    cards = {"players.1.ship": "5", "players.1.hand": ["A53"], "players.1.doubloons": 9}
    table = Plain(kit(), referee_of(placed(cards, ("sail:6", "village"), JEAN)))
    welcome(table)
    said = "\n".join(answered(table, "Buy Letter from P"))
    assert "Ada buys Letter from Paris for 2 doubloons." in said
    assert "Taken" not in said
    careers = _said(_sitting("Ada", **ALONE), [*"1234", "1"])[-1]
    assert re.match(r"Taken: Keep \w+\. Round 1, turn 1: Ada\.", careers)


def test_what_happens_several_times_in_a_row_is_said_once() -> None:
    """Of cards that another one draws no name is known: so many lines alike become one with their number."""
    played = play_to(session(), lambda each: len(each.match.journal) > 80)
    told = " ".join(" ".join(answered(Plain(kit(), referee_of(played)), "g all")).split())
    assert not re.search(r"( \w+ draws a card\.)\1", told)
    assert re.search(r" draws a card, (twice|3 times|4 times)\. ", told)


def test_what_an_answer_brings_is_not_said_again_at_the_next_question() -> None:
    """Who draws card after card hears what is on offer once, and its names after that; Enter says it all again."""
    table = Plain(kit(), referee_of(play_to(session(FOUR[:1], JEAN), _draws_several)))
    first, second, whole = (" ".join(answered(table, typed)) for typed in ("", "Draw a card", ""))
    for said, brings in ((first, True), (second, False), (whole, True)):
        assert re.search(r"\d  Take [^:]+ from the display for 1 doubloon", said)
        assert bool(re.search(r"from the display for 1 doubloon: ", said)) is brings


def _draws_several(each: Session) -> bool:
    """Tell whether somebody may draw a card after another, or take one of those on offer."""
    table = Plain(kit(), referee_of(each))
    return any(option.hands_in == ("draw", "draw") for option in table.offered) and "take:" in f"{table.offered}"


def test_what_all_answers_end_with_is_said_once_after_them() -> None:
    """The action of the city follows whatever disc goes to its market: it is said behind the last one."""
    played = placed({"players.1.hand": ["A40", "A51", "A03", "A23"]}, ("sail:1", "city"), JEAN)
    table = Plain(kit(), referee_of(played))
    delivered = next(option for option in table.offered if option.id.startswith("deliver"))
    said = " ".join(" ".join(answered(table, delivered.id)).split())
    assert said.count("then the city action") == 1
    assert " And with each of these: then the city action: 1 figure, 1 village action." in said


@pytest.mark.parametrize(
    "texts,begins,end",
    [
        (["a; c", "b; c"], ["a; c", "b; c"], ""),
        (["a; x; c", "b; x; c", "d; x; c"], ["a", "b", "d"], "x; c"),
        (["a; c", "b; c", "c"], ["a; c", "b; c", "c"], ""),
    ],
)
def test_only_whole_parts_of_several_answers_are_said_once(texts: list[str], begins: list[str], end: str) -> None:
    """What ends alike is taken away from a semicolon on; nothing where an answer would lose its name."""
    assert without_end(texts) == (begins, end)


def test_what_is_done_again_is_said() -> None:
    """`U` says that it was done again, and how that is undone."""
    parts = _said(_sitting("Ada", **ALONE), ["1", "u", "U"])
    assert parts[2].startswith("Undone. U redoes it.")
    assert parts[3].startswith("Redone. u undoes it.")


def test_everybody_finds_answers_numbered_from_one() -> None:
    """The numbers of one person's cards and careers are nothing to the next; who comes back finds the same ones."""
    sitting = _sitting("Ada", "Ben", "Carla")
    assert _said(sitting, [])[0].startswith("A game of Ada, Ben and Carla. ")
    parts = _said(_sitting("Ada", "Ben"), [*"1234", "", *"1234", "", "1", ""])
    firsts = [re.findall(r" (\d+) (?:Plan|Keep) ", part) for part in parts]
    assert [numbers for numbers in firsts if numbers] == [[*"12345678"], [*"12345678"], [*"12"], [*"12"]]
    back = _said(_sitting("Ada", "Ben"), [*"1234", "u", ""])[-1]
    assert re.findall(r" (\d) Discard ", back) == [*"45678"]


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
