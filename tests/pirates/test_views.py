"""Nobody sees what the rules hide, and nothing hidden is used before it is revealed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.pirates.state import events, views
from maracaibo_tui.games.pirates.state.frames import Frame
from maracaibo_tui.games.pirates.state.position import (
    FACEDOWN,
    FILLER,
    HIDDEN,
    Jordan,
    Options,
    Player,
    State,
    copied,
)
from maracaibo_tui.games.pirates.state.sight import SECRETS
from maracaibo_tui.games.pirates.state.table import jordan_of
from maracaibo_tui.games.pirates.state.views import ONLOOKER, asked, heard, view
from tests.pirates.dealt_anew import dealt_anew
from tests.pirates.tables import TABLES, begun, called, game, positions
from tests.support.at_random import answers

HIDDEN_FIELDS = {
    State: set(views.OF_THE_TABLE),
    Player: set(views.OF_A_SEAT),
    Jordan: set(views.OF_JORDAN),
}
# What a frame on the agenda holds was announced: who acts, because of what, how many of something.
OPEN_IN_FRAMES = {
    *("chosen", "column", "cost", "count", "dice", "doubloons", "exchanges", "kind", "left", "location", "name"),
    *("rerolls", "seat", "source", "space", "starts", "steps", "surcharge", "swords", "to", "waiting"),
}
# Events in which there is something to hide; in all others everything happens on the open table.
HIDING = {"MissionTaken", "MissionDiscarded", "MissionKept", "MissionsReturned", "CardLaid", "JordanReshuffled"}
at_every_table = pytest.mark.parametrize("options", TABLES, ids=called)


@at_every_table
def test_what_a_seat_cannot_see_makes_no_difference_to_it(options: Options) -> None:
    """With other hands, piles and decks dealt anew a seat has the same view and is asked the same question."""
    for number, match in enumerate(positions(options, seed=11, every=3)):
        for seat in range(options.players + 1):
            twin = dealt_anew(match.state, seat, number)
            assert view(twin, seat) == view(match.state, seat)
            question = game().settle(game().table(twin, None))
            assert asked(question, seat) == asked(match.question, seat)


class _RevealedError(Exception):
    """Something is about to be revealed."""


class _Watched(Table[State, Any]):
    """A table that stops as soon as something is about to be revealed."""

    __slots__ = ("told",)

    def __init__(self, state: State) -> None:
        self.told: list[object] = []
        super().__init__(state, game().printed, self.told.append)

    @property
    def revealed(self) -> bool:
        return False

    @revealed.setter
    def revealed(self, value: bool) -> None:
        if value:
            raise _RevealedError


def _until_revealed(state: State, option: str, seat: int) -> tuple[State, list[object], bool]:
    """Take an option on a copy, up to where something is revealed; give what stands and was told by then."""
    table = _Watched(copied(state))
    try:
        game().answer(table, option, seat)
        game().settle(table)
    except _RevealedError:
        return table.state, table.told, True
    return table.state, table.told, False


@at_every_table
def test_nothing_hidden_is_used_before_it_is_revealed(options: Options) -> None:
    """Two positions that differ only in what a seat cannot see go on the same until something is revealed."""
    for number, match in enumerate(positions(options, seed=23)):
        question = match.question
        if question is None:
            break
        seat = question.seat
        twin = dealt_anew(match.state, seat, number)
        for option in question.options:
            (one, told, ended), (other, heard_there, ended_there) = (
                _until_revealed(state, option, seat) for state in (match.state, twin)
            )
            assert [heard(event, seat) for event in told] == [heard(event, seat) for event in heard_there]
            assert view(one, seat) == view(other, seat)
            assert ended == ended_there


def test_dealing_anew_changes_something() -> None:
    """The tests above would be worth nothing if their two positions were the same."""
    match = begun(TABLES[1], 1)
    for seat in range(4):
        assert game().digest(dealt_anew(match.state, seat, 5)) != game().digest(match.state)
    table = _Watched(copied(match.state))
    with pytest.raises(_RevealedError):
        table.revealed = True


@pytest.mark.parametrize("record", HIDDEN_FIELDS, ids=lambda record: record.__name__)
def test_every_field_is_public_or_hidden(record: type[msgspec.Struct]) -> None:
    """Whoever adds a field decides who may see it: here every field is named once, and none that is gone."""
    public = set(views.PUBLIC[record.__name__])
    assert public | HIDDEN_FIELDS[record] == set(record.__struct_fields__)
    assert not public & HIDDEN_FIELDS[record]


def test_every_field_of_a_frame_is_open() -> None:
    """The agenda is public; a frame that held a hidden card would have to be masked."""
    held = {field for frame in get_args(Frame) for field in frame.__struct_fields__}
    assert held <= OPEN_IN_FRAMES


@at_every_table
def test_no_event_names_what_a_seat_has_not_seen(options: Options) -> None:
    """Over whole games, what a seat hears names no card that is hidden from it afterwards."""
    told: list[Any] = []
    match = begun(options, 17, keep_steps=False)
    match.table.tell = told.append
    for _ in answers(match, 17):
        if match.state.phase != "over":
            named = {word for event in told for word in _words(heard(event, 1))} - _open_before(told)
            assert not named & _hidden(match.state)
        told.clear()


def _hidden(state: State) -> set[str]:
    top = [card for card in state.level2[:1] if card in state.faceup]
    hands = {mission for p in state.players if p.seat != 1 for mission in p.missions}
    covered = {state.grid[space] for space in (*state.facedown, *state.fillers)}
    return ({*state.level2} - {*top}) | {*state.missions} | {*state.box} | hands | covered


def _open_before(told: list[Any]) -> set[str]:
    """Name missions that everybody saw in the row, and the own one that goes under the deck."""
    found = {event.mission for event in told if isinstance(event, events.MissionTaken) and event.is_open}
    found |= {event.mission for event in told if isinstance(event, events.JordanTook | events.MissionLaid)}
    found |= {event.mission for event in told if isinstance(event, events.MissionDiscarded) and event.seat == 1}
    own = [event.missions for event in told if isinstance(event, events.MissionsReturned) and event.seat == 1]
    renewed = [event.missions for event in told if isinstance(event, events.MissionsRenewed)]
    return found | {mission for missions in (*own, *renewed) for mission in missions}


def _words(event: object) -> Iterator[str]:
    yield from (word for word in msgspec.json.encode(event).decode().split('"'))


def test_hiding_events_are_those_and_no_others() -> None:
    """Every event that another seat hears differently is one of those that hide something."""
    kinds = [kind for name, kind in vars(events).items() if isinstance(kind, type) and name[0].isupper()]
    assert {kind.__name__ for kind in kinds} >= HIDING
    assert heard(events.MissionTaken(1, "Q01", is_open=False), 2) == events.MissionTaken(1, HIDDEN, is_open=False)
    assert heard(events.MissionTaken(1, "Q01", is_open=True), 2) == events.MissionTaken(1, "Q01", is_open=True)
    assert heard(events.MissionsReturned(1, ("Q01",)), 0) == events.MissionsReturned(1, (HIDDEN,))
    laid = events.CardLaid("A2", "P201", is_faceup=False, is_filler=False)
    assert heard(laid, 1) == events.CardLaid("A2", HIDDEN, is_faceup=False, is_filler=False)
    assert heard(events.JordanReshuffled(("A1", "B2")), 1) == events.JordanReshuffled((HIDDEN, HIDDEN))


def test_a_seat_sees_its_own_missions_and_only_the_number_of_others() -> None:
    """The own hand is open, another's is as many face-down cards; an onlooker sees none."""
    state = begun(TABLES[0], 3).state
    seen = view(state, 1)
    assert seen.players[0].dealt == state.players[0].dealt
    assert seen.players[1].dealt == (HIDDEN, HIDDEN)
    assert seen.missions == (HIDDEN,) * len(state.missions)
    assert (seen.chance, seen.dice) == (0, ())
    assert all(set(p.dealt) == {HIDDEN} for p in view(state, ONLOOKER).players)


def test_what_lies_face_down_shows_as_such() -> None:
    """A location face down is known by its doubloons, a card of the box is a filler."""
    state = begun(TABLES[1], 3).state
    space = state.facedown[0]
    state.fillers = (space,)
    state.facedown = state.facedown[1:]
    seen = view(state, 1)
    assert seen.grid[space] == FILLER
    assert all(seen.grid[each] == FACEDOWN for each in state.facedown)
    assert set(seen.chests) == set(state.chests)


def test_the_top_of_the_second_deck_shows_while_it_lies_face_up() -> None:
    """With unknown improvements a face-up card on top is everybody's to see, nothing below it (PIR-UNKIMP-03)."""
    state = begun(TABLES[1], 3).state
    state.faceup = (state.level2[0], state.level2[5])
    assert view(state, 1).level2[:2] == (state.level2[0], HIDDEN)
    assert view(state, 1).faceup == (state.level2[0],)
    state.faceup = (state.level2[5],)
    assert view(state, 1).level2[0] == HIDDEN
    assert view(state, 1).faceup == ()


def test_others_see_who_is_asked_but_not_the_options() -> None:
    """Options may name missions of a hand, so only the deciding seat has them."""
    question = begun(TABLES[0], 1).question
    assert question is not None
    assert asked(question, 1) == question
    other = asked(question, 2)
    assert other is not None
    assert (other.seat, other.point, other.options) == (1, "DEC-P02", ())
    assert asked(None, 1) is None


def test_at_the_end_all_missions_are_open() -> None:
    """After the final scoring nothing of the hands is hidden (PIR-MISS-02)."""
    match = begun(TABLES[3], 2, keep_steps=False)
    for _ in answers(match, 2):
        pass
    seen = view(match.state, ONLOOKER)
    assert [p.missions for p in seen.players] == [p.missions for p in match.state.players]
    assert seen.jordan is not None
    assert match.state.jordan is not None
    assert seen.jordan.missions == match.state.jordan.missions


def test_a_card_of_the_box_is_covered_though_nothing_else_lies_face_down() -> None:
    """Without a module a filler is the only thing to hide, and all else shows (PIR-IMPR-09)."""
    state = begun(TABLES[0], 3).state
    space, *others = state.grid
    assert view(state, 1).grid == state.grid
    state.fillers = (space,)
    seen = view(state, 1).grid
    assert seen[space] == FILLER
    assert {place: seen[place] for place in others} == {place: state.grid[place] for place in others}


def test_who_has_done_something_hears_all_of_it() -> None:
    """The own missions are named to their owner, whatever happens to them."""
    for event in (
        events.MissionKept(1, "Q01"),
        events.MissionTaken(1, "Q01", is_open=False),
        events.MissionDiscarded(1, "Q01"),
        events.MissionsReturned(1, ("Q01", "Q02")),
    ):
        assert heard(event, 1) == event
        assert "Q01" not in str(heard(event, 2))


def test_what_is_hidden_is_written_as_a_question_mark() -> None:
    """Programs that read a view find the same sign everywhere, and as many as there are pieces."""
    state = begun(TABLES[1], 3).state
    state.dice, state.faceup = (3, 4), (state.level2[0],)
    seen = view(state, 0)
    assert seen.dice == ()
    assert HIDDEN == "?"
    assert seen.level2 == (state.level2[0], *["?"] * (len(state.level2) - 1))
    assert set(seen.missions) == {"?"}
    assert {"DEC-P02", "DEC-P52"} == SECRETS.close == views.OF_HANDS


def test_jordan_is_there_only_where_he_plays() -> None:
    """Who looks for him elsewhere is told so."""
    with pytest.raises(ValueError, match="nobody plays against Jordan here"):
        jordan_of(game().table(begun(TABLES[0], 1).state, None))


def test_a_seat_that_does_not_play_is_refused() -> None:
    """There is no view for a seat beyond the table."""
    with pytest.raises(ValueError, match="seat -1 does not play"):
        view(begun(TABLES[0], 1).state, -1)
    with pytest.raises(ValueError, match="seat 3 does not play; there are seats 1 to 2"):
        view(begun(TABLES[0], 1).state, 3)
