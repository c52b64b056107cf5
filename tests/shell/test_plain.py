"""Plain mode: whole games in lines of text, with the same words, saves and secrets as the table."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import cycle

import pytest

from maracaibo_tui.engine.match import Match
from maracaibo_tui.games.maracaibo.words.cards import card_text
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting, old_game
from maracaibo_tui.tui.plain.afterwards import OFFER
from maracaibo_tui.tui.plain.questions import question
from maracaibo_tui.tui.plain.talk import Talk, play
from maracaibo_tui.tui.plain.words import WIDTH, Plain, table_of
from tests.support.played import TITLE, game
from tests.support.seated import ALONE as ALONE_SEAT
from tests.support.seated import JEAN, asked, kit, placed, play_to, referee_of, session
from tests.support.typed import numbers_said

MOST_ANSWERS = 3000
ALONE = {"opponent": "jean", "level": "1"}
JACQUES = {"opponent": "jacques", "level": "1"}


def _begun(*names: str, **chosen: str) -> Sitting:
    seats = tuple(Seat(name) for name in names)
    return SetUp(TITLE).begin(Plan(seats=seats, chosen={"start": "listed", **chosen}, seed=1))


def _sitting(*names: str, **chosen: str) -> Sitting:
    """Begin a game; whoever decides first is at the keyboard."""
    sitting = _begun(*names, **chosen)
    sitting.session.pass_keyboard()
    return sitting


class Script:
    """Somebody at the keyboard, and what was said to them; after the last line nobody answers any more."""

    def __init__(self, lines: Iterable[str], *, is_screen: bool = False) -> None:
        """Say these lines when asked."""
        self._lines = iter(lines)
        self.said: list[str] = []
        self.talk = Talk(self._hear, self.said.append, is_screen=is_screen)

    def goes_on(self, lines: Iterable[str]) -> None:
        """Say these lines from now on."""
        self._lines = iter(lines)

    def text(self) -> str:
        """Give all that was said."""
        return "\n".join(self.said)

    def _hear(self, prompt: str) -> str | None:
        self.said.append(prompt)
        return next(self._lines, None)


FIRST = ("1", "2", "3", "4")
"""The first cards: one is planned and three are discarded; each keeps its number."""


def _said(sitting: Sitting, *lines: str) -> str:
    script = Script(lines)
    play(sitting, script.talk)
    return script.text()


def _numbers(script: Script, seed: int) -> Iterator[str]:
    """Answer at random by number, and press Enter between two persons."""
    chance, heard = random.Random(seed), 0  # noqa: S311 - a game, not a secret
    for _ in range(MOST_ANSWERS):
        numbers = numbers_said(script.said[heard:])
        heard = len(script.said)
        yield chance.choice(numbers) if numbers else ""


@pytest.mark.parametrize(
    "names,chosen", [(("Ada", "Ben"), {}), (("Ada",), ALONE), (("Ada",), JACQUES)], ids=["two", "alone", "jacques"]
)
def test_a_whole_game_is_played_in_lines(names: tuple[str, ...], chosen: dict[str, str]) -> None:
    """By numbers alone a game goes from its first question to the score sheet, and the engine agrees with it."""
    sitting = _sitting(*names, **chosen)
    script = Script(())
    script.goes_on(_numbers(script, 5))
    assert play(sitting, script.talk)
    match = sitting.session.match
    options = match.state.options
    again = Match(game(), game().begin(options, 1))
    for entry in match.journal:
        again.answer(entry.answer, auto=entry.auto)
    assert game().digest(again.state) == game().digest(match.state)
    end = script.said[script.said.index("The game is over.") :]
    totals = [f"{name} {p.vp}" for name, p in zip(names, again.state.players, strict=True)]
    automas = [automa for automa in (again.state.jean, again.state.jacques) if automa is not None]
    totals += [f"{automa.seat.capitalize()} {automa.vp}" for automa in automas]
    assert f"total: {', '.join(totals)}" in end
    assert end[-1] == OFFER
    assert re.search(r"wins\.|share the victory", end[-2])
    sitting.saving.release()
    assert old_game(sitting.saving.path).session.is_over
    assert not [text for text in script.said if len(text) > WIDTH or "\x1b" in text or "\n" in text]


def test_the_question_stands_with_numbered_answers() -> None:
    """The first thing said is who decides what, with which means, and every answer with its number."""
    text = _said(_sitting("Ada", "Ben"))
    assert re.search(r"^Ada, round 1, 8 doubloons, 0 victory points. Plan 1, keep 4, discard 3", text, re.MULTILINE)
    assert [row[1] for row in text.splitlines() if re.match(r" \d  Plan ", row)] == list("12345678")


def test_rule_consequence_and_page_are_told() -> None:
    """`?` says the rule of the question, with a number what an answer leads to, with a name the page of a thing."""
    assert "MAR-SETUP-40  " in _said(_sitting("Ada", "Ben"), "?")
    second = _said(_sitting("Ada", "Ben"), "? 2").partition("> ")[2]
    assert re.search(r"^ 2  Plan .*^    then: hand 8 to 7.*^MAR-SETUP-40  ", second, re.MULTILINE | re.DOTALL)
    assert "Costs 6 doubloons" in _said(_sitting("Ada", "Ben"), "? legionnaire")
    assert "3 Tortuga, location" in _said(_sitting("Ada", "Ben"), "? tortuga")
    assert "Quest Q14, quest tile" in _said(_sitting("Ada", "Ben"), "? q14")
    assert "MAR-SAIL-01  You must sail" in _said(_sitting("Ada", "Ben"), "?mar-sail-01")
    assert "There is no answer 99." in _said(_sitting("Ada", "Ben"), "? 99")


def test_what_stands_beside_a_question_is_said_in_one_breath() -> None:
    """Free actions of one kind share a line, each with its number, for they come again at every question."""
    sitting = _sitting("Ada", **ALONE)
    text = _said(sitting, *FIRST, "1", "1")
    assert re.search(r"^Free actions: Plan: \d [A-Z][^;]*, \d [A-Z]", text, re.MULTILINE)


def test_what_clearing_an_area_brings_is_said() -> None:
    """Asked which disc to take from the ship, every answer says what its area brings; nobody sees a ship board here."""
    played = play_to(session(ALONE_SEAT, JEAN), asked("DEC-20"))
    text = "\n".join(question(Plain(kit(), referee_of(played))))
    assert "Disc from Chart Room: hand limit 6" in text
    assert re.search(r"Disc from Sea Chest(, clearing it)?: 5 doubloons", text)


def _offers_a_card(played: Session) -> bool:
    return played.question is not None and any(option.startswith("take:") for option in played.question.options)


def test_what_a_card_of_the_display_is_is_said() -> None:
    """Asked where the next card comes from, the cards on offer are told with all they bring."""
    played = play_to(session(ALONE_SEAT, JEAN), _offers_a_card)
    text = " ".join("\n".join(question(Plain(kit(), referee_of(played)))).split())
    assert played.question is not None
    card = next(o.partition(":")[2] for o in played.question.options if o.startswith("take:"))
    assert card_text(kit().printed.cards[card]) in text


def test_what_waits_at_the_end_of_a_voyage_is_said() -> None:
    """Asked where to sail, every answer says what can be done there; nobody sees a map here."""
    played = placed({"players.1.ship": "3"}, options=JEAN)
    text = " ".join("\n".join(question(Plain(kit(), referee_of(played)))).split())
    assert re.search(r"Sail to 4 Puerto Plata, 1 MP: city action: [^;]+; \w+ market \d", text)
    assert re.search(r"Sail to 6 San Juan, 2 MP \(\+1 village action\) \d", text)


def test_the_rulebook_is_searched() -> None:
    """A stroke and words give the best rule whole and name others; what is not there is said."""
    found = _said(_sitting("Ada", "Ben"), "/ influence rank")
    assert re.search(r"^MAR-INF\S*  ", found, re.MULTILINE)
    assert "See also" in found
    assert "Nothing in the rulebook has the words xyzzyq." in _said(_sitting("Ada", "Ben"), "/ xyzzyq")
    assert "Type what you are looking for" in _said(_sitting("Ada", "Ben"), "/")


@pytest.mark.parametrize(
    "part,holds",
    [
        ("", "Ada, you, have 8 doubloons, 0 victory points"),
        ("cards", "In hand:"),
        ("ship", "Chart Room, 2 discs left. From then on your hand limit is 6."),
        ("places", "10 Caracas, city. Leads to 11. "),
        ("offers", "The draw pile has"),
        ("quests", "On explorer space 6: Q"),
        ("explorer", " VP. Behind it lies the blue barrier"),
        ("points", "now: Ada 0, Ben 0"),
        ("pl", "10 Caracas, city. "),
        ("wind", "There is no part called that."),
    ],
)
def test_the_position_is_told_in_parts(part: str, holds: str) -> None:
    """`p` says what everybody has, and with a word one part of the table in sentences."""
    assert holds in _said(_sitting("Ada", "Ben"), f"p {part}").partition("> ")[2]


def test_an_answer_may_be_named_by_its_beginning() -> None:
    """The beginning of a name, or of a word in it, takes the answer if it fits one only; else its numbers are said."""
    sitting = _sitting("Ada", "Ben")
    journal = sitting.session.match.journal
    options = table_of(sitting).moment().options
    names = [option.label.partition(":")[0].removeprefix("Plan ") for option in options]
    name = next(name for name in names if names.count(name) == 1)
    assert re.search("plan may be 1 Plan .* or 4 others: type more of it, or the number.", _said(sitting, "plan"))
    assert not journal
    _said(sitting, name.upper())
    assert [entry.answer for entry in journal] == [options[names.index(name)].id]


@pytest.mark.parametrize(
    "line", ["0", "9", "9" * 5000, "-1", "x", "1 2", "²", "\x1b[2J", "plan:", "\x00", "%s{}[red]", "p" * 500, "?" * 9]
)
def test_nonsense_is_answered_by_one_sentence(line: str) -> None:
    """A number or word that was not offered is said so in a line or two, and the question stays open."""
    sitting = _sitting("Ada", "Ben")
    script = Script([line])
    play(sitting, script.talk)
    answer = script.said[script.said.index("> ") + 1 : -1]
    assert 1 <= len(answer) <= 2
    assert all(text.isprintable() and len(text) <= 2 * WIDTH for text in answer)
    assert not sitting.session.match.journal


def test_help_why_not_hint_and_log_are_told() -> None:
    """`h` says what can be typed, `n` what is impossible, `i` what a bot would do, `g` what happened."""
    sitting = _sitting("Ada", **ALONE)
    assert "A game of Ada and Jean. " in _said(sitting)
    text = _said(sitting, "h", "g", *FIRST, "1", "n", "i", "g", "g 1", "g 0", "g all", "e")
    assert "You can also type:" in text
    assert text.count("Nothing has happened yet.") == 1
    assert re.search(r"^A bot would choose \d: ", text, re.MULTILINE)
    assert text.count("  Ada plans ") >= 4
    assert "This cannot be left out" in text


@pytest.mark.parametrize(
    "drawn,said",
    [
        ("toll 2$ -> 1$", "toll 2 doubloons for 1 doubloon"),
        ("0->1 CP  21$", "0 to 1 CP 21 doubloons"),
        ("1 influence with France, 2 -> 3", "1 influence with France, 2 to 3"),
        ("combat: 3 -> 1 influence, 2 VP", "combat: 3 for 1 influence, 2 VP"),
        ("combat value 2 (4 - 2)", "combat value 2 (4 minus 2)"),
        ("-2 for the nation, MAR-SAIL-07, 3-5", "minus 2 for the nation, MAR-SAIL-07, 3-5"),
    ],
)
def test_signs_become_words(drawn: str, said: str) -> None:
    """What is drawn with signs at the table is said in words."""
    told = Plain(kit(), referee_of(session())).told(drawn)
    assert " ".join(told[0].split()) == said


def test_a_price_is_said_in_a_word() -> None:
    """Where a label leaves out what it costs, it is said to cost that: a voice leaves a minus out.

    That a card brings doubloons is no word about its price; a figure that the name says is not said again.
    """
    cards = {"players.1.ship": "5", "players.1.hand": ["A53", "A08", "A19", "A40"], "players.1.doubloons": 9}
    played = placed(cards, ("sail:6", "village"), JEAN)
    said = " ".join(" ".join(question(Plain(kit(), referee_of(played)))).split())
    assert "Buy Letter from Paris: 2 influence with France (costs 2 doubloons) " in said
    for name in ("Corn Mill", "Turtle Catchers (costs 1 figure)"):
        assert re.search(rf"Buy {re.escape(name)}: doubloon income \+\d \(costs \d doubloons\)", said), name
    assert re.search(r"Buy Basket Weavers [^0]*\(costs 4 doubloons and 1 figure\)", said)


def test_the_turn_can_be_ended() -> None:
    """`e` takes the answer that ends what is going on, as at the table."""
    sitting, script = _sitting("Ada", **ALONE), Script(())
    numbers = _numbers(script, 3)

    def until(point: str) -> Iterator[str]:
        while (asked := sitting.session.question) is not None and asked.point != point:
            yield next(numbers)
        yield "e"

    script.goes_on(until("DEC-11"))
    play(sitting, script.talk)
    assert [entry.answer for entry in sitting.session.match.journal if entry.point == "DEC-11"][:1] == ["end"]


def test_the_last_answer_can_be_taken_back() -> None:
    """`u` takes back and asks anew, `U` gives it again; with nothing to take back it says so."""
    sitting = _sitting("Ada", "Ben")
    text = _said(sitting, "u", "1", "u", "U", "U")
    assert "There is nothing to undo." in text
    assert "Undone. U redoes it." in text
    assert "There is nothing to redo." in text
    assert len(sitting.session.match.journal) == 1


def test_taking_back_what_showed_something_hidden_is_asked_twice() -> None:
    """Alone one may go back past something hidden, but only after a second `u`."""
    sitting = _sitting("Ada", **ALONE)
    session, text = sitting.session, Script(())
    numbers = _numbers(text, 3)

    def until_revealed() -> Iterator[str]:
        while not session.undo_reveals():
            yield next(numbers)
        before.append(len(session.match.journal))
        yield "u"
        before.append(len(session.match.journal))
        yield "u"

    before: list[int] = []
    text.goes_on(until_revealed())
    play(sitting, text.talk)
    assert "u again undoes it." in text.text()
    assert before[0] == before[1] > len(session.match.journal)


@pytest.mark.parametrize("end", [(), ("q",)], ids=["end of input", "q"])
def test_leaving_saves(end: tuple[str, ...]) -> None:
    """`q`, or the end of the input, leaves the game on disk; it goes on at the same question."""
    sitting = _sitting("Ada", "Ben")
    _said(sitting, "1", *end)
    sitting.saving.release()
    again = old_game(sitting.saving.path).session
    assert again.question == sitting.session.question
    assert len(again.match.journal) == 1


def test_nobody_hears_the_cards_of_another() -> None:
    """Before the next person's cards a line has to be entered, and until then none of them was said."""
    sitting = _sitting("Ada", "Ben")
    session = sitting.session
    own = _labels(sitting)
    script = Script(_while(lambda: not session.waits_for_other(), *FIRST))
    play(sitting, script.talk)
    assert session.waits_for_other()
    assert "Pass the keyboard to Ben." in script.said[-1]
    session.pass_keyboard()
    secret = _labels(sitting) - own
    assert secret
    assert not [label for label in secret if label in script.text()]


@pytest.mark.parametrize("answers", [None, (), ("1",)], ids=["new", "before the first answer", "after it"])
def test_whoever_opens_a_game_of_several_is_asked_first(answers: tuple[str, ...] | None) -> None:
    """A game of several persons, new or old, says who decides and waits for Enter; open play does not wait."""
    sitting = _begun("Ada", "Ben")
    if answers is not None:
        _said(sitting, "", *answers)
        sitting.saving.release()
        sitting = old_game(sitting.saving.path)
    first = _said(sitting)
    assert first.endswith("how to play.\nAda decides. Press Enter when nobody else is looking. ")
    assert "which" not in first
    assert "which one do you" in " ".join(_said(sitting, "").split())
    sitting = _begun("Ada", "Ben")
    sitting.session.is_open = True
    assert "nobody else is looking" not in _said(sitting)


@pytest.mark.parametrize("line", ["q", None])
def test_one_can_leave_at_the_curtain(line: str | None) -> None:
    """`q` or the end of the input between two persons leaves the game, and nothing of the next hand is said."""
    sitting = _sitting("Ada", "Ben")
    lines = [*FIRST, *([line] if line else [])]
    assert _said(sitting, *lines).endswith("Pass the keyboard to Ben. Press Enter when nobody else is looking. ")


def test_on_a_screen_the_past_is_pushed_out_of_sight() -> None:
    """Between two persons at one screen, Enter turns a page of more empty lines than a screen has."""
    sitting = _sitting("Ada", "Ben")
    script = Script(_while(lambda: sitting.session.viewer == 1, *FIRST), is_screen=True)
    play(sitting, script.talk)
    at = next(at for at, text in enumerate(script.said) if text.startswith("Press Enter to turn the page"))
    assert script.said[at + 1 : at + 61] == [""] * 60
    assert script.said[at + 61].startswith("Pass the keyboard to Ben.")


def test_nothing_is_told_twice() -> None:
    """Whoever comes back to the keyboard hears what happened since, and nothing they have heard before."""
    sitting = _sitting("Ada", "Ben")
    script = Script([*FIRST, "", *FIRST, *["1"] * 4])
    play(sitting, script.talk)
    told = [text for text in script.said if text.startswith("  ") and " plans " in text]
    assert len(told) == 4
    assert len(set(told)) == 2


def _labels(sitting: Sitting) -> set[str]:
    return {option.label.partition(":")[0] for option in table_of(sitting).moment().options}


def _while(met: Callable[[], bool], *lines: str) -> Iterator[str]:
    for line in cycle(lines):
        if not met():
            return
        yield line


def test_a_page_of_the_rulebook_is_read_by_its_name() -> None:
    """Behind a question mark the name or the title of a page reads it whole, from the first passage to the last."""
    for name in ("first-game", "your first game"):
        text = " ".join(_said(_sitting("Ada", **ALONE), f"? {name}").split())
        assert "What it is about" in text
        assert "Five hints" in text
