"""What is said in lines and printed from a saved game names no piece that is hidden (MAR-GEN-28, MAR-GEN-29)."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from maracaibo_tui.commands import replay, show
from maracaibo_tui.engine.match import Match
from maracaibo_tui.games.maracaibo.state.memory import known_hand
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting, old_game
from maracaibo_tui.tui.plain.talk import Talk, play
from tests.edge.canaries import Knowledge, pieces_of, write_pack
from tests.support.played import TITLE

PARTS = ("", " cards", " ship", " places", " offers", " quests", " explorer", " points")
ASKED = ("?", "? 1", "n", "i", "g", "g all", "u", "U", "h", *(f"p{part}" for part in PARTS))
SITTING, MOST = 250, 12000
_ID = re.compile(r"\b[ABC]\d{2,3}\b")


@pytest.fixture
def sitting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Sitting, Knowledge]]:
    """Sit down at a game of two in which every hidden piece carries a sign."""
    write_pack(tmp_path / "pack")
    knowledge = Knowledge(pieces_of(tmp_path / "pack"))
    answer = Match.answer

    def answered(match: Match[object], option: str, *, seat: int = 0, auto: bool = False) -> None:
        answer(match, option, seat=seat, auto=auto)
        knowledge.look(match.state)

    monkeypatch.setattr(Match, "answer", answered)
    monkeypatch.setattr("os.fsync", lambda _handle: None)
    seats = (Seat("Ada"), Seat("Ben"))
    begun = SetUp(TITLE).begin(Plan(seats=seats, chosen={"start": "listed", "pack": str(tmp_path / "pack")}, seed=1))
    knowledge.look(begun.session.match.state)
    yield begun, knowledge
    begun.saving.release()


SPARE = 10
"""Numbers beyond those of the options: some are kept free while an action lasts."""


def _lines(sitting: Sitting, most: int) -> Iterator[str]:
    """Answer at random, and ask for everything there is between two answers."""
    chance = random.Random(1)  # noqa: S311 - a game, not a secret
    session = sitting.session
    for _ in range(most):
        if session.question is None:
            return
        if session.waits_for_other():
            yield ""
        elif chance.random() < 0.3:
            yield chance.choice(ASKED)
        else:
            yield str(chance.randrange(len(session.question.options) + SPARE))


def _talk(sitting: Sitting, knowledge: Knowledge, most: int) -> tuple[int, set[str]]:
    """Play in lines; give how many were said, and the signs nobody at the keyboard should have heard."""
    lines, session = _lines(sitting, most), sitting.session
    heard = 0
    leaks: set[str] = set()

    def say(text: str) -> None:
        # Until the page is turned, the one who decided last still sits there.
        nonlocal heard
        heard += 1
        leaks.update(knowledge.leaks(text, session.viewer))

    def hear(prompt: str) -> str | None:
        leaks.update(knowledge.leaks(prompt, 0))
        return next(lines, None)

    play(sitting, Talk(hear, say, is_screen=False))
    return heard, leaks


def test_no_line_of_a_whole_game_names_a_hidden_piece(sitting: tuple[Sitting, Knowledge]) -> None:
    """Questions, positions, logs, reasons and hints show a seat its own hand and what lies open, on coming back too."""
    begun, knowledge = sitting
    heard, leaks = _talk(begun, knowledge, SITTING)
    begun.saving.release()
    again = old_game(begun.saving.path)
    try:
        more, others = _talk(again, knowledge, MOST)
    finally:
        again.saving.release()
    assert again.session.is_over
    assert heard + more > 2000
    assert not leaks | others


def _printed(path: Path, seat: int, how: str) -> int:
    if how == "replay":
        return replay.run(path, to=SITTING // 10) or replay.run(path)
    return show.run(path, seat=seat, as_json=how == "json")


@pytest.mark.parametrize("how", ["text", "json", "replay"])
def test_a_printed_position_names_no_hidden_piece(
    sitting: tuple[Sitting, Knowledge], capsys: pytest.CaptureFixture[str], how: str
) -> None:
    """What is printed of a saved game for a seat, or for an onlooker, is what that seat has seen, ids included."""
    begun, knowledge = sitting
    _talk(begun, knowledge, SITTING)
    begun.saving.release()
    state = begun.session.match.state
    assert not begun.session.is_over
    for seat in (0,) if how == "replay" else (0, 1, 2):
        assert _printed(begun.saving.path, seat, how) == 0
        printed = capsys.readouterr().out
        assert len(printed) > 1000
        assert not knowledge.leaks(printed, seat)
        # What lay in the display may have been taken since: everybody saw that.
        printed = re.sub(r"^In the display: [^.]*\.", "", printed, flags=re.MULTILINE) if how == "replay" else printed
        others = [p for p in state.players if p.seat != seat]
        hands = {card for p in others for card in (*p.hand, *p.committed) if card not in known_hand(p)}
        assert not (hands | {*state.draw}) & set(_ID.findall(printed))
        own = set(state.players[seat - 1].hand) if seat and how == "json" else set()
        assert own <= set(_ID.findall(printed))
