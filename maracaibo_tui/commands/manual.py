"""`maracaibo man`: the manual page, made of the help that every command has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.metadata import version
from itertools import groupby
from typing import Any

from maracaibo_tui.library.paths import GUEST

from .options import CALLED
from .tree import Command, Word, commands

_FILES = (
    ("games/NAME.json", "A saved game, in the folder for data."),
    ("games/.earlier, games/.deleted", "Each game as it was before its last answer; games that can be brought back."),
    ("config", "Settings and what was chosen last, in the folder for settings."),
)
_FOLDERS = (
    (
        "Linux",
        "$XDG_DATA_HOME/maracaibo (usually ~/.local/share/maracaibo) and $XDG_CONFIG_HOME/maracaibo (~/.config).",
    ),
    ("macOS", "~/Library/Application Support/maracaibo, and config in there."),
    ("anywhere", "$MARACAIBO_HOME, where it is set, and config in there."),
)
_VARIABLES = (
    ("MARACAIBO_HOME", "The folder for games and settings, in place of the usual ones."),
    ("MARACAIBO_DEBUG", "With 1, a mistake of the program shows where it happened."),
    ("NO_COLOR", "Without colours, if it is set."),
    (GUEST, "Names whoever plays as a guest; the launcher that `maracaibo hosting` prints sets it."),
)
_CODES = (
    ("0", "Done."),
    ("1", "Done, and the answer is no: nothing found, something differs or fails, a game could not be saved."),
    ("2", "Not understood, or it cannot be done: a sentence on standard error says why."),
    ("130", "Stopped with Control-C."),
)


def run(app: Any) -> int:  # noqa: ANN401 - typer's own
    """Print the page as `man` reads it."""
    print("\n".join(page(commands(app))))
    return 0


def page(listed: Sequence[Command]) -> Iterator[str]:
    """Write the page, with every command and every option."""
    program, *others = listed
    yield f'.TH MARACAIBO 6 "" "maracaibo {version("maracaibo-tui")}" "Games"'
    yield from (".SH NAME", f"{CALLED} \\- {_escaped(_lower(program.says))}")
    yield from (".SH SYNOPSIS", f".B {CALLED}", "[\\fICOMMAND\\fR] [\\fIOPTIONS\\fR]")
    yield from (".SH DESCRIPTION", _escaped(program.says), *_words(program.options))
    yield ".SH COMMANDS"
    for command in others:
        yield from _command(command)
    yield ".SH EXIT STATUS"
    yield from _pairs(_CODES)
    yield ".SH FILES"
    yield from _pairs((*_FILES, *_FOLDERS))
    yield ".SH ENVIRONMENT"
    yield from _pairs(_VARIABLES)


def _command(command: Command) -> Iterator[str]:
    arguments = " ".join(f"\\fI{_escaped(word.metavar)}\\fR" for word in command.arguments)
    yield f".SS {_escaped(' '.join((CALLED, *command.path)))} {arguments}".rstrip()
    yield _escaped(command.says)
    yield from _pairs((word.metavar, word.says) for word in command.arguments)
    yield from _words(command.options)
    if command.examples:
        yield from (".PP", "For example:", ".nf", *(f"    {_escaped(each)}" for each in command.examples), ".fi")


def _words(options: Sequence[Word]) -> Iterator[str]:
    """Write options; those of a game stand behind its name."""
    for game, words in groupby(options, key=lambda word: word.game):
        if game:
            yield from (".PP", f"In {_escaped(game)} also:")
        for word in words:
            names = ", ".join(f"\\fB{_escaped(name)}\\fR" for name in word.names)
            yield from (
                ".TP",
                f"{names} \\fI{_escaped(word.metavar)}\\fR" if word.metavar else names,
                _escaped(word.says),
            )


def _pairs(pairs: Any) -> Iterator[str]:  # noqa: ANN401 - pairs of texts
    for head, text in pairs:
        yield from (".TP", f"\\fB{_escaped(head)}\\fR", _escaped(text))


def _lower(sentence: str) -> str:
    """Make of a sentence what stands behind a name."""
    return f"{sentence[:1].lower()}{sentence[1:]}".partition(";")[0].rstrip(".")


def _escaped(text: str) -> str:
    """Write a text so that nothing in it is taken for an instruction."""
    spelled = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{spelled}" if spelled.startswith((".", "'")) else spelled
