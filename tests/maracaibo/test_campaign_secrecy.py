"""Nothing tells a story early: no view, log, option, search, list, save or trace has words of an unread card."""

import json
from collections.abc import Iterator
from functools import cache
from random import Random

import msgspec

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.commands.things import things
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.record import Beginning, dump
from maracaibo_tui.engine.record_file import Header, read_header
from maracaibo_tui.games.maracaibo.audit.trace import header as trace_header
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.box.stories import Story
from maracaibo_tui.games.maracaibo.box.vocabulary import PlaceLegacy
from maracaibo_tui.games.maracaibo.rules.campaign import at_chapter
from maracaibo_tui.games.maracaibo.state.campaign import Archive
from maracaibo_tui.games.maracaibo.state.position import Options, State
from maracaibo_tui.games.maracaibo.state.sight import standing
from maracaibo_tui.games.maracaibo.state.views import heard, view
from maracaibo_tui.games.maracaibo.words import english
from maracaibo_tui.games.maracaibo.words.pieces import KINDS
from maracaibo_tui.library.paths import rules_of
from tests.support.played import TITLE, game

TABLE = Options(campaign=True, players=2)
GAMES = 2


def _sentences(card: Story) -> list[str]:
    """Give the words of a card by which it would be known: its sides, and what there is to choose."""
    ways = [text for option in card.option for text in (option.label, option.hint, option.told)]
    return [text for text in (card.name, card.front, card.back, card.so_far, *ways) if text]


def _unread(state: State) -> Iterator[Story]:
    """Give the cards of which nobody has read anything, nor has laid them out."""
    story = state.story
    met = {beat.card for beat in story.beats} | {each.card for each in story.cards} if story is not None else set()
    return (card for card in game().printed.box.stories.values() if card.kind and card.id not in met)


@cache
def _shown() -> list[tuple[State, str]]:
    """Play a few games of a campaign, and keep at each question everything that anybody is shown."""
    found, archive, chance = [], None, Random(3)  # noqa: S311 - a game, not a secret
    lines: list[str] = []
    for number in range(GAMES):
        rules = game() if archive is None else game().after(archive)
        match = Match(rules, rules.begin(TABLE, number + 5), tell=lambda event: lines.append(_line(event)))
        while match.question is not None:
            seen = view(match.state, match.question.seat)
            labels = [option.label for option in english.offers(rules.printed, seen, match.question)]
            asked = english.in_words(rules.printed, seen, match.question).sentence
            texts = [msgspec.json.encode(seen).decode(), asked, *labels, *lines]
            found.append((rules.copy(match.state), "\n".join(texts)))
            lines.clear()
            wanted = [option for option in match.question.options if option.startswith("quest:")]
            match.answer(chance.choice(wanted or list(match.question.options)))
        archive = rules.left(match.state).archive
    return found


def _line(event: object) -> str:
    return english.log_line(heard(event, 0), game().printed)


def test_nothing_shown_has_words_of_a_card_that_is_still_hidden() -> None:
    """Views, questions, options and the log tell of cards that were read, and of no other."""
    shown = _shown()
    assert len(shown) > 100
    for state, text in shown:
        told = [card.id for card in _unread(state) for words in _sentences(card) if words in text]
        # A card may be called as a tile that single games bring as well.
        assert [name for name in told if game().printed.box.stories[name].name not in _tile_names()] == []
        assert [tile for tile in _unmet(state) if tile in text] == []


def _tile_names() -> set[str]:
    """Name the legacy tiles that are no secret: single games bring them, too."""
    return {tile.name for tile in _single().box.legacy.values()}


@cache
def _single() -> Printed:
    printed: Printed = load_printed(TITLE)
    return printed


def _unmet(state: State | None = None) -> set[str]:
    """Name the legacy tiles that only the campaign brings, and that nobody has met in a position."""
    box = game().printed.box
    fronts = {each.card for each in state.story.beats} if state is not None and state.story is not None else set()
    met = {
        tile
        for card in fronts
        for each in box.stories[card].setup
        if isinstance(each, PlaceLegacy)
        for tile in each.tiles
    }
    return {tile.name for tile in box.legacy.values() if tile.id not in met} - _tile_names()


def test_nobody_finds_a_tile_that_was_not_met() -> None:
    """Neither in lists, nor by search, nor in the rulebook, nor on the sheet that shows a position."""
    printed, names = game().printed, _unmet()
    assert len(names) > len(_tile_names())
    listed = [row for kind in KINDS.values() for item in kind.items(printed.box) for row in kind.row(item)]
    found = [thing.called for thing in things(TITLE)]
    explained = [TITLE.pieces.explain(printed, each) for each in TITLE.pieces.addresses(printed)]
    rules = [path.read_text(encoding="utf-8") for path in rules_of(TITLE.id).glob("*.md")]
    text = "\n".join([*listed, *found, *rules, *[word for each in explained for word in (each.called, each.text)]])
    assert [name for name in names if name in text] == []


def test_a_position_is_shown_with_no_tile_that_was_not_met() -> None:
    """Whoever shows a saved game of a campaign sees what lies on the map."""
    people: dict[int | str, str] = {1: "Ada", 2: "Ben"}
    for state, _ in _shown()[:: len(_shown()) // 20]:
        seen = view(state, 1)
        told = [text for lines in english.POSITION.values() for text in lines(game().printed, seen, people, 1)]
        assert [name for name in _unmet(state) if name in "\n".join(told)] == []


def test_the_story_in_a_position_names_no_card_that_is_still_hidden() -> None:
    """What is known of a campaign are cards laid out, cards read, and what was said of them."""
    for state, _ in _shown():
        story = state.story
        assert story is not None
        met = {beat.card for beat in story.beats} | {each.card for each in story.began.cards}
        met |= {fact.partition(".")[0] for fact in story.began.facts}
        assert {each.card for each in story.cards} | {fact.partition(".")[0] for fact in story.facts} <= met


def test_the_head_of_a_saved_game_tells_nothing() -> None:
    """A save is read by its header in lists: it names the campaign at most."""
    state = _shown()[-1][0]
    match = Match(game(), game().copy(state))
    header = Header(
        game="maracaibo",
        rules="1",
        pack="maracaibo",
        pack_version="1",
        content="x",
        options=msgspec.structs.asdict(TABLE),
        seats=("Ada", "Ben"),
    )
    data = dump(game(), match, header, Beginning(state))
    told = msgspec.json.encode(read_header(data)).decode() + data.decode()
    assert [card.id for card in game().printed.box.stories.values() if card.front and card.front in told] == []
    assert standing(state)


def test_a_trace_says_no_more_than_what_the_game_begins_from() -> None:
    """Its head names the first card and none of those that may follow."""
    told = trace_header(game().printed, TABLE, 1)
    assert "story" not in told
    assert told["campaign"] == msgspec.to_builtins(_first())
    text = json.dumps(told)
    cards = [card for card in game().printed.box.stories.values() if card.kind]
    assert [card.id for card in cards if card.front and card.front in text] == []


def _first() -> Archive:
    return Archive(cards=at_chapter(game().printed, 1).cards)


def test_lists_and_search_know_only_cards_of_single_games() -> None:
    """Nobody who lists the story cards, or looks for a word of one, finds any of the campaign."""
    printed = game().printed
    listed = "\n".join(" ".join(KINDS["story"].row(card)) for card in KINDS["story"].items(printed.box))
    names = {word for thing in things(TITLE) for word in (thing.address, thing.called)}
    stories = {address for address in TITLE.pieces.addresses(printed) if address.startswith("story/")}
    assert stories == {"story/75", "story/76", "story/77"}
    for card in printed.box.stories.values():
        if card.kind:
            assert f"story/{card.id}" not in names
            assert [words for words in _sentences(card) if words in listed] == []
            assert card.name in _tile_names() or card.name not in names
