"""One-time effects, Raids, Explores and all that follows from them, as generators that ask and are answered."""

from __future__ import annotations

from collections.abc import Callable, Generator

from maracaibo_tui.games.pirates.state.position import Player

from .desk import OPTION, Desk
from .pack import KINDS, Raw

Asked = tuple[int, str, set[str]]
Flow = Generator[Asked, str, None]

GAINS = {"treasure", "treasure_any", "treasure_choice", "marker", "vp_per_vp_income", "doubloons_per_doubloon_income"}
COUNTED = "vp_per_"
ALWAYS = GAINS | {"raid", "raid_now", "marker_any"}


def is_gain(effect: Raw) -> bool:
    """Tell whether an effect is a gain that nobody declines."""
    return effect["effect"] in GAINS or effect["effect"].startswith(COUNTED)


def called(effect: Raw) -> str:
    """Name an effect as answers do."""
    return "do:" + ":".join([effect["effect"], *([effect["kind"]] if effect.get("kind") else [])])


def shovels(effect: Raw) -> int:
    """Count how often an effect waits: burials as often as there are shovels."""
    count: int = effect.get("count", 1) if effect["effect"] == "bury" else 1
    return count


def passing(*, may: bool) -> set[str]:
    """Give the option that declines, where one may."""
    return {"skip"} if may else set()


class Effects(Desk):
    """What effects do; `may` says that an effect asks whether it is wanted."""

    def effects(self, p: Player, effects: list[Raw]) -> Flow:
        """Carry out a printed list."""
        for effect in effects:
            if effect["effect"] == "doubloons":
                p.doubloons += effect["amount"]
            if effect["effect"] == "vp":
                p.vp += effect["amount"]
        fixed = {"doubloons", "vp"}
        waiting = [each for each in effects if each["effect"] not in fixed for _ in range(shovels(each))]
        while len(waiting) > 1:
            options = {called(effect) for effect in waiting if self.can(p, effect)}
            if not options:
                return
            if not any(map(is_gain, waiting)):
                options.add("end")
            answer = yield p.seat, "DEC-P26", options
            if answer == "end":
                return
            chosen = next(effect for effect in waiting if called(effect) == answer)
            waiting.remove(chosen)
            yield from self.effect(p, chosen, may=False)
        for effect in waiting:
            yield from self.effect(p, effect, may=True)

    def effect(self, p: Player, effect: Raw, *, may: bool) -> Flow:
        """Carry out one effect."""
        name = effect["effect"]
        if name.startswith(COUNTED) or name in {"doubloons", "vp", "marker", "doubloons_per_doubloon_income"}:
            self.receive(p, effect)
        elif name in ALWAYS or self.can(p, effect):
            yield from DOES[name](self, p, effect, may=may)

    def receive(self, p: Player, effect: Raw) -> None:
        """Take a gain that needs no answer."""
        name = effect["effect"]
        if name == "doubloons":
            p.doubloons += effect["amount"]
        elif name == "vp":
            p.vp += effect["amount"]
        elif name == "marker":
            self.mark(effect["kind"], 1)
        elif name == "doubloons_per_doubloon_income":
            p.doubloons += self.income(p, "doubloons")
        elif name == "vp_per_vp_income":
            p.vp += self.income(p, "vp")
        else:
            each = effect.get("vp", 2 if name == "vp_per_river" else 1)
            p.vp += min(each * self.count(p, effect), effect.get("max", 10**6))

    def count(self, p: Player, effect: Raw) -> int:
        """Count what points are given for."""
        what = effect["effect"].removeprefix(COUNTED)
        if what in {"crew", "equipment"}:
            return self.cards(p, what)
        if what == "treasure":
            return self.treasures(p, effect["kind"])
        return {"buried": len(p.dig), "river": len(p.rivers), "mission": len(p.missions)}[what]

    def mark(self, island: str, count: int) -> None:
        """Put markers on an island."""
        self.state.islands = {**self.state.islands, island: self.state.islands[island] + count}

    def markers(self, p: Player, effect: Raw, *, may: bool) -> Flow:
        """Put markers on an island of choice."""
        answer = yield p.seat, "DEC-P44", {f"island:{kind}" for kind in KINDS} | passing(may=may)
        if answer != "skip":
            self.mark(answer.removeprefix("island:"), effect.get("count", 1))

    def treasure(self, p: Player, kind: str) -> Flow:
        """Take a treasure; a free bonus space above the line pays."""
        self.mark(kind, -min(1, self.state.islands[kind]))
        p.above = {**p.above, kind: p.above[kind] + 1}
        if kind not in p.top:
            p.top = (*p.top, kind)
            yield from self.effects(p, self.pack.bonus(f"{kind}_top"))

    def shown_treasure(self, p: Player, effect: Raw, *, may: bool) -> Flow:
        """Take the treasure that is shown, which nobody declines."""
        del may
        yield from self.treasure(p, effect["kind"])

    def choose_treasure(self, p: Player, effect: Raw, *, may: bool) -> Flow:
        """Take treasures of one kind of choice, which nobody declines."""
        del may
        answer = yield p.seat, "DEC-P45", {f"treasure:{kind}" for kind in KINDS}
        for _ in range(effect.get("count", 3) if effect["effect"] == "treasure_choice" else 1):
            yield from self.treasure(p, answer.removeprefix("treasure:"))

    def bury(self, p: Player, _effect: Raw, *, may: bool) -> Flow:
        """Bury one treasure, that of the bonus space first."""
        answer = yield p.seat, "DEC-P42", self.burials(p) | passing(may=may)
        if answer == "skip":
            return
        kind, place = answer.removeprefix("bury:").split("@")
        p.above = {**p.above, kind: p.above[kind] - 1}
        p.top = tuple(each for each in p.top if each != kind)
        p.dig = {**p.dig, place: kind}
        yield from self.effects(p, self.pack.bonus(place))

    def mission(self, p: Player, _effect: Raw, *, may: bool) -> Flow:
        """Take a mission; the Whale may renew the row first."""
        state = self.state
        if p.figurehead == "D" and state.missions and any(state.offer_missions):
            answer = yield p.seat, "DEC-P53", {"renew", "keep"}
            if answer == "renew":
                deck = [*state.missions, *filter(None, state.offer_missions)]
                state.offer_missions = tuple(deck.pop(0) if deck else "" for _ in state.offer_missions)
                state.missions = tuple(deck)
        options = {f"mission:{each}" for each in state.offer_missions if each} | passing(may=may)
        answer = yield p.seat, "DEC-P46", options | ({"mission:deck"} if state.missions else set())
        if answer == "skip":
            return
        taken, top = answer.removeprefix("mission:"), state.missions[:1]
        p.missions = (*p.missions, *(top if taken == "deck" else (taken,)))
        new = "".join(top)
        state.offer_missions = tuple(new if each == taken else each for each in state.offer_missions)
        state.missions = state.missions[1:]

    def discard(self, p: Player, effect: Raw, *, may: bool) -> Flow:
        """Give a mission away for doubloons."""
        answer = yield p.seat, "DEC-P52", {f"discard:{each}" for each in p.missions} | passing(may=may)
        if answer != "skip":
            gone = answer.removeprefix("discard:")
            p.missions = tuple(each for each in p.missions if each != gone)
            self.state.missions = (*self.state.missions, gone)
            p.doubloons += effect.get("doubloons", 8)

    def buy_afar(self, p: Player, effect: Raw, *, may: bool) -> Flow:
        """Buy a card of a kind anywhere."""
        kind = effect["effect"].removeprefix("buy_")
        more = effect.get("surcharge", 0 if kind == "ship" else 3)
        answer = yield p.seat, "DEC-P47", {f"buy:{card}" for card in self.buyable(p, kind, more)} | passing(may=may)
        if answer != "skip":
            card = answer.removeprefix("buy:")
            space = next(space for space, lying in self.state.grid.items() if lying == card)
            yield from self.buy(p, space, more)

    def buy(self, p: Player, space: str, more: int) -> Flow:
        """Pay, take the card, carry out its lightning effects, fill the place."""
        card = self.state.grid[space]
        p.doubloons -= self.price(p, self.pack.improvements[card]["cost"], more)
        p.cards = (*p.cards, card)
        self.state.grid = {**self.state.grid, space: ""}
        yield from self.effects(p, self.pack.improvements[card].get("immediate", []))
        self.refill(space)

    def refill(self, space: str) -> None:
        """Lay the next card of the deck as it lies there, or one of the box face down."""
        state = self.state
        pile = state.level2 or state.box
        state.grid = {**state.grid, space: pile[0]}
        if not state.level2:
            state.box, state.fillers = pile[1:], (*state.fillers, space)
            return
        if state.options.unknown_improvements and pile[0] not in state.faceup:
            state.facedown = (*state.facedown, space)
        state.level2, state.faceup = pile[1:], tuple(card for card in state.faceup if card != pile[0])

    def build_anywhere(self, p: Player, _effect: Raw, *, may: bool) -> Flow:
        """Build a residence of choice."""
        answer = yield p.seat, "DEC-P48", {f"build:{card}" for card in self.buildable(p)} | passing(may=may)
        if answer != "skip":
            self.build(p, answer.removeprefix("build:"))

    def build(self, p: Player, card: str, *, half: bool = False) -> None:
        """Pay and lay a marker; whoever is first gets points."""
        p.doubloons -= self.residence_price(p, card, half=half)
        p.vp += 0 if any(card in each.residences for each in self.all()) else 2
        p.residences = (*p.residences, card)

    def upgrade(self, p: Player, _effect: Raw, *, may: bool) -> Flow:
        """Cover a space of the ship board."""
        spaces = self.upgrades(p)
        if not spaces:
            return
        answer = yield p.seat, "DEC-P23", {f"upgrade:{each}" for each in spaces} | passing(may=may)
        if answer != "skip":
            chosen = answer.removeprefix("upgrade:")
            p.upgrades = (*p.upgrades, chosen)
            yield from self.effects(p, self.pack.upgrades[chosen].get("immediate", []))

    def figurehead(self, p: Player, effect: Raw, *, may: bool) -> Flow:
        """Buy a figurehead."""
        offer = self.state.offer_figureheads
        answer = yield p.seat, "DEC-P49", {f"figurehead:{each}" for each in offer} | passing(may=may)
        if answer != "skip":
            p.figurehead = answer.removeprefix("figurehead:")
            p.doubloons -= effect.get("cost", 3)
            self.state.offer_figureheads = tuple(each for each in offer if each != p.figurehead)
            yield from self.effects(p, self.pack.figureheads[p.figurehead].get("immediate", []))

    def lay_tile(self, p: Player, effect: Raw, *, may: bool) -> Flow:
        """Lay a tile of the black market, and perhaps use it."""
        options = {f"tile:{tile}@{place}" for tile in p.tiles for place in self.free_locations()}
        answer = yield p.seat, "DEC-P50", options | passing(may=may)
        if answer != "skip":
            tile, place = answer.removeprefix("tile:").split("@")
            p.doubloons -= effect.get("cost", 0)
            p.tiles = tuple(each for each in p.tiles if each != tile)
            self.state.market = {**self.state.market, place: (p.seat, tile)}
            yield from self.own_tile(p, tile)

    def own_tile(self, p: Player, tile: str) -> Flow:
        """Use an own tile here, if it can do anything."""
        if any(self.can(p, effect) for effect in self.side(tile)):
            answer = yield p.seat, "DEC-P22", {"activate", "skip"}
            if answer == "activate":
                yield from self.effects(p, self.side(tile))

    def tile_anywhere(self, p: Player, _effect: Raw, *, may: bool) -> Flow:
        """Use an own tile of choice."""
        answer = yield p.seat, "DEC-P51", {f"activate:{tile}" for tile in self.usable(p)} | passing(may=may)
        if answer != "skip":
            yield from self.effects(p, self.side(answer.removeprefix("activate:")))

    def space(self, p: Player, _effect: Raw, *, may: bool) -> Flow:
        """Use the space of the explorer."""
        if may:
            answer = yield p.seat, "DEC-P29", {"use", "skip"}
            if answer == "skip":
                return
        yield from self.effects(p, self.pack.spaces[p.explorer].get("effects", []))

    def explore(self, p: Player, effect: Raw, *, may: bool) -> Flow:
        """Exchange spaces for effects, then move."""
        left = effect["steps"] + self.sum(p, "explore_steps")
        exchanges = dict(self.lasting(p, "explore_exchange"))
        while open_ := self._exchanges(p, exchanges, left):
            options = {f"exchange:{each}" for each in open_} | {"move"} | passing(may=may)
            answer = yield p.seat, "DEC-P41", options
            if answer == "skip":
                return
            if answer == "move":
                break
            used, may = exchanges.pop(answer.removeprefix("exchange:")), False
            left -= used["less"]
            yield from self.effects(p, used["effects"])
        spaces = self.within(p, left)
        if spaces:
            answer = yield p.seat, "DEC-P40", {f"explore:{space}" for space in spaces} | passing(may=may)
            if answer != "skip":
                yield from self.move(p, answer.removeprefix("explore:"))

    def _exchanges(self, p: Player, exchanges: dict[str, Raw], left: int) -> list[str]:
        if p.explorer == self.pack.last:
            return []
        return [
            name
            for name, each in exchanges.items()
            if left - each["less"] >= 1 and any(self.can(p, effect) for effect in each["effects"])
        ]

    def move(self, p: Player, space: str) -> Flow:
        """Cross the rivers on the way, and use the space; on the discount tile a residence may be bought first."""
        way = self.pack.way(p.explorer, space, tile=self.state.options.retired_pirate) or []
        for each in way:
            river = self.pack.spaces[each].get("river")
            p.rivers = (*p.rivers, river) if river and river not in p.rivers else p.rivers
        p.explorer = space
        if self.pack.spaces[space].get("module") and not p.retired and self.buildable(p, half=True):
            found = {f"build:{card}" for card in self.buildable(p, half=True)}
            answer = yield p.seat, "DEC-P61", found | {"skip"}
            if answer != "skip":
                self.build(p, answer.removeprefix("build:"), half=True)
                p.retired, p.explorer = True, "start"
                return
        yield from self.effects(p, self.pack.spaces[space].get("effects", []))

    def lone_raid(self, p: Player, effect: Raw, *, may: bool) -> Flow:
        """Raid, with dice or with swords that are given."""
        if may:
            answer = yield p.seat, "DEC-P29", {"raid", "skip"}
            if answer == "skip":
                return
        if effect["effect"] == "raid":
            yield from self.raid(p, 0)
            return
        kind = effect.get("kind")
        if not kind:
            answer = yield p.seat, "DEC-P30", {f"colour:{each}" for each in KINDS}
            kind = answer.removeprefix("colour:")
        yield from self.spend(p, kind, effect["swords"] + self.sum(p, "raid_swords"))

    def raid(self, p: Player, more: int) -> Flow:
        """Throw three dice, as often as is wanted and allowed, and choose one."""
        again = 1 + self.sum(p, "raid_rerolls")
        answer = "reroll"
        while answer == "reroll":
            dice = dict(zip(KINDS, [self.die(), self.die(), self.die()], strict=True))
            answer = yield p.seat, "DEC-P31", {f"die:{kind}" for kind in KINDS} | ({"reroll"} if again else set())
            again -= 1
        kind = answer.removeprefix("die:")
        bound = [effect["amount"] for _, effect in self.lasting(p, "raid_swords_kind") if effect["kind"] == kind]
        yield from self.spend(p, kind, dice[kind] + more + self.sum(p, "raid_swords") + sum(bound))

    def spend(self, p: Player, kind: str, swords: int) -> Flow:
        """Spend swords until nothing is wanted."""
        while True:
            found = self.raid_options(p, swords)
            answer = yield p.seat, "DEC-P32", {f"raid:{name}" for name in found} | {"end"}
            if answer == "end":
                return
            name = answer.removeprefix("raid:")
            self.state.used = (*self.state.used, name)
            swords -= found[name]
            yield from self.option(p, name, kind)

    def option(self, p: Player, name: str, kind: str) -> Flow:
        """Carry a raid option out."""
        basic: dict[str, Raw] = {"vp": {"vp": 1}, "doubloons": {"doubloons": 3}, "treasure": {}}
        printed = [each for one in self.owned(p) if one["id"] == name for each in one["permanent"]]
        effect = next((each for each in printed if each["effect"].startswith(OPTION)), basic.get(name, {}))
        what = name if name in basic else effect["effect"].removeprefix(OPTION)
        p.vp += effect.get("vp", 0)
        p.doubloons += effect.get("doubloons", 0)
        if what == "treasure":
            yield from self.treasure(p, kind)
        elif what == "bury":
            yield from self.bury(p, {}, may=False)
        elif what == "marker":
            yield from self.markers(p, {}, may=False)


DOES: dict[str, Callable[..., Flow]] = {
    "treasure": Effects.shown_treasure,
    **dict.fromkeys(("treasure_any", "treasure_choice"), Effects.choose_treasure),
    "marker_any": Effects.markers,
    **dict.fromkeys(("raid", "raid_now"), Effects.lone_raid),
    "explore": Effects.explore,
    "bury": Effects.bury,
    "mission": Effects.mission,
    **dict.fromkeys(("buy_crew", "buy_equipment", "buy_ship"), Effects.buy_afar),
    "build_residence": Effects.build_anywhere,
    "figurehead": Effects.figurehead,
    "black_market_tile": Effects.lay_tile,
    "ship_upgrade": Effects.upgrade,
    "activate_black_market": Effects.tile_anywhere,
    "explorer_space": Effects.space,
    "discard_mission": Effects.discard,
}
