"""What is to be seen at a location: market, flag, quests, assistants and ships, as short marks."""

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.who import letter
from maracaibo_tui.games.maracaibo.box.components import Legacy
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.places import is_city, is_flag, market, market_spaces
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.legacy import lying, tiles_at
from maracaibo_tui.tui.screen.lines import Line, Span

from .card_lines import GOODS

MOST_LETTERS = 4
LEAST_NAME = 4
LETTERS = {"france": "F", "spain": "S", "england": "E"}


def glyph(printed: Printed, view: State, place: str) -> tuple[str, str]:
    """Give the mark of a location and its style."""
    table: MaracaiboTable = Table(view, printed)
    kind = printed.locations[place].kind
    if kind == "start":
        return "◊", "home"
    if kind == "homeward":
        return "▲", "home"
    return ("■", "city") if is_city(table, place) else ("•", "village")


def tags(printed: Printed, view: State, place: str) -> Line:
    """Give the marks of a location: good and free spaces, flag or owner, quests, legacy tiles, assistants, ships."""
    table: MaracaiboTable = Table(view, printed)
    spans: list[Span] = []
    wanted = market(table, place)
    if wanted is not None:
        free = market_spaces(table, place) - len(view.goods.get(place, ()))
        spans.append(Span(f"{GOODS[wanted.good]}{'○' * free or '×'}", "money" if free else "faint"))
    owner = view.markers.get(place)
    if owner:
        spans.append(Span(LETTERS[owner], f"{owner} strong"))
    elif is_flag(table, place):
        spans.append(Span("□", "faint"))
    quests = len(view.quests.get(place, ()))
    if quests:
        spans.append(Span("?" * quests, "points strong"))
    spans += [Span(_legacy(tile), "warn") for tile in tiles_at(lying(printed, view), place)] if view.legacy else []
    for p in view.players:
        stands = len(p.assistants.get(place, ()))
        if stands:
            spans.append(Span(letter(p.seat).lower() * min(stands, MOST_LETTERS), f"seat{p.seat}"))
    spans += [Span(f"►{letter(p.seat)}", f"seat{p.seat} strong") for p in view.players if p.ship == place]
    if view.jean is not None and view.jean.ship == place:
        spans.append(Span("►J", "automa strong"))
    return tuple(Span((" " if at else "") + span.text, span.style) for at, span in enumerate(spans))


def _legacy(tile: Legacy) -> str:
    """Give the mark of a legacy tile, with the explorer space from which on one may enter a city that it brings."""
    needed = getattr(tile.effect, "explorer_space", 0) if tile.place is not None else 0
    return f"L{needed or ''}"


def shortened(name: str, room: int) -> str:
    """Give a name that fits: the first of its words, their initials, a beginning with a full stop, or nothing."""
    words = name.split()
    forms = [name, words[0] if len(words) > 2 else " ".join([*(f"{word[0]}." for word in words[:-1]), words[-1]])]  # noqa: PLR2004
    fitting = [form for form in forms if len(form) <= room]
    if fitting:
        return fitting[0]
    return f"{words[0][: room - 1].rstrip('.')}." if room >= LEAST_NAME else ""
