"""What is typed in plain mode: words mean what their letters mean, and no short word takes an answer by chance."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting
from maracaibo_tui.tui.plain import typed as plain_typed
from maracaibo_tui.tui.plain.talk import Talk, answered, play
from maracaibo_tui.tui.plain.typed import WORDS, chosen, help_lines
from maracaibo_tui.tui.plain.words import WIDTH, Plain, table_of
from tests.support.played import TITLE
from tests.support.seated import kit, placed, referee_of

LEFT = "not left"
MORE = "type more of it, or the number"


def _sitting() -> Sitting:
    """Begin a game; whoever decides first is at the keyboard."""
    sitting = SetUp(TITLE).begin(Plan(seats=(Seat("Ada"), Seat("Ben")), chosen={"start": "listed"}, seed=1))
    sitting.session.pass_keyboard()
    return sitting


def _said(sitting: Sitting, lines: Iterable[str]) -> list[str]:
    """Type lines, and give what was said after the first question; at the end whether anything was left untyped."""
    said: list[str] = []
    left = [*lines]

    def hear(prompt: str) -> str | None:
        said.append(prompt)
        return left.pop(0) if left else None

    play(sitting, Talk(hear, said.append))
    return [*said[said.index("> ") :], *([LEFT] if left else [])]


@pytest.mark.parametrize(
    "word,letter",
    [
        ("help", "h"),
        ("HELP", "h"),
        ("log", "g"),
        ("log 3", "g 3"),
        ("undo", "u"),
        ("redo", "U"),
        ("position", "p"),
        ("Position cards", "p cards"),
        ("hint", "i"),
        ("why", "n"),
        ("end", "e"),
        ("rule", "?"),
        ("rule 2", "? 2"),
        ("search influence", "/ influence"),
    ],
)
def test_a_word_does_what_its_letter_does(word: str, letter: str) -> None:
    """After an answer and an undo the word says the same, and leads to the same journal."""
    one, other = _sitting(), _sitting()
    assert _said(one, ["1", "u", "U", word]) == _said(other, ["1", "u", "U", letter])
    assert one.session.match.journal == other.session.match.journal


@pytest.mark.parametrize("word", ["q", "quit", "Quit", " exit ", "leave"])
def test_a_word_leaves(word: str) -> None:
    """At a question, and before the next person's cards, the game is left and nothing more is heard."""
    assert _said(_sitting(), [word, "1"])[-1] == LEFT
    assert _said(_sitting(), ["1", "1", "1", "1", word, "1"])[-1] == LEFT
    assert _said(_sitting(), ["1", "1"])[-1] != LEFT


def test_help_names_every_word() -> None:
    """Whoever asks for help reads the words beside the letters, in lines that need not be broken."""
    lines = help_lines(TITLE)
    assert max(map(len, lines)) <= WIDTH
    assert {*WORDS, *TITLE.words().POSITION} - {"", "exit", "leave"} <= set(" ".join(lines).replace(",", " ").split())


def test_no_short_word_takes_an_answer() -> None:
    """Two letters plan no card, even where only one begins like that; what they may be is said. Three plan it."""
    sitting = _sitting()
    names = _names(sitting)
    number, name = next((at, each) for at, each in enumerate(names, 1) if _is_clear(names, each[:2]))
    begun = name[:2].casefold()
    assert _said(sitting, [begun])[1] == f"{begun} may be {number} Plan {name}: {MORE}."
    assert not sitting.session.match.journal
    _said(sitting, [name[:3].casefold()])
    assert len(sitting.session.match.journal) == 1


def test_the_letter_l_plans_no_legionnaire() -> None:
    """Whoever begins to type log and presses Enter too early plans no card whose name begins like that."""
    sitting = _sitting()
    assert any(name.startswith("L") for name in _names(sitting))
    assert " log" in _said(sitting, ["l"])[1]
    assert not sitting.session.match.journal


def test_the_word_of_a_part_says_the_part_and_takes_no_answer() -> None:
    """Whoever types ship to hear of the ship plans no Ship's Carpenter; `p` need not be typed before it."""
    cards = {"players.1.ship": "5", "players.1.hand": ["A38"], "players.1.doubloons": 0}
    table = Plain(kit(), referee_of(placed(cards, ("sail:6", "village"))))
    before, (carpenter, _refusal) = len(table.referee.answers), chosen(table, "ship's")
    assert carpenter is not None
    assert carpenter.label == "Plan: Ship's Carpenter"
    for word in filter(None, TITLE.words().POSITION):
        assert [*answered(table, word)] == [*answered(table, word.upper())] == [*answered(table, f"p {word}")]
    assert len(table.referee.answers) == before


def test_an_answer_that_is_called_like_a_part_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole name of an answer is that answer, as everywhere."""
    sitting = _sitting()
    label = table_of(sitting).moment().options[0].label
    monkeypatch.setitem(TITLE.words().POSITION, label.casefold(), lambda *_: ["a part"])
    assert "a part" not in _said(sitting, [label])
    assert len(sitting.session.match.journal) == 1


def test_an_ambiguous_word_lists_what_it_may_be() -> None:
    """Up to four answers with number and name, the others counted; none is taken."""
    sitting = _sitting()
    names = _names(sitting)
    listed = ", ".join(f"{number} Plan {name}" for number, name in enumerate(names[:4], 1))
    said = _said(sitting, ["plan"])[1]
    assert said == f"plan may be {listed} or {len(names) - 4} others: {MORE}."
    assert not sitting.session.match.journal


def test_what_may_be_a_command_as_well_takes_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The beginning of a command that is also one of an answer may be either."""
    sitting = _sitting()
    number, name = next(
        (at, each) for at, each in enumerate(_names(sitting), 1) if _is_clear(_names(sitting), each[:3])
    )
    begun = name[:3].casefold()
    monkeypatch.setattr(plain_typed, "WORDS", {f"{begun}x": "h"})
    assert _said(sitting, [begun])[1] == f"{begun} may be {begun}x or {number} Plan {name}: {MORE}."
    assert not sitting.session.match.journal


def test_a_misspelt_word_lists_what_is_near() -> None:
    """One slip of the keyboard is no answer, but what was probably meant is named; so are commands."""
    sitting = _sitting()
    number, name = next((at, each) for at, each in enumerate(_names(sitting), 1) if len(each.split()[0]) > 5)
    word = name.split()[0].casefold()
    slipped = word[:2] + word[3:]
    answer = _said(sitting, [slipped])[1]
    assert answer.startswith(f"There is no answer {slipped}. Did you mean ")
    assert f"{number} Plan {name}" in answer
    assert _said(sitting, ["hepl"])[1] == "There is no answer hepl. Did you mean help?"
    assert not sitting.session.match.journal


def test_what_is_near_nothing_says_how_to_answer() -> None:
    """A word that no answer has is said to be none, with what can be typed."""
    assert _said(_sitting(), ["xyzzyq"])[1] == (
        "There is no answer xyzzyq. Type its number or three letters of its name, or h for help."
    )


def test_a_whole_name_is_clear_though_others_go_on_from_it() -> None:
    """Where one answer is called what others begin with, its whole name takes it."""
    sitting = _sitting()
    options = table_of(sitting).moment().options
    _said(sitting, [options[2].label])
    assert [entry.answer for entry in sitting.session.match.journal] == [options[2].id]


def test_no_card_is_called_like_a_command() -> None:
    """Whoever types the whole name of a card means the card."""
    cards = kit().printed.cards.values()
    assert not {card.name.casefold() for card in cards} & set(WORDS)


def _names(sitting: Sitting) -> list[str]:
    options = table_of(sitting).moment().options
    return [option.label.partition(":")[0].removeprefix("Plan ") for option in options]


def _is_clear(names: list[str], beginning: str) -> bool:
    """Tell whether a word of one name only begins like that, and no word that stands in every answer or a command."""
    words = [*" ".join(names).casefold().split(), "plan", *WORDS]
    return sum(word.startswith(beginning.casefold()) for word in words) == 1
