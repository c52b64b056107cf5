"""What a Raid is worth: the best use of swords of each kind, and the throw before it reckoned exactly (PIR-RAID)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.box.printed import KINDS
from maracaibo_tui.games.pirates.rules.dig_board import can_bury
from maracaibo_tui.games.pirates.rules.possessions import sources
from maracaibo_tui.games.pirates.rules.raid_options import DOUBLOONS, VP, raid_options
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import PiratesTable

from . import gains, odds
from .outlook import Outlook

MOST = 26
"""More swords than anybody has."""


class Use(NamedTuple):
    """A raid option: its name, the swords it takes, what it brings, and whether that is a treasure."""

    name: str
    swords: int
    worth: float
    is_treasure: bool


def uses(t: PiratesTable, p: Player, look: Outlook, kind: str) -> tuple[Use, ...]:
    """List what swords can be spent on this turn, with what each brings in a Raid of this kind (PIR-RAID-09, -10)."""
    printed = t.printed.raid_options
    return tuple(
        Use(name, swords, *_brings(t, p, look, printed.get(name, name), kind)) for name, swords in raid_options(t, p)
    )


def _brings(t: PiratesTable, p: Player, look: Outlook, option: object, kind: str) -> tuple[float, bool]:
    raid = t.printed.raid
    match option:
        case str():
            plain = {VP: float(raid.vp.vp), DOUBLOONS: look.doubloon * raid.doubloons.doubloons}
            return (plain[option], False) if option in plain else (gains.treasure(look, kind), True)
        case v.RaidOptionTreasure():
            return gains.treasure(look, kind), True
        case v.RaidOptionVp():
            return float(option.vp), False
        case v.RaidOptionMarker():
            return option.vp + gains.any_marker(look, 1), False
        case v.RaidOptionDoubloonsVp():
            return option.vp + look.doubloon * option.doubloons, False
        case v.RaidOptionDoubloons():
            return look.doubloon * option.doubloons, False
        case v.RaidOptionBury():
            return (gains.burial(look) if can_bury(t, p) else 0.0), False
        case _:
            return 0.0, False


class Plan(NamedTuple):
    """By number of swords the most they bring, and the options that bring it."""

    worth: tuple[float, ...]
    options: tuple[tuple[str, ...], ...]


def plan(t: PiratesTable, p: Player, look: Outlook, kind: str) -> Plan:
    """Find the best use of every number of swords; the first treasure brings the bonus above the line, too."""
    key = ("raid", kind, t.state.used, sources(t.printed.raid_options, p), kind in p.top, can_bury(t, p))
    found: Plan | None = look.tables.get(key)
    if found is None:
        bonus = 0.0 if kind in p.top else gains.top_bonus(look, kind)
        found = look.tables[key] = _planned(uses(t, p, look, kind), bonus)
    return found


def _planned(found: Sequence[Use], bonus: float) -> Plan:
    """Try all sets of options, those without a treasure and those with one apart."""
    best: list[tuple[float, tuple[str, ...]]] = [(0.0, ())] * (MOST + 1)
    sets: list[tuple[int, float, tuple[str, ...], bool]] = [(0, 0.0, (), False)]
    for use in found:
        sets += [
            (
                swords + use.swords,
                worth + use.worth + (bonus if use.is_treasure and not has else 0.0),
                (*names, use.name),
                has or use.is_treasure,
            )
            for swords, worth, names, has in sets
            if swords + use.swords <= MOST
        ]
    for swords, worth, names, _ in sets:
        if worth > best[swords][0]:
            best[swords] = worth, names
    for swords in range(1, MOST + 1):
        if best[swords - 1][0] > best[swords][0]:
            best[swords] = best[swords - 1]
    return Plan(tuple(worth for worth, _ in best), tuple(names for _, names in best))


def spent(t: PiratesTable, p: Player, look: Outlook, kind: str, swords: int) -> float:
    """Give what so many swords bring in a Raid of this kind."""
    return plan(t, p, look, kind).worth[min(swords, MOST)]


def next_use(t: PiratesTable, p: Player, look: Outlook, kind: str, swords: int) -> str:
    """Name the option that is best used next, treasures first, for their bonuses may help; or nothing."""
    names = plan(t, p, look, kind).options[min(swords, MOST)]
    treasures = [each.name for each in uses(t, p, look, kind) if each.is_treasure and each.name in names]
    return next(iter([*treasures, *names]), "")


def others(t: PiratesTable, p: Player, look: Outlook, kind: str, swords: int) -> dict[str, float]:
    """Give what each option that the best plan leaves out would bring with the best use of the other swords."""
    planned = plan(t, p, look, kind).options[min(swords, MOST)]
    return {
        each.name: each.worth + spent(t, p, look, kind, swords - each.swords)
        for each in uses(t, p, look, kind)
        if each.name not in planned and each.swords <= swords
    }


def of_dice(t: PiratesTable, p: Player, look: Outlook, dice: Sequence[int], extra: int) -> dict[str, float]:
    """Give what each of three dice is worth (PIR-RAID-04)."""
    found = odds.swords_of(t, p, dice, extra)
    return {kind: spent(t, p, look, kind, swords) for kind, swords in found.items()}


def expected(t: PiratesTable, p: Player, look: Outlook, extra: int, rerolls: int) -> float:
    """Give what a Raid with dice is worth before they are thrown, exactly over all throws (PIR-RAID-02)."""
    on_top = tuple(odds.bonuses(t, p, extra).values())
    key = ("expected", on_top, rerolls, *[id(plan(t, p, look, kind)) for kind in KINDS])
    found: float | None = look.tables.get(key)
    if found is None:
        worth = odds.expected(on_top, lambda kind, swords: spent(t, p, look, kind, swords), rerolls)
        found = look.tables[key] = worth
    return found


def without_dice(t: PiratesTable, p: Player, look: Outlook, swords: int, kind: str = "") -> float:
    """Give what a Raid without dice is worth, of the best kind where none is shown (PIR-RAID-15)."""
    return max(spent(t, p, look, each, swords) for each in ((kind,) if kind else KINDS))
