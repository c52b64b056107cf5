"""The commands that play and count many games, with their options and their help."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

from maracaibo_tui.arena.deals import PLANS
from maracaibo_tui.play.strengths import LAST_RESORT, WORDS

from .options import AsJson, Game, Pack, of_the_command, of_the_game

SIMULATE, MERGE = "simulate", "merge"
_BOTS = f"{', '.join(WORDS.values())}, or what --bots lists, as in planner:nodes=500"
NO_USUAL = "no level is the usual one"

Campaigns = Annotated[int | None, Option(help="Play so many whole campaigns instead of games.", metavar="N")]
Games = Annotated[int | None, Option(help="How many games.", metavar="N")]
Seats = Annotated[str, Option(help=f"Which bots play: {_BOTS}; if none, {LAST_RESORT}.", metavar="BOT,BOT")]
Solo = Annotated[str, Option(help="One bot alone against the opponent; 1..5 is every level.", metavar="LEVEL")]
Opponent = Annotated[str, Option(help="An automatic opponent besides the bots.", metavar="NAME")]
OpponentLevel = Annotated[str, Option(help=f"Its level, or levels: 1..4; {NO_USUAL}.", metavar="LEVEL")]
Seed = Annotated[int | None, Option(help="The same number plays the same games.", metavar="N")]
Check = Annotated[bool, Option("--check", help="Test every invariant after every decision.")]
Trace = Annotated[Path | None, Option(help="Write every decision to this file.", metavar="FILE")]
TraceFull = Annotated[int | None, Option(help="The whole position in every K-th line.", metavar="K")]
SeriesFile = Annotated[Path | None, Option(help="A file that names a series.", metavar="FILE")]
Plan = Annotated[str, Option(help=f"Who meets whom: {', '.join(PLANS)}.", metavar="PLAN")]
Chairs = Annotated[int | None, Option(help="How many sit at a table, where the plan leaves it open.", metavar="N")]
Out = Annotated[Path | None, Option(help="Write every game down here; a series goes on here.", metavar="FILE")]
Jobs = Annotated[int | None, Option(help="How many processes play; usually one a core.", metavar="N")]
PartOf = Annotated[str, Option(help="Only this part of the deals, as in 3/8.", metavar="I/M")]
Sprt = Annotated[str, Option(help="Stop when it is clear: two differences, as in 0,40.", metavar="ELO,ELO")]
Csv = Annotated[Path | None, Option(help="Write a table as well, a row a seat.", metavar="FILE")]
Patience = Annotated[float | None, Option(help="Seconds a question for bots from outside.", metavar="S")]
Tolerant = Annotated[bool, Option("--tolerant", help="Questions that bots lose are no error.")]
ListBots = Annotated[bool, Option("--bots", help="List every bot: where it comes from, and its wishes.")]
ResultFiles = Annotated[list[Path], Argument(help="Files of results of one series.", metavar="FILE")]


def simulate(
    context: typer.Context,
    *,
    games: Games = None,
    campaigns: Campaigns = None,
    seats: Seats = "",
    solo: Solo = "",
    bot: Opponent = "",
    bot_level: OpponentLevel = "",
    seed: Seed = None,
    check: Check = False,
    trace: Trace = None,
    trace_full: TraceFull = None,
    series: SeriesFile = None,
    plan: Plan = "",
    chairs: Chairs = None,
    out: Out = None,
    jobs: Jobs = None,
    shard: PartOf = "",
    sprt: Sprt = "",
    csv: Csv = None,
    patience: Patience = None,
    tolerant: Tolerant = False,
    bots: ListBots = False,
    as_json: AsJson = False,
    pack: Pack = None,
    game: Game = "",
) -> int:
    """Play whole games without a screen, fast, and report on them."""
    # As many values as options are read from the context.
    del games, campaigns, seats, solo, bot, bot_level, seed, check, trace, trace_full, series, plan, chairs, out, jobs
    del shard, sprt, csv, patience, tolerant, bots, as_json, pack, game
    from maracaibo_tui.commands import simulate_called as command

    return command.run(context.params, of_the_game(context), of_the_command(context))


def merge(
    files: ResultFiles,
    *,
    out: Annotated[Path | None, Option(help="The file that becomes of them.", metavar="FILE")] = None,
    csv: Csv = None,
    as_json: AsJson = False,
) -> int:
    """Put files of results together, and sum them up."""
    from maracaibo_tui.commands import merge as command

    return command.run(files, out, csv, as_json=as_json)


def with_merge(words: Sequence[str]) -> list[str]:
    """Read `simulate merge` as the command that puts results together."""
    return list(words[1:]) if list(words[:2]) == [SIMULATE, MERGE] else list(words)
