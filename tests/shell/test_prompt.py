"""The prompt: numbers, groups, reasons, filter, previews, and long lists in little room."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.games.maracaibo.words.questions import SENTENCES
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import Line, Lines, line, plain, width
from maracaibo_tui.tui.screen.surface import BAND
from maracaibo_tui.tui.shell.columns import Columns, labels
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.prompt import Prompt
from tests.support.played import described, game
from tests.support.seated import (
    ALONE,
    JEAN,
    TWO,
    at_table,
    in_a_terminal,
    kit,
    names_at,
    placed,
    screen_of,
    session,
    shown,
    watch,
)

SMALL = (78, 7)
"""The inside of the prompt on a screen of 80 by 24."""
HEAD = re.compile(r"(?:^| ) {2,}free(?: · \d+ more above)?$")
KINDS = ("answer", "free action")


class Asking:
    """A kit that only words questions."""

    def __init__(self, denied: Sequence[Denied] = ()) -> None:
        """Deny these."""
        self._denied = denied

    def headline(self, _moment: Moment, *, is_brief: bool = False) -> Line:  # noqa: ARG002 - it has one form
        """Ask."""
        return line("What do you do?")

    def gains(self, _moment: Moment, _cells: int) -> Line:
        """Change nothing."""
        return line("nothing")

    def columns(self, moment: Moment) -> Columns:
        """Say no more than labels do."""
        return labels(moment.options)

    def reminders(self, _moment: Moment) -> list[Line]:
        """Forget nothing."""
        return []

    def denied(self, _moment: Moment) -> Sequence[Denied]:
        """Deny."""
        return self._denied


def _group(option: str) -> str:
    """Group what is free."""
    return "free" if option.startswith("free") else ""


def _lines(
    prompt: Prompt, labels: Sequence[str], size: tuple[int, int] = SMALL, denied: Sequence[Denied] = ()
) -> Lines:
    options = tuple(Option(id=label, label=label, rule="MAR-GEN-01", group=_group(label)) for label in labels)
    question = Question(seat=1, point="DEC-10", options=tuple(labels), rule="MAR-GEN-01")
    table: Any = Asking(denied)
    return prompt.draw(table, Moment(None, 1, question, options, prompt.at, {}), *size)


def _drawn(
    prompt: Prompt, labels: Sequence[str], size: tuple[int, int] = SMALL, denied: Sequence[Denied] = ()
) -> list[str]:
    return [plain(each) for each in _lines(prompt, labels, size, denied)]


def _moment(played: Session, at: int = 0) -> Moment:
    view, question = played.view(), played.question
    assert question is not None
    options = described(view, question)
    after, turned_up = played.imagined(options[at].id)
    return Moment(view, played.viewer, question, options, at, names_at(played), after, turned_up=turned_up)


def _prompt(played: Session, size: tuple[int, int] = (78, 30)) -> str:
    return "\n".join(map(plain, Prompt().draw(kit(), _moment(played), *size)))


def test_options_have_numbers_and_one_is_a_band() -> None:
    """The first nine options have a digit; the name of the highlighted one, and nothing else, is filled."""
    lines = _lines(Prompt(), [f"choice {letter}" for letter in "abc"])
    text = [plain(each) for each in lines]
    assert text[0].startswith("  A  What do you do?")
    assert text[1:4] == ["1  choice a", "2  choice b", "3  choice c"] or text[1].startswith("1  choice a")
    assert [span.text for each in lines for span in each if span.style == BAND] == [" choice a "]


def test_no_row_but_the_bands_changes_with_the_highlight() -> None:
    """From one option to the next, two bands and what comes of it are drawn anew, and nothing moves."""
    prompt, names = Prompt(), [f"choice {letter}" for letter in "abcdef"]
    pictures = []
    for prompt.at in (1, 2):
        pictures.append(_lines(prompt, names, (78, 15)))
    changed = [row for row, (one, other) in enumerate(zip(*pictures, strict=True)) if one != other]
    assert len(changed) == 2
    read = [[plain(row).rstrip() for row in each] for each in pictures]
    assert read[0] == read[1]


@pytest.mark.parametrize("at", range(20))
def test_twenty_options_fit_a_small_screen(at: int) -> None:
    """With twenty short options the highlighted one is always in sight, and so are as many others as there are rows.

    Where options are below, the last row says how many.
    """
    prompt = Prompt()
    prompt.at = at
    text = _drawn(prompt, [f"choice number {number}" for number in range(20)])
    shown = "\n".join(text)
    assert f"choice number {at}" in shown
    assert shown.count("choice number") >= 9
    last = max(number for number in range(20) if f"choice number {number} " in f"{shown} ".replace("\n", " "))
    assert (f"{19 - last} more below" in shown) == (last < 19)
    assert f"{at + 1}/20" in text[0]
    assert len(text) <= SMALL[1]


@pytest.mark.parametrize("at", range(20))
def test_twenty_long_options_scroll(at: int) -> None:
    """Options too long for two columns scroll, and the highlighted one is written out in full."""
    prompt = Prompt()
    prompt.at = at
    labels = [
        f"choice {number} with a description of so many words that it does not fit the line {number}"
        for number in range(20)
    ]
    text = _drawn(prompt, labels)
    assert labels[at].split()[-1] in " ".join(" ".join(text).split())
    assert len(text) <= SMALL[1]
    assert all(len(each) <= SMALL[0] for each in text)


@pytest.mark.parametrize("rows", [20, 11])
def test_no_row_moves_while_there_is_room_for_all(rows: int) -> None:
    """Long options are all drawn in full, or in less room the highlighted one below the list: nothing jumps."""
    labels = [f"choice {number} with a description that is too long {'by many words ' * 3}" for number in range(6)]
    prompt, tables = Prompt(), []
    for at in range(len(labels)):
        prompt.at = at
        text = _drawn(prompt, labels, (78, rows))
        assert " ".join(labels[at].split()) in " ".join(" ".join(text).split())
        tables.append([next(y for y, row in enumerate(text) if f"{number + 1}  choice" in row) for number in range(6)])
    assert all(table == tables[0] for table in tables)


def test_what_stands_beside_the_question_comes_last_under_a_line() -> None:
    """Free actions follow the answers under a faint head with their name."""
    text = _drawn(Prompt(), ["sail", "stay", "free one"], (78, 12))
    heads = [at for at, each in enumerate(text) if each.strip() == "free"]
    assert heads
    assert heads[0] == next(at for at, each in enumerate(text) if "free one" in each) - 1


@pytest.mark.parametrize("size", [SMALL, (58, 7), (58, 12), (118, 9)], ids=str)
@pytest.mark.parametrize("free", [1, 4, 9])
@pytest.mark.parametrize("answers", [1, 5, 12])
def test_free_actions_always_stand_under_their_heading(answers: int, free: int, size: tuple[int, int]) -> None:
    """Whatever is highlighted, above every free action in sight is their heading, and none stands among the answers."""
    labels = [*[f"answer number {n}" for n in range(answers)], *[f"free action number {n}" for n in range(free)]]
    for at in range(len(labels)):
        prompt = Prompt()
        prompt.at = at
        text = _drawn(prompt, labels, size)
        assert len(text) <= size[1]
        assert labels[at] in "\n".join(text)
        # Column by column, as it is read.
        middle = next(
            (found.end() - 7 for row in text if (found := HEAD.search(row)) and found.start()), (size[0] - 1) // 2
        )
        read = [row[:middle] for row in text[1:-1]] + [row[middle:] for row in text[1:-1]]
        seen = [
            "head" if HEAD.search(row.rstrip()) else next((word for word in KINDS if word in row), "") for row in read
        ]
        kinds = [kind for kind in seen if kind]
        if "free action" in kinds:
            first = kinds.index("free action")
            assert first
            assert kinds[first - 1] == "head"
            assert "answer" not in kinds[first:]


@pytest.mark.parametrize("length", [10, 60, 150], ids=["short", "long", "very long"])
@pytest.mark.parametrize("rows", [5, 7, 9, 12])
@pytest.mark.parametrize("cells", [58, 78, 118])
def test_a_list_says_how_much_is_below(cells: int, rows: int, length: int) -> None:
    """Whether in one column or two, options that are not to be seen below those that are, are counted."""
    labels = [f"choice {number:02} {'and a word ' * (length // 11)}".strip() for number in range(17)]
    for at in range(len(labels)):
        prompt = Prompt()
        prompt.at = at
        text = _drawn(prompt, labels, (cells, rows))
        seen = [number for number in range(17) if f"choice {number:02}" in "\n".join(text)]
        assert at in seen
        below = 16 - max(seen)
        assert (f"{below} more below" in "\n".join(text)) == bool(below), text


def test_what_is_not_possible_is_shown_with_its_reason_and_cannot_be_reached() -> None:
    """Moving through the options never stops at an entry that is not possible."""
    prompt = Prompt()
    denied = [Denied("fly", "nobody can", "MAR-GEN-02")]
    options = tuple(Option(id=each, label=each, rule="") for each in ("one", "two"))
    seen = set()
    for _ in range(5):
        prompt.move(options, 1)
        seen.add(prompt.at)
    text = _drawn(prompt, ["one", "two"], (78, 12), denied)
    assert seen == {0, 1}
    assert any(each == " not now fly: nobody can" for each in text)


def test_the_filter_narrows_down_by_words_in_any_order() -> None:
    """What is typed leaves the options with all its words; the highlight stays among them."""
    prompt = Prompt()
    options = tuple(
        Option(id=str(at), label=label, rule="") for at, label in enumerate(("Buy a Boat", "Buy a Map", "Sell"))
    )
    for character in "map b":
        prompt.filter(options, character)
    assert (prompt.found(options), prompt.at) == ([1], 1)
    prompt.filter(options, "x")
    assert prompt.found(options) == []
    for _ in "map bx":
        prompt.filter(options, "")
    assert prompt.found(options) == [0, 1, 2]


@in_a_terminal
async def test_a_filter_that_leaves_nothing_previews_nothing() -> None:
    """What the last option would bring is not said beside an empty list."""
    screen = screen_of(placed({"players.1.ship": "3"}))
    async with at_table(screen, (80, 24)) as pilot:
        assert " then " in shown(pilot)
        await pilot.press("f", *"xyz")
        assert " then " not in shown(pilot)
        assert screen.desk.moment().option is None
        await pilot.press("enter")
        assert "No option has these words." in shown(pilot)
        await pilot.press("backspace", "backspace", "backspace")
        assert " then " in shown(pilot)


def test_numbers_stay_when_the_list_is_narrowed_down() -> None:
    """A digit means the same option whatever the filter hides."""
    prompt = Prompt()
    options = tuple(Option(id=label, label=label, rule="") for label in ("aa", "bb", "cc"))
    prompt.filter(options, "c")
    assert "3  cc" in "\n".join(_drawn(prompt, ["aa", "bb", "cc"]))


@pytest.mark.parametrize(
    "seats, options, seed",
    [
        (TWO, Options(players=2, edition="first", story_card=77), 5),
        (TWO, Options(players=2, bot="jacques", bot_level=2, story_card=76), 6),
        (ALONE, JEAN, 7),
    ],
    ids=["first", "jacques", "jean"],
)
def test_every_question_of_a_game_is_a_sentence_that_fits(seats: tuple[Any, ...], options: Options, seed: int) -> None:
    """Whatever is asked in whole games is asked in a sentence, and no line of the prompt is too long."""
    points = set()

    def look(played: Session) -> None:
        question = played.question
        assert question is not None
        points.add(question.point)
        for cells, rows in ((58, 7), SMALL, (118, 20)):
            text = Prompt().draw(kit(), _moment(played, len(question.options) // 2), cells, rows)
            assert len(text) <= rows
            assert all(width(each) <= cells for each in text)
        sentence = plain(kit().headline(_moment(played)))
        assert "?" in sentence
        assert "None" not in sentence

    watch(session(seats, options, seed), look, seed)
    assert len(points) > 12
    assert points <= set(SENTENCES)


def test_payments_say_how_far_they_are() -> None:
    """Each symbol of a cost is a question of its own that says the how-manieth it is."""
    books = [card.id for card in game().printed.cards.values() if card.object == "book" and card.id[0] == "A"]
    given: dict[str, object] = {
        "players.1.hand": books[:3],
        "players.1.ship": "14",
        "locations.15.quests": ["Q09"],
    }
    played = placed(given, ("sail:15", "quest:Q09"))
    assert "Which card pays for the book?  1 of 2" in _prompt(played)
    question = played.question
    assert question is not None
    played.answer(played.number, question.options[0])
    played.settle()
    assert "Which card pays for the book?  2 of 2" in _prompt(played)


def test_what_is_too_dear_says_by_how_much() -> None:
    """A purchase that cannot be paid stands under the others with what is missing."""
    cards = game().printed.cards
    cheap, dear = min(cards.values(), key=lambda card: card.cost), cards["B01"]
    hand: dict[str, object] = {"players.1.hand": [cheap.id, dear.id], "players.1.doubloons": cheap.cost + 2}
    played = placed({"players.1.ship": "5", **hand}, ("sail:6", "village", "va:buy"))
    possible, _, denied = _prompt(played).partition("not now")
    assert cheap.name in possible
    assert f"{dear.name}: {dear.cost - cheap.cost - 2} doubloons short" in denied


def test_a_main_action_that_is_not_there_says_why() -> None:
    """In a village the city action is named with the reason why not and the rule."""
    played = placed({"players.1.ship": "5"}, ("sail:6",))
    assert "City action: 6 San Juan is not a city" in _prompt(played)


def test_the_preview_shows_figures_now_and_then() -> None:
    """The highlighted option says what it makes of doubloons, points and influence."""
    played = placed({"players.1.ship": "5", "players.1.doubloons": 4}, ("sail:6", "village"))
    assert "doubloons 4 → 5" in _prompt(played)
