"""Backs of story cards: who reads them and why, how the table votes, what is remembered and what comes next."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.box.stories import Story
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


def _reprint(table: MaracaiboTable, *cards: Story) -> None:
    """Let story cards be others than printed."""
    box = table.printed.box
    table.printed = Printed(replace(box, stories={**box.stories, **{card.id: card for card in cards}}))


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
    """Neither in the interim nor in the final scoring of its first game, whoever plays."""
    jacques = Options(campaign=True, players=2, bot="jacques", bot_level=1)
    for options in (None, ALONE, jacques):
        table = _table("02", "15", options=options)
        assert _checked(table) == ()
        table.state.phase = "final"
        assert _checked(table) == ()


def test_time_goes_on_for_a_person_where_jacques_has_ended_the_game() -> None:
    """The next one clockwise reads."""
    table = _table("02", options=Options(campaign=True, players=2, bot="jacques", bot_level=1))
    card = StoryCard(card="02", waited=1, from_setup=True, tile=1)
    table.state.campaign = replace(_story(table), cards=(card,))
    table.state.phase = "final"
    assert _checked(table, 0) == (ReadBack(1, "02", "time"),)


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


def test_the_question_names_both_ways_and_the_card() -> None:
    """So whoever asks for the rule behind it, or for the page, finds them."""
    table = _table("02")
    take(table, "02", 1)
    _checked(table)
    ways = ("choose:1", "choose:2")
    asked = Question(seat=2, point="DEC-63", options=ways, rule="MAR-STORY-14", source="story/02")
    assert game().settle(table) == asked


def test_what_a_back_does_is_done_for_the_card_and_for_its_way() -> None:
    """Both tiles leave, and what is opened is read by the same seat."""
    card = game().printed.box.stories["02"]
    way = replace(card.option[0], after=(v.RemoveLegacy(tiles=("L5",)), v.ReadNow(card="08")))
    changed = replace(card, after=(v.RemoveLegacy(tiles=("L2",)),), option=(way, card.option[1]))
    table = _table("02")
    _reprint(table, changed)
    table.state.legacy = ("L2", "L5", "L6")
    take(table, "02", 3)
    _checked(table)
    _read(table, ("choose:1",) * 3)
    assert [*table.state.legacy] == ["L6", "L10"]
    assert [(beat.card, beat.reader) for beat in _story(table).beats][-2:] == [("08", 3), ("03", 3)]


def test_a_card_has_left_play_before_its_back_is_carried_out() -> None:
    """Else it would compete with one for the same tile that it opens."""
    cards = game().printed.box.stories
    opens = replace(cards["18"], after=(v.ReadNow(card="15"),))
    table = _table("18")
    _reprint(table, opens, replace(cards["15"], tile="L13"))
    table.state.agenda = (ReadBack(1, "18"),)
    _read(table)
    assert [card.card for card in _story(table).cards] == ["15"]


def test_other_cards_stay_in_play() -> None:
    """The campaign goes on, too."""
    table = _table("01", "15")
    take(table, "01", 1)
    _checked(table)
    _read(table)
    story = _story(table)
    assert ([card.card for card in story.cards], story.ending) == (["02", "15"], "")


def test_the_last_vote_in_the_final_scoring_cannot_be_taken_back() -> None:
    """Though nothing new is laid out then."""
    table = _table("02")
    table.state.phase = "final"
    take(table, "02", 1)
    _checked(table)
    _read(table, ("choose:1", "choose:1"))
    table.revealed = False
    game().answer(table, "choose:1")
    game().settle(table)
    assert table.revealed


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
