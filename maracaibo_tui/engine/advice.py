"""What a player is told beside the question, game by game: why not, and what a bot would do."""

from typing import NamedTuple

_MUCH = 2
"""Victory points that are not small any more."""
_SHORT = 8
"""The head of a label of so few letters says nothing by itself."""


class Denied(NamedTuple):
    """What the rules know and the moment does not allow: why not, and the rule that says so."""

    label: str
    reason: str
    rule: str


def in_halves(points: float) -> float:
    """Round victory points as they are told."""
    return round(points * 2) / 2


def in_short(label: str) -> str:
    """Name a choice without what it brings, unless that is what names it."""
    head, _, rest = label.partition(": ")
    return f"{head}: {rest}" if rest and len(head.rpartition(". ")[2]) < _SHORT else head


class Reason(NamedTuple):
    """A change of one term that speaks for a line or against it, in victory points rounded to halves."""

    term: str
    points: float
    words: str
    is_sure: bool = True
    """Whether it is certain; else it follows something that is turned up, and is a mean."""

    @property
    def text(self) -> str:
        """Say it: `+3.5 influence: France to rank 3`."""
        return f"{self.points:+g} {'' if self.is_sure else 'perhaps '}{self.words}"


class Advised(NamedTuple):
    """A line that a bot would go: its answers as far as they are certain, and why."""

    answers: tuple[str, ...]
    then: tuple[str, ...] = ()
    """What is answered after the first choice, in words."""
    behind: float = 0.0
    """How many points it is behind the best line."""
    is_as_good: bool = False
    """Whether the difference to the best line says nothing."""
    reasons: tuple[Reason, ...] = ()
    rest: float = 0.0
    """The sum of its own changes that are not named."""
    shared: float = 0.0
    """The sum of the changes that all lines have in common."""
    shared_by: str = ""
    """What most of that comes of."""

    @property
    def why(self) -> str:
        """Say the reasons."""
        rest = "small things" if abs(self.rest) < _MUCH else "other things"
        mostly = f", mostly {self.shared_by}" if self.shared_by else ""
        sums = {rest: self.rest, f"in every line{mostly}": self.shared}
        others = [f"{in_halves(by):+g} {called}" for called, by in sums.items() if in_halves(by)]
        return "; ".join([*[reason.text for reason in self.reasons], *others])

    @property
    def standing(self) -> str:
        """Say how it stands against the best line."""
        if self.is_as_good:
            return "as good"
        return f"-{in_halves(self.behind) or 0.5:g}" if self.behind else "best"


class Hint(NamedTuple):
    """What a bot would do: up to three different lines, the best first; none where there is no bot."""

    lines: tuple[Advised, ...] = ()
    beside: tuple[str, ...] = ()
    """What else is to be known, such as the odds of dice."""
    is_alone: bool = False
    """Whether nothing else comes near the only line."""

    @property
    def option(self) -> str:
        """The answer that is thought best; nothing where there is none."""
        return self.lines[0].answers[0] if self.lines else ""
