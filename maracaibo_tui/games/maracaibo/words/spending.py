"""What the options of village actions, purchases, payments and combat actions say."""

from collections import Counter
from collections.abc import Mapping

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.rules.cards import price
from maracaibo_tui.games.maracaibo.rules.drawing import display_cost
from maracaibo_tui.games.maracaibo.rules.legacy import in_play
from maracaibo_tui.games.maracaibo.rules.payment import due_besides_cards
from maracaibo_tui.games.maracaibo.rules.places import address

from .asked import Asked, Change, Forms, Said, Saying, capital
from .cards import card_name, location_name
from .effects import effect_text, effects_text, several


def _village(a: Asked) -> Said:
    name, *card = a.words
    if not card:
        return _VILLAGE[name](a)
    effect = a.printed.card_option(card[0], name)
    text = _action(effect).removeprefix("last village action: ")
    return Said(f"{card_name(a.printed, card[0])}: {text}", _CARD_OPTIONS[type(effect)])


def _action(effect: object) -> str:
    return effect_text(effect).removeprefix("village action: ")


def _discard_hand(a: Asked) -> Said:
    amount = a.printed.turn.discard_hand
    return Said(f"Discard your hand for {several(amount, 'doubloon')}", "EFF-VIL-01", (("doubloons", amount),))


def _doubloon(a: Asked) -> Said:
    amount = a.printed.turn.take_doubloon
    return Said(f"Take {several(amount, 'doubloon')}", "EFF-VIL-02", (("doubloons", amount),))


def _ship_option(kind: type[v.ShipOption], rule: str) -> Saying:
    return lambda a: Said(capital(_action(a.printed.ship_option(kind))), rule)


_VILLAGE: Forms = {
    "discard_hand": _discard_hand,
    "doubloon": _doubloon,
    "buy": lambda _a: Said("Buy a card or invest in a building", "EFF-VIL-03"),
    "combat_point": _ship_option(v.VaCombatPoint, "EFF-VIL-04"),
    "three_goods": _ship_option(v.VaThreeGoods, "EFF-VIL-05"),
    "annex": _ship_option(v.VaAnnex, "EFF-VIL-06"),
}
_CARD_OPTIONS: Mapping[type, str] = {
    v.VaMapsVpExplore: "EFF-VIL-07",
    v.VaMapsDoubloonsExplore: "EFF-VIL-08",
    v.VaBooks: "EFF-VIL-09",
    v.VaTwoGoods: "EFF-VIL-10",
    v.VaCardQuest: "EFF-VIL-11",
}


def _buy(a: Asked) -> Said:
    due = price(a.table, a.player, a.card.cost)
    also = f" ({effects_text(a.card.requires)})" if a.card.requires else ""
    text = effects_text((*a.card.income, *a.card.permanent, *a.card.immediate, *a.card.assistant), "; ")
    label = f"Buy {a.card.name} for {several(due, 'doubloon') if due else 'free'}{also}: {text or f'{a.card.vp} VP'}"
    also_due: Counter[str] = Counter()
    for entry in a.card.requires:
        what, amount = due_besides_cards(entry)
        also_due[what] += amount
    return Said(label, "MAR-CARD-04", _loses(doubloons=due, **{what: also_due[what] for what in _POOLS}))


def _invest(a: Asked) -> Said:
    building, figures = a.printed.box.prestige[a.words[0]], a.printed.scoring.prestige_figures
    due = price(a.table, a.player, building.cost)
    gains = f"synergy {building.synergy}, at the end {effect_text(building.scores)}"
    label = f"Invest {several(due, 'doubloon')} and {several(figures, 'figure')} in {building.name}: {gains}"
    return Said(label, "MAR-PRESTIGE-01", _loses(doubloons=due, figures=figures))


_POOLS = ("figures", "combat_points")


def _loses(**amounts: int) -> Change:
    return tuple((what, -amount) for what, amount in amounts.items() if amount)


def _pay(a: Asked) -> Said:
    return Said(f"Pay with {a.card.name} ({a.card.good}, {a.card.object})", "MAR-QUEST-03")


def _permanent(a: Asked) -> Said:
    """Name an object that a bought card stands for, again and again."""
    objects = [" or ".join(each.objects) for each in a.card.permanent if isinstance(each, v.PermanentObject)]
    return Said(f"Use {a.card.name} (free {' or '.join(objects)})", "EFF-PRM-01")


def _take(a: Asked) -> Said:
    cost = display_cost(a.table, a.player)
    price = f" for {several(cost, 'doubloon')}" if cost else ""
    return Said(f"Take {a.card.name} from the display{price}", "MAR-DRAW-04", _loses(doubloons=cost))


def _spend(a: Asked) -> Said:
    what, change = ("1 CP", "combat_points") if a.words[0] == "cp" else ("1 figure", "figures")
    return Said(f"Pay {what} for +1 combat value", "MAR-COMBAT-16", ((change, -1),))


def _combat_action(a: Asked) -> Said:
    kind, *rest = a.words
    what, numbers = rest[0] if rest else "", a.printed.combat
    match kind:
        case "influence":
            pairs = (numbers.influence_small, numbers.influence_large)
            gained = next(gained for cost, gained in pairs if str(cost) == what)
            return _costs(what, f"{gained} influence", "MAR-COMBAT-24")
        case "annex":
            return _costs(numbers.annex, f"annex {_flag(a, what)}", "MAR-COMBAT-25")
        case "displace":
            return _costs(numbers.displace, f"displace at {_flag(a, what)}", "MAR-COMBAT-26")
        case "village":
            return _combat_village(a, what)
        case "card":
            cost, text = effect_text(a.printed.card_combat[what]).removeprefix("combat: ").split(" -> ", 1)
            return _costs(cost, f"{card_name(a.printed, what)}: {text}", "MAR-COMBAT-23")
        case "silver_fleet":
            return _costs(what, "raid the silver fleet", "MAR-LEGACY-24")
        case _:
            mine = in_play(a.table, v.LegacyGoldMine)
            return _costs(mine.effect.cost if mine else "", "take the gold mine", "MAR-LEGACY-29")


def _flag(a: Asked, location: str) -> str:
    """Name a place with what its flag brings."""
    bonus = effects_text(a.printed.effects(address(a.table, location, "flag")))
    return location_name(a.printed, location) + (f" (flag: {bonus})" if bonus else "")


def _combat_village(a: Asked, village: str) -> Said:
    effect, free = a.printed.ship_option(v.CaVillage), village not in a.table.state.markers
    cost, verb = (effect.annex, "annex") if free else (effect.displace, "displace in")
    return _costs(cost, f"{verb} the village {location_name(a.printed, village)}", "MAR-COMBAT-32")


def _costs(value: int | str, what: str, rule: str) -> Said:
    return Said(f"For {value}: {what}", rule)


SPENDING: Forms = {
    "va": _village,
    "buy": _buy,
    "invest": _invest,
    "pay": _pay,
    "permanent": _permanent,
    "good": lambda a: Said(f"Pay with {a.words[0]}", "MAR-VILLAGE-21"),
    "take": _take,
    "spend": _spend,
    "ca": _combat_action,
}
"""By form of option."""
