"""Every game in plain lines: what can be typed, and a whole game by numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice

import pytest

from maracaibo_tui.engine.title import Title
from maracaibo_tui.games import TITLES, usual
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.referee import names_of
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting
from maracaibo_tui.play.which import played_last
from maracaibo_tui.tui.plain.afterwards import OFFER
from maracaibo_tui.tui.plain.talk import Talk, answered, play
from maracaibo_tui.tui.plain.titles import chosen
from maracaibo_tui.tui.plain.words import table_of
from tests.support.any_table import BESIDE_A_BOT, TWO


class Typist:
    """Types lines one after the other and keeps what is said."""

    def __init__(self, lines: Iterator[str]) -> None:
        """Type these."""
        self._lines = lines
        self.said: list[str] = []

    def types(self, lines: Iterator[str]) -> None:
        """Type these instead."""
        self._lines = lines

    def talk(self) -> Talk:
        """Give both ends of the conversation."""
        return Talk(self._hear, self.said.append)

    def _hear(self, prompt: str) -> str | None:
        self.said.append(prompt)
        return next(self._lines, None)

    @property
    def text(self) -> str:
        """All that was said."""
        return "\n".join(self.said)


def first_answers(said: Sequence[str]) -> Iterator[str]:
    """Give the number of the first answer of every question that is said, and Enter where there is none."""
    heard = 0
    while True:
        numbers = [line.split()[0] for line in said[heard:] if re.match(r" ?\d+  \S", line)]
        heard = len(said)
        yield numbers[0] if numbers else ""


def _sitting(title: Title, seats: tuple[Seat, ...]) -> Sitting:
    return SetUp(title).begin(Plan(seats=seats, chosen={"start": "listed"}, seed=5))


def _typed(title: Title, lines: list[str], seats: tuple[Seat, ...] = BESIDE_A_BOT) -> str:
    typist, sitting = Typist(iter(lines)), _sitting(title, seats)
    play(sitting, typist.talk())
    sitting.saving.release()
    return typist.text


@pytest.mark.parametrize("seats", [BESIDE_A_BOT, TWO], ids=["beside a bot", "two persons"])
def test_a_whole_game_is_played_by_numbers(title: Title, seats: tuple[Seat, ...]) -> None:
    """The first answer again and again leads to the end, which says who won."""
    typist, sitting = Typist(iter(())), _sitting(title, seats)
    typist.types(first_answers(typist.said))
    assert play(sitting, typist.talk())
    sitting.saving.release()
    assert "The game is over." in typist.text
    *_rows, won = title.words().ended(
        sitting.terms.game.printed,
        sitting.referee.view,
        names_of(title, sitting.session.seats),
        [each.event for each in sitting.referee.log],
    )
    # What is offered after that stands behind it.
    assert won.split()[0] in [line for line in typist.said if line != OFFER][-1]
    # No line is too long for a terminal, and no sign is left that a voice would stumble over.
    assert not [line for line in typist.said if len(line) > 80 or "->" in line]


def test_of_a_long_list_the_best_come_first_and_the_rest_when_asked_for(
    title: Title, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every question one answer and what ends it are said, if no more may be, and one more at every `more`."""
    for most in ("listing.MOST", "listing.FIRST", "questions.MOST"):
        monkeypatch.setattr(f"maracaibo_tui.tui.plain.{most}", 1)
    sitting = _sitting(title, BESIDE_A_BOT)
    table, is_cut = table_of(sitting), False
    table.referee.begin()
    for _ in range(100):
        moment = table.moment()
        if moment.question is None:
            break
        answers = {f"{moment.number(at)}": option for at, option in enumerate(moment.options) if not option.group}
        passes = title.sight.passes(moment.question)
        ends = {number for number, option in answers.items() if option.hands_in[0] in passes}
        pages = [_numbers(answered(table, ""))]
        while table.left:
            pages.append(_numbers(answered(table, "more")))
        assert sorted(chain(*pages)) == sorted(answers)
        assert {*pages[0]} >= ends
        assert len(pages) == max(len(answers) - len(ends), 1)
        is_cut = is_cut or len(pages) > 1
        list(answered(table, pages[-1][0]))
    assert is_cut
    sitting.saving.release()


def _numbers(said: Iterable[str]) -> list[str]:
    return [found[1] for line in said if (found := re.match(r" ?(\d+)  \S", line))]


def test_everything_can_be_asked_for(title: Title) -> None:
    """Help, rule, consequence, search, position and its parts, log, reasons and hint have something to say."""
    parts = [f"p {word}" for word in title.words().POSITION if word]
    asked = ["h", "?", "? 1", "? first-game", "/ game", "p", *parts, "g", "n", "i"]
    for line in asked:
        before, after = _typed(title, ["", "q"]), _typed(title, [line, "q"])
        assert len(after) > len(before) - len(_typed(title, ["q"])), line
        assert "There is no" not in after or line == "n", line


def test_an_answer_is_taken_back_and_given_again(title: Title) -> None:
    """`u` takes back, `U` gives it again, and each says so."""
    text = _typed(title, ["1", "u", "u", "U", "q"])
    assert "Undone" in text
    assert "nothing to do again" not in text


def test_the_veil_falls_between_two_persons(title: Title) -> None:
    """Before the next person's question a page is turned and the name is said."""
    typist, sitting = Typist(iter(())), _sitting(title, TWO)
    typist.types(chain([""], islice(first_answers(typist.said), 6), ["q"]))
    play(sitting, typist.talk())
    sitting.saving.release()
    text = typist.text
    assert "Ada decides. Press Enter when nobody else is looking." in text
    assert "Pass the keyboard to Ben. Press Enter when nobody else is looking." in text


def test_a_new_game_is_begun_by_questions(title: Title) -> None:
    """Every game has the same page, with its own word for a seat and its own choices."""
    typist = Typist(iter([title.name, "new", "1", "Ada, weak", ""]))
    sitting = chosen(typist.talk(), played_last())
    assert sitting is not None
    sitting.saving.release()
    assert f"A new game of {title.name}." in typist.text
    assert f"1  {title.seat.capitalize()}s: " in typist.text
    assert sorted(seat.bot for seat in sitting.session.seats) == ["", "busy"]
    assert sitting.title.id == title.id
    for line in ("saves", "look 1", "settings", "rules", "? first-game"):
        assert chosen(Typist(iter([title.name, line, "q"])).talk(), title) is None


def test_every_title_is_a_word(title: Title) -> None:
    """On the first page the name of a game turns to it; names begin a game of it."""
    typist = Typist(iter([title.name, "Ada,Ben"]))
    sitting = chosen(typist.talk(), played_last())
    assert sitting is not None
    sitting.saving.release()
    assert sitting.title.id == (title.id if len(TITLES) > 1 else usual())
