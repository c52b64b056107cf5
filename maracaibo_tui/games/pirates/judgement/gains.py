"""What treasures, markers, burials and missions are worth to a seat just now."""

from __future__ import annotations

from maracaibo_tui.engine.forms import made
from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.box.printed import KINDS
from maracaibo_tui.games.pirates.rules.dig_board import bonus_of, free_spaces
from maracaibo_tui.games.pirates.rules.possessions import treasures
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import PiratesTable, everybody

from .effects import NOW, PLAIN, all_now
from .hopes import marginal, mission_hope, own_counts
from .outlook import Outlook

FRESH = 0.75
"""What a mission from the deck is worth beside the usual."""


def price(t: PiratesTable, kind: str, look: Outlook, change: int = 0) -> float:
    """Give what a treasure will be worth: by the markers now, less surely the more of the game is to come."""
    table, count = t.printed.scoring.treasure, max(0, t.state.islands[kind] + change)
    last = len(table) - 1
    around = (table[min(max(0, count + way), last)] for way in (-1, 0, 1))
    sure = 1 - 0.5 * look.share
    return sure * table[min(count, last)] + (1 - sure) * sum(around) / 3


def owned(each: object, kind: str) -> int:
    """Count treasures of a kind, of people or of Jordan."""
    return treasures(each, kind) if isinstance(each, Player) else each.treasures[kind]  # type: ignore[attr-defined]


def standing(t: PiratesTable, p: Player, kind: str, look: Outlook) -> float:
    """Count the own treasures of a kind, less a part of what rivals have."""
    others = [owned(each, kind) for each in everybody(t) if each is not p]
    return owned(p, kind) - look.tastes.rivals * sum(others) / max(1, len(others))


def _shift(look: Outlook, kind: str, change: int) -> float:
    t = look.table
    moved = price(t, kind, look, change) - price(t, kind, look)
    return moved * standing(t, look.player, kind, look)


def treasure(look: Outlook, kind: str) -> float:
    """Value one more treasure of a kind, which makes all of it worth less; its bonus apart (PIR-TREAS-01)."""
    key = made("treasure", kind)
    found = look.memo.get(key)
    if found is None:
        burial = 0.25 * look.tastes.burial * min(1.0, look.share * 2)
        worth = price(look.table, kind, look, -1) + _shift(look, kind, -1)
        worth += look.tastes.treasure + look.tastes.leaning.get("treasures", 0.0)
        found = look.memo[key] = worth + marginal(look, kind) + burial
    return found


def top_bonus(look: Outlook, kind: str) -> float:
    """Value the bonus of the space above the line (PIR-TREAS-02)."""
    top = look.table.printed.top.get(kind, "")
    return all_now(look, look.table.printed.effects(f"dig/{top}/bonus")) if top else 0.0


def whole_treasure(look: Outlook, kind: str) -> float:
    """Value a treasure with its bonus, if the space is free."""
    return treasure(look, kind) + (0.0 if kind in look.player.top else top_bonus(look, kind))


def any_treasure(look: Outlook) -> float:
    """Value a treasure of the best kind."""
    return max([whole_treasure(look, kind) for kind in KINDS])


def choice(look: Outlook, count: int) -> float:
    """Value several treasures of the best kind; only the first of them may find a bonus space (PIR-TREAS-05)."""
    return any_treasure(look) + (count - 1) * max([treasure(look, kind) for kind in KINDS])


def marker(look: Outlook, kind: str, count: int = 1) -> float:
    """Value markers on an island."""
    return _shift(look, kind, count)


def any_marker(look: Outlook, count: int) -> float:
    """Value markers on the best island, or none."""
    return max(0.0, *[marker(look, kind, count) for kind in KINDS])


def burials(look: Outlook) -> list[tuple[float, str, str]]:
    """Value every burial that is possible: worth, kind, space."""
    t, p = look.table, look.player
    sure = t.printed.scoring.buried + marginal(look, "buried")
    return [
        (sure + all_now(look, t.printed.effects(bonus_of(t, space))) + _freed(look, kind), kind, space)
        for kind in KINDS
        if p.above[kind]
        for space in free_spaces(t, p, kind)
    ]


def _freed(look: Outlook, kind: str) -> float:
    """Value a bonus space above the line that becomes free (PIR-BURY-04)."""
    return 0.4 * min(1.0, look.share * 2) * top_bonus(look, kind) if kind in look.player.top else 0.0


def burial(look: Outlook) -> float:
    """Value the best burial; what may be buried soon is worth something, too."""
    best = max(burials(look), default=(0.0,))[0]
    return max(best, 0.0)


def fresh_mission(look: Outlook) -> float:
    """Value a mission nobody has seen."""
    usual = FRESH * look.tastes.usual["mission"] * min(1.0, 0.3 + look.share)
    return usual + look.tastes.leaning.get("missions", 0.0)


def mission(look: Outlook, card: str) -> float:
    """Value an open mission."""
    return mission_hope(look, card, own_counts(look))[0] + 0.3 + look.tastes.leaning.get("missions", 0.0)


def best_mission(look: Outlook) -> float:
    """Value the best mission that can be taken."""
    state = look.table.state
    deck = [fresh_mission(look)] if state.missions else []
    return max([*deck, *[mission(look, card) for card in state.offer_missions if card]], default=0.0)


def discarded(look: Outlook, doubloons: int) -> float:
    """Value doubloons for the mission that is worth least, or none."""
    counts = own_counts(look)
    held = [mission_hope(look, each, counts)[0] for each in look.player.missions]
    return max(0.0, look.doubloon * doubloons - min(held)) if held else 0.0


PLAIN.update(
    {
        v.Marker: lambda look, e: marker(look, e.kind),
        v.MarkerAny: lambda look, e: any_marker(look, e.count),
        v.Mission: lambda look, _e: best_mission(look),
        v.DiscardMission: lambda look, e: discarded(look, e.doubloons),
    }
)
NOW.update(
    {
        v.Treasure: lambda look, e: whole_treasure(look, e.kind),
        v.TreasureAny: lambda look, _e: any_treasure(look),
        v.TreasureChoice: lambda look, e: choice(look, e.count),
        v.Bury: lambda look, e: e.count * burial(look),
    }
)
