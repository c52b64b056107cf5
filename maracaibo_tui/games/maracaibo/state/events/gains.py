"""What a seat gains or pays: doubloons, points, influence, income, synergies, discs, tasks."""

from msgspec import Struct


class Gained(Struct, frozen=True):
    """A seat gained (or, below zero, paid) doubloons, combat points or figures."""

    seat: int
    what: str
    amount: int
    source: str


class Scored(Struct, frozen=True):
    """A seat scored points (INV-35)."""

    seat: int | str
    amount: int
    source: str


class IncomeRaised(Struct, frozen=True):
    """An income marker moved; `carried` doubloon income became income of points (MAR-INCOME-07)."""

    seat: int
    kind: str
    amount: int
    carried: int
    source: str


class IncomeWrapped(Struct, frozen=True):
    """The point income reached its end and paid for every scoring to come (MAR-INCOME-09)."""

    seat: int
    scorings: int


class InfluenceGained(Struct, frozen=True):
    """An influence marker moved; `lost` steps beyond the end became points."""

    seat: int | str
    nation: str
    steps: int
    lost: int
    source: str


class RankReached(Struct, frozen=True):
    """An influence marker reached a noble rank."""

    seat: int | str
    nation: str
    value: int


class SynergyTaken(Struct, frozen=True):
    """A synergy token was taken."""

    seat: int
    kind: str
    source: str


class DiscRemoved(Struct, frozen=True):
    """A disc left a ship board; `target` is a market, a tile or nothing."""

    seat: int
    area: str
    target: str


class AreaCleared(Struct, frozen=True):
    """A ship area was cleared."""

    seat: int
    area: str


class TaskCompleted(Struct, frozen=True):
    """A career task was completed."""

    seat: int
    task: int
    high: bool
