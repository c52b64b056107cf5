"""A real OpenSSH server on loopback, whose account plays by the very recipe that `maracaibo hosting` prints.

    with server(tmp_path) as served, served.connect("ada") as line:
        line.terminal.until("New game")
        line.drop("client killed")
        served.until_left()

Keys, configuration and games are thrown away with the folder. The account exists in the server's own view of
`/etc/passwd` only, so nothing outside changes, except that a Debian without OpenSSH gets it installed.
"""

from __future__ import annotations

import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

import pytest

from maracaibo_tui.commands import hosting
from tests.edge.terminal import Changes, Terminal, processor_seconds, terminal
from tests.support.installing import found, installed

ACCOUNT = "table"
PATIENCE = 30.0
_INSIDE = 'mount --bind "$1" /etc/passwd && exec "$2" -D -f "$3" -E "$4"'
# Ahead of the recipe's own block: a test does not wait as long as the recipe for a line that is silent.
_HASTE = f"Match User {ACCOUNT}\n    ClientAliveInterval 1\n    UnusedConnectionTimeout 1\n"
_CONFIG = """\
ListenAddress 127.0.0.1
Port {port}
HostKey {folder}/host
PidFile none
UsePAM no
# The account has the number of whoever runs the test, and lies below a folder that everybody may write to.
PermitRootLogin yes
StrictModes no
# A careless host, so that what is refused is refused by the recipe alone.
Subsystem sftp internal-sftp
AcceptEnv *
X11Forwarding yes
XAuthLocation /bin/true
GatewayPorts yes
PermitTunnel yes
PermitUserEnvironment yes
"""


def why_not() -> str:
    """Say why there can be no server here; nothing if there can."""
    if os.geteuid():
        return "A real sshd with an account of its own needs root."
    own_mounts = shutil.which("unshare")
    if own_mounts is None or subprocess.run([own_mounts, "--mount", "true"], check=False).returncode:
        return "A real sshd with an account of its own needs the right to mount."
    return "" if _is_installed() else "OpenSSH is not installed and could not be."


@contextmanager
def server(folder: Path, command: str = "", *, is_hasty: bool = False) -> Iterator[Server]:
    """Serve the game, or another command in its place, from a folder until the end of the block; skips if it cannot."""
    reason = why_not()
    if reason:
        pytest.skip(reason)
    served = Server(folder, command or hosting.program(sys.executable), is_hasty=is_hasty)
    try:
        served.until_listening()
        yield served
    finally:
        served.close()


class Server:
    """The server: it knows where the games lie and which processes play them."""

    def __init__(self, folder: Path, command: str, *, is_hasty: bool) -> None:
        """Start it; a hasty one notices within seconds that a client is silent."""
        self.folder, self.games_folder = folder, folder / "games"
        self.keys, self.launcher = folder / "keys", folder / "table"
        self.home, self.port = folder / "home", _free_port()
        for each in (folder, self.games_folder, self.home):
            each.mkdir(exist_ok=True)
        self.keys.touch()
        self.launcher.write_text(hosting.launcher(str(self.launcher), str(self.games_folder), command, str(self.keys)))
        self.launcher.chmod(0o755)
        _make_key(folder / "host")
        self.process = self._started(_HASTE if is_hasty else "")

    @contextmanager
    def connect(
        self, player: str = "ada", *options: str, size: tuple[int, int] = (80, 24), changes: Changes | None = None
    ) -> Iterator[Connection]:
        """Log in as a player, in a terminal; `options` go to ssh, `changes` are of the client's own environment."""
        command = [*self.client("ssh", player), "-tt", *options, f"{ACCOUNT}@127.0.0.1"]
        with terminal(command, self.folder, changes, size=size) as held:
            yield Connection(self, player, held)

    def client(self, name: str, player: str) -> list[str]:
        """Give a client command (ssh, sftp, scp) that uses the key of a player and nothing of whoever runs the test."""
        key = self.key(player)
        options = ("UserKnownHostsFile=/dev/null", "StrictHostKeyChecking=no", "IdentitiesOnly=yes", "BatchMode=yes")
        given = [word for option in (*options, "LogLevel=ERROR", f"Port={self.port}") for word in ("-o", option)]
        return [name, "-F", "/dev/null", "-i", str(key), *given]

    def key(self, player: str) -> Path:
        """Give the private key of a player; the first time it is made, and let in as the recipe says."""
        key = self.folder / f"key-{player}"
        if not key.exists():
            _make_key(key)
            public = " ".join(key.with_suffix(".pub").read_text().split()[:2])
            with self.keys.open("a") as lines:
                lines.write(hosting.key_line(str(self.launcher), player, public) + "\n")
        return key

    def games(self, player: str = "") -> list[int]:
        """List the processes that play, all or those of a player."""
        wanted = f"MARACAIBO_HOME={self.games_folder}/{player}".encode()
        processes = [int(each.name) for each in Path("/proc").iterdir() if each.name.isdecimal()]
        return [pid for pid in processes if _is_of(pid, wanted, player)]

    def until_left(self, within: float = PATIENCE) -> float:
        """Wait until no process plays; give how many seconds that took."""
        begun = time.monotonic()
        for pid in self.games():
            with suppress(ProcessLookupError), _opened(pid) as handle:
                assert select.select([handle], [], [], within)[0], f"Process {pid} still plays."
        return time.monotonic() - begun

    def until_listening(self) -> None:
        """Wait until the server takes connections."""
        deadline = time.monotonic() + PATIENCE
        while not self._is_listening():
            assert time.monotonic() < deadline, "The server does not listen."
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(0.01)

    def close(self) -> None:
        """End the server and whatever is left of its connections."""
        for pid in (*_children(self.process.pid), self.process.pid, *self.games()):
            _send(pid, signal.SIGKILL)
        self.process.wait()

    def _is_listening(self) -> bool:
        if self.process.poll() is not None:
            raise AssertionError((self.folder / "sshd.log").read_text())
        with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", self.port)):
            return True
        return False

    def _started(self, haste: str) -> subprocess.Popen[bytes]:
        Path("/run/sshd").mkdir(exist_ok=True, mode=0o755)
        config, accounts = self.folder / "sshd_config", self.folder / "passwd"
        block = hosting.server_block(ACCOUNT, str(self.keys))
        config.write_text(_CONFIG.format(port=self.port, folder=self.folder) + haste + block)
        account = f"{ACCOUNT}:*:{os.getuid()}:{os.getgid()}::{self.home}:{self.launcher}\n"
        accounts.write_text(Path("/etc/passwd").read_text() + account)
        # It starts itself anew for each connection, and wants to know where it lies.
        words = [str(accounts), found("sshd"), str(config), str(self.folder / "sshd.log")]
        return subprocess.Popen(["unshare", "--mount", "sh", "-c", _INSIDE, "sh", *words])  # noqa: S607


class Connection:
    """A player's connection: the client in its terminal, and the game at the other end."""

    def __init__(self, served: Server, player: str, held: Terminal) -> None:
        """Belong to a server."""
        self.served, self.player, self.terminal = served, player, held

    def game(self) -> int:
        """Give the process that plays; there is one as soon as something was drawn."""
        return self.served.games(self.player)[0]

    def processor_seconds(self) -> float:
        """Give the processor time that the game has used."""
        return processor_seconds(self.game())

    def until_still(self, pause: float = 0.15) -> None:
        """Wait until the game has nothing more to do, or cannot go on doing it."""
        before = -1.0
        while (now := self.processor_seconds()) > before:
            before = now
            with suppress(subprocess.TimeoutExpired):
                self.terminal.process.wait(pause)

    def drop(self, kind: str) -> None:
        """Let the line break in one of the ways of DROPS."""
        DROPS[kind](self)

    def server_process(self) -> int:
        """Give the server's process for this connection."""
        return _parent(self.game())

    def signal_client(self, number: int) -> None:
        """Send a signal to the client."""
        _send(self.terminal.process.pid, number)

    def signal_server(self, number: int) -> None:
        """Send a signal to the server's process for this connection."""
        _send(self.server_process(), number)


DROPS: dict[str, Callable[[Connection], None]] = {
    "client killed": lambda line: line.signal_client(signal.SIGKILL),
    "client terminated": lambda line: line.signal_client(signal.SIGTERM),
    "client hung up": lambda line: line.signal_client(signal.SIGHUP),
    "client closed politely": lambda line: line.terminal.keys("\n~."),
    "window closed": lambda line: line.terminal.hang_up(),
    "server killed": lambda line: line.signal_server(signal.SIGKILL),
    "server terminated": lambda line: line.signal_server(signal.SIGTERM),
    "line silent": lambda line: line.signal_client(signal.SIGSTOP),
}
"""The ways in which a line breaks; a silent one is noticed only by a hasty server within seconds."""


@cache
def _is_installed() -> bool:
    return installed("openssh-server", "openssh-client", programs=("sshd", "ssh", "ssh-keygen"))


def _make_key(path: Path) -> None:
    words = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(path)]
    if not path.exists():
        subprocess.run(words, check=True)


def _free_port() -> int:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port: int = held.getsockname()[1]
        return port


@contextmanager
def _opened(pid: int) -> Iterator[int]:
    handle = os.pidfd_open(pid)
    try:
        yield handle
    finally:
        os.close(handle)


def _is_of(pid: int, wanted: bytes, player: str) -> bool:
    try:
        variables = Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")
    except OSError:
        return False
    return any(each == wanted if player else each.startswith(wanted) for each in variables)


def _parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def _children(pid: int) -> list[int]:
    with suppress(OSError):
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


def _send(pid: int, number: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, number)
