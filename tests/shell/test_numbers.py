"""Numbers of choices: they stay while an action lasts, and what ends it has none that a choice had a moment ago."""

from __future__ import annotations

from collections.abc import Sequence

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Option
from maracaibo_tui.tui.screen.lines import DIGITS
from maracaibo_tui.tui.shell.numbers import END, Arranged, Numbers
from tests.shell.test_decision_points import _position
from tests.support.asked import seated_at
from tests.support.seated import at_table, in_a_terminal, listed, placed, screen_of, session_of, shown

ENDS = ("stop", "end")
HAND = "va:discard_hand"


def _option(id_: str, *then: str, group: str = "", is_loss: bool = False) -> Option:
    return Option(id=id_, label=id_, rule="", answers=(id_, *then) if then else (), group=group, is_loss=is_loss)


def _arranged(numbers: Numbers, *offers: str | Option, at: str = "P") -> Arranged:
    return numbers.arrange(at, [_option(each) if isinstance(each, str) else each for each in offers], ENDS)


def _named(arranged: Arranged) -> dict[str, int]:
    return {
        " ".join(option.hands_in): number for option, number in zip(arranged.options, arranged.numbers, strict=True)
    }


def _ids(arranged: Arranged) -> Sequence[str]:
    return [option.id for option in arranged.options]


def test_what_ends_is_0_and_stands_last() -> None:
    """Choices count from 1; the ending comes after all of them, and after what is beside the question."""
    arranged = _arranged(Numbers(), "stop", "a", "b", _option("free", group="free actions"))
    assert _ids(arranged) == ["a", "b", "free", "stop"]
    assert arranged.numbers == (1, 2, 3, END)
    assert arranged.ends == 1


def test_an_option_keeps_its_number_while_others_come_and_go() -> None:
    """One that is gone leaves a gap, one that comes takes a number that none had, and each comes back to its own."""
    numbers = Numbers()
    assert _named(_arranged(numbers, "a", "b", "c", "stop")) == {"a": 1, "b": 2, "c": 3, "stop": 0}
    assert _named(_arranged(numbers, "a", "c", "d", "stop")) == {"a": 1, "c": 3, "d": 4, "stop": 0}
    assert _named(_arranged(numbers, "x", "y", at="Q")) == {"x": 1, "y": 2}
    assert _named(_arranged(numbers, "b", "d", "stop")) == {"b": 2, "d": 4, "stop": 0}


def test_another_turn_begins_anew() -> None:
    """What was numbered in one turn counts for nothing in the next."""
    numbers = Numbers()
    _arranged(numbers, "a", "b", "c")
    numbers.forget()
    assert _named(_arranged(numbers, "c", "stop")) == {"c": 1, "stop": 0}


def test_the_same_thing_keeps_its_number_under_another_word() -> None:
    """A card that was not planned can be discarded by the key that would have planned it."""
    numbers = Numbers()
    _arranged(numbers, "plan:A", "plan:B", "plan:C")
    assert _named(_arranged(numbers, "discard:A", "discard:C")) == {"discard:A": 1, "discard:C": 3}
    both = _named(_arranged(numbers, "keep:C", "discard:C"))
    assert both["discard:C"] == 3
    assert both["keep:C"] not in {1, 2, 3}


def test_the_number_of_a_head_is_nothing_elses() -> None:
    """Where fewer choices are left, what stood under a head stands in the list itself: its key takes none of them."""
    numbers = Numbers()
    head = Option(id="", label="Buy (8)", rule="", under="Buy")
    assert _arranged(numbers, "a", "b", head).numbers == (1, 2, 3)
    left = _named(_arranged(numbers, "a", *[f"buy:{number}" for number in range(8)]))
    assert left["a"] == 1
    assert 3 not in left.values()


def test_an_ending_that_does_more_has_no_number_of_a_choice() -> None:
    """It counts from 9 down, past any number that a choice has now or had at the question before."""
    numbers = Numbers()
    more = _option("end", "draw")
    assert _named(_arranged(numbers, "a", more, "end")) == {"a": 1, "end draw": 9, "end": 0}
    _arranged(numbers, *[f"choice{number}" for number in range(9)], at="Q")
    assert _named(_arranged(numbers, more, "end"))["end draw"] > DIGITS
    _arranged(numbers, *[f"choice{number}" for number in range(8)], at="R")
    assert _named(_arranged(numbers, more, "end"))["end draw"] == 9


def test_what_is_beside_the_question_keeps_its_number_at_every_point() -> None:
    """As long as the answers there leave it free; what comes new takes none that was a choice a moment ago."""
    numbers, free = Numbers(), [_option(f"plan:{card}", group="free actions") for card in "XYZ"]
    assert _named(_arranged(numbers, "a", "b", "end", *free)) == {
        "a": 1,
        "b": 2,
        "end": 0,
        "plan:X": 3,
        "plan:Y": 4,
        "plan:Z": 5,
    }
    assert _named(_arranged(numbers, "c", "d", "e", "stop", *free, at="Q"))["plan:Y"] == 4
    ended = _named(_arranged(numbers, "end", *free, _option("task:1", group="free actions"), at="R"))
    assert (ended["plan:Y"], ended["plan:Z"]) == (4, 5)
    assert ended["task:1"] not in {1, 2, 3, 4, 5}


def test_what_is_beside_the_question_has_no_number_that_a_choice_had() -> None:
    """In an action a key that took an answer does nothing else, though the answer is gone; the last is an ending's."""
    numbers, free = Numbers(), [_option(f"plan:{card}", group="free actions") for card in "XYZ"]
    _arranged(numbers, *[f"buy:{number}" for number in range(6)])
    left = _named(_arranged(numbers, "buy:0", *free))
    assert {left["plan:X"], left["plan:Y"]} == {7, 8}
    assert left["plan:Z"] > DIGITS


def test_whoever_takes_an_answer_back_finds_the_numbers_of_before() -> None:
    """What was offered since and is taken back has no number any more."""
    numbers, list_ = Numbers(), [_option(each) for each in ("a", "b", "c")]
    first = numbers.arrange("P", list_, ENDS, 4)
    numbers.arrange("P", [_option(each) for each in ("d", "e", "a")], ENDS, 5)
    other = numbers.arrange("P", [_option(each) for each in ("f", "g", "c")], ENDS, 6)
    assert numbers.arrange("P", list_, ENDS, 4) == first
    assert _named(numbers.arrange("P", [_option("f")], ENDS, 5)) == {"f": 4}
    assert _named(other)["f"] > len("abcde")


def test_what_was_asked_before_one_sat_down_is_numbered_by_itself() -> None:
    """Whoever goes on with a game and takes an answer back finds the numbers that the question had then."""
    offers = [_option(each) for each in ("a", "b", "c")]
    numbers = Numbers()
    assert _named(numbers.arrange("P", offers[1:], ENDS, 5)) == {"b": 1, "c": 2}
    assert _named(numbers.arrange("P", offers, ENDS, 4)) == {"a": 1, "b": 2, "c": 3}
    assert _named(numbers.arrange("P", offers[1:], ENDS, 5)) == {"b": 2, "c": 3}


def test_when_keys_run_out_a_number_is_taken_over_before_one_is_without_a_key() -> None:
    """Nothing but nine digits takes a choice by one key; a number comes back only when all have been used."""
    numbers = Numbers()
    _arranged(numbers, *[f"first{number}" for number in range(9)])
    assert _named(_arranged(numbers, "first8", "second")) == {"first8": 9, "second": 1}
    tenth = _arranged(numbers, *[f"first{number}" for number in range(10)])
    assert sorted(tenth.numbers) == [*range(1, 10), 10]


def test_several_answers_are_another_choice_than_the_first_of_them() -> None:
    """However many times the same answer is handed in, it is the same choice."""
    numbers = Numbers()
    fill = Option(id="draw", label="fill", rule="", answers=("draw",) * 3)
    two = Option(id="draw", label="fill", rule="", answers=("draw",) * 2)
    assert _arranged(numbers, fill, "draw", "take").numbers == (1, 2, 3)
    assert _arranged(numbers, two, "draw", "take").numbers == (1, 2, 3)
    assert _named(_arranged(numbers, "draw", "take")) == {"draw": 2, "take": 3}


def test_what_is_highlighted_first_gives_nothing_away() -> None:
    """It is the first choice that is no loss, else the plain ending; only where there is neither, the first of all."""
    loss, more = _option("spend", is_loss=True), _option("end", "draw")
    for offers, wanted in (
        ((loss, "gain", "stop"), "gain"),
        ((loss, more, "end"), "end"),
        ((loss, _option("pay", is_loss=True)), "spend"),
        ((_option("free", group="free actions"), more, "end"), "end"),
    ):
        arranged = _arranged(Numbers(), *offers)
        first = arranged.options[arranged.first]
        assert (first.id, first.answers) == (wanted, ())


@in_a_terminal
async def test_a_key_pressed_once_too_often_ends_nothing() -> None:
    """Village actions: what was taken by a number does nothing by it when it is gone; 0 ends them."""
    given = {"players.1.ship": "5", "players.1.hand": ["A01", "A02"], "players.1.doubloons": 9, "players.1.figures": 0}
    screen = screen_of(placed(given, ("sail:9", "village")))
    async with at_table(screen, (120, 40)) as pilot:
        played = session_of(screen)
        assert "0  No more village actions" in shown(pilot)
        moment = screen.desk.moment()
        bought = next(moment.number(at) for at, each in enumerate(moment.options) if "buy:A01" in each.answers)
        kept = {each.hands_in: moment.number(at) for at, each in enumerate(moment.options)}
        await pilot.press(str(bought))
        number = played.number
        moment = screen.desk.moment()
        assert moment.question is not None
        assert moment.question.point == "DEC-16"
        now = {each.hands_in: moment.number(at) for at, each in enumerate(moment.options)}
        assert {key: now[key] for key in kept.keys() & now.keys()} == {
            key: kept[key] for key in kept.keys() & now.keys()
        }
        await pilot.press(str(bought))
        assert played.number == number
        assert f"There is no option {bought}." in shown(pilot)
        await pilot.press("0")
        assert played.number > number
        assert [entry.answer for entry in played.match.journal][-1] in {"stop", "end"}


def test_a_task_stands_before_plans_and_what_gives_the_hand_away_behind_all_that_keeps_it() -> None:
    """What is easily forgotten comes first, what is done by mistake last (F-12)."""
    seen = set()
    for point in ("DEC-10", "DEC-11", "DEC-16", "DEC-20"):
        played, _ = seated_at(_position(point))
        options = listed(played, "").options
        words = [taken_apart(each.id).word for each in options if each.group]
        assert words == sorted(words, key=lambda word: word != "career_task")
        answers = [each.id for each in options if not each.group]
        behind = answers[answers.index(HAND) + 1 :] if HAND in answers else []
        assert {*behind} <= {*ENDS}
        seen |= {*words, *answers}
    assert {"career_task", "hold", HAND} <= seen
