"""What comes in from the keyboard side: any byte, any nonsense, long pastes."""

from pathlib import Path

import pytest

from maracaibo_tui.tui.screen.edge.inlet import Inlet, Pasted
from tests.edge.nonsense import PASTES, STARTS, answers_again, pasted, searched, trial
from tests.edge.terminal import FIRST_QUESTION, TWO, resident_megabytes, terminal


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
        answers_again(held)


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


@pytest.mark.parametrize("start", STARTS)
def test_nonsense_is_taken(start: str, home: Path) -> None:
    """No string of bytes and half sequences ends the program, floods it or draws outside of the picture."""
    assert trial(home, start, seed=1, count=120) > 0


@pytest.mark.parametrize("how", PASTES)
def test_a_paste_of_megabytes_is_dropped(how: str, home: Path) -> None:
    """Of a million pasted letters little is kept, however the terminal sends them; `make bench` says what they cost."""
    _seconds, megabytes = pasted(home, PASTES[how])
    assert megabytes < 80


def test_a_long_paste_into_the_search_is_cut(home: Path) -> None:
    """Of a paste of thousands of letters only those are searched for that can be typed; `make bench` measures it."""
    searched(home)


@pytest.mark.parametrize("claim", [b"\x1b[48;20000;20000;0;0t", b"\x1b[48;1;1;1;1t", b"\x1b[48;0;0;0;0t"])
def test_a_typed_size_changes_nothing(claim: bytes, home: Path) -> None:
    """What looks like a report of the size is none: the size is told by the system alone."""
    with terminal(TWO, home) as held:
        before = held.until(FIRST_QUESTION) and held.until_quiet()
        held.keys(claim)
        assert held.until_quiet() == before
        assert resident_megabytes(held.process) < 80


def _came(inlet: Inlet, data: bytes, size: int) -> list[str | Pasted]:
    """Feed bytes in portions of a size; what is typed in several portions comes as one."""
    came: list[str | Pasted] = []
    for piece in [each for at in range(0, len(data), size) for each in inlet.pieces(data[at : at + size])]:
        if isinstance(piece, str) and came and isinstance(came[-1], str):
            came[-1] += piece
        else:
            came.append(piece)
    return came


@pytest.mark.parametrize("size", [1, 2, 3, 7, 4096])
def test_a_short_paste_arrives_whole(size: int) -> None:
    """However the bytes of a paste are cut up, it comes in one piece between what was typed before and after."""
    data = "vorher\x1b[200~Grüße aus Maracaibo\x1b[201~nachher".encode()
    inlet = Inlet()
    assert _came(inlet, data, size) == ["vorher", Pasted("Grüße aus Maracaibo"), "nachher"]
    assert not inlet.is_pasting


@pytest.mark.parametrize("size", [1, 5, 64, 4096])
def test_a_long_paste_is_dropped(size: int) -> None:
    """Of a long paste nothing is kept, and what is typed afterwards arrives."""
    inlet = Inlet(longest=100)
    assert _came(inlet, b"\x1b[200~" + b"x" * 100_000 + b"\x1b[201~after", size) == ["after"]


@pytest.mark.parametrize("within", ["\x1b", "\x1b[20", "\x1b[200~", "\x1b[2\x1b[20", "\x1b]0;", "q\r"])
@pytest.mark.parametrize("size", [1, 4, 4096])
def test_nothing_in_a_paste_is_a_key_or_keeps_it_open(within: str, size: int) -> None:
    """Keys and torn sequences in a paste stay in it, and its end is its end."""
    data = f"\x1b[200~{within}\x1b[201~q".encode()
    assert _came(Inlet(), data, size) == [Pasted(within), "q"]


@pytest.mark.parametrize("typed", ["\x1b", "\x1b[", "\x1b[2", "\x1b[20"])
def test_half_a_mark_is_typed_when_nothing_follows(typed: str) -> None:
    """What may become the mark of a paste is held back for a moment only."""
    inlet = Inlet()
    assert not inlet.pieces(typed.encode())
    assert inlet.is_holding
    assert inlet.ended() == [typed]
    assert not inlet.is_holding


def test_a_paste_without_an_end_ends_when_nothing_follows() -> None:
    """A terminal that forgets the end of a paste takes no keys away."""
    inlet = Inlet()
    assert not inlet.pieces(b"\x1b[200~abc\x1b[20")
    assert inlet.ended() == [Pasted("abc\x1b[20")]
    assert inlet.pieces(b"q") == ["q"]


def test_a_paste_without_marks_is_told_by_its_length() -> None:
    """More than anybody types at once is dropped, the paste after it is not."""
    inlet = Inlet()
    assert not inlet.pieces(b"u" * 4000)
    assert inlet.pieces(b"u" * 4000 + b"\x1b[200~text\x1b[201~") == [Pasted("text")]


def test_bad_bytes_become_a_sign() -> None:
    """Bytes that are no UTF-8, also half characters, are shown as such and swallow nothing after them."""
    inlet = Inlet()
    assert inlet.pieces(b"a\xffb\xc0\xafc") == ["a\ufffdb\ufffd\ufffdc"]
    assert inlet.pieces(b"\xe2\x82") + inlet.pieces(b"d") == ["\ufffdd"]
