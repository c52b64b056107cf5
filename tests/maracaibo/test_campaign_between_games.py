"""From one game of a campaign to the next: what a game begins from, in which order it is laid out, what it leaves."""

import pytest
from msgspec.structs import replace

from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.campaign import at_chapter, dealt_cards, first, left
from maracaibo_tui.games.maracaibo.state.campaign import Archive, Campaign, Kept, StoryCard
from maracaibo_tui.games.maracaibo.state.position import BOX_DISC, Options, State
from tests.support.played import begun, game

TOLD = Options(campaign=True)
FIRST_DOOR = 80


def _begun(archive: Archive, options: Options = TOLD) -> tuple[State, Campaign]:
    """Begin a game from an archive."""
    state = game().after(archive).begin(options, 1)
    assert state.story is not None
    return state, state.story


def _over(**options: object) -> State:
    """Give a game of a campaign that is over, before anything was scored."""
    state = game().begin(replace(TOLD, **options), 1)
    state.phase = "over"
    return state


def test_each_chapter_begins_with_the_card_that_opens_it() -> None:
    """The first with the first card of the story, every other with its chapter card."""
    printed = game().printed
    assert at_chapter(printed, 1) == first(printed) == Archive(cards=(Kept(card="01"),))
    for chapter in range(2, 12):
        assert at_chapter(printed, chapter) == Archive(cards=(Kept(card=str(FIRST_DOOR + chapter - 2)),))


def test_a_pack_without_a_campaign_says_so() -> None:
    """Neither its beginning nor a chapter can be played."""
    box = game().printed.box
    plain = {card: story for card, story in box.stories.items() if not story.kind}
    without = Printed(replace(box, tale=None, stories=plain))
    with pytest.raises(ValueError, match="no campaign"):
        first(without)
    with pytest.raises(ValueError, match="no story card opens"):
        at_chapter(without, 1)


def test_a_campaign_without_chapters_has_none_to_begin_at() -> None:
    """It is begun at its first card alone."""
    box = game().printed.box
    assert box.tale is not None
    with pytest.raises(ValueError, match="no story card opens"):
        at_chapter(Printed(replace(box, tale=replace(box.tale, chapters=()))), 1)


def test_of_two_cards_that_open_a_chapter_the_first_does() -> None:
    """Nothing forbids a pack to have two."""
    box = game().printed.box
    twice = {**box.stories, "80b": replace(box.stories["80"], id="80b")}
    assert at_chapter(Printed(replace(box, stories=twice)), 2) == Archive(cards=(Kept(card="80"),))


def test_only_a_chapter_card_of_its_own_opens_a_chapter() -> None:
    """No card of the story does that has the same read, nor the chapter card of another chapter."""
    box = game().printed.box
    story = replace(box.stories["80"], id="00", kind="main")
    other = replace(box.stories["80"], id="000", chapter=3)
    before = {"00": story, "000": other, **box.stories}
    assert at_chapter(Printed(replace(box, stories=before)), 2) == Archive(cards=(Kept(card="80"),))


def test_cards_of_the_story_are_dealt_in_the_order_of_their_names() -> None:
    """Those of a chapter card as well, but not those that a story card only brings in the course of its front."""
    printed = game().printed
    every = tuple(f"C{number}" for number in range(90, 98))
    assert dealt_cards(printed, TOLD, Archive(c_cards=every[::-1])) == every
    assert dealt_cards(printed, TOLD, Archive(cards=(Kept(card="80"),), c_cards=("C95",))) == ("C92", "C95")
    assert dealt_cards(printed, TOLD, Archive(cards=(Kept(card="05"),))) == ()


def test_tiles_are_laid_out_from_the_lowest_number() -> None:
    """However they stand in the archive (MAR-CAMPAIGN-29)."""
    state, _story = _begun(Archive(tiles=("L10", "L2", "L5")))
    assert state.legacy == ("L2", "L5", "L10")


def test_cards_are_read_from_the_lowest_number_by_the_start_player() -> None:
    """However they stand in the archive (MAR-CAMPAIGN-29)."""
    _state, story = _begun(Archive(cards=(Kept(card="21"), Kept(card="09"))), replace(TOLD, players=3))
    assert [(beat.card, beat.reader) for beat in story.beats] == [("09", 1), ("21", 1)]


def test_a_card_that_is_laid_out_again_has_its_story_tile() -> None:
    """The first one of the game (MAR-CAMPAIGN-03, MAR-CAMPAIGN-26)."""
    _state, story = _begun(Archive(cards=(Kept(card="03", laid=True, waited=1),)))
    assert story.card("03") == StoryCard(card="03", waited=1, from_setup=True, tile=1)


def test_a_single_game_leaves_nothing() -> None:
    """Not even when it is over."""
    state = begun(Options(), 1).state
    state.phase = "over"
    with pytest.raises(ValueError, match="only a finished game"):
        left(game().printed, state)


def test_a_game_leaves_everybody_s_points() -> None:
    """By seat, and by the name of an automatic opponent."""
    state = _over(players=3)
    for p in state.players:
        p.vp = 100 + p.seat
    assert left(game().printed, state).scores == {"1": 101, "2": 102, "3": 103}
    alone = _over(players=1, bot="jean", bot_level=3)
    assert alone.jean is not None
    alone.players[0].vp, alone.jean.vp = 90, 80
    assert left(game().printed, alone).scores == {"1": 90, "jean": 80}


def test_full_collection_tiles_go_back_to_the_box() -> None:
    """Others stay, in the order of their numbers (MAR-CAMPAIGN-10)."""
    state = _over()
    state.legacy = ("L13", "L2", "L12", "L10")
    state.legacy_discs = {"L12": (1, 2, 1, 2), "L13": (1, 2, BOX_DISC), "L10": ()}
    assert left(game().printed, state).archive.tiles == ("L2", "L10", "L13")


def test_a_card_has_waited_for_games_that_it_lay_in_from_their_beginning() -> None:
    """One that came in their course begins to wait with the next (MAR-CAMPAIGN-21)."""
    state = _over()
    assert state.story is not None
    cards = (StoryCard(card="03", waited=1, from_setup=True, tile=1), StoryCard(card="15"))
    state.campaign = replace(state.story, cards=cards)
    kept = left(game().printed, state).archive.cards
    assert kept == (Kept(card="03", laid=True, waited=2), Kept(card="15", laid=True))
