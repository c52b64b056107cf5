"""Plain mode: the game as lines of text and numbered answers, for screen readers, slow lines, old terminals, scripts.

It is the same referee as at the table, with the same words and saves; nothing moves a cursor, nothing is coloured.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from maracaibo_tui.play.referee import NOBODY
from maracaibo_tui.play.seats import passed_to
from maracaibo_tui.play.sitting import Sitting

from .position import company, position
from .rules import rule, searched
from .typed import chosen, command, help_lines, leaves
from .words import Plain, broken, hint, history, news, question, sheet, table_of, welcome, why_not

GREETING = "Type the number of an answer; h tells what else can be typed, ? first-game how to play."
PAGE = 60
"""Empty lines that push what the last person saw out of sight."""


class Talk(NamedTuple):
    """The two ends of a conversation: what gives the next line, or None when there is none, and what takes one."""

    hear: Callable[[str], str | None]
    say: Callable[[str], None]
    is_screen: bool = False


def play(sitting: Sitting, talk: Talk) -> bool:
    """Play until the game is over or left; tell whether it is over."""
    table = table_of(sitting)
    referee = table.referee
    sitting.saving.tell = talk.say
    if sitting.note:
        talk.say(sitting.note)
    referee.begin()
    _tell(talk, broken(f"A game of {company(table)}. {GREETING}", further=""))
    if not _opened(table, talk):
        return False
    while not referee.is_over:
        if referee.waits and not _passed(table, talk):
            return False
        heard = talk.hear("> ")
        if heard is None or leaves(heard):
            return False
        _tell(talk, answered(table, " ".join(heard.split())))
    _tell(talk, sheet(table))
    return True


def answered(table: Plain, heard: str) -> Iterable[str]:
    """Do what a line asks for, and say what there is to say."""
    sign, rest = heard[:1], heard[1:].strip()
    if sign in {"?", "/"}:
        return _COMMANDS[sign](table, rest)
    word, _, rest = heard.partition(" ")
    if command(word) in _COMMANDS:
        return _COMMANDS[command(word)](table, rest)
    return _taken(table, heard) if heard else question(table)


def _taken(table: Plain, heard: str) -> Iterator[str]:
    option, refusal = chosen(table, heard)
    if option is None:
        yield refusal
    elif option.id:
        yield from _given(table, option.hands_in)
    else:
        table.within = option.under
        yield from question(table)


def _given(table: Plain, answers: Sequence[str]) -> Iterator[str]:
    """Give answers, and tell what came of them up to the next question."""
    table.referee.hand_in(table.referee.number, answers)
    yield from _told_on(table)
    if left := len(table.referee.unanswered):
        yield f"Only {len(answers) - left} of {len(answers)} answers could be given: something else is asked now."


def _told_on(table: Plain) -> Iterator[str]:
    table.go_on()
    yield from news(table)
    if not table.referee.waits:
        yield from question(table)


def _ended(table: Plain, _rest: str) -> Iterator[str]:
    asked = table.referee.question
    passes = table.title.sight.passes(asked) if asked is not None else ()
    if passes:
        yield from _given(table, passes[:1])
    else:
        yield "This question cannot be ended: one of the answers must be taken."


def _taken_back(table: Plain, _rest: str) -> Iterator[str]:
    referee = table.referee
    reason = referee.why_no_back()
    if table.within:
        table.within = ""
        yield from question(table)
    elif reason:
        yield reason
    elif referee.passes_a_reveal() and not table.is_warned:
        table.is_warned = True
        yield "That goes back past something hidden, so you know more than you should: u once more does it."
    else:
        table.is_warned = False
        referee.back()
        yield "Taken back; U does it again."
        yield from question(table)


def _given_again(table: Plain, _rest: str) -> Iterator[str]:
    if reason := table.referee.why_no_again():
        yield reason
    else:
        table.referee.again()
        yield from _told_on(table)


_COMMANDS: dict[str, Callable[[Plain, str], Iterable[str]]] = {
    "?": rule,
    "/": searched,
    "p": position,
    "g": history,
    "n": why_not,
    "i": hint,
    "e": _ended,
    "u": _taken_back,
    "U": _given_again,
    "z": _given_again,
    "h": lambda table, _rest: help_lines(table.title),
}


def _opened(table: Plain, talk: Talk) -> bool:
    """Begin at the open question; in a game that several play, only when the one who decides sits there."""
    referee = table.referee
    asked = referee.question
    if asked is not None and referee.seat == NOBODY:
        return _looks_alone(table, talk, f"{referee.names[asked.seat]} decides.")
    _tell(talk, welcome(table))
    return True


def _passed(table: Plain, talk: Talk) -> bool:
    """Hide what one person saw until the next says that nobody else is looking; tell whether somebody sat down."""
    asked = table.referee.question
    name = "" if asked is None else table.referee.names[asked.seat]
    if talk.is_screen and leaves(talk.hear("Enter turns the page, so that nobody else sees this. ")):
        return False
    _tell(talk, [""] * PAGE if talk.is_screen else ["-" * PAGE])
    return _looks_alone(table, talk, passed_to(name))


def _looks_alone(table: Plain, talk: Talk, sentence: str) -> bool:
    """Wait until the one who decides is alone with the question; tell whether they came."""
    if leaves(talk.hear(f"{sentence} Enter when nobody else is looking. ")):
        return False
    table.referee.sit_down()
    _tell(talk, welcome(table))
    return True


def _tell(talk: Talk, lines: Iterable[str]) -> None:
    for text in lines:
        talk.say(text)
