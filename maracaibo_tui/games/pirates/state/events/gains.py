"""What a seat gains, pays and takes.

`source` names what it came from by kind, id and part, such as `card/P201/immediate`. Of points its first word is one of
`raid`, `explore` (Jordan), `location`, `card`, `upgrade`, `dig` (bonus spaces), `space` (of the explorer track), `tile`
(black market), `figurehead`, `residence` (the first marker), `maracaibo`, `income`, `battle`, `ruby`, `module` (what
Jordan turns up), `final` (`final/rivers` and so on).
"""

from msgspec import Struct


class Gained(Struct, frozen=True):
    """Somebody gained (or, below zero, paid) doubloons."""

    seat: int | str
    what: str
    amount: int
    source: str


class Scored(Struct, frozen=True):
    """Somebody scored points (INV-P20)."""

    seat: int | str
    amount: int
    source: str


class TreasureGained(Struct, frozen=True):
    """A treasure was gained; `on_top` tells whether it lies on the bonus space (PIR-TREAS-02)."""

    seat: int | str
    kind: str
    on_top: bool
    source: str


class Buried(Struct, frozen=True):
    """A treasure was buried (PIR-BURY-01)."""

    seat: int
    kind: str
    space: str


class MarkerAdded(Struct, frozen=True):
    """Markers were put on an island; `by` is `tile` for a treasure tile, or else an address (PIR-TREAS-09)."""

    seat: int | str
    island: str
    count: int
    by: str


class DiceThrown(Struct, frozen=True):
    """The dice of a Raid were thrown: gold, emerald, pearl (PIR-GEN-14)."""

    seat: int
    dice: tuple[int, ...]


class RaidBegun(Struct, frozen=True):
    """A die or a kind was chosen: so many swords, for treasures of a kind (PIR-RAID-04)."""

    seat: int
    kind: str
    swords: int


class RaidOptionUsed(Struct, frozen=True):
    """Swords were spent on a raid option (PIR-RAID-08)."""

    seat: int
    option: str
    swords: int


class RaidEnded(Struct, frozen=True):
    """A Raid ended; swords that were left are lost (PIR-RAID-14)."""

    seat: int
    left: int


class Explored(Struct, frozen=True):
    """A seat's explorer moved (PIR-EXPL-01, PIR-EXPL-08)."""

    seat: int
    origin: str
    to: str
    rivers: tuple[str, ...]


class ExchangeUsed(Struct, frozen=True):
    """Spaces of an Explore were exchanged for an effect (PIR-EXPL-06)."""

    seat: int
    source: str
    less: int


class ExplorerReturned(Struct, frozen=True):
    """A seat's explorer went back to the first space (PIR-RETIRE-05)."""

    seat: int


class RubyGained(Struct, frozen=True):
    """A ruby was gained (PIR-RUBY-02)."""

    seat: int | str
    location: str


class RubySold(Struct, frozen=True):
    """A ruby was put on a space of the ruby market; Jordan throws a die for it (PIR-RUBY-04, PIR-RUBY-07)."""

    seat: int | str
    space: str
    die: int = 0


class RubyExchanged(Struct, frozen=True):
    """A ruby was exchanged for points (PIR-RUBY-06)."""

    seat: int
