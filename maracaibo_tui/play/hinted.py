"""What a bot would do, in words: its lines with the answers that they stand for, and why (RIV-50..RIV-52)."""

# ruff: noqa: ANN401 - views are the game's own

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from maracaibo_tui.engine.advice import Advised, Hint, Reason, in_halves, in_short
from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.players import hinting

from .explaining import words
from .several import choice_of

if TYPE_CHECKING:
    from maracaibo_tui.engine.question import Question
    from maracaibo_tui.players.contract import Lent
    from maracaibo_tui.players.hinting import Found, Line

    from .explaining import Counsel

DEALS = 48
"""On so many tables the lines are played on at most: some seconds, after which little moves any more."""
_STEPS = 3
"""So many answers after the first are told."""
_BEYOND = {
    hinting.NEXT: {True: "a better next turn", False: "a poorer next turn"},
    hinting.PLAYED: {True: "as the game goes on", False: "as the game goes on"},
    hinting.OPEN: {True: "what is still open", False: "what is still open"},
}


def hint(counsel: Counsel, view: Any, question: Question) -> Hint:
    """Say what a bot in the seat would do, which knows no more than the seat."""
    return told(counsel, view, question, hinting.found(counsel.lent, view, question, _chance(counsel.lent, view)))


def growing(counsel: Counsel, view: Any, question: Question) -> Iterator[Hint]:
    """Say the same at once, then better, and then ever better as long as somebody waits for it (RIV-53)."""
    lending, chance = counsel.lent, _chance(counsel.lent, view)
    yield told(counsel, view, question, hinting.found(lending, view, question, chance, hinting.SOON))
    thought = hinting.Thought(lending, view, question, chance)
    yield told(counsel, view, question, thought.found())
    while thought.can_go_on and thought.deals < DEALS:
        thought.go_on(1)
        yield told(counsel, view, question, thought.found())


def told(counsel: Counsel, view: Any, question: Question, found: Found) -> Hint:
    """Put what was found into words."""
    own = hinting.changes(found.lines) if found.lines else ()
    about = _About(counsel, question.seat)
    as_good = hinting.as_good_as_the_best(found.lines)
    lines = tuple([_advised(about, found.lines[0], each) for each in zip(found.lines, own, as_good, strict=True)])
    first = lines[0].answers[0] if lines else ""
    beside = counsel.title.reasons.beside(counsel.printed, view, question, first)
    return Hint(lines, tuple(beside), is_alone=found.is_alone)


def _chance(lending: Lent, view: Any) -> int:
    """Give the chance by which a view is thought about: always the same."""
    return from_seed(int(lending.rules.digest(view)[:8], 16))


class _About(NamedTuple):
    """Which game is told of, with whose eyes."""

    counsel: Counsel
    seat: int

    @property
    def lent(self) -> Lent:
        return self.counsel.lent


def _advised(about: _About, best: Line, told: tuple[Line, Any, bool]) -> Advised:
    """Put a line into words; of a game that would be over how it ends is not given away."""
    line, own, is_as_good = told
    lending, behind = about.lent, max(0.0, best.value - line.value)
    then = steps(about.counsel, about.seat, line.states[0], line.answers)
    plain = Advised(line.answers, then, 0.0 if is_as_good else behind, is_as_good)
    if _is_over(lending, line.states[2]):
        return plain
    now, after = (lending.sight.view(state, about.seat) for state in line.states[:2])
    reasons = [
        Reason(name, in_halves(by), _words(about, (name, by > 0), (now, after) if sure else None), sure)
        for name, sure, by in hinting.named(own)
    ]
    rest = sum(own.values()) - sum([reason.points for reason in reasons])
    shared = line.value - sum(own.values())
    return plain._replace(reasons=tuple(reasons), rest=rest, shared=shared, shared_by=_mostly(about, line, own, shared))


def _mostly(about: _About, line: Line, own: Mapping[tuple[str, bool], float], shared: float) -> str:
    """Name what most of the changes that all lines share comes of; nothing where it is of many things."""
    both = (line.certain, True), (line.hoped, False)
    kept = {(name, sure): by for terms, sure in both for name, by in terms.items() if (name, sure) not in own}
    name, sure = max(kept, key=lambda key: abs(kept[key]), default=("", True))
    by = kept.get((name, sure), 0.0)
    is_most = by * shared > 0 and 2 * abs(by) >= abs(shared)
    return _words(about, (name, by > 0), None) if is_most else ""


def _words(about: _About, what: tuple[str, bool], views: tuple[Any, Any] | None) -> str:
    """Name a term, and what it changes by where that is certain."""
    name, is_gain = what
    return _BEYOND[name][is_gain] if name in _BEYOND else words(about.counsel, about.seat, what, views)


def _is_over(lending: Lent, state: Any) -> bool:
    return lending.rules.settle(lending.rules.table(lending.rules.copy(state), None)) is None


def steps(counsel: Counsel, seat: int, start: Any, answers: Sequence[str]) -> tuple[str, ...]:
    """Name what a seat answers after the first choice, as far as it is certain and there was a choice."""
    lending, english = counsel.lent, counsel.title.words()
    table = lending.rules.table(lending.rules.copy(start), None)
    told, left = list[str](), 0
    for at, answer in enumerate(answers):
        question = lending.next_for(table, seat)
        if question is None or question.seat != seat or answer not in question.options or table.revealed:
            break
        if not left and len(question.options) > 1:
            view = lending.sight.view(table.state, seat)
            chosen = choice_of(english.offers(table.printed, view, question), answers[at:])
            left = len(chosen.hands_in) if chosen is not None else 0
            told.append(in_short(chosen.label) if chosen is not None else answer)
        left = max(0, left - 1)
        lending.rules.answer(table, answer, seat)
    return tuple(told[1 : 1 + _STEPS])


def as_sentences(hint_: Hint, labels: Sequence[str]) -> list[str]:
    """Say the lines one after the other, each with the label of its first choice."""
    told = list[str]()
    for label, line in zip(labels, hint_.lines, strict=True):
        begins = "Or" if told else "A bot would choose"
        behind = "" if line.standing == "best" else f" ({line.standing})"
        then = f", then {'; '.join(line.then)}" if line.then else ""
        why = f". Why: {line.why}" if line.why else ""
        told.append(f"{begins} {label}{behind}{then}{why}.")
    if hint_.is_alone:
        told.append("Nothing else comes near.")
    return [*told, *[f"{each[:1].upper()}{each[1:]}." for each in hint_.beside]]
