"""What a shell completes, and the manual page: both are made of the help, and name all that it names."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from maracaibo_tui.games import title_of
from maracaibo_tui.library.saves import games_folder
from maracaibo_tui.play.flags import flags_of
from tests.cli.conftest import Maracaibo
from tests.cli.test_cli import COMMANDS

SHELLS = ("bash", "zsh", "fish")
SAVES = ("list", "rename", "delete", "undelete", "export", "import", "recover")
ALL = [*COMMANDS, *(("saves", word) for word in SAVES)]
BASH = shutil.which("bash") or ""
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")


def helped(maracaibo: Maracaibo, command: tuple[str, ...]) -> set[str]:
    """Give the options that the help of a command names."""
    return set(OPTION.findall(maracaibo(*command, "--help").out.partition("Example")[0]))


@pytest.mark.parametrize("command", ALL, ids=" ".join)
def test_the_manual_page_names_every_command_with_its_options(command: tuple[str, ...], maracaibo: Maracaibo) -> None:
    """Whatever the help of a command has stands under its name in the page."""
    page = re.sub(r"\\f[BIR]", "", maracaibo("man").out.replace("\\-", "-"))
    found = re.search(rf"\.SS maracaibo {' '.join(command)}(?: .*)?\n((?:(?!\.S[SH]).*\n)+)", page)
    assert found
    options = helped(maracaibo, command)
    assert options
    assert options <= set(OPTION.findall(found[1]))
    assert f"maracaibo {' '.join(command)}" in found[1].partition("For example:")[2]


def test_the_manual_page_is_one_that_man_can_read(maracaibo: Maracaibo) -> None:
    """Nothing in it is taken for an instruction that is none."""
    reader = shutil.which("groff")
    if reader is None:
        pytest.skip("there is no groff here")
    page = maracaibo("man").out
    ran = subprocess.run([reader, "-man", "-ww", "-Tascii"], input=page, capture_output=True, text=True, check=True)
    assert ran.stderr == ""
    assert "EXIT STATUS" in re.sub(".\b|\x1b\\[[0-9;]*m", "", ran.stdout)


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_is_told_every_command_and_option(shell: str, maracaibo: Maracaibo) -> None:
    """Also the options of games, and the values that are known."""
    told = maracaibo("completion", shell).out
    if shell == "fish":
        told = re.sub(r" -l ([a-z])", r" --\1", told)
    words = set(re.findall(r"[\w-]+", told))
    assert {word for command in ALL for word in command} <= words
    assert set().union(*(helped(maracaibo, command) for command in ALL)) <= words
    assert {f"--{name}" for flag in flags_of(title_of("maracaibo")) for name in (*flag.names, *flag.negative)} <= words
    assert {"second", "first", "beginner", "usual", "strong", "master", "cards"} <= words


def test_a_shell_that_nobody_knows_is_refused(maracaibo: Maracaibo) -> None:
    """The nearest of those there are is named."""
    said = "'fihs' is no shell that is known here: allowed fish (nearest), or one of bash, zsh.\n"
    assert maracaibo("completion", "fihs") == (2, "", said)


@pytest.mark.skipif(not BASH, reason="there is no bash here")
@pytest.mark.parametrize(
    "typed,offered",
    [
        ("pl", {"play"}),
        ("play --ed", {"--edition"}),
        ("play --solo 3 --edition ", {"second", "first"}),
        ("play --players Ada --no-pr", {"--no-prestige-all-faceup"}),
        ("simulate --seats s", {"strong"}),
        ("saves ren", {"rename"}),
        ("saves rename su", {"sunday"}),
        ("resume m", {"monday"}),
        ("show ", {"sunday", "monday", "--path", "--seat", "--json", "--pack", "-h", "--help"}),
        ("saves undelete ", {"tuesday", "-h", "--help"}),
        ("content list qu", {"quests"}),
        ("completion z", {"zsh"}),
    ],
)
def test_bash_completes(typed: str, offered: set[str], tmp_path: Path, maracaibo: Maracaibo) -> None:
    """Commands, options, values, and the games in the folder; nothing that lies there is carried out."""
    (games_folder() / ".deleted").mkdir(parents=True)
    for name in ("sunday", "monday", ".deleted/tuesday", "$(touch danger)"):
        (games_folder() / f"{name}.json").write_text("{}", encoding="utf-8")
    words = " ".join(f"'{word}'" for word in f"maracaibo {typed}".split(" "))
    calls = f"COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _maracaibo; echo ${{COMPREPLY[@]}}"
    script = f"{maracaibo('completion', 'bash').out}\n{calls}\n"
    ran = subprocess.run([BASH, "--norc"], input=script, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert ran.stderr == ""
    assert set(ran.stdout.split()) == offered
    assert not (tmp_path / "danger").exists()
