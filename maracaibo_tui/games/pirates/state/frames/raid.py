"""What can wait of a Raid; the frame that lies highest is the Raid going on."""

from msgspec import Struct


class ThrowDice(Struct, frozen=True, tag=True):
    """All three dice are thrown (PIR-RAID-02); `swords` come on top, `rerolls` are left."""

    seat: int
    swords: int
    rerolls: int


class ChooseDie(Struct, frozen=True, tag=True):
    """Which die is chosen, or whether all are thrown again (DEC-P31)."""

    seat: int
    swords: int
    rerolls: int
    dice: tuple[int, ...]


class ChooseKind(Struct, frozen=True, tag=True):
    """Of which kind a Raid without dice is (DEC-P30)."""

    seat: int
    swords: int


class RaidOptions(Struct, frozen=True, tag=True):
    """What the swords that are left are spent on (DEC-P32)."""

    seat: int
    swords: int
    kind: str
    dice: tuple[int, ...] = ()
