"""What can wait on the agenda of the game itself: first decisions, turns, sailing, main actions, drawing."""

from msgspec import Struct


class FirstCards(Struct, frozen=True, tag=True):
    """The seat commits its first cards: one planned, then three discarded (DEC-02)."""

    seat: int


class RevealFirstCards(Struct, frozen=True, tag=True):
    """Everybody's first cards are revealed together (MAR-SETUP-43)."""

    seat: int = 0


class FirstCareer(Struct, frozen=True, tag=True):
    """The seat commits to one of its career cards (DEC-03)."""

    seat: int


class RevealCareers(Struct, frozen=True, tag=True):
    """Everybody's career card is revealed; the others leave the game (MAR-SETUP-41)."""

    seat: int = 0


class StartTurn(Struct, frozen=True, tag=True):
    """The seat's turn begins (MAR-TURN-01)."""

    seat: int


class JeanTurn(Struct, frozen=True, tag=True):
    """Jean's turn (MAR-SOLO-10)."""

    seat: int = 0


class JacquesTurn(Struct, frozen=True, tag=True):
    """Jacques' turn (MAR-SOLO-72)."""

    seat: int = 0


class JacquesChoice(Struct, frozen=True, tag=True):
    """Which of several quest tiles Jacques takes (DEC-68)."""

    location: str
    seat: int


class EndTurn(Struct, frozen=True, tag=True):
    """The seat's turn is over (MAR-TURN-02, MAR-TURN-04)."""

    seat: int


class Sail(Struct, frozen=True, tag=True):
    """Phase A (DEC-04)."""

    seat: int


class ExtraSail(Struct, frozen=True, tag=True):
    """Extra sailing with an additional main action (DEC-27)."""

    seat: int
    least: int
    most: int
    source: str


class MainAction(Struct, frozen=True, tag=True):
    """Phase B: the choice of the main action (DEC-10, DEC-28 after extra sailing)."""

    seat: int
    village_points: int
    extra: bool = False


class AfterMain(Struct, frozen=True, tag=True):
    """Free actions after the main action (DEC-11)."""

    seat: int


class EndStop(Struct, frozen=True, tag=True):
    """The ship's stop ends: unused assistants score (MAR-ASSIST-17)."""

    seat: int


class StartDraw(Struct, frozen=True, tag=True):
    """Phase C begins (MAR-TURN-01)."""

    seat: int


class Draw(Struct, frozen=True, tag=True):
    """Cards are taken up to the hand limit (DEC-60, DEC-62)."""

    seat: int
    point: str = "DEC-60"


class RefillDisplay(Struct, frozen=True, tag=True):
    """The gaps of the display are filled (MAR-DRAW-10)."""

    seat: int = 0
