"""The commands of the shell with their options and their help; what they do stands in a module each."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

from maracaibo_tui.cabinet.wishes import NewGame, OldGame
from maracaibo_tui.play.strengths import WORDS

from .app_campaign import campaign
from .app_content import content
from .app_saves import saves, with_list
from .app_simulate import merge, simulate, with_merge
from .complaint import complain
from .options import (
    CALLED,
    LEAVE_OTHERS,
    AsJson,
    Game,
    GameCommand,
    Lines,
    Pack,
    Save,
    examples,
    of_the_game,
)

_SAID = {
    "Value error, ": "",
    "Input should be a valid integer, unable to parse string as an integer": "a whole number is expected",
}
"""What the option parser says in the words of its own machinery, and how we say it."""
BOTS = f"{', '.join(WORDS.values())} (or {', '.join(WORDS)})"
NO_USUAL = "no level is the usual one"

app = typer.Typer(rich_markup_mode=None, add_completion=False, context_settings={"help_option_names": ["-h", "--help"]})
app.add_typer(saves, name="saves")
app.add_typer(campaign, name="campaign")
app.add_typer(content, name="content", help="Check and list what is in the box.")


def called(words: Sequence[str]) -> int | NewGame | OldGame:
    """Carry out a command, or say in one sentence why it was not understood."""
    try:
        result = app(with_merge(with_list(words)), prog_name=CALLED, standalone_mode=False)
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        path = context.command_path if context else CALLED
        complain(f'{_sentence(error.format_message())} "{path} --help" shows what is possible.')
        return 2
    return result if isinstance(result, int | NewGame | OldGame) else 0


def _sentence(message: str) -> str:
    """Say what is wrong with a word in a sentence of our own manner."""
    for theirs, ours in _SAID.items():
        message = message.replace(theirs, ours)
    message = " ".join(message.split()).rstrip(".")
    return message if message.endswith("?") else f"{message}."


@app.callback(epilog=examples("rules influence rank"))
def program(*, version: Annotated[bool, Option("--version", help="Say which version this is.")] = False) -> None:
    """Play board games in the terminal; without a command the title opens."""
    # The version is said before any of this is loaded.
    del version


@app.command(
    epilog=examples(
        "play --players Ada,Ben", "play --solo 3", "play --players Ada --bot strong,beginner", "play --plain"
    ),
    cls=GameCommand,
    context_settings=LEAVE_OTHERS,
)
def play(
    context: typer.Context,
    *,
    players: Annotated[str, Option(help="Who plays, in any order.", metavar="NAME,NAME")] = "",
    solo: Annotated[int | None, Option(help="Play alone: the level of the opponent.", metavar="LEVEL")] = None,
    bot: Annotated[str, Option(help=f"Who else: {BOTS}, or OPPONENT:LEVEL; {NO_USUAL}.", metavar="BOT,BOT")] = "",
    seed: Annotated[int | None, Option(help="The same number deals the same game.", metavar="N")] = None,
    pack: Pack = None,
    plain: Lines = False,
    game: Game = "",
) -> NewGame:
    """Begin a new game; it asks for what you do not give."""
    options = of_the_game(context)
    return NewGame(players=players, solo=solo, bot=bot, seed=seed, pack=pack, plain=plain, game=game, options=options)


@app.command(epilog=examples("resume", "resume sunday"))
def resume(
    name: Annotated[str, Argument(help="A saved game; without a name the last one.", metavar="NAME")] = "",
    *,
    plain: Lines = False,
    pack: Pack = None,
) -> OldGame:
    """Go on with a saved game."""
    return OldGame(name, plain, pack)


@app.command(epilog=examples("rules influence rank", "rules A17", "rules --id MAR-SAIL-07", "rules --list"))
def rules(
    words: Annotated[list[str] | None, Argument(help="Words to look for.", metavar="WORDS")] = None,
    *,
    rule: Annotated[str, Option("--id", help="Print the rule with this id.", metavar="ID")] = "",
    listed: Annotated[bool, Option("--list", help="Print ids and titles only.")] = False,
    as_json: AsJson = False,
    game: Game = "",
) -> int:
    """Find rules, cards and places, and print them best first."""
    from maracaibo_tui.commands import rules as command

    return command.run(words or [], rule=rule, listed=listed, as_json=as_json, game=game)


@app.command(epilog=examples("show sunday", "show sunday --path players.1.doubloons"))
def show(
    save: Save,
    *,
    path: Annotated[str, Option(help="One value of the position.", metavar="PATH")] = "",
    seat: Annotated[int, Option(help="Who looks: a seat, or 0 for an onlooker.", metavar="N")] = 0,
    as_json: AsJson = False,
    pack: Pack = None,
) -> int:
    """Print a saved position as one seat may see it."""
    from maracaibo_tui.commands import show as command

    return command.run(save, path, seat, as_json, pack)


@app.command(epilog=examples("replay sunday --verify"))
def replay(
    save: Save,
    *,
    to: Annotated[int | None, Option(help="Stop after so many answers.", metavar="N")] = None,
    verify: Annotated[
        bool, Option("--verify", help="Also check that the seed deals the recorded set-up; print no position.")
    ] = False,
    as_json: AsJson = False,
    pack: Pack = None,
) -> int:
    """Play a saved game again, answer by answer."""
    from maracaibo_tui.commands import replay as command

    return command.run(save, to, verify, pack, as_json=as_json)


app.command(
    epilog=examples(
        "simulate --games 100 --seats usual,usual",
        "simulate --games 20 --seats strong,usual,usual --seed 7 --check",
        "simulate --games 100 --solo 1..5 --seats strong",
        "simulate --games 400 --seats planner,greedy --out duel.jsonl",
        "simulate --series duel.toml --shard 3/8 --out r3.jsonl",
        "simulate merge r1.jsonl r2.jsonl --out all.jsonl",
    ),
    cls=GameCommand,
    context_settings=LEAVE_OTHERS,
)(simulate)
app.command(epilog=examples("merge r1.jsonl r2.jsonl --out all.jsonl", "merge all.jsonl --csv all.csv"))(merge)


@app.command(epilog=examples("report sunday", "report all.jsonl --out all.html", "report sunday --plain"))
def report(
    of: Annotated[Path, Argument(help="A saved game, its name or file, or a file of results.", metavar="SAVE")],
    *,
    out: Annotated[Path | None, Option(help="The page that is written.", metavar="FILE")] = None,
    plain: Annotated[bool, Option("--plain", help="Print the figures in lines instead.")] = False,
    pack: Pack = None,
) -> int:
    """Write a page with drawings on a game or a series."""
    from maracaibo_tui.commands import report as command

    return command.run(of, out, pack, in_lines=plain)


@app.command(epilog=examples("scenario tests/maracaibo/scenarios", "scenario my-question.toml"))
def scenario(
    paths: Annotated[list[Path], Argument(help="Files, or folders of files.", metavar="PATH")],
    *,
    as_json: AsJson = False,
    pack: Pack = None,
) -> int:
    """Run scenarios, small positions that show what a rule does."""
    from maracaibo_tui.commands import scenario as command

    return command.run(paths, None if pack is None else Path(pack), as_json=as_json)


@app.command(epilog=examples("hosting"))
def hosting() -> int:
    """Print how friends can play over SSH on this machine."""
    from maracaibo_tui.commands import hosting as command

    return command.run()


@app.command(epilog=examples("completion bash", "completion fish"))
def completion(
    shell: Annotated[str, Argument(help="Which shell: bash, zsh or fish.", metavar="SHELL")],
) -> int:
    """Print what lets a shell complete words, games included."""
    from maracaibo_tui.commands import completion as command

    return command.run(app, shell)


@app.command("man", epilog=examples("man"))
def manual() -> int:
    """Print the manual page, for `man`."""
    from maracaibo_tui.commands import manual as command

    return command.run(app)
