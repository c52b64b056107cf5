"""A match is written and read back so that it goes on as before; whatever is wrong with a file is one sentence."""

import base64
import json
import zlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.record import Record, dump, load, resume
from maracaibo_tui.engine.record_file import FORMAT, MOST_BYTES, RecordError, read_header
from maracaibo_tui.engine.sealing import MOST_UNPACKED, sealed, unsealed
from tests.support.mended import reclosed, resealed
from tests.support.toy.state import Divers, Opened
from tests.support.toy_saved import HEADER, SHELLS, TOY, file_of, played


def _refused(data: bytes) -> str:
    with pytest.raises(RecordError) as error:
        resume(TOY, load(TOY, data, "0123"))
    assert "\n" not in str(error.value)
    return str(error.value)


def test_the_header_can_be_read_by_everybody() -> None:
    """Who plays what, with which pack and rules and how far, stands in plain JSON."""
    data = file_of("dive", "keep")
    assert json.loads(data)["header"] == {
        "game": "toy",
        "rules": "1",
        "pack": "sea",
        "pack_version": "1.0.0",
        "pack_folder": "",
        "content": "0123",
        "options": {"players": 2, "story": False},
        "seats": ["Ada", "Ben"],
        "colours": [],
        "kind": "table",
        "day": "",
        "campaign": "",
        "number": 0,
        "standing": [],
        "turn": [2],
        "answers": 2,
        "over": False,
        "reveals_taken_back": 0,
    }
    assert read_header(data).seats == ("Ada", "Ben")


def test_what_was_revealed_and_taken_back_stays_in_the_file() -> None:
    """Anybody may read how often; it is carried on from file to file and grows with what is taken back since."""
    match, beginning = played("dive")
    data = b""
    for times in (1, 2, 3):
        assert match.undo(past_reveals=True)
        match.answer("dive")
        data = dump(TOY, match, HEADER if times == 1 else read_header(data), beginning)
        assert read_header(data).reveals_taken_back == times
        match = resume(TOY, load(TOY, data, "0123"))


def test_a_file_that_counts_no_reveals_has_none() -> None:
    """Files from before this was counted are read as ever."""
    data = reclosed(file_of("dive"), lambda file: file["header"].pop("reveals_taken_back"))
    assert load(TOY, data, "0123").header.reveals_taken_back == 0


def test_a_glance_into_the_file_shows_nothing_hidden() -> None:
    """States, journal and seed are packed; outside there are header, format and checksum only."""
    file = json.loads(file_of("dive"))
    assert set(file) == {"format", "header", "sealed", "check"}
    assert all(line.isascii() and len(line) <= 100 for line in file["sealed"])


def test_the_journal_is_one_line_an_answer() -> None:
    """Unpacked, a line names seat, answer and decision, and where a turn began the digest of its state."""
    packed = json.loads(unsealed(json.loads(file_of("dive", "keep"))["sealed"]))
    match, _ = played("dive", "keep")
    assert packed["journal"] == ["1 dive TOY-1", f"1 keep TOY-2 ={TOY.digest(match.state)}"]


@given(st.integers(0, 99), st.lists(st.integers(0, 9), max_size=30))
def test_a_match_read_back_goes_on_exactly_as_before(seed: int, picks: list[int]) -> None:
    """After every answer of a game: same state, question, journal, turn's start, steps to undo, and same file again."""
    match, beginning = played(seed=seed)
    for pick in picks:
        if match.question is None:
            break
        match.answer(match.question.options[pick % len(match.question.options)])
        data = dump(TOY, match, HEADER, beginning)
        record = load(TOY, data, "0123")
        again = resume(TOY, record)
        assert (TOY.digest(again.state), again.question) == (TOY.digest(match.state), match.question)
        assert again.journal == match.journal
        assert TOY.digest(again.turn_start) == TOY.digest(match.turn_start)
        assert (record.beginning.seed, record.lost, record.notes) == (seed, "", ())
        assert dump(TOY, again, record.header, record.beginning) == data
        _undone_alike(match, again)
        assert TOY.digest(match.state) == TOY.digest(again.state)
        match = resume(TOY, record)


def _undone_alike(match: Match[Divers], again: Match[Divers]) -> None:
    """Within the turn both go back alike; what happened in earlier turns stays in the match that read it back."""
    for _ in range(len(again.steps)):
        assert match.undo(past_reveals=True) == again.undo(past_reveals=True)
        assert (TOY.digest(match.state), match.question) == (TOY.digest(again.state), again.question)
    assert not again.steps


def test_every_flipped_bit_is_noticed() -> None:
    """A file in which one bit is not what was written is refused, wherever the bit stands."""
    data = file_of("dive")
    for position in range(len(data)):
        damaged = bytearray(data)
        damaged[position] ^= 1 << position % 8
        _refused(bytes(damaged))


def test_every_shortened_file_is_noticed() -> None:
    """A file that ends too early is refused and said to be cut short, wherever it ends."""
    data = file_of("dive")
    for length in range(len(data)):
        assert "cut short" in _refused(data[:length])


@pytest.mark.parametrize(
    "data",
    [b" ", b"nothing", b"\xff\xfe", b"[" * 100_000, b"[]", b"{}", b'{"format": true}', b'{"format": "1"}', b"null"],
)
def test_what_is_no_saved_game_is_said_to_be_none(data: bytes) -> None:
    """Empty, no JSON, no UTF-8, nested without end, or JSON about something else: one sentence, no traceback."""
    assert _refused(data) == "it is no saved game"


def test_a_file_beyond_all_measure_is_not_parsed() -> None:
    """No game is that long."""
    assert _refused(b" " * (MOST_BYTES + 1)).startswith(f"it has {MOST_BYTES + 1} bytes")


def test_a_format_of_the_future_asks_for_a_newer_program() -> None:
    """The format number is looked at before anything that it may have changed."""
    assert _refused(b'{"format": 99}') == f"it has format 99, this program reads up to {FORMAT}: install a newer one"


def test_a_format_without_a_way_asks_for_an_older_program() -> None:
    """Where no migration leads out of an old format, the sentence says so."""
    data = reclosed(file_of(), lambda file: file.update(format=-3))
    assert "format -3, which is too old" in _refused(data)


def test_an_old_format_is_led_to_the_new_one() -> None:
    """A migration works on plain dicts, the packed part unpacked; here one whose seats had another name."""

    def make_old(file: dict[str, Any]) -> None:
        file["format"] = FORMAT - 1
        file["header"]["divers"] = file["header"].pop("seats")

    def out_of_old(file: dict[str, Any]) -> dict[str, Any]:
        header = dict(file["header"])
        header["seats"] = header.pop("divers")
        assert file["sealed"]["journal"] == ["1 dive TOY-1"]
        return {**file, "header": header}

    old = reclosed(file_of("dive"), make_old)
    record = load(TOY, old, "0123", migrations={FORMAT - 1: out_of_old})
    assert record.header.seats == ("Ada", "Ben")
    match, _ = played("dive")
    assert TOY.digest(resume(TOY, record).state) == TOY.digest(match.state)


def test_a_foreign_game_is_named() -> None:
    """A file of another game says which."""
    data = reclosed(file_of(), lambda file: file["header"].update(game="ludo"))
    assert _refused(data) == "it is a game of 'ludo', and this is 'toy': choose another file"


def test_other_rules_and_other_content_are_noted() -> None:
    """A game goes on under other rules or another content, and says that they are others."""
    data = reclosed(file_of("dive"), lambda file: file["header"].update(rules="0.9"))
    record = load(TOY, data, "4567")
    assert record.notes == (
        "It was played by rules 0.9; it goes on by rules 1.",
        ("Since it was played the content of 'sea' has changed (it was version 1.0.0): it goes on with the new one."),
    )
    assert resume(TOY, record).question is not None


def test_an_address_that_is_gone_offers_the_start_of_the_turn() -> None:
    """Where an open effect is no longer printed, the state now is refused and the turn can be played again."""
    match, beginning = played("rest", "dive")
    match.state.agenda = (*match.state.agenda[:-1], Opened(2, f"shell/{SHELLS + 5}"))
    record = load(TOY, dump(TOY, match, HEADER, beginning), "0123")
    assert record.lost.startswith(f"its position needs 'shell/{SHELLS + 5}', which this content does not have")
    with pytest.raises(RecordError, match="it can go on from the start of the turn"):
        resume(TOY, record)
    again = resume(TOY, record, from_turn_start=True)
    assert [entry.answer for entry in again.journal] == ["rest"]
    assert TOY.digest(again.state) == TOY.digest(match.turn_start)


def test_without_any_way_to_go_on_the_sentence_says_why() -> None:
    """If the turn's start needs what is gone as well, nothing is offered."""
    match, beginning = played("dive")
    match.state.agenda = match.turn_start.agenda = (Opened(1, "shell/77"),)
    assert "play it with its own" in _refused(dump(TOY, match, HEADER, beginning))


@pytest.mark.parametrize(
    "change, sentence",
    [
        (lambda file: file["header"].update(seats="Ada"), "it is damaged: Expected `array`, got `str`"),
        (lambda file: file["header"].pop("pack"), "it is damaged: Object missing required field `pack`"),
        (lambda file: file.update(more=1), "it is damaged: Object contains unknown field `more`"),
        (lambda file: file.update(sealed=["?"]), "it is damaged: its packed part cannot be unpacked"),
        (lambda file: file["sealed"].pop(), "it is damaged: its packed part"),
        (lambda file: file.update(sealed=sealed(b"[]")), "it is damaged: Expected `object`, got `array`"),
    ],
)
def test_a_wrong_file_with_a_right_checksum_is_one_sentence(change: Callable[[Any], None], sentence: str) -> None:
    """Somebody who mends the checksum still gets wrong types, unknown fields and broken packing named."""
    assert _refused(reclosed(file_of("dive"), change)).startswith(sentence)


@pytest.mark.parametrize(
    "change, sentence",
    [
        (lambda inside: inside["now"].update(turn="1"), "the position in it cannot be read: Expected `int`"),
        (lambda inside: inside["now"].update(turn=2), "it is damaged: its position is not the one that was written"),
        (lambda inside: inside["journal"].append("dive!"), "line 2 of its journal reads 'dive!'"),
        (lambda inside: inside["start"].pop("bag"), "the beginning in it cannot be read: Object missing"),
        (lambda inside: inside["turn_start"].update(agenda=[{"type": "Nap"}]), "the start of the turn in it cannot"),
    ],
)
def test_a_wrong_state_inside_is_one_sentence(change: Callable[[Any], None], sentence: str) -> None:
    """The packed part is checked as strictly as the rest."""
    assert _refused(resealed(file_of("dive"), change)).startswith(sentence)


def test_a_small_file_that_unpacks_to_a_mountain_is_refused() -> None:
    """Unpacking stops where no game could be that large."""
    bomb = base64.b64encode(zlib.compress(bytes(MOST_UNPACKED + 1), 9)).decode("ascii")
    assert "holds more than any game does" in _refused(reclosed(file_of(), lambda file: file.update(sealed=[bomb])))


def test_a_turn_that_rules_play_differently_now_keeps_its_state() -> None:
    """If the turn cannot be replayed, the state now counts; only the steps of undo are gone."""
    match, beginning = played("rest", "dive")
    record = load(TOY, dump(TOY, match, HEADER, beginning), "0123")
    changed = msgspec.structs.replace(record, journal=(record.journal[0], record.journal[0]))
    again = resume(TOY, changed)
    assert TOY.digest(again.state) == TOY.digest(match.state)
    assert TOY.digest(again.turn_start) == TOY.digest(match.turn_start)
    assert again.steps == []


def test_a_position_that_breaks_the_rules_is_one_sentence() -> None:
    """A file whose state cannot be asked about is refused when somebody wants to go on with it."""
    match, beginning = played()
    record: Record[Divers] = load(TOY, dump(TOY, match, HEADER, beginning), "0123")
    broken = TOY.copy(record.now)
    broken.agenda = (Opened(1, "shell/x"),)
    with pytest.raises(RecordError, match=r"cannot be played on \(KeyError\)"):
        resume(TOY, msgspec.structs.replace(record, now=broken, turn_start=broken))
