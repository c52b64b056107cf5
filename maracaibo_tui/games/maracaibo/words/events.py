"""What happened, one line an event, for the log."""

from collections.abc import Callable, Mapping
from typing import Any

from maracaibo_tui.engine.forms import taken_apart, value_of
from maracaibo_tui.games.maracaibo.box.printed import GOODS, Printed
from maracaibo_tui.games.maracaibo.state import events as e
from maracaibo_tui.games.maracaibo.state.position import JEAN

from .automa import AUTOMA_LINES
from .called import space_name
from .cards import quest_called, quest_text, token_text
from .effects import nation, several
from .story_lines import STORY_LINES
from .teller import Names, Teller

_WHAT = {"doubloons": "doubloon", "figures": "figure"}
_PILES = {
    "draw": ("discarded cards", "card"),
    "automa": ("used automa cards", "card"),
    "city_tiles": ("city tiles in the box", "tile"),
}


def log_line(event: object, printed: Printed, names: Names | None = None) -> str:
    """Say an event in one line; what a seat may not hear of must have been taken out before."""
    text = _LINES[type(event)](Teller(printed, names or {}), event)
    # A name may end with a full stop of its own.
    return f"{text[:-2]}." if text.endswith("..") else text


def _gained(t: Teller, event: e.Gained) -> str:
    verb, amount = ("gains", event.amount) if event.amount >= 0 else ("pays", -event.amount)
    what = f"{amount} CP" if event.what == "combat_points" else several(amount, _WHAT[event.what])
    return f"{t.who(event.seat)} {verb} {what}{t.cause(event.source)}."


def _scored(t: Teller, event: e.Scored) -> str:
    verb = "scores" if event.amount >= 0 else "loses"
    return f"{t.who(event.seat)} {verb} {abs(event.amount)} VP{t.cause(event.source)}."


def _chose(t: Teller, event: e.ChoseMain) -> str:
    action, what = taken_apart(event.action).word, value_of(event.action)
    way = {
        "city": "performs the city action",
        "village": "performs village actions",
        "quest": f"fulfils the {quest_called(t.printed, what)}",
        "assist": f"uses the assistant of {t.card(what)}",
    }[action]
    return f"{t.who(event.seat)} {way} at {t.place(event.location)}."


def _fulfilled(t: Teller, event: e.QuestFulfilled) -> str:
    quest = quest_text(t.printed.quests[event.quest])
    return f"{t.who(event.seat)} fulfils the {quest_called(t.printed, event.quest)} {quest}."


def _moved(t: Teller, event: e.CardMoved) -> str:
    who, card = t.who(event.seat), t.card(event.card)
    match event.origin, event.target:
        case "draw", _:
            return f"{who} draws {card}."
        case "display", _:
            return f"{who} takes {card} from the display."
        case _, "planning":
            return f"{who} plans {card}."
        case _ if event.symbol:
            what = event.symbol if event.symbol in {*GOODS, "herbs"} else f"a {event.symbol}"
            return f"{who} {'delivers' if event.delivered else 'pays'} {what} with {card}."
        case _:
            return f"{who} discards {card}."


def _reshuffled(_t: Teller, event: e.Reshuffled) -> str:
    pieces, piece = _PILES[event.pile]
    return f"The {pieces} are shuffled into a new pile of {several(len(event.order), piece)}."


def _disc(t: Teller, event: e.DiscRemoved) -> str:
    area = t.printed.box.areas[event.area].name
    legacy = t.printed.box.legacy.get(event.target)
    if not event.target:
        return f"{t.who(event.seat)} takes a disc off {area}."
    return f"{t.who(event.seat)} moves a disc from {area} to {legacy.name if legacy else t.place(event.target)}."


def _influence(t: Teller, event: e.InfluenceGained) -> str:
    lost = f"; the track has no room for {event.lost} more" if event.lost else ""
    gained = f"{event.steps} influence with {nation(event.nation)}"
    return f"{t.who(event.seat)} gains {gained}{t.cause(event.source)}{lost}."


def _income(t: Teller, event: e.IncomeRaised) -> str:
    kind = "doubloon" if event.kind == "doubloons" else "VP"
    carried = f", {event.carried} carried over to VP income" if event.carried else ""
    cause = f" ({t.card(event.source)})" if event.source in t.printed.cards else t.cause(event.source)
    return f"{t.who(event.seat)} raises the {kind} income by {event.amount}{carried}{cause}."


def _barrier(t: Teller, event: e.BarrierCrossed) -> str:
    first = " first" if event.first else ""
    reward = ", without reward" if isinstance(event.seat, str) else ""
    return f"{t.who(event.seat)} crosses the {event.barrier} barrier{first}{reward}."


def _explored(t: Teller, event: e.Explored) -> str:
    space = event.spaces[-1]
    where = f"space {space_name(space)}" if t.printed.spaces[space].next else "the end of the explorer track"
    return f"{t.who(event.seat)} explores to {where}."


def _marker(t: Teller, event: e.MarkerPlaced) -> str:
    if not event.seat:
        return f"A marker of {nation(event.nation)} goes to {t.place(event.location)}."
    why = ", the first place that is free" if event.seat == JEAN else ""
    return f"{t.who(event.seat)} places a marker of {nation(event.nation)} at {t.place(event.location)}{why}."


def _marker_gone(t: Teller, event: e.MarkerRemoved) -> str:
    place = "the supply" if event.location == "supply" else t.place(event.location)
    marker = f"marker of {nation(event.nation)}"
    if not event.seat:
        return f"A {marker} leaves {place} for good."
    return f"{t.who(event.seat)} removes a {marker} from {place} for good."


def _token(t: Teller, event: e.TokenRevealed) -> str:
    shown = token_text(t.printed, t.printed.box.tokens[event.token])
    return f"{t.who(event.seat)} turns up combat token {event.token}: {shown}."


def _combat_action(t: Teller, event: e.CombatActionUsed) -> str:
    kind, *rest = taken_apart(event.action).values
    what = rest[0] if rest else ""
    way = {
        "influence": "spends combat value on influence",
        "annex": f"annexes {t.place(what)}",
        "displace": f"displaces the marker at {t.place(what)}",
        "village": f"takes the village {t.place(what)}",
        "card": f"uses {t.card(what)}",
        "silver_fleet": "raids the silver fleet",
        "gold_mine": "takes the gold mine",
    }[kind]
    return f"{t.who(event.seat)} {way}; combat value left: {event.value}."


def _task(t: Teller, event: e.TaskCompleted) -> str:
    level = "higher" if event.high else "lower"
    return f"{t.who(event.seat)} completes career task {event.task} at the {level} level."


def _ended(t: Teller, event: e.GameEnded) -> str:
    winners = " and ".join(t.who(seat) for seat in event.winners)
    return f"The game is over: {winners} {'win' if len(event.winners) > 1 else 'wins'}."


def _quest_at(t: Teller, event: e.QuestPlaced) -> str:
    return f"A quest is placed at {t.place(event.location)}: {quest_text(t.printed.quests[event.quest])}."


_LINES: Mapping[type, Callable[[Teller, Any], str]] = {
    e.Gained: _gained,
    e.Scored: _scored,
    e.Sailed: lambda t, x: f"{t.who(x.seat)} sails to {t.place(x.route[-1])} ({x.spent} MP).",
    e.ChoseMain: _chose,
    e.CardMoved: _moved,
    e.CardBought: lambda t, x: (
        f"{t.who(x.seat)} buys {t.card(x.card)} for {several(x.price, 'doubloon') if x.price else 'free'}."
    ),
    e.Invested: lambda t, x: (
        f"{t.who(x.seat)} invests in {t.printed.box.prestige[x.building].name} for {several(x.price, 'doubloon')}."
    ),
    e.AssistantPlaced: lambda t, x: f"{t.who(x.seat)} sends an assistant to {t.place(x.location)} ({t.card(x.card)}).",
    e.DiscRemoved: _disc,
    e.AreaCleared: lambda t, x: f"{t.who(x.seat)} clears {t.printed.box.areas[x.area].name}.",
    e.InfluenceGained: _influence,
    e.RankReached: lambda t, x: f"{t.who(x.seat)} reaches rank {x.value} with {nation(x.nation)}.",
    e.MarkerPlaced: _marker,
    e.IncomeRaised: _income,
    e.IncomeWrapped: lambda t, x: (
        f"{t.who(x.seat)} reaches the end of the VP income track, paid at once for {several(x.scorings, 'scoring')}."
    ),
    e.SynergyTaken: lambda t, x: (
        f"{t.who(x.seat)} takes the synergy token {t.printed.box.synergies[x.kind].name}{t.cause(x.source)}."
    ),
    e.Reshuffled: _reshuffled,
    e.QuestFulfilled: _fulfilled,
    e.Explored: _explored,
    e.BarrierCrossed: _barrier,
    e.TokenRevealed: _token,
    e.NationChosen: lambda t, x: f"{t.who(x.seat)} fights for {nation(x.nation)} with combat value {x.value}.",
    e.CombatActionUsed: _combat_action,
    e.MarkerRemoved: _marker_gone,
    e.TaskCompleted: _task,
    e.QuestPlaced: _quest_at,
    e.BuildingRevealed: lambda t, x: f"From now on you can invest in {t.printed.box.prestige[x.building].name}.",
    e.MarketsCleared: lambda _t, _x: "The markets are emptied, and the display is laid out anew.",
    e.TurnStarted: lambda t, x: f"Round {x.round}, turn {x.turn}: {t.who(x.seat)}.",
    e.RoundEnded: lambda t, x: f"{t.who(x.seat)} ends round {x.round}.",
    e.LegacyEntered: lambda t, x: f"{t.printed.box.legacy[x.tile].name} comes into play.",
    e.LegacyLeft: lambda t, x: (
        f"{t.who(x.seat)} takes {t.printed.box.legacy[x.tile].name} out of play."
        if x.seat
        else f"{t.printed.box.legacy[x.tile].name} leaves play."
    ),
    e.CityTileLaid: lambda t, x: f"The city tile {t.printed.box.tiles[x.tile].name} is laid at {t.place(x.location)}.",
    e.GameEnded: _ended,
    **AUTOMA_LINES,
    **STORY_LINES,
}
