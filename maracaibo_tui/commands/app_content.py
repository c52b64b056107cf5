"""The commands about content packs with their options and their help; what they do stands in `content`."""

from __future__ import annotations

from typing import Annotated

import typer
from typer import Argument, Option

from .options import PACK, AsJson, Game, Pack, examples

content = typer.Typer(rich_markup_mode=None)


@content.command(epilog=examples("content check", "content check my-pack"))
def check(
    pack: Annotated[str | None, Argument(help=PACK, metavar="PACK|DIR")] = None,
    *,
    as_json: AsJson = False,
    game: Game = "",
) -> int:
    """Check a content pack and print all that is wrong with it."""
    from maracaibo_tui.commands import content as command

    return command.check(pack, game, as_json=as_json)


@content.command("list", epilog=examples("content list", "content list cards", "content list quests --json"))
def listing(
    kind: Annotated[str, Argument(help="A kind of piece; without one the kinds are named.", metavar="KIND")] = "",
    *,
    spoilers: Annotated[bool, Option("--spoilers", help="Print every side of a campaign's cards.")] = False,
    as_json: AsJson = False,
    pack: Pack = None,
    game: Game = "",
) -> int:
    """List what is in the box."""
    if spoilers:
        from maracaibo_tui.commands import campaign

        return campaign.story(pack, game, as_json=as_json)
    from maracaibo_tui.commands import content as command

    return command.listing(kind, pack, game, as_json=as_json)
