"""The commands about campaigns with their options and their help; what they do stands in `campaign`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

from maracaibo_tui.cabinet.wishes import NewGame, OldGame

from .options import LEAVE_OTHERS, AsJson, Game, GameCommand, Lines, Pack, examples, of_the_game

campaign = typer.Typer(rich_markup_mode=None)
Called = Annotated[str, Argument(help="The name of a campaign.", metavar="CAMPAIGN")]
Players = Annotated[str, Option(help="Who plays, in any order.", metavar="NAME,NAME")]
Solo = Annotated[int | None, Option(help="Play alone: the level of the opponent.", metavar="LEVEL")]
Bot = Annotated[str, Option(help="Who else, as in `play`.", metavar="BOT,BOT")]
Seed = Annotated[int | None, Option(help="The same number deals the same games.", metavar="N")]
Patience = Annotated[int | None, Option(help="Whole games that a card waits; 0 is for ever.", metavar="N", min=0)]


@campaign.callback(invoke_without_command=True, epilog=examples("campaign", "campaign new --players Ada,Ben"))
def listed_campaigns(
    context: typer.Context,
    *,
    deleted: Annotated[bool, Option("--deleted", help="List the deleted ones that can be brought back.")] = False,
    as_json: AsJson = False,
) -> int:
    """List the campaigns; begin, go on, branch, read."""
    from maracaibo_tui.commands import campaign as command

    return 0 if context.invoked_subcommand else command.run(as_json=as_json, deleted=deleted)


@campaign.command(
    epilog=examples("campaign new --players Ada,Ben", "campaign new --solo 3 --seed 7"),
    cls=GameCommand,
    context_settings=LEAVE_OTHERS,
)
def new(
    context: typer.Context,
    *,
    players: Players = "",
    solo: Solo = None,
    bot: Bot = "",
    seed: Seed = None,
    patience: Patience = None,
    pack: Pack = None,
    game: Game = "",
) -> int:
    """Make a campaign; its first game begins with `campaign next`."""
    from maracaibo_tui.commands import campaign as command

    options = of_the_game(context)
    wish = NewGame(players=players, solo=solo, bot=bot, seed=seed, pack=pack, game=game, options=options)
    return command.new(wish, patience)


@campaign.command("next", epilog=examples("campaign next quiet-concern-1", "campaign next quiet-concern-1 --plain"))
def next_game(
    name: Called,
    *,
    plain: Lines = False,
    agreed: Annotated[bool, Option("--agreed", help="Go on though the content has changed.")] = False,
    pack: Annotated[str, Option(help="Where its content pack lies from now on.", metavar="PACK")] = "",
) -> OldGame:
    """Go on with the game in play, or begin the next one."""
    from maracaibo_tui.commands import campaign as command

    return OldGame(command.next_game(name, pack, agreed=agreed), plain)


@campaign.command(epilog=examples("campaign branch quiet-concern-1 --at 3"))
def branch(
    name: Called,
    *,
    at: Annotated[int, Option(help="The game before which it branches off.", metavar="N")],
) -> int:
    """Make a campaign of its own from before one of the games of another."""
    from maracaibo_tui.commands import campaign as command

    return command.branch(name, at)


@campaign.command(
    epilog=examples("campaign chapter quiet-concern-1 6", "campaign chapter quiet-concern 2 --players Ada,Ben"),
    cls=GameCommand,
    context_settings=LEAVE_OTHERS,
)
def chapter(
    context: typer.Context,
    name: Annotated[str, Argument(help="A campaign whose seats it takes over, or a story.", metavar="CAMPAIGN")],
    number: Annotated[int, Argument(help="The number of the chapter.", metavar="N")],
    *,
    players: Players = "",
    solo: Solo = None,
    bot: Bot = "",
    seed: Seed = None,
    patience: Patience = None,
    pack: Pack = None,
) -> int:
    """Make a campaign that begins at a chapter; it tells what happened before."""
    from maracaibo_tui.commands import campaign as command

    options = of_the_game(context)
    wish = NewGame(players=players, solo=solo, bot=bot, seed=seed, pack=pack, options=options)
    return command.chapter(name, number, wish, patience)


@campaign.command(epilog=examples("campaign chronicle quiet-concern-1", "campaign chronicle quiet-concern-1 --json"))
def chronicle(
    name: Called,
    *,
    spoilers: Annotated[bool, Option("--spoilers", help="Print every card of the story, read or not.")] = False,
    as_json: AsJson = False,
) -> int:
    """Print what was read so far, how the table voted, and the world as it was left."""
    from maracaibo_tui.commands import campaign as command

    return command.chronicle(name, spoilers=spoilers, as_json=as_json)


@campaign.command(
    epilog=examples("campaign seats quiet-concern-1 --players Ada,Cleo"),
    cls=GameCommand,
    context_settings=LEAVE_OTHERS,
)
def seats(context: typer.Context, name: Called, *, players: Players = "", solo: Solo = None, bot: Bot = "") -> int:
    """Say who plays the next game, and how."""
    from maracaibo_tui.commands import campaign as command

    return command.seats(name, NewGame(players=players, solo=solo, bot=bot, options=of_the_game(context)))


@campaign.command(epilog=examples("campaign drop quiet-concern-1"))
def drop(name: Called) -> int:
    """Lay the game in play aside, as if the evening had not happened."""
    from maracaibo_tui.commands import campaign as command

    return command.drop(name)


@campaign.command(epilog=examples("campaign delete quiet-concern-1"))
def delete(name: Called) -> int:
    """Delete a campaign; it can be brought back."""
    from maracaibo_tui.commands import campaign as command

    return command.delete(name)


@campaign.command(epilog=examples("campaign undelete quiet-concern-1"))
def undelete(name: Called) -> int:
    """Bring a deleted campaign back."""
    from maracaibo_tui.commands import campaign as command

    return command.undelete(name)


@campaign.command("export", epilog=examples("campaign export quiet-concern-1 ~/concern.json"))
def give_out(name: Called, file: Annotated[Path, Argument(help="A new file, or a folder.", metavar="FILE")]) -> int:
    """Export a campaign to a file, for another machine."""
    from maracaibo_tui.commands import campaign as command

    return command.give_out(name, file)


@campaign.command("import", epilog=examples("campaign import ~/concern.json --name ours"))
def take_in(
    file: Annotated[Path, Argument(help="The file of a campaign.", metavar="FILE")],
    *,
    name: Annotated[str, Option(help="Its name here; usually the one it has.", metavar="NAME")] = "",
) -> int:
    """Import a campaign from a file."""
    from maracaibo_tui.commands import campaign as command

    return command.take_in(file, name)


@campaign.command(epilog=examples("campaign recover quiet-concern-1"))
def recover(name: Called) -> int:
    """Recover the last good state of a damaged campaign as one of its own."""
    from maracaibo_tui.commands import campaign as command

    return command.recover(name)
