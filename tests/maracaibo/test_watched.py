"""The closer eyes under which every scenario is played: they miss nothing that is not told, or told to too many."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from maracaibo_tui.commands.scenario import Packs, begun, files_of
from maracaibo_tui.commands.scenario_file import ReadFile, read_file, sound
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.scenario import play
from maracaibo_tui.games.maracaibo.state import events
from tests.maracaibo.fast_tests import SCENARIOS
from tests.maracaibo.listening import Watched
from tests.maracaibo.listening.asking import misasked
from tests.maracaibo.listening.secrets import leaks

A_PURCHASE = SCENARIOS / "cards" / "mar-card-11-order.toml"


@cache
def packs() -> Packs:
    """Return the packs, each read once for all scenarios."""
    return Packs()


def playable(folder: Path) -> list[ReadFile]:
    """Read the scenarios of a chapter that can be played."""
    listed = [read_file(path) for path in files_of([folder])]
    return [read for read in listed if read.scenario is not None and read.expect_error is None]


def deaf_to(kind: type, folder: Path) -> bool:
    """Play a chapter without telling one kind of event; say whether that was noticed."""
    for read in playable(folder):
        started, audit = begun(read, packs())
        table = started.match.table
        eyes = Watched(table, audit)

        def tell(event: object, eyes: Watched = eyes) -> None:
            if not isinstance(event, kind):
                eyes.tell(event)

        table.tell = tell
        if play(sound(read), started, eyes):
            return True
    return False


@pytest.mark.parametrize(
    "kind, chapter",
    [
        (events.Gained, "city"),
        (events.CardMoved, "drawing"),
        (events.CardBought, "cards"),
        (events.AssistantPlaced, "assistants"),
        (events.DiscRemoved, "ship"),
        (events.InfluenceGained, "influence"),
        (events.MarkerPlaced, "combat"),
        (events.MarkerRemoved, "combat"),
        (events.QuestPlaced, "story"),
        (events.QuestFulfilled, "quests"),
        (events.SynergyTaken, "synergy"),
        (events.Sailed, "sailing"),
        (events.Explored, "exploration"),
        (events.BarrierCrossed, "exploration"),
        (events.Invested, "prestige"),
        (events.TaskCompleted, "careers"),
        (events.AutomaSailed, "solo"),
        (events.AutomaTookCard, "solo"),
    ],
)
def test_what_is_not_told_is_missed(kind: type, chapter: str) -> None:
    """Leave one kind of event out, and what was told does not make up the table any more."""
    assert deaf_to(kind, SCENARIOS / chapter)


def begun_turn() -> Any:  # noqa: ANN401 - a match of Maracaibo
    """Begin a scenario in which seat 1 is asked where to sail."""
    read = next(read for read in playable(SCENARIOS / "sailing") if sound(read).setup.start == "turn")
    return begun(read, packs())[0].match


def test_a_question_out_of_place_is_noticed() -> None:
    """Put to another seat, at another point, under another rule, or because of something that is not there."""
    match = begun_turn()
    question: Question = match.question
    assert list(misasked(match.table, question)) == []
    for wrong in ({"seat": 2}, {"point": "DEC-10"}, {"rule": ""}, {"source": "card/A01/immediate"}):
        assert list(misasked(match.table, replace(question, **wrong))), wrong


def test_an_onlooker_who_hears_a_drawn_card_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a seat draws is told to nobody else; what it takes from the display is told to all."""
    match = begun_turn()
    state = match.state
    card = state.players[0].hand[0]
    drawn, taken = (events.CardMoved(1, card, origin, "hand") for origin in ("draw", "display"))
    assert list(leaks(state, drawn)) == list(leaks(state, taken)) == []
    monkeypatch.setattr("tests.maracaibo.listening.secrets.heard", lambda event, _seat: event)
    assert [each.split()[2] for each in leaks(state, drawn)] == ["0", "2"]
    assert list(leaks(state, taken)) == []
    monkeypatch.setattr(
        "tests.maracaibo.listening.secrets.heard",
        lambda event, _seat: replace(event, card="?") if isinstance(event, events.CardMoved) else event,
    )
    assert len(list(leaks(state, taken))) == 1 + len(state.players)
