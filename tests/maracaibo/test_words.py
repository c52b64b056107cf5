"""Everything a player reads is rendered from data: every option, every event, every effect has words."""

import ast
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect as shapes

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import Box
from maracaibo_tui.games.maracaibo.rules.combat import combat_value
from maracaibo_tui.games.maracaibo.rules.legacy import enter, take_skull
from maracaibo_tui.games.maracaibo.scenarios.given import arrange
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import ChooseNation, Influence, RemoveSkull
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Options, State
from maracaibo_tui.games.maracaibo.state.views import heard, view
from maracaibo_tui.games.maracaibo.words.cards import (
    automa_text,
    building_text,
    card_text,
    career_text,
    place_text,
    quest_text,
    token_text,
)
from maracaibo_tui.games.maracaibo.words.effects import effect_text
from maracaibo_tui.games.maracaibo.words.events import log_line
from maracaibo_tui.games.maracaibo.words.options import describe
from tests.architecture.rule_ids import rulebook
from tests.architecture.tree import parsed, python_files
from tests.support.at_random import answers
from tests.support.played import TABLES, begun, called, game, positions

GAMES = 6
# Options that random play seldom or never reaches, each with a decision point at which it stands.
SELDOM = (
    *("DEC-05 use:L12", "DEC-05 skip", "DEC-15 pay", "DEC-16 va:three_goods", "DEC-16 va:annex"),
    *("DEC-21 explore", "DEC-21 rank:spain", "DEC-21 skip", "DEC-24 nation:spain", "DEC-32 tile:L3", "DEC-32 skip"),
    *("DEC-34 do", "DEC-34 skip", "DEC-40 do", "DEC-40 skip", "DEC-44 ca:gold_mine", "DEC-44 ca:silver_fleet:10"),
    *("DEC-50 explore:e9@e4,e7", "DEC-51 nation:france", "DEC-51 skip", "DEC-54 stop", "DEC-60 stop", "DEC-62 stop"),
    *("DEC-63 choose:2", "DEC-67 continue", "DEC-68 tile:Q01", "DEC-04 sail:20@13"),
)


@cache
def _described(table: Options) -> dict[tuple[str, str], Option]:
    """Give every option of some random games by decision point and text id."""
    found = {}
    for seed in range(GAMES):
        for match in positions(table, seed):
            if match.question is not None:
                seen = view(match.state, match.question.seat)
                options = describe(game().printed, seen, match.question)
                assert tuple(option.id for option in options) == match.question.options
                assert match.question.rule in rulebook()
                found.update({(match.question.point, option.id): option for option in options})
    return found


@cache
def _told() -> tuple[Any, ...]:
    told: list[Any] = []
    for table in TABLES:
        for seed in range(GAMES):
            match = begun(table, seed, keep_steps=False, tell=told.append)
            for _ in answers(match, seed):
                pass
    return tuple(told)


@pytest.mark.parametrize("table", TABLES, ids=called)
def test_every_option_has_a_label_on_one_line(table: Options) -> None:
    """Whatever is offered in random games can be read."""
    for option in _described(table).values():
        assert option.label
        assert option.label.isprintable()
        assert HIDDEN not in option.label


@pytest.mark.parametrize("table", TABLES, ids=called)
def test_every_option_names_a_rule_of_the_rulebook(table: Options) -> None:
    """The help panel finds the page of every option."""
    assert {option.rule for option in _described(table).values()} <= rulebook()


@pytest.mark.parametrize("seldom", SELDOM)
def test_a_seldom_option_has_words_too(seldom: str) -> None:
    """Every form of the notation is described, whether or not random play meets it."""
    option = _one(seldom)
    assert option.label.isprintable()
    assert option.rule in rulebook()


def _one(seldom: str, **fields: str) -> Option:
    point, option = seldom.split()
    state = _position()
    source = {"DEC-21": "area/immediate_choice/choice", "DEC-63": "story/02"}.get(point, "")
    question = Question(seat=1, point=point, options=(option,), rule="MAR-GEN-05", **{"source": source, **fields})
    return describe(game().printed, state, question)[0]


def _position() -> State:
    state = view(begun(TABLES[0], 1).state, 1)
    state.agenda = (Influence(1, 2, ""),)
    state.players[0].tableau = tuple(card for card in game().printed.conversions)
    return state


def test_the_words_of_an_option_fit_the_decision() -> None:
    """The same word means another thing at another decision, and the label says which."""
    assert _one("DEC-18 nation:spain").label == "2 influence with Spain, 0 -> 2"
    assert _one("DEC-42 nation:spain").label == "Fight for Spain"
    assert _one("DEC-24 nation:spain").label == "Annex the village for Spain"
    assert _one("DEC-10 end").label == "No main action"
    assert _one("DEC-44 end").label == "Finish the combat"
    assert _one("DEC-61 vp").label == "Take 2 VP instead of a purchase"


def test_an_option_says_what_it_certainly_changes() -> None:
    """Prices and plain gains stand beside the label as numbers."""
    assert _one("DEC-16 va:doubloon").change == (("doubloons", 1),)
    assert _one("DEC-44 spend:cp").change == (("combat_points", -1),)
    assert _one("DEC-10 figure_to_cp").change == (("figures", -1), ("combat_points", 2))
    assert _one("DEC-10 end").change == ()


def test_an_option_says_what_it_brings() -> None:
    """Areas of the ship, flags and tokens are told with the option that takes them, as far as they are known."""
    assert _one("DEC-20 disc:hand_limit_six").label == "Disc from Chart Room: hand limit 6"
    assert _one("DEC-44 ca:annex:1").label == "For 4: annex 1 Santiago de Cuba (flag: 3 doubloons)"
    state = _position()
    token = next(each for each in game().printed.box.tokens.values() if each.spain.doubloons < 0)
    state.agenda = (ChooseNation(1, token.id),)
    question = Question(seat=1, point="DEC-42", options=("nation:spain",), rule="MAR-COMBAT-05")
    paid = f"pay {-token.spain.doubloons} doubloon"
    assert describe(game().printed, state, question)[0].label.startswith("Fight for Spain: combat value ")
    assert paid in describe(game().printed, state, question)[0].label


def test_a_way_is_named_by_where_it_turns_off() -> None:
    """A way that turns off only where it ends is direct; no place is on the way to itself."""
    assert _one("DEC-04 sail:10@9a").label == "Sail to 10 Caracas by way of 9a Barcelona"
    assert _one("DEC-04 sail:10@10").label == "Sail to 10 Caracas directly"
    assert _one("DEC-04 sail:10").label == "Sail to 10 Caracas"


def test_a_modifier_is_told_whichever_way_it_goes() -> None:
    """The value on the token and what its modifiers do to it stand beside the combat value."""
    labels = []
    for token in game().printed.box.tokens.values():
        state = _position()
        state.markers = {"1": "spain", "4": "spain", "5": "france"}
        state.agenda = (ChooseNation(1, token.id),)
        for nation in ("france", "spain", "england"):
            question = Question(seat=1, point="DEC-42", options=(f"nation:{nation}",), rule="MAR-COMBAT-05")
            shown = getattr(token, nation).value
            value = combat_value(Table(state, game().printed), token.id, nation)
            label = describe(game().printed, state, question)[0].label
            sign = "+" if value > shown else "-"
            assert f"combat value {value}" in label
            assert (f"({shown} {sign} {abs(value - shown)})" in label) == (value != shown)
            labels.append(value - shown)
    assert len(set(labels)) > 1


def test_a_purchase_shows_the_price_that_is_paid() -> None:
    """Discounts in the tableau lower the price on the label."""
    printed, state = game().printed, _position()
    discount = next(iter(printed.discount))
    question = Question(seat=1, point="DEC-17", options=("buy:A01",), rule="MAR-VILLAGE-12")
    state.players[0].tableau = ()
    full = describe(printed, state, question)[0]
    state.players[0].tableau = (discount,)
    less = describe(printed, state, question)[0]
    price = printed.cards["A01"].cost
    assert full.change == (("doubloons", -price),)
    assert less.change == (("doubloons", printed.discount[discount] - price),)


def test_every_effect_has_a_text() -> None:
    """The vocabulary and the texts are complete to each other: each effect of the pack reads as one ASCII line."""
    effects = list(_effects(game().printed.box))
    for effect in effects:
        text = effect_text(effect)
        assert text
        assert text.isprintable()
        assert text.isascii()
    assert len({type(effect) for effect in effects}) > 80


@pytest.mark.parametrize("kind", get_args(v.Effect), ids=lambda kind: kind.__name__)
def test_every_kind_of_effect_has_a_text(kind: type[msgspec.Struct]) -> None:
    """An effect that no piece shows yet has its text as well, and the text has all its numbers."""
    numbers = list(range(99, 10, -1))
    text = effect_text(_example(shapes.type_info(kind), numbers))
    assert text.isprintable()
    assert text.isascii()
    assert not [number for number in range(numbers[-1] - 1, 10, -1) if str(number) not in text]


def _example(shape: Any, numbers: list[int]) -> Any:  # noqa: ANN401 - any type that the schema names
    """Make up a value, every number in it another one."""
    match shape:
        case shapes.StructType(cls=cls, fields=fields):
            return cls(**{field.name: _example(field.type, numbers) for field in fields})
        case shapes.UnionType(types=types):
            return _example(types[0], numbers)
        case shapes.LiteralType(values=values):
            return values[0]
        case shapes.VarTupleType(item_type=inner):
            return (_example(inner, numbers),) * 2
        case shapes.TupleType(item_types=inner):
            return tuple(_example(each, numbers) for each in inner)
        case shapes.BoolType():
            return True
        case shapes.IntType():
            return numbers.pop()
        case _:
            return "medal"


def _effects(item: object) -> Iterator[object]:
    """Yield every effect in whatever holds some."""
    if isinstance(item, get_args(v.Effect)):
        yield item
    elif isinstance(item, msgspec.Struct):
        for field in item.__struct_fields__:
            yield from _effects(getattr(item, field))
    elif isinstance(item, dict):
        yield from (effect for inner in item.values() for effect in _effects(inner))
    elif isinstance(item, tuple):
        yield from (effect for inner in item for effect in _effects(inner))


def test_every_printed_item_reads_in_one_line() -> None:
    """Cards, quests, tokens, cities, buildings, careers and automa cards have a line each."""
    box: Box = game().printed.box
    lines = [
        *map(card_text, box.cards.values()),
        *map(quest_text, box.quests.values()),
        *(token_text(game().printed, token) for token in box.tokens.values()),
        *map(place_text, box.tiles.values()),
        *(building_text(game().printed, building) for building in box.prestige.values()),
        *map(career_text, box.careers.values()),
        *map(automa_text, (*box.jean.values(), *box.jacques.values())),
    ]
    assert all(line and line.isprintable() for line in lines)


def test_a_card_reads_as_it_is_printed() -> None:
    """Price, good and object, points and effects stand in that order."""
    card = game().printed.cards["B01"]
    assert card_text(card) == "9 doubloons; sugar + book; 4 VP; with anchor: VP income +4; with tools: VP income +2"


def test_a_range_of_players_reads_as_a_range_only_if_it_is_one() -> None:
    """A quest for four players only says so without a range."""
    assert effect_text(v.PlaceQuests("18", (3, 4))) == "quest at 18 (3-4 players)"
    assert effect_text(v.PlaceQuests("19", (4, 4))) == "quest at 19 (4 players)"


def test_every_event_has_a_line() -> None:
    """Whoever adds an event says how it reads."""
    defined = {kind for kind in vars(events).values() if isinstance(kind, type) and kind is not msgspec.Struct}
    assert {type(event) for event in _told()} <= defined
    from maracaibo_tui.games.maracaibo.words import events as words_events

    assert set(vars(words_events)["_LINES"]) == defined


@pytest.mark.parametrize("seat", [0, 1])
def test_the_log_of_a_game_reads_in_plain_lines(seat: int) -> None:
    """Every event of random games is one sentence without addresses, hidden marks or unknown names."""
    for event in _told():
        sentence = log_line(heard(event, seat), game().printed)
        assert sentence.isprintable()
        assert sentence.endswith(".")
        assert "/" not in sentence
        assert "None" not in sentence
        assert HIDDEN not in sentence


def test_seats_have_the_names_of_their_players() -> None:
    """A log names people; without names it counts seats."""
    event = events.Scored(2, 3, "card/A01/immediate/0")
    assert log_line(event, game().printed, {2: "Ben"}) == "Ben scores 3 VP (Legionnaire)."
    assert log_line(event, game().printed) == "Seat 2 scores 3 VP (Legionnaire)."
    assert log_line(events.Scored("jean", -1, "theft/1"), game().printed) == (
        "Jean loses 1 VP (an explorer jumped over)."
    )


def test_the_plague_tells_which_marker_it_takes_away() -> None:
    """Whoever reads the log knows that a marker has left the game with the tile that came (MAR-LEGACY-17)."""
    told: list[object] = []
    table = game().table(game().begin(Options(players=2), 1), None)
    arrange(table, {"locations.14.marker": "spain"})
    table.tell = told.append
    enter(table, "L3")
    assert "A marker of Spain leaves 14 Cartagena for good." in [log_line(each, game().printed) for each in told]


def test_a_legacy_tile_that_leaves_is_told() -> None:
    """Who takes it out of play, and for the plague which city tile lies in its place (MAR-LEGACY-03, MAR-LEGACY-19)."""
    table = game().table(game().begin(Options(players=2), 1), None)
    arrange(table, {"legacy": ["L3", "L20"]})
    told: list[object] = []
    table.tell = told.append
    for tile in ("L20", "L3"):
        take_skull(table, RemoveSkull(2, "quest/Q01"), f"tile:{tile}")
    names = game().printed.box.tiles
    laid = names[table.state.tiles["14"]].name
    lines = [log_line(each, game().printed, {2: "Ben"}) for each in told]
    assert lines[0] == "Ben takes Quarantine Flag out of play."
    assert lines[1] == "Ben takes Fever in Cartagena out of play."
    assert lines[-1] == f"The city tile {laid} is laid at 14 Cartagena."


def test_a_hidden_card_has_no_name() -> None:
    """Who may not know which card was drawn reads that a card was."""
    drawn = events.CardMoved(2, "A01", "draw", "hand")
    assert log_line(drawn, game().printed) == "Seat 2 draws Legionnaire."
    assert log_line(heard(drawn, 1), game().printed) == "Seat 2 draws a card."


def _texts(tree: ast.Module) -> Iterator[str]:
    """Yield the texts of a module but its docstrings, which are for readers of the code and stand alone in a line."""
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.value


def test_our_own_words_are_plain_ascii() -> None:
    """A terminal that knows few letters shows our texts whole; only names in the pack have other letters."""
    files = python_files("maracaibo_tui/games/maracaibo/words")
    texts = [text for path in files for text in _texts(parsed(path))]
    assert len(texts) > 500
    assert [text for text in texts if not text.isascii()] == []
