"""Every list of effects printed anywhere in the box, with the item and the field where it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.box.components import Box

Listed = tuple[str, str, Sequence[v.Effect]]
_SCROLLS = ("immediate", "permanent", "income", "scoring")


def effect_lists(box: Box) -> Iterator[Listed]:
    """Give every list of effects with the name of its item and the field, those of exchanges as well."""
    for item, field, effects in _lists(box):
        yield item, field, effects
        for number, effect in enumerate(effects):
            if isinstance(effect, v.ExploreExchange):
                yield item, f"{field}[{number}].effects", effect.effects


def printed_effects(box: Box) -> Iterator[tuple[str, str, v.Effect]]:
    """Give every effect, what residences score and missions ask for included."""
    for item, field, effects in effect_lists(box):
        yield from ((item, f"{field}[{number}]", effect) for number, effect in enumerate(effects))
    for residence in box.residences.values():
        yield f"residence {residence.id}", "score", residence.score
    for mission in box.missions.values():
        for number, condition in enumerate(mission.conditions):
            yield f"mission {mission.id}", f"conditions[{number}]", condition


def _lists(box: Box) -> Iterator[Listed]:
    for place in box.locations.values():
        for number, sides in enumerate(place.actions):
            yield f"location {place.id}", f"actions[{number}]", sides
    for kind, items, fields in (
        ("improvement", box.improvements, _SCROLLS),
        ("figurehead", box.figureheads, _SCROLLS[:3]),
        ("upgrade", box.upgrades, _SCROLLS[:2]),
        ("tile", box.tiles, ("front", "back")),
        ("dig", box.digs, ("bonus",)),
        ("explorer.space", box.spaces, ("effects",)),
        ("ruby", box.rubies, ("bonus",)),
    ):
        for name, item in items.items():
            yield from ((f"{kind} {name}", field, getattr(item, field)) for field in fields)
    for figurehead in box.figureheads.values():
        for number, space in enumerate(figurehead.spaces):
            yield f"figurehead {figurehead.id}", f"spaces[{number}].bonus", space.bonus
