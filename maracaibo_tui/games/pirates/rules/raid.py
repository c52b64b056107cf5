"""The Raid: throw, choose a die, spend swords (PIR-RAID)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.chance import rolled
from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box.printed import KINDS
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.frames import ChooseDie, ChooseKind, LoneRaid, RaidOptions, ThrowDice
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, player

from .possessions import kind_swords, rerolls, swords

FACES = 6
"""Dice are cubes."""


@RULES.asks(LoneRaid)
def ask_raid(_t: PiratesTable, f: LoneRaid) -> Question:
    """Ask whether a Raid that stands alone is wanted (DEC-P29, PIR-RAID-19)."""
    rule = "EFF-PII-31" if f.kind else "EFF-PII-09" if f.swords else "EFF-PII-08"
    return Question(seat=f.seat, point="DEC-P29", options=("raid", "skip"), rule=rule, source=f.source)


@RULES.answers(LoneRaid)
def answer_raid(t: PiratesTable, f: LoneRaid, option: str) -> None:
    """Begin it, or leave it whole."""
    if option == "skip":
        return
    if f.swords:
        start_raid_now(t, player(t, f.seat), f.swords, f.kind)
    else:
        start_raid(t, player(t, f.seat), 0)


def start_raid(t: PiratesTable, p: Player, extra: int) -> None:
    """Begin a Raid with dice, and swords on top in the Bay (PIR-RAID-01, PIR-RAID-07)."""
    push(t, ThrowDice(p.seat, extra, rerolls(t, p)))


def start_raid_now(t: PiratesTable, p: Player, count: int, kind: str) -> None:
    """Begin a Raid without dice, for the kind shown or chosen (PIR-RAID-15, EFF-PII-31)."""
    if kind:
        _spend(t, p, kind, count + swords(t, p), ())
    else:
        push(t, ChooseKind(p.seat, count))


@RULES.asks(ChooseKind)
def ask_kind(_t: PiratesTable, f: ChooseKind) -> Question:
    """Ask of which kind the Raid is (DEC-P30, PIR-RAID-15)."""
    return Question(seat=f.seat, point="DEC-P30", options=for_each("colour", KINDS), rule="PIR-RAID-15")


@RULES.answers(ChooseKind)
def choose_kind(t: PiratesTable, f: ChooseKind, option: str) -> None:
    """Count the swords; bonuses bound to a die do not apply (PIR-RAID-16, PIR-RAID-17)."""
    p = player(t, f.seat)
    _spend(t, p, value_of(option), f.swords + swords(t, p), ())


@RULES.acts(ThrowDice)
def throw_dice(t: PiratesTable, f: ThrowDice) -> None:
    """Throw all three dice: gold, emerald, pearl (PIR-RAID-02, PIR-RAID-03, PIR-GEN-14)."""
    dice = rolled(t, FACES, len(KINDS))
    if t.tell is not None:
        t.tell(events.DiceThrown(f.seat, dice))
    push(t, ChooseDie(f.seat, f.swords, f.rerolls, dice))


@RULES.asks(ChooseDie)
def ask_die(_t: PiratesTable, f: ChooseDie) -> Question:
    """Ask which die is chosen, or whether all are thrown again (DEC-P31, PIR-RAID-02, PIR-RAID-04)."""
    options = (*for_each("die", KINDS), "reroll") if f.rerolls else for_each("die", KINDS)
    return Question(seat=f.seat, point="DEC-P31", options=options, rule="PIR-RAID-04")


@RULES.answers(ChooseDie)
def choose_die(t: PiratesTable, f: ChooseDie, option: str) -> None:
    """Count the swords of the die and all bonuses, or throw again (PIR-RAID-03..07)."""
    if option == "reroll":
        push(t, ThrowDice(f.seat, f.swords, f.rerolls - 1))
        return
    p, kind = player(t, f.seat), value_of(option)
    count = f.dice[KINDS.index(kind)] + f.swords + swords(t, p) + kind_swords(t, p, kind)
    _spend(t, p, kind, count, f.dice)


def _spend(t: PiratesTable, p: Player, kind: str, count: int, dice: tuple[int, ...]) -> None:
    """Go on to the raid options with so many swords, counted once (PIR-RAID-05)."""
    if t.tell is not None:
        t.tell(events.RaidBegun(p.seat, kind, count))
    push(t, RaidOptions(p.seat, count, kind, dice))
