"""The sea: tiles of cards and islands with water between them, what can be reached, and the way that is previewed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from maracaibo_tui.engine.forms import taken_apart, value_of
from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.games.pirates.box.components import Improvement, Location, Residence
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.box.sea import BAY, COLUMNS, MARACAIBO, ROWS, START
from maracaibo_tui.games.pirates.rules.caribbean import price
from maracaibo_tui.games.pirates.rules.possessions import explore_steps
from maracaibo_tui.games.pirates.state.position import FACEDOWN, FILLER, Player
from maracaibo_tui.games.pirates.state.sight import scorers
from maracaibo_tui.games.pirates.state.table import PiratesTable
from maracaibo_tui.games.pirates.words.effects import actions_text, effects_text
from maracaibo_tui.games.pirates.words.marks import KIND_LETTERS, actions_marks, card_marks, mark
from maracaibo_tui.games.pirates.words.things import scrolls, worth
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, fitted, line
from maracaibo_tui.tui.screen.surface import BAND, on
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import Marks

from . import lower_edge
from .geometry import ACROSS, DOWN, Grid, grid_of, spots, way
from .lights import PLACE, page_at, place
from .seen import marks, own, table_of
from .short_names import short_names
from .tiles import Tile, drawn

SAILING = frozenset({"DEC-P10", "DEC-P11"})
CURSOR = "accent underline bold"
"""The map's own cursor has no ground: a filled band always means Enter."""
KINDS: Mapping[str, tuple[str, str]] = {
    "crew": ("crew", "crew"),
    "equipment": ("gear", "gear"),
    "ship": ("ship", "vessel"),
    "residence": ("home", "home"),
}
"""By kind of card: its word on a tile, and the ink of its spine."""
_PLACES, _WATER, _GAP = "points", Tile(""), Span(" ", "text on deep")
_SMALL = 8
"""Cells up to which points stand close to their unit."""


class _Seen(NamedTuple):
    """What tiles are made from."""

    table: PiratesTable
    moment: Moment
    player: Player
    steps: Mapping[str, int]
    answers: frozenset[str]
    """The spaces that options are about."""
    marked: Marks
    letters: int

    @property
    def printed(self) -> Printed:
        """What is printed."""
        return self.table.printed


def visited(printed: Printed, moment: Moment) -> tuple[str, ...]:
    """List what the cursor of the map visits: every space with something on it; none where options lie on the map."""
    if spots_of(printed, moment):
        return ()
    sea = printed.sea(moment.view.options.layout)
    return tuple(
        [place(space) for space in (*sea.row, BAY, MARACAIBO) if space in sea.islands or not _is_water(moment, space)]
    )


def _is_water(moment: Moment, space: str) -> bool:
    return space not in moment.view.grid and space not in {BAY, MARACAIBO}


def spots_of(printed: Printed, moment: Moment) -> dict[int, str]:
    """Give the space that each option is about, by the number of the option."""
    found: dict[int, str] = {}
    islands = {kind: space for space, kind in printed.sea(moment.view.options.layout).islands.items()}
    for at, option in enumerate(moment.options):
        from .lights import about

        for address in about(printed, moment, option.id):
            kind, _, item = address.partition("/")
            space = item if kind == PLACE else islands.get(item, "") if kind == "island" else ""
            if space:
                found[at] = space
    return found


def at_cursor(printed: Printed, moment: Moment) -> str:
    """Give the page of what the cursor of the map stands on."""
    space = moment.under_cursor("map", visited(printed, moment)).partition("/")[2]
    return page_at(printed, moment.view, space) if space else ""


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw the sea, and below it what its signs mean, or the space at the cursor."""
    grid = grid_of(cells, rows - 1)
    edge = lower_edge.draw(printed, moment, cells, pointed=_pointed(printed, moment))
    if grid is None:
        return [edge]
    seen = _seen(printed, moment, grid.wide)
    tiles = {
        spot: drawn(_tile(seen, space), grid.wide, grid.high, in_letters=moment.in_letters)
        for space, spot in _on_it(printed, moment).items()
    }
    return [*_rows(grid, tiles, _way(printed, moment), cells, rows - 1), edge]


def _pointed(printed: Printed, moment: Moment) -> str:
    return moment.under_cursor("map", visited(printed, moment)).partition("/")[2] if "map" in moment.cursors else ""


def _on_it(printed: Printed, moment: Moment) -> dict[str, tuple[int, int]]:
    found = spots(printed, moment.view.options.layout)
    return {space: spot for space, spot in found.items() if space != START}


def _seen(printed: Printed, moment: Moment, letters: int) -> _Seen:
    table, player = table_of(printed, moment), own(moment)
    answers = frozenset(spots_of(printed, moment).values())
    is_sailing = moment.question is not None and moment.question.point in SAILING
    sea = printed.sea(moment.view.options.layout)
    steps = sea.within(player.ship, len(sea.places)) if is_sailing else {}
    reach = {space: count for space, count in steps.items() if space in answers}
    return _Seen(
        table, moment, player, reach, answers, marks(printed, moment, "map", visited(printed, moment)), letters
    )


def _rows(
    grid: Grid,
    tiles: Mapping[tuple[int, int], tuple[Line, ...]],
    dots: frozenset[tuple[int, int, str]],
    cells: int,
    rows: int,
) -> Lines:
    """Put tiles together row by row, with the gaps of water between them."""
    empty = on(line(" " * cells), "deep")
    lines: Lines = [empty] * grid.top
    for row in range(DOWN):
        for at in range(grid.high):
            spans: list[Span] = [Span(" " * grid.left, "text on deep")] if grid.left else []
            for column in range(ACROSS):
                spans += [_gap(grid, (column - 1, row), at, dots), *tiles.get((column, row), _blank(grid))[at]]
            lines.append(fitted(tuple(spans), cells, "text on deep"))
        if grid.gap:
            lines.append(_between(grid, row, dots, cells))
    return [*lines, *[empty] * (rows - len(lines))][:rows]


def _blank(grid: Grid) -> tuple[Line, ...]:
    return drawn(_WATER, grid.wide, grid.high, in_letters=False)


def _gap(grid: Grid, spot: tuple[int, int], at: int, dots: frozenset[tuple[int, int, str]]) -> Span:
    """Draw the cell of water right of a tile: a step of the way, at the edge of the map the letter of the row."""
    column, row = spot
    if at == 1 and (column, row, "right") in dots:
        return Span("•", "accent bold on deep")
    if column < 0 and at == min(1, grid.high - 1):
        return Span(ROWS[row], "off on deep")
    return _GAP


def _between(grid: Grid, row: int, dots: frozenset[tuple[int, int, str]], cells: int) -> Line:
    """Draw the water below a row of tiles: steps of the way, below the last one the numbers of the columns."""
    spans, at = list[Span](), 0
    for column in range(COLUMNS):
        sign = _below(row, column, dots)
        if sign is not None:
            x = grid.at((column, row))[0] + grid.wide // 2
            spans += [Span(" " * (x - at), "text on deep"), sign]
            at = x + 1
    return (*spans, Span(" " * (cells - at), "text on deep"))


def _below(row: int, column: int, dots: frozenset[tuple[int, int, str]]) -> Span | None:
    if row == DOWN - 1:
        return Span(str(column + 1), "off on deep")
    return Span("•", "accent bold on deep") if (column, row, "down") in dots else None


def _way(printed: Printed, moment: Moment) -> frozenset[tuple[int, int, str]]:
    """Give the gaps that the way to the highlighted space crosses: those right of a tile, and those below one."""
    option, question = moment.option, moment.question
    if option is None or question is None or question.point not in SAILING or taken_apart(option.id).word == "stop":
        return frozenset()
    layout = moment.view.options.layout
    where = spots(printed, layout)
    steps = [where[space] for space in way(printed, layout, own(moment).ship, value_of(option.id))]
    crossed = set[tuple[int, int, str]]()
    for (x, y), (x2, y2) in pairwise(steps):
        if y == y2 or x2 == COLUMNS:
            crossed.add((min(x, x2), y, "right"))
        elif x == x2:
            crossed.add((x, min(y, y2), "down"))
    return frozenset(crossed)


def _tile(seen: _Seen, space: str) -> Tile:
    """Gather what stands on the tile of a space."""
    view = seen.moment.view
    sea = seen.printed.sea(view.options.layout)
    here = tuple([each.seat for each in scorers(view) if each.ship == space])
    if space in sea.islands:
        tile = _island(seen, sea.islands[space])
    elif space in {BAY, MARACAIBO}:
        tile = _board(seen, space)
    elif space in view.grid:
        tile = _card(seen, space)
    else:
        start = tuple([each.seat for each in scorers(view) if each.ship == START])
        return _WATER._replace(ships=start if space == _start(seen) else ())
    steps = seen.steps.get(space, 0)
    before = seen.moment.before
    is_new = before is not None and space in view.grid and before.grid.get(space, "") != view.grid[space]
    return tile._replace(
        ships=here,
        steps=steps,
        ghost=letter(seen.player.seat) if steps and place(space) in seen.marked.bright else "",
        spine="accent" if space in seen.answers else "",
        name_style=_name_style(seen, space, page_at(seen.printed, view, space)),
        is_new=is_new,
    )


def _start(seen: _Seen) -> str:
    """Name the space of water at the left edge where ships lie that have not sailed yet."""
    sea = seen.printed.sea(seen.moment.view.options.layout)
    return next(
        (
            space
            for space in sea.row
            if sea.column[space] == 1 and _is_water(seen.moment, space) and space not in sea.islands
        ),
        "",
    )


def _name_style(seen: _Seen, space: str, page: str) -> str:
    """Say how a name is written: as the band, as somebody's chip, as the cursor, as an answer, or plain."""
    marked = seen.marked
    if place(space) in marked.bright or (page and page in marked.bright):
        return f"onaccent on {marked.told} bold" if marked.told else BAND
    if place(space) == marked.cursor:
        return CURSOR
    return "strong bold" if space in seen.answers or space == seen.player.ship else "text"


def _island(seen: _Seen, kind: str) -> Tile:
    view, after = seen.moment.view, seen.moment.after
    markers = view.islands[kind]
    then = after.islands[kind] if after is not None else markers
    now, becomes = worth(seen.printed, markers), worth(seen.printed, then)
    unit = " VP" if seen.letters > _SMALL else "VP"
    name = kind.upper()
    return Tile(
        name,
        short_word(name, seen.letters),
        "land",
        markers=markers,
        then=then,
        worth=(f"{now}{unit}", f"{becomes}{unit}" if now != becomes else ""),
    )


def short_word(word: str, letters: int) -> str:
    """Give a word, or its beginning with a full stop."""
    return word if len(word) <= letters else f"{word[: letters - 1]}."


def _board(seen: _Seen, space: str) -> Tile:
    """Gather what stands on the Bay and on Maracaibo."""
    if space == MARACAIBO:
        vp = seen.printed.numbers.maracaibo.vp
        return Tile(
            "Maracaibo",
            short_word("Maracaibo", seen.letters),
            "shallow",
            _PLACES,
            does=f"{vp} VP, u",
            words=f"{vp} VP, a ship upgrade",
        )
    bay = seen.printed.bay
    steps = bay.explore + explore_steps(seen.table, seen.player)
    words = f"upgrade, then Raid +{bay.swords}, Explore {steps} or build"
    return Tile(
        "The Bay",
        "Bay",
        "shallow",
        _PLACES,
        does=f"u; raid+{bay.swords} /x{steps} /R",
        words=words,
    )


def _card(seen: _Seen, space: str) -> Tile:
    """Gather what stands on the card of a space, as far as the seat knows it."""
    view, box = seen.moment.view, seen.printed.box
    card = view.grid[space]
    if space in view.chests:
        gold = view.chests[space]
        return Tile("Location ?", "?loc", "shallow", _PLACES, does=f"{gold}$", words=f"face down, take {gold}$")
    if card in {FACEDOWN, FILLER, ""}:
        return Tile(
            {FACEDOWN: "Card ?", FILLER: f"{seen.printed.turn.ignore}$ only"}.get(card, "–"),
            "?imp" if card == FACEDOWN else "–",
            "raised",
        )
    short = short_names(seen.printed, seen.letters)[card]
    match box.improvements.get(card) or box.residences.get(card) or box.locations[card]:
        case Improvement() as found:
            tile = _improvement(seen, found)
        case Residence() as found:
            tile = _residence(seen, found)
        case Location() as found:
            tile = _location(seen, found)
    return tile._replace(short=short)


def _improvement(seen: _Seen, card: Improvement) -> Tile:
    cost = price(seen.table, seen.player, card.cost)
    (word, ink), (does, words) = KINDS[card.kind], _told(seen.printed, card.id)
    return Tile(
        card.name,
        ground="raised",
        ink=ink,
        letter=KIND_LETTERS[card.kind],
        kind=word,
        price=f"{cost}$",
        can_pay=cost <= seen.player.doubloons,
        does=does,
        words=words,
        worth=(f"{card.vp} VP", f"{card.vp}V") if card.vp else ("", ""),
    )


def _residence(seen: _Seen, card: Residence) -> Tile:
    cost = price(seen.table, seen.player, card.cost)
    (word, ink), (does, words) = KINDS["residence"], _told(seen.printed, card.id)
    owners = [each.seat for each in scorers(seen.moment.view) if card.id in each.residences]
    signs = tuple([Span("".join(letter(seat).lower() for seat in (each,)), f"{style(each)} bold") for each in owners])
    return Tile(
        card.name,
        ground="raised",
        ink=ink,
        letter="R",
        kind=word,
        price=f"{cost}$",
        can_pay=cost <= seen.player.doubloons and seen.player.seat not in owners,
        does=does,
        words=words,
        signs=signs,
    )


def _location(seen: _Seen, card: Location) -> Tile:
    view, (does, words) = seen.moment.view, _told(seen.printed, card.id)
    kind, (seat, tile) = view.treasure_tiles.get(card.id, ""), view.market.get(card.id, (0, ""))
    signs = (
        *((Span(f"k{letter(seat)}", f"{style(seat)} bold"),) if tile else ()),
        *((Span(f"+{KIND_LETTERS[kind]}", f"{kind} bold"),) if kind else ()),
    )
    return Tile(
        card.name,
        ground="shallow",
        ink=_PLACES,
        does=does,
        words=words,
        signs=signs,
    )


@lru_cache(maxsize=256)
def _told(printed: Printed, card: str) -> tuple[str, str]:
    """Say what a card does in marks and in words; the map says the same at every key."""
    box = printed.box
    match box.improvements.get(card) or box.residences.get(card) or box.locations[card]:
        case Improvement() as found:
            return card_marks(found), "; ".join(scrolls(found))
        case Residence() as found:
            return mark(found.score), effects_text((found.score,))
        case Location() as found:
            return actions_marks(found.actions), actions_text(found.actions)
