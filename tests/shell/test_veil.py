"""The keyboard is being passed: a box at sea says whose turn it is and what each of the others did."""

from __future__ import annotations

import pytest

from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import Lines, plain, width
from maracaibo_tui.tui.shell.veil import BOX_CELLS, BOX_ROWS, Veil, _Did, _rows
from tests.support.screens import FOUR
from tests.support.seated import SIZES, play, referee_of, session


def _drawn(size: tuple[int, int], answers: int = 170) -> Lines:
    """Play on until the keyboard is passed, and draw what is seen then."""
    played = play(session(FOUR, Options(players=4), 5), answers, 5)
    while not played.waits_for_other():
        question = played.question
        assert question is not None
        played.answer(played.number, question.options[-1])
        played.settle()
    return _veiled(played, Veil(), size)


def _veiled(played: Session, veil: Veil, size: tuple[int, int]) -> Lines:
    return veil.draw(referee_of(played), size, "u")


def test_a_key_that_was_asked_for_once_more_is_asked_for_still() -> None:
    """Another key in between changes nothing: the one that led here opens when it is pressed again, as is said."""
    veil, played = Veil(), play(session(FOUR, Options(players=4), 5), 0)
    veil.fall("accept")
    veil.be_seen()
    assert not veil.opens("accept")
    veil.refuse()
    told = " ".join(" ".join(map(plain, _veiled(played, veil, (80, 24)))).replace("▌", " ").split())
    assert "Only Enter opens it: press it again when nobody else is looking." in told


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_box_lies_on_the_open_sea(size: tuple[int, int]) -> None:
    """It has its size everywhere, the bright edge, and the sea around it; nothing else is drawn."""
    drawn = _drawn(size)
    assert len(drawn) == size[1]
    assert {width(each) for each in drawn} == {size[0]}
    box = [each for each in drawn if "▌" in plain(each)]
    assert len(box) == min(BOX_ROWS, size[1])
    for each in drawn:
        beside = [span for span in each if span.style.endswith("on deep")]
        assert sum(len(span.text) for span in beside) == size[0] - (BOX_CELLS if "▌" in plain(each) else 0)
        assert {span.text.strip() for span in beside} <= {"", "~ ~", "~"}


def test_each_of_the_others_has_a_chip_and_what_they_did() -> None:
    """Whose turn it is stands at the head; below it a row for everybody else, in the order of their turns."""
    drawn = _drawn((80, 24))
    seats = [span.text.strip() for row in drawn for span in row if span.style.startswith("onaccent on seat")]
    assert len(seats) >= 3
    assert seats[0] not in seats[1:]
    assert len(set(seats)) == len(seats)
    text = " ".join(" ".join(map(plain, drawn)).replace("▌", " ").split())
    assert ", it is your turn. Pass the keyboard to " in text
    assert "since your last turn" in text
    assert " Enter show my cards" in text


def test_what_has_no_room_is_counted() -> None:
    """Of a long turn the first things are told, and how many more there were."""
    text = " ".join(" ".join(map(plain, _drawn((60, 18)))).replace("▌", " ").split())
    assert " more " in text


def test_great_deeds_come_before_small_ones() -> None:
    """Where not all has room purchases and the like are told first, in the order in which they were done."""
    pieces = ["sails to Havana", "gains 3 doubloons", "gains 1 VP", "buys Cocoa", "draws a card"]
    did = _Did(1, pieces, {"sails to Havana", "buys Cocoa"})
    assert _told_of(did, 1) == "A sails to Havana, buys Cocoa, 3 more"
    assert _told_of(did, 2) == f"A {', '.join(pieces)}"


def test_what_becomes_what_has_one_sign() -> None:
    """As everywhere on the screen: an arrow, not the two signs that stand for it in lines."""
    assert _told_of(_Did(1, ["fulfils the quest 2 maps -> 3 VP"], set()), 1) == "A fulfils the quest 2 maps → 3 VP"


def _told_of(did: _Did, rows: int) -> str:
    return " ".join(" ".join(map(plain, _rows(did, 50, rows))).split())
