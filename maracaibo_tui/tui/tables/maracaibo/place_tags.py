"""What is to be seen at a location: quests, market, flag, assistants and ships, as short signs."""

from collections.abc import Sequence
from typing import NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.games.maracaibo.box.components import Legacy
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.places import is_city, is_flag, market, market_spaces
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.legacy import lying, tiles_at
from maracaibo_tui.tui.screen.lines import Line, Span
from maracaibo_tui.tui.screen.surface import chip
from maracaibo_tui.tui.shell.chart.labels import Sign

from .card_lines import GOODS
from .charts import chip_of

LETTERS = {"france": "F", "spain": "S", "england": "E"}
NEW = Span("+", "gain bold")
"""What stands behind whatever is new since the last answer of the seat that looks."""
EXTRAS, ACTIONS, SPACES, ASSISTANTS, MARKET, FEW, FLAG, QUEST, VOYAGE = range(9)
"""In this order signs give way: what a voyage brings, free spaces of a market, letters of assistants, whole signs."""


_FEWEST = 2
"""So many assistants are never drawn as a count."""


class Seen(NamedTuple):
    """The view that is drawn, and that of the seat's last answer where it is known."""

    printed: Printed
    view: State
    before: State | None = None


def kind_of(printed: Printed, view: State, place: str) -> str:
    """Say what a location is just now: start, homeward, city or village."""
    table: MaracaiboTable = Table(view, printed)
    kind = printed.locations[place].kind
    if kind in {"start", "homeward"}:
        return kind
    return "city" if is_city(table, place) else "village"


def glyph(printed: Printed, view: State, place: str) -> tuple[str, str]:
    """Give the chip of a location and its style."""
    kind = kind_of(printed, view, place)
    return chip_of(kind, place), "oncity on city bold" if kind == "city" else "text"


def tags(printed: Printed, view: State, place: str) -> Line:
    """Give all signs of a location one after the other, a blank between two of them."""
    told = [*(each.text for each in signs(Seen(printed, view), place)), *ships(view, place)[:1]]
    return tuple([span for at, text in enumerate(told) for span in (*((Span(" "),) if at else ()), *text)])


def signs(seen: Seen, place: str, *, in_words: bool = False) -> list[Sign]:
    """Give the signs of a location but ships, in the order they are read; its market may stand in words elsewhere."""
    view, was = seen.view, seen.before
    found = []
    quests, known = view.quests.get(place, ()), view.quests.get(place, ()) if was is None else was.quests.get(place, ())
    if quests:
        new = (NEW,) if {*quests} - {*known} else ()
        found.append(Sign((Span("?" * len(quests), "points bold"), *new), QUEST))
    found += [] if in_words else _market(seen, place)
    owner = view.markers.get(place)
    if owner:
        new = (NEW,) if was is not None and was.markers.get(place) != owner else ()
        found.append(Sign((Span(LETTERS[owner], f"{owner} bold"), *new), FLAG))
    tiles = tiles_at(lying(seen.printed, view), place) if view.legacy else []
    found += [Sign((Span(_legacy(tile), "warn"),), QUEST) for tile in tiles]
    return [*found, *_assistants(seen, place)]


def _market(seen: Seen, place: str) -> list[Sign]:
    wanted, spaces, taken = _wanted(seen, place)
    if not wanted:
        return []
    free = spaces - taken
    new = (NEW,) if _is_fuller(seen, place) else ()
    text = (Span(f"{GOODS[wanted]}{'○' * free or '×'}", "money"), *new)
    short = (Span(f"{GOODS[wanted]}{free or '×'}", "money"), *new)
    return [Sign(text, MARKET, short, SPACES)]


def _wanted(seen: Seen, place: str) -> tuple[str, int, int]:
    """Give the good that a place wants, its spaces, and how many of them are taken."""
    table: MaracaiboTable = Table(seen.view, seen.printed)
    found = market(table, place)
    if found is None:
        return "", 0, 0
    return found.good, market_spaces(table, place), len(seen.view.goods.get(place, ()))


def _is_fuller(seen: Seen, place: str) -> bool:
    """Tell whether somebody has delivered since."""
    return seen.before is not None and len(seen.before.goods.get(place, ())) < len(seen.view.goods.get(place, ()))


def _assistants(seen: Seen, place: str) -> list[Sign]:
    spans, count = [], 0
    for p in seen.view.players:
        stands = len(p.assistants.get(place, ()))
        if stands:
            count += stands
            spans.append(Span(letter(p.seat).lower() * stands, style(p.seat)))
            before = None if seen.before is None else seen.before.players[p.seat - 1].assistants.get(place, ())
            if before is not None and len(before) < stands:
                spans.append(NEW)
    if count <= _FEWEST:
        # A count would be no shorter than their letters.
        return [Sign(tuple(spans), FEW)] if spans else []
    return [Sign(tuple(spans), FEW, (Span(f"+{count}", "text"),), ASSISTANTS)]


def ships(view: State, place: str) -> tuple[Line, ...]:
    """Give the ships of a place: one by one, and together."""
    there: list[int | str] = [p.seat for p in view.players if p.ship == place]
    if view.jean is not None and view.jean.ship == place:
        there.append("jean")
    if not there:
        return ()
    single = [chip(f"▲{letter(who)}", style(who)) for who in there]
    apart = tuple([span for at, each in enumerate(single) for span in (*((Span(" "),) if at else ()), each)])
    together = (single[0], *[chip(letter(who), style(who)) for who in there[1:]])
    return (apart, together) if len(there) > 1 else (apart,)


def voyage(waits: Sequence[Span]) -> list[Sign]:
    """Give the signs of what a voyage to a place costs and brings, the weightiest first."""
    return [Sign((each,), next((goes for end, goes in _GOES if each.text.endswith(end)), EXTRAS)) for each in waits]


_GOES = (("MP", VOYAGE), ("v", ACTIONS))


def in_words(seen: Seen, place: str, ink: str) -> Line:
    """Say what a city's market has free, and that its flag is."""
    wanted, spaces, taken = _wanted(seen, place)
    told: list[Span] = []
    if wanted:
        told.append(Span(f"{wanted} {'○' * (spaces - taken) or 'full'}", "money"))
        told += [NEW] if _is_fuller(seen, place) else []
    table: MaracaiboTable = Table(seen.view, seen.printed)
    if is_flag(table, place) and not seen.view.markers.get(place):
        told.append(Span(" · flag free" if told else "flag free", ink))
    return tuple(told)


def _legacy(tile: Legacy) -> str:
    """Give the mark of a legacy tile, with the explorer space from which on one may enter a city that it brings."""
    needed = getattr(tile.effect, "explorer_space", 0) if tile.place is not None else 0
    return f"L{needed or ''}"
