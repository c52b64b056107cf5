"""The program names its commands, explains them, and says in one sentence what went wrong."""

import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from maracaibo_tui.cabinet.wishes import NewGame, OldGame, wished
from tests.architecture.tree import ROOT
from tests.cli.conftest import Maracaibo

COMMANDS = [
    ("play",),
    ("resume",),
    ("saves",),
    ("rules",),
    ("show",),
    ("replay",),
    ("simulate",),
    ("merge",),
    ("report",),
    ("scenario",),
    ("hosting",),
    ("completion",),
    ("man",),
    ("campaign",),
    ("campaign", "new"),
    ("campaign", "next"),
    ("campaign", "branch"),
    ("campaign", "chapter"),
    ("campaign", "chronicle"),
    ("campaign", "seats"),
    ("campaign", "drop"),
    ("campaign", "delete"),
    ("campaign", "undelete"),
    ("campaign", "export"),
    ("campaign", "import"),
    ("campaign", "recover"),
    ("content", "check"),
    ("content", "list"),
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_explains_itself_with_an_example(command: tuple[str, ...], maracaibo: Maracaibo) -> None:
    """`--help` of every command shows a call that can be typed."""
    ran = maracaibo(*command, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert f"  maracaibo {' '.join(command)}" in ran.out.partition("Example")[2]
    assert all(len(line) <= 80 for line in ran.out.splitlines())


def test_the_help_names_every_command(maracaibo: Maracaibo) -> None:
    """`maracaibo --help` lists the commands, each with what it does, uncut."""
    ran = maracaibo("--help")
    assert ran.code == 0
    assert all(f"\n  {command[0]} " in ran.out for command in COMMANDS)
    assert "..." not in ran.out.partition("Commands:")[2]


@pytest.mark.parametrize(
    "words,hint",
    [
        (["sial"], "sial"),
        (["rules", "--jsno"], "--jsno"),
        (["show"], "SAVE"),
        (["scenario"], "PATH"),
        (["content"], "content --help"),
        (["content", "check", "one", "two"], "two"),
        (["play", "--edition", "third"], "third"),
        (["play", "--seed", "soon"], "--seed"),
        (["play", "--seed"], "--seed"),
        (["--seed", "soon"], "--seed"),
        (["play", "--seed", "1", "--seed", "\x1b[31mred\nline"], "--seed"),
        (["resume", "one", "two"], "two"),
        (["content", "list", "crads"], "cards (nearest)"),
        (["content", "list", "cards", "--pack", "nowhere"], "nowhere"),
        (["rules", "--id", f"MAR-SIAL-{7:02}"], "MAR-SAIL-07"),
        (["show", "nowhere"], "nowhere"),
        (["show", "."], "folder"),
        (["replay", "/nowhere/at/all"], "/nowhere/at/all"),
        (["simulate", "--seats", "random,nobody"], "nobody"),
        (["simulate", "--seats", "random"], "alone"),
        (["simulate", "--seats", "random," * 9 + "random"], "10"),
        (["simulate", "--solo", "9"], "9"),
        (["simulate", "--story", "3"], "75"),
        (["simulate", "--stroy", "75"], "nearest is --story"),
        (["simulate", "--cehck"], "nearest is --check"),
        (["simulate", "seven"], "seven"),
        (["simulate", "--bot", "jacques"], "no level is the usual one"),
        (["play", "--editoin", "first"], "nearest is --edition"),
        (["play", "--plain", "--sede", "7"], "nearest is --seed"),
        (["play", "--bot", "wek"], "beginner, usual, strong, master"),
        (["simulate", "--games", "0"], "--games"),
        (["simulate", "--trace", "/nowhere/at/all"], "/nowhere/at/all"),
        (["simulate", "--trace", "."], "directory"),
    ],
    ids=" ".join,
)
def test_a_mistake_is_answered_by_one_sentence(words: list[str], hint: str, maracaibo: Maracaibo) -> None:
    """Whatever is mistyped, the answer is one line on standard error that names it, and exit code 2."""
    ran = maracaibo(*words)
    assert (ran.code, ran.out) == (2, "")
    assert hint in ran.err
    assert ran.err.count("\n") == 1
    assert ran.err[:-1].isprintable()


@pytest.mark.parametrize(
    "words", [[], ["play", "--solo", "2"], ["resume"], ["resume", "sunday"], ["--players", "Ada,Ben"]]
)
def test_opening_a_game_needs_a_terminal(words: list[str], maracaibo: Maracaibo) -> None:
    """Without a terminal the game is not opened, and one sentence says why."""
    ran = maracaibo(*words)
    assert (ran.code, ran.out) == (2, "")
    assert "terminal" in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    "words,wish",
    [
        ([], NewGame()),
        (["play"], NewGame()),
        (["play", "--players", "Ada,Ben", "--seed", "7"], NewGame(players="Ada,Ben", seed=7)),
        (["play", "--solo", "3", "--edition", "first"], NewGame(solo=3, options={"edition": "first"})),
        (["play", "--seed=7"], None),
        (["play", "--help"], None),
        (["play", "--seed", "x"], None),
        (["play", "--seed", "null"], None),
        (["play", "--solo", "3.0"], None),
        (["resume"], OldGame()),
        (["resume", "sunday"], OldGame("sunday")),
        (["resume", "--help"], None),
        (["rules"], None),
    ],
)
def test_opening_the_game_needs_no_machinery(words: list[str], wish: NewGame | OldGame | None) -> None:
    """Plain calls are understood without the command line's library; anything else is left to it."""
    assert wished(words) == wish


def test_the_version_is_said(maracaibo: Maracaibo) -> None:
    """`maracaibo --version` says the version that is installed, and no game opens."""
    ran = maracaibo("--version")
    assert (ran.code, ran.out, ran.err) == (0, f"maracaibo {version('maracaibo-tui')}\n", "")


def test_the_version_stands_alone(maracaibo: Maracaibo) -> None:
    """What stands behind it was meant for something else, and is refused."""
    assert maracaibo("--version", "extra") == (2, "", "--version stands alone: found 'extra' behind it.\n")


def test_the_version_is_said_without_the_machinery() -> None:
    """Neither the options of the commands nor a game is read for it."""
    program = "import sys; from maracaibo_tui.cli import run; run(['--version']); print(*sys.modules)"
    assert not set(_python("-c", program).stdout.split()) & {"typer", "rich", "maracaibo_tui.games.maracaibo.title"}


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_options_of_games_cost_no_game(command: str) -> None:
    """Help reads what there is to choose, and loads neither rules of a turn, bots nor a screen."""
    program = f"import sys; from maracaibo_tui.cli import run; run(['{command}', '--help']); print(*sys.modules)"
    printed = _python("-c", program).stdout
    loaded = set(printed.split())
    assert "--prestige-all-faceup" in printed
    assert not loaded & {"textual", "rich", "maracaibo_tui.play.session", "maracaibo_tui.players.greedy"}
    assert not loaded & {
        f"maracaibo_tui.games.maracaibo.{part}" for part in ("rules.game", "box.components", "state.position")
    }


def test_opening_the_game_loads_nothing_slow() -> None:
    """Before the screen is there neither the commands of the shell nor what draws their tables is loaded."""
    program = "import sys; from maracaibo_tui.cli import run; run([]); print(*sys.modules)"
    loaded = set(_python("-c", program).stdout.split())
    assert not loaded & {"typer", "rich", "argparse", "tomllib", "maracaibo_tui.commands.app"}


def test_a_reader_who_leaves_early_is_no_error() -> None:
    """`maracaibo rules | head -1` ends without a word when nobody reads on."""
    program = [sys.executable, "-m", "maracaibo_tui", "content", "list", "--json"]
    with subprocess.Popen(program, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_a_full_disk_is_answered_by_one_sentence() -> None:
    """Where nothing can be written, one line says so."""
    program = [sys.executable, "-m", "maracaibo_tui", "content", "list"]
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        ran = subprocess.run(program, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert ran.returncode == 2
    assert len(ran.stderr.splitlines()) == 1


def test_letters_that_the_terminal_lacks_do_not_stop_a_command() -> None:
    """In a terminal of plain ASCII other letters become question marks."""
    environ = os.environ | {"PYTHONIOENCODING": "ascii"}
    program = [sys.executable, "-m", "maracaibo_tui", "content", "list", "synergies"]
    ran = subprocess.run(program, cwd=ROOT, env=environ, capture_output=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"?" in ran.stdout


def test_what_should_not_happen_is_a_sentence_too(maracaibo: Maracaibo, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake of the program shows no traceback unless it is asked for."""
    monkeypatch.setattr("maracaibo_tui.tui.start.open_game", lambda _: 1 // 0)
    ran = maracaibo()
    assert ran.code == 2
    assert ran.err.startswith("This should not have happened (ZeroDivisionError")
    monkeypatch.setenv("MARACAIBO_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        maracaibo()


def test_stopping_a_command_is_quiet(maracaibo: Maracaibo, monkeypatch: pytest.MonkeyPatch) -> None:
    """Control-C ends a command with the usual code and no traceback."""

    def stopped(*_: object, **__: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("maracaibo_tui.tui.start.open_game", stopped)
    assert maracaibo() == (130, "", "")
    monkeypatch.setattr("maracaibo_tui.commands.content.check", stopped)
    assert maracaibo("content", "check") == (130, "", "")


def _python(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=True)
