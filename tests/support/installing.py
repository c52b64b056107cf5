"""What the tests need of the system is installed by whoever may: one worker at a time, while the others wait."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

_QUIET = {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
_INSTALL = ("apt-get", "install", "-y", "-qq", "--no-install-recommends")
_PATIENCE = 300
_ALSO_HERE = ("/usr/sbin", "/usr/local/sbin", "/sbin")
"""Where servers lie, on systems that look for programs of users elsewhere."""


def found(program: str) -> str:
    """Give the path of a program; nothing if there is none."""
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), *_ALSO_HERE])
    return shutil.which(program, path=path) or ""


def installed(*packages: str, programs: tuple[str, ...]) -> bool:
    """Tell whether the programs are there, after the try to install them where that can be done."""
    # A worker must not meet what another has half installed.
    with Path(tempfile.gettempdir(), f"maracaibo-installing-{os.getuid()}").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not all(map(found, programs)) and os.geteuid() == 0 and found("apt-get"):
            command, environment = [*_INSTALL, *packages], {**os.environ, **_QUIET}
            subprocess.run(command, check=False, capture_output=True, timeout=_PATIENCE, env=environment)
        return all(map(found, programs))
