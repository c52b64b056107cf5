"""What cards, upgrades, figureheads, residences, tiles and spaces of the track are worth to a seat just now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from maracaibo_tui.engine.forms import made
from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.rules.caribbean import buildable, buyable, free_residences, price
from maracaibo_tui.games.pirates.rules.possessions import explore_steps, rerolls, sources, swords
from maracaibo_tui.games.pirates.rules.possible import can_do, tile_effects, upgrades_to_choose, usable_tiles
from maracaibo_tui.games.pirates.rules.track import reachable, track_of

from . import raids
from .effects import NOW, Worth, all_now
from .hopes import grey_hope, marginal, own_counts, own_fulfilled, residence_hope
from .outlook import Outlook

AT_ONCE = 0.9
"""What lightning effects of a card are worth beside the same effects of a space: some come when little can be done."""


def lasting(look: Outlook, source: str, permanent: Iterable[Any]) -> float:
    """Value the permanent effects of a card, an upgrade or a figurehead for the rest of the game."""
    key = made("lasting", source)
    found = look.memo.get(key)
    if found is None:
        found = look.memo[key] = sum([LASTING[type(effect)](look, effect) for effect in permanent])
    return found


def _option(look: Outlook, effect: Any) -> float:  # noqa: ANN401 - a raid option of any kind
    return look.raids * look.tastes.option[str(effect.__struct_config__.tag)]


def _exchange(look: Outlook, effect: v.ExploreExchange) -> float:
    gain = all_now(look, effect.effects) - look.tastes.step * effect.less
    return max(0.0, gain) * look.explores * look.tastes.exchange


def _per_mission(look: Outlook, effect: v.DoubloonsPerMission) -> float:
    held = len(look.player.missions) + 0.5 * look.coming["fulfilled"]
    return effect.amount * held * sum(look.incomes)


LASTING: Mapping[type, Worth] = {
    v.RaidSwords: lambda look, e: look.raids * look.tastes.sword * e.amount,
    v.RaidSwordsKind: lambda look, e: look.raids * look.tastes.kind_sword * e.amount,
    v.RaidRerolls: lambda look, e: look.raids * look.tastes.reroll * e.amount,
    v.ExploreSteps: lambda look, e: look.explores * look.tastes.step * e.amount,
    v.Discount: lambda look, e: look.doubloon * look.tastes.discount * look.share * e.amount,
    v.Sail: lambda look, _e: look.tastes.movement * look.turns,
    v.RenewMissions: lambda look, _e: look.tastes.renewing * look.share,
    v.DoubloonsPerMission: _per_mission,
    v.ExploreExchange: _exchange,
    **dict.fromkeys(
        (
            *(v.RaidOptionTreasure, v.RaidOptionVp, v.RaidOptionMarker),
            *(v.RaidOptionDoubloonsVp, v.RaidOptionDoubloons, v.RaidOptionBury),
        ),
        _option,
    ),
}
"""By kind of permanent effect what it is worth."""


def income(look: Outlook, symbols: Iterable[v.Income]) -> float:
    """Value income symbols over the phases to come, and for missions and residences."""
    total = 0.0
    for each in symbols:
        if isinstance(each, v.IncomeDoubloons):
            total += each.amount * (sum(look.incomes) + marginal(look, "doubloon_income"))
        else:
            total += each.amount * (len(look.incomes) + marginal(look, "vp_income"))
    return total


def card(look: Outlook, name: str) -> float:
    """Value an improvement card before its price."""
    key = made("card", name)
    found = look.memo.get(key)
    if found is None:
        found = look.memo[key] = look.tastes.card * _card(look, name)
    return found


def _card(look: Outlook, name: str) -> float:
    found = look.table.printed.box.improvements[name]
    immediate = marginal(look, "immediate") if found.immediate else 0.0
    at_once = AT_ONCE * all_now(look, found.immediate)
    promised = sum([_grey(look, effect) for effect in found.scoring])
    held = found.vp + marginal(look, found.kind) + immediate + promised + look.tastes.leaning.get("cards", 0.0)
    return held + at_once + income(look, found.income) + lasting(look, name, found.permanent)


def _grey(look: Outlook, effect: v.Scoring) -> float:
    return grey_hope(look, effect, own_counts(look), own_fulfilled(look))


def surplus(look: Outlook, name: str, surcharge: int = 0) -> float:
    """Value a card less what its price would be worth."""
    t, p = look.table, look.player
    paid = price(t, p, t.printed.box.improvements[name].cost, surcharge)
    return card(look, name) - look.purse(p.doubloons) + look.purse(p.doubloons - paid)


def residence(look: Outlook, name: str) -> float:
    """Value a residence before its price."""
    key = made("residence", name)
    found = look.memo.get(key)
    if found is None:
        t = look.table
        score = t.printed.box.residences[name].score
        is_first = all(name not in each.residences for each in t.state.players)
        worth = residence_hope(look, score, own_counts(look), own_fulfilled(look)) + marginal(look, "residences")
        worth += look.tastes.leaning.get("residences", 0.0)
        found = look.memo[key] = worth + (t.printed.turn.first_residence if is_first else 0)
    return found


def building(look: Outlook, name: str) -> float:
    """Value a residence less what its price would be worth."""
    t, p = look.table, look.player
    paid = price(t, p, t.printed.box.residences[name].cost)
    return residence(look, name) - look.purse(p.doubloons) + look.purse(p.doubloons - paid)


def best_building(look: Outlook) -> float:
    """Value the best residence that can be built, or none."""
    return max([building(look, name) for name in buildable(look.table, look.player)], default=0.0)


def upgrade(look: Outlook, name: str) -> float:
    """Value an upgrade space."""
    found = look.table.printed.box.upgrades[name]
    worth = lasting(look, name, found.permanent) + all_now(look, found.immediate)
    worth += look.tastes.leaning.get("upgrades", 0.0)
    return worth + marginal(look, "upgrades") + look.tastes.line * min(1.0, look.share * 1.5)


def upgrades(look: Outlook) -> list[tuple[float, str]]:
    """Value every upgrade space that can be chosen, the best first."""
    found: list[tuple[float, str]] | None = look.tables.get("upgrades")
    if found is None:
        choice = upgrades_to_choose(look.table, look.player)
        found = look.tables["upgrades"] = sorted([(upgrade(look, name), name) for name in choice], reverse=True)
    return found


def best_upgrade(look: Outlook) -> float:
    """Value the best upgrade that can be made."""
    return max([worth for worth, _ in upgrades(look)], default=0.0)


def figurehead(look: Outlook, letter: str) -> float:
    """Value a figurehead before its price."""
    found = look.table.printed.box.figureheads[letter]
    worth = lasting(look, letter, found.permanent) + income(look, found.income) + all_now(look, found.immediate)
    spaces = sum([all_now(look, space.bonus) for space in found.spaces])
    return look.tastes.figurehead * (worth + look.tastes.bonus_space * min(1.0, look.share * 1.5) * spaces)


def _best_figurehead(look: Outlook, effect: v.Figurehead) -> float:
    return best_figurehead(look, effect.cost) if can_do(look.table, look.player, effect) else 0.0


def best_figurehead(look: Outlook, cost: int) -> float:
    """Value the best figurehead less what it costs, or none."""
    best = max([figurehead(look, letter) for letter in look.table.state.offer_figureheads], default=0.0)
    return max(0.0, best - look.doubloon * cost)


def side(look: Outlook, tile: str) -> float:
    """Value a use of a tile now."""
    return all_now(look, tile_effects(look.table, tile))


def laid(look: Outlook, tile: str) -> float:
    """Value a tile that lies in the Caribbean for the visits to come: by then its side is worth more."""
    return look.tastes.visits * max(0.0, look.rounds - 0.3) * (0.5 + 1.2 * side(look, tile))


def _lay_tile(look: Outlook, effect: v.BlackMarketTile) -> float:
    return best_tile(look, effect.cost) if can_do(look.table, look.player, effect) else 0.0


def best_tile(look: Outlook, cost: int) -> float:
    """Value laying the best of the own tiles less what it costs, or none."""
    best = max([side(look, tile) + laid(look, tile) for tile in look.player.tiles], default=0.0)
    return max(0.0, best - look.doubloon * cost)


def best_side(look: Outlook) -> float:
    """Value a use of the best own tile in the Caribbean, or none."""
    return max([side(look, tile) for tile, _ in usable_tiles(look.table, look.player)], default=0.0)


def rivers(look: Outlook, way: Iterable[str]) -> float:
    """Value the rivers that are crossed on a way (PIR-EXPL-08, PIR-SCORE-02)."""
    t, own = look.table, look.player.rivers
    new = [river for river in track_of(t).crossed(way) if river not in own]
    return len(new) * (t.printed.scoring.river + marginal(look, "rivers"))


def space(look: Outlook, name: str, way: tuple[str, ...]) -> float:
    """Value ending on a space of the track: its effects, rivers, and being further on."""
    found = look.table.printed.box.spaces[name]
    half = 0.5 * best_residence(look) if found.module is not None and not look.player.retired else 0.0
    on = (look.tastes.space * min(1.0, look.share * 2) + look.tastes.leaning.get("spaces", 0.0)) * len(way)
    return all_now(look, found.effects) + rivers(look, way) + half + on


def best_residence(look: Outlook) -> float:
    """Value the best residence without an own marker, before its price."""
    return max([residence(look, name) for name in free_residences(look.table, look.player)], default=0.0)


def explored(look: Outlook, steps: int) -> float:
    """Value an Explore with so many steps and what comes on top of them (PIR-EXPL-05)."""
    return moved(look, steps + explore_steps(look.table, look.player))


def moved(look: Outlook, steps: int) -> float:
    """Value an Explore with so many steps in all, exchanges included (PIR-EXPL-06)."""
    t, p = look.table, look.player
    ways = reachable(t, p, steps)
    best = max([space(look, name, way) for name, way in ways.items()], default=0.0)
    found = t.printed.exchanges
    gained = [
        max(0.0, all_now(look, found[each].effects) - look.tastes.step * found[each].less) for each in sources(found, p)
    ]
    return best + (sum(gained) if ways else 0.0)


def bought(look: Outlook, kind: str, surcharge: int) -> float:
    """Value the best card of a kind that can be paid, or none."""
    t, p = look.table, look.player
    return max([0.0, *[surplus(look, name, surcharge) for name in buyable(t, p, kind, surcharge)]])


def own_space(look: Outlook) -> float:
    """Value the effects of the space of the own explorer."""
    found = look.table.printed.box.spaces.get(look.player.explorer)
    return 0.0 if found is None else all_now(look, found.effects)


def raid(look: Outlook, extra: int) -> float:
    """Value a Raid with dice (PIR-RAID-01)."""
    return raids.expected(look.table, look.player, look, extra, rerolls(look.table, look.player))


def _raid_now(look: Outlook, effect: v.RaidNow) -> float:
    t, p = look.table, look.player
    return raids.without_dice(t, p, look, effect.swords + swords(t, p), effect.kind)


NOW.update(
    {
        v.Raid: lambda look, _e: raid(look, 0),
        v.RaidNow: _raid_now,
        v.Explore: lambda look, e: explored(look, e.steps),
        v.BuyCrew: lambda look, e: bought(look, "crew", e.surcharge),
        v.BuyEquipment: lambda look, e: bought(look, "equipment", e.surcharge),
        v.BuyShip: lambda look, e: bought(look, "ship", e.surcharge),
        v.BuildResidence: lambda look, _e: max(0.0, best_building(look)),
        v.Figurehead: _best_figurehead,
        v.BlackMarketTile: _lay_tile,
        v.ShipUpgrade: lambda look, _e: best_upgrade(look),
        v.ActivateBlackMarket: lambda look, _e: best_side(look),
        v.ExplorerSpace: lambda look, _e: own_space(look),
    }
)
