"""Short questions before a game: one line is asked for, and whoever leaves leaves everything."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.play.sitting import Sitting

from .talk import Talk
from .typed import leaves
from .words import broken

T = TypeVar("T")
BACK = frozenset({"", "back", "b"})
"""What leads back to where one came from."""


class LeftError(Exception):
    """Somebody leaves the program."""


def heard(talk: Talk, prompt: str = "> ") -> str:
    """Give the next line, blanks in it tidied."""
    line = talk.hear(prompt)
    if line is None or leaves(line):
        raise LeftError
    return " ".join(line.split())


def say(talk: Talk, lines: Iterable[str], further: str = "  ") -> None:
    """Say sentences, broken into lines."""
    for text in lines:
        for line in broken(text, further=further):
            talk.say(line)


def number_of(text: str, most: int) -> int:
    """Read a number from 1 to so many; 0 where it is none."""
    number = int(text[:4]) if text.isascii() and text.isdecimal() else 0
    return number if number <= most else 0


def until_played(
    talk: Talk,
    listed: Callable[[], Sequence[T]],
    take: Callable[[T], Sitting | None],
    done: Callable[[str], Sitting | None],
) -> Sitting | None:
    """Do what is typed at a list until a game is played; give None where somebody goes back instead."""
    while (text := heard(talk)).casefold() not in BACK:
        found = listed()
        try:
            number = number_of(text, len(found))
            sitting = take(found[number - 1]) if number else done(text)
            if sitting is not None:
                return sitting
        except SaveError as error:
            say(talk, [str(error)])
    return None


def picked(talk: Talk, heading: str, values: Sequence[tuple[str, str]], now: int) -> int:
    """Ask which of several; each has a name and perhaps a sentence. Whoever types nothing keeps what is."""
    say(talk, [heading])
    for number, (name, says) in enumerate(values, 1):
        told = f"{name}: {says}" if says else name
        say(talk, [f"{number:>2}  {told}{' (now)' if number - 1 == now else ''}"], "    ")
    while (text := heard(talk)) not in BACK:
        if number := number_of(text, len(values)) or _begun(text, [name for name, _says in values]):
            return number - 1
        say(talk, ["Type one of these numbers, or nothing to leave it as it is."])
    return now


def _begun(text: str, names: Sequence[str]) -> int:
    """Find the only name that begins like that, counted from 1; 0 where there is none, or several."""
    found = [number for number, name in enumerate(names, 1) if name.casefold().startswith(text.casefold())]
    whole = [number for number in found if names[number - 1].casefold() == text.casefold()]
    only = whole or found
    return only[0] if len(only) == 1 else 0
