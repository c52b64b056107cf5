"""The graph of a campaign: every path of the main line, every state of cards and tiles, and what must hold of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import Box, Legacy
from maracaibo_tui.games.maracaibo.box.printed import NATIONS
from maracaibo_tui.games.maracaibo.box.stories import Story

PATH = (38, 44)
"""How many cards a path has."""
MOST_PASSAGES = 2
APART = 2
"""How far fixed influence of two nations may differ on a path."""


class Way(NamedTuple):
    """A way out of a card: the option, if there is a choice, what is carried out, and the card that follows."""

    option: str
    after: tuple[v.StoryInstruction, ...]
    next: str | None


class State(NamedTuple):
    """What is in play: the card of the main line, the cards beside it, the legacy tiles."""

    main: str
    sides: frozenset[str]
    tiles: frozenset[str]


Path = tuple[tuple[str, str], ...]


def ways(card: Story) -> list[Way]:
    """List the ways out of a card."""
    if not card.option:
        return [Way("", card.after, card.next)]
    return [Way(each.id, (*card.after, *each.after), each.next) for each in card.option]


def tiles_of(instructions: Sequence[v.StoryInstruction], kind: type[v.PlaceLegacy | v.RemoveLegacy]) -> set[str]:
    """Name the tiles that instructions of a kind speak of."""
    return {tile for each in instructions if isinstance(each, kind) for tile in each.tiles}


def brought_by(instructions: Sequence[v.StoryInstruction]) -> set[str]:
    """Name the C-cards that instructions bring."""
    kinds = (v.CardsToDiscard, v.CardsIntoDeck)
    return {card for each in instructions if isinstance(each, kinds) for card in each.cards}


def opened(card: Story) -> list[str]:
    """Name the cards that a card opens."""
    return [each.card for each in card.setup if isinstance(each, v.ReadNow)]


def place_of(card: Story) -> str:
    """Give the place of a card's story tile."""
    return next((each.location for each in card.setup if isinstance(each, v.PlaceStoryTile)), "")


def _influence(card: Story) -> Counter[str]:
    rewards = card.quest.reward if card.quest is not None else ()
    found = Counter[str]()
    for effect in rewards:
        if isinstance(effect, v.InfluenceNation):
            found[effect.nation] += effect.amount
    return found


class Graph:
    """The cards of a campaign, and how they lead to one another."""

    def __init__(self, box: Box) -> None:
        """Take the box of a pack that has a campaign."""
        self.box, self.twice = box, set[str]()
        self.cards = {name: card for name, card in box.stories.items() if card.kind in ("main", "side", "ending")}
        self.doors = {name: card for name, card in box.stories.items() if card.kind == "door"}
        self.first = box.tale.head.first if box.tale else ""
        self.seen = {name: [name, *opened(card)] for name, card in self.cards.items()}
        self.places = {name: place_of(card) for name, card in self.cards.items()}
        self.placed = {name: tiles_of(card.setup, v.PlaceLegacy) for name, card in self.cards.items()}
        self.brings = {name: brought_by((*card.setup, *card.after)) for name, card in self.cards.items()}
        self.influence = {name: influence for name, card in self.cards.items() if (influence := _influence(card))}

    def paths(self) -> list[Path]:
        """Walk every path along the main line."""
        found, stack = [], [(self.first, ())]
        while stack:
            name, path = stack.pop()
            for way in ways(self.cards[name]):
                longer: Path = (*path, (name, way.option))
                if way.next is None:
                    found.append(longer)
                else:
                    stack.append((way.next, longer))  # type: ignore[arg-type]
        return found

    def visited(self, path: Path) -> list[str]:
        """Name the cards of a path, those beside the main line as well."""
        return [card for name, _ in path for card in self.seen[name]]

    def lay(self, name: str, sides: frozenset[str], tiles: frozenset[str]) -> tuple[frozenset[str], frozenset[str]]:
        """Carry out the front of a card."""
        for each in self.cards[name].setup:
            match each:
                case v.RemoveLegacy(tiles=gone):
                    tiles -= set(gone)
                case v.PlaceLegacy(tiles=come):
                    self.twice |= {f"{name}: {tile} is in play already" for tile in come if tile in tiles}
                    tiles |= set(come)
                case v.ReadNow(card=card):
                    sides, tiles = self.lay(card, sides | {card}, tiles)
        return sides, tiles

    def follow(self, state: State) -> set[State]:
        """Give every state after one card has been read, skulls removed by its quest or not."""
        found = set()
        for side in state.sides:
            for way in ways(self.cards[side]):
                left = state.tiles - tiles_of(way.after, v.RemoveLegacy)
                found.add(State(state.main, state.sides - {side}, left))
        card = self.cards[state.main]
        removes = card.quest is not None and v.RemoveSkullTile() in card.quest.reward
        skulls = {tile for tile in state.tiles if self.box.legacy[tile].skull} if removes else set()
        for gone in ["", *skulls]:
            for way in ways(card):
                if way.next is not None:
                    left = state.tiles - {gone} - tiles_of(way.after, v.RemoveLegacy)
                    found.add(State(way.next, *self.lay(way.next, state.sides, left)))
        return found

    def states(self) -> dict[State, set[State]]:
        """Give every state that can be reached, and those that follow it."""
        stack = [State(self.first, *self.lay(self.first, frozenset(), frozenset()))]
        graph: dict[State, set[State]] = {}
        while stack:
            state = stack.pop()
            if state not in graph:
                graph[state] = self.follow(state)
                stack += graph[state]
        return graph


def problems(box: Box) -> list[str]:
    """Say everything that is wrong with the graph of a campaign."""
    graph = Graph(box)
    paths = graph.paths()
    found = [problem for path in paths for problem in _of_path(graph, path)]
    states = graph.states()
    found += [problem for state in states for problem in _of_state(graph, state)]
    found += [*graph.twice, *_dead_ends(graph, states), *_never_met(graph, paths), *_of_doors(graph)]
    found += _unintroduced(graph, paths)
    return list(dict.fromkeys(found))


def _of_path(graph: Graph, path: Path) -> Iterator[str]:
    cards = graph.visited(path)
    tag = "-".join(name + option for name, option in path if option)
    missing = graph.box.legacy.keys() - set[str]().union(*[graph.placed[card] for card in cards])
    if missing:
        yield f"path {tag}: tiles never used {sorted(missing)}"
    lost = {card for card in graph.box.cards if card.startswith("C")}
    lost = lost.difference(*[graph.brings[card] for card in cards])
    if lost:
        yield f"path {tag}: C-cards never brought {sorted(lost)}"
    if not PATH[0] <= len(cards) <= PATH[1]:
        yield f"path {tag}: {len(cards)} cards"
    influence = Counter[str](dict.fromkeys(NATIONS, 0))
    for card in graph.influence.keys() & set(cards):
        influence.update(graph.influence[card])
    if max(influence.values()) - min(influence.values()) > APART:
        yield f"path {tag}: nations {dict(influence)}"
    places = [graph.places[name] for name, _ in path]
    if any(one == other for one, other in pairwise(places)):
        yield f"path {tag}: a story tile twice running at one place"


def _where(tile: Legacy) -> str:
    return f"{tile.from_}>{tile.to}" if tile.from_ else tile.location or ""


def _of_state(graph: Graph, state: State) -> Iterator[str]:
    legacy = graph.box.legacy
    places = [where for tile in state.tiles if (where := _where(legacy[tile]))]
    if len(places) > len(set(places)):
        yield f"at {state.main}: tiles share a place: {sorted(state.tiles)}"
    if sum(">" in place for place in places) > MOST_PASSAGES:
        yield f"at {state.main}: more than {MOST_PASSAGES} difficult passages"
    needed = [graph.cards[side].tile for side in state.sides]
    if len(needed) > len(set(needed)) or not set(needed) <= state.tiles:
        yield f"at {state.main}: the tiles {needed} of cards in play are missing or wanted twice"


def _dead_ends(graph: Graph, states: dict[State, set[State]]) -> Iterator[str]:
    before: dict[State, set[State]] = {}
    for state, later in states.items():
        for each in later:
            before.setdefault(each, set()).add(state)
    good = {state for state in states if graph.cards[state.main].kind == "ending"}
    stack = list(good)
    while stack:
        fresh = before.get(stack.pop(), set()) - good
        good |= fresh
        stack += fresh
    if len(good) < len(states):
        yield f"{len(states) - len(good)} states cannot reach an ending"


def _never_met(graph: Graph, paths: Sequence[Path]) -> Iterator[str]:
    met = {card for path in paths for card in graph.visited(path)}
    for name in sorted(graph.cards.keys() - met):
        yield f"card {name} is never met"
    ends = {graph.cards[path[-1][0]].ending for path in paths}
    for ending in sorted((graph.box.tale.endings.keys() if graph.box.tale else set()) - ends):
        yield f"the ending {ending} is never reached"


def _of_doors(graph: Graph) -> Iterator[str]:
    """Walk the middle path, which the last chapter card takes as known, and see that every door fits it."""
    doors = sorted(graph.doors.values(), key=lambda door: door.chapter)
    if not doors or graph.box.tale is None:
        return
    chosen = dict(fact.split(".") for fact in doors[-1].assumes if "." in fact)
    asked = {fact.removeprefix("!") for line in graph.box.tale.epilogue for fact in line.when}
    fronts = {chapter.first: chapter.number for chapter in graph.box.tale.chapters}
    by_chapter = {door.chapter: door for door in doors}
    name: str | None = graph.first
    tiles, brought, facts = frozenset[str](), set[str](), list[str]()
    while name is not None:
        if door := by_chapter.get(fronts.get(name, 0)):
            wanted = (tiles_of(door.setup, v.PlaceLegacy), brought_by(door.setup), sorted(door.assumes), opened(door))
            if wanted != (set(tiles), brought, sorted(facts), [name]):
                yield f"door {door.id} does not fit the middle path"
        _, tiles = graph.lay(name, frozenset(), tiles)
        following = None
        for card in (name, *opened(graph.cards[name])):
            told = graph.cards[card]
            way = next((each for each in ways(told) if each.option == chosen.get(card, "")), None)
            if way is None:
                return
            brought |= brought_by((*told.setup, *way.after))
            tiles -= tiles_of(way.after, v.RemoveLegacy)
            facts += [f"{card}.{way.option}"] if way.option else [card] * (told.kind == "side" or card in asked)
            following = way.next if card == name else following
        name = following


def _unintroduced(graph: Graph, paths: Sequence[Path]) -> Iterator[str]:
    told = {
        name: " ".join([card.front, card.back, *(f"{o.label} {o.hint} {o.told}" for o in card.option)])
        for name, card in graph.cards.items()
    }
    walks = {tuple(graph.visited(path)) for path in paths}
    for person in graph.box.tale.people if graph.box.tale else ():
        naming = {name for name, text in told.items() if _names(text, person.match)}
        first = {next((card for card in walk if card in naming), "") for walk in walks} - {""}
        if not naming or not first <= set(person.introduced):
            yield f"{person.name} is met first on {sorted(first)}, introduced on {list(person.introduced)}"


def _names(text: str, name: str) -> bool:
    at = text.find(name)
    while at >= 0:
        around = text[at - 1 : at], text[at + len(name) : at + len(name) + 1]
        if not any(letter.isalnum() for letter in around):
            return True
        at = text.find(name, at + 1)
    return False
