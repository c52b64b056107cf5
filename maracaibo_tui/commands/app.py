"""The commands of the shell with their options and their help; what they do stands in a module each."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace
from typer import Argument, Option

from maracaibo_tui.cabinet.wishes import Edition, NewGame, OldGame

CALLED = "maracaibo"
_PACK = "A content pack: its name, or its folder."
_JSON = "Print JSON for programs."


def _examples(*calls: str) -> str:
    # The mark keeps lines as they are.
    return "\n".join(["\b", "Example:" if len(calls) == 1 else "Examples:", *(f"  {CALLED} {call}" for call in calls)])


_SAID = {
    "Value error, ": "",
    "Input should be a valid integer, unable to parse string as an integer": "a whole number is expected",
}
"""What the option parser says in the words of its own machinery, and how we say it."""

app = typer.Typer(rich_markup_mode=None, add_completion=False, context_settings={"help_option_names": ["-h", "--help"]})
content = typer.Typer(rich_markup_mode=None)
saves = typer.Typer(rich_markup_mode=None)
app.add_typer(saves, name="saves")
app.add_typer(content, name="content", help="Check and list what is in the box.")

Pack = Annotated[str | None, Option(help=_PACK, metavar="PACK")]
Game = Annotated[str, Option("--game", help="Which game, if not that of the pack or the usual one.", metavar="GAME")]
Lines = Annotated[bool, Option("--plain", help="Play in lines of text, without a screen.")]
AsJson = Annotated[bool, Option("--json", help=_JSON)]
Saved = Annotated[str, Argument(help="The name of a saved game.", metavar="NAME")]
Save = Annotated[Path, Argument(help="A saved game: its name, or its file.", metavar="SAVE")]


def called(words: Sequence[str]) -> int | NewGame | OldGame:
    """Carry out a command, or say in one sentence why it was not understood."""
    try:
        result = app(list(words), prog_name=CALLED, standalone_mode=False)
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        path = context.command_path if context else CALLED
        print(f'{_sentence(error.format_message())} "{path} --help" shows what is possible.', file=sys.stderr)
        return 2
    return result if isinstance(result, int | NewGame | OldGame) else 0


def _sentence(message: str) -> str:
    """Say what is wrong with a word in a sentence of our own manner."""
    for theirs, ours in _SAID.items():
        message = message.replace(theirs, ours)
    message = " ".join(message.split()).rstrip(".")
    return message if message.endswith("?") else f"{message}."


def _say_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"maracaibo {version('maracaibo-tui')}")
        raise typer.Exit


@app.callback(epilog=_examples("rules influence rank"))
def program(
    *, version: Annotated[bool, Option("--version", help="Say which version this is.", callback=_say_version)] = False
) -> None:
    """Play board games in the terminal; without a command the title opens."""


@app.command(epilog=_examples("play --players Ada,Ben", "play --solo 3", "play --plain"))
def play(
    *,
    players: Annotated[str, Option(help="Who plays, in any order.", metavar="NAME,NAME")] = "",
    solo: Annotated[int | None, Option(help="Play alone: the level of the opponent.", metavar="LEVEL")] = None,
    bot: Annotated[str, Option(help="Who else: greedy, busy, random, or OPPONENT:LEVEL.", metavar="BOT,BOT")] = "",
    story: Annotated[int | None, Option(help="The story card, in a game with stories.", metavar="CARD")] = None,
    edition: Annotated[Edition | None, Option(help="The edition of the rules.")] = None,
    seed: Annotated[int | None, Option(help="The same number deals the same game.", metavar="N")] = None,
    pack: Pack = None,
    plain: Lines = False,
    game: Game = "",
) -> NewGame:
    """Begin a new game; it asks for what you do not give."""
    wish = NewGame(players=players, solo=solo, bot=bot, story=story, edition=edition, seed=seed, pack=pack, plain=plain)
    return replace(wish, game=game)


@app.command(epilog=_examples("resume", "resume sunday"))
def resume(
    name: Annotated[str, Argument(help="A saved game; without a name the last one.", metavar="NAME")] = "",
    *,
    plain: Lines = False,
    pack: Pack = None,
) -> OldGame:
    """Go on with a saved game."""
    return OldGame(name, plain, pack)


@saves.callback(
    invoke_without_command=True, epilog=_examples("saves", "saves rename ada-1 sunday", "saves delete sunday")
)
def listed_saves(
    context: typer.Context,
    *,
    deleted: Annotated[bool, Option("--deleted", help="List the deleted ones that can be brought back.")] = False,
    as_json: AsJson = False,
) -> int:
    """List the saved games, or do something with one of them."""
    from maracaibo_tui.commands import saves as command

    return 0 if context.invoked_subcommand else command.run(as_json=as_json, deleted=deleted)


@saves.command(epilog=_examples("saves rename ada-1 sunday"))
def rename(name: Saved, new: Annotated[str, Argument(help="Its new name.", metavar="NEW")]) -> int:
    """Rename a saved game."""
    from maracaibo_tui.commands import saves as command

    return command.rename(name, new)


@saves.command(epilog=_examples("saves delete sunday"))
def delete(name: Saved) -> int:
    """Delete a saved game; it can be brought back."""
    from maracaibo_tui.commands import saves as command

    return command.delete(name)


@saves.command(epilog=_examples("saves undelete sunday"))
def undelete(name: Saved) -> int:
    """Bring a deleted game back."""
    from maracaibo_tui.commands import saves as command

    return command.undelete(name)


@saves.command("export", epilog=_examples("saves export sunday ~/sunday.json"))
def give_out(name: Saved, file: Annotated[Path, Argument(help="A new file, or a folder.", metavar="FILE")]) -> int:
    """Export a saved game to a file, for another machine."""
    from maracaibo_tui.commands import saves as command

    return command.give_out(name, file)


@saves.command("import", epilog=_examples("saves import ~/sunday.json", "saves import ~/sunday.json --name monday"))
def take_in(
    file: Annotated[Path, Argument(help="The file of a saved game.", metavar="FILE")],
    *,
    name: Annotated[str, Option(help="Its name here; usually that of the file.", metavar="NAME")] = "",
    pack: Pack = None,
) -> int:
    """Import a saved game from a file."""
    from maracaibo_tui.commands import saves as command

    return command.take_in(file, name, pack)


@saves.command(epilog=_examples("saves recover sunday"))
def recover(name: Saved) -> int:
    """Recover the last good state of a damaged game as a game of its own."""
    from maracaibo_tui.commands import saves as command

    return command.recover(name)


@app.command(epilog=_examples("rules influence rank", "rules A17", "rules --id MAR-SAIL-07", "rules --list"))
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


@app.command(epilog=_examples("show sunday", "show sunday --path players.1.doubloons"))
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


@app.command(epilog=_examples("replay sunday --verify"))
def replay(
    save: Save,
    *,
    to: Annotated[int | None, Option(help="Stop after so many answers.", metavar="N")] = None,
    verify: Annotated[
        bool, Option(help="Also check that the seed deals the recorded set-up; print no position.")
    ] = False,
    pack: Pack = None,
) -> int:
    """Play a saved game again, answer by answer."""
    from maracaibo_tui.commands import replay as command

    return command.run(save, to, verify, pack)


@app.command(
    epilog=_examples(
        "simulate --games 100 --seats random,random",
        "simulate --games 20 --seats random,random,random --seed 7 --check",
        "simulate --games 100 --solo 1..5 --seats greedy",
    )
)
def simulate(
    *,
    games: Annotated[int, Option(help="How many games.", metavar="N")] = 1,
    seats: Annotated[
        str, Option(help="Which bots play: random, busy or greedy; if none is named, random.", metavar="BOT,BOT")
    ] = "",
    solo: Annotated[str, Option(help="One bot alone against the opponent; 1..5 is every level.", metavar="LEVEL")] = "",
    bot: Annotated[str, Option(help="An automatic opponent besides the bots.", metavar="NAME")] = "",
    bot_level: Annotated[str, Option(help="The level of that opponent, or levels: 1..4.", metavar="LEVEL")] = "",
    seed: Annotated[int, Option(help="The same number plays the same games.", metavar="N")] = 1,
    story: Annotated[int | None, Option(help="The story card, in a game with stories.", metavar="CARD")] = None,
    edition: Annotated[Edition, Option(help="The edition of the rules.")] = "second",
    check: Annotated[bool, Option("--check", help="Test every invariant after every decision.")] = False,
    trace: Annotated[Path | None, Option(help="Write every decision to this file.", metavar="FILE")] = None,
    trace_full: Annotated[int | None, Option(help="The whole position in every K-th line.", metavar="K")] = None,
    as_json: AsJson = False,
    pack: Pack = None,
    game: Game = "",
) -> int:
    """Play whole games without a screen, fast, and report on them."""
    from maracaibo_tui.commands import simulate as command

    return command.run(
        games=games,
        seats=seats,
        solo=solo,
        bot=bot,
        bot_level=bot_level,
        seed=seed,
        story=story,
        edition=edition,
        check=check,
        trace=trace,
        trace_full=trace_full,
        as_json=as_json,
        pack=pack,
        game=game,
    )


@app.command(epilog=_examples("scenario tests/maracaibo/scenarios", "scenario my-question.toml"))
def scenario(
    paths: Annotated[list[Path], Argument(help="Files, or folders of files.", metavar="PATH")], *, pack: Pack = None
) -> int:
    """Run scenarios, small positions that show what a rule does."""
    from maracaibo_tui.commands import scenario as command

    return command.run(paths, None if pack is None else Path(pack))


@app.command(epilog=_examples("hosting"))
def hosting() -> int:
    """Print how friends can play over SSH on this machine."""
    from maracaibo_tui.commands import hosting as command

    return command.run()


@content.command(epilog=_examples("content check", "content check my-pack"))
def check(pack: Annotated[str | None, Argument(help=_PACK, metavar="PACK|DIR")] = None, *, game: Game = "") -> int:
    """Check a content pack and print all that is wrong with it."""
    from maracaibo_tui.commands import content as command

    return command.check(pack, game)


@content.command("list", epilog=_examples("content list", "content list cards", "content list quests --json"))
def listing(
    kind: Annotated[str, Argument(help="A kind of piece; without one the kinds are named.", metavar="KIND")] = "",
    *,
    as_json: AsJson = False,
    pack: Pack = None,
    game: Game = "",
) -> int:
    """List what is in the box."""
    from maracaibo_tui.commands import content as command

    return command.listing(kind, pack, game, as_json=as_json)
