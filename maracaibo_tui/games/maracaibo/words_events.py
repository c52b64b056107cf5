"""What happened, one line an event, for the log."""

from collections.abc import Callable, Mapping
from typing import Any

from . import events as e
from .printed import Printed
from .state import JACQUES, JEAN
from .words_asked import capital
from .words_cards import automa_text, card_name, line_text, location_name, quest_text, source_text, token_text
from .words_effects import nation, several

Names = Mapping[int | str, str]
"""What seats are called; a seat without a name is called by its number."""

_WHAT = {"doubloons": "doubloon", "figures": "figure"}
_PILES = {"draw": "discarded cards", "automa": "used automa cards"}


class _Teller:
    """Who tells: it knows what is printed and what everybody is called."""

    def __init__(self, printed: Printed, names: Names) -> None:
        self.printed, self.names = printed, names

    def who(self, seat: int | str) -> str:
        if seat in self.names:
            return self.names[seat]
        return {0: "Set-up", JEAN: "Jean", JACQUES: "Jacques"}.get(seat, f"Seat {seat}")

    def card(self, card: str) -> str:
        return card_name(self.printed, card)

    def place(self, location: str) -> str:
        return location_name(self.printed, location)

    def cause(self, source: str) -> str:
        cause = source_text(self.printed, source) if source else ""
        return f" ({cause})" if cause else ""


def log_line(event: object, printed: Printed, names: Names | None = None) -> str:
    """Say an event in one line; what a seat may not hear of must have been taken out before."""
    return _LINES[type(event)](_Teller(printed, names or {}), event)


def _gained(t: _Teller, event: e.Gained) -> str:
    verb, amount = ("gains", event.amount) if event.amount >= 0 else ("pays", -event.amount)
    what = f"{amount} CP" if event.what == "combat_points" else several(amount, _WHAT[event.what])
    return f"{t.who(event.seat)} {verb} {what}{t.cause(event.source)}."


def _scored(t: _Teller, event: e.Scored) -> str:
    verb = "scores" if event.amount >= 0 else "loses"
    return f"{t.who(event.seat)} {verb} {abs(event.amount)} VP{t.cause(event.source)}."


def _chose(t: _Teller, event: e.ChoseMain) -> str:
    action, _, what = event.action.partition(":")
    way = {
        "city": "performs the city action",
        "village": "performs village actions",
        "quest": f"fulfils quest {what}",
        "assist": f"uses the assistant of {t.card(what)}",
    }[action]
    return f"{t.who(event.seat)} {way} at {t.place(event.location)}."


def _moved(t: _Teller, event: e.CardMoved) -> str:
    who, card = t.who(event.seat), t.card(event.card)
    match event.origin, event.target:
        case "draw", _:
            return f"{who} draws {card}."
        case "display", _:
            return f"{who} takes {card} from the display."
        case _, "planning":
            return f"{who} plans {card}."
        case _:
            return f"{who} discards {card}."


def _disc(t: _Teller, event: e.DiscRemoved) -> str:
    area = t.printed.box.areas[event.area].name
    legacy = t.printed.box.legacy.get(event.target)
    to = f" to {legacy.name if legacy else t.place(event.target)}" if event.target else ""
    return f"{t.who(event.seat)} takes a disc from {area}{to}."


def _influence(t: _Teller, event: e.InfluenceGained) -> str:
    lost = f" and reaches the end {several(event.lost, 'step')} early" if event.lost else ""
    return f"{t.who(event.seat)} gains {event.steps} influence {nation(event.nation)}{lost}{t.cause(event.source)}."


def _income(t: _Teller, event: e.IncomeRaised) -> str:
    kind = "doubloon" if event.kind == "doubloons" else "VP"
    carried = f", {event.carried} carried over to VP income" if event.carried else ""
    cause = f" ({t.card(event.source)})" if event.source in t.printed.cards else t.cause(event.source)
    return f"{t.who(event.seat)} raises the {kind} income by {event.amount}{carried}{cause}."


def _barrier(t: _Teller, event: e.BarrierCrossed) -> str:
    first = " first" if event.first else ""
    return f"{t.who(event.seat)} crosses the {event.barrier} barrier{first}."


def _token(t: _Teller, event: e.TokenRevealed) -> str:
    return f"{t.who(event.seat)} turns up combat token {event.token}: {token_text(t.printed.box.tokens[event.token])}."


def _combat_action(t: _Teller, event: e.CombatActionUsed) -> str:
    kind, *rest = event.action.removeprefix("ca:").split(":")
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


def _task(t: _Teller, event: e.TaskCompleted) -> str:
    level = "higher" if event.high else "lower"
    return f"{t.who(event.seat)} completes career task {event.task} on the {level} level."


def _automa_card(t: _Teller, event: e.AutomaRevealed) -> str:
    cards = t.printed.box.jean if event.seat == JEAN else t.printed.box.jacques
    return f"{t.who(event.seat)} turns up {event.card}: {automa_text(cards[event.card])}."


def _automa_sailed(t: _Teller, event: e.AutomaSailed) -> str:
    fork = f", the {event.fork} way at forks" if event.fork else ""
    if not event.route:
        return f"{t.who(event.seat)} stays where she is."
    return f"{t.who(event.seat)} sails to {t.place(event.route[-1])}{fork}."


def _automa_quest(t: _Teller, event: e.AutomaTookQuest) -> str:
    kind, _, space = event.place.partition("/")
    place = f"explorer space {space.removeprefix('e')}" if space else "the pile" if kind == "pile" else t.place(kind)
    return f"{t.who(event.seat)} takes quest {event.quest} from {place}."


def _automa_fought(t: _Teller, event: e.AutomaFought) -> str:
    values = ", ".join(map(str, event.values))
    return f"{t.who(event.seat)} compares France, Spain and England ({values}) and fights for {nation(event.nation)}."


def _ended(t: _Teller, event: e.GameEnded) -> str:
    winners = " and ".join(t.who(seat) for seat in event.winners)
    return f"The game is over: {winners} {'win' if len(event.winners) > 1 else 'wins'}."


def _quest_at(t: _Teller, event: e.QuestPlaced) -> str:
    return f"Quest {event.quest} lies at {t.place(event.location)}: {quest_text(t.printed.box.quests[event.quest])}."


_LINES: Mapping[type, Callable[[_Teller, Any], str]] = {
    e.Gained: _gained,
    e.Scored: _scored,
    e.Sailed: lambda t, x: f"{t.who(x.seat)} sails to {t.place(x.route[-1])} ({x.spent} MP).",
    e.ChoseMain: _chose,
    e.CardMoved: _moved,
    e.CardBought: lambda t, x: f"{t.who(x.seat)} buys {t.card(x.card)} for {several(x.price, 'doubloon')}.",
    e.Invested: lambda t, x: (
        f"{t.who(x.seat)} invests in {t.printed.box.prestige[x.building].name} for {several(x.price, 'doubloon')}."
    ),
    e.AssistantPlaced: lambda t, x: f"{t.who(x.seat)} sends an assistant to {t.place(x.location)} ({t.card(x.card)}).",
    e.DiscRemoved: _disc,
    e.AreaCleared: lambda t, x: f"{t.who(x.seat)} clears {t.printed.box.areas[x.area].name}.",
    e.InfluenceGained: _influence,
    e.RankReached: lambda t, x: f"{t.who(x.seat)} reaches rank {x.value} with {nation(x.nation)}.",
    e.MarkerPlaced: lambda t, x: f"{t.who(x.seat)}: a marker of {nation(x.nation)} goes to {t.place(x.location)}.",
    e.IncomeRaised: _income,
    e.IncomeWrapped: lambda t, x: (
        f"{t.who(x.seat)} reaches the end of the VP income, paid for {several(x.scorings, 'scoring')}."
    ),
    e.SynergyTaken: lambda t, x: (
        f"{t.who(x.seat)} takes the synergy {t.printed.box.synergies[x.kind].name}{t.cause(x.source)}."
    ),
    e.Reshuffled: lambda _t, x: (
        f"The {_PILES.get(x.pile, x.pile)} becomes a new pile of {several(len(x.order), 'card')}."
    ),
    e.QuestFulfilled: lambda t, x: f"{t.who(x.seat)} fulfils quest {x.quest}.",
    e.Explored: lambda t, x: f"{t.who(x.seat)} explores to {x.spaces[-1]}.",
    e.BarrierCrossed: _barrier,
    e.TokenRevealed: _token,
    e.NationChosen: lambda t, x: f"{t.who(x.seat)} fights for {nation(x.nation)} with combat value {x.value}.",
    e.CombatActionUsed: _combat_action,
    e.MarkerRemoved: lambda t, x: (
        f"{t.who(x.seat)}: a marker of {nation(x.nation)} leaves {t.place(x.location)} for good."
    ),
    e.TaskCompleted: _task,
    e.QuestPlaced: _quest_at,
    e.BuildingRevealed: lambda t, x: f"{t.printed.box.prestige[x.building].name} can be invested in from now on.",
    e.MarketsCleared: lambda _t, _x: "All goods leave the markets.",
    e.TurnStarted: lambda t, x: f"Round {x.round}, turn {x.turn}: {t.who(x.seat)}.",
    e.RoundEnded: lambda t, x: f"{t.who(x.seat)} ends round {x.round}.",
    e.AutomaRevealed: _automa_card,
    e.AutomaSailed: _automa_sailed,
    e.AutomaTookQuest: _automa_quest,
    e.AutomaDelivered: lambda t, x: f"{t.who(x.seat)} puts a disc into the market of {t.place(x.location)}.",
    e.AutomaTookCard: lambda t, x: f"{t.who(x.seat)} takes {t.card(x.card)}, card {x.position} of the display.",
    e.JacquesActed: lambda _t, x: f"Jacques: {capital(line_text(x.line))}.",
    e.AutomaRemovedDisc: lambda t, x: f"{t.who(x.seat)} removes a disc.",
    e.AutomaFought: _automa_fought,
    e.LegacyEntered: lambda t, x: f"{t.printed.box.legacy[x.tile].name} comes into play.",
    e.GameEnded: _ended,
}
