"""What is dealt and laid out before the first decision, beyond what a position shows."""

import msgspec
import pytest
from msgspec.structs import replace

from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.deal import deal
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.position import Options
from tests.support.played import game

JACQUES = {"players": 2, "bot": "jacques"}


def test_what_is_set_up_is_told() -> None:
    """Markers come by nobody's doing; tiles and quests of the story card follow (MAR-SETUP-07, MAR-SETUP-38)."""
    told: list[object] = []
    state = game().begin(Options(story_card=76), 1, told.append)
    markers = [event for event in told if isinstance(event, events.MarkerPlaced)]
    assert {(event.seat, event.nation, event.location) for event in markers} == {
        (0, "spain", "6"),
        (0, "england", "7"),
        (0, "france", "8"),
    }
    assert [event.tile for event in told if isinstance(event, events.LegacyEntered)] == ["L1", "L4", "L5", "L6"]
    placed = {event.location: event.quest for event in told if isinstance(event, events.QuestPlaced)}
    assert placed == {place: quests[0] for place, quests in state.quests.items()}
    assert [event.order for event in told if isinstance(event, events.Reshuffled)] == [state.draw]


def test_the_first_quest_tiles_lie_on_the_track() -> None:
    """The top tile of the pile lies nearest to the start (MAR-SETUP-04)."""
    cards, state = deal(game().printed, Options(), 3), game().begin(Options(), 3)
    assert state.track_quests == dict(zip(("e6", "e13", "e19"), cards.quests, strict=False))
    assert state.quest_pile[0] == cards.quests[4]


def test_nobody_but_an_automa_has_a_deck_of_its_own() -> None:
    """A game without an automa deals no automa cards; with one, the same seed deals the same to people."""
    printed = game().printed
    alone = deal(printed, Options(), 1)
    beside = deal(printed, msgspec.convert({**JACQUES, "bot_level": 1}, Options), 1)
    assert (alone.automa, len(beside.automa)) == ((), 7)
    assert (alone.a_dealt, alone.draw, alone.quests) == (beside.a_dealt, beside.draw, beside.quests)
    assert alone.chance != beside.chance


@pytest.mark.parametrize("tokens, first, second", [(25, 13, 12), (24, 12, 12), (3, 2, 1)])
def test_piles_of_combat_tokens_are_alike(tokens: int, first: int, second: int) -> None:
    """An odd number gives the first pile one more (MAR-SETUP-02)."""
    box = game().printed.box
    few = replace(box, tokens=dict(list(box.tokens.items())[:tokens]))
    cards = deal(Printed(few), Options(), 1)
    assert (len(cards.combat_1), len(cards.combat_2)) == (first, second)
