"""Whole campaigns with real set-ups, checks and scorings, turns left to chance: all end, and everything is met."""

from functools import cache

import pytest

from maracaibo_tui.games.maracaibo.rules.campaign import at_chapter
from tests.support.played import game
from tests.support.skeleton import MOST_GAMES, TABLES, Played, campaign, campaigns, met
from tests.support.torture import IS_TORTURE

COUNT = 1000 if IS_TORTURE else 120


@cache
def played() -> list[Played]:
    """Play them once for all tests."""
    return list(campaigns(COUNT))


def test_every_campaign_comes_to_an_ending() -> None:
    """None needs more games than two for each card of the main line, for one to four seats and both editions."""
    assert all(each.ending for each in played())
    assert max(len(each.games) for each in played()) < MOST_GAMES


def test_every_side_option_ending_tile_and_card_is_met() -> None:
    """Nothing of the campaign is there for nobody."""
    box, found = game().printed.box, met(played())
    cards = [card for card in box.stories.values() if card.kind in ("main", "side", "ending")]
    assert set(found["sides"]) == {f"{card.id} {side}" for card in cards for side in ("front", "back")}
    assert set(found["options"]) == {f"{card.id}.{option.id}" for card in cards for option in card.option}
    assert box.tale is not None
    assert set(found["endings"]) == set(box.tale.endings)
    assert set(found["tiles"]) == set(box.legacy)
    assert set(found["cards"]) == {card for card in box.cards if card.startswith("C")}
    assert set(found["by"]) == {"seat", "jean", "jacques", "time"}


def test_facts_are_what_was_read() -> None:
    """A card is known once its back was read, with the option that was chosen, in that order."""
    for each in played()[: len(TABLES)]:
        backs = [beat for left in each.games for beat in left.beats if beat.side == "back"]
        facts = tuple(f"{beat.card}.{beat.option}" if beat.option else beat.card for beat in backs)
        assert each.games[-1].archive.facts == facts


def test_the_same_chance_makes_the_same_campaign() -> None:
    """A campaign depends on nothing but what it begins from, its options and its seeds."""
    again = campaign(game(), TABLES[0], 0)
    assert again.games == played()[0].games


@pytest.mark.parametrize("chapter", range(1, 12))
@pytest.mark.parametrize("table", TABLES[1::4], ids=lambda options: options.edition)
def test_a_campaign_may_begin_at_any_chapter(chapter: int, table: object) -> None:
    """It comes to an ending from there as well."""
    options = next(each for each in TABLES if each is table)
    each = campaign(game(), options, chapter, at_chapter(game().printed, chapter))
    assert each.ending
    first = each.games[0].beats
    assert chapter == 1 or {beat.by for beat in first} >= {"door", "seat"}


def test_branching_is_beginning_again() -> None:
    """From what an earlier game has left the same chance makes the same game again."""
    games = played()[1].games
    rules = game().after(games[2].archive)
    state = rules.begin(TABLES[1], 7)
    assert state.story is not None
    assert state.story.began == games[2].archive
    assert rules.digest(rules.begin(TABLES[1], 7)) == rules.digest(game().begin_again(state, 7))
