"""The map: places, arrows, forks and their order (MAR-SAIL-03)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, count

from maracaibo_tui.games.maracaibo.box.checks.finding import Finding, known
from maracaibo_tui.games.maracaibo.box.components import Arrow, Box, Location

_MOST_ROUNDS = 20


def board_findings(box: Box) -> Iterator[Finding]:
    """Find what makes the map unusable."""
    places = places_of(box)
    starts = [place for place in box.locations.values() if place.kind == "start"]
    if len(starts) != 1:
        yield Finding("location", "kind", f"{len(starts)} places of the kind start", "exactly one")
    for name, field, start, arrow in _arrows(box):
        yield from _arrow_findings(name, field, start, arrow, places)
    rounds = _rounds(box)
    for place in box.locations.values():
        yield from _place_findings(place, rounds, box.numbers.turn.movement)
    yield from _order_findings(places)
    if starts:
        yield from _endless(starts[0], rounds, box)


def whole_map_findings(box: Box) -> Iterator[Finding]:
    """Find what the map of a pack may not have, though that of a scenario may."""
    rounds = _rounds(box)
    for place in box.locations.values():
        for number in rounds:
            yield from _label_findings(f"location {place.id}", [each for each in place.next if _is_open(each, number)])
    starts = [place for place in box.locations.values() if place.kind == "start"]
    reached = {each for start in starts for number in rounds for each in _reachable(start.id, box.locations, number)}
    for place in box.locations.values():
        if starts and place.id not in reached:
            yield Finding(f"location {place.id}", "id", "a place that no way leads to", "a way from the start")


def places_of(box: Box) -> dict[str, Location]:
    """Give every place, those that legacy tiles add as well."""
    return {**box.locations, **{tile.place.id: tile.place for tile in box.legacy.values() if tile.place}}


def _arrows(box: Box) -> Iterator[tuple[str, str, str, Arrow]]:
    for place in box.locations.values():
        for number, arrow in enumerate(place.next):
            yield f"location {place.id}", f"next[{number}]", place.id, arrow
    for tile in box.legacy.values():
        for number, added in enumerate(tile.arrows):
            arrow = Arrow(to=added.to, branch=added.branch, cost=added.cost)
            yield f"legacy {tile.id}", f"arrows[{number}]", added.from_, arrow


def _arrow_findings(
    name: str, field: str, start: str, arrow: Arrow, places: Mapping[str, Location]
) -> Iterator[Finding]:
    ends = {f"{field}.from" if name.startswith("legacy") else field: start, f"{field}.to": arrow.to}
    unknown = [finding for path, end in ends.items() for finding in known(end, places, name, path, "a location")]
    yield from unknown
    if not unknown and places[arrow.to].order <= places[start].order:
        order = f"order {places[start].order} here and {places[arrow.to].order} there"
        yield Finding(name, f"{field}.to", order, "a higher order at the end of an arrow than at its start")


def _rounds(box: Box) -> list[int]:
    # Rounds in which the map may differ: those that arrows name, and one that none does. More than a few are a mistake
    # that other rules find, and need not keep anybody waiting here.
    last = box.numbers.turn.rounds
    named = {number for place in box.locations.values() for arrow in place.next for number in arrow.rounds}
    other = next(number for number in count(1) if number not in named)
    return sorted(number for number in named | {other} if number <= last)[:_MOST_ROUNDS]


def _place_findings(place: Location, rounds: list[int], movement: int) -> Iterator[Finding]:
    name = f"location {place.id}"
    ends = Counter(arrow.to for arrow in place.next)
    yield from (
        Finding(name, "next", f'several arrows to "{end}"', "one arrow to a place") for end in ends if ends[end] > 1
    )
    for number in rounds:
        open_now = [arrow for arrow in place.next if _is_open(arrow, number)]
        yield from _fork_findings(name, open_now)
        if place.kind != "homeward" and not any(arrow.cost <= movement for arrow in open_now):
            allowed = f"an arrow of at most {movement} movement points in every round"
            yield Finding(name, "next", f"no way on in round {number}", allowed)
    if place.kind == "city" and not (place.tile_slot or place.action):
        yield Finding(name, "action", "a city without action or tile slot", "one of them")
    if place.kind == "village" and (place.tile_slot or place.action or place.flag or place.market):
        yield Finding(name, "kind", "a village with market, action, flag or tile slot", "a village without them")


def _fork_findings(name: str, arrows: list[Arrow]) -> Iterator[Finding]:
    branches = [arrow.branch for arrow in arrows if arrow.branch]
    if len(set(branches)) < len(branches):
        found = "a fork with the branches " + ", ".join(sorted(branches))
        yield Finding(name, "next", found, "one upper and one lower branch")


def _label_findings(name: str, arrows: list[Arrow]) -> Iterator[Finding]:
    branches = sorted(arrow.branch or "none" for arrow in arrows)
    # A label that stands twice is found in any map.
    if len(arrows) > 1 and "none" in branches:
        yield Finding(name, "next", "a fork with the branches " + ", ".join(branches), "one upper and one lower branch")


def _order_findings(places: Mapping[str, Location]) -> Iterator[Finding]:
    orders = Counter(place.order for place in places.values())
    for place in places.values():
        if orders[place.order] > 1:
            yield Finding(f"location {place.id}", "order", f"{place.order}, as another place", "an order of its own")


def _endless(start: Location, rounds: list[int], box: Box) -> Iterator[Finding]:
    for number in rounds:
        if not any(_is_last(box.locations[place], number) for place in _reachable(start.id, box.locations, number)):
            yield Finding("location", "next", f"no end of the way in round {number}", "a homeward place to end at")


def _reachable(start: str, places: Mapping[str, Location], number: int) -> set[str]:
    reached, ahead = {start}, [start]
    while ahead:
        arrows: Iterable[Arrow] = chain.from_iterable(places[place].next for place in ahead)
        ends = {arrow.to for arrow in arrows if _is_open(arrow, number) and arrow.to in places}
        ahead = sorted(ends - reached)
        reached |= ends
    return reached


def _is_last(place: Location, number: int) -> bool:
    return place.kind == "homeward" and not any(_is_open(arrow, number) for arrow in place.next)


def _is_open(arrow: Arrow, number: int) -> bool:
    return not arrow.rounds or number in arrow.rounds
