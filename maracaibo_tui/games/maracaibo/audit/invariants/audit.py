"""The audit: it listens to what happens and looks at the position after every decision."""

from collections.abc import Callable, Iterator
from itertools import chain

from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.audit.invariants import (
    automas,
    cards,
    discs,
    figures,
    markers,
    memory,
    tiles,
    tracks,
)
from maracaibo_tui.games.maracaibo.audit.invariants.decisions import options_lead_on, question_stands, ways_out
from maracaibo_tui.games.maracaibo.audit.invariants.incomes import begin_incomes, compare_incomes, hear_incomes
from maracaibo_tui.games.maracaibo.audit.invariants.points import begin_points, compare_points, hear_points
from maracaibo_tui.games.maracaibo.audit.invariants.positions import (
    begin_positions,
    compare_circulation,
    compare_positions,
    hear_positions,
)
from maracaibo_tui.games.maracaibo.audit.invariants.turn_ends import begin_turns, hear_turns
from maracaibo_tui.games.maracaibo.state.frames import (
    LiftQuest,
    PayCards,
    PayCosts,
    PayEqualGoods,
    QuestToTrack,
    ReceiveCard,
)
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

STANDING: tuple[Callable[[MaracaiboTable], Iterator[str]], ...] = (
    figures.figures_of_a_colour,
    figures.assistants_and_cards,
    figures.figures_on_buildings,
    figures.career_tasks,
    discs.discs_of_a_ship,
    discs.discs_of_an_area,
    discs.gates_of_areas,
    discs.goods_in_markets,
    markers.markers_of_a_nation,
    markers.shape_of_the_supply,
    markers.places_of_markers,
    markers.counts_of_markers,
    cards.one_place_each,
    cards.planning_areas,
    memory.remembered_hands,
    memory.remembered_deck,
    tiles.quest_tiles,
    tiles.story_tiles,
    tiles.combat_tokens,
    tiles.synergy_tokens,
    tiles.buildings_face_up,
    tiles.quest_of_the_new_city,
    tracks.supplies,
    tracks.income_markers,
    tracks.one_explorer_a_space,
    tracks.movement_spent,
    automas.row_of_jean,
    ways_out,
)
# Half-paid costs and quest tiles on their way are in nobody's place.
UNDER_WAY = (PayCosts, PayCards, PayEqualGoods, ReceiveCard, LiftQuest, QuestToTrack)
# Components added to the box are in nobody's place until somebody takes them up.
COUNTED = {
    "card": frozenset({"INV-10"}),
    "quest": frozenset({"INV-14"}),
    "token": frozenset({"INV-16"}),
    "area": frozenset({"INV-03"}),
}


class Audit:
    """Whoever checks a game; counts history from the position in which it is created."""

    def __init__(
        self,
        table: MaracaiboTable,
        changed: frozenset[str] = frozenset(),
        *,
        fresh: bool = False,
        every_option: bool = False,
    ) -> None:
        """Sit down at a table; `changed` are kinds of components added, `fresh` says that the game just begins."""
        self._table, self._every_option = table, every_option
        self._excused = frozenset(chain.from_iterable(COUNTED.get(kind, ()) for kind in changed))
        self._points, self._positions = begin_points(table), begin_positions(table)
        self._incomes, self._turns = begin_incomes(table), begin_turns(table, fresh=fresh)
        self._heard: list[str] = list(cards.cards_of_a_fresh_game(table)) if fresh else []
        self._chance = from_seed(0)

    def tell(self, event: object) -> None:
        """Listen to an event."""
        table = self._table
        self._heard += hear_points(table, self._points, event)
        self._heard += hear_positions(table, self._positions, event)
        self._heard += hear_incomes(table, self._incomes, event)
        self._heard += hear_turns(table, self._turns, event)

    def check(self, question: Question | None) -> list[str]:
        """Say everything that is wrong now, one sentence each, the invariant first."""
        found = list(question_stands(self._table, question))
        if question is not None and question.options:
            found += options_lead_on(self._table, question, self._tried(question))
        if not under_way(self._table.state):
            found += self._position()
        return [sentence for sentence in found if sentence.partition(":")[0] not in self._excused]

    def _tried(self, question: Question) -> tuple[str, ...]:
        """Choose the options to try: one a decision, or all of them."""
        if self._every_option:
            return question.options
        self._chance, pick = below(self._chance, len(question.options))
        return (question.options[pick],)

    def _position(self) -> list[str]:
        table = self._table
        found, self._heard = self._heard, []
        for invariant in STANDING:
            found += invariant(table)
        found += compare_points(table, self._points)
        found += compare_circulation(table, self._positions)
        found += compare_positions(table, self._positions)
        found += compare_incomes(table, self._incomes)
        return found


def under_way(state: State) -> bool:
    """Tell whether a payment or the reward of a quest is open."""
    return any(isinstance(frame, UNDER_WAY) for frame in state.agenda)
