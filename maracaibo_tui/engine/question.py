"""What a seat is asked, and what it may answer."""

from msgspec import Struct


class Question(Struct, frozen=True, kw_only=True):
    """One decision: who decides, at which decision point, because of what, and every answer that is allowed.

    A question is computed from the state and never stored; an answer is the text id of one option.
    """

    seat: int
    point: str
    options: tuple[str, ...]
    rule: str
    source: str = ""
    whom: int | str = 0
    """For whom the seat decides, where that is not itself: another seat, or the id of what nobody plays."""


class Option(Struct, frozen=True, kw_only=True):
    """An option as it is shown: its text id, a label, the rule that explains it and what it certainly changes."""

    id: str
    label: str
    rule: str
    change: tuple[tuple[str, int], ...] = ()
    group: str = ""
    """The group that it stands in beside the question; nothing for one that answers it."""
    answers: tuple[str, ...] = ()
    """What it hands in, an answer a question, where that is more than its own id."""
    under: str = ""
    """What is chosen first where the list is long; all options under it follow then."""
    brief: str = ""
    """A shorter label, for where it stands beside another one."""
    is_loss: bool = False
    """Whether it gives something away and brings nothing by itself: never what is highlighted first."""

    @property
    def hands_in(self) -> tuple[str, ...]:
        """The answers that are given by taking it, an answer a question."""
        return self.answers or (self.id,)


class NotOfferedError(ValueError):
    """An answer that is not among the options; nothing has changed."""

    def __init__(self, answer: str, question: Question) -> None:
        """Say what was answered and what could have been."""
        self.answer, self.question = answer, question
        offered = ", ".join(question.options)
        super().__init__(f"seat {question.seat} cannot answer {answer!r} to {question.point}; offered are: {offered}")
