"""A journal played again gives the same game, or the first step that differs."""

import msgspec
import pytest

from maracaibo_tui.engine.match import Entry, Match
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.record import Beginning, Record, dump, load
from maracaibo_tui.engine.record_file import RecordError
from maracaibo_tui.engine.replay import replay
from tests.support.toy.rules import Toy
from tests.support.toy.state import Divers, Opened
from tests.support.toy_saved import HEADER, PRINTED, TOY, begun


def _whole_game() -> Record[Divers]:
    start = begun(3)
    match = Match(TOY, TOY.copy(start))
    while match.question is not None:
        if not match.answer_forced():
            match.answer(match.question.options[0])
    return load(TOY, dump(TOY, match, HEADER, Beginning(start)), "0123")


RECORD = _whole_game()


def _changed(step: int, **fields: object) -> Record[Divers]:
    journal = list(RECORD.journal)
    journal[step - 1] = msgspec.structs.replace(journal[step - 1], **fields)
    return msgspec.structs.replace(RECORD, journal=tuple(journal))


def test_a_whole_game_plays_again() -> None:
    """From the first state and the journal the same last position comes about."""
    played = replay(TOY, RECORD)
    assert (played.steps, played.difference) == (len(RECORD.journal), "")
    assert TOY.digest(played.match.state) == TOY.digest(RECORD.now)


def test_it_stops_where_it_is_told() -> None:
    """Up to an answer, the position after that answer comes out; beyond the end, the last one."""
    assert len(replay(TOY, RECORD, 2).match.journal) == 2
    assert TOY.digest(replay(TOY, RECORD, 0).match.state) == TOY.digest(Match(TOY, begun(3)).state)
    assert replay(TOY, RECORD, 10_000).steps == len(RECORD.journal)


@pytest.mark.parametrize(
    "fields, sentence",
    [
        ({"answer": "eat"}, "step 2: 'eat' is not offered at "),
        ({"seat": 9}, "step 2: seat "),
        ({"point": "TOY-9"}, "step 2: seat "),
        ({"digest": "00"}, "step 2: the position after "),
        ({"auto": True}, "step 2: 'dive' is said to be given by itself at TOY-1, where somebody decides"),
    ],
)
def test_the_first_step_that_differs_is_named(fields: dict[str, object], sentence: str) -> None:
    """An answer nobody could give, another seat or decision, another position: the step says so."""
    assert replay(TOY, _changed(2, **fields)).difference.startswith(sentence)


class _Polite(Toy):
    """A game in which nobody is asked whether to dive."""

    def given(self, question: Question) -> str | None:
        """Give the first answer where a dive is possible."""
        return "dive" if question.point == "TOY-1" and "dive" in question.options else super().given(question)


def test_what_the_game_gives_by_itself_is_no_difference() -> None:
    """An answer beside which there were others counts as automatic where the game says that nobody is asked."""
    assert not replay(_Polite(PRINTED), _changed(1, auto=True)).difference
    assert replay(TOY, _changed(1, auto=True)).difference.startswith("step 1: 'dive' is said to be given by itself")


def test_another_last_position_is_noticed() -> None:
    """A journal that is too short for the saved position differs at its end."""
    short = msgspec.structs.replace(RECORD, journal=RECORD.journal[:-1])
    assert "the last position is not the saved one" in replay(TOY, short).difference


def test_answers_after_the_end_are_noticed() -> None:
    """A journal that goes on after the game is over differs there."""
    more = (*RECORD.journal, Entry(seat=1, point="TOY-1", answer="rest"))
    assert "the game is over" in replay(TOY, msgspec.structs.replace(RECORD, journal=more)).difference


def test_a_beginning_that_breaks_the_rules_is_one_sentence() -> None:
    """A file whose first state cannot be played is refused, not an error in the rules."""
    broken = begun(3)
    broken.agenda = (Opened(1, "shell/x"),)
    with pytest.raises(RecordError, match=r"its beginning is one that cannot be played on \(KeyError\)"):
        replay(TOY, msgspec.structs.replace(RECORD, beginning=Beginning(broken)))
