"""Once a game in lines is over somebody may hear which of their answers cost most."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from maracaibo_tui.engine.advice import Reason
from maracaibo_tui.play import analysing
from maracaibo_tui.play.analysing import Fault, Progress
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting
from maracaibo_tui.tui.plain.afterwards import OFFER
from maracaibo_tui.tui.plain.talk import Talk, play
from tests.support.played import TITLE
from tests.support.seated import play as play_on

FAULT = Fault(
    step=30,
    where="round 3, turn 10",
    taken="To 17 Puerto Cabezas, 7 MP",
    better="To 14 Cartagena, 4 MP",
    cost=8.2,
    sureness="sure",
    then=("Take 4 doubloons",),
    reasons=(Reason("influence", 6.5, "influence"), Reason("stock", -2, "doubloons and the like")),
)


def _over() -> Sitting:
    sitting = SetUp(TITLE).begin(Plan(seats=(Seat("Ada"), Seat("Ben")), chosen={"start": "listed"}, seed=3))
    play_on(sitting.session, 5000)
    assert sitting.is_over
    return sitting


def _said(*lines: str) -> str:
    """Say these lines once the game is over, and give all that is said."""
    said, left = list[str](), [*lines]

    def hear(prompt: str) -> str | None:
        said.append(prompt)
        return left.pop(0) if left else None

    play(_over(), Talk(hear, said.append))
    return " ".join(" ".join(said).split())


def _makes(found: tuple[Fault, ...] | None) -> Callable[[Path, int, Callable[[Progress], None]], None]:
    """Find this, or be interrupted."""

    def make(path: Path, seat: int, _tell: Callable[[Progress], None]) -> None:
        if found is None:
            raise KeyboardInterrupt
        analysing.keep(path, seat, found)

    return make


@pytest.mark.parametrize("word", ["a", "Analysis"])
def test_what_cost_most_is_said_in_sentences(monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    """What was taken, what would have been better, by how much, how sure that is, and why."""
    monkeypatch.setattr(analysing, "make", _makes((FAULT,)))
    said = _said(word).partition(OFFER.strip())[2]
    assert "That takes up to a minute." in said
    assert (
        "1: minus 8.2 VP, round 3, turn 10, sure. To 17 Puerto Cabezas, 7 MP; better: To 14 Cartagena, 4 MP, then Take "
        "4 doubloons. Why: +6.5 influence; minus 2 doubloons and the like." in said
    )


@pytest.mark.parametrize(
    "found,says",
    [((), "No answer cost more than chance explains."), (None, "The analysis was left before its end.")],
    ids=["nothing", "left"],
)
def test_what_comes_to_nothing_is_said(
    monkeypatch: pytest.MonkeyPatch, found: tuple[Fault, ...] | None, says: str
) -> None:
    """Nothing that cost much, or an analysis that somebody did not wait for."""
    monkeypatch.setattr(analysing, "make", _makes(found))
    assert says in _said("a")


@pytest.mark.parametrize("lines", [(), ("",), ("q",)], ids=["end", "enter", "quit"])
def test_nobody_has_to_hear_it(lines: tuple[str, ...]) -> None:
    """Anything else ends plain mode, and so does the end of a script."""
    assert _said(*lines).endswith(OFFER.strip())
