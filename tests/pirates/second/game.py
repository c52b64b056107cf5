"""Whole games: missions, turns, rounds, incomes, and what everybody has at the end."""

from __future__ import annotations

from maracaibo_tui.games.pirates.state.position import Jordan, Player

from .automa import Automa
from .effects import Flow
from .final import at_the_end, jordan_at_the_end
from .pack import Raw

ROUNDS = 3


class Second(Automa):
    """The game, played by whoever answers what `game` asks."""

    def game(self) -> Flow:
        """Ask everything of a game, one question after the other."""
        yield from self.keep_missions()
        state = self.state
        order = [*range(1, len(state.players) + 1), *([0] if state.jordan else [])]
        turns = 0
        for state.round in range(1, ROUNDS + 1):
            state.turn, is_over = 0, False
            while not is_over:
                seat = order[turns % len(order)]
                turns += 1
                yield from self.turn(seat)
                is_over = self.round_is_over(seat, order)
            self.end_round()
        for each in self.all():
            each.vp = at_the_end(self, each) if isinstance(each, Player) else jordan_at_the_end(self, each)

    def keep_missions(self) -> Flow:
        """Let everybody keep missions, all at once in effect."""
        state = self.state
        for p in state.players:
            for _ in range(2 if state.options.mission_hunters else 1):
                options = {f"keep:{mission}" for mission in p.dealt if mission not in p.kept}
                answer = yield p.seat, "DEC-P02", options
                p.kept = (*p.kept, answer.removeprefix("keep:"))
        for p in state.players:
            state.missions += tuple(mission for mission in p.dealt if mission not in p.kept)
            p.missions, p.dealt, p.kept = p.kept, (), ()

    def round_is_over(self, seat: int, order: list[int]) -> bool:
        """Tell whether a round is over after the turn of a seat."""
        ships: dict[int, Player | Jordan] = dict(zip(order, self.all(), strict=True))
        if self.state.round < ROUNDS:
            return ships[seat].ship == "maracaibo"
        return seat == order[-1] and any(each.ship == "maracaibo" for each in ships.values())

    def end_round(self) -> None:
        """Pay incomes, lay doubloons on unknown locations, bring the ships back."""
        for p in self.state.players:
            p.doubloons += self.income(p, "doubloons") + (len(p.missions) if p.figurehead == "D" else 0)
            p.vp += self.income(p, "vp")
        self.state.chests = {space: count + 1 for space, count in self.state.chests.items()}
        if self.state.round < ROUNDS:
            for each in self.all():
                each.ship = "start"

    def turn(self, seat: int) -> Flow:
        """Sail, meet whoever lies there, and use the space."""
        state = self.state
        state.turn, state.active, state.phase, state.used = state.turn + 1, seat, "sail", ()
        if not seat:
            self.jordan_turn()
            return
        p = self.player(seat)
        yield from self.voyage(p)
        if p.ship in state.grid:
            yield from self.met(p)
        state.phase = "act"
        yield from self.use(p)

    def voyage(self, p: Player) -> Flow:
        """Sail at once, or step by step where improvements lie face down."""
        steps, origin = (4 if p.figurehead == "C" else 3), self.sea.column(p.ship)
        if not self.state.options.unknown_improvements or p.ship == "bay":
            options = {f"sail:{space}" for space in self.sea.ends(p.ship, steps, origin)}
            answer = yield p.seat, "DEC-P10", options
            p.ship = answer.removeprefix("sail:")
            return
        while p.ship != "bay":
            answer = yield p.seat, "DEC-P11", self.steps(p, steps, origin)
            if answer == "stop":
                return
            p.ship, steps = answer.removeprefix("step:"), steps - 1
            if p.ship in self.state.facedown and self.state.grid[p.ship] in self.pack.improvements:
                self.turn_up(p.ship)

    def steps(self, p: Player, left: int, origin: int) -> set[str]:
        """List the steps after which a legal end is in reach, and whether the ship may stop."""
        sea = self.sea
        ahead = sea.touching(p.ship) if left else ()
        found = {f"step:{each}" for each in ahead if sea.column(each) > origin or sea.ends(each, left - 1, origin)}
        return found | ({"stop"} if sea.column(p.ship) > origin else set())

    def met(self, p: Player) -> Flow:
        """Pay the fee and fight where others lie."""
        state = self.state
        count = len(state.players)
        clockwise = [self.player((p.seat - 1 + step) % count + 1) for step in range(1, count)]
        others = [each for each in clockwise if each.ship == p.ship]
        jordan = state.jordan if state.jordan and state.jordan.ship == p.ship else None
        if jordan:
            p.doubloons -= min(1, p.doubloons)
        yield from self.fees(p, others)
        if state.options.pirate_battle and (others or jordan):
            self.battle([p, *others], jordan)

    def fees(self, p: Player, others: list[Player]) -> Flow:
        """Pay everybody, or those that are chosen while doubloons are left."""
        is_short, left = p.doubloons < len(others), list(others)
        while left and p.doubloons:
            paid = left[0]
            if is_short:
                answer = yield p.seat, "DEC-P12", {f"pay:{each.seat}" for each in left}
                paid = self.player(int(answer.removeprefix("pay:")))
            left.remove(paid)
            p.doubloons, paid.doubloons = p.doubloons - 1, paid.doubloons + 1

    def battle(self, fighters: list[Player], jordan: Jordan | None) -> None:
        """Throw a die each; the highest sum alone wins."""
        sums = [self.die() + self.sum(each, "raid_swords") for each in fighters]
        his = self.die() + self.state.round if jordan else 0
        best = max(*sums, his)
        if [*sums, his].count(best) > 1:
            return
        if jordan and his == best:
            jordan.vp += 5
            return
        winner = fighters[sums.index(best)]
        winner.vp += 2
        for each in fighters:
            if each is not winner and each.doubloons:
                each.doubloons, winner.doubloons = each.doubloons - 1, winner.doubloons + 1

    def use(self, p: Player) -> Flow:
        """Use the space where the ship lies."""
        state, space = self.state, p.ship
        if space == "bay":
            yield from self.bay(p)
        elif space == "maracaibo":
            p.vp += 6
            yield from self.upgrade(p, {}, may=True)
        elif space in state.fillers or state.grid[space] in self.pack.improvements:
            yield from self.improvement(p)
        elif state.grid[space] in self.pack.residences:
            yield from self.residence(p)
        else:
            yield from self.location(p)

    def bay(self, p: Player) -> Flow:
        """Sell a ruby, upgrade, then one of three actions."""
        if p.rubies:
            yield from self.sell_ruby(p)
        yield from self.upgrade(p, {}, may=True)
        explore = {"explore"} if p.explorer != self.pack.last else set()
        answer = yield p.seat, "DEC-P25", {"raid"} | explore | {f"build:{card}" for card in self.buildable(p)}
        if answer == "raid":
            yield from self.raid(p, 2)
        elif answer == "explore":
            yield from self.explore(p, {"steps": 4}, may=False)
        else:
            self.build(p, answer.removeprefix("build:"))

    def sell_ruby(self, p: Player) -> Flow:
        """Put a ruby on the market, or exchange it where the market is full."""
        market = self.state.ruby_market
        free = {f"sell:{each}" for each in self.pack.rubies if each not in market}
        answer = yield p.seat, "DEC-P60", (free or {"exchange"}) | {"skip"}
        if answer == "skip":
            return
        p.rubies -= 1
        if answer == "exchange":
            p.vp += 2
            return
        space = answer.removeprefix("sell:")
        self.state.ruby_market = {**market, space: str(p.seat)}
        yield from self.effects(p, self.pack.rubies[space]["bonus"])

    def improvement(self, p: Player) -> Flow:
        """Take doubloons, or buy the card."""
        filler = p.ship in self.state.fillers
        card = self.state.grid[p.ship]
        dear = filler or self.price(p, self.pack.improvements[card]["cost"]) > p.doubloons
        answer = yield p.seat, "DEC-P20", {"doubloons"} if dear else {"doubloons", "buy"}
        if answer == "buy":
            yield from self.buy(p, p.ship, 0)
        else:
            p.doubloons += 5

    def residence(self, p: Player) -> Flow:
        """Build the residence here, or not."""
        card = self.state.grid[p.ship]
        instead = "doubloons" if self.state.options.residence_doubloons else "skip"
        built = {f"build:{card}"} & {f"build:{each}" for each in self.buildable(p)}
        answer = yield p.seat, "DEC-P21", built | {instead}
        if answer == "doubloons":
            p.doubloons += 5
        elif answer != "skip":
            self.build(p, card)

    def location(self, p: Player) -> Flow:
        """Go through the four steps of a location; one that lies face down is turned up first."""
        state = self.state
        if p.ship in state.facedown:
            p.doubloons += self.turn_up(p.ship)
        card = state.grid[p.ship]
        p.rubies += bool(state.options.rubies and self.pack.locations[card].get("ruby"))
        if card in state.treasure_tiles:
            self.mark(state.treasure_tiles[card], 1)
        seat, tile = state.market.get(card, (0, ""))
        if seat == p.seat:
            yield from self.own_tile(p, tile)
        yield from self.upgrade(p, {}, may=True)
        yield from self.actions(p, self.pack.locations[card]["actions"])

    def actions(self, p: Player, actions: list[list[Raw]]) -> Flow:
        """Receive what is fixed, then carry out what is chosen; a slash leaves one side."""
        fixed = [sides[0] for sides in actions if len(sides) == 1 and sides[0]["effect"] in {"doubloons", "vp"}]
        for effect in fixed:
            self.receive(p, effect)
        # Of each action that is left: its sides, several shovels as so many copies.
        left = [[{**side, "count": 1} for side in sides for _ in range(side.get("count", 1))] for sides in actions]
        left = [sides for sides, printed in zip(left, actions, strict=True) if printed[0] not in fixed]
        while options := {side["effect"] for sides in left for side in sides if self.can(p, side)}:
            answer = yield p.seat, "DEC-P24", options | {"end"}
            if answer == "end":
                return
            at = next(number for number, sides in enumerate(left) if answer in [side["effect"] for side in sides])
            chosen, *others = [side for side in left[at] if side["effect"] == answer]
            left[at] = others
            yield from self.effect(p, chosen, may=False)
