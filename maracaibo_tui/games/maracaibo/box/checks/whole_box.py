"""What holds for a whole box but not for the extra pieces of a scenario: counts, sets, and what cards are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import get_args

from maracaibo_tui.games.maracaibo.box.checks.finding import Finding
from maracaibo_tui.games.maracaibo.box.components import Box, Card, CityTile, Market, TokenSide
from maracaibo_tui.games.maracaibo.box.vocabulary import CareerExplorer, CostAssistant, Nation, QuestOnCard, VaCardQuest

COUNTED: Mapping[str, Callable[[Box], int]] = {
    "cards_a": lambda box: _in_deck(box, "A"),
    "cards_b": lambda box: _in_deck(box, "B"),
    "cards_c": lambda box: _in_deck(box, "C"),
    "locations": lambda box: len(box.locations),
    "explorer_spaces": lambda box: len(box.tracks.explorer.space),
    "quest_spaces": lambda box: sum(space.quest for space in box.tracks.explorer.space),
    "quests": lambda box: len(box.quests),
    "tokens": lambda box: len(box.tokens),
    "tiles": lambda box: len(box.tiles),
    "careers": lambda box: len(box.careers),
    "prestige": lambda box: len(box.prestige),
    "areas": lambda box: len(box.areas),
    "synergies": lambda box: len(box.synergies),
    "jean": lambda box: len(box.jean),
    "jacques": lambda box: len(box.jacques),
    "stories": lambda box: len(box.stories),
    "campaigns": lambda box: int(box.tale is not None),
    "legacy": lambda box: len(box.legacy),
}
"""What the table `[counts]` of a pack may count."""
OF_CAMPAIGNS = frozenset({"stories", "campaigns", "legacy"})
"""What cannot be counted where the campaign is left out."""


def whole_box_findings(box: Box) -> Iterator[Finding]:
    """Find what a complete box lacks or has too much of."""
    for card in box.cards.values():
        yield from _card_findings(card)
        first = box.cards.get(card.copy_of or "")
        if first:
            yield from _copy_findings(card, first)
    yield from _token_findings(box)
    yield from _market_findings(box)
    yield from _city_findings(box)
    yield from _tile_findings(box)
    yield from _career_findings(box)
    for quest in box.quests.values():
        for field in ("cost", "reward"):
            if not getattr(quest, field):
                yield Finding(f"quest {quest.id}", field, "nothing", f"a {field} on every quest tile")


def _in_deck(box: Box, letter: str) -> int:
    return sum(card.startswith(letter) for card in box.cards)


def count_findings(box: Box, left_out: Collection[str] = ()) -> Iterator[Finding]:
    """Find what a pack does not hold as often as it says."""
    for name, stated in box.pack.counts.items():
        if name in left_out:
            continue
        if name not in COUNTED:
            yield Finding("pack", f"counts.{name}", "an unknown key", "one of " + ", ".join(COUNTED))
        elif (there := COUNTED[name](box)) != stated:
            yield Finding("pack", f"counts.{name}", f"{there} pieces", f"{stated}, as this table says")


def _card_findings(card: Card) -> Iterator[Finding]:
    name = f"card {card.id}"
    if not card.id.startswith(("A", "B", "C")):
        yield Finding(name, "id", f'"{card.id}"', "an id that begins with the deck: A, B or C")
    if not (card.income or card.permanent or card.assistant or card.immediate):
        yield Finding(name, "", "no effect", "at least one of income, permanent, assistant, immediate")
    places_assistant = any(isinstance(effect, CostAssistant) for effect in card.requires)
    if places_assistant != bool(card.assistant):
        found = "a place without an action" if places_assistant else "an action without a place"
        yield Finding(name, "assistant", found, "cost_assistant and an assistant action together (INV-24)")
    holds_quest = any(isinstance(effect, QuestOnCard) for effect in card.immediate)
    if not holds_quest and any(isinstance(effect, VaCardQuest) for effect in card.permanent):
        yield Finding(name, "permanent", "va_card_quest without quest_on_card", "both on one card")


def _copy_findings(card: Card, first: Card) -> Iterator[Finding]:
    for field in ("name", "cost", "vp", "income", "permanent", "assistant", "immediate", "first_edition_income"):
        if getattr(card, field) != getattr(first, field):
            yield Finding(f"card {card.id}", field, "another value", f"the same as on {first.id}, its original")


def _token_findings(box: Box) -> Iterator[Finding]:
    for token in box.tokens.values():
        sides: dict[str, TokenSide] = {nation: getattr(token, nation) for nation in get_args(Nation)}
        if all(side.doubloons < 0 for side in sides.values()):
            yield Finding(f"token {token.id}", "", "a cost for every nation", "a nation that costs nothing")
        for nation, side in sides.items():
            if sum(map(bool, (side.doubloons, side.influence, side.vp, side.figure))) > 1:
                yield Finding(f"token {token.id}", nation, "several gifts or costs", "at most one for each nation")


def _market_findings(box: Box) -> Iterator[Finding]:
    players = _player_counts(box)
    markets: list[tuple[str, Market | None, Iterable[int]]] = [
        (f"location {place.id}", place.market, players) for place in box.locations.values()
    ]
    markets += [(f"tile {tile.id}", tile.market, tile.players) for tile in box.tiles.values()]
    markets += [(f"legacy {tile.id}", tile.market, players) for tile in box.legacy.values()]
    for name, market, wanted in markets:
        missing = [number for number in wanted if market and number not in market.spaces]
        if missing:
            numbers = ", ".join(map(str, missing))
            yield Finding(name, "market.spaces", f"nothing for {numbers} players", "spaces for every number of players")


def _city_findings(box: Box) -> Iterator[Finding]:
    # A city tile brings market and flag of its own.
    cities = [place for place in box.locations.values() if place.kind == "city" and not place.tile_slot]
    for name, piece in (
        *((f"location {place.id}", place) for place in cities),
        *((f"tile {tile.id}", tile) for tile in box.tiles.values()),
    ):
        for field in ("market", "flag"):
            if not getattr(piece, field):
                yield Finding(name, field, "nothing", f"a {field} in every city")


def _player_counts(box: Box) -> range:
    # A game alone is set up as for few players (MAR-SOLO-01); every seat has its doubloons.
    return range(box.numbers.setup.few_players, len(box.numbers.setup.doubloons) + 1)


def _tile_findings(box: Box) -> Iterator[Finding]:
    laid = {place.two_player_tile for place in box.locations.values()}
    drawn = [tile for tile in box.tiles.values() if tile.id not in laid]
    slots = sum(place.tile_slot for place in box.locations.values())
    for players in _player_counts(box):
        matching = [tile for tile in drawn if players in tile.players]
        yield from _set_findings(matching, players, slots, slots - box.numbers.setup.random_tiles)


def _set_findings(matching: list[CityTile], players: int, slots: int, marked: int) -> Iterator[Finding]:
    always = sum(tile.always for tile in matching)
    if always != marked:
        yield Finding("tile", "always", f"{always} marked tiles for {players} players", f"{marked}")
    # One more than are laid out, for the plague's end (MAR-LEGACY-19).
    if len(matching) <= slots:
        found = f"{len(matching)} tiles for {players} players"
        yield Finding("tile", "players", found, f"more than the {slots} that are laid out")


def _career_findings(box: Box) -> Iterator[Finding]:
    far = _barrier_order(box)
    for career in box.careers.values():
        name = f"career {career.id}"
        if any(number > 1 for number in Counter(type(task) for task in career.task).values()):
            yield Finding(name, "task", "two tasks of one kind", "tasks of different kinds")
        for number, task in enumerate(career.task):
            low, high = (
                (far.get(task.low_barrier, 0), far.get(task.high_barrier, 0))
                if isinstance(task, CareerExplorer)
                else (task.low, task.high)
            )
            if low >= high:
                yield Finding(name, f"task[{number}]", "a low level not below the high one", "low below high")


def _barrier_order(box: Box) -> dict[str, int]:
    spaces = box.tracks.explorer.space
    return {space.barrier: space.index for space in spaces if space.barrier}
