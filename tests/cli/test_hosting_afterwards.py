"""What `maracaibo hosting` prints for the time after: its lines do what they say, and fit a terminal."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.cabinet.saved import begin
from maracaibo_tui.commands.hosting import GAMES, program, recipe
from maracaibo_tui.commands.hosting_afterwards import Places, end_sessions, who_plays_what
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.library.saves import path_of, write
from tests.architecture.tree import ROOT
from tests.support.written import written

SHELL = shutil.which("sh") or ""


def places(games: Path) -> Places:
    """Let the friends' folders lie somewhere, under the account that runs the test."""
    return Places("maracaibo", "keys", str(games), "folder", program(sys.executable))


def carried_out(script: str) -> str:
    """Run lines of the recipe; everybody is the account already."""
    as_friend = script.replace("runuser -u maracaibo -- ", "")
    ran = subprocess.run([SHELL, "-e"], input=as_friend, capture_output=True, text=True, check=False, cwd=ROOT)
    assert ran.stderr == ""
    return ran.stdout


def test_a_host_sees_who_plays_what(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every friend's folder with the games in it."""
    game = Maracaibo(load_printed(title_of("maracaibo")))
    for player in ("anna", "ben"):
        monkeypatch.setenv("MARACAIBO_HOME", str(tmp_path / player))
        write(path_of(f"of-{player}"), written(game, begin(game, Options(), 7, (player.capitalize(), "Eve"))))
    told = carried_out(who_plays_what(places(tmp_path)))
    first, _, second = told.partition(f"{tmp_path}/ben\n")
    assert first.startswith(f"{tmp_path}/anna\n")
    assert ("of-anna" in first, "of-ben" in first) == (True, False)
    assert "of-ben" in second


def test_a_friend_s_open_game_is_ended_and_nobody_else_s(tmp_path: Path) -> None:
    """It is known by its home."""
    if not Path("/proc/self/environ").exists():
        pytest.skip("processes cannot be looked at here")
    sleeping = [sys.executable, "-c", "import sys; print(flush=True); sys.stdin.read()"]
    open_games = {
        player: subprocess.Popen(
            sleeping, env={**os.environ, "HOME": f"{tmp_path}/{player}"}, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        for player in ("anna", "annabel")
    }
    try:
        for each in open_games.values():
            assert each.stdout is not None
            each.stdout.readline()
        carried_out(f"{end_sessions(places(tmp_path), 'anna')}true\n".replace("&&\n", "&&"))
        assert open_games["anna"].wait(20) != 0
        assert open_games["annabel"].poll() is None
    finally:
        for each in open_games.values():
            each.kill()
            each.communicate()


def test_the_recipe_says_how_to_go_on() -> None:
    """Who plays what, a friend more or less, a newer version, copies: each with a command, none wider than 80."""
    second = recipe().partition("\nAfterwards")[2]
    assert all(
        word in second for word in ("Who plays what", "A friend more", "A friend less", "newer version", "Copies")
    )
    assert max(map(len, second.splitlines())) <= 80
    blocks = "\n".join(re.findall(r"(?m)^    (.*)$", second))
    assert blocks.count("tar -C " + GAMES) == 2
    subprocess.run([SHELL, "-n"], input=blocks, text=True, check=True)
