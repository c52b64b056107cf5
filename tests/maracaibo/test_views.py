"""Nobody sees what the rules hide: two positions that differ only in that look the same."""

from collections.abc import Iterator, Sequence
from typing import Any, get_args

import msgspec
import pytest

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.chance import from_seed, shuffled
from maracaibo_tui.games.maracaibo.audit.paths import PATHS
from maracaibo_tui.games.maracaibo.state import events, views
from maracaibo_tui.games.maracaibo.state.frames import Frame
from maracaibo_tui.games.maracaibo.state.memory import known_deck, known_hand, leave_hand, take_openly
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Jacques, Jean, Options, Player, State, Turn, copied
from maracaibo_tui.games.maracaibo.state.views import ONLOOKER, asked, heard, view
from tests.support.at_random import answers
from tests.support.played import TABLES, begun, called, game, positions

HIDDEN_FIELDS = {
    State: set(views.OF_THE_TABLE),
    Player: set(views.OF_A_SEAT),
    Jean: set(views.OF_AN_AUTOMA),
    Jacques: set(views.OF_AN_AUTOMA),
    Turn: set[str](),
}
# What a frame on the agenda holds was announced: who acts, because of what, with which card on the table.
OPEN_IN_FRAMES = {
    *(
        "amount",
        "area",
        "at",
        "barrier",
        "before",
        "by",
        "card",
        "count",
        "doubloons",
        "extra",
        "final",
        "income",
        "kept",
    ),
    *(
        "least",
        "left",
        "location",
        "most",
        "name",
        "nation",
        "place",
        "point",
        "quest",
        "rank",
        "reader",
        "seat",
        "source",
    ),
    *("space", "step", "steps", "story", "symbols", "tile", "to", "token", "used", "value", "village_points", "vp"),
}
# Events in which there is something to hide, and those in which everything happens on the open table.
HIDING = {"CardMoved", "Reshuffled"}
OPEN = {
    *("AreaCleared", "AssistantPlaced", "AutomaAimed", "AutomaDelivered", "AutomaFought", "AutomaMissed"),
    *("AutomaRemovedDisc", "AutomaRevealed"),
    *("AutomaSailed", "AutomaTookCard", "AutomaTookQuest", "BarrierCrossed", "BuildingRevealed", "CardBought"),
    *("ChoseMain", "CombatActionUsed", "DiscRemoved", "Explored", "GameEnded", "Gained", "IncomeRaised"),
    *("IncomeWrapped", "InfluenceGained", "Invested", "JacquesActed", "LegacyEntered", "MarkerPlaced", "MarkerRemoved"),
    *("CityTileLaid", "LegacyLeft", "StoryLaid", "StoryTilePlaced", "StoryTileTaken", "StoryRead", "Voted"),
    *("StoryChosen", "CampaignEnded"),
    *("MarketsCleared", "NationChosen", "QuestFulfilled", "QuestPlaced", "RankReached", "RoundEnded", "Sailed"),
    *("JacquesCompared", "JacquesSailed", "JeanCompared", "JeanIncomeCounted"),
    *("Scored", "SynergyTaken", "TaskCompleted", "TokenRevealed", "TurnStarted"),
}


class _Cards:
    """Cards dealt anew; each kind of hidden card is drawn from what a seat has not seen."""

    def __init__(self, seed: int, unseen: Sequence[str]) -> None:
        _, order = shuffled(from_seed(seed), unseen)
        self._cards = iter(order)

    def instead_of(self, cards: Sequence[str]) -> tuple[str, ...]:
        return tuple(next(self._cards) for _ in cards)


def _dealt_anew(state: State, seat: int, seed: int) -> State:
    """Change everything that a seat cannot see, and nothing that it can."""
    printed, twin = game().printed.box, copied(state)
    others = [p for p in twin.players if p.seat != seat]
    twin.chance = from_seed(state.chance)
    held = [card for p in others for card in (*p.hand, *p.committed) if card not in known_hand(p)]
    hidden = [*state.draw, *(card for card in held if card in printed.cards)]
    boxed = sorted(card for card in printed.cards if card.startswith("B") and card not in _open_cards(state, hidden))
    cards = _Cards(seed, [*hidden, *boxed])
    twin.draw = cards.instead_of(state.draw)
    careers = _Cards(seed, sorted({career for p in others for career in p.careers}))
    for p in others:
        p.hand = (*known_hand(p), *cards.instead_of(p.hand[len(known_hand(p)) :]))
        if p.committed and p.committed[0] in printed.careers:
            p.careers = careers.instead_of(p.careers)
            p.committed = p.careers[-1:]
        else:
            p.committed = cards.instead_of(p.committed)
            p.careers = careers.instead_of(p.careers)
    tokens = _Cards(seed, [*state.combat_1, *state.combat_2])
    twin.combat_1, twin.combat_2 = tokens.instead_of(state.combat_1), tokens.instead_of(state.combat_2)
    twin.quest_pile = (*state.quest_pile[:1], *shuffled(from_seed(seed), state.quest_pile[1:])[1])
    up, down = state.prestige[: state.prestige_faceup], state.prestige[state.prestige_faceup :]
    twin.prestige = (*up, *_Cards(seed, sorted(set(printed.prestige) - set(up))).instead_of(down))
    for automa, deck in ((twin.jean, printed.jean), (twin.jacques, printed.jacques)):
        if automa is not None:
            groups = known_deck(automa)
            below = [card for group in groups for card in shuffled(from_seed(seed), group)[1]]
            above = automa.deck[: len(automa.deck) - len(below)]
            fresh = _Cards(seed, sorted({*deck} - {*automa.discard, *below}))
            automa.deck = (*fresh.instead_of(above), *below)
    return twin


def _open_cards(state: State, hidden: Sequence[str]) -> set[str]:
    seen = {*state.discard, *state.display, *hidden, *(state.jean.cards if state.jean else ())}
    for p in state.players:
        seen |= {*p.hand, *p.planning, *p.tableau, *p.committed}
    return seen


@pytest.mark.parametrize("options", TABLES, ids=called)
def test_what_a_seat_cannot_see_makes_no_difference_to_it(options: Options) -> None:
    """With other hands, piles and decks dealt anew a seat has the same view and is asked the same question."""
    for number, match in enumerate(positions(options, seed=11, every=3)):
        for seat in range(options.players + 1):
            twin = _dealt_anew(match.state, seat, number)
            assert view(twin, seat) == view(match.state, seat)
            question = game().settle(game().table(twin, None))
            assert asked(question, seat) == asked(match.question, seat)


def test_dealing_anew_changes_something() -> None:
    """The test above would be worth nothing if its two positions were the same."""
    match = begun(TABLES[0], 1)
    for seat in range(3):
        assert _dealt_anew(match.state, seat, 5) != match.state
        assert game().digest(_dealt_anew(match.state, seat, 5)) != game().digest(match.state)


@pytest.mark.parametrize("record", HIDDEN_FIELDS, ids=lambda record: record.__name__)
def test_every_field_is_public_or_hidden(record: type[msgspec.Struct]) -> None:
    """Whoever adds a field decides who may see it: here every field is named once, and none that is gone."""
    public = set(views.PUBLIC[record.__name__])
    assert public | HIDDEN_FIELDS[record] == set(record.__struct_fields__)
    assert not public & HIDDEN_FIELDS[record]


def test_every_field_of_a_frame_is_open() -> None:
    """The agenda is public; a frame that held a hidden card would have to be masked."""
    held = {field for frame in get_args(Frame) for field in frame.__struct_fields__}
    assert held <= OPEN_IN_FRAMES


def test_every_event_is_open_or_masked() -> None:
    """Whoever adds an event decides what others may hear of it."""
    defined = {name for name, kind in vars(events).items() if isinstance(kind, type) and kind is not msgspec.Struct}
    assert defined == HIDING | OPEN


def test_a_seat_sees_its_own_cards_and_only_the_number_of_others() -> None:
    """The own hand is open, another's is as many face-down cards."""
    state = begun(TABLES[0], 3).state
    seen = view(state, 1)
    assert seen.players[0].hand == state.players[0].hand
    assert seen.players[1].hand == (HIDDEN,) * len(state.players[1].hand)
    assert seen.players[1].careers == (HIDDEN, HIDDEN)
    assert seen.draw == (HIDDEN,) * len(state.draw)


def test_what_was_taken_from_the_display_is_known_in_other_hands() -> None:
    """It stands in front of the cards that lie face down, wherever its owner holds it; once it is played it is not."""
    state = begun(TABLES[0], 3).state
    p = state.players[1]
    first, second, *more = p.hand
    take_openly(p, second)
    take_openly(p, first)
    for seat in (ONLOOKER, 1):
        assert view(state, seat).players[1].hand == (second, first, *[HIDDEN] * len(more))
    assert view(state, 2).players[1].hand == p.hand
    leave_hand(p, (second,))
    assert view(state, 1).players[1].hand == (first, *[HIDDEN] * len(more))


def test_an_onlooker_sees_no_hand() -> None:
    """Seat 0 is nobody's: all hands are face down."""
    seen = view(begun(TABLES[0], 3).state, ONLOOKER)
    assert all(set(p.hand) == {HIDDEN} for p in seen.players)


def test_nobody_sees_the_random_source() -> None:
    """Who knew it could foretell every shuffle."""
    state = begun(TABLES[0], 3).state
    assert state.chance
    assert all(view(state, seat).chance == 0 for seat in range(3))


def test_the_top_quest_of_the_pile_is_open() -> None:
    """Below the top tile the pile is face down."""
    state = begun(TABLES[0], 3).state
    assert view(state, 1).quest_pile == (state.quest_pile[0], *[HIDDEN] * (len(state.quest_pile) - 1))


def test_prestige_buildings_show_as_they_are_turned_up() -> None:
    """Face-down buildings are hidden; the variant shows all from the start."""
    usual, variant = begun(TABLES[0], 3).state, begun(TABLES[2], 3).state
    assert view(usual, 1).prestige == (usual.prestige[0], HIDDEN, HIDDEN, HIDDEN)
    assert view(variant, 1).prestige == variant.prestige


def test_what_is_covered_reads_as_a_question_mark() -> None:
    """Whoever reads a position as one seat may see it finds `?` for every card in other hands."""
    state = begun(TABLES[0], 3).state
    seen = Table(view(state, 1), game().printed)
    assert PATHS.read(seen, (), "players.2.hand") == ["?"] * len(state.players[1].hand)


def test_a_seat_that_does_not_play_is_refused() -> None:
    """There is no view for a seat beyond the table."""
    with pytest.raises(ValueError, match="seat 3 does not play; there are seats 1 to 2"):
        view(begun(TABLES[0], 1).state, 3)


def test_others_see_who_is_asked_but_not_the_options() -> None:
    """Options name hand cards, so only the deciding seat has them."""
    question = begun(TABLES[0], 1).question
    assert question is not None
    assert asked(question, 1) == question
    other = asked(question, 2)
    assert other is not None
    assert (other.seat, other.point, other.options) == (1, "DEC-02", ())
    assert asked(None, 1) is None


def test_the_view_leaves_the_state_alone() -> None:
    """Looking changes nothing, and what is done to a view does not reach the table."""
    match = begun(TABLES[0], 3)
    before = game().digest(match.state)
    seen = view(match.state, 1)
    seen.players[1].vp = 99
    assert game().digest(match.state) == before


def test_a_drawn_card_is_heard_of_by_its_owner_only() -> None:
    """Others hear that a card was drawn; a card from the display was open anyway."""
    drawn, taken = events.CardMoved(1, "A01", "draw", "hand"), events.CardMoved(1, "A01", "display", "hand")
    assert heard(drawn, 1) == drawn
    assert heard(drawn, 2) == events.CardMoved(1, HIDDEN, "draw", "hand")
    assert heard(taken, 2) == taken
    assert heard(events.Reshuffled("draw", ("A01", "A02")), 1) == events.Reshuffled("draw", (HIDDEN, HIDDEN))


@pytest.mark.parametrize("options", TABLES, ids=called)
def test_no_event_names_a_card_that_a_seat_has_not_seen(options: Options) -> None:
    """Over whole games, what a seat hears names no card that is hidden from it afterwards."""
    told: list[Any] = []
    match = begun(options, 17, keep_steps=False, tell=told.append)
    for _ in answers(match, 17):
        hidden = set(match.state.draw) | {card for p in match.state.players if p.seat != 1 for card in p.hand}
        named = {word for event in told for word in _words(heard(event, 1))}
        assert not (named - _taken_from_the_display(told)) & hidden
        told.clear()


def _taken_from_the_display(told: list[Any]) -> set[str]:
    return {event.card for event in told if isinstance(event, events.CardMoved) and event.origin == "display"}


def _words(event: object) -> Iterator[str]:
    yield from (word for word in msgspec.json.encode(event).decode().split('"'))
