"""Plain mode: the game as lines of text and numbered answers, for screen readers, slow lines, old terminals, scripts.

It is the same referee as at the table, with the same words and saves; nothing moves a cursor, nothing is coloured.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from maracaibo_tui.engine.question import Option
from maracaibo_tui.play.referee import NOBODY
from maracaibo_tui.play.seats import passed_to
from maracaibo_tui.play.sitting import Sitting

from .afterwards import OFFER, analysis, can_be_analysed, is_wanted
from .position import company, is_part, position
from .questions import more, question, taken, welcome
from .rules import rule, searched
from .story import after, before
from .typed import chosen, command, help_lines, leaves
from .words import Plain, broken, hint, history, news, sheet, table_of, why_not

GREETING = "Type the number of an answer. h says what else you can type, ? first-game how to play."
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
    _tell(talk, before(table, sitting))
    if not _opened(table, talk):
        return False
    while not referee.is_over:
        if referee.waits and not _passed(table, talk):
            return False
        heard = talk.hear("> ")
        if heard is None or leaves(heard):
            return False
        _tell(talk, answered(table, " ".join(heard.split())))
    _tell(talk, [*sheet(table), *after(table, sitting)])
    if can_be_analysed(table) and is_wanted(talk.hear(OFFER)):
        _tell(talk, analysis(table, sitting))
    return True


def answered(table: Plain, heard: str) -> Iterable[str]:
    """Do what a line asks for, and say what there is to say."""
    sign, rest = heard[:1], heard[1:].strip()
    if sign in {"?", "/"}:
        return _COMMANDS[sign](table, rest)
    word, _, rest = heard.partition(" ")
    if command(word) in _COMMANDS:
        return _COMMANDS[command(word)](table, rest)
    if is_part(table, heard):
        return position(table, heard)
    return _taken(table, heard) if heard else question(table)


def _taken(table: Plain, heard: str) -> Iterator[str]:
    option, refusal = chosen(table, heard)
    if option is None:
        yield refusal
    elif option.id:
        yield from _given(table, option)
    else:
        table.within = option.under
        yield from question(table)


def _given(table: Plain, option: Option) -> Iterator[str]:
    """Give an answer, or several, and tell what came of it up to the next question."""
    before = table.referee.answers
    table.referee.hand_in(table.referee.number, option.hands_in)
    step = next((at for at in table.referee.answers if at not in before), -1)
    yield from _told_on(table, taken(table, option.label, step))
    if left := len(table.referee.unanswered):
        given, all_ = len(option.hands_in) - left, len(option.hands_in)
        yield f"Only {given} of {all_} answers could be given: something else is asked now."


def _told_on(table: Plain, confirmed: Iterable[str]) -> Iterator[str]:
    """Say what was done, what followed, and the next question; whoever sits down for it hears it by themselves."""
    table.go_on()
    yield from confirmed
    yield from news(table)
    if not table.referee.waits:
        yield from question(table, whole=False)


def _ended(table: Plain, _rest: str) -> Iterator[str]:
    asked = table.referee.question
    passes = table.title.sight.passes(asked) if asked is not None else ()
    if passes:
        yield from _given(table, next(each for each in table.offered if each.hands_in == (passes[0],)))
    else:
        yield "This cannot be left out: take one of the answers."


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
        yield "Something hidden has been turned up since then, and you have already seen it: u again undoes it."
    else:
        table.is_warned = False
        referee.back()
        yield "Undone. U redoes it."
        yield from question(table, whole=False)


def _given_again(table: Plain, _rest: str) -> Iterator[str]:
    if reason := table.referee.why_no_again():
        yield reason
    else:
        table.referee.again()
        yield from _told_on(table, ["Redone. u undoes it."])


_COMMANDS: dict[str, Callable[[Plain, str], Iterable[str]]] = {
    "?": rule,
    "/": searched,
    "p": position,
    "m": more,
    "g": history,
    "n": why_not,
    "i": hint,
    "e": _ended,
    "u": _taken_back,
    "U": _given_again,
    "z": _given_again,
    "a": lambda table, _rest: question(table),
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
    if talk.is_screen:
        heard = talk.hear("Press Enter to turn the page, so that nobody else sees this. ")
        if leaves(heard):
            return False
        if _takes_back(heard):
            _tell(talk, _back_at_the_curtain(table))
    _tell(talk, [""] * PAGE if talk.is_screen else ["-" * PAGE])
    return _looks_alone(table, talk, passed_to(_who_decides(table)))


def _looks_alone(table: Plain, talk: Talk, sentence: str) -> bool:
    """Wait until the one who decides is alone with the question; tell whether they came."""
    while not leaves(heard := talk.hear(f"{sentence} Press Enter when nobody else is looking. ")):
        if not _takes_back(heard):
            table.referee.sit_down()
            _tell(talk, welcome(table))
            return True
        _tell(talk, _back_at_the_curtain(table))
        sentence = passed_to(_who_decides(table))
    return False


def _takes_back(heard: str | None) -> bool:
    return command((heard or "").strip()) == "u"


def _back_at_the_curtain(table: Plain) -> Iterator[str]:
    """Take the last decision back; the one who made it has to sit down again, for the next one may be here already."""
    referee = table.referee
    if referee.seat == NOBODY:
        yield "There is nothing to undo before somebody has sat down."
    elif reason := referee.why_no_back():
        yield from table.told(reason)
    else:
        yield f"Undone, {referee.names[referee.seat]}. After Enter U redoes it."
        referee.back()


def _who_decides(table: Plain) -> str:
    asked = table.referee.question
    return "" if asked is None else table.referee.names[asked.seat]


def _tell(talk: Talk, lines: Iterable[str]) -> None:
    for text in lines:
        talk.say(text)
