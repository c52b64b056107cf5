"""Jordan's turn a second time, with dice and new orders of his deck taken from those of the first."""

from __future__ import annotations

from collections.abc import Iterator

from maracaibo_tui.games.pirates.state.position import Jordan

from .effects import Effects
from .pack import KINDS, Raw

Way = tuple[str, ...]
REACH = 3
SHOWN = {"buy": {"buy_crew", "buy_equipment"}}


class Automa(Effects):
    """Who plays for Jordan."""

    @property
    def jordan(self) -> Jordan:
        """Give Jordan, who plays here."""
        assert self.state.jordan is not None
        return self.state.jordan

    def jordan_turn(self) -> None:
        """Sail home from the Bay, or do what a card says."""
        j = self.jordan
        self.state.phase = "act"
        if j.ship == "bay":
            j.ship = "maracaibo"
            self.jordan_upgrade()
            j.vp += 6
            return
        ends: dict[str, list[Way]] = {}
        for way in self.ways((), REACH):
            if self.sea.column(way[-1]) > self.sea.column(j.ship):
                ends.setdefault(way[-1], []).append(way)
        action, end = self.planned(ends)
        way = min(ends[end], key=self.rank)
        self.sail(way)
        self.meet()
        if action:
            self.act(action)

    def ways(self, way: Way, left: int) -> Iterator[Way]:
        """Walk every way that visits no space twice."""
        here = way[-1] if way else self.jordan.ship
        for near in self.sea.touching(here) if left and here != "bay" else ():
            if near not in (*way, self.jordan.ship):
                yield (*way, near)
                yield from self.ways((*way, near), left - 1)

    def rank(self, way: Way) -> tuple[int, int, list[tuple[int, int]]]:
        """Compare ways: most cards turned up, fewest steps, then the first difference."""
        turned = sum(space in self.state.facedown for space in way)
        return -turned, len(way), [(self.sea.row(space), -self.sea.column(space)) for space in way]

    def planned(self, ends: dict[str, list[Way]]) -> tuple[str, str]:
        """Turn up to six cards; with none that fits he sails without an aim. The extra action comes before he sails."""
        j = self.jordan
        for _ in range(6):
            if not j.deck:
                j.deck, j.used = self.orders.pop(0), ()
            j.used, j.deck = (*j.used, j.deck[0]), j.deck[1:]
            card = self.pack.solo_cards[j.used[-1]]
            found = self.fitting(card["actions"], ends)
            if found:
                self.before_sailing(card.get("extra"))
                return found
        best = [min(ways, key=self.rank) for ways in ends.values()]
        sea = self.sea
        return "", min(best, key=lambda way: (*self.rank(way)[:2], -sea.column(way[-1]), sea.row(way[-1])))[-1]

    def fitting(self, actions: list[Raw], ends: dict[str, list[Way]]) -> tuple[str, str] | None:
        """Find what he does with a card, and where: in the Bay before all else."""
        bay = [each["action"] for each in actions if each["action"] in {"raid", "explore"}]
        if bay and "bay" in ends:
            return bay[0], "bay"
        for each in actions:
            for kind in each.get("kinds", [""]):
                there = [space for space, card in self.open_cards() if space in ends and self.fits(card, each, kind)]
                if there:
                    name = f"improvement:{kind}" if kind else each["action"]
                    return name, min(there, key=lambda space: self.near(space, ends))
        return None

    def near(self, space: str, ends: dict[str, list[Way]]) -> tuple[int, int, int]:
        """Compare destinations: fewest steps, nearest to Maracaibo, highest."""
        return min(map(len, ends[space])), -self.sea.column(space), self.sea.row(space)

    def fits(self, card: str, action: Raw, kind: str) -> bool:
        """Tell whether a card is what an action looks for."""
        if kind:
            return bool(self.pack.improvements.get(card, {}).get("kind") == kind)
        wanted = SHOWN.get(action["action"], {action["action"]})
        actions = self.pack.locations.get(card, {}).get("actions", [])
        return any(effect["effect"] in wanted for sides in actions for effect in sides)

    def before_sailing(self, extra: Raw | None) -> None:
        """Carry out the extra action of a B card where he stands."""
        if not extra:
            return
        if extra["action"] == "upgrade":
            self.jordan_upgrade()
        elif extra["action"] == "raid":
            self.jordan_raid()
        else:
            self.jordan_explore(extra["steps"])

    def sail(self, way: Way) -> None:
        """Turn up what lies face down on the way; locations bring points."""
        j, state = self.jordan, self.state
        j.ship = way[-1]
        for space in way:
            if space in state.facedown:
                is_location = state.grid[space] in self.pack.locations
                self.turn_up(space)
                j.vp += (1, 3, 5)[state.round - 1] if is_location else 0

    def turn_up(self, space: str) -> int:
        """Turn a card up, lay a treasure tile that was kept apart, and give the doubloons on it."""
        state, card = self.state, self.state.grid[space]
        found = state.chests.get(space, 0)
        state.facedown = tuple(each for each in state.facedown if each != space)
        state.chests = {each: count for each, count in state.chests.items() if each != space}
        if self.pack.locations.get(card, {}).get("treasure_tile"):
            state.treasure_tiles = {**state.treasure_tiles, card: state.loose_tiles[0]}
            state.loose_tiles = state.loose_tiles[1:]
        return found

    def meet(self) -> None:
        """Pay the person from the supply where he meets the ship, and fight."""
        j, (person,) = self.jordan, self.state.players
        if j.ship not in self.state.grid or j.ship != person.ship:
            return
        person.doubloons += 1
        if self.state.options.pirate_battle:
            his = self.die() + self.state.round
            hers = self.die() + self.sum(person, "raid_swords")
            j.vp += 5 if his > hers else 0
            person.vp += 2 if hers > his else 0

    def act(self, action: str) -> None:
        """Do what he came for."""
        j, state = self.jordan, self.state
        steps = 4
        if action.startswith("improvement"):
            j.cards = (*j.cards, state.grid[j.ship])
            self.refill(j.ship)
            return
        if j.ship == "bay":
            self.sell()
        else:
            card = state.grid[j.ship]
            printed = self.pack.locations[card]
            j.rubies += bool(state.options.rubies and printed.get("ruby"))
            if card in state.treasure_tiles:
                self.mark(state.treasure_tiles[card], 1)
            steps = max([each.get("steps", 0) for sides in printed["actions"] for each in sides])
        self.jordan_upgrade()
        if action == "raid":
            self.jordan_raid()
        elif action == "explore":
            self.jordan_explore(steps)
        elif action == "mission":
            self.jordan_mission()
        else:
            j.cards = (*j.cards, *state.level2[:1])
            state.level2, state.faceup = state.level2[1:], tuple(c for c in state.faceup if c in state.level2[1:])

    def sell(self) -> None:
        """Put a ruby on the market for nothing."""
        j, market, spaces = self.jordan, self.state.ruby_market, [*self.pack.rubies]
        if not (self.state.options.rubies and j.rubies) or len(market) == len(spaces):
            return
        number = self.die()
        at = number - 1 if number <= len(spaces) else 0
        while spaces[at] in market:
            at = (at + 1) % len(spaces)
        self.state.ruby_market = {**market, spaces[at]: "jordan"}
        j.rubies -= 1

    def jordan_raid(self) -> None:
        """Points, treasures of a kind that is thrown, a marker where he leads."""
        j, number, islands = self.jordan, self.die(), self.state.islands
        most = max(islands[kind] for kind in KINDS)
        kind = KINDS[number - 1] if number <= len(KINDS) else next(kind for kind in KINDS if islands[kind] == most)
        j.vp += (0, 2, 2, 3)[j.step - 1]
        for _ in range(2 if j.step == 4 else 1):
            self.mark(kind, -min(1, self.state.islands[kind]))
            j.treasures = {**j.treasures, kind: j.treasures[kind] + 1}
        if j.step >= 3 and j.treasures[kind] > self.treasures(self.player(1), kind):
            self.mark(kind, 1)

    def jordan_explore(self, steps: int) -> None:
        """Move his explorer exactly so far, the longer way at a fork."""
        j, tile = self.jordan, self.state.options.retired_pirate
        left = steps + (0, 1, 2, 2)[j.step - 1]
        j.vp += (3, 3, 4, 6)[j.step - 1]
        taken = {self.player(1).explorer} - {"start", self.pack.last}
        while left and j.explorer != self.pack.last:
            ahead = self.pack.beyond(j.explorer, tile=tile)
            lower = [self.pack.spaces[space].get("branch") == "lower" for space in ahead]
            j.explorer = min(zip(ahead, lower, strict=True), key=lambda each: self.longer(*each))[0]
            river = self.pack.spaces[j.explorer].get("river")
            j.rivers = (*j.rivers, river) if river and river not in j.rivers else j.rivers
            left -= j.explorer not in taken

    def longer(self, space: str, lower: bool) -> tuple[int, bool]:  # noqa: FBT001 - half of a pair
        """Compare ways of the track: the longer one first, then the upper one."""
        return -self.pack.length(space, tile=self.state.options.retired_pirate), lower

    def jordan_mission(self) -> None:
        """Take the rightmost open mission; the others move up."""
        j, row, deck = self.jordan, [*self.state.offer_missions], self.state.missions
        taken = next((place for place in reversed(range(len(row))) if row[place]), None)
        if taken is not None:
            j.missions = (*j.missions, row.pop(taken))
            self.state.offer_missions = ("".join(deck[:1]), *row)
            self.state.missions = deck[1:]

    def jordan_upgrade(self) -> None:
        """Cover the next space of his board."""
        j, board = self.jordan, self.pack.raw["solo_upgrade"]
        if j.upgrades == len(board):
            return
        kind = board[j.upgrades]["kind"]
        j.upgrades += 1
        if kind == "step":
            j.step = min(4, j.step + 1)
        elif kind == "mission":
            self.jordan_mission()
        elif kind == "figurehead":
            offer, place = self.state.offer_figureheads, (self.die() - 1) // 2
            if not self.player(1).figurehead and not j.figurehead and place < len(offer):
                j.figurehead = offer[place]
                self.state.offer_figureheads = tuple(each for each in offer if each != j.figurehead)
        else:
            self.jordan_residence()

    def jordan_residence(self) -> None:
        """Throw for a residence without his marker."""
        j = self.jordan
        found = [(space[1:], space[0], card) for space, card in self.open_cards() if card in self.pack.residences]
        cards = [card for *_, card in sorted(found)]
        if set(cards) <= set(j.residences):
            return
        number = self.die()
        while number > len(cards) or cards[number - 1] in j.residences:
            number = self.die()
        j.vp += 0 if j.residences else 2
        j.residences = (*j.residences, cards[number - 1])
