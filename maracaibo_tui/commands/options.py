"""Options that several commands have, those that are a game's own, and how help gives examples."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer import Argument, Option
from typer.core import TyperCommand

if TYPE_CHECKING:
    from maracaibo_tui.engine.title import Title
    from maracaibo_tui.play.flags import Flag

CALLED = "maracaibo"
PACK = "A content pack: its name, or its folder."
Pack = Annotated[str | None, Option(help=PACK, metavar="PACK")]
Game = Annotated[str, Option("--game", help="Which game, if not that of the pack or the usual one.", metavar="GAME")]
Lines = Annotated[bool, Option("--plain", help="Play in lines of text, without a screen.")]
AsJson = Annotated[bool, Option("--json", help="Print JSON for programs.")]
Saved = Annotated[str, Argument(help="The name of a saved game.", metavar="NAME")]
Save = Annotated[Path, Argument(help="A saved game: its name, or its file.", metavar="SAVE")]

LEAVE_OTHERS = {"ignore_unknown_options": True, "allow_extra_args": True}
"""Settings of a command that takes options of games beside its own."""
_WORDS = "maracaibo.words"


def examples(*calls: str) -> str:
    """Show calls at the end of a help text."""
    # The mark keeps lines as they are.
    return "\n".join(["\b", "Example:" if len(calls) == 1 else "Examples:", *(f"  {CALLED} {call}" for call in calls)])


class GameCommand(TyperCommand):
    """A command that takes options of games: its help shows those of the game asked for, or all, each with its game."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401 - typer's own
        """Keep the words for the help, which may be asked for before the name of the game was read."""
        ctx.meta[_WORDS] = tuple(args)
        return super().parse_args(ctx, args)

    def format_options(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401 - likewise
        """Write the options of the command, and behind them those of games."""
        from maracaibo_tui.play.flags import flags_of

        super().format_options(ctx, formatter)
        for title in _asked_for(ctx.meta.get(_WORDS, ())):
            with formatter.section(f"Options of {title.name}"):
                formatter.write_dl([(shown(flag), flag.says) for flag in flags_of(title)])


class UnexpectedWordError(typer.TyperException):
    """A word that belongs to no option, where a command takes no other words."""

    def __init__(self, context: typer.Context, word: str) -> None:
        """Name the word; the command is known by its context."""
        from maracaibo_tui.library.problem import plain

        super().__init__(f"Got an unexpected word ({plain(word)})")
        self.ctx = context


def shown(flag: Flag) -> str:
    """Show how an option of a game is written."""
    return f"{', '.join(f'--{name}' for name in flag.names)} {flag.metavar}".rstrip()


def of_the_game(context: typer.Context) -> dict[str, str]:
    """Give the options of a game that stand in a call, as far as they can be told without the game."""
    from maracaibo_tui.play.flags import apart

    given, rest = apart(context.args)
    if rest:
        raise UnexpectedWordError(context, rest[0])
    return given


def of_the_command(context: typer.Context) -> tuple[str, ...]:
    """Name the options that a command has for every game."""
    return tuple(name.removeprefix("--") for param in context.command.params for name in param.opts)


def _asked_for(words: Sequence[str]) -> list[Title]:
    """Give the titles whose options a call for help is about: the one that it names, or else all."""
    from maracaibo_tui.games import TITLES, title_of, titles
    from maracaibo_tui.play.flags import apart

    given, _ = apart(words)
    named = given.get("game", "")
    if not named and "pack" in given:
        from maracaibo_tui.cabinet.packs import game_of

        named = game_of(given["pack"])
    return [title_of(named)] if named in TITLES else titles()


def every_flag() -> Iterator[tuple[Title, Flag]]:
    """Yield the options of all games, each with its game."""
    from maracaibo_tui.games import titles
    from maracaibo_tui.play.flags import flags_of

    for title in titles():
        yield from ((title, flag) for flag in flags_of(title))
