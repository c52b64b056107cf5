"""Exact odds of dice: the 216 throws of a Raid, and the dice of a battle (PIR-RAID-02, PIR-BATTLE-02)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import product

from maracaibo_tui.games.pirates.box.printed import KINDS
from maracaibo_tui.games.pirates.rules.battle import fighters_with
from maracaibo_tui.games.pirates.rules.possessions import kind_swords, swords
from maracaibo_tui.games.pirates.rules.raid import FACES
from maracaibo_tui.games.pirates.state.position import JORDAN, Player
from maracaibo_tui.games.pirates.state.table import PiratesTable, player

DIE = range(1, FACES + 1)
THROWS: tuple[tuple[int, ...], ...] = tuple(product(DIE, repeat=len(KINDS)))
"""Every throw of three dice, each as likely as the others."""

Worth = Callable[[str, int], float]
"""What a die is worth: its kind, and the swords it makes."""


def bonuses(t: PiratesTable, p: Player, extra: int = 0) -> dict[str, int]:
    """Give the swords that come on top of the die of each kind (PIR-RAID-05..07)."""
    always = extra + swords(t, p)
    return {kind: always + kind_swords(t, p, kind) for kind in KINDS}


def swords_of(t: PiratesTable, p: Player, dice: Sequence[int], extra: int = 0) -> dict[str, int]:
    """Give the swords that each of three dice would make (PIR-RAID-04)."""
    on_top = bonuses(t, p, extra)
    return {kind: die + on_top[kind] for kind, die in zip(KINDS, dice, strict=True)}


def at_least(on_top: Sequence[int], count: int, throws: int = 1) -> float:
    """Give the chance that some die makes so many swords, thrown again while it does not and throws are left."""
    missed = 1.0
    for bonus in on_top:
        missed *= min(1.0, max(0.0, (count - bonus - 1) / FACES))
    return 1 - missed**throws


def some_die(t: PiratesTable, p: Player, count: int, extra: int = 0, throws: int = 1) -> float:
    """Give the chance that a throw has a die, of whatever colour, for at least so many swords (PIR-RAID-04)."""
    return at_least(tuple(bonuses(t, p, extra).values()), count, throws)


def die_of(t: PiratesTable, p: Player, kind: str, count: int, extra: int = 0) -> float:
    """Give the chance that the die of a kind makes at least so many swords in one throw."""
    return at_least((bonuses(t, p, extra)[kind],), count)


def better(on_top: Sequence[int], than: int) -> float:
    """Give the chance that another throw has a die for more swords than there are now (PIR-RAID-03)."""
    return at_least(on_top, than + 1)


def better_worth(on_top: Sequence[int], worth: Worth, than: float) -> float:
    """Give the chance that the best die of another throw is worth more than what is there now."""
    tables = _tables(on_top, worth)
    return sum([max(_each(tables, dice)) > than for dice in THROWS]) / len(THROWS)


def expected(on_top: Sequence[int], worth: Worth, rerolls: int = 0) -> float:
    """Give what the best die is worth on average if dice are thrown again whenever that is worth more."""
    return _expected(_tables(on_top, worth), rerolls)


def _tables(on_top: Sequence[int], worth: Worth) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(worth(kind, face + bonus) for face in DIE) for kind, bonus in zip(KINDS, on_top, strict=True))


def _each(tables: Sequence[Sequence[float]], dice: Sequence[int]) -> list[float]:
    return [table[die - 1] for table, die in zip(tables, dice, strict=True)]


@lru_cache(maxsize=4096)
def _expected(tables: tuple[tuple[float, ...], ...], rerolls: int) -> float:
    """Take the mean over all throws; the lowest a throw may stay at is what another one is worth."""
    gold, emerald, pearl = tables
    best = [max(a, b, c) for a in gold for b in emerald for c in pearl]
    mean = sum(best) / len(best)
    for _ in range(rerolls):
        mean = sum([max(each, mean) for each in best]) / len(best)
    return mean


def battle_odds(t: PiratesTable, seat: int) -> tuple[float, float]:
    """Give the chances that a seat wins a battle where its ship stands, and that nobody does (PIR-BATTLE-03, -04)."""
    fighters = fighters_with(t, seat)
    return battle(tuple([_battle_bonus(t, fighter) for fighter in fighters]))


def battle_on(t: PiratesTable, seat: int, space: str) -> tuple[float, float]:
    """Give the same odds for a space where the ship would arrive (PIR-BATTLE-01)."""
    others = [p.seat for p in t.state.players if p.seat != seat and p.ship == space]
    fighters: list[int | str] = [seat, *others]
    if t.state.jordan is not None and t.state.jordan.ship == space:
        fighters.append(JORDAN)
    return battle(tuple([_battle_bonus(t, fighter) for fighter in fighters]))


def _battle_bonus(t: PiratesTable, fighter: int | str) -> int:
    return t.state.round if fighter == JORDAN else swords(t, player(t, int(fighter)))


@lru_cache(maxsize=512)
def battle(on_top: tuple[int, ...]) -> tuple[float, float]:
    """Give the chances that the first wins alone, and that the highest sum is shared, of dice with these bonuses."""
    won = tied = 0
    for dice in product(DIE, repeat=len(on_top)):
        sums = [die + bonus for die, bonus in zip(dice, on_top, strict=True)]
        best = max(sums)
        if sums.count(best) > 1:
            tied += 1
        else:
            won += sums[0] == best
    total = FACES ** len(on_top)
    return won / total, tied / total
