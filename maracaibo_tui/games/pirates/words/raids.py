"""Dice, swords and raid options in words."""

from collections.abc import Iterator

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.box.printed import KINDS
from maracaibo_tui.games.pirates.rules.possessions import sources, swords
from maracaibo_tui.games.pirates.rules.raid_options import raid_options

from .asked import Asked, Change, Said, changed
from .effects import effect_text, many, rule_of, several
from .things import option_source, source_text


def die(a: Asked) -> Said:
    """Say how many swords a die makes, bonus by bonus (PIR-RAID-04, PIR-RAID-05, PIR-RAID-06, PIR-RAID-07)."""
    kind, frame = a.value, a.frame
    shown = frame.dice[KINDS.index(kind)]
    more = [*_in_the_bay(a, frame.swords), *_bonuses(a, kind)]
    total = shown + sum(amount for amount, _ in more)
    adding = f" ({', '.join([str(shown), *[f'{what} +{amount}' for amount, what in more]])})" if more else ""
    return Said(f"The {kind} die: {several(total, 'sword')}{adding}, for {many(kind)}")


def _in_the_bay(a: Asked, extra: int) -> list[tuple[int, str]]:
    return [(extra, source_text(a.printed, "bay"))] if extra else []


def _bonuses(a: Asked, kind: str) -> Iterator[tuple[int, str]]:
    """Give each sword bonus with what it comes from (PIR-RAID-05)."""
    for table in (a.printed.swords, a.printed.kind_swords[kind] if kind in KINDS else {}):
        for source in sources(table, a.player):
            yield table[source], option_source(a.printed, source)


def colour(a: Asked) -> Said:
    """Say the swords of a Raid without dice (PIR-RAID-15, PIR-RAID-16)."""
    total = a.frame.swords + swords(a.table, a.player)
    return Said(f"Raid for {many(a.value)}, {several(total, 'sword')}")


def reroll(a: Asked) -> Said:
    """Say how often the dice can still be thrown again (PIR-RAID-02, PIR-RAID-03)."""
    left = a.frame.rerolls
    return Said(f"Throw all three again ({left} left)", "PIR-RAID-03")


def option(a: Asked) -> Said:
    """Say what a raid option costs and brings (PIR-RAID-08, PIR-RAID-09, PIR-RAID-10)."""
    cost = dict(raid_options(a.table, a.player)).get(a.value, 0)
    spent = f" for {several(cost, 'sword')}, {a.frame.swords - cost} left"
    basic = a.printed.raid
    match a.value:
        case "vp":
            return Said(f"{basic.vp.vp} VP{spent}", "EFF-PIL-01", changed(vp=basic.vp.vp))
        case "doubloons":
            amount = basic.doubloons.doubloons
            return Said(f"{several(amount, 'doubloon')}{spent}", "EFF-PIL-02", changed(doubloons=amount))
        case "treasure":
            return Said(f"{several(1, a.frame.kind)}{spent}", "EFF-PIL-03", changed(treasures=1))
    effect = a.printed.raid_options[a.value]
    brings = effect_text(effect).partition("-> ")[2].replace("1 treasure", several(1, a.frame.kind))
    return Said(f"{option_source(a.printed, a.value)}: {brings}{spent}", rule_of(effect), _sure(effect))


def _sure(effect: v.RaidOption) -> Change:
    """Give what an option of a card, an upgrade or a figurehead certainly brings."""
    if isinstance(effect, v.RaidOptionTreasure):
        return changed(treasures=1)
    return changed(doubloons=getattr(effect, "doubloons", 0), vp=getattr(effect, "vp", 0))


def end(a: Asked) -> Said:
    """Say how many swords are lost at the end of a Raid (PIR-RAID-14)."""
    lost = f"; {several(a.frame.swords, 'sword')} lost" if a.frame.swords else ""
    return Said(f"End the Raid{lost}", "PIR-RAID-14")
