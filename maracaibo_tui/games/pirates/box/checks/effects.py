"""Effects that cannot stand together, or not where they stand (PIR-GEN-19, PIR-LOC-10, PIR-RAID-10, PIR-TREAS-06)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import get_args

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.box.checks.finding import Finding
from maracaibo_tui.games.pirates.box.checks.printed_effects import effect_lists
from maracaibo_tui.games.pirates.box.components import Box, Location

_RAID_OPTIONS = get_args(v.RaidOption)
_EXCHANGE = ".effects"
"""How the field of an exchange ends."""
_ENDLESS: tuple[tuple[str, str, tuple[type, ...]], ...] = (
    ("explorer.space", "", (v.ExplorerSpace,)),
    ("tile", "", (v.ActivateBlackMarket, v.ExplorerSpace)),
    ("", _EXCHANGE, (v.Explore, v.ExplorerSpace, v.ActivateBlackMarket)),
)
"""What may lead back to where it stands with nothing used up on the way: how item and field are called, and effects."""
_ONE_A_SOURCE = (("raid options", _RAID_OPTIONS), ("exchanges", (v.ExploreExchange,)))


def effect_findings(box: Box) -> Iterator[Finding]:
    """Find effects that clash with others, and bonus spaces that do."""
    for item, field, effects in effect_lists(box):
        yield from _alike(item, field, effects)
        yield from _endless(item, field, effects)
    for place in box.locations.values():
        yield from _action_findings(place)
    yield from _source_findings(box)
    tops: dict[str, str] = {}
    for dig in box.digs.values():
        if dig.above and (first := tops.setdefault(dig.site, dig.id)) != dig.id:
            found = f"another space above the line of {dig.site}, besides {first}"
            yield Finding(f"dig {dig.id}", "above", found, "at most one at a site")


def name_of(effect: v.Effect) -> str:
    """Give the name of an effect as content files write it."""
    return str(effect.__struct_config__.tag)


def _endless(item: str, field: str, effects: Sequence[v.Effect]) -> Iterator[Finding]:
    """Find effects that would lead to a chain without end (PIR-GEN-19)."""
    for start, end, kinds in _ENDLESS:
        for effect in effects:
            if isinstance(effect, kinds) and item.startswith(start) and field.endswith(end):
                yield Finding(item, field, f'"{name_of(effect)}"', "any other effect: this one would use itself")


def _alike(item: str, field: str, effects: Sequence[v.Effect]) -> Iterator[Finding]:
    """Find effects that an answer could not tell apart."""
    found: dict[tuple[str, str], set[v.Effect]] = defaultdict(set)
    for effect in effects:
        found[name_of(effect), getattr(effect, "kind", "")].add(effect)
    for (name, _), different in found.items():
        # What an answer names by its source, and actions of a location, are looked at elsewhere.
        counted = isinstance(next(iter(different)), (*_RAID_OPTIONS, v.ExploreExchange)) or item.startswith("location")
        if len(different) > 1 and not counted:
            yield Finding(item, field, f'"{name}" with different numbers', "the same numbers, or one effect")


def _action_findings(place: Location) -> Iterator[Finding]:
    names = Counter(name_of(effect) for sides in place.actions for effect in sides)
    for name, times in names.items():
        if times > 1:
            yield Finding(f"location {place.id}", "actions", f'"{name}" {times} times', "each action once a location")
    for number, sides in enumerate(place.actions):
        if not sides:
            yield Finding(f"location {place.id}", f"actions[{number}]", "nothing", "at least one effect")


def _source_findings(box: Box) -> Iterator[Finding]:
    """Find sources of which an answer that names them would not say what is meant."""
    for kind, items in (
        ("improvement", box.improvements),
        ("upgrade", box.upgrades),
        ("figurehead", box.figureheads),
    ):
        for name, item in items.items():
            for called, kinds in _ONE_A_SOURCE:
                number = sum(isinstance(effect, kinds) for effect in item.permanent)
                if number > 1:
                    yield Finding(f"{kind} {name}", "permanent", f"{number} {called}", "at most one")
