"""Odds in words: what dice of a Raid or a battle are likely to bring, exactly (PIR-RAID-02, PIR-BATTLE-03)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.forms import taken_apart, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box.printed import KINDS, Printed
from maracaibo_tui.games.pirates.judgement import odds
from maracaibo_tui.games.pirates.rules.possessions import rerolls
from maracaibo_tui.games.pirates.rules.raid_options import raid_options
from maracaibo_tui.games.pirates.state.frames import ChooseDie, LoneRaid
from maracaibo_tui.games.pirates.state.position import Player, State
from maracaibo_tui.games.pirates.state.table import PiratesTable, player

SUREST = 0.995
"""From here on a chance is said to be almost certain, and below the rest to one hardly any."""


def percent(chance: float) -> str:
    """Say a chance; only what is certain reads so."""
    if chance in (0.0, 1.0):
        return "certain" if chance else "impossible"
    if chance > SUREST or chance < 1 - SUREST:
        return "over 99 %" if chance > SUREST else "under 1 %"
    return f"{100 * chance:.0f} %"


def beside(printed: Printed, view: State, question: Question, option: str) -> str:
    """Say the odds of an option, as far as dice are thrown for it; nothing where none are."""
    t: PiratesTable = Table(view, printed)
    p = player(t, question.seat)
    found = _ODDS.get(question.point)
    return "" if found is None else found(t, p, option)


def raid_odds(t: PiratesTable, p: Player, extra: int = 0) -> str:
    """Say how likely a Raid is to have the swords for each option that is left: `at least 5 swords: 58 %`."""
    throws = rerolls(t, p) + 1
    counts = sorted({swords for _, swords in raid_options(t, p)})
    told = [(count, odds.some_die(t, p, count, extra, throws)) for count in counts]
    unsure = [(count, chance) for count, chance in told if chance < 1] or told[-1:]
    again = "" if throws == 1 else f" in {throws} throws"
    return "; ".join([f"at least {count} swords: {percent(chance)}{again}" for count, chance in unsure])


def sums(t: PiratesTable, p: Player, die: ChooseDie) -> str:
    """Say how many swords each die makes: `gold 7, emerald 3, pearl 5 swords` (PIR-RAID-04, PIR-RAID-05)."""
    found = odds.swords_of(t, p, die.dice, die.swords)
    return ", ".join([f"{kind} {found[kind]}" for kind in KINDS]) + " swords"


def reroll_odds(t: PiratesTable, p: Player, die: ChooseDie) -> str:
    """Say how likely another throw has more swords than the best die now (PIR-RAID-03)."""
    best = max(odds.swords_of(t, p, die.dice, die.swords).values())
    chance = odds.better(tuple(odds.bonuses(t, p, die.swords).values()), best)
    return f"more than {best} swords: {percent(chance)}"


def battle_line(t: PiratesTable, seat: int, space: str) -> str:
    """Say how likely the battle on a space is won, or that nobody wins it; nothing where none is fought."""
    others = [each for each in t.state.players if each.seat != seat and each.ship == space]
    jordan = t.state.jordan is not None and t.state.jordan.ship == space
    if not t.state.options.pirate_battle or space not in t.state.grid or not (others or jordan):
        return ""
    won, tied = odds.battle_on(t, seat, space)
    return f"battle: won {percent(won)}, nobody wins {percent(tied)}"


def _sail(t: PiratesTable, p: Player, option: str) -> str:
    return battle_line(t, p.seat, value_of(option)) if taken_apart(option).word in {"sail", "step"} else ""


def _die(t: PiratesTable, p: Player, option: str) -> str:
    die = t.state.agenda[-1]
    if not isinstance(die, ChooseDie):
        return ""
    if option == "reroll":
        return reroll_odds(t, p, die)
    return f"{odds.swords_of(t, p, die.dice, die.swords)[value_of(option)]} swords"


def _raid(t: PiratesTable, p: Player, option: str) -> str:
    """Say the odds of a lone Raid with dice; one that throws none has no odds (PIR-RAID-15)."""
    frame = t.state.agenda[-1]
    return raid_odds(t, p) if option == "raid" and isinstance(frame, LoneRaid) and not frame.swords else ""


_ODDS: Mapping[str, Callable[[PiratesTable, Player, str], str]] = {
    "DEC-P10": _sail,
    "DEC-P11": _sail,
    "DEC-P24": lambda t, p, option: raid_odds(t, p) if option == "raid" else "",
    "DEC-P25": lambda t, p, option: raid_odds(t, p, t.printed.bay.swords) if option == "raid" else "",
    "DEC-P26": lambda t, p, option: raid_odds(t, p) if option == "do:raid" else "",
    "DEC-P29": _raid,
    "DEC-P31": _die,
}
"""By decision point the odds of its options."""
