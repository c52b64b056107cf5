"""What comes in from the keyboard side: any byte, any nonsense, long pastes."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from maracaibo_tui.tui.edge.inlet import Inlet
from tests.edge.terminal import FIRST_QUESTION, TWO, Terminal, processor_seconds, resident_megabytes, terminal
from tests.support.torture import times

# Beginnings of what terminals send, so that nonsense reaches the corners of the parser.
PIECES = [
    b"\x1b", b"\x1b[", b"\x1b[<", b"\x1b[?", b"\x1b]", b"\x1bP", b"\x1bO", b"\x1b[200~", b"\x1b[201~", b"M", b"m", b"u",
    b"t", b"R", b"~", b";", b":", b"9", b"0", b"99999999", b"48;", b"-1", b"\xff", b"\xc0\xaf", b"\xe2\x82", b"\x00",
    b"\xf0\x9f\x92\xa9", b"\xed\xa0\x80", b"\x9b", b"$y", b"?2026;1$y", b"?2048;2$y", b"I", b"O",
]  # fmt: skip


def _answers_again(held: Terminal) -> None:
    """See that the table is there, with whatever lies upon it put away, and still takes keys."""
    # Ends a paste or a sequence that was begun, then puts away pages and questions.
    held.keys(b"\x1b[201~")
    for _ in range(4):
        held.keys(b"\x1b")
        held.until_quiet()
    assert held.process.poll() is None
    assert not held.picture.foreign
    held.resize(59, 17)
    held.until("too small")


def _nonsense(chance: random.Random) -> Iterator[bytes]:
    while True:
        raw = bytes([chance.randrange(256) for _ in range(chance.randrange(1, 9))])
        yield raw if chance.random() < 0.3 else b"".join(chance.choices(PIECES, k=chance.randrange(1, 7)))


def _is_harmless(data: bytes) -> bool:
    # Leaving the game is not what is tried here.
    return not set(data) & set(b"q\x03\x11")


def test_every_byte_is_taken(home: Path) -> None:
    """None of the 256 bytes alone, valid or not, ends the program."""
    with terminal(TWO, home) as held:
        held.until(FIRST_QUESTION)
        for byte in range(256):
            if _is_harmless(bytes([byte])):
                held.keys(bytes([byte]))
        _answers_again(held)


@pytest.mark.parametrize("keys", ["qqqq", "q\r\r\r", "q1111", "?q:qMqgq", "\x03\x03\x03"])
def test_keys_in_haste_do_no_harm(keys: str, home: Path) -> None:
    """Keys typed faster than screens change are lost or reach the next screen; none is answered twice."""
    with terminal(TWO, home) as held:
        held.until(FIRST_QUESTION)
        held.keys(keys)
        held.until_quiet()
        if held.process.poll() is None:
            held.leave()
        assert held.ended() == 0
        assert not (home / "reports").exists()


@pytest.mark.parametrize("seed", range(times(2, 20)))
def test_nonsense_is_taken(seed: int, home: Path) -> None:
    """No string of bytes and half sequences ends the program, floods it or draws outside of the picture."""
    chance = random.Random(seed)  # noqa: S311 - nonsense, not secrets
    with terminal(TWO, home) as held:
        held.until(FIRST_QUESTION)
        strings = (data for data in _nonsense(chance) if _is_harmless(data))
        for _, data in zip(range(times(300, 5000)), strings, strict=False):
            held.keys(data)
            while held.is_anything_sent(within=0):
                pass
        _answers_again(held)


@pytest.mark.parametrize(
    "wrapped", [b"\x1b[200~%b\x1b[201~", b"\x1b[200~%b", b"%b"], ids=["bracketed", "endless", "bare"]
)
def test_a_paste_of_megabytes_is_dropped(wrapped: bytes, home: Path) -> None:
    """Five million pasted letters cost little time and memory, however the terminal sends them."""
    with terminal(TWO, home) as held:
        held.until(FIRST_QUESTION)
        used = processor_seconds(held.process)
        held.keys(wrapped % (b"abcde" * times(200_000, 1_000_000)))
        _answers_again(held)
        assert processor_seconds(held.process) - used < times(3, 6)
        assert resident_megabytes(held.process) < 80


@pytest.mark.parametrize("claim", [b"\x1b[48;20000;20000;0;0t", b"\x1b[48;1;1;1;1t", b"\x1b[48;0;0;0;0t"])
def test_a_typed_size_changes_nothing(claim: bytes, home: Path) -> None:
    """What looks like a report of the size is none: the size is told by the system alone."""
    with terminal(TWO, home) as held:
        before = held.until(FIRST_QUESTION) and held.until_quiet()
        held.keys(claim)
        assert held.until_quiet() == before
        assert resident_megabytes(held.process) < 80


@pytest.mark.parametrize("pieces", [1, 2, 3, 7, 4096])
def test_a_short_paste_arrives_whole(pieces: int) -> None:
    """However the bytes of a paste are cut up, text and marks come out as they went in."""
    data = "vorher\x1b[200~Grüße aus Maracaibo\x1b[201~nachher".encode()
    inlet = Inlet()
    came = "".join([inlet.text(data[at : at + pieces]) for at in range(0, len(data), pieces)])
    assert came.encode() == data
    assert not inlet.is_pasting


@pytest.mark.parametrize("pieces", [1, 5, 64, 4096])
def test_a_long_paste_is_cut_short_and_ends(pieces: int) -> None:
    """Of a long paste little is kept, its end mark is, and what is typed afterwards arrives."""
    data = b"\x1b[200~" + b"x" * 100_000 + b"\x1b[201~after"
    inlet = Inlet(longest=100)
    came = "".join([inlet.text(data[at : at + pieces]) for at in range(0, len(data), pieces)])
    assert came.endswith("\x1b[201~after")
    assert len(came) < 100 + 2 * pieces + 30


def test_a_paste_without_marks_is_told_by_its_length() -> None:
    """More than anybody types at once is dropped, the paste after it is not."""
    inlet = Inlet()
    assert not inlet.text(b"u" * 4000)
    assert inlet.text(b"u" * 4000 + b"\x1b[200~text\x1b[201~") == "\x1b[200~text\x1b[201~"


def test_bad_bytes_become_a_sign() -> None:
    """Bytes that are no UTF-8, also half characters, are shown as such and swallow nothing after them."""
    inlet = Inlet()
    assert inlet.text(b"a\xffb\xc0\xafc") == "a\ufffdb\ufffd\ufffdc"
    assert inlet.text(b"\xe2\x82") + inlet.text(b"d") == "\ufffdd"
