"""What can wait on the agenda of the scorings."""

from msgspec import Struct


class ScoringPurchase(Struct, frozen=True, tag=True):
    """Step 1 of a scoring: a purchase or points (DEC-61, DEC-65)."""

    seat: int
    final: bool


class ScoringWindow(Struct, frozen=True, tag=True):
    """Career tasks around the choice of the final scoring (DEC-64, DEC-66)."""

    seat: int
    point: str


class ChoiceMade(Struct, frozen=True, tag=True):
    """The points of a seat's final step 1 are noted; `before` is its total when the step began."""

    seat: int
    before: int


class InterimStep(Struct, frozen=True, tag=True):
    """A step of the interim scoring (MAR-INTERIM-02)."""

    step: int
    seat: int = 0


class FinalStep(Struct, frozen=True, tag=True):
    """A step of the final scoring (MAR-FINAL-02)."""

    step: int
    seat: int = 0
