"""Printed effects in a few words each, rendered from the same data that the rules carry out; plain ASCII."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from maracaibo_tui.games.maracaibo.box import vocabulary as v

from .called import NATION_NAMES

Say = Callable[[Any], str]

_SEVERAL = {
    "village action": "village actions",
    "spyglass": "spyglasses",
    "herbs": "herbs",
    "compass": "compasses",
    "synergy": "synergies",
}
_TIMES = {1: "once", 2: "twice"}
_UNCOUNTED = frozenset({"corn", "sugar", "tobacco"})


def effect_text(effect: object) -> str:
    """Say an effect in one short line."""
    return _TEXTS[type(effect)](effect)


def effects_text(effects: Iterable[object], between: str = ", ") -> str:
    """Say several effects in the order in which they are printed."""
    return between.join(effect_text(effect) for effect in effects)


def several(count: int, what: str) -> str:
    """Count things: `1 figure`, `2 figures`, `3 corn`."""
    if count == 1 or what in _UNCOUNTED:
        return f"{count} {what}"
    return f"{count} {_SEVERAL.get(what, what + 's')}"


def nation(name: str) -> str:
    """Give a nation its capital letter."""
    return NATION_NAMES.get(name, name)


def _gains(**amounts: int) -> str:
    """Say gains that stand beside each other, without those that are nothing."""
    return ", ".join(_gain(what, amount) for what, amount in amounts.items() if amount)


def _gain(what: str, amount: int) -> str:
    match what:
        case "vp" | "cp":
            return f"{amount} {what.upper()}"
        case "influence":
            return f"{amount} influence with any nation"
        case "vas":
            return several(amount, "village action")
        case "discs":
            return f"remove {several(amount, 'disc')}"
        case "steps":
            return f"explore {amount}"
        case _:
            return several(amount, what.removesuffix("s"))


def _objects(objects: Iterable[str]) -> str:
    names = list(objects)
    if len(set(names)) == 1:
        return several(len(names), names[0])
    return " + ".join(names)


def _one_of(objects: Iterable[str]) -> str:
    """Name one of these objects with its article: `a map or a book`; herbs have none."""
    return " or ".join(each if each == "herbs" else f"a {each}" for each in objects)


def _alike(count: int) -> str:
    return f"{count} equal goods"


def _last(effect: Any, text: str) -> str:  # noqa: ANN401 - any village action that may be the last
    return f"last village action: {text}" if effect.last else f"village action: {text}"


def _sails(effect: v.AstCombatPointsSail | v.AstVpSail) -> str:
    return f"sail {effect.min_mp}-{effect.max_mp} MP, another main action"


def _levels(effect: Any, what: str) -> str:  # noqa: ANN401 - any career task with a low and a high number
    gain = f"gain {several(effect.doubloons, 'doubloon')} and 1 figure; with {effect.high} also {effect.vp_high} VP"
    return f"have {goal(what, effect.low)}: {gain}"


def goal(what: str, count: int) -> str:
    """Say how much of something a career asks for; influence is not counted in pieces."""
    return f"{count} {what}" if what.startswith("influence") else several(count, what)


_INCOME: Mapping[type, Say] = {
    v.IncomeDoubloons: lambda e: f"doubloon income +{e.amount}",
    v.IncomeVp: lambda e: f"VP income +{e.amount}",
    v.IncomeIfSynergy: lambda e: (
        f"with {e.synergy}: {'doubloon' if e.kind == 'doubloons' else 'VP'} income +{e.amount}"
    ),
}
_PERMANENT: Mapping[type, Say] = {
    v.PermanentObject: lambda e: f"counts as {_one_of(e.objects)} in payments",
    v.PurchaseDiscount: lambda e: f"purchases {several(e.amount, 'doubloon')} cheaper",
    v.CombatPointBeforeCombat: lambda e: f"{e.amount} CP before a combat",
    v.Compass: lambda e: several(e.count, "compass"),
    v.ExplorerExtraStep: lambda e: f"explorer moves up to {several(e.amount, 'space')} further",
    v.StealVpOnExplorerSkip: lambda e: f"{e.amount} VP from every explorer jumped over",
    v.AssistantVisitedBonus: lambda e: (
        f"{_gains(vp=e.reward.vp, doubloons=e.reward.doubloons)} when a ship stops at your assistant"
    ),
    v.FigureToCombatPoints: lambda e: f"any time: return 1 figure -> {e.points} CP",
    v.NationCombatPoints: lambda e: f"{e.points} CP when fighting for {nation(e.nation)}",
    v.DisplaceVp: lambda e: f"{e.amount} VP per marker displaced",
}
_VILLAGE: Mapping[type, Say] = {
    v.VaCombatPoint: lambda e: f"village action: {_gains(cp=e.combat_points, doubloons=e.doubloons)}",
    v.VaThreeGoods: lambda e: f"village action: {_alike(e.goods)} -> {_gains(doubloons=e.doubloons, vp=e.vp)}",
    v.VaAnnex: lambda e: (
        f"village action: annex this village -> {e.influence} influence, {several(e.doubloons, 'doubloon')}"
    ),
    v.VaMapsVpExplore: lambda e: _last(e, f"{several(e.maps, 'map')} -> {_gains(vp=e.vp, steps=e.steps)}"),
    v.VaMapsDoubloonsExplore: lambda e: _last(
        e, f"{several(e.maps, 'map')} -> {_gains(doubloons=e.doubloons, steps=e.steps)}"
    ),
    v.VaBooks: lambda e: _last(e, f"{several(e.books, 'book')} -> {_gains(doubloons=e.amount, vp=e.amount)}"),
    v.VaTwoGoods: lambda e: f"village action: {_alike(e.goods)} -> {several(e.doubloons, 'doubloon')}",
    v.VaCardQuest: lambda e: _last(e, "fulfil the quest on this card"),
}
_COMBAT: Mapping[type, Say] = {
    v.CaInfluenceVp: lambda e: f"combat: {e.cost} -> 1 influence, {e.vp} VP",
    v.CaDoubloonsSynergy: lambda e: (
        f"combat: {e.cost} -> {several(e.doubloons, 'doubloon')}, with {e.synergy} {e.vp} VP"
    ),
    v.CaVillage: lambda e: (
        f"combat: annex a village for {e.annex}, or displace in one for {e.displace}; "
        f"{several(e.own, 'doubloon')} for each of your assistants there, {e.foreign} for each other one"
    ),
}
_GAINS: Mapping[type, Say] = {
    v.Doubloons: lambda e: several(e.amount, "doubloon"),
    v.Vp: lambda e: f"{e.amount} VP",
    v.DoubloonsVp: lambda e: _gains(doubloons=e.doubloons, vp=e.vp),
    v.CombatPoints: lambda e: f"{e.amount} CP",
    v.TakeFigures: lambda e: several(e.count, "figure"),
    v.InfluenceAny: lambda e: _gains(influence=e.amount),
    v.InfluenceNation: lambda e: f"{e.amount} influence with {nation(e.nation)}",
    v.RemoveDisc: lambda e: _gains(discs=e.count),
    v.RemoveDiscs: lambda e: _gains(discs=e.count),
    v.VillageActions: lambda e: _gains(vas=e.count),
    v.Explore: lambda e: _gains(steps=e.steps),
    v.Combat: lambda _e: "combat",
}
_IMMEDIATE: Mapping[type, Say] = {
    v.Synergy: lambda e: f"synergy {e.kind}",
    v.PlaceMarkerVillage: lambda _e: "a marker in a free village",
    v.QuestOnCard: lambda _e: "lay a quest on this card",
    v.VpPerCombatToken: lambda e: f"{e.vp} VP per combat token",
    v.VpPerAssistant: lambda e: f"{e.vp} VP per assistant",
    v.VpPerQuest: lambda e: f"{e.vp} VP per quest",
    v.VpPerCompass: lambda e: f"{e.vp} VP per compass",
    v.SynergyChoice: lambda _e: "any synergy token you do not have",
    v.PlaceMarkerVillageAndRank: lambda _e: "a marker in a free village, the next rank with its nation",
    v.FiguresToIncome: lambda e: f"any number of figures on this card, doubloon income +{e.income} for each",
    v.VpPerSynergy: lambda e: f"{e.vp} VP per synergy",
    v.VpPerNationInfluence: lambda e: f"{e.vp} VP per nation with at least {e.min} influence",
}
_ASSISTANT: Mapping[type, Say] = {
    v.AstVpDoubloons: lambda e: _gains(vp=e.vp, doubloons=e.doubloons),
    v.AstFigureDiscVa: lambda e: _gains(figures=e.figures, discs=e.discs, vas=e.vas),
    v.AstInfluenceVa: lambda e: _gains(influence=e.influence, vas=e.vas),
    v.AstCombatPointsSail: lambda e: f"{_gains(cp=e.combat_points)}, {_sails(e)}",
    v.AstGoodsVa: lambda e: f"{_alike(e.goods)} -> {_gains(doubloons=e.doubloons, vas=e.vas)}",
    v.AstCombatPointDiscVa: lambda e: _gains(cp=e.combat_points, discs=e.discs, vas=e.vas),
    v.AstDoubloonsDiscVa: lambda e: _gains(doubloons=e.doubloons, discs=e.discs, vas=e.vas),
    v.AstGoodsCombatPoints: lambda e: (
        f"{_alike(e.goods)} -> {_gains(doubloons=e.doubloons, vp=e.vp, cp=e.combat_points)}"
    ),
    v.AstGoodsInfluence: lambda e: (
        f"{_alike(e.goods)} -> {_gains(doubloons=e.doubloons, vp=e.vp, influence=e.influence)}"
    ),
    v.AstDoubloonsExplore: lambda e: _gains(doubloons=e.doubloons, steps=e.steps),
    v.AstVpExplore: lambda e: _gains(vp=e.vp, steps=e.steps),
    v.AstDoubloonsVpPerAssistant: lambda e: f"{_gains(doubloons=e.doubloons)}, {e.vp} VP per assistant",
    v.AstVpPerTokenVa: lambda e: f"{e.vp} VP per combat token, {_gains(vas=e.vas)}",
    v.AstVpSail: lambda e: f"{_gains(vp=e.vp)}, {_sails(e)}",
    v.AstPayCpVa: lambda e: f"{e.combat_points} CP -> {_gains(doubloons=e.doubloons, vas=e.vas)}",
    v.AstGoodsVp: lambda e: f"{_alike(e.goods)} -> {_gains(doubloons=e.doubloons, vp=e.vp)}",
}
_COSTS: Mapping[type, Say] = {
    v.CostAssistant: lambda e: f"sends an assistant to {e.location}",
    v.CostObjects: lambda e: f"needs {several(e.count, e.object)}",
    v.RequiresNationMarkers: lambda e: f"needs {e.count} markers of {nation(e.nation)} on the board",
    v.CostFigure: lambda e: f"costs {several(e.count, 'figure')}",
    v.CostFigureOnCard: lambda e: (
        f"costs {several(e.count, 'figure')}, which {'stays' if e.count == 1 else 'stay'} on this card"
    ),
    v.CostCombatPoints: lambda e: f"costs {e.amount} CP",
    v.PayCombatPoints: lambda e: f"{e.amount} CP",
    v.PayObjects: lambda e: _objects(e.objects),
    v.PayDoubloons: lambda e: several(e.amount, "doubloon"),
    v.RequiresMovement: lambda e: f"sailed at least {e.min} MP this turn",
    v.PayFigure: lambda e: f"return {several(e.count, 'figure')}",
    v.PayGoods: lambda e: _objects(e.goods),
}
_CITIES: Mapping[type, Say] = {
    v.InfluenceAndVa: lambda e: _gains(influence=e.influence, vas=e.vas),
    v.VaPerCompass: lambda _e: "1 village action per compass",
    v.TokensVpAndDiscardHand: lambda e: (
        f"{e.vp} VP per combat token; discard your hand -> {several(e.doubloons, 'doubloon')}"
    ),
    v.CombatPointAndDisc: lambda e: _gains(cp=e.combat_points, discs=e.discs),
    v.DoubloonsAndVa: lambda e: _gains(doubloons=e.doubloons, vas=e.vas),
    v.CombatPointAndInfluence: lambda e: _gains(cp=e.combat_points, influence=e.influence),
    v.DoubloonsOrVpPerAssistant: lambda e: f"{several(e.doubloons, 'doubloon')} or {e.vp} VP per assistant",
    v.PayCpForInfluence: lambda e: f"{e.combat_points} CP -> {_gains(influence=e.influence, doubloons=e.doubloons)}",
    v.HomeCombatOrExplore: lambda e: f"combat or explore {e.steps}",
    v.HomeVp: lambda e: f"{e.vp} VP",
    v.L1Quest: lambda _e: "fulfil the quest of this place",
    v.L4Vas: lambda e: f"{_gains(vas=e.vas)}; return 1 figure -> {e.figure_vp} VP",
    v.L7Combat: lambda e: f"{_gains(cp=e.combat_points)}, combat",
    v.TakeStoryTile: lambda _e: "story tile",
    v.PerCompass: lambda e: f"{_gains(doubloons=e.doubloons, vp=e.vp)} per compass",
    v.RemoveSkullTile: lambda _e: "remove a skull tile",
}
_CAREERS: Mapping[type, Say] = {
    v.CareerCombatTokens: lambda e: _levels(e, "combat token"),
    v.CareerQuests: lambda e: _levels(e, "quest"),
    v.CareerInfluenceOne: lambda e: _levels(e, "influence with a nation"),
    v.CareerInfluenceTwo: lambda e: _levels(e, "influence with each of two nations"),
    v.CareerShipUpgrades: lambda e: _levels(e, "ship upgrade"),
    v.CareerExplorer: lambda e: (
        f"cross the {e.low_barrier} barrier: gain {several(e.doubloons, 'doubloon')} and 1 figure; "
        f"with the {e.high_barrier} one also {e.vp_high} VP"
    ),
    v.CareerSynergies: lambda e: _levels(e, "synergy"),
    v.CareerAssistants: lambda e: _levels(e, "assistant"),
}
_PRESTIGE: Mapping[type, Say] = {
    v.Abbey: lambda e: f"{e.vp} VP per barrier crossed",
    v.Palace: lambda e: f"{e.vp} VP per quest",
    v.Basilica: lambda e: f"{e.vp} VP per assistant, at most {e.max}",
    v.Citadel: lambda e: f"{e.vp} VP per CP and per figure left",
    v.Minster: lambda e: f"{e.vp} VP per synergy",
    v.MilitaryBase: lambda e: f"{e.vp} VP per combat token",
    v.Academy: lambda e: f"{e.vp} VP per ship upgrade",
    v.Cathedral: lambda e: f"{_TIMES.get(e.factor, f'{e.factor} times')} the VP of your doubloon income",
}
_STORY: Mapping[type, Say] = {
    v.PlaceStoryTile: lambda e: f"story tile at {e.location}",
    v.PlaceQuests: lambda e: f"quest at {e.location} ({'-'.join(map(str, sorted(set(e.players))))} players)",
    v.CardsToDiscard: lambda e: f"{' '.join(e.cards)} to the discard pile",
    v.ReadNow: lambda e: f"read {e.card} now",
    v.PlaceLegacy: lambda e: f"place {' '.join(e.tiles)}",
    v.CardsIntoDeck: lambda e: f"{' '.join(e.cards)} into the draw pile",
    v.RemoveLegacy: lambda e: f"{several(len(e.tiles), 'legacy tile')} out of play: {', '.join(e.tiles)}",
}
_LEGACY: Mapping[type, Say] = {
    v.LegacyPuertoCabezas: lambda _e: "the village is a city with a quest",
    v.LegacyDifficultPassage: lambda e: f"this passage costs {e.cost} MP",
    v.LegacyPlague: lambda _e: "neither city action nor village actions here",
    v.LegacyCityTwoVas: lambda e: f"new city for explorers at {e.explorer_space} or beyond, {e.cost} MP",
    v.LegacyRecruit: lambda e: f"{several(e.figures, 'figure')} on arrival",
    v.LegacySilverFleet: lambda e: (
        f"combat: {' or '.join(map(str, e.costs))} -> silver fleet: "
        f"{e.influence} influence, {several(e.doubloons, 'doubloon')}"
    ),
    v.LegacyCityCombat: lambda e: f"new city for explorers at {e.explorer_space} or beyond",
    v.LegacyGoldMine: lambda e: (
        f"combat: {e.cost} -> gold mine: {several(e.doubloons, 'doubloon')}, explorer at {e.explorer_space} or beyond"
    ),
    v.LegacyCollection: lambda _e: "pay, be rewarded, leave a disc",
    v.LegacyCollectionToll: lambda e: f"pay, be rewarded, leave a disc; toll {several(e.toll, 'doubloon')}",
    v.LegacyNoVillageAction: lambda _e: "no village actions",
    v.LegacyArrivalVp: lambda e: f"{e.vp} VP on arrival",
}

_TEXTS: Mapping[type, Say] = {
    **_INCOME,
    **_PERMANENT,
    **_VILLAGE,
    **_COMBAT,
    **_GAINS,
    **_IMMEDIATE,
    **_ASSISTANT,
    **_COSTS,
    **_CITIES,
    **_CAREERS,
    **_PRESTIGE,
    **_STORY,
    **_LEGACY,
}
