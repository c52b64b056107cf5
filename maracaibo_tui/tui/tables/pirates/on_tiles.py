"""What stands on the tile of every space of the sea: islands, the Bay and Maracaibo, cards, and who lies there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.games.pirates.box.components import Improvement, Location, Residence
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.box.sea import BAY, MARACAIBO, START
from maracaibo_tui.games.pirates.rules.caribbean import price
from maracaibo_tui.games.pirates.rules.possessions import explore_steps
from maracaibo_tui.games.pirates.state.position import FACEDOWN, FILLER, Player
from maracaibo_tui.games.pirates.state.sight import scorers
from maracaibo_tui.games.pirates.state.table import PiratesTable
from maracaibo_tui.games.pirates.words.effects import actions_text, effects_text
from maracaibo_tui.games.pirates.words.marks import KIND_LETTERS, actions_marks, card_marks, mark
from maracaibo_tui.games.pirates.words.things import scrolls, worth
from maracaibo_tui.tui.screen.lines import Span
from maracaibo_tui.tui.screen.surface import BAND
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import Marks

from .lights import page_at, place
from .short_names import short_names
from .tiles import Tile

CURSOR = "accent underline bold"
"""The map's own cursor has no ground: a filled band always means Enter."""
KINDS: Mapping[str, tuple[str, str]] = {
    "crew": ("crew", "crew"),
    "equipment": ("gear", "gear"),
    "ship": ("ship", "vessel"),
    "residence": ("home", "home"),
}
"""By kind of card: its word on a tile, and the ink of its spine."""
_PLACES, WATER = "points", Tile("")
_SMALL = 8
"""Cells up to which points stand close to their unit."""


class Seen(NamedTuple):
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


def is_water(moment: Moment, space: str) -> bool:
    """Tell whether nothing but water lies on a space."""
    return space not in moment.view.grid and space not in {BAY, MARACAIBO}


def tile_of(seen: Seen, space: str) -> Tile:
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
        return WATER._replace(ships=start if space == _start(seen) else ())
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


def _start(seen: Seen) -> str:
    """Name the space of water at the left edge where ships lie that have not sailed yet."""
    sea = seen.printed.sea(seen.moment.view.options.layout)
    return next(
        (
            space
            for space in sea.row
            if sea.column[space] == 1 and is_water(seen.moment, space) and space not in sea.islands
        ),
        "",
    )


def _name_style(seen: Seen, space: str, page: str) -> str:
    """Say how a name is written: as the band, as somebody's chip, as the cursor, as an answer, or plain."""
    marked = seen.marked
    if place(space) in marked.bright or (page and page in marked.bright):
        return f"onaccent on {marked.told} bold" if marked.told else BAND
    if place(space) == marked.cursor:
        return CURSOR
    return "strong bold" if space in seen.answers or space == seen.player.ship else "text"


def _island(seen: Seen, kind: str) -> Tile:
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


def _board(seen: Seen, space: str) -> Tile:
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


def _card(seen: Seen, space: str) -> Tile:
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


def _improvement(seen: Seen, card: Improvement) -> Tile:
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


def _residence(seen: Seen, card: Residence) -> Tile:
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


def _location(seen: Seen, card: Location) -> Tile:
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
