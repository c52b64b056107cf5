"""What is in the box of the toy game: as a table, and as pages of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from maracaibo_tui.engine.title import Kind

from .box import Printed, Shell
from .naming import called


class Explained(NamedTuple):
    """A thing in words."""

    address: str
    called: str
    kind: str
    text: str
    rules: tuple[str, ...]


def row(shell: Shell) -> Sequence[str]:
    """Give the row of a shell."""
    return shell.id, shell.name, str(shell.worth)


KINDS: Mapping[str, Kind] = {"shells": Kind(lambda box: box.shells.values(), ("id", "name", "worth"), row)}


def addresses(printed: Printed) -> Sequence[str]:
    """Name everything that can be explained."""
    return [f"shell/{shell}" for shell in printed.box.shells]


def explain(printed: Printed, address: str) -> Explained:
    """Explain a shell (TOY-SHELL-01, TOY-SHELL-02)."""
    shell = printed.box.shells[address.partition("/")[2]]
    is_odd = shell.worth % 2
    text = f"Worth {shell.worth}. " + (
        "It cannot be shared." if is_odd else "Keep it, or share it with the next diver."
    )
    rule = "TOY-SHELL-02" if is_odd else "TOY-SHELL-01"
    return Explained(address, called(address, shell.name), "shell", text, (rule,))
