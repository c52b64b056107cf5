"""How it goes on after an option: what it leaves to be decided, in a few words."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.city import deliverable
from maracaibo_tui.games.maracaibo.state import frames as f
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player
from maracaibo_tui.games.maracaibo.words.effects import several

from .decision import Decision

UNKNOWN, HIDDEN_STILL = "you decide how it goes on", "what comes next is still hidden"
"""What is said where neither a figure changes nor the next step is known: of no option that has been met."""
Say: TypeAlias = Callable[[Any], str]


def goes_on(printed: Printed, decision: Decision, after: State) -> str:
    """Say what comes next; nothing where there are no words for it."""
    if after.phase == "over":
        return "the final scoring, and the game ends"
    if after.phase == "final" != decision.view.phase:
        return "the last round ends"
    if after.round != decision.view.round or after.phase == "interim" != decision.view.phase:
        return "the round ends"
    if after.turn != decision.view.turn and after.active != decision.seat:
        return f"the turn passes to {decision.names[after.active]}"
    frame, now = (view.agenda[-1] if view.agenda else None for view in (after, decision.view))
    if isinstance(frame, f.CombatActions) and isinstance(now, f.CombatActions) and frame.value != now.value:
        # What is left to spend stands among the figures.
        return ""
    if isinstance(frame, f.Delivery) and not _delivers(printed, decision, after):
        return "the city action"
    if frame is not None and frame.seat != decision.seat:
        return f"{decision.names[frame.seat]} decides next"
    return NEXT[type(frame)](frame) if type(frame) in NEXT else ""


def _delivers(printed: Printed, decision: Decision, after: State) -> bool:
    """Tell whether a card in the hand fits the market where the ship will lie."""
    table: MaracaiboTable = Table(after, printed)
    return bool(deliverable(table, player(table, decision.seat)))


def turns_up(decision: Decision) -> str:
    """Say what comes of an option that nobody can foresee: something hidden is turned up."""
    question, option = decision.question, decision.option
    if question is None or option is None:
        return ""
    *_, last = option.hands_in
    if option.answers and last in _LAST:
        return _LAST[last](option.answers.count(last))
    usual = _NEXT_QUEST if _ends_the_quest_of_the_city(decision) else HIDDEN_STILL
    return HIDDEN.get((question.point, taken_apart(option.id).word), usual)


def _ends_the_quest_of_the_city(decision: Decision) -> bool:
    """Tell whether what is asked belongs to the reward of a quest that the next one replaces (MAR-LEGACY-11)."""
    under_way = [frame.quest for frame in decision.view.agenda if isinstance(frame, f.QuestToTrack)]
    return decision.view.city_quest in under_way


_NEXT_QUEST = "the next quest of the pile is turned up"
_LAST: Mapping[str, Callable[[int], str]] = {
    "draw": lambda count: (
        f"the top {several(count, 'card') if count > 1 else 'card'} of the pile {'come' if count > 1 else 'comes'} "
        "to your hand"
    ),
    "pile:1": lambda _count: "the token is turned up",
    "pile:2": lambda _count: "the token is turned up",
}
"""By the last of several answers: what it turns up."""
HIDDEN: Mapping[tuple[str, str], str] = {
    ("DEC-02", "discard"): "the careers are chosen next",
    ("DEC-03", "career"): "the first turn begins",
    ("DEC-10", "end"): "your turn ends",
    ("DEC-11", "end"): "your turn ends",
    ("DEC-15", "do"): _NEXT_QUEST,
    ("DEC-17", "buy"): _NEXT_QUEST,
    ("DEC-28", "end"): "your turn ends",
    **dict.fromkeys((("DEC-30", "pay"), ("DEC-30", "permanent"), ("DEC-30", "good")), _NEXT_QUEST),
    ("DEC-32", "tile"): "a city tile from the box is laid there",
    ("DEC-41", "pile"): "the token is turned up",
    ("DEC-60", "draw"): "you draw the top card of the pile",
    ("DEC-60", "stop"): "your turn ends",
    ("DEC-60", "take"): "your turn ends",
    **dict.fromkeys((("DEC-61", "buy"), ("DEC-61", "invest"), ("DEC-61", "vp")), "the scoring goes on"),
    ("DEC-62", "draw"): "you draw the top card of the pile",
    ("DEC-62", "stop"): "the display is filled up",
    ("DEC-62", "take"): "the display is filled up",
    ("DEC-63", "choose"): "the vote is counted, and the story goes on",
    ("DEC-65", "buy"): _NEXT_QUEST,
}
"""By decision point and kind of option: what is about to happen."""


NEXT: Mapping[type, Say] = {
    f.AfterMain: lambda _f: "free actions, then you draw cards",
    f.Annex: lambda _f: "you choose whose marker goes to the village",
    f.AreaChoice: lambda _f: "you choose what the area brings",
    f.AssistantPart: lambda _f: "you may pay for the assistant's action",
    f.Buy: lambda _f: "you choose what to buy",
    f.ChooseNation: lambda _f: "you choose a nation to fight for",
    f.ChoosePile: lambda _f: "you choose a pile of combat tokens",
    f.CityAction: lambda _f: "the city action",
    f.CityWay: lambda _f: "you choose the reward of the city",
    f.CollectionTile: lambda _f: "you may use the tile where you have arrived",
    f.CombatActions: lambda frame: f"combat value {frame.value} to spend",
    f.Delivery: lambda _f: "you may deliver a good, then comes the city action",
    f.DiscardHand: lambda _f: "you may discard your hand",
    f.Draw: lambda _f: "you draw cards",
    f.Explore: lambda _f: "you choose how far your explorer goes",
    f.ExtraSail: lambda _f: "you may sail on",
    f.FigureForPoints: lambda _f: "you may return a figure for points",
    f.FiguresOntoCard: lambda _f: "you choose how many figures go on the card",
    f.FirstCareer: lambda _f: "you choose a career",
    f.Influence: lambda _f: "you choose a nation",
    f.JacquesChoice: lambda _f: "you choose which quest Jacques takes",
    f.MainAction: lambda _f: "your main action",
    f.MoveDisc: lambda _f: "you choose the disc for the market",
    f.OfferCombat: lambda _f: "you may fight",
    f.PayCards: lambda _f: "you choose what to pay with",
    f.PayEqualGoods: lambda _f: "you choose which good to pay with",
    f.PlaceMarker: lambda _f: "you choose where a marker goes",
    f.RankStep: lambda _f: "you may move up to the next rank with a nation",
    f.RedBarrier: lambda _f: "you choose a nation for the red barrier",
    f.RemoveDisc: lambda _f: "you take a disc from your ship",
    f.RemoveSkull: lambda _f: "you may remove a tile with a skull",
    f.Sail: lambda _f: "you sail",
    f.ScoringPurchase: lambda _f: "you buy something, or take points",
    f.ScoringWindow: lambda _f: "you may complete career tasks",
    f.SynergyChoice: lambda _f: "you choose a synergy token",
    f.TakeFigures: lambda _f: "you choose how many figures you take",
    f.Vote: lambda _f: "the table votes on how the story goes on",
    f.TrackQuest: lambda _f: "you may fulfil the quest where your explorer stands",
    f.VillageActions: lambda frame: f"you choose {several(frame.left, 'village action')}",
}
"""By what is to be decided next."""
