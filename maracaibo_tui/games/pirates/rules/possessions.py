"""What a player owns, counted when it is asked for, so that everything counts from its gaining on (PIR-GEN-17)."""

from collections.abc import Mapping

from maracaibo_tui.games.pirates.box.vocabulary import CardKind, Kind
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import PiratesTable


def _sum(table: Mapping[str, int], p: Player) -> int:
    """Add up a bonus over all that is owned, every copy counting (PIR-GEN-11)."""
    return sum([table[source] for source in (*p.cards, *p.upgrades, p.figurehead) if source in table])


def sources(table: Mapping[str, object], p: Player) -> tuple[str, ...]:
    """List the own cards, upgrades and figurehead that give something."""
    return tuple([source for source in (*p.cards, *p.upgrades, p.figurehead) if source in table])


def discount(t: PiratesTable, p: Player) -> int:
    """Add up the discounts (EFF-PIP-08, EFF-PIF-12)."""
    return _sum(t.printed.discount, p)


def swords(t: PiratesTable, p: Player) -> int:
    """Add up the swords that come on top in every Raid and battle (EFF-PIP-04, EFF-PIF-05)."""
    return _sum(t.printed.swords, p)


def kind_swords(t: PiratesTable, p: Player, kind: str) -> int:
    """Add up the swords bound to the colour of a die (PIR-RAID-06, EFF-PIP-05)."""
    return _sum(t.printed.kind_swords[kind], p)


def rerolls(t: PiratesTable, p: Player) -> int:
    """Count how often the dice of a Raid may be thrown again (PIR-RAID-02, EFF-PIF-05)."""
    return t.printed.raid.rerolls + _sum(t.printed.rerolls, p)


def explore_steps(t: PiratesTable, p: Player) -> int:
    """Add up the spaces more in every Explore (PIR-EXPL-05, EFF-PIP-06, EFF-PIF-02)."""
    return _sum(t.printed.explore_steps, p)


def movement(t: PiratesTable, p: Player) -> int:
    """Give the most steps the ship may sail (PIR-SAIL-01, EFF-PIF-03)."""
    table: Mapping[str, int] = t.printed.movement
    return max([t.printed.turn.movement, *[table[source] for source in sources(table, p)]])


def doubloon_income(t: PiratesTable, p: Player) -> int:
    """Add up the doubloon-income symbols of cards and figurehead (PIR-INCOME-01, PIR-INCOME-04, EFF-PIN-01)."""
    return _sum(t.printed.income_doubloons, p)


def vp_income(t: PiratesTable, p: Player) -> int:
    """Add up the VP-income symbols of cards and figurehead (PIR-INCOME-02, PIR-INCOME-04, EFF-PIN-02)."""
    return _sum(t.printed.income_vp, p)


def cards_of(t: PiratesTable, p: Player, kind: CardKind) -> int:
    """Count the own improvement cards of a kind, those in the tableau alone (PIR-GEN-16)."""
    kinds = t.printed.card_kind
    return sum([kinds[card] == kind for card in p.cards])


def treasures(p: Player, kind: Kind | str) -> int:
    """Count the own treasures of a kind, above and below the line and on the figurehead (PIR-GEN-15, PIR-TREAS-04)."""
    return p.above[kind] + sum([found == kind for found in p.dig.values()])


def all_treasures(p: Player) -> int:
    """Count the own treasures of all kinds together."""
    return sum(p.above.values()) + len(p.dig)


def buried(p: Player) -> int:
    """Count the buried treasures, those on Poseidon too (PIR-BURY-05)."""
    return len(p.dig)
