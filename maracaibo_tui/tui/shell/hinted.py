"""What a bot would do, in words: its lines with the answers that they stand for, and why (RIV-50..RIV-52)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from maracaibo_tui.engine.advice import Advised, Hint, Reason, in_halves
from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.players import hinting
from maracaibo_tui.players.lending import lent

from .moments import meant

if TYPE_CHECKING:
    from maracaibo_tui.engine.question import Question
    from maracaibo_tui.engine.title import Rules, Title
    from maracaibo_tui.players.contract import Lent
    from maracaibo_tui.players.hinting import Line

Fill = Callable[[str, Any, Any], str]
"""What changed a term from one view to another, in words of the game; nothing where its name says enough."""
_STEPS = 3
"""So many answers after the first are told."""
_NEXT = {True: "a better next turn", False: "a poorer next turn"}
_OPEN = {True: "what is still open", False: "what is still open"}


def hint(title: Title, rules: Rules, fill: Fill, view: Any, question: Question) -> Hint:  # noqa: ANN401 - the game's own view
    """Say what a bot in the seat would do, which knows no more than the seat."""
    lending = lent(title, rules)
    chance = from_seed(int(rules.digest(view)[:8], 16))
    found = hinting.found(lending, view, question, chance)
    own = hinting.changes(found.lines) if found.lines else ()
    about = _About(title, lending, fill, question.seat)
    told = [_advised(about, found.lines[0], each) for each in zip(found.lines, own, strict=True)]
    return Hint(tuple(told), is_alone=found.is_alone)


class _About(NamedTuple):
    """Which game is told of, with whose eyes."""

    title: Title
    lent: Lent
    fill: Fill
    seat: int


def _advised(about: _About, best: Line, told: tuple[Line, Any]) -> Advised:
    """Put a line into words; of a game that would be over how it ends is not given away."""
    line, own = told
    lending, behind = about.lent, max(0.0, best.value - line.value)
    is_as_good = line is not best and hinting.is_as_good(best, line)
    plain = Advised(line.answers, steps(about, line), 0.0 if is_as_good else behind, is_as_good)
    if _is_over(lending, line.states[2]):
        return plain
    now, after = (lending.sight.view(state, about.seat) for state in line.states[:2])
    reasons = [
        Reason(name, in_halves(by), _words(about, (name, by > 0), (now, after) if sure else None), sure)
        for name, sure, by in hinting.named(own)
    ]
    rest = sum(own.values()) - sum([reason.points for reason in reasons])
    return plain._replace(reasons=tuple(reasons), rest=rest, shared=line.value - sum(own.values()))


def _words(about: _About, what: tuple[str, bool], views: tuple[Any, Any] | None) -> str:
    """Name a term, and what it changes by where that is certain."""
    name, is_gain = what
    if name in {hinting.NEXT, hinting.OPEN}:
        return (_NEXT if name == hinting.NEXT else _OPEN)[is_gain]
    term = about.lent.judge.TERMS[name]
    called = term.words if is_gain else term.lost or term.words
    filled = about.fill(name, *views) if views is not None else ""
    return f"{called}: {filled}" if filled else called


def _is_over(lending: Lent, state: Any) -> bool:  # noqa: ANN401 - the game's own state
    return lending.rules.settle(lending.rules.table(lending.rules.copy(state), None)) is None


def steps(about: _About, line: Line) -> tuple[str, ...]:
    """Name what is answered after the first choice, as far as it is certain and there was a choice."""
    rules, words, seat = about.lent.rules, about.title.words(), about.seat
    table = rules.table(rules.copy(line.states[0]), None)
    told, left = list[str](), 0
    for at, answer in enumerate(line.answers):
        question = _next(about, table)
        if question is None or answer not in question.options or table.revealed:
            break
        if not left and len(question.options) > 1:
            view = about.lent.sight.view(table.state, seat)
            chosen = meant(words.offers(table.printed, view, question), line.answers[at:])
            left = len(chosen.hands_in) if chosen is not None else 0
            told.append(chosen.label.partition(": ")[0] if chosen is not None else answer)
        left = max(0, left - 1)
        rules.answer(table, answer, seat)
    return tuple(told[1 : 1 + _STEPS])


def _next(about: _About, table: Any) -> Question | None:  # noqa: ANN401 - the game's own table
    """Give the next question of the seat; of several that are open its own."""
    asked = about.lent.rules.settle(table)
    if asked is None or asked.seat == about.seat:
        return asked
    return next((each for each in about.lent.rules.asked(table) if each.seat == about.seat), None)


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
