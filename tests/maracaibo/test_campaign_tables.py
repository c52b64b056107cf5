"""Every card of the campaign on a real table: fronts, backs, options and doors leave every invariant standing."""

import pytest
from msgspec.structs import replace

from maracaibo_tui.games.maracaibo.audit.invariants import Audit
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.stories import Story
from maracaibo_tui.games.maracaibo.rules.campaign import at_chapter
from maracaibo_tui.games.maracaibo.rules.legacy import leave
from maracaibo_tui.games.maracaibo.state.campaign import Archive, Kept, StoryCard
from maracaibo_tui.games.maracaibo.state.frames import InterimStep
from maracaibo_tui.games.maracaibo.state.position import BOX_DISC, Options, State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from tests.maracaibo import campaign_graph
from tests.support.played import game
from tests.support.skeleton import TABLES, VOTE, take
from tests.support.torture import IS_TORTURE

CARDS = [card for card in game().printed.box.stories.values() if card.kind in ("main", "side", "ending")]
STEP = 5
"""The step before the story is checked: it turns up a building, and an invariant asks for it."""
_SHARE = 1 if IS_TORTURE else 2


def _laid(card: Story, options: Options) -> tuple[MaracaiboTable, Audit]:
    """Begin a game with a card whose front is carried out in set-up."""
    gone = campaign_graph.tiles_of((*card.setup, *card.after), v.RemoveLegacy)
    placed = campaign_graph.tiles_of(card.setup, v.PlaceLegacy)
    rules = game().after(Archive(cards=(Kept(card=card.id),), tiles=tuple(sorted(gone - placed))))
    table = rules.table(rules.begin(options, 1), None)
    audit = Audit(table, fresh=True)
    table.tell = audit.tell
    return table, audit


def _answered(table: MaracaiboTable, way: int) -> None:
    """Check the story now, everybody voting for a way; then stop before the next turn."""
    rules = game()
    table.state.agenda = (InterimStep(STEP),)
    question = rules.settle(table)
    while question is not None and question.point == VOTE:
        rules.answer(table, f"choose:{way + 1}")
        question = rules.settle(table)


def _fulfil(table: MaracaiboTable, card: Story) -> None:
    """Take the story tile of a card, or fill its legacy tile."""
    if card.tile is None:
        take(table, card.id, 1)
    else:
        spaces = table.printed.box.legacy[card.tile].spaces
        table.state.legacy_discs = {**table.state.legacy_discs, card.tile: (BOX_DISC,) * spaces}


def _first_decisions(table: MaracaiboTable) -> None:
    rules, question = game(), game().settle(table)
    while question is not None and table.state.phase == "setup":
        rules.answer(table, question.options[0])
        question = rules.settle(table)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.players}-{options.bot}-{options.edition}")
def test_every_front_back_and_option_can_be_carried_out(options: Options) -> None:
    """Whoever sits there: all invariants hold after the front, and after the back with either option."""
    at = TABLES.index(options)
    for card in CARDS[at % _SHARE :: _SHARE]:
        for way in range(max(1, len(card.option))):
            table, audit = _laid(card, options)
            _first_decisions(table)
            assert audit.check(game().settle(table)) == [], card.id
            _fulfil(table, card)
            fresh = Audit(table)
            table.tell = fresh.tell
            table.state.ended_by = 1
            _answered(table, way)
            assert fresh.check(game().settle(table)) == [], (card.id, way)
            story = table.state.story
            assert story is not None
            assert story.card(card.id) is None
            assert story.facts[-1] == (f"{card.id}.{card.option[way].id}" if card.option else card.id)


@pytest.mark.parametrize("chapter", range(2, 12))
def test_every_door_can_be_carried_out(chapter: int) -> None:
    """Its tiles, cards and facts are there, and only what it opens is in play."""
    for options in TABLES:
        rules = game().after(at_chapter(game().printed, chapter))
        table = rules.table(rules.begin(options, 1), None)
        assert Audit(table, fresh=True).check(rules.settle(table)) == []
        door = next(
            card for card in game().printed.box.stories.values() if card.kind == "door" and card.chapter == chapter
        )
        story = table.state.story
        assert story is not None
        assert story.facts == door.assumes
        assert set(story.c_cards) >= campaign_graph.brought_by(door.setup)
        assert {card.card for card in story.cards} >= set(campaign_graph.opened(door))


def test_every_state_is_reached_by_the_real_check() -> None:
    """From each state of the graph the real check leads to just the states that follow it, and to no other."""
    graph = campaign_graph.Graph(game().printed.box)
    states = graph.states()
    base = game().begin(Options(campaign=True), 1)
    some = sorted(states, key=repr)[:: 1 if IS_TORTURE else 4]
    for state in some:
        assert _after(base, graph, state) == states[state], state


def test_the_graph_begins_where_a_campaign_does() -> None:
    """Its first state is that of a first game."""
    graph = campaign_graph.Graph(game().printed.box)
    assert _state(game().begin(Options(campaign=True), 1), graph) in graph.states()


def _state(position: State, graph: campaign_graph.Graph) -> campaign_graph.State:
    cards = [each.card for each in position.story.cards] if position.story is not None else []
    main = next((card for card in cards if graph.cards[card].kind != "side"), "")
    return campaign_graph.State(main, frozenset(cards) - {main}, frozenset(position.legacy))


def _after(base: State, graph: campaign_graph.Graph, state: campaign_graph.State) -> set[campaign_graph.State]:
    """Read each card in play by each of its ways, the main one with each skull removed before or none."""
    found = set()
    for name in (state.main, *state.sides):
        card = graph.cards[name]
        removes = name == state.main and card.quest is not None and v.RemoveSkullTile() in card.quest.reward
        skulls = [tile for tile in state.tiles if graph.box.legacy[tile].skull] if removes else []
        for gone in ["", *skulls]:
            for way in range(max(1, len(card.option))):
                table = game().table(_set(game().copy(base), state), None)
                if gone:
                    leave(table, gone, 1)
                _fulfil_alone(table, card)
                _answered(table, way)
                if card.kind != "ending":
                    found.add(_state(table.state, graph))
    return found


def _fulfil_alone(table: MaracaiboTable, card: Story) -> None:
    table.state.ended_by = 1
    if card.tile is None:
        table.state.players[0].quests = (card.id,)
    else:
        _fulfil(table, card)


def _set(position: State, state: campaign_graph.State) -> State:
    """Make a position be in a state of the graph; nothing else of it matters."""
    story = position.story
    assert story is not None
    cards = tuple([StoryCard(card=card) for card in sorted([state.main, *state.sides])])
    position.campaign = replace(story, cards=cards, pile=1)
    position.legacy, position.legacy_discs, position.quests = tuple(sorted(state.tiles)), {}, {}
    return position
