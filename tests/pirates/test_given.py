"""Positions of scenarios: pieces move to where a path says, and what cannot be is refused in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.games.pirates.audit.invariants.pieces import cards_in_play, missions_in_play
from maracaibo_tui.games.pirates.audit.paths import all_paths, read
from maracaibo_tui.games.pirates.rules.game import Pirates
from maracaibo_tui.games.pirates.scenarios.given import SETTERS, arrange
from maracaibo_tui.games.pirates.state.frames import StartTurn
from maracaibo_tui.games.pirates.state.position import Options
from maracaibo_tui.games.pirates.state.table import PiratesTable
from tests.pirates.tables import COMBINATIONS, game

ALL = COMBINATIONS[-1]


def table(options: Options | None = None) -> PiratesTable:
    """Set up a game and keep the first missions."""
    playing: Pirates = game()
    found = playing.table(playing.begin(options or Options(), 1), None)
    for _ in range(2 * found.state.options.players):
        question = playing.settle(found)
        if question is None or question.point != "DEC-P02":
            break
        playing.answer(found, question.options[0])
    found.state.agenda = (StartTurn(1),)
    return found


def given(t: PiratesTable, **paths: object) -> None:
    """Arrange a position; two underscores stand for a point."""
    arrange(t, {path.replace("__", "."): value for path, value in paths.items()})


def value(t: PiratesTable, path: str) -> object:
    """Read a path."""
    return read(t, (), path)


def place_of(t: PiratesTable, kind: str) -> str:
    """Name the first place with a card of a kind."""
    return next(space for space, card in t.state.grid.items() if t.printed.card_type[card] == kind)


def test_a_card_of_the_box_sends_the_one_that_lies_there_to_its_end() -> None:
    """Nothing is lost and nothing is made."""
    t = table()
    before, lying, card = cards_in_play(t.state), t.state.grid["C4"], t.state.box[3]
    given(t, grid__C4=card)
    assert (t.state.grid["C4"], t.state.box[-1]) == (card, lying)
    assert cards_in_play(t.state) == before


def test_two_cards_of_the_grid_change_places_with_tile_and_market() -> None:
    """A location that only moves keeps its tiles; the other card keeps its face."""
    t = table()
    tobago = next(space for space, card in t.state.grid.items() if card == "tobago")
    kind, other = t.state.treasure_tiles["tobago"], place_of(t, "residence")
    given(t, locations__tobago__market="2:T3")
    card = t.state.grid[other]
    arrange(t, {f"grid.{other}": "tobago"})
    assert (t.state.grid[other], t.state.grid[tobago]) == ("tobago", card)
    assert value(t, "locations.tobago.market") == "2:T3"
    assert value(t, "locations.tobago.treasure") == kind


def test_a_location_that_leaves_the_grid_gives_up_its_tiles() -> None:
    """The treasure tile is free then, the black-market tile goes back to its owner."""
    t = table()
    tobago = next(space for space, card in t.state.grid.items() if card == "tobago")
    kind = t.state.treasure_tiles["tobago"]
    given(t, locations__tobago__market="2:T3")
    assert value(t, "players.2.tiles.count") == 4
    arrange(t, {f"grid.{tobago}": t.state.level2[0]})
    assert value(t, "players.2.tiles.count") == 5
    assert (value(t, "decks.treasure_tiles"), value(t, "locations.tobago.treasure")) == ([kind], "")


def test_a_level_two_card_takes_the_place_of_the_one_that_is_laid() -> None:
    """Two level-II cards change places, at the depth at which the other one lay."""
    t = table()
    first, fifth = t.state.level2[0], t.state.level2[4]
    given(t, grid__C4=first)
    deck = t.state.level2
    given(t, grid__C4=fifth)
    assert t.state.level2 == tuple(first if card == fifth else card for card in deck)


def test_fillers_come_from_the_front_of_the_box() -> None:
    """A filler reads as such and never lies face up."""
    t = table()
    first = t.state.box[0]
    given(t, grid__C4="filler")
    assert (t.state.grid["C4"], value(t, "grid.C4"), value(t, "grid.C4.faceup")) == (first, "filler", False)
    given(t, grid__C4="P101")
    assert (value(t, "grid.C4"), value(t, "grid.C4.faceup")) == ("P101", True)


def test_with_its_module_a_card_is_turned_down() -> None:
    """A location then carries a doubloon and no tile, unless more is said."""
    t = table(Options(**ALL))
    given(t, grid__C4="tobago", locations__tobago__treasure="gold")
    given(t, grid__C4__faceup=False)
    assert (value(t, "grid.C4.doubloons"), value(t, "locations.tobago.treasure")) == (1, "")
    given(t, grid__C4__doubloons=3)
    assert value(t, "grid.C4.doubloons") == 3
    given(t, grid__C4__faceup=True)
    assert value(t, "grid.C4.doubloons") == 0


def test_a_tableau_takes_cards_from_anywhere() -> None:
    """One that lay in the grid is replaced there by an improvement of the box."""
    t = table()
    before = cards_in_play(t.state)
    space = place_of(t, "improvement")
    card, boxed = t.state.grid[space], next(each for each in t.state.box if each in t.printed.card_kind)
    given(t, players__1__cards=[card, "P201"])
    assert (value(t, "players.1.cards"), t.state.grid[space]) == ([card, "P201"], boxed)
    given(t, players__2__cards=["P201"], players__1__cards=[])
    assert (value(t, "players.1.cards"), value(t, "players.2.cards")) == ([], ["P201"])
    assert cards_in_play(t.state) == before


def test_the_second_deck_is_put_in_order_or_emptied() -> None:
    """Named cards lie on top; an empty list sends all to the end of the box."""
    t = table()
    before, count = cards_in_play(t.state), len(t.state.level2)
    given(t, decks__level2=["P240", "P202"])
    assert (t.state.level2[:2], len(t.state.level2)) == (("P240", "P202"), count)
    given(t, decks__level2=[])
    assert (t.state.level2, len(t.state.box)) == ((), 15 + count)
    assert cards_in_play(t.state) == before


def test_missions_move_between_hands_row_and_deck() -> None:
    """What leaves a hand or the row goes under the deck."""
    t = table()
    before, row, hand = missions_in_play(t.state), t.state.offer_missions, t.state.players[0].missions
    given(t, players__1__missions=[row[0], "Q07"])
    assert t.state.players[0].missions == (row[0], "Q07")
    given(t, offer__missions=["", "Q07", row[1]])
    assert t.state.offer_missions == ("", "Q07", row[1])
    assert value(t, "players.1.missions") == [row[0]]
    given(t, decks__missions=["Q07"])
    assert (t.state.missions[0], t.state.offer_missions[1]) == ("Q07", "")
    assert missions_in_play(t.state) == before
    assert hand[0] in t.state.missions
    given(t, decks__missions=[])
    assert not t.state.missions


def test_treasures_and_explorers_bring_what_belongs_to_them() -> None:
    """One treasure lies on the bonus space; the rivers on the upper way are crossed."""
    t = table()
    given(t, players__1__above__gold=2, players__1__dig__pearl_2="pearl", players__1__explorer="c2")
    p = t.state.players[0]
    assert (p.top, p.dig, p.rivers) == (("gold",), {"pearl_2": "pearl"}, ("r1", "r2"))
    given(t, players__1__top__gold=False, players__1__dig__pearl_2="", players__1__rivers=["r1"])
    assert (list(p.top), p.dig, list(p.rivers)) == ([], {}, ["r1"])
    given(t, players__1__above__gold=0, players__1__figurehead="G", players__1__dig__poseidon_1="emerald")
    assert value(t, "players.1.treasures.emerald") == 1
    given(t, players__2__figurehead="G")
    assert (p.figurehead, p.dig) == ("", {})


def test_tiles_go_out_and_come_back() -> None:
    """A tile is on one location or on its board; a treasure tile is taken from another location if none is free."""
    t = table()
    given(t, locations__tobago__market="1:T1", locations__aruba__market="1:T1")
    assert (value(t, "locations.tobago.market"), value(t, "locations.aruba.market")) == ("", "1:T1")
    given(t, locations__aruba__market="")
    assert value(t, "players.1.tiles.count") == 5
    given(t, locations__aruba__market="1:T2", players__1__tiles=["T1", "T2", "T3", "T4", "T5"])
    assert value(t, "locations.aruba.market") == ""
    gold = [place for place, kind in t.state.treasure_tiles.items() if kind == "gold"]
    given(t, locations__margarita__treasure="gold")
    assert value(t, f"locations.{gold[0]}.treasure") == ""
    given(t, locations__margarita__treasure="")
    assert value(t, "decks.treasure_tiles") == ["gold"]
    given(t, locations__aruba__treasure="gold")
    assert value(t, "locations.aruba.treasure") == "gold"


def test_what_is_jordans_can_be_given() -> None:
    """His boards, cards and deck; cards of the box change places with the lowest of the deck."""
    t = table(Options(players=1, bot="jordan", rubies=True))
    given(
        t,
        jordan__vp=9,
        jordan__ship="bay",
        jordan__step=3,
        jordan__upgrades=5,
        jordan__treasures__pearl=2,
        jordan__cards=["P201"],
        jordan__missions=["Q01"],
        jordan__residences=["castle"],
        jordan__rubies=1,
        jordan__figurehead="B",
        jordan__explorer="e6",
        rubies__m2="jordan",
        decks__solo=["B1", "B2"],
    )
    assert (value(t, "jordan.step"), value(t, "jordan.rivers"), value(t, "rubies.m2")) == (3, ["r1"], "jordan")
    assert t.state.jordan is not None
    assert (t.state.jordan.deck[:2], len(t.state.jordan.deck)) == (("B1", "B2"), 6)
    given(t, decks__solo=[])
    assert (len(t.state.jordan.deck), len(t.state.jordan.used)) == (0, 6)


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"players.1.doubloons": -1}, "allowed a whole number, 0 or more"),
    ({"players.1.vp": "9"}, "allowed a whole number"),
    ({"players.1.ship": "B3"}, "allowed the id of a space"),
    ({"players.1.explorer": "haven"}, "allowed the id of a space of the explorer track"),
    ({"players.1.rivers": ["r9"]}, "allowed one of r1, r2, r3, r4"),
    ({"players.1.top.gold": True}, "allowed with a treasure above the line"),
    ({"players.1.dig.gold_1": "pearl"}, "allowed one of "),
    ({"players.1.dig.poseidon_1": "gold"}, "only with the figurehead that has this space"),
    ({"players.1.cards": ["P101", "P101"]}, 'found "P101" twice'),
    ({"players.1.cards": "P101"}, "allowed a list"),
    ({"players.1.retired": True}, "only with the module retired_pirate"),
    ({"players.1.income.vp": 3}, "found a value that follows from others"),
    ({"players.3.vp": 3}, "players.3.vp: found '3' after players"),
    ({"grid.C4": "tortuga"}, "allowed the id of a card"),
    ({"grid.C4.faceup": False}, "only with the module that turns it down"),
    ({"grid.C4.doubloons": 2}, "allowed on a location that lies face down"),
    ({"locations.tobago.treasure": "silver"}, "allowed one of"),
    ({"locations.tobago.market": "3:T1"}, "allowed one of"),
    ({"islands.gold": None}, "allowed a whole number"),
    ({"offer.missions": ["Q01"]}, "allowed 3 missions or empty places"),
    ({"offer.figureheads": ["Z"]}, "allowed one of"),
    ({"sides.T1": "top"}, "allowed one of front, back"),
    ({"rubies.m1": "1"}, "only with the module rubies"),
    ({"decks.solo": ["A1"]}, "allowed only against Jordan"),
    ({"decks.treasure_tiles": ["gold"]}, "allowed tiles that are kept apart"),
    ({"round": 4}, "allowed a whole number, 1 to 3"),
    ({"dice": 4}, "allowed a list"),
    ({"jordan.vp": 4}, "jordan.vp: found 'jordan' at the start of the path"),
]


@pytest.mark.parametrize("paths, says", REFUSED, ids=[next(iter(paths)) for paths, _ in REFUSED])
def test_what_cannot_be_is_refused(paths: dict[str, Any], says: str) -> None:
    """In a sentence that names the path and what is allowed."""
    with pytest.raises(PathError) as refused:
        arrange(table(), paths)
    assert says in str(refused.value)


def test_hands_are_given_after_the_first_missions_are_kept() -> None:
    """Before that the rules still move them."""
    t = game().table(game().begin(Options(), 1), None)
    with pytest.raises(PathError, match="allowed only after that"):
        arrange(t, {"players.1.missions": ["Q01"]})
    dealt = t.state.players[1].dealt[0]
    with pytest.raises(PathError, match="allowed only after it was kept or not"):
        arrange(t, {"decks.missions": [dealt]})


def test_whatever_can_be_given_can_be_read() -> None:
    """Every path that may be set is one of the readable patterns."""
    t = table(Options(players=1, bot="jordan", **ALL))
    readable = {path.split(".")[0] for path in all_paths(t)}
    assert {pattern.split(".")[0].strip("<>") for pattern in SETTERS} <= readable
