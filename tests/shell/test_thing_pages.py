"""The pages of things: each exists, says what holds now, and names rules that exist."""

import pytest

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.library.rulebook import rulebook_of
from maracaibo_tui.tui.screen.lines import plain, width
from maracaibo_tui.tui.shell.kit import Moment
from tests.support.played import described
from tests.support.seated import ALONE, JEAN, kit, names_at, placed, play, session
from tests.support.stories import with_card_in_play


def _moment() -> Moment:
    played = play(session(ALONE, JEAN), 30)
    return Moment(played.view(), played.viewer, None, (), 0, names_at(played))


def test_every_thing_has_a_page_and_rules_that_exist() -> None:
    """Cards, places, quests, buildings, areas, careers, tokens, tiles: each page can be drawn, each rule is known."""
    table, moment = kit(), _moment()
    book = rulebook_of("maracaibo")
    for thing in table.things():
        for cells in (40, 74):
            drawn = table.thing(thing.address, moment, cells)
            assert any(plain(each).strip() for each in drawn)
            assert all(width(each) <= cells for each in drawn)
        rules = table.thing_rules(thing.address)
        assert rules
        assert all(book.find(rule) for rule in rules), (thing, rules)


def test_the_page_of_a_card_says_what_it_costs_and_serves_now() -> None:
    """A card in the hand shows its price now, what is missing, and where it could be handed in."""
    played = placed({"players.1.ship": "3", "players.1.hand": ["A01"], "players.1.doubloons": 0})
    moment = Moment(played.view(), played.viewer, None, (), 0, names_at(played))
    text = "\n".join(map(plain, kit().thing("card/A01", moment, 200)))
    assert "it would cost you" in text
    assert "in your hand" in text
    assert "delivers to" in text
    # A city that only a legacy tile brings is no market while the tile is not in play.
    assert "Barcelona" not in text


def test_a_card_that_pays_for_a_story_quest_says_so() -> None:
    """A card with a book helps to pay the story quest that asks for books."""
    book = next(card.id for card in kit().printed.cards.values() if card.object == "book")
    played = with_card_in_play("03", {"players.1.hand": [book]})
    moment = Moment(played.view(), played.viewer, None, (), 0, names_at(played))
    text = "\n".join(map(plain, kit().thing(f"card/{book}", moment, 200)))
    assert "helps to pay the story quest at 3 Tortuga" in text


@pytest.mark.parametrize("place", ["hand", "tableau"])
def test_the_page_of_a_card_says_whether_what_it_asks_for_is_there(place: str) -> None:
    """Of a synergy that a card asks for it says whether one owns it; if not, what waits for it."""
    kinds = (v.IncomeIfSynergy, v.CaDoubloonsSynergy)
    found = [
        (card, effect.synergy)
        for card in kit().printed.cards.values()
        for effect in (*card.income, *card.permanent)
        if isinstance(effect, kinds)
    ]
    assert {card.income == () for card, _synergy in found} == {False, True}
    for card, synergy in found:
        assert f"it asks for the {synergy}, which you do not own: " in _now(card.id, place, [])
        assert f"it asks for the {synergy}, which you own" in _now(card.id, place, [synergy])


def _now(card: str, place: str, owned: list[str]) -> str:
    """Give what is said of a card just now while it lies in a place and these synergies are owned."""
    played = placed({f"players.1.{place}": [card], "players.1.synergies": owned})
    moment = Moment(played.view(), played.viewer, None, (), 0, names_at(played))
    return " ".join(map(plain, kit().thing(f"card/{card}", moment, 200))).partition("Just now")[2]


def test_the_page_of_a_card_in_the_display_says_what_is_missing_for_it() -> None:
    """Before a card is taken one learns what buying it would lack."""
    card = next(
        card for card in kit().printed.cards.values() if any(isinstance(r, v.CostObjects) for r in card.requires)
    )
    played = placed({"players.1.hand": [], "players.1.doubloons": 0, "display": [card.id, "", "", ""]})
    moment = Moment(played.view(), played.viewer, None, (), 0, names_at(played))
    text = " ".join(map(plain, kit().thing(f"card/{card.id}", moment, 200)))
    assert "in the display: " in text
    assert "no cards that show " in text


def test_jean_is_found_where_her_explorer_stands_and_what_it_has_crossed() -> None:
    """The pages of spaces and barriers name her beside the captains: the first over a barrier takes its bonus."""
    played = placed({"jean.explorer": "e5"}, options=JEAN)
    moment = Moment(played.view(), played.viewer, None, (), 0, names_at(played))
    jean = moment.view.jean
    jean.barriers = ("blue",)
    assert "– here: Jean" in [plain(each) for each in kit().thing(f"space/{jean.explorer}", moment, 80)]
    assert "– crossed by Jean" in [plain(each) for each in kit().thing("barrier/blue", moment, 80)]
    assert "– crossed by nobody" in [plain(each) for each in kit().thing("barrier/red", moment, 80)]


def test_places_stand_in_their_order_with_what_is_there() -> None:
    """The list names every place in play, and those that can be reached with their option."""
    played = placed({"players.1.ship": "5"})
    view, question = played.view(), played.question
    assert question is not None
    options = described(view, question)
    moment = Moment(view, played.viewer, question, options, 0, names_at(played))
    text = [plain(each) for _address, each in kit().places(moment, 78)]
    assert text[0].lstrip().startswith("Havana")
    assert any("6 San Juan" in each and "option 1" in each for each in text)


def test_a_place_with_two_ways_names_both() -> None:
    """Where a fork leads to the same place, the list has both options with what each costs."""
    played = placed({"players.1.ship": "12"})
    view, question = played.view(), played.question
    assert question is not None
    moment = Moment(view, played.viewer, question, described(view, question), 0, names_at(played))
    text = [plain(each) for _address, each in kit().places(moment, 78)]
    assert any("19 Camarco" in each and "option 7/8, 2/6MP 1/2v" in each for each in text)


def test_cards_that_are_called_alike_are_listed_apart() -> None:
    """Whoever searches a name that several cards share sees by good and object which is which."""
    listed = [(each.called, each.kind) for each in kit().things() if each.address.startswith("card/")]
    names = [called for called, _kind in listed]
    shared = {called for called in names if names.count(called) > 1}
    assert shared
    assert all((", " in kind) == (called in shared) for called, kind in listed)
