"""What the table of Pirates draws: tiles whole, states that need no colours, secrets kept, and parts in any room."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from maracaibo_tui.games import title_of
from maracaibo_tui.games.pirates.box.sea import BAY
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.position import HIDDEN, Options, copied
from maracaibo_tui.games.pirates.words.marks import marks
from maracaibo_tui.games.pirates.words.things import upgrade_text
from maracaibo_tui.tui.screen.lines import Line, plain, width
from maracaibo_tui.tui.screen.surface import BAND
from maracaibo_tui.tui.shell.columns import with_arrows
from maracaibo_tui.tui.tables.pirates.short_names import short_names
from maracaibo_tui.tui.tables.pirates.telling import brief, figurehead_forms, forms, in_few_words
from maracaibo_tui.tui.tables.pirates.tiles import Tile, drawn
from tests.pirates.drawn import NAMES, asked_at, its_kit, moments_of
from tests.pirates.tables import TABLES, begun, called, game
from tests.support.advising import hint_for
from tests.support.at_random import answers

SIZES = ((58, 9), (78, 12), (118, 21), (118, 34), (37, 8), (37, 26))
"""Rooms in which parts are drawn."""
CARD = Tile("Carved Prow", "Prow", "raised", "vessel", "s", "ship", "6$", does="!F +2$i", worth=("4 VP", "4V"))
_sight = title_of("pirates").sight


def _heard(options: Options) -> list[object]:
    """Play a game at random and give all that happens in it."""
    heard: list[object] = []
    for _ in answers(begun(options, 1, tell=heard.append, keep_steps=False), 1):
        pass
    return heard


@pytest.mark.parametrize("options", TABLES, ids=called)
def test_every_part_keeps_to_its_room(options: Options) -> None:
    """No part is wider or higher than its room, wherever its cursor stands."""
    kit = its_kit()
    for moment in moments_of(options):
        for part in kit.parts:
            length = 0 if part.name == "log" else kit.length(part.name, moment)
            for at in {-1, 0, length - 1} if length else {-1}:
                now = kit.as_shown(part.name, moment._replace(cursors={part.name: at} if at >= 0 else {}))
                for cells, rows in SIZES if part.name != "log" else ():
                    lines = kit.draw(part.name, now, cells, rows)
                    assert len(lines) <= rows, (part.name, cells, rows)
                    assert all(width(each) <= cells for each in lines), (part.name, cells, rows)


def test_every_option_lies_where_arrows_find_it() -> None:
    """From the highlighted voyage arrows lead to others, and never to itself."""
    kit = its_kit()
    for moment in moments_of(Options(players=2), 3):
        if moment.question is None or moment.question.point != "DEC-P10":
            continue
        found = {kit.walk(moment, way, None) for way in ("left", "right", "up", "down")}
        assert moment.highlighted not in found
        assert found != {None} or len(moment.options) == 1


def test_missions_of_others_are_never_drawn() -> None:
    """What stands in a view for a mission of another hand is no mission, and no part names it."""
    kit = its_kit()
    for moment in moments_of(Options(players=4), 17):
        text = "\n".join(
            plain(each)
            for part in kit.parts
            if part.name != "log"
            for each in kit.draw(part.name, kit.as_shown(part.name, moment), 118, 34)
        )
        others = [p for p in moment.view.players if p.seat != moment.seat]
        if moment.view.phase != "over":
            assert all(mission == HIDDEN for p in others for mission in p.missions)
        known = {*moment.view.offer_missions, *moment.view.players[max(0, moment.seat - 1)].missions}
        known |= {*moment.view.players[max(0, moment.seat - 1)].dealt}
        assert not [each for each in game().printed.box.missions if f"{each} " in text and each not in known]


@pytest.mark.parametrize("letters", [4, 5, 7, 8, 9])
def test_no_two_cards_are_called_alike(letters: int) -> None:
    """However few letters there are, every card has a short name of its own that fits."""
    found = short_names(game().printed, letters)
    assert all(len(name) <= letters for name in found.values())
    assert letters < 7 or len({*found.values()}) == len(found)


@pytest.mark.parametrize("size", [(11, 7), (11, 4), (9, 3), (7, 2), (5, 2)], ids=str)
def test_a_tile_is_as_large_as_it_should_be(size: tuple[int, int]) -> None:
    """Name, price and ships are on it at any size."""
    rows = drawn(CARD._replace(ships=(1, 2, 3, 4)), *size, in_letters=False)
    assert [width(each) for each in rows] == [size[0]] * size[1]
    text = "\n".join(map(plain, rows))
    assert "Prow" in text
    assert "6$" in text or size[0] < 9
    assert "▲ABCD" in text or "▲A ▲B ▲C ▲D" in text or size[0] < 7


def test_states_of_a_tile_are_told_without_colours() -> None:
    """In reach, highlighted, at the cursor and new differ in words, signs and shapes, each from all others."""
    states = {
        "plain": CARD,
        "in reach": CARD._replace(steps=2, name_style="strong bold"),
        "highlighted": CARD._replace(steps=2, name_style=BAND),
        "cursor": CARD._replace(name_style="accent underline bold"),
        "new": CARD._replace(name="Prow", is_new=True),
    }
    seen = {state: _without_colours(drawn(tile, 11, 4, in_letters=True)) for state, tile in states.items()}
    assert len({*map(str, seen.values())}) == len(seen)


@pytest.mark.parametrize("name, told", [("Carved Prow", "6$ ship"), ("Painted Figurehead", "s6$")])
def test_without_colours_the_kind_of_a_card_is_told_once(name: str, told: str) -> None:
    """Where a word or the letter before the price says it no letter stands before what else there is to read."""
    rows = [plain(row) for row in drawn(CARD._replace(name=name), 11, 4, in_letters=True)]
    assert [row[0] for row in rows[1:]] == [" "] * 3
    assert [row for row in rows if row.strip().startswith(told)]
    assert plain(drawn(CARD, 7, 2, in_letters=True)[1]).startswith("s6$")


def _without_colours(rows: tuple[Line, ...]) -> list[tuple[str, bool, bool, bool]]:
    """Leave of a tile what a terminal without colours shows: text, bold, underlined, reversed."""
    return [
        (span.text, "bold" in span.style, "underline" in span.style, "onaccent" in span.style)
        for row in rows
        for span in row
    ]


def test_an_island_says_what_becomes_of_it() -> None:
    """Its markers as dots of seven, what each is worth, and both before and after."""
    island = Tile("GOLD", "GOLD", "land", markers=4, then=4, worth=("3 VP", ""))
    assert [plain(each).strip() for each in drawn(island, 11, 4, in_letters=False)][:3] == [
        "GOLD",
        "●●●●○○○",
        "3 VP each",
    ]
    changed = drawn(island._replace(then=5, worth=("3 VP", "4 VP")), 11, 4, in_letters=False)
    assert [plain(each).strip() for each in changed][2:] == ["4 → 5", "3 → 4 VP"]
    assert "+2" in plain(drawn(island._replace(markers=9, then=9), 11, 4, in_letters=False)[1])


def test_what_happens_lights_up_where_it_is_seen() -> None:
    """Every event that touches something names a part of the table, and points are shown where they are scored."""
    kit = its_kit()
    parts = {part.name for part in kit.parts}
    sailed = events.Sailed(1, "start", "B1", "tobago")
    assert kit.shown_at(sailed, is_scored=False) == ("map", ("place/B1",))
    assert kit.shown_at(events.Scored(1, 2, "income"), is_scored=True)[0] == "points"
    told = [kit.shown_at(each, is_scored=False) for each in _heard(TABLES[3])]
    assert {part for part, _ in told} - {""} <= parts
    assert {"map", "explorer", "offers"} <= {part for part, _ in told}


def test_the_end_of_a_round_is_told_with_its_reasons() -> None:
    """Who got what, and that all ships are back."""
    kit = its_kit()
    heard = _heard(Options(players=2))
    last = next(at for at, each in enumerate(heard) if kit.is_round_over(each))
    over = kit.round_over(game().begin(Options(players=2), 1), NAMES, heard[: last + 1])
    assert over is not None
    assert over.over == "Round 1"
    assert {each.seat for each in over.scoring} == {1, 2}
    assert any("back at the start" in each.text for each in over.changes)


def test_what_is_too_dear_says_so_in_every_form() -> None:
    """However little room there is, a card that cannot be paid is told from one that can, with the fee counted."""
    said = 0
    for moment in asked_at("DEC-P10", Options(players=3)):
        for choice in its_kit().columns(moment).choices:
            price, doubloons = plain(choice.cells[1]), moment.view.players[moment.who - 1].doubloons
            fee = plain(choice.cells[3]).partition("$")[0]
            is_dear = bool(price) and int(price[:-1]) + int(fee or 0) > doubloons
            said += is_dear
            for form in (choice.cells[-1], *choice.shorter, (choice.short or ((),))[-1]):
                assert ("too dear" in plain(form)) == is_dear, choice
    assert said


def test_what_brings_nothing_and_what_is_unseen_stand_last() -> None:
    """The first voyage is never to a residence that cannot be built, nor the first mission one that nobody sees."""
    for moment in asked_at("DEC-P46", Options(players=3)):
        decks = [option.id == "mission:deck" for option in moment.options if option.id != "skip"]
        assert decks == sorted(decks)
    for moment in asked_at("DEC-P10", Options(players=3)):
        idle = [
            "too dear" in plain(choice.cells[-1]) and plain(choice.cells[-1]).startswith("home")
            for choice in its_kit().columns(moment).choices
        ]
        assert idle == sorted(idle)


@pytest.mark.parametrize("seat", [1, 2])
def test_whose_turn_is_the_last_is_told(seat: int) -> None:
    """In the last round all turns up to that of the last seat are played, and no more."""
    moment = next(each for each in asked_at("DEC-P10", Options(players=2)) if each.who != seat)
    view = copied(moment.view)
    players = [replace(each, ship=BAY if each.seat == seat else each.ship) for each in view.players]
    told = its_kit().reminders(moment._replace(view=replace(view, round=3, players=tuple(players))))
    expected = "the game ends, and this is your last turn" if seat == 2 else "the last turns follow"
    assert any(f"reaches Maracaibo next turn: {expected}" in plain(each) for each in told)


def test_keys_stand_on_the_way_of_explorers() -> None:
    """Which dot is which option is seen: its key stands in its place."""
    kit, moment = its_kit(), next(asked_at("DEC-P40", Options(players=2)))
    way = "".join(map(plain, kit.draw("explorer", kit.as_shown("explorer", moment), 78, 12)[:3]))
    keys = {str(moment.number(at)) for at, option in enumerate(moment.options) if option.id.startswith("explore")}
    assert keys <= {*way}


def test_a_hint_says_what_is_hoped_for() -> None:
    """What a bot would do comes with what it expects of it."""
    asked = asked_at("DEC-P20", Options(players=2), 1)
    hints = [hint_for(title_of("pirates"), game().printed, moment.view, moment.question) for moment in asked][:4]
    assert any("cards and upgrades: " in line.why for hint in hints for line in hint.lines)


def test_a_bonus_that_does_nothing_says_so() -> None:
    """Nothing to bury, no tile to use: that is told before it is chosen."""
    told = {
        plain(choice.cells[-1])
        for moment in asked_at("DEC-P23", Options(players=2))
        for choice in its_kit().columns(moment).choices
        if choice.name == "Spades"
    }
    assert "bury a treasure: nothing to gain" in told


@pytest.mark.parametrize("size", [(58, 26), (78, 12), (38, 15), (38, 26), (51, 15)], ids=str)
def test_every_space_of_the_ship_says_what_it_brings(size: tuple[int, int]) -> None:
    """However few cells a column of spaces has, each tells behind its name what it brings, at least in signs."""
    kit, moment = its_kit(), next(asked_at("DEC-P10", Options(players=2)))
    text = "\n".join(plain(each) for each in kit.draw("ship", kit.as_shown("ship", moment), *size))
    told = [re.sub(r"\n.*", "", each, flags=re.DOTALL).strip() for each in re.split("[○●]", text)[1:]]
    for space, each in zip(game().printed.box.upgrades.values(), told, strict=True):
        ways = forms(upgrade_text(space), marks((*space.permanent, *space.immediate)))
        assert each.endswith((*map(with_arrows, ways),)), each


def test_large_tiles_speak_words() -> None:
    """Where a tile has rows enough it says what its card does without marks."""
    tile = CARD._replace(words="at once take a figurehead for 3 doubloons; doubloon income +2")
    text = " ".join(plain(each)[1:].strip() for each in drawn(tile, 11, 7, in_letters=False))
    assert "! figurehead 3$; +2$i" in text


def test_before_the_first_turn_no_turn_is_counted() -> None:
    """On the page between two rounds there is no turn yet."""
    kit, moment = its_kit(), next(asked_at("DEC-P10", Options(players=2)))
    assert " turn " in plain(kit.status(moment, 120))
    assert " turn " not in plain(kit.status(moment._replace(view=replace(copied(moment.view), turn=0)), 120))


def test_what_lies_face_down_is_named_on_the_map() -> None:
    """What nobody has turned up yet says what it is, and what one takes there."""
    kit, moment = (
        its_kit(),
        next(asked_at("DEC-P11", Options(players=3, unknown_locations=True, unknown_improvements=True))),
    )
    text = "".join(plain(each) for each in kit.draw("map", moment, 118, 34))
    assert "Location ?" in text
    assert "Card ?" in text


def test_a_tile_shortens_points_before_it_leaves_out_what_a_card_does() -> None:
    """Beside a name in two rows the whole effect stands, with the points in fewer letters where that makes room."""
    text = [plain(each) for each in drawn(CARD._replace(does="!x3 Px-1:3$"), 11, 4, in_letters=False)]
    assert "!x3" in text[2]
    assert "4V Px-1:3$" in text[3]


def test_ships_that_go_back_are_no_scoring() -> None:
    """The page of the round says so; nothing more is told of it as if something were scored."""
    words, view = title_of("pirates").words(), game().begin(Options(players=2), 1)
    back = next(each for each in _heard(Options(players=2)) if isinstance(each, events.ShipsReturned))
    assert not words.is_scoring(back, view)


@pytest.mark.parametrize(
    "whole, short",
    [
        ("1 VP per buried treasure, at most 6", "1 VP a burial, up to 6"),
        ("5 buried treasures and 2 rivers", "5 buried and 2 rivers"),
        ("4 VP per emerald", "4 VP an emerald"),
    ],
)
def test_short_texts_are_english(whole: str, short: str) -> None:
    """Fewer words are still a phrase that somebody would say."""
    assert brief(whole) == short


@pytest.mark.parametrize(
    "whole, short",
    [
        (
            "from now on may renew the open missions before taking one, 1 doubloon per mission after each round",
            "renew missions, +1$ a mission",
        ),
        ("1 VP per equipment card, at most 6", "1 VP a gear card"),
        ("doubloon income 5: 2 VP, or 8: 6 VP", "$ income 5: 2 VP, or 8: 6 VP"),
        ("at once buy an equipment card anywhere for 3 doubloons more", "! buy a gear card +3$"),
        (
            "3 ship improvements and 1 residence: 4 VP, or 4 and 2: 9 VP",
            "3 ship cards + 1 residence: 4 VP, or 4+2: 9 VP",
        ),
    ],
)
def test_few_words_are_words_still(whole: str, short: str) -> None:
    """Before signs that one has to look up there are words that one can read."""
    assert in_few_words(whole) == short


@pytest.mark.parametrize("cells", [38, 58])
@pytest.mark.parametrize("figurehead", ["D", "E", "J"])
def test_a_figurehead_on_offer_is_told_in_words(figurehead: str, cells: int) -> None:
    """Where it has one row it says what it does so that somebody new to the game can read it."""
    kit, moment = its_kit(), next(asked_at("DEC-P10", Options(players=2)))
    moment = moment._replace(view=replace(copied(moment.view), offer_figureheads=(figurehead,)))
    rows = [plain(each).strip() for each in kit.draw("offers", kit.as_shown("offers", moment), cells, 7)]
    *words, _ = map(with_arrows, figurehead_forms(game().printed, figurehead))
    name = game().printed.box.figureheads[figurehead].name
    assert {f"{name} {each}" for each in words} & {*rows}
