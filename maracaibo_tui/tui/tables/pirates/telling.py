"""Words in fewer letters, and figures that several parts tell alike."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.rules.final_scoring import treasure_value
from maracaibo_tui.games.pirates.rules.possessions import treasures
from maracaibo_tui.games.pirates.state.position import Jordan, Player, State
from maracaibo_tui.games.pirates.state.sight import scorers
from maracaibo_tui.games.pirates.state.table import PiratesTable
from maracaibo_tui.games.pirates.words.marks import marks
from maracaibo_tui.games.pirates.words.points import ahead
from maracaibo_tui.games.pirates.words.things import figurehead_text, side_of, tile_text

_BRIEFLY = (
    (re.compile(r"(\d+) doubloons?"), r"\1$"),
    (re.compile(r"\b1 treasure of any kind"), "a treasure"),
    (re.compile(r"\ba marker on the (\w+) island"), r"\1 +1"),
    (re.compile(r"a marker on any island"), "a marker"),
    (re.compile(r"\ba ship upgrade"), "upgrade"),
    (re.compile(r", at most (\d+)"), r", up to \1"),
    (re.compile(r" per ship improvement"), " a ship card"),
    (re.compile(r" per (?=[aeiou])"), " an "),
    (re.compile(r" per (?=[a-z])"), " a "),
    (re.compile(r"\btake a mission"), "mission"),
    (re.compile(r"\bbury a treasure"), "bury"),
    (re.compile(r"at the end "), "= "),
    (re.compile(r"at once "), "! "),
    (re.compile(r"from now on "), ""),
    (re.compile(r"raid option: (\d+) swords? (?:->|→) "), r"\1 swords: "),
    (re.compile(r" anywhere\b"), ""),
    (re.compile(r"every Explore (\d) spaces? further"), r"Explore +\1"),
    (re.compile(r"(\d) swords? more in every Raid"), r"Raid +\1"),
    (re.compile(r"(\d) swords? more with the (\w+) die"), r"\2 die +\1"),
    (re.compile(r"cards and residences (\S+) cheaper"), r"prices -\1"),
    (re.compile(r"as many (doubloons|VP) as your \w+ income"), r"\1 as income"),
    (re.compile(r"use your explorer's space"), "explorer space"),
    (re.compile(r"Raid with (\d+) swords for (\w+)"), r"Raid \1 for \2"),
    (re.compile(r"Raid with (\d+) swords"), r"Raid \1"),
    (re.compile(r"take a figurehead(?: for (\S+))?"), r"figurehead \1"),
    (re.compile(r"lay a black-market tile"), "lay a tile"),
    (re.compile(r"use a black-market tile"), "use a tile"),
    (re.compile(r"for every (\d)"), r"per \1"),
    (re.compile(r": nothing to gain"), ": none"),
    (re.compile(r"(?<= a )buried treasure\b"), "burial"),
    (re.compile(r"buried treasures?"), "buried"),
    (re.compile(r"river crossed"), "river"),
    (re.compile(r"missions fulfilled"), "missions"),
    (re.compile(r"doubloon income \+(\d+)"), r"+\1$i"),
    (re.compile(r"VP income \+(\d+)"), r"+\1Vi"),
)
_IN_FEW_WORDS = (
    (re.compile(r"may renew the open missions before taking one"), "renew missions"),
    (re.compile(r"(\d\$ a mission) after each round"), r"+\1"),
    (re.compile(r"burials may go here"), "bury"),
    (re.compile(r" in every Raid"), ""),
    (re.compile(r"(\d) spaces? less"), r"\1 less"),
    (re.compile(r", up to \d+"), ""),
    (re.compile(r"\ban equipment\b"), "a gear"),
    (re.compile(r"\bequipment\b"), "gear"),
    (re.compile(r"\bship improvement"), "ship card"),
    (re.compile(r"\bimprovement cards"), "cards"),
    (re.compile(r"\bresidences together"), "residences"),
    (re.compile(r"\bdoubloon income (?=\d)"), "$ income "),
    (re.compile(r"\b(buy a \w+ card) for (\d+\$) more"), r"\1 +\2"),
    (re.compile(r"\bbuild a residence"), "residence"),
    (re.compile(r"\blay a tile"), "tile"),
    (re.compile(r"\b(bury \d) treasures"), r"\1"),
    (re.compile(r"\b(\d) markers on one island"), r"\1 markers"),
    (re.compile(r" and (?=\d)"), " + "),
    (re.compile(r", or (\d+) \+ (\d+)"), r", or \1+\2"),
)


@lru_cache(maxsize=512)
def brief(text: str) -> str:
    """Say the same in signs and fewer words; the same texts are wanted at every key."""
    return _changed(text, _BRIEFLY)


@lru_cache(maxsize=512)
def in_few_words(text: str) -> str:
    """Say the same in no more words than can be read without a page of signs."""
    return _changed(brief(text), _IN_FEW_WORDS)


def _changed(text: str, pairs: Iterable[tuple[re.Pattern[str], str]]) -> str:
    for words, fewer in pairs:
        text = words.sub(fewer, text)
    return text


def forms(whole: str, signs: str) -> tuple[str, ...]:
    """Say something in ever fewer words, and last in signs."""
    return whole, brief(whole), in_few_words(whole), signs


def figurehead_forms(printed: Printed, figurehead: str) -> tuple[str, ...]:
    """Say what a figurehead does, in ever fewer words."""
    found = printed.box.figureheads[figurehead]
    whole = figurehead_text(found)
    spaces = [f"bury: {marks([bonus for space in found.spaces for bonus in space.bonus])}"] * bool(found.spaces)
    signs = " ".join([marks((*found.immediate, *found.permanent, *found.income)), *spaces]).strip()
    return forms(whole, signs)


def tile_forms(printed: Printed, tile: str, side: str) -> tuple[str, ...]:
    """Say what the side of a black-market tile brings, in ever fewer words."""
    return forms(tile_text(printed, tile, side), marks(side_of(printed.box.tiles[tile], side)))


def owned(each: Player | Jordan, kind: str) -> int:
    """Count the treasures of a kind that somebody has."""
    return treasures(each, kind) if isinstance(each, Player) else each.treasures[kind]


def island_worth(printed: Printed, view: State, kind: str) -> int:
    """Give what a treasure of a kind is worth now."""
    table: PiratesTable = Table(view, printed)
    return treasure_value(table, kind)


def treasure_points(printed: Printed, view: State, each: Player | Jordan, kinds: Iterable[str]) -> int:
    """Give what all treasures of some kinds are worth to somebody."""
    return sum(owned(each, kind) * island_worth(printed, view, kind) for kind in kinds)


def at_the_end(printed: Printed, view: State) -> Mapping[int | str, int]:
    """Give the points that the end would add for everybody as things stand, as far as they are known."""
    found = ahead(printed, view)
    return {seat: total - found.now[seat] for seat, total in found.total.items()}


def by_seat(view: State, seat: int | str) -> Player | Jordan:
    """Give whoever sits there."""
    return next(each for each in scorers(view) if each.seat == seat)
