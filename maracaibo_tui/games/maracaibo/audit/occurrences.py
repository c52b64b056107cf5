"""How often each decision point, printed effect and ending occurred while games were played."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, get_args

from msgspec import Struct, field

from maracaibo_tui.engine.forms import taken_apart, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import TokenSide
from maracaibo_tui.games.maracaibo.rules.places import address
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

# Effects without a moment of their own count when their card is bought.
PAYING = (v.CombatPointBeforeCombat, v.DisplaceVp, v.NationCombatPoints)
LASTING = (v.Compass, v.ExplorerExtraStep, v.PurchaseDiscount, v.AssistantVisitedBonus)
CHOICE = "choice"
CARD_OPTIONS = {
    "maps": (v.VaMapsVpExplore, v.VaMapsDoubloonsExplore),
    "books": (v.VaBooks,),
    "two_goods": (v.VaTwoGoods,),
    "card_quest": (v.VaCardQuest,),
}
VILLAGE_OPTIONS = {"doubloon": "va_take_doubloon"}
COMBAT_ACTIONS = {
    "influence": "ca_gain_influence",
    "annex": "ca_annex_or_displace",
    "displace": "ca_annex_or_displace",
    "village": "ca_village",
    "silver_fleet": "ca_silver_fleet",
    "gold_mine": "ca_gold_mine",
}


def every_effect() -> Iterable[str]:
    """Name every printed effect there is."""
    return (*(kind.__struct_config__.tag for kind in get_args(v.Effect)), *v.PRINTED_ELSEWHERE)


class Occurrences(Struct):
    """The counts; effects that never occurred stand there with 0."""

    points: Counter[str] = field(default_factory=Counter)
    effects: Counter[str] = field(default_factory=lambda: Counter(dict.fromkeys(every_effect(), 0)))
    endings: Counter[str] = field(default_factory=Counter)

    def by_kind(self) -> Mapping[str, Mapping[str, int]]:
        """Give what was counted by kind."""
        return {"points": self.points, "effects": self.effects, "endings": self.endings}


def count_answer(t: MaracaiboTable, found: Occurrences, question: Question, answer: str) -> None:
    """Count the decision point, and the effects that an answer calls upon."""
    found.points[question.point] += 1
    found.effects.update(_called_upon(t, question, answer))


def _called_upon(t: MaracaiboTable, question: Question, answer: str) -> Iterator[str]:
    word, values, _way = taken_apart(answer)
    if word == "va":
        name, *card = values
        yield from _of_card(t, name, card[0]) if card else [VILLAGE_OPTIONS.get(name, f"va_{name}")]
    elif word == "permanent":
        yield "permanent_object"
    elif word == "figure_to_cp":
        yield "figure_to_combat_points"
    elif question.point == "DEC-15" and answer != "skip" and question.source.endswith("/action"):
        # The action of the new city is its quest and stands on no component.
        new_city = question.source.startswith("legacy/")
        yield from ["l1_quest"] if new_city else _tags(t.printed.effects(question.source))


def _of_card(t: MaracaiboTable, name: str, card: str) -> Iterator[str]:
    return _tags(effect for effect in t.printed.cards[card].permanent if type(effect) in CARD_OPTIONS[name])


def count_event(t: MaracaiboTable, found: Occurrences, event: object) -> None:
    """Count the effects and endings that an event tells of."""
    if isinstance(event, events.RoundEnded | events.GameEnded):
        found.endings.update(_ending(t, event))
        if isinstance(event, events.RoundEnded) and event.round < t.printed.turn.rounds:
            found.effects.update(_instructed(t, event.round))
    elif type(event) in TOLD:
        found.effects.update(TOLD[type(event)](t, event))


def _ending(t: MaracaiboTable, event: events.RoundEnded | events.GameEnded) -> Iterator[str]:
    if isinstance(event, events.RoundEnded):
        who = "a person" if isinstance(event.seat, int) else event.seat
        yield f"round {event.round} ended by {who}"
        return
    won = [seat for seat in event.winners if isinstance(seat, str)] or ["a person"]
    yield f"won by {won[0]}" if len(event.winners) == 1 else f"shared by {len(event.winners)}"
    yield f"draw pile {'left' if t.state.draw else 'empty'}"


def _begun(t: MaracaiboTable, event: events.TurnStarted) -> Iterator[str]:
    """Count with the first turn what the story card has laid out (MAR-SETUP-38)."""
    if (event.round, event.turn) == (1, 1):
        yield from _instructed(t, 0)
        yield from _tags(t.printed.box.legacy[tile].effect for tile in t.state.legacy)


def _instructed(t: MaracaiboTable, number: int) -> Iterator[str]:
    """Name what the story card has to be done after a round, or in set-up; quests are counted tile by tile."""
    if t.state.story is not None:
        return
    story = t.printed.box.stories[str(t.state.options.story_card)]
    given = story.rounds.get(number, ()) if number else story.setup
    yield from _tags(instruction for instruction in given if not isinstance(instruction, v.PlaceQuests))


def _bought(t: MaracaiboTable, event: events.CardBought) -> Iterator[str]:
    card = t.printed.cards[event.card]
    lasting = [effect for effect in card.permanent if isinstance(effect, LASTING)]
    yield from _tags((*card.requires, *card.income, *card.immediate, *lasting))


def _fulfilled(t: MaracaiboTable, event: events.QuestFulfilled) -> Iterator[str]:
    quest = t.printed.quests[event.quest]
    yield from _tags((*quest.cost, *quest.reward))


def _laid(t: MaracaiboTable, event: events.StoryLaid) -> Iterator[str]:
    told = t.printed.box.stories[event.story].setup
    yield from _tags(each for each in told if not isinstance(each, v.PlaceQuests))


def _read(t: MaracaiboTable, event: events.StoryRead) -> Iterator[str]:
    yield from _tags(each for each in t.printed.box.stories[event.story].after if not isinstance(each, v.PlaceQuests))


def _decided(t: MaracaiboTable, event: events.StoryChosen) -> Iterator[str]:
    ways = t.printed.box.stories[event.story].option
    yield CHOICE
    yield from _tags(each for way in ways if way.id == event.option for each in way.after)


def _cleared(t: MaracaiboTable, event: events.AreaCleared) -> Iterator[str]:
    yield from _tags(t.printed.box.areas[event.area].bonus)


def _explored(t: MaracaiboTable, event: events.Explored) -> Iterator[str]:
    space = t.printed.spaces[event.spaces[-1]]
    if space.quest or not space.next:
        yield "quest_space" if space.quest else "track_end"
    if isinstance(event.seat, int):
        yield from _tags(space.reward)


def _chose(t: MaracaiboTable, event: events.ChoseMain) -> Iterator[str]:
    kind = taken_apart(event.action).word
    if kind == "assist":
        yield from _tags(t.printed.cards[value_of(event.action)].assistant)
    elif kind == "city" and event.location in t.printed.locations:
        yield from _tags(e for e in t.printed.locations[event.location].action if isinstance(e, v.HomeVp))


def _scored(t: MaracaiboTable, event: events.Scored | events.Gained) -> Iterator[str]:
    """Tell which lasting effect of a card pays; thefts name the seat."""
    if event.source.startswith("theft/") and event.amount > 0:
        yield "steal_vp_on_explorer_skip"
    kind, _, rest = event.source.partition("/")
    card, _, part = rest.partition("/")
    if kind == "card" and part == "permanent":
        yield from _tags(e for e in t.printed.cards[card].permanent if isinstance(e, PAYING))


def _fought(t: MaracaiboTable, event: events.CombatActionUsed) -> Iterator[str]:
    kind, what = taken_apart(event.action).values[0], value_of(event.action)
    if kind in COMBAT_ACTIONS:
        yield COMBAT_ACTIONS[kind]
    else:
        yield from _tags(e for e in t.printed.cards[what].permanent if isinstance(e, v.CardCombatAction))
    if kind in {"annex", "displace"}:
        yield from ("flag_bonus", *_tags(t.printed.effects(address(t, what, "flag"))))


def _revealed(t: MaracaiboTable, event: events.TokenRevealed) -> Iterator[str]:
    token = t.printed.box.tokens[event.token]
    yield from (f"modifier_{modifier}" for modifier in token.modifiers)
    for side in (token.france, token.spain, token.england):
        yield from _side(side)


def _side(side: TokenSide) -> Iterator[str]:
    """Name what a token shows for a nation, chosen or not."""
    amounts = {
        "cost_doubloons": side.doubloons < 0,
        "bonus_doubloons": side.doubloons > 0,
        "bonus_influence": side.influence,
        "bonus_vp": side.vp,
        "bonus_figure": side.figure,
    }
    yield "value"
    yield from (name for name, shown in amounts.items() if shown)


def _task(t: MaracaiboTable, event: events.TaskCompleted) -> Iterator[str]:
    career = t.state.players[event.seat - 1].career
    yield from _tags([t.printed.box.careers[career].task[event.task - 1]])


def _invested(t: MaracaiboTable, event: events.Invested) -> Iterator[str]:
    yield from _tags([t.printed.box.prestige[event.building].scores])


def _tags(effects: Iterable[Any]) -> Iterator[str]:
    yield from (effect.__struct_config__.tag for effect in effects)


TOLD: dict[type, Callable[[MaracaiboTable, Any], Iterator[str]]] = {
    events.TurnStarted: _begun,
    events.CardBought: _bought,
    events.QuestFulfilled: _fulfilled,
    events.AreaCleared: _cleared,
    events.Explored: _explored,
    events.ChoseMain: _chose,
    events.Scored: _scored,
    events.Gained: _scored,
    events.CombatActionUsed: _fought,
    events.TokenRevealed: _revealed,
    events.TaskCompleted: _task,
    events.Invested: _invested,
    # Automas cross barriers without reward.
    events.BarrierCrossed: lambda _t, event: iter([f"barrier_{event.barrier}"] * isinstance(event.seat, int)),
    events.LegacyEntered: lambda t, event: _tags([t.printed.box.legacy[event.tile].effect]),
    events.QuestPlaced: lambda _t, _event: iter(["place_quests"]),
    events.StoryLaid: _laid,
    events.StoryRead: _read,
    events.StoryChosen: _decided,
}
