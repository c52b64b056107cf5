"""How often each decision point, printed effect and ending occurred while games were played, and what they came to."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, get_args

from msgspec import Struct, field

from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.rules import possessions
from maracaibo_tui.games.pirates.rules.conditions import facts_of, mission_worth
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.position import HIDDEN, Player
from maracaibo_tui.games.pirates.state.table import PiratesTable, player

ALL = "all seats"


def every_effect() -> Iterator[str]:
    """Name every printed effect there is."""
    return (str(kind.__struct_config__.tag) for kind in get_args(v.Effect))


class Occurrences(Struct):
    """The counts; effects that never occurred stand there with 0, what games came to is added up by seat."""

    points: Counter[str] = field(default_factory=Counter)
    effects: Counter[str] = field(default_factory=lambda: Counter(dict.fromkeys(every_effect(), 0)))
    endings: Counter[str] = field(default_factory=Counter)
    seats: dict[str, Counter[str]] = field(default_factory=dict)

    def by_kind(self) -> Mapping[str, Mapping[str, int]]:
        """Give what was counted by kind."""
        return {"points": self.points, "effects": self.effects, "endings": self.endings, **self.seats}


def count_answer(found: Occurrences, question: Question, answer: str) -> None:
    """Count the decision point, and the action of a location that was chosen."""
    found.points[question.point] += 1
    if question.point == "DEC-P24" and answer != "end":
        found.effects[answer] += 1
    if question.point == "DEC-P53" and answer == "renew":
        found.effects["renew_missions"] += 1


def count_event(t: PiratesTable, found: Occurrences, event: object) -> None:
    """Count the effects and endings that an event tells of."""
    match event:
        case events.GameEnded(winners=winners):
            won = "Jordan" if "jordan" in winners else "a person"
            found.endings[f"won by {won}" if len(winners) == 1 else f"shared by {len(winners)}"] += 1
            found.endings[f"second deck {'left' if t.state.level2 else 'empty'}"] += 1
            _add_up(t, found)
        case events.RoundEnded(round=number):
            found.endings[f"round {number} ended"] += 1
        case _ if type(event) in TOLD:
            found.effects.update(_tags(TOLD[type(event)](t, event)))


def _add_up(t: PiratesTable, found: Occurrences) -> None:
    """Add what every seat has come to, and all of them together."""
    for p in t.state.players:
        for seat in (ALL, f"seat {p.seat}"):
            found.seats.setdefault(seat, Counter()).update(figures(t, p))
    if t.state.jordan is not None:
        parts = {f"score.{part}": vp for part, vp in t.state.jordan.score.items()}
        found.seats.setdefault("jordan", Counter()).update({"games": 1, **parts})


def figures(t: PiratesTable, p: Player) -> dict[str, int]:
    """Give what a seat has come to: points by part, and pieces by kind."""
    facts = facts_of(t, p)
    return {
        "games": 1,
        **{f"score.{part}": vp for part, vp in p.score.items()},
        "cards": len(p.cards),
        "residences": len(p.residences),
        "missions": len(p.missions),
        "missions fulfilled": sum([mission_worth(t, mission, facts)[1] for mission in p.missions if mission != HIDDEN]),
        "treasures": possessions.all_treasures(p),
        "buried": possessions.buried(p),
        "upgrades": len(p.upgrades),
        "rivers": len(p.rivers),
        "figureheads": int(bool(p.figurehead)),
    }


def _card(t: PiratesTable, event: events.CardBought) -> Iterable[Any]:
    card = t.printed.box.improvements[event.card]
    return (*card.immediate, *card.permanent, *card.income, *card.scoring)


def _figurehead(t: PiratesTable, event: events.FigureheadTaken) -> Iterable[Any]:
    taken = t.printed.box.figureheads[event.figurehead]
    return (*taken.immediate, *taken.permanent, *taken.income)


def _upgrade(t: PiratesTable, event: events.ShipUpgraded) -> Iterable[Any]:
    space = t.printed.box.upgrades[event.upgrade]
    return (*space.immediate, *space.permanent)


def _mission(t: PiratesTable, event: events.MissionTaken | events.MissionKept) -> Iterable[Any]:
    return t.printed.box.missions[event.mission].conditions


def _bonus(t: PiratesTable, event: events.TreasureGained) -> Iterable[Any]:
    top = t.printed.top.get(event.kind, "")
    return t.printed.effects(f"dig/{top}/bonus") if event.on_top else ()


def _buried(t: PiratesTable, event: events.Buried) -> Iterable[Any]:
    kind = "dig" if event.space in t.printed.site else "poseidon"
    return t.printed.effects(f"{kind}/{event.space}/bonus")


def _sold(t: PiratesTable, event: events.RubySold) -> Iterable[Any]:
    return t.printed.box.rubies[event.space].bonus if isinstance(event.seat, int) else ()


def _income(t: PiratesTable, event: events.Gained) -> Iterable[Any]:
    """Tell what the figurehead pays for missions in the income phase (EFF-PIF-04)."""
    letter = player(t, event.seat).figurehead if isinstance(event.seat, int) else ""
    effects = t.printed.effects(event.source) if event.source == f"figurehead/{letter}/permanent" else ()
    return [effect for effect in effects if isinstance(effect, v.DoubloonsPerMission)]


def _tags(effects: Iterable[Any]) -> Iterator[str]:
    return (str(effect.__struct_config__.tag) for effect in effects)


TOLD: Mapping[type, Callable[[PiratesTable, Any], Iterable[Any]]] = {
    events.CardBought: _card,
    events.FigureheadTaken: _figurehead,
    events.ShipUpgraded: _upgrade,
    events.MissionTaken: _mission,
    events.MissionKept: _mission,
    events.TreasureGained: _bonus,
    events.Buried: _buried,
    events.RubySold: _sold,
    events.Gained: _income,
    events.ResidenceBuilt: lambda t, event: [t.printed.box.residences[event.residence].score],
    events.Explored: lambda t, event: t.printed.effects(f"space/{event.to}/effects"),
    events.TileUsed: lambda t, event: t.printed.effects(f"tile/{event.tile}/{t.state.sides[event.tile]}"),
    events.ExchangeUsed: lambda t, event: t.printed.effects(f"exchange/{event.source}/effects"),
}
