"""What the options of a question say: a label with what each costs and gives, the rule, and what it surely changes."""

from collections.abc import Mapping

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.forms import made, taken_apart
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.engine.who import letter
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.rules.caribbean import half_price
from maracaibo_tui.games.pirates.rules.plans import name_of, plan_of
from maracaibo_tui.games.pirates.rules.possessions import explore_steps
from maracaibo_tui.games.pirates.rules.track import reachable, track_of
from maracaibo_tui.games.pirates.state.position import State
from maracaibo_tui.games.pirates.state.table import PiratesTable, everybody

from . import arrivals, purchases, raids
from .asked import Asked, Forms, Said, Saying, changed
from .called import capital, dig_name, space_name, upgrade_name
from .counting import counted, gains
from .effects import effect_text, effects_text, rule_of, several
from .passes import PASSES
from .things import explorer_text, known_mission, option_source, tile_text, upgrade_text, worth


def describe(printed: Printed, view: State, question: Question) -> tuple[Option, ...]:
    """Describe every option of a question in the order in which it is offered."""
    table: PiratesTable = Table(view, printed)
    return tuple(_option(table, question, option) for option in question.options)


def _option(table: PiratesTable, question: Question, option: str) -> Option:
    form = taken_apart(option)
    said = _said(Asked(table, question, form.word, form.values, form.way))
    return Option(id=option, label=said.label, rule=said.rule or question.rule, change=said.change)


def _said(a: Asked) -> Said:
    """Describe an option: at some points a word means something of its own, others mean the same everywhere."""
    saying = _AT.get((a.question.point, a.word)) or _FORMS.get(a.word)
    if saying is not None:
        return saying(a)
    return Said(*PASSES.get((a.question.point, a.word), (a.word.capitalize(), "")))


def _keep(a: Asked) -> Said:
    return Said(f"Keep {_mission(a)}")


def _mission(a: Asked) -> str:
    return known_mission(a.printed, a.table.state, a.value)


def _pay(a: Asked) -> Said:
    fee = min(a.printed.turn.fee, a.player.doubloons)
    return Said(f"Pay {several(fee, 'doubloon')} to {letter(int(a.value))}", change=changed(doubloons=-fee))


def _activate(a: Asked) -> Said:
    tile = a.value or a.question.source.split("/")[1]
    effects = a.printed.effects(f"tile/{tile}/{a.table.state.sides[tile]}")
    where = next((card for card, laid in a.table.state.market.items() if laid[1] == tile), "")
    at = f" on {a.printed.box.locations[where].name}" if a.value and where else ""
    brings = gains(a.table, a.player, effects)
    # What counts things of which there is none is printed as if it brought something.
    nothing = " (nothing now)" if not brings and all(counted(a.table, a.player, each) == 0 for each in effects) else ""
    return Said(f"Use your tile{at}: {effects_text(effects)}{nothing}", "", brings)


def _upgrade(a: Asked) -> Said:
    upgrade = a.printed.box.upgrades[a.value]
    brings = gains(a.table, a.player, upgrade.immediate)
    return Said(f"{upgrade_name(upgrade.id, upgrade.name)}: {upgrade_text(upgrade)}", "PIR-UPGR-02", brings)


def _action(a: Asked) -> Said:
    """Describe an action of the location where the ship lies (PIR-LOC-05)."""
    actions = a.printed.effects(a.question.source)
    effect = next(side for sides in actions for side in sides if name_of(side) == a.word)
    brings = gains(a.table, a.player, (effect,))
    return Said(f"{capital(effect_text(effect))}{_further(a, effect)}", rule_of(effect), brings)


def _further(a: Asked, effect: object) -> str:
    """Say how far an Explore goes with all bonuses (PIR-EXPL-05)."""
    steps, more = getattr(effect, "steps", 0), explore_steps(a.table, a.player)
    return f", {steps + more} for you" if steps and more else ""


def _bay_raid(a: Asked) -> Said:
    return Said(f"Raid with {several(a.printed.bay.swords, 'sword')} more", "EFF-PIL-04")


def _bay_explore(a: Asked) -> Said:
    steps, more = a.printed.bay.explore, explore_steps(a.table, a.player)
    further = f", {steps + more} for you" if more else ""
    return Said(f"Explore {steps}{further}", "EFF-PIL-05")


def _do(a: Asked) -> Said:
    effect = plan_of(a.table, a.question.source).effects[made(*a.values)]
    brings = gains(a.table, a.player, (effect,))
    return Said(f"{capital(effect_text(effect))}{_further(a, effect)}", rule_of(effect), brings)


def _lone_raid(a: Asked) -> Said:
    swords = getattr(a.frame, "swords", 0)
    return Said(f"Raid with {several(swords, 'sword')}" if swords else "Raid with three dice")


def _space(a: Asked) -> Said:
    effects = a.printed.effects(f"space/{a.player.explorer}/effects")
    brings = gains(a.table, a.player, effects)
    return Said(f"Use {space_name(a.player.explorer)}: {effects_text(effects)}", change=brings)


def _explore(a: Asked) -> Said:
    """Describe where an Explore may end: its effects, rivers, and who is passed over (PIR-EXPL-02, -04, -08)."""
    track, space = track_of(a.table), a.value
    way = reachable(a.table, a.player, a.frame.steps).get(space, ())
    rivers = [river for river in track.crossed(way) if river not in a.player.rivers]
    passed = [letter(each.seat) for each in everybody(a.table) if each is not a.player and each.explorer in way[:-1]]
    parts = [
        *[f"across {several(len(rivers), 'river')}"] * bool(rivers),
        *[f"past {' and '.join(passed)}"] * bool(passed),
    ]
    found = a.printed.box.spaces[space]
    where = ", ".join([f"To {space_name(space)}", *parts])
    return Said(f"{where}: {explorer_text(found)}", change=gains(a.table, a.player, found.effects))


def _exchange(a: Asked) -> Said:
    found = a.printed.exchanges[a.value]
    name, less = option_source(a.printed, a.value), several(found.less, "space")
    brings = gains(a.table, a.player, found.effects)
    return Said(f"{name}: {less} less for {effects_text(found.effects)}", "PIR-EXPL-07", brings)


def _bury(a: Asked) -> Said:
    """Describe a burial: where, and for which bonus (PIR-BURY-01, PIR-BURY-06)."""
    (space,) = a.way
    kind = "dig" if space in a.printed.box.digs else "poseidon"
    effects = a.printed.effects(f"{kind}/{space}/bonus")
    bonus = effects_text(effects) or "no bonus"
    return Said(f"Bury {several(1, a.value)} on {dig_name(space)}: {bonus}", change=gains(a.table, a.player, effects))


def _island(a: Asked) -> Said:
    return Said(f"The {a.value} island, {_markers(a, a.frame.count)}")


def _markers(a: Asked, more: int) -> str:
    """Say how the number of markers changes, and what a treasure is worth then (PIR-SCORE-07)."""
    now = a.table.state.islands[a.value]
    then = max(0, now + more)
    was, becomes = worth(a.printed, now), worth(a.printed, then)
    value = f"still {was} VP each" if was == becomes else f"each worth {was} VP, then {becomes}"
    return f"markers {now} -> {then}, {value}"


def _treasure(a: Asked) -> Said:
    count = a.frame.count
    top = a.printed.top.get(a.value, "")
    is_free = bool(top) and a.value not in a.player.top
    bonus = effects_text(a.printed.effects(f"dig/{top}/bonus")) if is_free else ""
    told = f"; bonus space: {bonus}" if bonus else ""
    return Said(f"{several(count, a.value)}: island {_markers(a, -count)}{told}", change=changed(treasures=count))


def _take_mission(a: Asked) -> Said:
    if a.value == "deck":
        return Said(f"The top mission of the deck, unseen ({len(a.table.state.missions)} left)")
    return Said(f"Take {_mission(a)}")


def _discard(a: Asked) -> Said:
    brings = changed(doubloons=a.frame.doubloons)
    return Said(f"Discard {_mission(a)}", change=brings)


def _lay(a: Asked) -> Said:
    """Describe laying a tile: which side is up, and where (PIR-MARKET-02, PIR-MARKET-04)."""
    (location,) = a.way
    side = tile_text(a.printed, a.value, a.table.state.sides[a.value])
    cost = getattr(a.frame, "cost", 0)
    where = a.printed.box.locations[location].name
    return Said(f"{a.value} ({side}) on {where}", change=changed(doubloons=-cost))


def _ruby(a: Asked) -> Said:
    effects = a.printed.box.rubies[a.value].bonus
    return Said(f"Sell a ruby for {effects_text(effects)}", change=gains(a.table, a.player, effects))


def _exchange_ruby(a: Asked) -> Said:
    points = a.printed.modules.ruby_exchange
    return Said(f"Exchange a ruby for {points} VP", "PIR-RUBY-06", changed(vp=points))


def _half_price(a: Asked) -> Said:
    residence = a.printed.box.residences[a.value]
    paid = half_price(a.table, a.player, residence.cost)
    return purchases.built(a, residence, paid, f"{several(paid, 'doubloon')}, half price")


_AT: Mapping[tuple[str, str], Saying] = {
    ("DEC-P20", "doubloons"): purchases.leave,
    ("DEC-P20", "buy"): purchases.buy_here,
    ("DEC-P21", "doubloons"): purchases.leave_residence,
    **{("DEC-P24", word): _action for word in ("raid", "explore", "bury", "mission", "buy_crew", "buy_equipment")},
    **{("DEC-P24", word): _action for word in ("doubloons", "vp")},
    ("DEC-P25", "raid"): _bay_raid,
    ("DEC-P25", "explore"): _bay_explore,
    ("DEC-P29", "raid"): _lone_raid,
    ("DEC-P32", "raid"): raids.option,
    ("DEC-P32", "end"): raids.end,
    ("DEC-P60", "exchange"): _exchange_ruby,
    ("DEC-P61", "build"): _half_price,
}
"""By decision point and word: what means something of its own there."""
_FORMS: Forms = {
    "keep": lambda a: _keep(a) if a.value else Said(*PASSES[a.question.point, "keep"]),
    "sail": arrivals.sail,
    "step": arrivals.step,
    "stop": arrivals.stop,
    "pay": _pay,
    "build": purchases.build,
    "activate": _activate,
    "upgrade": _upgrade,
    "do": _do,
    "use": _space,
    "colour": raids.colour,
    "die": raids.die,
    "reroll": raids.reroll,
    "explore": _explore,
    "exchange": _exchange,
    "bury": _bury,
    "island": _island,
    "treasure": _treasure,
    "mission": _take_mission,
    "buy": purchases.buy_afar,
    "figurehead": purchases.figurehead,
    "tile": _lay,
    "discard": _discard,
    "renew": lambda _a: Said("Put the open missions under the deck and lay out new ones"),
    "sell": _ruby,
}
"""By word: what means the same wherever it stands."""
