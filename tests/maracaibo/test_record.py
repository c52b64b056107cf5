"""A game of Maracaibo goes on after it was saved exactly as before, at every question."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from maracaibo_tui.cabinet.saved import Begun, begin
from maracaibo_tui.engine.record import load, resume
from maracaibo_tui.engine.record_file import RecordError
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state import stored
from maracaibo_tui.games.maracaibo.state.frames import Resolve
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Options, State
from tests.support.at_random import answers
from tests.support.played import TABLES, called, game, positions
from tests.support.through_files import (
    ends_like_one_never_saved,
    goes_on_at_every_question,
    journal_plays_again,
    undo_goes_on_after_loading,
)
from tests.support.written import written


def _begun(options: Options, seed: int) -> Begun:
    return begin(game(), options, seed, ("Ada", "Ben", "Cy", "Dee")[: options.players])


def _content() -> str:
    return game().printed.box.fingerprint


@pytest.mark.parametrize("options", TABLES, ids=called)
def test_a_game_goes_on_exactly_as_before_at_every_question(options: Options) -> None:
    """Saved and loaded after every answer: same state, question, journal, turn's start, and the same file again."""
    goes_on_at_every_question(game(), options, 5)


@pytest.mark.parametrize("options", TABLES, ids=called)
def test_a_loaded_game_ends_like_the_one_that_was_never_saved(options: Options) -> None:
    """Saved and loaded before every single answer, a whole game comes to the same end."""
    ends_like_one_never_saved(game(), options, 6)


@pytest.mark.parametrize("options", TABLES, ids=called)
def test_the_journal_plays_the_whole_game_again(options: Options) -> None:
    """From the saved set-up every answer is offered again, and every digest is met."""
    journal_plays_again(game(), options, 7)


def test_undo_goes_on_after_loading() -> None:
    """Within the turn, a loaded game can be taken back step by step like the one that was saved."""
    undo_goes_on_after_loading(game(), TABLES[0], 8)


def test_nothing_hidden_stands_open_in_the_file() -> None:
    """No card of a hand or pile can be read in the file: outside the packed part stands only the header."""
    begun = _begun(TABLES[0], 9)
    file = written(game(), begun).decode()
    packed = msgspec.json.decode(file)["sealed"]
    for line in packed:
        file = file.replace(line, "")
    assert not re.search(r"\b[AB]\d\d+\b", file)
    assert str(begun.match.state.chance) not in file


@pytest.mark.parametrize("options", TABLES, ids=called)
def test_every_id_of_a_state_is_looked_up(options: Options) -> None:
    """No field of the state is forgotten when a save is compared with the content."""
    box = game().printed.box
    ids = {*box.cards, *box.quests, *box.tokens, *box.prestige, *box.tiles, *box.careers, *box.legacy}
    for match in positions(options, 10, every=5):
        in_state = set(re.findall(r'"([^"]*)"', stored.encode(match.state).decode())) & ids
        assert in_state <= {what for _, what in stored._named(match.state)}  # noqa: SLF001 - what it looks at
        assert stored.unknown(match.state, game().printed) == ""


@pytest.mark.parametrize(
    "source, known",
    [
        ("card/A17/immediate", True),
        ("card/B01/immediate/0", False),
        ("card/A999/immediate", False),
        ("card/A17/immediat", False),
        ("card/B03/immediate/0", True),
        ("card/B03/immediate/1", False),
        ("tile/CT99/action", False),
        ("quest/Q01/reward/1", True),
        ("track/e6", True),
        ("space/e99/reward", False),
        ("va:buy", True),
        ("barrier/red", True),
        ("", True),
    ],
)
def test_addresses_are_looked_up_by_name(source: str, known: bool) -> None:  # noqa: FBT001 - the expected value
    """An address leads to an item, to a part of it and to an effect in that part, or it is named."""
    state = begin(game(), TABLES[0], 1, ()).match.state
    state.agenda = (*state.agenda, Resolve(1, source))
    assert stored.unknown(state, game().printed) == ("" if known else source)


def test_a_card_that_left_the_pack_is_named() -> None:
    """A save whose hand holds a card that the content no longer has says which."""
    printed = game().printed
    state = game().begin(TABLES[0], 1)
    missing = state.players[1].hand[0]
    cards = {card: item for card, item in printed.cards.items() if card != missing}
    assert stored.unknown(state, Printed(msgspec.structs.replace(printed.box, cards=cards))) == f"card {missing}"


def test_a_view_is_no_position_to_go_on_with() -> None:
    """A state with hidden cards in it, as a seat sees it, is refused by name."""
    state = game().begin(TABLES[0], 1)
    state.players[1].hand = (HIDDEN,)
    assert stored.unknown(state, game().printed) == f"card {HIDDEN}"


@pytest.mark.parametrize(
    "change, sentence",
    [
        (lambda state: state["players"].pop(), "it has 1 seats for 2 players"),
        (lambda state: state["options"].update(players=10**12), "it has 2 seats for 1000000000000 players"),
        (lambda state: state["players"][0].update(seat=3), "its seats are not in order"),
        (lambda state: state.update(draw=["A01"] * 100_000), "bytes, and no position has more than"),
        (lambda state: state.update(active=7), "it is the turn of seat 7"),
        (lambda state: state["agenda"].append({"type": "Sail", "seat": 9}), "open for a seat that does not play"),
        (lambda state: state["players"][0].update(figures=10**12), "it holds a number beyond"),
        (lambda state: state["players"][0].update(doubloons="8"), "Expected `int`, got `str`"),
        (lambda state: state["players"][0].update(doubloons=True), "Expected `int`, got `bool`"),
        (lambda state: state["agenda"].append({"type": "Nap", "seat": 1}), "Invalid value 'Nap'"),
        (lambda state: state["options"].update(gold=1), "Object contains unknown field `gold`"),
    ],
)
def test_a_state_that_no_game_has_is_refused(change: Callable[[Any], None], sentence: str) -> None:
    """Wrong types, seats that do not play and numbers without measure are one sentence each."""
    raw = msgspec.json.decode(stored.encode(game().begin(TABLES[0], 1)))
    change(raw)
    with pytest.raises((ValueError, msgspec.ValidationError), match=re.escape(sentence)):
        stored.decode(msgspec.json.encode(raw))


def test_options_that_cannot_be_played_are_refused() -> None:
    """A save for Jean at a level that she does not have says which there are."""
    raw = msgspec.json.decode(stored.encode(game().begin(TABLES[3], 1)))
    raw["options"]["bot_level"] = 9
    with pytest.raises(ValueError, match="bot_level: Jean has no level 9; allowed are 1 to 5"):
        game().decode(msgspec.json.encode(raw))


def test_a_position_nobody_can_be_asked_about_is_refused() -> None:
    """A save whose ship lies nowhere is one sentence, and not an error in the rules."""
    begun = _begun(TABLES[0], 1)
    for _ in zip(range(12), answers(begun.match, 1), strict=False):
        pass
    record = load(game(), written(game(), begun), _content())
    lost: State = game().copy(record.now)
    for p in lost.players:
        p.ship = "atlantis"
    with pytest.raises(RecordError, match="cannot be played on"):
        resume(game(), msgspec.structs.replace(record, now=lost, turn_start=lost, journal=()))
