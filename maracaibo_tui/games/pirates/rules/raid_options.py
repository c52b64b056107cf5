"""What the swords of a Raid are spent on (PIR-RAID-08..14)."""

from collections.abc import Callable, Mapping
from typing import Any

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.frames import Bury, PlaceMarkers, RaidOptions
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, player

from .dig_board import can_bury
from .gains import gain_doubloons, score
from .possessions import sources
from .treasures import gain_treasure

Use = Callable[[PiratesTable, Player, Any, str, str], None]
VP, DOUBLOONS, TREASURE = "vp", "doubloons", "treasure"
"""The options that everybody has (PIR-RAID-09)."""


def raid_options(t: PiratesTable, p: Player) -> list[tuple[str, int]]:
    """List every option not used this turn with its swords, those of cards and boards last (PIR-RAID-09, -10, -12)."""
    basic, printed = t.printed.raid, t.printed.raid_options
    found = [(VP, basic.vp.swords), (DOUBLOONS, basic.doubloons.swords), (TREASURE, basic.treasure.swords)]
    found += [(source, printed[source].swords) for source in sources(printed, p)]
    return [(name, swords) for name, swords in found if name not in t.state.used]


def _can_use(t: PiratesTable, p: Player, name: str) -> bool:
    """Tell whether an option can do anything: a burial may not (PIR-RAID-18)."""
    return type(t.printed.raid_options.get(name)) is not v.RaidOptionBury or can_bury(t, p)


@RULES.asks(RaidOptions)
def ask_raid_option(t: PiratesTable, f: RaidOptions) -> Question:
    """Ask what swords are spent on next (DEC-P32, PIR-RAID-08, PIR-RAID-11, PIR-RAID-13, PIR-RAID-18)."""
    p = player(t, f.seat)
    found = [name for name, swords in raid_options(t, p) if swords <= f.swords and _can_use(t, p, name)]
    options = (*for_each("raid", found), "end")
    return Question(seat=f.seat, point="DEC-P32", options=options, rule="PIR-RAID-08")


@RULES.answers(RaidOptions)
def use_raid_option(t: PiratesTable, f: RaidOptions, option: str) -> None:
    """Spend swords and resolve the option completely; what is left at the end is lost (PIR-RAID-11, PIR-RAID-14)."""
    if option == "end":
        if t.tell is not None:
            t.tell(events.RaidEnded(f.seat, f.swords))
        return
    p, name = player(t, f.seat), value_of(option)
    swords = dict(raid_options(t, p))[name]
    t.state.used = (*t.state.used, name)
    push(t, RaidOptions(f.seat, f.swords - swords, f.kind, f.dice))
    if t.tell is not None:
        t.tell(events.RaidOptionUsed(p.seat, name, swords))
    _use(t, p, name, f.kind)


def _use(t: PiratesTable, p: Player, name: str, kind: str) -> None:
    """Carry an option out (PIR-RAID-09, EFF-PIL-01, EFF-PIL-02, EFF-PIL-03)."""
    source, basic = f"raid/{name}", t.printed.raid
    match name:
        case "vp":
            score(t, p, basic.vp.vp, source)
        case "doubloons":
            gain_doubloons(t, p, basic.doubloons.doubloons, source)
        case "treasure":
            gain_treasure(t, p, kind, source)
        case _:
            effect = t.printed.raid_options[name]
            _PRINTED[type(effect)](t, p, effect, kind, source)


def _marker(t: PiratesTable, p: Player, effect: v.RaidOptionMarker, _kind: str, source: str) -> None:
    """Score, and put a marker on an island of choice; it is part of the option (EFF-PIP-03)."""
    score(t, p, effect.vp, source)
    push(t, PlaceMarkers(p.seat, 1, source, chosen=True))


def _doubloons_vp(t: PiratesTable, p: Player, effect: v.RaidOptionDoubloonsVp, _kind: str, source: str) -> None:
    """Take doubloons and score (EFF-PIF-01)."""
    gain_doubloons(t, p, effect.doubloons, source)
    score(t, p, effect.vp, source)


# What each printed option does: EFF-PIP-01, EFF-PIP-02, EFF-PIP-03, EFF-PIF-01, EFF-PIF-08, EFF-PIF-11.
_PRINTED: Mapping[type, Use] = {
    v.RaidOptionTreasure: lambda t, p, _e, kind, source: gain_treasure(t, p, kind, source),
    v.RaidOptionVp: lambda t, p, e, _kind, source: score(t, p, e.vp, source),
    v.RaidOptionMarker: _marker,
    v.RaidOptionDoubloonsVp: _doubloons_vp,
    v.RaidOptionDoubloons: lambda t, p, e, _kind, source: gain_doubloons(t, p, e.doubloons, source),
    v.RaidOptionBury: lambda t, p, _e, _kind, source: push(t, Bury(p.seat, source, chosen=True)),
}
