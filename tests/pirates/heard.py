"""A second table, kept by hand from what is told alone: it must always look like the one that is played on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any

from maracaibo_tui.games.pirates.box.sea import MARACAIBO, START
from maracaibo_tui.games.pirates.state import events as e
from maracaibo_tui.games.pirates.state.position import JORDAN, Jordan, Player, State

Table = dict[str, Any]


def noted(state: State) -> Table:
    """Note down what lies where, as far as events tell of it."""
    found: Table = {f"seat {p.seat}": _of_a_seat(p) for p in state.players}
    if state.jordan is not None:
        found[f"seat {JORDAN}"] = _of_jordan(state.jordan)
    return deepcopy(
        found
        | {
            "islands": dict(state.islands),
            "market": dict(state.market),
            "tiles": dict(state.treasure_tiles),
            "rubies": {space: who for space, who in state.ruby_market.items() if who},
            "grid": dict(state.grid),
            "facedown": set(state.facedown),
            "fillers": set(state.fillers),
            "row": Counter(mission for mission in state.offer_missions if mission),
            "figureheads": list(state.offer_figureheads),
        }
    )


def _both(each: Player | Jordan) -> Table:
    found: Table = {name: getattr(each, name) for name in ("vp", "rubies", "ship", "explorer")}
    lists = {name: sorted(getattr(each, name)) for name in ("rivers", "cards", "residences")}
    return found | lists | {"missions": len(each.missions)}


def _of_a_seat(p: Player) -> Table:
    found: Table = {"doubloons": p.doubloons, "figurehead": p.figurehead, "top": set(p.top), "dig": dict(p.dig)}
    return _both(p) | found | {"tiles": set(p.tiles), "upgrades": set(p.upgrades), "above": Counter(p.above)}


def _of_jordan(jordan: Jordan) -> Table:
    return _both(jordan) | {"treasures": Counter(jordan.treasures), "upgrades": jordan.upgrades}


def _add(table: Table, seat: int | str, what: str, item: str) -> None:
    row = table[f"seat {seat}"][what]
    row.append(item)
    row.sort()


def _more(what: str, by: Callable[[Any], int]) -> Callable[[Table, Any], None]:
    def hear(table: Table, event: Any) -> None:  # noqa: ANN401 - any event
        table[f"seat {event.seat}"][what] += by(event)

    return hear


def _fee(table: Table, event: e.FeePaid) -> None:
    table[f"seat {event.seat}"]["doubloons"] -= event.amount
    if event.to != JORDAN:
        table[f"seat {event.to}"]["doubloons"] += event.amount


def _treasure(table: Table, event: e.TreasureGained) -> None:
    table["islands"][event.kind] = max(0, table["islands"][event.kind] - 1)
    whose = table[f"seat {event.seat}"]
    whose["treasures" if event.seat == JORDAN else "above"][event.kind] += 1
    if event.on_top and event.seat != JORDAN:
        whose["top"].add(event.kind)


def _buried(table: Table, event: e.Buried) -> None:
    whose = table[f"seat {event.seat}"]
    whose["above"][event.kind] -= 1
    whose["top"].discard(event.kind)
    whose["dig"][event.space] = event.kind


def _marker(table: Table, event: e.MarkerAdded) -> None:
    table["islands"][event.island] += event.count


def _explored(table: Table, event: e.Explored) -> None:
    table[f"seat {event.seat}"]["explorer"] = event.to
    for river in event.rivers:
        _add(table, event.seat, "rivers", river)


def _jordan_explored(table: Table, event: e.JordanExplored) -> None:
    table[f"seat {JORDAN}"]["explorer"] = event.to
    for river in event.rivers:
        _add(table, JORDAN, "rivers", river)


def _sold(table: Table, event: e.RubySold) -> None:
    table[f"seat {event.seat}"]["rubies"] -= 1
    table["rubies"][event.space] = str(event.seat)


def _bought(table: Table, event: e.CardBought | e.JordanBought) -> None:
    seat = event.seat if isinstance(event, e.CardBought) else JORDAN
    assert table["grid"][event.space] == event.card
    _add(table, seat, "cards", event.card)
    table["grid"][event.space] = ""


def _laid(table: Table, event: e.CardLaid) -> None:
    table["grid"][event.space] = event.card
    if not event.is_faceup:
        table["fillers" if event.is_filler else "facedown"].add(event.space)


def _flipped(table: Table, event: e.Flipped) -> None:
    assert table["grid"][event.space] == event.card
    table["facedown"].remove(event.space)


def _taken(table: Table, event: e.MissionTaken) -> None:
    table[f"seat {event.seat}"]["missions"] += 1
    if event.is_open:
        table["row"] -= Counter([event.mission])


def _jordan_took(table: Table, event: e.JordanTook) -> None:
    if event.mission:
        table[f"seat {JORDAN}"]["missions"] += 1
        table["row"] -= Counter([event.mission])


def _renewed(table: Table, event: e.MissionsRenewed) -> None:
    assert table["row"] == Counter(event.missions)
    table["row"] = Counter()


def _figurehead(table: Table, event: e.FigureheadTaken) -> None:
    table[f"seat {event.seat}"]["figurehead"] = event.figurehead
    table["figureheads"].remove(event.figurehead)


def _tile(table: Table, event: e.TileLaid) -> None:
    table[f"seat {event.seat}"]["tiles"].remove(event.tile)
    table["market"][event.location] = (event.seat, event.tile)


def _upgraded(table: Table, event: e.ShipUpgraded) -> None:
    table[f"seat {event.seat}"]["upgrades"].add(event.upgrade)


def _home(table: Table, _event: object) -> None:
    table[f"seat {JORDAN}"]["ship"] = MARACAIBO


def _returned(table: Table, _event: object) -> None:
    for name in [name for name in table if name.startswith("seat ")]:
        table[name]["ship"] = START


def _jordan_upgraded(table: Table, event: e.JordanUpgraded) -> None:
    table[f"seat {JORDAN}"]["upgrades"] += 1
    if event.kind == "figurehead" and event.got:
        table["figureheads"].remove(event.got)
    if event.kind == "residence" and event.got:
        _add(table, JORDAN, "residences", event.got)


def _jordan_drew(table: Table, event: e.JordanDrew) -> None:
    if event.card:
        _add(table, JORDAN, "cards", event.card)


HEARD: Mapping[type, Callable[[Table, Any], None]] = {
    e.Gained: _more("doubloons", lambda event: event.amount),
    e.FeeReceived: _more("doubloons", lambda event: event.amount),
    e.FeePaid: _fee,
    e.Scored: _more("vp", lambda event: event.amount),
    e.TreasureGained: _treasure,
    e.Buried: _buried,
    e.MarkerAdded: _marker,
    e.Explored: _explored,
    e.ExplorerReturned: lambda table, event: table[f"seat {event.seat}"].update(explorer=START),
    e.RubyGained: _more("rubies", lambda _event: 1),
    e.RubySold: _sold,
    e.RubyExchanged: _more("rubies", lambda _event: -1),
    e.CardBought: _bought,
    e.JordanBought: _bought,
    e.CardLaid: _laid,
    e.Flipped: _flipped,
    e.MissionKept: _more("missions", lambda _event: 1),
    e.MissionTaken: _taken,
    e.MissionDiscarded: _more("missions", lambda _event: -1),
    e.MissionLaid: lambda table, event: table["row"].update([event.mission]),
    e.MissionsRenewed: _renewed,
    e.ResidenceBuilt: lambda table, event: _add(table, event.seat, "residences", event.residence),
    e.ShipUpgraded: _upgraded,
    e.FigureheadTaken: _figurehead,
    e.TileLaid: _tile,
    e.TreasureTileLaid: lambda table, event: table["tiles"].update({event.location: event.kind}),
    e.Sailed: lambda table, event: table[f"seat {event.seat}"].update(ship=event.to),
    e.Stepped: lambda table, event: table[f"seat {event.seat}"].update(ship=event.to),
    e.ShipsReturned: _returned,
    e.JordanSailed: lambda table, event: table[f"seat {JORDAN}"].update(ship=event.route[-1]),
    e.JordanSailedHome: _home,
    e.JordanExplored: _jordan_explored,
    e.JordanTook: _jordan_took,
    e.JordanDrew: _jordan_drew,
    e.JordanUpgraded: _jordan_upgraded,
}


class Heard:
    """Listens to a game, keeps the second table, and says where the two differ."""

    def __init__(self, state: State) -> None:
        """Begin with the position as it is."""
        self.table = noted(state)

    def tell(self, event: object) -> None:
        """Move on the second table what the event says."""
        hear = HEARD.get(type(event))
        if hear is not None:
            hear(self.table, event)

    def differences(self, state: State) -> list[str]:
        """Compare the two tables."""
        now = noted(state)
        return [
            f"{what}: told {self.table[what]}, there is {now[what]}" for what in now if self.table[what] != now[what]
        ]
