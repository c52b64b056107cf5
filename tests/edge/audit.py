"""What a program may do to the machine it runs on, by its own audit events (PEP 578)."""

from __future__ import annotations

import os
import socket
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

from tests.architecture.tree import ROOT

READABLE = (str(ROOT), sys.prefix, sys.base_prefix, *sysconfig.get_paths().values(), "/usr/share/zoneinfo/")
"""Folders of the program and of Python; the data folder may be written to as well."""
SINGLE = frozenset({"/etc/localtime", "/dev/urandom", os.devnull})
THINKS = [sys.executable, "-m", "maracaibo_tui.play.thinking_apart"]
"""The one process that a table starts, and ends: bots and hints think there (RIV-08)."""
_FORBIDDEN = (
    "subprocess.", "os.exec", "os.posix_spawn", "os.spawn", "os.system", "os.fork", "os.startfile", "os.kill",
    "pty.", "webbrowser.", "ctypes.", "urllib.", "http.", "ftplib.", "smtplib.", "telnetlib.",
    "socket.bind", "socket.connect", "socket.sendto", "socket.getaddrinfo", "socket.gethostby",
)  # fmt: skip
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_CHANGING = frozenset({
    "os.chmod", "os.chown", "os.link", "os.mkdir", "os.remove", "os.rename", "os.rmdir", "os.symlink", "os.truncate",
    "os.utime", "os.setxattr", "os.removexattr", "shutil.move", "shutil.rmtree", "shutil.copyfile", "tempfile.mkdtemp",
    "tempfile.mkstemp",
})  # fmt: skip


def listen(note: Callable[[str], None], folder: Path) -> None:
    """Note whatever this process does from now on and should not; `folder` is the one for data."""
    home = os.environ["MARACAIBO_HOME"]
    watch = Watch(note, (home, str(folder)))
    sys.addaudithook(watch.heard)


class Watch:
    """Tells misdeeds from what the program needs."""

    def __init__(self, note: Callable[[str], None], own: tuple[str, ...]) -> None:
        """Note misdeeds; the folders of its own may be written to."""
        self._note, self._own = note, own
        self._is_noting = False

    def heard(self, event: str, args: tuple[object, ...]) -> None:
        """Note an event that is not on the list."""
        if self._is_noting:
            return
        self._is_noting = True
        try:
            if not self._is_allowed(event, args):
                self._note(f"audit: {event} {args!r}"[:300])
        finally:
            self._is_noting = False

    def _is_allowed(self, event: str, args: tuple[object, ...]) -> bool:
        if event == "open":
            return self._may_open(args)
        if event == "socket.__new__":
            # The two ends by which the loop wakes itself.
            return args[1] == socket.AF_UNIX
        if event in _CHANGING:
            return all(self._is_own(path) for path in args if isinstance(path, str | bytes | os.PathLike))
        if event == "subprocess.Popen":
            return args[1] == THINKS
        if event == "os.kill":
            return _is_child(args[0])
        return not event.startswith(_FORBIDDEN)

    def _may_open(self, args: tuple[object, ...]) -> bool:
        path, _mode, flags = args
        if isinstance(path, int) or path in SINGLE:
            return True
        if self._is_own(path):
            return True
        is_written = isinstance(flags, int) and flags & _WRITING
        return not is_written and os.path.abspath(os.fsdecode(path)).startswith(READABLE)  # type: ignore[arg-type]  # noqa: PTH100 - without asking the disk

    def _is_own(self, path: object) -> bool:
        return os.path.abspath(os.fsdecode(path)).startswith(self._own)  # type: ignore[arg-type]  # noqa: PTH100 - as above


def _is_child(process: object) -> bool:
    """Tell whether a process was started by this one."""
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except OSError:
        return False
    return f"PPid:\t{os.getpid()}\n" in status
