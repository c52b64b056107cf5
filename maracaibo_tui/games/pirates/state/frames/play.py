"""What can wait on the agenda of the game itself: first decisions, turns, sailing, landing, rounds, the end."""

from msgspec import Struct


class KeepMission(Struct, frozen=True, tag=True):
    """The seat says which dealt mission it keeps, one card a question (DEC-P02)."""

    seat: int


class MissionsKept(Struct, frozen=True, tag=True):
    """All have said it: hands and deck change (PIR-SETUP-15)."""

    seat: int = 0


class StartTurn(Struct, frozen=True, tag=True):
    """The seat's turn begins (PIR-GEN-03)."""

    seat: int


class JordanTurn(Struct, frozen=True, tag=True):
    """Jordan's turn (PIR-SOLO-10)."""

    seat: int = 0


class EndTurn(Struct, frozen=True, tag=True):
    """The turn of a seat, or of Jordan, is over (PIR-ROUND-02)."""

    seat: int


class Sail(Struct, frozen=True, tag=True):
    """Where to sail (DEC-P10)."""

    seat: int


class SailStep(Struct, frozen=True, tag=True):
    """The next step of a move that began in a column (DEC-P11)."""

    seat: int
    left: int
    column: int


class Moored(Struct, frozen=True, tag=True):
    """The move has ended: fee, battle, what lies there (PIR-SAIL-08)."""

    seat: int


class Fee(Struct, frozen=True, tag=True):
    """Whom of those not yet paid the next doubloon goes to (DEC-P12)."""

    seat: int
    to: tuple[int, ...]


class Battle(Struct, frozen=True, tag=True):
    """All who have a ship here fight (PIR-BATTLE-01)."""

    seat: int


class Land(Struct, frozen=True, tag=True):
    """The space is used after fee and battle (PIR-SAIL-08)."""

    seat: int


class ImprovementCard(Struct, frozen=True, tag=True):
    """Take doubloons or buy the card (DEC-P20)."""

    seat: int


class ResidenceCard(Struct, frozen=True, tag=True):
    """Build on the residence card, or not (DEC-P21)."""

    seat: int


class StartActions(Struct, frozen=True, tag=True):
    """The fourth step of a location begins: fixed gains first (PIR-LOC-08)."""

    seat: int
    location: str


class LocationActions(Struct, frozen=True, tag=True):
    """The actions of a location that are left, each by the names of its alternatives (DEC-P24)."""

    seat: int
    location: str
    left: tuple[tuple[str, ...], ...]


class BayAction(Struct, frozen=True, tag=True):
    """One of the three actions of the Bay (DEC-P25)."""

    seat: int


class SellRuby(Struct, frozen=True, tag=True):
    """Sell a ruby in the Bay (DEC-P60)."""

    seat: int


class Income(Struct, frozen=True, tag=True):
    """The income phase of the round; then the next one, which this seat or Jordan begins (PIR-ROUND-04, -05)."""

    starts: int
    seat: int = 0


class FinalScoring(Struct, frozen=True, tag=True):
    """The final scoring of people (PIR-ROUND-10)."""

    seat: int = 0


class JordanScoring(Struct, frozen=True, tag=True):
    """The final scoring of Jordan (PIR-SOLO-41)."""

    seat: int = 0


class NameWinners(Struct, frozen=True, tag=True):
    """Everything is scored: who has won (PIR-SCORE-12)."""

    seat: int = 0
