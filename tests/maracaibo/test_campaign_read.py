"""Backs of story cards: who reads them and why, how the table votes, what is remembered and what comes next."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from maracaibo_tui.games.maracaibo.rules.story import story_of
from maracaibo_tui.games.maracaibo.rules.story_check import check_story
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.campaign import Archive, Beat, Campaign, Kept, StoryCard
from maracaibo_tui.games.maracaibo.state.frames import ReadBack
from maracaibo_tui.games.maracaibo.state.position import BOX_DISC, JEAN_DISC, Options
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from tests.support.played import game
from tests.support.skeleton import take

ALONE = Options(campaign=True, players=1, bot="jean", bot_level=3)
TOLD = (events.StoryRead, events.Voted, events.StoryChosen, events.StoryLaid)


def _table(*cards: str, options: Options | None = None, patience: int = 2) -> MaracaiboTable:
    """Begin a game with these story cards in play, nothing on the agenda."""
    archive = Archive(cards=tuple([Kept(card=card) for card in cards]), patience=patience)
    state = game().after(archive).begin(options or Options(campaign=True, players=3), 1)
    state.agenda, state.phase, state.round = (), "interim", 2
    return game().table(state, None)


def _story(table: MaracaiboTable) -> Campaign:
    assert table.state.story is not None
    return table.state.story


def _checked(table: MaracaiboTable, ended_by: int = 1) -> tuple[object, ...]:
    """Check the story at the end of a round that a seat has ended; give what is read."""
    table.state.ended_by, table.state.agenda = ended_by, ()
    check_story(table)
    # What is done first lies on top.
    return table.state.agenda[::-1]


def _read(table: MaracaiboTable, ways: Sequence[str] = ()) -> list[object]:
    """Read what is on the agenda, the table voting so in turn; give what was told of the story."""
    heard: list[object] = []
    table.tell = lambda event: heard.append(event) if isinstance(event, TOLD) else None
    question = game().settle(table) if table.state.agenda else None
    for way in ways:
        assert question is not None
        game().answer(table, way)
        question = game().settle(table) if table.state.agenda else None
    return heard


def _last(table: MaracaiboTable, side: str) -> Beat:
    return [beat for beat in _story(table).beats if beat.side == side][-1]


def test_a_single_game_has_no_story() -> None:
    """Whoever asks for it is told so."""
    with pytest.raises(ValueError, match="single game"):
        story_of(game().table(game().begin(Options(), 1), None))


def test_whoever_took_the_tile_reads() -> None:
    """Not who ended the round."""
    table = _table("02")
    take(table, "02", 2)
    assert _checked(table, 3) == (ReadBack(2, "02"),)


def test_nothing_is_read_of_a_card_that_nobody_fulfilled() -> None:
    """Neither in the interim nor in the final scoring of its first game."""
    table = _table("02", "15")
    assert _checked(table) == ()
    table.state.phase = "final"
    assert _checked(table) == ()


@pytest.mark.parametrize("ended_by, reader", [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_for_jacques_the_next_person_reads(ended_by: int, reader: int) -> None:
    """Clockwise from who ended the round; whoever ended it themselves reads what is full (MAR-CAMPAIGN-16)."""
    table = _table("02", "15", options=Options(campaign=True, players=3, bot="jacques", bot_level=1))
    take(table, "02", "jacques")
    table.state.legacy_discs = {"L12": (1, 2, 3, BOX_DISC)}
    assert _checked(table, ended_by) == (ReadBack(reader, "02", "jacques"), ReadBack(ended_by or 1, "15"))


def test_for_jean_the_person_reads() -> None:
    """There is only one (MAR-SOLO-46)."""
    table = _table("02", options=ALONE)
    take(table, "02", "jean")
    assert _checked(table, 0) == (ReadBack(1, "02", "jean"),)


def test_a_tile_with_a_free_space_is_not_full() -> None:
    """Three discs on four spaces are too few."""
    table = _table("15")
    table.state.legacy_discs = {"L12": (1, 2, 3)}
    assert _checked(table) == ()
    table.state.legacy_discs = {"L12": (1, 2, 3, 1)}
    assert _checked(table, 2) == (ReadBack(2, "15"),)


@pytest.mark.parametrize(
    "patience, waited, is_read", [(2, 0, False), (2, 1, True), (2, 2, True), (1, 0, True), (0, 5, False)]
)
def test_time_goes_on_with_a_card_that_has_waited(patience: int, waited: int, *, is_read: bool) -> None:
    """In the final scoring of as many whole games as there is patience; none is for ever (MAR-CAMPAIGN-21)."""
    table = _table("02", patience=patience)
    card = StoryCard(card="02", waited=waited, from_setup=True, tile=1)
    table.state.campaign = replace(_story(table), cards=(card,))
    assert _checked(table, 3) == ()
    table.state.phase = "final"
    assert _checked(table, 3) == ((ReadBack(3, "02", "time"),) if is_read else ())
    table.state.campaign = replace(_story(table), cards=(replace(card, from_setup=False),))
    assert _checked(table, 3) == ()


def test_a_vote_is_told_and_remembered() -> None:
    """The reader votes last; who voted what, what was chosen and who read stand in the chronicle."""
    table = _table("02")
    take(table, "02", 2)
    _checked(table, 3)
    told = _read(table, ("choose:2", "choose:1", "choose:2"))
    assert told == [
        events.StoryRead(2, "02", "seat"),
        *(events.Voted(3, "02", "b"), events.Voted(1, "02", "a"), events.Voted(2, "02", "b")),
        events.StoryChosen("02", "b"),
        events.StoryLaid(2, "04"),
    ]
    votes = {"1": "a", "2": "b", "3": "b"}
    assert _last(table, "back") == Beat(round=2, card="02", side="back", reader=2, votes=votes, option="b")
    assert list(_last(table, "back").votes) == ["1", "2", "3"]
    assert _last(table, "front") == Beat(round=2, card="04", side="front", reader=2)
    story = _story(table)
    assert (story.votes, story.facts, [card.card for card in story.cards]) == ({}, ("02.b",), ["04"])


@pytest.mark.parametrize("reader, chosen", [(1, "a"), (2, "b")])
def test_a_level_vote_is_as_the_reader_wants(reader: int, chosen: str) -> None:
    """With two it always is, unless both want the same (MAR-CAMPAIGN-15)."""
    table = _table("02", options=Options(campaign=True, players=2))
    take(table, "02", reader)
    _checked(table)
    other_way, own_way = ("choose:2", "choose:1") if reader == 1 else ("choose:1", "choose:2")
    _read(table, (other_way, own_way))
    assert _story(table).facts == (f"02.{chosen}",)


def test_a_majority_goes_before_the_reader() -> None:
    """Two of three want it otherwise."""
    table = _table("02")
    take(table, "02", 1)
    _checked(table)
    _read(table, ("choose:2", "choose:2", "choose:1"))
    assert _story(table).facts == ("02.b",)


def test_a_card_without_a_choice_is_read_at_once() -> None:
    """Its next card comes, and what has been read cannot be taken back."""
    table = _table("01")
    take(table, "01", 3)
    _checked(table)
    table.revealed = False
    assert _read(table) == [events.StoryRead(3, "01", "seat"), events.StoryLaid(3, "02")]
    assert table.revealed
    assert _last(table, "back") == Beat(round=2, card="01", side="back", reader=3)
    assert _story(table).facts == ("01",)


def test_reading_before_a_vote_cannot_be_taken_back() -> None:
    """The page has been seen before anybody votes."""
    table = _table("02")
    take(table, "02", 1)
    _checked(table)
    table.revealed = False
    _read(table)
    assert table.revealed


def test_the_discs_that_filled_a_tile_are_remembered() -> None:
    """Those of the seats, not those of the box or of Jean."""
    table = _table("15")
    table.state.legacy_discs = {"L12": (2, BOX_DISC, 1, 2)}
    _checked(table, 2)
    _read(table, ("choose:1",) * 3)
    assert _last(table, "back").discs == {"1": 1, "2": 2}
    alone = _table("18", options=ALONE)
    alone.state.legacy_discs = {"L13": (JEAN_DISC, BOX_DISC, BOX_DISC, 1)}
    _checked(alone)
    _read(alone)
    assert _last(alone, "back").discs == {"1": 1}


def test_a_card_that_left_play_meanwhile_is_not_read() -> None:
    """An ending takes all others with it."""
    table = _table("55", "64")
    table.state.agenda = (ReadBack(1, "55"), ReadBack(1, "64"))
    assert _read(table) == [events.StoryRead(1, "64", "seat")]
    story = _story(table)
    assert (story.ending, story.cards, story.facts) == ("common-chest", (), ("64",))


def test_in_the_final_scoring_the_next_card_waits() -> None:
    """Its front is carried out in the next game (MAR-CAMPAIGN-27)."""
    table = _table("01")
    table.state.phase = "final"
    take(table, "01", 1)
    _checked(table)
    assert _read(table) == [events.StoryRead(1, "01", "seat")]
    assert _story(table).cards == (StoryCard(card="02", laid=False),)
