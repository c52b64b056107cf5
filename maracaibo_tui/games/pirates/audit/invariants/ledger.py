"""Whether what was told makes up what everybody has: points, doubloons, islands, rubies, missions (INV-P20..35)."""

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct

from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import PiratesTable, everybody

Seat = int | str
_EFFECTS = ("card", "upgrade", "figurehead", "tile", "space", "dig", "poseidon", "exchange", "ruby")
_OTHERS = ("raid", "explore", "location", "residence", "maracaibo", "income", "battle", "module", "final")
SOURCES = frozenset((*_EFFECTS, *_OTHERS))
"""How the sources of points begin (INV-P20)."""
_PAID_FOR = frozenset((*_EFFECTS, "residence", "battle"))
"""How the sources of payments begin: purchases, or what an effect costs (INV-P22)."""


class Ledger(Struct):
    """What everybody has by what was told, from the beginning on."""

    points: Counter[Seat]
    doubloons: Counter[Seat]
    islands: Counter[str]
    rubies: Counter[Seat]
    missions: Counter[Seat]
    retired: int
    raids: list[int]
    """The swords left in the Raids going on, the inner one last."""
    jordan: dict[str, Counter[str]]


def begin_ledger(t: PiratesTable) -> Ledger:
    """Note what everybody has."""
    state, j = t.state, t.state.jordan
    return Ledger(
        points=Counter({each.seat: each.vp for each in everybody(t)}),
        doubloons=Counter({p.seat: p.doubloons for p in state.players}),
        islands=Counter(state.islands),
        rubies=Counter({each.seat: each.rubies for each in everybody(t)}),
        missions=Counter({p.seat: len(p.missions) for p in state.players}),
        retired=sum(p.retired for p in state.players),
        raids=[],
        jordan={} if j is None else {"cards": Counter(j.cards), "residences": Counter(j.residences)},
    )


def hear_ledger(t: PiratesTable, ledger: Ledger, event: object) -> Iterator[str]:
    """Enter what is told; say what nobody may pay or score for (INV-P20, INV-P22, INV-P23)."""
    match event:
        case events.Scored(seat=seat, amount=amount, source=source):
            ledger.points[seat] += amount
            if source.partition("/")[0] not in SOURCES:
                yield f"INV-P20: {seat} scored {amount} for {source!r}"
        case events.Gained(seat=seat, amount=amount, source=source):
            ledger.doubloons[seat] += amount
            if amount < 0 and source.partition("/")[0] not in _PAID_FOR:
                yield f"INV-P22: seat {seat} paid {-amount} for {source!r}"
        case events.FeePaid(seat=seat, to=to, amount=amount):
            ledger.doubloons[seat] -= amount
            ledger.doubloons[to] += amount
        case events.FeeReceived(seat=seat, amount=amount):
            ledger.doubloons[seat] += amount
        case events.CardBought() | events.ResidenceBuilt():
            yield from _price(t, event)
        case events.RaidBegun() | events.RaidOptionUsed() | events.RaidEnded():
            yield from _raid(ledger, event)
        case _:
            _pieces(ledger, event)


def _raid(ledger: Ledger, event: events.RaidBegun | events.RaidOptionUsed | events.RaidEnded) -> Iterator[str]:
    """See that no Raid spends more swords than it has (INV-P19)."""
    match event:
        case events.RaidBegun(swords=swords):
            ledger.raids.append(swords)
        case events.RaidOptionUsed(swords=swords):
            ledger.raids[-1] -= swords
            if ledger.raids[-1] < 0:
                yield f"INV-P19: {-ledger.raids[-1]} swords too many are spent on {event.option}"
        case events.RaidEnded(left=left):
            if ledger.raids.pop() != left:
                yield f"INV-P19: {left} swords are left by what was told"


def _pieces(ledger: Ledger, event: object) -> None:
    """Enter markers, treasures, rubies, missions, and what Jordan takes."""
    match event:
        case events.MarkerAdded(island=island, count=count):
            ledger.islands[island] += count
        case events.TreasureGained(kind=kind):
            ledger.islands[kind] = max(0, ledger.islands[kind] - 1)
        case events.RubyGained(seat=seat):
            ledger.rubies[seat] += 1
        case events.RubySold(seat=seat) | events.RubyExchanged(seat=seat):
            ledger.rubies[seat] -= 1
        case events.MissionKept(seat=seat) | events.MissionTaken(seat=seat):
            ledger.missions[seat] += 1
        case events.MissionDiscarded(seat=seat):
            ledger.missions[seat] -= 1
        case events.ExplorerReturned():
            ledger.retired += 1
        case events.JordanDrew(card=card) | events.JordanBought(card=card) if card:
            ledger.jordan["cards"][card] += 1
        case events.JordanUpgraded(kind="residence", got=residence) if residence:
            ledger.jordan["residences"][residence] += 1


def _price(t: PiratesTable, event: events.CardBought | events.ResidenceBuilt) -> Iterator[str]:
    """See that a purchase cost what is printed less the discounts before it (INV-P22)."""
    p, box = t.state.players[event.seat - 1], t.printed.box
    bought = event.card if isinstance(event, events.CardBought) else ""
    off = sum(t.printed.discount.get(source, 0) for source in (*p.cards, *p.upgrades, p.figurehead) if source != bought)
    if isinstance(event, events.CardBought):
        cost = box.improvements[event.card].cost
        allowed = {max(0, cost + more - off) for more in _surcharges(t)}
    else:
        cost = max(0, box.residences[event.residence].cost - off)
        allowed = {cost, -(-cost // 2)}
    if event.price not in allowed:
        yield f"INV-P22: seat {event.seat} paid {event.price} for {event}, allowed {sorted(allowed)}"


def _surcharges(t: PiratesTable) -> set[int]:
    """Name what purchases from afar may cost on top, as it is printed anywhere (PIR-BUY-01, PIR-BUY-03)."""
    box = t.printed.box
    printed: list[Iterable[object]] = [card.immediate for card in box.improvements.values()]
    printed += [space.immediate for space in box.upgrades.values()]
    printed += [sides for location in box.locations.values() for sides in location.actions]
    printed += [space.effects for space in box.spaces.values()]
    printed += [space.bonus for space in box.digs.values()]
    printed += [space.bonus for space in box.rubies.values()]
    return {0, *(getattr(effect, "surcharge", 0) for effects in printed for effect in effects)}


def compare_ledger(t: PiratesTable, ledger: Ledger) -> Iterator[str]:
    """See that everybody has what was told (INV-P06, INV-P20, INV-P23, INV-P28, INV-P33..35)."""
    state = t.state
    for each in everybody(t):
        if each.vp != ledger.points[each.seat]:
            yield f"INV-P20: {each.seat} has {each.vp} points, told were {ledger.points[each.seat]}"
        if each.rubies != ledger.rubies[each.seat]:
            yield f"INV-P34: {each.seat} has {each.rubies} rubies, told were {ledger.rubies[each.seat]}"
        if isinstance(each, Player):
            yield from _hand(each, ledger)
    if dict(state.islands) != {island: ledger.islands[island] for island in state.islands}:
        yield f"INV-P06: islands hold {state.islands}, told were {dict(ledger.islands)}"
    if sum(p.retired for p in state.players) != ledger.retired:
        yield f"INV-P33: {ledger.retired} markers of the discount tile were used by what was told"
    if state.jordan is not None:
        now = {"cards": Counter(state.jordan.cards), "residences": Counter(state.jordan.residences)}
        if now != ledger.jordan:
            yield f"INV-P28: Jordan has {now}, told were {ledger.jordan}"


def _hand(p: Player, ledger: Ledger) -> Iterator[str]:
    if p.doubloons != ledger.doubloons[p.seat]:
        yield f"INV-P23: seat {p.seat} has {p.doubloons} doubloons, told were {ledger.doubloons[p.seat]}"
    if len(p.missions) != ledger.missions[p.seat]:
        yield f"INV-P35: seat {p.seat} holds {len(p.missions)} missions, told were {ledger.missions[p.seat]}"
