"""Fronts of story cards: who is told, which tiles and cards come and go, and what a card laid out again repeats."""

from msgspec.structs import replace

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.collection_tiles import offer_collection
from maracaibo_tui.games.maracaibo.rules.legacy import bearings, enter, leave, tile_at
from maracaibo_tui.games.maracaibo.rules.story import (
    carry_out,
    is_playable,
    know,
    lay,
    lay_again,
    put_into_play,
    take_out_of_play,
)
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.campaign import Archive, Beat, Campaign, StoryCard
from maracaibo_tui.games.maracaibo.state.frames import CollectionTile, QuestToTrack
from maracaibo_tui.games.maracaibo.state.position import BOX_DISC, Options
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from tests.support.played import game

TAKEN = (events.QuestFulfilled, events.StoryTileTaken)
TELLS = (events.StoryLaid, events.StoryTilePlaced, events.LegacyEntered, events.LegacyLeft, events.QuestPlaced)


def _table(options: Options | None = None, printed: Printed | None = None) -> MaracaiboTable:
    """Begin a game of a campaign in which no story card lies."""
    state = game().after(Archive()).begin(options or Options(campaign=True), 1)
    state.round = 3
    table = game().table(state, None)
    table.printed = printed or table.printed
    return table


def _story(table: MaracaiboTable) -> Campaign:
    assert table.state.story is not None
    return table.state.story


def _heard(table: MaracaiboTable) -> list[object]:
    heard: list[object] = []
    table.tell = lambda event: heard.append(event) if isinstance(event, TELLS) else None
    return heard


def test_whoever_reads_a_front_reads_what_it_opens() -> None:
    """Both stand in the chronicle, and neither can be taken back."""
    table = _table()
    heard = _heard(table)
    lay(table, "07", 2)
    assert table.revealed
    assert _story(table).beats == tuple([Beat(round=3, card=card, side="front", reader=2) for card in ("07", "08")])
    laid = [events.StoryLaid(2, "07"), events.LegacyEntered("L2"), events.StoryTilePlaced("07", 1, "5")]
    assert heard[:3] == laid
    assert heard[-2:] == [events.StoryLaid(2, "08"), events.LegacyEntered("L10")]
    assert [card.card for card in _story(table).cards] == ["07", "08"]


def test_story_tiles_are_placed_one_after_the_other() -> None:
    """Each round has one; when none is left a card lies without."""
    table = _table()
    before = _story(table).pile
    for card in ("03", "04", "05", "09", "10"):
        lay(table, card, 1)
    assert before == 4
    assert [_story(table).card(card) for card in ("03", "09", "10")] == [
        StoryCard(card="03", tile=1),
        StoryCard(card="09", tile=4),
        StoryCard(card="10"),
    ]
    assert _story(table).pile == 0
    assert "10" not in table.state.quests.get("7", ())


def test_a_tile_that_nobody_took_is_used_again() -> None:
    """With its card it goes back to the others; quest tiles stay where they lie."""
    table = _table()
    lay(table, "03", 1)
    table.state.quests = {**table.state.quests, "3": ("Q01", "03", "Q02")}
    take_out_of_play(table, "03")
    assert _story(table).pile == 4
    assert table.state.quests["3"] == ("Q01", "Q02")
    assert _story(table).cards == ()


def test_a_tile_that_was_taken_is_not_used_again() -> None:
    """It lies on somebody's quest track."""
    table = _table()
    lay(table, "03", 1)
    table.state.quests = {place: tuple([q for q in lie if q != "03"]) for place, lie in table.state.quests.items()}
    take_out_of_play(table, "03")
    assert _story(table).pile == 3


def test_only_tiles_in_play_are_removed() -> None:
    """The story may name one that a skull has removed before."""
    table = _table()
    table.state.legacy = ("L20",)
    heard = _heard(table)
    carry_out(table, table.printed.box.stories["18"].after)
    assert heard == [events.LegacyLeft(0, "L20")]


def test_a_card_laid_out_again_repeats_only_what_each_game_needs() -> None:
    """Its story tile, its quests, its own collection tile; no other tile, no C-card, nothing to be read."""
    table = _table()
    heard = _heard(table)
    put_into_play(table, StoryCard(card="45", waited=1))
    lay_again(table, "45")
    assert [type(event) for event in heard] == [events.StoryTilePlaced, events.QuestPlaced, events.QuestPlaced]
    assert (table.state.legacy, _story(table).c_cards, _story(table).beats) == ((), (), ())
    assert _story(table).card("45") == StoryCard(card="45", waited=1, tile=1)
    lay_again(table, "15")
    assert table.state.legacy == ("L12",)


def test_a_front_without_quests_cannot_be_taken_back_either() -> None:
    """It has been read."""
    table = _table()
    table.revealed = False
    lay(table, "08", 1)
    assert table.revealed


def test_tiles_come_in_printed_order() -> None:
    """Two at a time, in this case."""
    table = _table()
    lay(table, "84", 1)
    assert table.state.legacy[:2] == ("L1", "L5")


def test_everybody_hears_that_the_draw_pile_is_shuffled() -> None:
    """A C-card is among it now."""
    table = _table()
    heard: list[object] = []
    table.tell = heard.append
    lay(table, "05", 1)
    assert events.Reshuffled("draw", table.state.draw) in heard


def test_of_two_cards_for_one_tile_the_higher_number_stays() -> None:
    """Whichever came first (MAR-STORY-20)."""
    box = game().printed.box
    twins = {**box.stories, "18": replace(box.stories["18"], tile="L12")}
    for order in (("15", "18"), ("18", "15")):
        table = _table(printed=Printed(replace(box, stories=twins)))
        for card in order:
            put_into_play(table, StoryCard(card=card))
        assert [card.card for card in _story(table).cards] == ["18"]


def test_cards_without_a_tile_do_not_compete() -> None:
    """They stand in the order of their numbers."""
    table = _table()
    for card in ("21", "03"):
        put_into_play(table, StoryCard(card=card))
    assert [card.card for card in _story(table).cards] == ["03", "21"]


def test_a_chapter_card_is_put_away() -> None:
    """What it takes as known is told as read by nobody; then its tiles come, and the card that it opens."""
    table = _table()
    heard = _heard(table)
    lay(table, "81", 1)
    door = Beat(round=3, card="", side="back", reader=0, by="door")
    assert _story(table).beats == (
        replace(door, card="02", option="a"),
        replace(door, card="07", option="a"),
        replace(door, card="08"),
        replace(door, card="09", option="a"),
        Beat(round=3, card="13", side="front", reader=1),
    )
    assert _story(table).facts == ("02.a", "07.a", "08", "09.a")
    assert [card.card for card in _story(table).cards] == ["13"]
    assert events.LegacyEntered("L5") in heard
    assert table.revealed


def test_c_cards_of_a_chapter_card_are_dealt_before_in_the_second_edition() -> None:
    """In the first they are shuffled into the draw pile afterwards (MAR-CAMPAIGN-33)."""
    second, first = _table(), _table(Options(campaign=True, edition="first"))
    for table in (second, first):
        lay(table, "81", 1)
    assert not {"C92", "C95"} & {*second.state.draw}
    assert {"C92", "C95"} <= {*first.state.draw}
    assert _story(first).c_cards == ("C92", "C95")


def test_cards_brought_stay_for_the_games_that_follow() -> None:
    """In the order of their names, each once."""
    table = _table()
    for card in ("31", "05", "11", "05"):
        carry_out(table, [*table.printed.box.stories[card].setup, *table.printed.box.stories[card].after], card)
    assert _story(table).c_cards == ("C92", "C93", "C95")
    assert (*table.state.draw, *table.state.discard).count("C92") == 1


def test_discs_go_back_with_the_tile_they_lie_on() -> None:
    """Those of seats count as removed from the ships as before; other tiles keep theirs."""
    table = _table(Options(campaign=True, players=3))
    table.state.legacy = ("L10", "L12", "L5")
    table.state.legacy_discs = {"L10": (2,), "L12": (1, BOX_DISC, 3, 1)}
    before = [p.discs_removed for p in table.state.players]
    leave(table, "L5", 1)
    assert table.state.legacy_discs == {"L10": (2,), "L12": (1, BOX_DISC, 3, 1)}
    leave(table, "L12", 0)
    assert [p.discs_removed for p in table.state.players] == [before[0] + 2, before[1], before[2] + 1]
    assert table.state.legacy_discs == {"L10": (2,)}


def test_a_city_opens_again_with_a_tile_that_is_drawn() -> None:
    """Everybody hears that the tiles are shuffled, then which one comes."""
    table = _table()
    enter(table, "L3")
    heard: list[object] = []
    table.tell = heard.append
    leave(table, "L3", 0)
    left, shuffled, laid = heard
    assert left == events.LegacyLeft(0, "L3")
    assert isinstance(shuffled, events.Reshuffled)
    assert shuffled.pile == "city_tiles"
    assert laid == events.CityTileLaid(shuffled.order[0], "14")


def test_a_tile_with_a_toll_can_be_used_like_another() -> None:
    """Where the ship has arrived."""
    table = _table()
    table.state.legacy, table.state.agenda = ("L11",), ()
    table.state.players[0].ship = "9"
    offer_collection(table, table.state.players[0])
    assert [*table.state.agenda] == [CollectionTile(1, "L11")]


def test_what_is_remembered_of_tiles_holds_for_those_in_play() -> None:
    """A game has others than the one before, and ships other ways round."""
    table = _table()
    first = table.state.players[0]
    table.state.legacy = ("L5", "L2")
    before = bearings(table, first)
    assert tile_at(table, "3", v.LegacyRecruit) is not None
    table.state.legacy = ("L8",)
    assert tile_at(table, "3", v.LegacyRecruit) is None
    assert bearings(table, first) != before


def test_it_is_told_who_takes_a_story_tile() -> None:
    """Besides that a quest is fulfilled; of other quests only this."""
    table = _table()
    quest = table.state.quest_pile[0]
    for taken in ("03", quest):
        table.state.agenda = (*table.state.agenda, QuestToTrack(2, taken))
    heard: list[object] = []
    table.tell = lambda event: heard.append(event) if isinstance(event, TAKEN) else None
    game().settle(table)
    assert heard == [events.QuestFulfilled(2, quest), events.QuestFulfilled(2, "03"), events.StoryTileTaken(2, "03")]


def test_facts_are_known_in_the_order_in_which_they_were_read() -> None:
    """Whatever their numbers are."""
    table = _table()
    for fact in ("08", "02.a"):
        know(table, fact)
    assert _story(table).facts == ("08", "02.a")


def test_only_cards_of_single_games_can_be_chosen_for_one() -> None:
    """Those of the campaign and its chapter cards cannot."""
    playable = [card for card, story in game().printed.box.stories.items() if is_playable(story)]
    assert playable == ["75", "76", "77"]
