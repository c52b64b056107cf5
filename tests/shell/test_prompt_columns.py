"""Options in columns: what they differ in stands below each other, stays where it is, and is not cut."""

from collections.abc import Sequence
from typing import Any

import pytest

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.tui.screen.lines import Line, Lines, line, plain
from maracaibo_tui.tui.screen.surface import BAND, chip
from maracaibo_tui.tui.shell import not_now, prompt_tail
from maracaibo_tui.tui.shell.columns import Choice, Column, Columns
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.prompt import Prompt
from tests.shell.test_decision_points import ASKED, _moments, _position
from tests.support.any_table import let_the_toy_in, screen_at, session_at
from tests.support.asked import seated_at
from tests.support.screens import FIRST_DECISIONS, frame, solo
from tests.support.toy.title import TITLE as TOY

HEADS = (Column("to"), Column("MP", is_figure=True), Column("what waits there"))
PHRASE = "a phrase of so many words that it goes on in the row below it, and says there what it has to say"
MIDDLE, LOW, LOWEST = (78, 15), (78, 9), (58, 7)


class Asking:
    """A kit that tells options in columns."""

    def __init__(self, columns: Columns, denied: Sequence[Denied] = (), reminders: Sequence[str] = ()) -> None:
        """Tell these."""
        self._columns, self._denied, self._reminders = columns, denied, reminders
        self.asked = 0

    def headline(self, _moment: Moment, *, is_brief: bool = False) -> Line:  # noqa: ARG002 - it has one form
        """Ask."""
        return line("Where do you sail?")

    def columns(self, _moment: Moment) -> Columns:
        """Tell the columns, and count how often."""
        self.asked += 1
        return self._columns

    def gains(self, _moment: Moment, _cells: int) -> Line:
        """Change something."""
        return line("VP 5->6")

    def denied(self, _moment: Moment) -> Sequence[Denied]:
        """Deny."""
        return self._denied

    def reminders(self, _moment: Moment) -> Lines:
        """Remind."""
        return [line(each) for each in self._reminders]


def _choices(count: int, phrase: str = "a village") -> tuple[Choice, ...]:
    return tuple(
        [
            Choice(
                f"{at:>2} Place {at}",
                (line(f"{at}"), line(phrase)),
                short=(line(f"{at} MP"), ()),
            )
            for at in range(8, 8 + count)
        ]
    )


class AskingAtLength(Asking):
    """A kit whose question is long."""

    asks: Line = ()

    def headline(self, _moment: Moment, *, is_brief: bool = False) -> Line:  # noqa: ARG002 - it is as long however it is asked
        """Ask at length."""
        return self.asks


def _moment(count: int, free: int = 0, ends: int = 0) -> Moment:
    groups = ["", *[""] * (count - free - ends - 1), *["free actions"] * free, *[""] * ends]
    options = tuple([Option(id=f"o{at}", label=f"Place {at}", rule="R-1", group=groups[at]) for at in range(count)])
    question = Question(seat=2, point="X", options=tuple(each.id for each in options), rule="R-1")
    return Moment(None, 2, question, options, 0, {1: "Ada", 2: "Ben"}, ends=ends)


def _drawn(kit: Asking, moment: Moment, size: tuple[int, int], at: int = 0) -> Lines:
    prompt, table = Prompt(), kit
    prompt.at = at
    anything: Any = table
    return prompt.draw(anything, moment, *size)


def _read(lines: Lines) -> list[str]:
    return [plain(each).rstrip() for each in lines]


def test_who_is_asked_stands_on_a_chip_and_the_rule_once_at_the_right() -> None:
    """The seat's chip, the question, and the rule underlined: no option names a rule of its own."""
    lines = _drawn(Asking(Columns(HEADS, _choices(3))), _moment(3), MIDDLE)
    assert lines[0][1] == chip(" B ", "seat2")
    assert plain(lines[0]).startswith("  B  Where do you sail?")
    assert plain(lines[0]).endswith("R-1")
    assert "".join(_read(lines)).count("R-1") == 1


def test_whoever_decides_for_somebody_else_is_named() -> None:
    """The chip is that of who decides, and the words say for whom."""
    question = Question(seat=2, point="X", options=("o0",), rule="R-1", whom=1)
    moment = _moment(1)._replace(question=question)
    assert "Ben for Ada: Where do you sail?" in plain(_drawn(Asking(Columns(HEADS, _choices(1))), moment, MIDDLE)[0])


def test_columns_stand_under_heads_and_figures_are_set_right() -> None:
    """In a high prompt an empty row and heads; figures end where their head ends, words begin where theirs begins."""
    rows = _read(_drawn(Asking(Columns(HEADS, _choices(4))), _moment(4), MIDDLE))
    assert not rows[1]
    head = rows[2]
    ends, begins = head.index("MP") + 2, head.index("what")
    assert [row[ends - 2 : ends].strip() for row in rows[3:7]] == ["8", "9", "10", "11"]
    assert [row[begins:] for row in rows[3:7]] == ["a village"] * 4


def test_a_few_options_stand_under_heads_in_a_low_prompt_too() -> None:
    """A figure alone says little; where many options need the rows, it has its unit beside it instead."""
    few, many = (_read(_drawn(Asking(Columns(HEADS, _choices(n))), _moment(n), (78, 9))) for n in (3, 4))
    assert any("what" in row for row in few)
    assert not any("what" in row for row in many)


@pytest.mark.parametrize("rows", [3, 4, 5, 6, 7, 8, 9])
def test_what_comes_of_an_option_does_not_move_with_what_is_said_below_it(rows: int) -> None:
    """Reminders differ from option to option; the row above them stays where it is."""
    places = set()
    for reminders in ([], [line("the market is full")], [line("the market is full"), line("so are you")]):
        below = prompt_tail.draw(prompt_tail.Tail(line("VP 5"), (), [], None, reminders), 60, rows)
        places.add(next(at for at, each in enumerate(below) if "then" in plain(each)))
    assert len(places) == 1


def test_a_name_is_not_cut_for_the_sake_of_its_columns() -> None:
    """Where there are not rows enough for a long name beside a phrase it has its short form, or all of a row."""
    long = Choice("An option with a name of many letters", (line("1"), line(PHRASE)), short=(line("1 MP"), ()))
    columns = Columns(HEADS, (*_choices(9, PHRASE), long))
    rows = _read(_drawn(Asking(columns), _moment(10), MIDDLE))
    assert any(long.name in row for row in rows)


def test_what_comes_of_an_option_is_not_cut_above_free_rows() -> None:
    """Words that were chosen for two rows, and need a third for their breaks, have it where nothing else is said."""
    then = line(" ".join(["doubloons"] * 12))
    for rows in (4, 5, 8):
        below = prompt_tail.draw(prompt_tail.Tail(then, (), [], None, []), 50, rows)
        assert sum("doubloons" in plain(each) for each in below) == 3
        assert not any("…" in plain(each) for each in below)
    tail = prompt_tail.Tail(then, (), [], None, [line("the market is full")])
    assert "! the market is full" in [plain(each) for each in prompt_tail.draw(tail, 50, 3)]


def test_what_is_told_in_full_moves_nothing_below_it() -> None:
    """Where phrases are cut the rows for the whole of one are kept, whichever is highlighted."""
    choices = [
        Choice(f"Place {at}", (line("1"), line(PHRASE if at % 2 else "a village")), full=PHRASE) for at in range(9)
    ]
    kit = Asking(Columns(HEADS, tuple(choices)), [Denied("Fly", "nobody can", "R-2")])
    read = [_read(_drawn(kit, _moment(9), MIDDLE, at)) for at in range(9)]
    assert any("…" in row for row in read[0])
    assert len({tuple(at for at, row in enumerate(rows) if "then" in row or "not now" in row) for rows in read}) == 1


@pytest.mark.parametrize("denied", [(), (Denied("Fly", "nobody can", "R-2"),)])
@pytest.mark.parametrize("count", range(3, 10))
def test_what_comes_of_an_option_stands_apart_in_a_prompt_of_many_rows(count: int, denied: Sequence[Denied]) -> None:
    """A row is free above it, sooner than above the heads, and what stands below it is all there."""
    kit = Asking(Columns(HEADS, _choices(count)), denied, ["the market is full"])
    rows = [row.removeprefix(" ") for row in _read(_drawn(kit, _moment(count), MIDDLE))]
    at = rows.index("then VP 5 → 6")
    assert not rows[at - 1]
    assert rows[at - 2].startswith(str(count) if count <= 9 else "")
    assert "! the market is full" in rows[at:]
    assert len(denied) == sum(row.startswith("not now") for row in rows[at:])


def test_a_phrase_in_fewer_words_is_not_broken_for_the_sake_of_the_band() -> None:
    """Where the shorter form of a phrase has room beside a narrower band, it stands in one row."""
    phrase, shorter = line("word " * 12), line("eight words that say no more than that")
    told = Choice("A place of many letters", (line("1"), phrase), shorter=(shorter,))
    columns = Columns(HEADS, (told,), band=40)
    rows = [row for row in _read(_drawn(Asking(columns), _moment(1), MIDDLE)) if "word" in row or "that" in row]
    assert len(rows) == 1


def test_the_band_is_all_that_is_filled_and_of_one_width() -> None:
    """Whatever is highlighted, one area is filled, always as wide, and nothing else in the list changes."""
    kit, moment = Asking(Columns(HEADS, _choices(5), band=22)), _moment(5)
    widths = set()
    for at in range(5):
        lines = _drawn(kit, moment, MIDDLE, at)
        (band,) = [span.text for each in lines for span in each if span.style == BAND]
        widths.add(len(band))
        assert _read(lines) == _read(_drawn(kit, moment, MIDDLE))
    assert widths == {22}


def test_a_phrase_goes_on_below_before_anything_is_cut() -> None:
    """Where there are rows a long phrase takes several of them, indented to its column."""
    rows = _read(_drawn(Asking(Columns(HEADS, _choices(2, PHRASE))), _moment(2), MIDDLE))
    assert "…" not in "".join(rows)
    assert PHRASE in " ".join(" ".join(rows).split()).replace(" 9 Place 9 9 ", " ")
    begins = rows[2].index("what")
    assert rows[4][:begins].strip() == ""
    assert rows[4][begins:].strip()


def test_rows_that_are_there_are_used_before_a_phrase_is_cut() -> None:
    """Where not all of them have room, the first phrases take the rows that are left, and only the others are cut."""
    rows = _read(_drawn(Asking(Columns(HEADS, _choices(7, PHRASE))), _moment(7), (78, 14)))
    assert 0 < sum("…" in row for row in rows) < 7
    assert sum(not row.strip() for row in rows) <= 1


def test_a_name_takes_the_cells_that_the_phrases_leave() -> None:
    """No name is broken beside empty cells; beside a long phrase both have as few rows as they can."""
    name = "A place with a name of many words and more"
    for phrase, most in (("a village", 1), (PHRASE, 4)):
        choice = Choice(name, (line("8"), line(phrase)))
        rows = _read(_drawn(Asking(Columns(HEADS, (choice,))), _moment(1), MIDDLE))
        begun = next(at for at, row in enumerate(rows) if "A place" in row)
        assert rows.index("", begun) - begun <= most
        assert "…" not in "".join(rows)


@pytest.mark.parametrize("size", [LOW, LOWEST, (78, 7), (118, 9)], ids=str)
def test_what_ends_the_question_is_always_in_sight(size: tuple[int, int]) -> None:
    """A list that is longer than its rows opens at its top, also where the ending is highlighted first."""
    count = 30
    moment = _moment(count, ends=1)
    for at in (0, count // 2, count - 2, count - 1):
        kit, prompt = Asking(Columns(HEADS, _choices(count))), Prompt()
        prompt.at = at
        anything: Any = kit
        rows = _read(prompt.draw(anything, moment, *size))
        assert any(f"Place {8 + count - 1}" in row for row in rows)
        assert any(f"Place {8 + at}" in row for row in rows)
        assert any("more below" in row for row in rows) == (at in {0, count // 2, count - 1})
        assert any("Place 8 " in f"{row} " for row in rows) == (at in {0, count - 1})


def test_a_list_says_how_much_is_above() -> None:
    """In one column what has gone out of sight at the top is counted as well."""
    kit, prompt = Asking(Columns(HEADS, _choices(12))), Prompt()
    prompt.at = 9
    anything: Any = kit
    rows = _read(prompt.draw(anything, _moment(12), *LOWEST))
    above = next(int(row.split()[0]) for row in rows if "more above" in row)
    first = next(int(row.split()[-2]) for row in rows if "Place" in row)
    assert 8 + above == first


@pytest.mark.parametrize("phrase", ["a phrase of a few words", "a phrase " * 5])
def test_names_are_whole_beside_short_columns_where_they_have_room(phrase: str) -> None:
    """Where all of it stands in one row, no name is shortened."""
    name, told = "A place with a long name", line("7 MP")
    choices = [Choice(f"{name} {at}", (told, line(PHRASE)), f"Place {at}", (told, line(phrase))) for at in range(5)]
    rows = _read(_drawn(Asking(Columns(HEADS, tuple(choices))), _moment(5), LOW))
    assert (f"{name} 1" in rows[2]) is (len(phrase) < len(name))
    assert phrase.strip() in rows[2]


def test_beside_free_actions_options_say_what_they_do() -> None:
    """On a wide screen, without heads where these have no row; a name that is too long has its brief form."""
    long = Choice("An option that is called by all that it costs and brings", (line("1"), line("x")), "In brief")
    columns = Columns(HEADS, (*_choices(9, "a phrase of some words"), *[Choice("Plan a thing")] * 4, long))
    for cells, is_headed in ((13, True), (12, False)):
        rows = _read(_drawn(Asking(columns), _moment(14, free=4, ends=1), (118, cells + 1)))
        assert ("what waits there" in rows[1]) is is_headed
        assert "a phrase of some words" in rows[2 + is_headed]
        assert any("In brief" in row for row in rows)
        assert sum("Plan a thing" in row for row in rows) == 4


def test_beside_free_actions_columns_stand_closer_together_before_one_is_left_out() -> None:
    """Names and figures alone would say little."""
    cells = line("11 figures "), line("what it does in some words")
    choices = [Choice(f"A name of 22 letters {at}", cells, f"Name {at}") for at in range(9)]
    columns = Columns(HEADS, (*choices, *[Choice("Plan a thing")] * 4, Choice("The end")))
    rows = _read(_drawn(Asking(columns), _moment(14, free=4, ends=1), MIDDLE))
    assert sum("A name of 22 letters" in row and " what it does" in row for row in rows) == len(choices)
    assert sum("Plan a thing" in row for row in rows) == 4


def test_in_a_low_prompt_two_columns_have_short_forms() -> None:
    """What does not fit one column stands in two, with what it costs, and free actions beside what answers."""
    columns = Columns(HEADS, _choices(8, PHRASE))
    rows = _read(_drawn(Asking(columns), _moment(8), LOW))
    assert rows[1].startswith("1   8 Place 8    8 MP")
    assert " 13 Place 13" in rows[1]
    beside = _read(_drawn(Asking(columns), _moment(8, free=4, ends=1), LOW))
    assert beside[1].endswith("free actions")


@pytest.mark.parametrize("size", [MIDDLE, LOW, (118, 14)], ids=str)
def test_what_ends_the_question_is_the_last_row(size: tuple[int, int]) -> None:
    """Below the answers, and below free actions: its row never slides up while others go."""
    seen = set()
    for free in (4, 3, 2):
        moment = _moment(3 + free, free=free, ends=1)
        rows = _read(_drawn(Asking(Columns(HEADS, _choices(3 + free))), moment, size))
        last = max(at for at, row in enumerate(rows) if "Place" in row)
        assert f"Place {8 + 2 + free}" in rows[last]
        seen.add(last)
    assert len(seen) <= 3


def test_below_the_options_stands_what_comes_of_them_what_is_not_now_and_what_to_remember() -> None:
    """In this order, each after its word; what becomes what has an arrow."""
    kit = Asking(Columns(HEADS, _choices(3)), [Denied("Fly", "nobody can", "R-2")], ["the market is full"])
    rows = [row.strip() for row in _read(_drawn(kit, _moment(3), MIDDLE))]
    at = [rows.index(each) for each in ("then VP 5 → 6", "not now Fly: nobody can", "! the market is full")]
    assert at == sorted(at)


def test_what_is_not_possible_is_cut_at_the_edge_only() -> None:
    """Where its one row is too short it ends with as much of the next word as has room."""
    denied = [Denied("Explore to space 5", "taken by Jan van der Waterber", "R-2")]
    (row,) = not_now.draw(denied, None, 55, 1)
    assert plain(row) == "not now Explore to space 5: taken by Jan van der Water…"


def test_what_is_not_possible_can_be_pointed_at() -> None:
    """The band goes to it, its rule stands at the right, and it has no number."""
    kit = Asking(Columns(HEADS, _choices(3)), [Denied("Fly", "nobody can", "R-2"), Denied("Swim", "too far", "R-3")])
    lines = _drawn(kit, _moment(3)._replace(highlighted=4), LOWEST, at=4)
    band = "".join(span.text for each in lines for span in each if span.style == BAND)
    assert band.replace(" ", "") == "Swim:toofar"
    assert plain(lines[0]).endswith("R-3")


def test_columns_are_asked_for_once_a_question() -> None:
    """A move of the highlight reckons nothing anew."""
    kit, moment, prompt = Asking(Columns(HEADS, _choices(4))), _moment(4), Prompt()
    anything: Any = kit
    for prompt.at in range(4):
        prompt.draw(anything, moment, *MIDDLE)
    assert kit.asked == 1


def test_while_somebody_else_decides_the_prompt_says_who_thinks() -> None:
    """A chip and a word, and nothing to answer."""
    moment = _moment(1)._replace(question=None, options=(), waits_for=1)
    (row,) = _drawn(Asking(Columns(HEADS, ())), moment, MIDDLE)
    assert row[1] == chip(" A ", "seat1")
    assert plain(row) == "  A  Ada thinks"


@pytest.mark.parametrize("point", ASKED)
def test_every_kind_of_question_has_columns(point: str) -> None:
    """A row for each option, no more cells than columns have heads, and no two options that read alike."""
    played, kit = seated_at(_position(point))
    moment = next(_moments(played, ""))
    told = kit.columns(moment)
    assert len(told.choices) == len(moment.options)
    assert all(len(each.cells) < max(2, len(told.heads)) for each in told.choices)
    read = [(each.name, *map(plain, each.cells)) for each in told.choices]
    assert len(set(read)) == len(read)


def test_the_toy_has_columns_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another game is told by the same means: what is done, the points that are sure, what a shell is worth."""
    let_the_toy_in(monkeypatch)
    screen = screen_at(TOY, session_at(TOY))
    told = screen.desk.kit.columns(screen.desk.moment())
    assert [column.head for column in told.heads] == ["what", "points", "worth"]
    assert all(plain(each.cells[1]).isdigit() for each in told.choices)


def test_what_asks_is_left_out_before_a_question_is_cut() -> None:
    """The card or place behind a long question gives way whole; the question itself stays whole."""
    asked = line(("Where do you sail, if there is a wind that takes you there at all today?", "strong bold"))
    for source in ("", "  An Inn by the Sea"):
        kit = AskingAtLength(Columns(HEADS, _choices(5)))
        kit.asks = line(*asked, (source, "title"))
        read = _read(_drawn(kit, _moment(5), (48, 7)))[:2]
        assert "today?" in " ".join(read)
        assert "…" not in "".join(read)


def test_what_a_card_does_is_whole_beside_plans() -> None:
    """On the largest screen no purchase is cut where what could be planned stands beside it."""
    rows = frame(solo(), (*FIRST_DECISIONS, "1", "3"), (200, 60)).splitlines()
    asked = [row[:120] for row in rows if row.startswith("▌")]
    assert any("Plan Musketeer" in row for row in asked)
    assert not [row for row in asked if "…" in row]
