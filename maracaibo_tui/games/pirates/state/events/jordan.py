"""What Jordan does, and why; besides these he brings the events that people bring, with `jordan` as their seat."""

from msgspec import Struct


class JordanSailedHome(Struct, frozen=True):
    """Jordan left the Bay for Maracaibo (PIR-SOLO-10)."""


class JordanReshuffled(Struct, frozen=True):
    """Jordan's used cards became his deck again (PIR-SOLO-11); the order is nobody's to know."""

    order: tuple[str, ...]


class JordanTurned(Struct, frozen=True):
    """Jordan turned up a card (PIR-SOLO-11)."""

    card: str


class JordanIgnored(Struct, frozen=True):
    """None of the main actions of a card was possible (PIR-SOLO-14)."""

    card: str


class JordanExtra(Struct, frozen=True):
    """Jordan carries out the extra action of a card where he stands (PIR-SOLO-12)."""

    card: str
    action: str


class JordanChose(Struct, frozen=True):
    """Jordan chose a main action and where to sail for it (PIR-SOLO-13, PIR-SOLO-17, PIR-SOLO-19).

    `others` are destinations as near, `impossible` the actions above it; `why` is the rule that decided, if any, and
    `card` what everybody sees lying there; `turned` counts the cards that his way turns up. `why` is `bay`, `column`,
    `row`, or nothing where one destination was nearest. No action is a way without an aim (PIR-SOLO-15).
    """

    action: str
    destination: str
    steps: int
    route: tuple[str, ...]
    others: tuple[str, ...] = ()
    impossible: tuple[str, ...] = ()
    why: str = ""
    card: str = ""
    turned: int = 0


class JordanSailed(Struct, frozen=True):
    """Jordan sailed this way, the end last."""

    route: tuple[str, ...]


class FeeReceived(Struct, frozen=True):
    """A seat received doubloons from the supply because Jordan met its ship (PIR-SOLO-09)."""

    seat: int
    amount: int


class JordanUpgraded(Struct, frozen=True):
    """Jordan made a ship upgrade; what it brought (PIR-SOLO-33)."""

    upgrade: str
    kind: str
    dice: tuple[int, ...] = ()
    got: str = ""


class JordanRaided(Struct, frozen=True):
    """Jordan raided: treasures of a kind; both numbers of the comparison where there was one (PIR-SOLO-22, -24)."""

    step: int
    die: int
    kind: str
    count: int
    owned: tuple[int, ...] = ()


class JordanExplored(Struct, frozen=True):
    """Jordan's explorer moved, past explorers that were not counted (PIR-SOLO-26)."""

    origin: str
    to: str
    spaces: int
    skipped: tuple[str, ...] = ()
    rivers: tuple[str, ...] = ()


class JordanTook(Struct, frozen=True):
    """Jordan took the rightmost open mission, or there was none (PIR-SOLO-29)."""

    mission: str


class JordanDrew(Struct, frozen=True):
    """Jordan drew a level-II card for nothing, or there was none (PIR-SOLO-30)."""

    card: str


class JordanBought(Struct, frozen=True):
    """Jordan took an improvement card out of the grid for nothing (PIR-SOLO-31)."""

    card: str
    space: str
