"""Nonsense at the keyboard: single bytes, torn sequences, reports nobody asked for, pastes without end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from tests.edge.terminal import (
    FIRST_QUESTION,
    PROGRAM,
    TWO,
    Terminal,
    processor_seconds,
    resident_megabytes,
    terminal,
)

# Beginnings of what terminals send, so that nonsense reaches the corners of the parser.
PIECES = (
    b"\x1b", b"\x1b[", b"\x1b[<", b"\x1b[?", b"\x1b]", b"\x1bP", b"\x1bO", b"\x1b[200~", b"\x1b[201~", b"M", b"m", b"u",
    b"t", b"R", b"~", b";", b":", b"9", b"0", b"99999999", b"48;", b"-1", b"\xff", b"\xc0\xaf", b"\xe2\x82", b"\x00",
    b"\xf0\x9f\x92\xa9", b"\xed\xa0\x80", b"\x9b", b"$y", b"?2026;1$y", b"?2048;2$y", b"I", b"O", b"\x1b[I", b"\x1b[O",
    b"\x1b[<0;5;5M", b"\x1b[<0;5;5m", b"\x1b[M !!", b"\x1b[<35;9999;9999M", b"\x1b[48;20;20;0;0t", b"\x1b[13;5u",
    b"\x1b[1;1R", b"\x1b]52;c;AAAA\x07", b"\x1b]11;rgb:0/0/0\x1b\\", b"\x1bP>|x\x1b\\", b"\x1b[?64;1;2c", b"\x1b\x1b",
    b"\x1b[200~" + b"x" * 5000 + b"\x1b[201~", b"\x1b[200~" + "Grüße".encode() + b"\x1b[201~", b"\r", b"1", b"/", b"?",
)  # fmt: skip
STARTS = {
    "title": (PROGRAM, "Quit"),
    "table": (TWO, FIRST_QUESTION),
    "Jean": ((*PROGRAM, "play", "--solo", "2", "--seed", "1"), FIRST_QUESTION),
}
PASTES = {"bracketed": b"\x1b[200~%b\x1b[201~", "endless": b"\x1b[200~%b", "bare": b"%b"}
"""How terminals send what is pasted."""
_LEAVES = frozenset(b"q\x03\x11")
"""Keys that leave the game are tried on their own."""
_BATCH = 40


def strings(chance: random.Random) -> Iterator[bytes]:
    """Make nonsense without end; none of it leaves the game on purpose."""
    while True:
        raw = bytes([chance.randrange(256) for _ in range(chance.randrange(1, 9))])
        made = raw if chance.random() < 0.3 else b"".join(chance.choices(PIECES, k=chance.randrange(1, 7)))
        if not _LEAVES & set(made):
            yield made


def put_away(held: Terminal) -> None:
    """End a paste or a sequence that was begun, then put away pages and questions."""
    held.keys(b"\x1b[201~")
    for _ in range(4):
        held.keys(b"\x1b")
        held.until_quiet()


def answers_again(held: Terminal) -> None:
    """See that the table is there, with whatever lies upon it put away, and still takes keys."""
    put_away(held)
    assert held.process.poll() is None, f"It has ended with {held.process.returncode}."
    assert not held.picture.foreign, f"Sent what is not ours: {held.picture.foreign[:3]}"
    held.resize(59, 17)
    held.until("too small")


def trial(home: Path, start: str, seed: int, count: int) -> int:
    """Type so many strings, until the program is left by one of the pages; give how many it took."""
    command, sight = STARTS[start]
    nonsense = strings(random.Random(seed))  # noqa: S311 - nonsense, not secrets
    done = 0
    with terminal(command, home) as held:
        held.until(sight)
        while done < count and held.process.poll() is None:
            # What was typed last may have ended the program by its menu.
            with suppress(OSError):
                held.keys(b"".join([next(nonsense) for _ in range(min(_BATCH, count - done))]))
            done += min(_BATCH, count - done)
            held.until_still()
        if held.process.poll() is None:
            put_away(held)
            held.leave()
        assert held.ended() == 0, f"It has ended with {held.process.returncode}: {held.picture.text()[-300:]}"
        assert not held.picture.foreign, f"Sent what is not ours: {held.picture.foreign[:3]}"
        assert not (home / "reports").exists(), "The program has failed."
    return done


def pasted(home: Path, wrapped: bytes) -> tuple[float, float]:
    """Paste a million letters at the table; give the processor time and the memory that this took."""
    with terminal(TWO, home) as held:
        held.until(FIRST_QUESTION)
        used = processor_seconds(held.process.pid)
        held.keys(wrapped % (b"abcde" * 200_000))
        answers_again(held)
        return processor_seconds(held.process.pid) - used, resident_megabytes(held.process)


def searched(home: Path) -> float:
    """Paste thousands of letters into the search; give the processor time until what can be typed of them is there."""
    with terminal(TWO, home) as held:
        held.until(FIRST_QUESTION)
        held.keys("/")
        held.until("Search")
        held.until_quiet()
        used = processor_seconds(held.process.pid)
        held.keys(b"\x1b[200~" + b"qwertz " * 500 + b"\x1b[201~")
        held.until("qwertz qwertz")
        held.until_quiet()
        return processor_seconds(held.process.pid) - used
