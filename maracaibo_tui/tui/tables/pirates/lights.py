"""What an option is about and what an event touches, by address: `place/C4`, `card/P201`, `island/gold`, `space/e5`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.box.sea import BAY, MARACAIBO
from maracaibo_tui.games.pirates.state import events as e
from maracaibo_tui.games.pirates.state.position import State
from maracaibo_tui.tui.shell.kit import Moment

PLACE = "place"
"""The kind of address of a space of the sea, whatever lies there."""


def place(space: str) -> str:
    """Give the address of a space."""
    return f"{PLACE}/{space}"


def page_of(printed: Printed, item: str) -> str:
    """Give the address of the page of a card, an upgrade, a figurehead or a location by its id; or nothing."""
    return _kinds(printed).get(item, "")


@lru_cache(maxsize=2)
def _kinds(printed: Printed) -> Mapping[str, str]:
    box = printed.box
    found = {
        "card": box.improvements,
        "location": box.locations,
        "residence": box.residences,
        "upgrade": box.upgrades,
        "figurehead": box.figureheads,
        "mission": box.missions,
        "tile": box.tiles,
    }
    poseidon = {space: f"figurehead/{head}" for head, spaces in printed.poseidon.items() for space in spaces}
    return {**{item: f"{kind}/{item}" for kind, items in found.items() for item in items}, **poseidon}


def page_at(printed: Printed, view: State, space: str) -> str:
    """Give the page of what lies on a space as the seat sees it; nothing where it has none."""
    island = printed.sea(view.options.layout).islands.get(space)
    if island:
        return f"island/{island}"
    if space in {BAY, MARACAIBO}:
        return f"sea/{space}"
    return "" if space in view.chests else page_of(printed, view.grid.get(space, ""))


def space_of(view: State, card: str) -> str:
    """Find the space on which a card lies; nothing where it lies on none."""
    return next((space for space, found in view.grid.items() if card and found == card), "")


def lit(printed: Printed, moment: Moment) -> frozenset[str]:
    """Name all that lights up: what was just told, else what the highlighted option is about."""
    if moment.lit or moment.option is None:
        return frozenset(moment.lit)
    return frozenset(about(printed, moment, moment.option.id))


def about(printed: Printed, moment: Moment, option: str) -> tuple[str, ...]:
    """Name what an option is about, the weightiest first."""
    form = taken_apart(option)
    value = form.values[-1] if form.values else ""
    naming = _WORDS.get(form.word)
    return tuple(filter(None, naming(printed, moment, value, form.way))) if naming is not None else ()


Naming = Callable[[Printed, Moment, str, tuple[str, ...]], tuple[str, ...]]


def _sailed_to(printed: Printed, moment: Moment, space: str, _way: tuple[str, ...]) -> tuple[str, ...]:
    return place(space), page_at(printed, moment.view, space)


def _card(printed: Printed, moment: Moment, card: str, _way: tuple[str, ...]) -> tuple[str, ...]:
    """Name a card of the grid, that where the ship lies if the option names none."""
    view = moment.view
    card = card or view.grid.get(view.players[max(0, moment.who - 1)].ship, "")
    return page_of(printed, card), *_on_the_sea(view, card)


def _on_the_sea(view: State, card: str) -> tuple[str, ...]:
    space = space_of(view, card)
    return (place(space),) if space else ()


def _tile(_printed: Printed, moment: Moment, tile: str, way: tuple[str, ...]) -> tuple[str, ...]:
    """Name a black-market tile and the location where it lies or would be laid."""
    question, view = moment.question, moment.view
    tile = tile or (question.source.split("/")[1] if question is not None and "/" in question.source else "")
    laid = next((card for card, (_, found) in view.market.items() if found == tile), "")
    location = way[0] if way else laid
    return f"tile/{tile}", f"location/{location}" if location else "", *_on_the_sea(view, location)


def _bury(printed: Printed, _moment: Moment, _kind: str, way: tuple[str, ...]) -> tuple[str, ...]:
    return (f"dig/{way[0]}" if way and way[0] in printed.box.digs else page_of(printed, way[0] if way else ""),)


def _here(printed: Printed, moment: Moment, _value: str, _way: tuple[str, ...]) -> tuple[str, ...]:
    """Name the space of the own explorer."""
    del printed
    return (f"space/{moment.view.players[max(0, moment.who - 1)].explorer}",)


def _of(kind: str) -> Naming:
    return lambda _printed, _moment, value, _way: (f"{kind}/{value}",) if value not in {"", "deck"} else ()


_WORDS: Mapping[str, Naming] = {
    **dict.fromkeys(("sail", "step"), _sailed_to),
    **dict.fromkeys(("buy", "build"), _card),
    **dict.fromkeys(("tile", "activate"), _tile),
    **dict.fromkeys(("raid", "exchange"), lambda printed, _moment, value, _way: (page_of(printed, value),)),
    **dict.fromkeys(("island", "treasure", "die", "colour"), _of("island")),
    **dict.fromkeys(("mission", "keep", "discard"), _of("mission")),
    "bury": _bury,
    "explore": _of("space"),
    "figurehead": _of("figurehead"),
    "sell": _of("ruby"),
    "upgrade": _of("upgrade"),
    "use": _here,
}
"""By the word of an option: what it is about."""
_PARTS: Mapping[str, str] = {
    "place": "map",
    "island": "map",
    "location": "map",
    "residence": "map",
    "space": "explorer",
    "mission": "offers",
    "figurehead": "offers",
    "ruby": "offers",
    "dig": "treasures",
    "captain": "captains",
    "upgrade": "captains",
}
"""Where something is to be seen that is told of others, by its kind."""


def shown_at(event: object, *, is_scored: bool) -> tuple[str, tuple[str, ...]]:
    """Name the part where an event is to be seen, points where they are scored, and all that it touches."""
    found = tuple(_touched(event))
    if is_scored:
        return "points", found
    return next((_PARTS[kind] for each in found if (kind := each.partition("/")[0]) in _PARTS), ""), found


def _touched(event: Any) -> Iterator[str]:  # noqa: ANN401 - any event
    """Name what an event touches."""
    kind, field = _EVENTS.get(type(event), ("", ""))
    value = getattr(event, field, "")
    if isinstance(value, tuple):
        value = value[-1] if value else ""
    if kind:
        yield f"{kind}/{value or 'jordan'}"
    if isinstance(event, e.ShipUpgraded):
        yield f"upgrade/{event.upgrade}"


_EVENTS: Mapping[type, tuple[str, str]] = {
    **dict.fromkeys((e.Sailed, e.Stepped), (PLACE, "to")),
    e.JordanSailed: (PLACE, "route"),
    e.JordanChose: (PLACE, "destination"),
    **dict.fromkeys((e.CardBought, e.CardIgnored, e.CardLaid, e.Flipped, e.JordanBought), (PLACE, "space")),
    e.MarkerAdded: ("island", "island"),
    **dict.fromkeys((e.TreasureGained, e.JordanRaided, e.RaidBegun), ("island", "kind")),
    **dict.fromkeys((e.Explored, e.JordanExplored), ("space", "to")),
    **dict.fromkeys((e.MissionTaken, e.MissionLaid, e.JordanTook), ("mission", "mission")),
    e.FigureheadTaken: ("figurehead", "figurehead"),
    **dict.fromkeys((e.TileLaid, e.TileUsed, e.TreasureTileLaid, e.RubyGained), ("location", "location")),
    e.RubySold: ("ruby", "space"),
    e.ResidenceBuilt: ("residence", "residence"),
    **dict.fromkeys((e.ShipUpgraded, e.Buried, e.JordanUpgraded), ("captain", "seat")),
}
"""By event: the kind of what it touches, and the field that names it."""
