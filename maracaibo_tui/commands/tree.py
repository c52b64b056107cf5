"""All commands as values: what the help of each says, for the manual page and for shells that complete words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from typer.main import get_command

from maracaibo_tui.play.flags import known

from .options import CALLED, GameCommand, every_flag

HELP = ("-h", "--help")
_KEEPS_LINES = "\b"


class Word(NamedTuple):
    """An option with its names, or an argument without any: what stands for its value, what it means, known values."""

    names: Sequence[str]
    metavar: str
    says: str
    values: Sequence[str] = ()
    game: str = ""
    """The name of the game whose option it is; nothing for one of the command."""


class Command(NamedTuple):
    """A command: the words that call it, what it does, its words, commands below it, and examples."""

    path: Sequence[str]
    says: str
    arguments: Sequence[Word]
    options: Sequence[Word]
    below: Sequence[str]
    examples: Sequence[str]


def commands(app: Any) -> list[Command]:  # noqa: ANN401 - typer's own
    """List the program itself and all its commands, each followed by those below it."""
    return [*_walk(get_command(app), ())]


def _walk(found: Any, path: tuple[str, ...]) -> Iterator[Command]:  # noqa: ANN401 - likewise
    below = getattr(found, "commands", {})
    options = [_option(each) for each in found.params if each.param_type_name == "option"]
    arguments = [_argument(each) for each in found.params if each.param_type_name == "argument"]
    if isinstance(found, GameCommand):
        options += _of_games()
    options.append(Word(HELP, "", "Show this message and exit."))
    yield Command(path, _plain(found.help), arguments, options, tuple(below), _examples(found.epilog))
    for name, each in below.items():
        yield from _walk(each, (*path, name))


def _option(param: Any) -> Word:  # noqa: ANN401 - likewise
    return Word(tuple(param.opts), "" if param.is_flag else param.metavar or "", param.help or "")


def _argument(param: Any) -> Word:  # noqa: ANN401 - likewise
    return Word((), param.metavar or param.name, param.help or "")


def _of_games() -> Iterator[Word]:
    for title, flag in every_flag():
        values = () if flag.choice.switched_on else tuple(known(flag.choice))
        yield Word([f"--{name}" for name in flag.names], flag.metavar, flag.says, values, title.name)
        if flag.choice.switched_on:
            yield Word([f"--{name}" for name in flag.negative], "", flag.says_not, (), title.name)


def _plain(text: str | None) -> str:
    return " ".join((text or "").split())


def _examples(epilog: str | None) -> list[str]:
    lines = (epilog or "").removeprefix(_KEEPS_LINES).splitlines()
    return [line.strip() for line in lines if line.strip().startswith(CALLED)]
