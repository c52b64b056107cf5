"""The analysis of a game that is over, made in a process of its own and kept beside the saved game (RIV-55).

It tells what it has looked at line by line; whoever started it may stop it at any time, or go away.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from maracaibo_tui.cabinet.saved import Opened, open_saved
from maracaibo_tui.engine.advice import Reason, in_halves, in_short
from maracaibo_tui.library.whole_file import replacing
from maracaibo_tui.players.analysis import analysed, given_by
from maracaibo_tui.players.costly import OTHERS, Costly, Given
from maracaibo_tui.players.hinting import named

from .explaining import Counsel, counsel_on, words
from .hinted import steps
from .other_process import OtherProcess

COMMAND: Sequence[str] = (sys.executable, "-m", "maracaibo_tui.play.analysing")


class Fault(Struct, frozen=True, kw_only=True):
    """An answer that cost much: where it stands, what was taken, what would have been better, and why, in words."""

    step: int
    where: str
    taken: str
    better: str
    cost: float
    sureness: str
    then: tuple[str, ...]
    """What goes with the better answer."""
    reasons: tuple[Reason, ...]
    """What the better answer brought more, and less, where the game was played on with either."""

    @property
    def why(self) -> str:
        """Say the reasons."""
        return "; ".join([reason.text for reason in self.reasons])


class Progress(Struct, frozen=True):
    """How many answers were looked at; at the end what was found."""

    done: int
    of: int
    found: tuple[Fault, ...] | None = None


class _Kept(Struct, frozen=True):
    """What is kept beside a saved game, and of which answers it speaks."""

    answers: str
    found: tuple[Fault, ...]


def beside(path: Path, seat: int) -> Path:
    """Say where the analysis of a saved game is kept."""
    return path.with_name(f"{path.stem}.analysis-{seat}")


def kept(path: Path, seat: int) -> tuple[Fault, ...] | None:
    """Give an analysis that was made before; None if there is none, or of other answers."""
    try:
        found = msgspec.json.decode(beside(path, seat).read_bytes(), type=_Kept)
        return found.found if found.answers == _answers(open_saved(path)) else None
    except (OSError, ValueError):
        return None


def _answers(opened: Opened) -> str:
    """Give a fingerprint of what was answered, and by which rules."""
    told = [f"{entry.seat} {entry.answer}" for entry in opened.record.journal]
    return hashlib.blake2b("\n".join([opened.record.header.rules, *told]).encode(), digest_size=8).hexdigest()


def keep(path: Path, seat: int, found: tuple[Fault, ...]) -> None:
    """Keep an analysis beside the saved game, if that can be."""
    with suppress(OSError), replacing(beside(path, seat)) as file:
        os.write(file, msgspec.json.encode(_Kept(_answers(open_saved(path)), found)))


def make(path: Path, seat: int, tell: Callable[[Progress], None]) -> None:
    """Analyse a saved game for a seat, and keep what was found."""
    opened = open_saved(path)
    counsel, record = counsel_on(opened.title, opened.game), opened.record
    lending = counsel.lent
    journal = [(entry.seat, entry.answer, entry.auto) for entry in record.journal]
    given = [*given_by(lending, record.beginning.state, journal, seat)]
    costly = analysed(lending, given, lambda done, of: tell(Progress(done, of)))
    by_step = {each.step: each for each in given}
    found = tuple([_told(counsel, each, by_step[each.step]) for each in costly])
    keep(path, seat, found)
    tell(Progress(len(given), len(given), found))


def _told(counsel: Counsel, costly: Costly, given: Given) -> Fault:
    """Put a costly answer into the words in which it was offered."""
    title, rules = counsel.title, counsel.lent.rules
    offers = title.words().offers(counsel.printed, given.view, given.question)
    labels = {option.hands_in[0]: in_short(option.label) for option in reversed(offers)}
    imagined = counsel.lent.judge.imagine(given.view, 0)
    return Fault(
        step=costly.step,
        where=title.where(rules.turn(given.view)),
        taken=labels.get(costly.taken, costly.taken),
        better=labels.get(costly.better, costly.better),
        cost=round(costly.cost, 1),
        sureness=costly.sureness,
        then=steps(counsel, costly.seat, imagined, costly.way),
        reasons=tuple(_reasons(counsel, costly)),
    )


def _reasons(counsel: Counsel, costly: Costly) -> Iterator[Reason]:
    """Give what the better answer brought more and less, the largest first."""
    for name, _, by in named({(name, True): by for name, by in costly.changes.items()}):
        others = "less for the others" if by > 0 else "more for the others"
        said = others if name == OTHERS else words(counsel, costly.seat, (name, by > 0), None)
        yield Reason(name, in_halves(by), said)


class Analyst:
    """Somebody who analyses a saved game meanwhile: begun when first looked for, ended when nobody looks any more."""

    def __init__(self, path: Path, seat: int, command: Sequence[str] = COMMAND) -> None:
        """Look whether it was made before."""
        self._command = (*command, str(path), str(seat))
        self._process: OtherProcess | None = None
        self.progress = Progress(0, 0, kept(path, seat))
        self.is_lost = False
        """Whether it came to nothing."""

    def look(self) -> bool:
        """Look how far it is; tell whether that is further than before."""
        if self.progress.found is not None or self.is_lost:
            return False
        if self._process is None:
            self._begin()
            return True
        lines = self._process.read()
        for line in lines or ():
            self.progress = msgspec.json.decode(line, type=Progress)
        self.is_lost = lines is None
        if self.progress.found is not None or self.is_lost:
            self.stop()
        return lines != []

    def _begin(self) -> None:
        try:
            self._process = OtherProcess(self._command)
        except OSError:
            self.is_lost = True

    def stop(self) -> None:
        """End it at once; what is found is kept only where it was made to its end."""
        process, self._process = self._process, None
        if process is not None:
            process.stop()


def main(words: Sequence[str]) -> None:
    """Analyse the saved game that is named, for the seat that is named."""
    path, seat = words

    def tell(progress: Progress) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(progress) + b"\n")
        sys.stdout.buffer.flush()

    with suppress(BrokenPipeError):
        make(Path(path), int(seat), tell)


if __name__ == "__main__":
    main(sys.argv[1:])
