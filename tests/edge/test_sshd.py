"""The recipe of `maracaibo hosting`, followed on loopback: what a friend's key opens, and all that it does not."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from maracaibo_tui.commands import hosting
from maracaibo_tui.library.paths import GUEST
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from tests.architecture.tree import ROOT
from tests.edge.terminal import terminal
from tests.support.installing import found
from tests.support.played import TITLE as TITLE_OF_THE_GAME
from tests.support.sshd import ACCOUNT, DROPS, Server, server, why_not

TITLE = "New game"
SECONDS, COLUMNS = 20, 80


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of this module."""
    with server(tmp_path_factory.mktemp("sshd")) as started:
        yield started


@pytest.fixture
def agent(tmp_path: Path) -> Iterator[Path]:
    """The socket of an agent that holds no keys."""
    entrance = tmp_path / "agent"
    with subprocess.Popen(["ssh-agent", "-D", "-a", str(entrance)], stdout=subprocess.PIPE) as running:  # noqa: S607
        assert running.stdout is not None
        running.stdout.readline()
        yield entrance
        running.terminate()


def test_the_recipe_is_what_is_tested() -> None:
    """What is printed holds the launcher, the server's block and a line of a key, word for word."""
    printed = "\n".join(line.strip() for line in hosting.recipe().splitlines())
    program = hosting.program(f"{hosting.FOLDER}/bin/python")
    script = hosting.launcher(hosting.LAUNCHER, hosting.GAMES, program, hosting.KEYS)
    parts = [
        script,
        hosting.server_block(hosting.ACCOUNT, hosting.KEYS),
        hosting.LIMITS,
        hosting.check_of_keys(hosting.LAUNCHER, hosting.KEYS),
        hosting.copying(hosting.GAMES, "anna", f"{hosting.FOLDER}/bin/maracaibo"),
    ]
    for part in parts:
        assert "\n".join(line.strip() for line in part.splitlines()) in printed
    assert hosting.key_line(hosting.LAUNCHER, "anna", "ssh-ed25519 AAAA…") in printed
    wide = [line for line in hosting.recipe().splitlines() if len(line) > COLUMNS]
    assert [line.strip().partition(",")[0] for line in wide] == ["restrict"], "only a key may be too long for a line"


def test_the_game_starts_and_is_left(served: Server) -> None:
    """A key opens the title, in a folder of the player's own; leaving the game ends the session."""
    with served.connect("ada") as line:
        line.terminal.until(TITLE)
        assert served.games("ada")
        line.terminal.leave()
        assert line.terminal.ended() == 0
    assert not served.games()
    assert (served.games_folder / "ada").is_dir()


def test_another_command_starts_the_game_all_the_same(served: Server) -> None:
    """Whatever command is asked for, with a terminal the game starts, and without one a sentence says why not."""
    with terminal([*_client(served, "ssh"), "-tt", _address(), "id"], served.folder) as held:
        assert "uid=" not in held.until(TITLE)
    done = _run(served, "ssh", _address(), "id")
    assert done.returncode == 2
    assert "standard input is none" in done.stderr
    assert 'type "ssh -t" in place of "ssh"' in done.stderr
    assert not done.stdout


@pytest.mark.parametrize("asked", ["", "i d", "ada; id", "../ada", "$(id)", "-c id", "ADA", "ada ben"])
def test_the_launcher_obeys_no_other_words(served: Server, asked: str) -> None:
    """Called with anything but its own name and one plain player the launcher refuses and runs nothing."""
    for words in (["-c", f"{served.launcher} {asked}"], ["-c", asked], [asked]):
        done = subprocess.run([str(served.launcher), *words], capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert "names no player" in done.stderr
        assert not done.stdout


@pytest.mark.skipif(shutil.which("bash") is None, reason="only bash takes functions from the environment")
@pytest.mark.parametrize("name", ["mkdir", "echo", "umask", "ulimit", "exec", "env"])
def test_no_function_of_the_client_is_called(tmp_path: Path, name: str) -> None:
    """Where sh is bash and the server takes any variable, the launcher still runs nothing that a client brings."""
    shell, script, trace = tmp_path / "sh", tmp_path / "table", tmp_path / "trace"
    shell.symlink_to(shutil.which("bash") or "")
    script.write_text(
        hosting.launcher(str(script), str(tmp_path), "env", str(tmp_path / "keys")).replace("#!/bin/sh", f"#!{shell}")
    )
    script.chmod(0o755)
    brought = {f"BASH_FUNC_{name}%%": f"() {{ : > {trace}; }}", "TERM": "linux", "LC_ALL": "C"}
    words = [str(script), "-c", f"{script} ada"]
    done = subprocess.run(words, env=brought, capture_output=True, text=True, check=True)
    assert {"TERM=linux", "LANG=C", f"HOME={tmp_path}/ada", f"{GUEST}=ada"} <= set(done.stdout.splitlines())
    assert not trace.exists()


@pytest.mark.parametrize("line", ["{key}", "restrict,pty {key} command=", "{key}\n# {forced} {key}"])
def test_a_key_whose_line_names_no_player_opens_no_game(served: Server, line: str) -> None:
    """Without command= before it a key could name any player: the launcher refuses, and the check prints its line."""
    key = served.folder / f"key-eve-{len(line)}"
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(key)], check=True)  # noqa: S607
    public = " ".join(key.with_suffix(".pub").read_text().split()[:2])
    forced = f'command="{served.launcher} ben"'
    written = line.format(key=public, forced=forced)
    before = served.keys.read_text()
    served.keys.write_text(f"{before}# a friend\n\n{written}\n")
    check = hosting.check_of_keys(str(served.launcher), str(served.keys))
    listed = subprocess.run(["sh", "-c", check], capture_output=True, text=True, check=True)  # noqa: S607
    assert listed.stdout == f"{written.splitlines()[0]}\n"
    words = [*served.client("ssh", key.name.removeprefix("key-")), "-tt", _address(), f"{served.launcher} ben"]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=SECONDS)
    assert done.returncode == 2
    assert "This key has no command=: ask" in done.stdout
    assert not (served.games_folder / "ben" / "games").exists()
    served.keys.write_text(before)
    assert subprocess.run(["sh", "-c", check], capture_output=True, check=False).stdout == b""  # noqa: S607


def test_a_friends_games_are_copied_in_and_out_by_the_printed_commands(served: Server, tmp_path: Path) -> None:
    """The commands of the recipe, with a file and a name filled in, are all that is needed."""
    file = tmp_path / "sunday.json"
    sitting = SetUp(TITLE_OF_THE_GAME).begin(Plan(seats=(Seat("Ada"), Seat("Ben")), seed=1))
    sitting.saving.release()
    file.write_bytes(sitting.saving.path.read_bytes())
    home = served.games_folder / "carla"
    home.mkdir()
    os.chown(home, 4321, 8765)
    printed = hosting.copying(str(served.games_folder), home.name, hosting.program(sys.executable))
    copied = tmp_path / "copied.json"
    script = printed.replace("import FILE", f"import {file}").replace("NAME FILE", f"sunday {copied}")
    subprocess.run(["sh", "-ec", script], capture_output=True, check=True, cwd=ROOT)  # noqa: S607
    assert copied.read_bytes() == file.read_bytes()
    assert {each.stat().st_uid for each in home.rglob("*")} == {4321}
    with served.connect(home.name) as line:
        line.terminal.until("Ada and Ben")
        line.terminal.leave()


def test_nobody_reads_the_game_of_another(served: Server) -> None:
    """By the list of games no file of another player's folder comes in, and none goes there."""
    theirs = served.games_folder / "ben" / "secret.json"
    theirs.parent.mkdir()
    theirs.write_bytes(b"{}")
    with served.connect("ada") as line:
        held = line.terminal
        found = re.search(r"(\d) +Saved games", held.until("Saved games"))
        assert found is not None
        held.keys(found[1])
        held.until("I take in")
        held.keys("I")
        held.until("Take in the file")
        held.keys(f"../ben/{theirs.name}\r")
        held.until("guests")


def test_files_can_neither_be_fetched_nor_brought(served: Server, tmp_path: Path) -> None:
    """Sftp and scp fail in both directions, although the server itself knows sftp."""
    mine, theirs = tmp_path / "mine", tmp_path / "theirs"
    theirs.write_text("secret")
    batch = tmp_path / "batch"
    batch.write_text(f"get {theirs} {mine}\n")
    assert _run(served, "sftp", "-b", str(batch), _address()).returncode != 0
    for words in ([f"{_address()}:{theirs}", str(mine)], [str(theirs), f"{_address()}:{mine}"]):
        for protocol in ("-s", "-O"):
            assert _run(served, "scp", protocol, *words).returncode != 0
    assert not mine.exists()


def test_nothing_is_forwarded(served: Server, tmp_path: Path) -> None:
    """Local, standard and remote forwards, the agent and windows are refused."""
    there = f"127.0.0.1:{served.port}"
    done = _run(served, "ssh", "-W", there, _address())
    assert "forwarding failed" in done.stderr
    assert "SSH-2.0" not in done.stdout
    remote = _run(served, "ssh", "-o", "ExitOnForwardFailure=yes", "-R", f"{tmp_path}/socket:{there}", _address())
    assert remote.returncode == 255
    assert "remote port forwarding failed" in remote.stderr
    assert not (tmp_path / "socket").exists()


def test_neither_agent_nor_windows_are_forwarded(served: Server, agent: Path, tmp_path: Path) -> None:
    """The server opens no socket for the client's agent and no display, although the client asks for both."""
    changes = {"DISPLAY": ":99", "SSH_AUTH_SOCK": str(agent)}
    with served.connect("ada", "-A", "-Y", "-E", str(tmp_path / "log"), changes=changes) as line:
        line.terminal.until(TITLE)
        assert f"agent.{line.server_process()}" not in Path("/proc/net/unix").read_text()
    assert "X11 forwarding request failed" in (tmp_path / "log").read_text()


def test_a_local_forward_reaches_nothing(served: Server, tmp_path: Path) -> None:
    """A forward that the client opened by itself leads nowhere."""
    entrance = tmp_path / "forward"
    with served.connect("ada", "-L", f"{entrance}:127.0.0.1:{served.port}") as line:
        line.terminal.until(TITLE)
        with socket.socket(socket.AF_UNIX) as held:
            held.settimeout(SECONDS)
            held.connect(str(entrance))
            assert held.recv(100) == b""


def test_no_file_in_the_home_runs(served: Server) -> None:
    """Neither a shell's own files nor those of ssh are run or read, and no variable of the client gets in."""
    (served.home / ".ssh").mkdir()
    trace = served.folder / "trace"
    for name in (".bashrc", ".profile", ".bash_profile", ".zshenv", ".ssh/rc"):
        (served.home / name).write_text(f"echo {name} >> {trace}\n")
    (served.home / ".ssh" / "environment").write_text("TEXTUAL_LOG=/tmp/log\n")
    evil = "TEXTUAL_PRESS=q PYTHONSTARTUP=x PYTHONPATH=x BASH_ENV=x ENV=x HOME=x MARACAIBO_HOME=x PATH=x LC_EVIL=x"
    options = ("-o", f"SetEnv={evil} LC_ALL=C")
    with served.connect("ada", *options) as line:
        line.terminal.until(TITLE)
        variables = Path(f"/proc/{line.game()}/environ").read_bytes().split(b"\0")
    assert not trace.exists()
    names = {each.partition(b"=")[0] for each in variables} - {b""}
    assert names == {b"HOME", b"MARACAIBO_HOME", b"MARACAIBO_GUEST", b"TERM", b"LANG", b"PATH", b"COLORTERM"}
    assert {b"LANG=C", f"HOME={served.games_folder}/ada".encode()} <= set(variables)


@pytest.mark.parametrize("told,passed", [("truecolor", "truecolor"), ("24bit", "24bit"), ("x;id", ""), ("", "")])
def test_only_a_terminal_of_all_colours_says_so(served: Server, told: str, passed: str) -> None:
    """What a guest's own configuration sends of two words gets in and is drawn with; any other word stays outside."""
    sends = ("-o", "SendEnv=COLORTERM")
    with served.connect("ada", *sends, changes={"TERM": "xterm-256color", "COLORTERM": told}) as line:
        line.terminal.until(TITLE)
        variables = Path(f"/proc/{line.game()}/environ").read_bytes().split(b"\0")
    assert f"COLORTERM={passed}".encode() in variables
    assert (b"38;2;" in line.terminal.sent) is bool(passed)
    assert (b"38;5;" in line.terminal.sent) is not bool(passed)


def test_the_recipes_server_takes_no_other_variable(tmp_path: Path) -> None:
    """Whatever else the server lets in, the block has language and colours only."""
    if reason := why_not():
        pytest.skip(reason)
    config, host = tmp_path / "sshd_config", tmp_path / "host"
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(host)], check=True)  # noqa: S607
    config.write_text(f"HostKey {host}\nAcceptEnv EVIL LC_*\n{hosting.server_block(ACCOUNT, hosting.KEYS)}")
    words = [found("sshd"), "-T", "-f", str(config), "-C", f"user={ACCOUNT},host=there,addr=127.0.0.1"]
    told = subprocess.run(words, capture_output=True, text=True, check=True).stdout.splitlines()
    taken = {line.partition(" ")[2] for line in told if line.startswith("acceptenv")}
    assert taken == {"COLORTERM", "LANG", "LC_ALL", "LC_CTYPE"}


def test_a_terminal_of_lines_is_sent_lines(served: Server) -> None:
    """Whoever comes with a terminal that cannot move its cursor plays in lines of text."""
    with served.connect("ada", changes={"TERM": "dumb"}) as line:
        line.terminal.keys("q\n")
        assert line.terminal.ended() == 0
    assert b"What do you want to play?" in line.terminal.sent
    assert b"\x1b" not in line.terminal.sent


def test_a_connection_without_a_game_starts_none_and_is_closed(tmp_path: Path) -> None:
    """Who logs in and asks for nothing holds no game, and not the connection either."""
    with server(tmp_path, is_hasty=True) as hasty:
        done = _run(hasty, "ssh", "-N", _address())
        assert done.returncode == 255
        assert not hasty.games()


@pytest.mark.parametrize("kind", [kind for kind in DROPS if kind != "line silent"])
def test_no_process_outlives_its_line(served: Server, kind: str) -> None:
    """However a line breaks, the game at the other end is gone; `make torture` says how soon."""
    with served.connect("ada") as line:
        line.terminal.until(TITLE)
        line.drop(kind)
        served.until_left()


def _client(served: Server, name: str) -> list[str]:
    return served.client(name, "ada")


def _address() -> str:
    return f"{ACCOUNT}@127.0.0.1"


def _run(served: Server, name: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*_client(served, name), *words],
        capture_output=True, text=True, check=False, timeout=SECONDS, stdin=subprocess.DEVNULL,
    )  # fmt: skip
