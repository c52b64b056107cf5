"""The commands about saved games with their options and their help; what they do stands in `saves`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

from .options import AsJson, Pack, Saved, examples

LIST = "list"
saves = typer.Typer(rich_markup_mode=None)


def with_list(words: Sequence[str]) -> list[str]:
    """Read `saves` with words to look for as `saves list`; the words of its commands keep their meaning."""
    first = next((word for word in words[1:] if not word.startswith("-")), "")
    known = {command.name or getattr(command.callback, "__name__", "") for command in saves.registered_commands}
    is_short = words[:1] == ["saves"] and first and first not in known
    return [words[0], LIST, *words[1:]] if is_short else list(words)


@saves.callback(
    invoke_without_command=True,
    epilog=examples("saves", "saves ada sunday", "saves rename ada-1 sunday", "saves delete sunday"),
)
def listed_saves(
    context: typer.Context,
    *,
    deleted: Annotated[bool, Option("--deleted", help="List the deleted ones that can be brought back.")] = False,
    as_json: AsJson = False,
) -> int:
    """List the saved games, all or some; rename, delete, copy."""
    from maracaibo_tui.commands import saves as command

    return 0 if context.invoked_subcommand else command.run(as_json=as_json, deleted=deleted)


@saves.command(LIST, epilog=examples("saves list ada", "saves ada sunday"))
def fitting(
    words: Annotated[list[str] | None, Argument(help="Names, people, a game, a round.", metavar="WORDS")] = None,
    *,
    deleted: Annotated[bool, Option("--deleted", help="Look among the deleted ones.")] = False,
    as_json: AsJson = False,
) -> int:
    """List the games that fit words, as `saves WORDS` does."""
    from maracaibo_tui.commands import saves as command

    return command.run(as_json=as_json, deleted=deleted, words=words or [])


@saves.command(epilog=examples("saves rename ada-1 sunday"))
def rename(name: Saved, new: Annotated[str, Argument(help="Its new name.", metavar="NEW")]) -> int:
    """Rename a saved game."""
    from maracaibo_tui.commands import saves as command

    return command.rename(name, new)


@saves.command(epilog=examples("saves delete sunday"))
def delete(name: Saved) -> int:
    """Delete a saved game; it can be brought back."""
    from maracaibo_tui.commands import saves as command

    return command.delete(name)


@saves.command(epilog=examples("saves undelete sunday"))
def undelete(name: Saved) -> int:
    """Bring a deleted game back."""
    from maracaibo_tui.commands import saves as command

    return command.undelete(name)


@saves.command("export", epilog=examples("saves export sunday ~/sunday.json"))
def give_out(name: Saved, file: Annotated[Path, Argument(help="A new file, or a folder.", metavar="FILE")]) -> int:
    """Export a saved game to a file, for another machine."""
    from maracaibo_tui.commands import saves as command

    return command.give_out(name, file)


@saves.command("import", epilog=examples("saves import ~/sunday.json", "saves import ~/sunday.json --name monday"))
def take_in(
    file: Annotated[Path, Argument(help="The file of a saved game.", metavar="FILE")],
    *,
    name: Annotated[str, Option(help="Its name here; usually that of the file.", metavar="NAME")] = "",
    pack: Pack = None,
) -> int:
    """Import a saved game from a file."""
    from maracaibo_tui.commands import saves as command

    return command.take_in(file, name, pack)


@saves.command(epilog=examples("saves recover sunday"))
def recover(name: Saved) -> int:
    """Recover the last good state of a damaged game as a game of its own."""
    from maracaibo_tui.commands import saves as command

    return command.recover(name)
