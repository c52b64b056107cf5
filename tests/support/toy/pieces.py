"""What is in the box of the toy game: as a table, and as pages of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maracaibo_tui.engine.explained import Explained, Part
from maracaibo_tui.engine.title import Kind

from . import naming
from .box import Printed, Shell


def row(shell: Shell) -> Sequence[str]:
    """Give the row of a shell."""
    return shell.id, shell.name, str(shell.worth)


KINDS: Mapping[str, Kind] = {"shells": Kind(lambda box: box.shells.values(), ("id", "name", "worth"), row)}


def _lines(_printed: Printed, shell: Shell) -> list[Part]:
    """Explain a shell (TOY-SHELL-01, TOY-SHELL-02)."""
    if shell.worth % 2:
        return [Part(f"Worth {shell.worth}. It cannot be shared.", "TOY-SHELL-02")]
    return [Part(f"Worth {shell.worth}. Keep it, or share it with the next diver.", "TOY-SHELL-01")]


EXPLAINED = Explained({"shell": (lambda printed: printed.box.shells, _lines)}, naming.KINDS, naming.called)
explain, addresses = EXPLAINED.explain, EXPLAINED.addresses
