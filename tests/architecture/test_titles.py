"""Every title of the house, and the toy's, has every part that is asked for; no two are in each other's way."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator
from types import FunctionType
from typing import Any, get_type_hints

import pytest

from maracaibo_tui.engine import examining, judging, title, words
from maracaibo_tui.engine.choices import LISTED, NO_OPPONENT, OPPONENT, PACK, START, Choice, PartKey
from maracaibo_tui.engine.match import Game, Match
from maracaibo_tui.engine.record import RecordedGame
from maracaibo_tui.engine.title import Title
from maracaibo_tui.engine.who import LETTERS, MOST_SEATS, style
from maracaibo_tui.games import TITLES, title_of
from maracaibo_tui.games.maracaibo.title import MaracaiboTitle
from maracaibo_tui.games.pirates.title import PiratesTitle
from maracaibo_tui.library.paths import packs, rules_of
from maracaibo_tui.library.rulebook import read_rulebook
from maracaibo_tui.library.weights import weights_of
from maracaibo_tui.play.seats import COLOURS as COLOURS_OF_SEATS
from maracaibo_tui.players import known
from maracaibo_tui.tui.screen.palette import FEW_THEMES, PALETTES
from maracaibo_tui.tui.shell import kit
from maracaibo_tui.tui.shell.keys import bindings
from maracaibo_tui.tui.shell.kit import ASK, KEY_BAR, LOG, STATUS, kit_of, picture_of
from tests.support.any_table import GAMES, let_the_toy_in
from tests.support.any_table import rules_of as rules_at
from tests.support.toy.title import ToyTitle

# Checked by mypy: a title with a part that is missing or has another shape stops the types.
_TITLES: tuple[Title, ...] = (MaracaiboTitle(), PiratesTitle(), ToyTitle())
_FACETS = {"content", "naming", "pieces", "options", "sight", "checks", "paths", "reasons", "scenarios"}


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy in."""
    let_the_toy_in(monkeypatch)


@pytest.fixture(name="game", params=GAMES)
def every_title(request: pytest.FixtureRequest, house: None) -> Title:
    """Give the title of every game, one after the other."""
    del house
    return title_of(str(request.param))


def test_every_game_of_the_list_is_asked() -> None:
    """The list of titles and the titles that mypy looks at are the same; each stands under its own id."""
    assert [each.id for each in _TITLES] == list(GAMES) == list(TITLES)
    assert [title_of(each).id for each in TITLES] == list(TITLES)


def test_every_part_is_there(game: Title) -> None:
    """The title has every member of its description, and so has every part of it, with the same parameters."""
    printed = rules_at(game.id).printed
    parts: dict[str, tuple[type, object]] = {
        "title": (Title, game),
        **{facet: (_kind_of(facet), getattr(game, facet)) for facet in sorted(_FACETS)},
        "rules": (title.Rules, game.rules(printed)),
        "words": (words.Words, game.words()),
        "judge": (judging.Judge, game.judge(printed, weights_of(game.id))),
        "counts": (examining.Counts, game.checks.counts()),
        "kit": (kit.Kit, kit_of(game, printed)),
    }
    missing = [f"{name}.{found}" for name, (kind, part) in parts.items() for found in _lacking(kind, part)]
    assert not missing
    described = {name for name, each in vars(Title).items() if isinstance(each, property)}
    assert described - {"campaigns", "inks", "keys", "orders", "prefixes", "rival", "seats"} == _FACETS


def test_simple_parts_are_what_they_say(game: Title) -> None:
    """Ids are words, names are names, and what is counted begins where it should."""
    assert game.id.isidentifier()
    assert game.name[:1].isupper()
    assert game.seat == game.seat.lower()
    assert list(game.seats) == list(range(game.seats[0], game.seats[-1] + 1))
    assert game.seats[-1] <= MOST_SEATS
    assert game.company
    assert game.rival is None or game.rival.id in game.options.OPPONENTS
    assert game.orders is None or isinstance(game.orders, Choice)
    assert len(game.options.NAMES) >= game.seats[-1]
    assert game.where(()) != game.where((2, 3))
    assert isinstance(game.against({}), str)
    assert "" in game.words().POSITION
    assert all(game.words(language) for language in ("en", "de", "xx"))
    assert picture_of(game, 80, 24)


def test_what_no_type_shows_is_there_as_well(game: Title) -> None:
    """Rules are called as their title, states have an agenda, items a source; the house keeps its names of parts."""
    rules = rules_at(game.id)
    assert rules.name == game.id
    assert isinstance(rules.begin(game.options.options_of({}, game.seats[-1]), 1).agenda, tuple)
    items = [item for kind in game.pieces.KINDS.values() for item in kind.items(rules.printed.box)]
    assert items
    assert {item.source for item in items} <= {*title.SOURCES}
    parts = {part.name for part in kit_of(game, rules.printed).parts}
    assert "log" in parts
    assert "prompt" not in parts


def test_everybody_who_may_sit_has_a_letter_and_a_colour() -> None:
    """As many as may sit have letters and colours of their own, and styles in every theme that has colours."""
    assert len(LETTERS) == len(COLOURS_OF_SEATS) == MOST_SEATS
    for theme, house_has in PALETTES.items():
        styled = {word for word in house_has if re.fullmatch(r"seat\d", word)}
        assert not styled or styled == {style(seat) for seat in range(1, MOST_SEATS + 1)}, theme


def test_no_key_means_two_things(game: Title) -> None:
    """The keys of the parts are free in the house, and every part of the table has one."""
    assert all(isinstance(key, PartKey) for key in game.keys)
    assert bindings(game.keys).clash({}) == ""
    table = kit_of(game, rules_at(game.id).printed)
    ids = [key.id for key in game.keys]
    assert {part.key for part in table.parts} == set(ids)
    assert set(table.bar) <= set(ids)
    assert ids[0] == table.parts[0].key
    assert [part.name for part in table.parts if part.is_summary]
    assert (LOG, LOG) in {(part.name, part.key) for part in table.parts}
    for size in ((60, 18), (80, 24), (120, 40), (200, 60)):
        assert {STATUS, ASK, KEY_BAR} <= table.plan(*size, table.parts[0].name).keys()


def test_no_two_games_disagree_about_a_word() -> None:
    """Style words that two games have look the same in both; no game paints over the inks of the house."""
    for theme, house_has in PALETTES.items():
        inks = [each.inks.get(theme, {}) for each in _TITLES]
        merged: dict[str, tuple[str, int]] = {}
        for own in inks:
            assert not [word for word, ink in own.items() if merged.get(word, ink) != ink], theme
            merged.update(own)
        assert not [word for word in merged if word in house_has], theme


def test_inks_cover_the_same_words_in_every_theme(game: Title) -> None:
    """A word that has a colour in one theme has one, or none on purpose, in every theme with colours."""
    assert game.inks.keys() == {*PALETTES, *FEW_THEMES}
    assert len({frozenset(own) for own in game.inks.values() if own}) == 1


def test_ids_begin_as_the_title_says(game: Title) -> None:
    """Rules on the pages have the prefixes of their game, and no two games share one."""
    book = read_rulebook(rules_of(game.id))
    rules = [rule for entry in book.entries for rule in entry.ids]
    assert rules
    assert not [rule for rule in rules if not rule.startswith((*game.prefixes, "R-"))]
    others = [prefix for each in _TITLES if each.id != game.id for prefix in each.prefixes]
    assert not set(game.prefixes) & set(others)
    assert {"overview", "first-game"} <= book.pages.keys()


def test_every_rule_that_is_named_can_be_read(game: Title) -> None:
    """The rules behind questions, options, things and parts of the table have their entry."""
    rules, book = rules_at(game.id), read_rulebook(rules_of(game.id))
    match = Match(rules, rules.begin(game.options.options_of({}, 2), 3))
    table = kit_of(game, rules.printed)
    named = {rule for address in game.pieces.addresses(rules.printed)[:40] for rule in table.thing_rules(address)}
    while match.question is not None:
        view = game.sight.view(match.state, match.question.seat)
        described = game.words().describe(rules.printed, view, match.question)
        named |= {match.question.rule, *(option.rule for option in described)}
        assert [option.id for option in described] == list(match.question.options)
        assert all(what in game.words().UNITS for option in described for what, _ in option.change)
        match.answer(match.question.options[-1])
    assert not [rule for rule in named if rule and book.find(rule) is None]


def test_pieces_are_named_alike_everywhere(game: Title) -> None:
    """What can be explained, what has a page at the table and what has a kind are the same things."""
    printed = rules_at(game.id).printed
    addresses = game.pieces.addresses(printed)
    assert {address.partition("/")[0] for address in addresses} <= game.naming.KINDS.keys()
    for address in addresses:
        found = game.pieces.explain(printed, address)
        assert (found.address, bool(found.called), bool(found.kind)) == (address, True, True)
    assert set(addresses) <= {thing.address for thing in kit_of(game, printed).things(at_table=False)}
    with pytest.raises(KeyError):
        game.pieces.explain(printed, "nothing/at_all")


def test_every_choice_can_be_played(game: Title) -> None:
    """Each value of each choice makes options that the rules take, for as many as the game is for."""
    rules = rules_at(game.id)
    for seats in game.seats:
        # One alone plays against the rival.
        rival = game.rival.id if game.rival is not None and seats == 1 else ""
        for choice in game.options.choices(rules.printed, {OPPONENT: rival} if rival else {}):
            for value in choice.values:
                chosen = {**({OPPONENT: rival} if rival else {}), choice.id: value.id}
                options = game.options.options_of(chosen, seats)
                assert options.players == seats
                if not game.options.refusal(chosen, seats) and choice.id != OPPONENT:
                    assert rules.refusal(options) == "", chosen
    assert rules.refusal(game.options.options_of({}, game.seats[-1] + 1))


def test_choices_that_the_house_knows_are_what_it_takes_them_for(game: Title) -> None:
    """An opponent that is chosen is told from the options, who begins can be listed, and the pack is the house's."""
    choices = {choice.id: choice for choice in game.options.choices(rules_at(game.id).printed, {})}
    assert PACK not in choices
    assert START not in choices or LISTED in {value.id for value in choices[START].values}
    opponents = {value.id for value in choices[OPPONENT].values} if OPPONENT in choices else set()
    assert set(game.options.OPPONENTS) == opponents - {NO_OPPONENT}
    for opponent in (*opponents, ""):
        options = game.options.options_of({OPPONENT: opponent} if opponent else {}, 2)
        assert game.options.opponent(options) == opponent.replace(NO_OPPONENT, "")


def test_what_a_seat_may_not_know_is_nowhere(game: Title) -> None:
    """A view is the view of itself, an onlooker reads no options, and a state is written and read as it was."""
    rules = rules_at(game.id)
    match = Match(rules, rules.begin(game.options.options_of({}, 2), 3))
    for _ in range(6):
        question = match.question
        assert question is not None
        for seat in (0, 1, 2):
            view = game.sight.view(match.state, seat)
            assert rules.encode(game.sight.view(view, seat)) == rules.encode(view)
            seen = game.sight.asked(question, seat)
            assert seen is not None
            assert seen.options == (question.options if seat == question.seat else ())
        assert rules.digest(rules.decode(rules.encode(match.state))) == rules.digest(match.state)
        assert set(game.sight.passes(question)) <= set(question.options)
        assert set(game.sight.passes(question)) <= {*game.sight.idle(question)}
        match.answer(question.options[0])
    assert game.sight.round_of(match.state) >= 1
    assert list(game.sight.standings(match.state))[:2] == [1, 2]


def test_a_game_lies_where_it_is_looked_for(game: Title) -> None:
    """The usual pack is called as the game; its rules, tests and rulebook have folders of that name."""
    assert packs()[game.id].name == game.id
    assert rules_of(game.id).name == game.id
    assert {"random", "busy", "greedy"} <= {*known.names()}


def _kind_of(facet: str) -> type:
    found = get_type_hints(vars(Title)[facet].fget, vars(title))["return"]
    assert isinstance(found, type)
    return found


def _members(kind: type) -> Iterator[tuple[str, object]]:
    """Give the members of a description, those of its own bases among them."""
    for each in reversed(kind.__mro__):
        if getattr(each, "_is_protocol", False) and each.__module__ != "typing":
            yield from ((name, None) for name in inspect.get_annotations(each))
            yield from ((name, found) for name, found in vars(each).items() if not name.startswith("_"))


def _lacking(kind: type, part: object) -> Iterable[str]:
    for name, found in _members(kind):
        if not hasattr(part, name):
            yield name
        elif isinstance(found, FunctionType):
            wanted, given = _parameters(found)[1:], _parameters(getattr(part, name))
            if len(wanted) > len(given):
                yield f"{name}({', '.join(wanted)})"


def _parameters(function: Any) -> list[str]:  # noqa: ANN401 - a function, a method or a class
    return list(inspect.signature(function).parameters)


def test_what_is_missing_would_be_noticed() -> None:
    """A part without a member, or with too few parameters, is named."""

    class Bare:
        name = version = "bare"

        def table(self) -> None: ...

    assert "table(state, tell)" in set(_lacking(Game, Bare()))
    assert {"encode", "decode", "given"} <= set(_lacking(RecordedGame, Bare()))
