"""What is typed in plain mode: commands by letter or word, answers by number or name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from textwrap import wrap

from maracaibo_tui.engine.question import Option
from maracaibo_tui.engine.title import Title
from maracaibo_tui.library.search_typos import Spelling
from maracaibo_tui.tui.screen.cells import safe
from maracaibo_tui.tui.shell.kit import Moment

from .words import ECHO, WIDTH, Plain

_HELP = """\
Type an answer's number, or at least three letters of it. You can also type:
  Enter, again   the whole question again, with your figures
  m, more        the rest of a long list, of which the best come first
  e, end, 0      the answer that finishes this; or: finish
  ?, rule        the rule behind the question
  ? 2            what answer 2 leads to, and its rule
  ? NAME         anything with that name, {seat}s too; a rule by its id
  ? first-game   how the game is played, in ten minutes
  / WORDS        search rules and names; or: search WORDS
  p, position    the position: you and the others
  p WORD         more, also without the p: {parts}
  n, why         what is not possible now, and why
  g, log         what happened lately; g 50: fifty lines, g all: everything
  u, undo        undo your last answer
  U, redo        redo it
  i, hint        what a bot would answer
  h, help        this
  q, quit        leave (the game is saved)"""
WORDS: Mapping[str, str] = {
    "more": "m",
    "end": "e",
    "finish": "e",
    "rule": "?",
    "search": "/",
    "position": "p",
    "why": "n",
    "log": "g",
    "undo": "u",
    "redo": "U",
    "hint": "i",
    "help": "h",
    "quit": "q",
    "again": "a",
    "exit": "q",
    "leave": "q",
}
"""Words that mean what a letter means."""
HINT = "Type its number or three letters of its name, or h for help."
LEAVE = "q"
_HELP_INDENT = 17
_LEAST_LETTERS = 3
_MOST_NAMED = 4
_MOST_LETTERS = 24
"""Of a name, in a list of what a word may be."""


def help_lines(title: Title) -> list[str]:
    """Say what can be typed in a game."""
    text = _HELP.format(seat=title.seat, parts=", ".join(filter(None, title.words().POSITION)))
    return [line for row in text.splitlines() for line in wrap(row, WIDTH, subsequent_indent=" " * _HELP_INDENT)]


def command(word: str) -> str:
    """Give the letter that a word means, however it is written; any other word as it is."""
    return WORDS.get(word.casefold(), word)


def leaves(heard: str | None) -> bool:
    """Tell whether somebody leaves who types this, or nothing ever more."""
    return heard is None or command(heard.strip()) == LEAVE


def chosen(table: Plain, heard: str) -> tuple[Option | None, str]:
    """Give the answer that is meant by a number or a name; or nothing, and a sentence why not."""
    moment = table.moment()
    if heard.isdecimal():
        for at, option in enumerate(moment.options):
            if moment.number(at) == int(heard[:WIDTH]):
                return option, ""
    commands, echo = _commands(heard.casefold()), safe(heard[:ECHO])
    options: Sequence[Option] = ()
    begun: list[Option] = []
    for options in (moment.options, table.offered):
        whole = [option for option in options if option.label == heard or option.hands_in == (heard,)]
        begun = whole or begun or _begun(options, heard.casefold())
        if len(begun) == 1 and (whole or (len(heard) >= _LEAST_LETTERS and not commands)):
            return begun[0], ""
    if begun:
        what = _listed([*commands, *_named(moment, begun)])
        return None, f"{echo} may be {what}: type more of it, or the number."
    near = [*commands, *_alike(moment, options, heard.casefold())]
    return None, f"There is no answer {echo}. {f'Did you mean {_listed(near)}?' if near else HINT}"


def _begun(options: Sequence[Option], heard: str) -> list[Option]:
    """Find the answers whose name begins like that; without one, those in which a later word does."""
    if not heard:
        return []
    labels = [(option, option.label.casefold()) for option in options]
    first = [option for option, label in labels if label.startswith(heard)]
    return first or [option for option, label in labels if f" {heard}" in label and not heard.isdecimal()]


def _commands(heard: str) -> list[str]:
    return [word for word in WORDS if heard and word.startswith(heard)]


def _alike(moment: Moment, options: Sequence[Option], heard: str) -> list[str]:
    """Find commands and answers with a word that differs by a slip of the keyboard."""
    words = [(option, set(_name(option).casefold().split())) for option in options]
    known = dict.fromkeys([*WORDS, *[word for _, each in words for word in each]], 1)
    near = Spelling(known).alike(heard)
    meant = [option for option, each in words if each.intersection(near)]
    return [*[word for word in near if word in WORDS], *_named(moment, meant)]


def _named(moment: Moment, meant: Sequence[Option]) -> list[str]:
    """Name answers, with their numbers where they have one now."""
    numbers = {option: f"{moment.number(at)} " for at, option in enumerate(moment.options)}
    return [f"{numbers.get(option, '')}{_name(option)}" for option in meant]


def _name(option: Option) -> str:
    """Give what an answer is called, without what it costs and brings."""
    head, _, rest = option.label.partition(": ")
    name = safe(head if " " in head or not rest else option.label)
    return name if len(name) <= _MOST_LETTERS else f"{name[: _MOST_LETTERS - 1]}…"


def _listed(names: Sequence[str]) -> str:
    """List the first few, and count the others."""
    more = len(names) - _MOST_NAMED
    shown: Iterable[str] = names if more <= 0 else [*names[:_MOST_NAMED], "another" if more == 1 else f"{more} others"]
    *first, last = shown
    return f"{', '.join(first)} or {last}" if first else last
