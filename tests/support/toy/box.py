"""What is printed on the pieces of the toy game, and how a pack of it is read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from maracaibo_tui.engine.examining import Finding
from maracaibo_tui.engine.mask import Mask, mask_findings
from maracaibo_tui.engine.title import Late


class Pack(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The head of a pack."""

    id: str
    game: str
    title: str
    version: str
    extends: str | None = None


class Shell(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A shell, and what it is worth."""

    id: str
    name: str
    worth: Annotated[int, Meta(ge=1)]
    source: Literal["rulebook", "public", "edition"] = "edition"


class Numbers(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The numbers of the rules."""

    dive: int
    toast: int
    wish: int
    stake: int
    charm: int
    faces: int


class Contents(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All files of a pack together."""

    pack: Pack
    numbers: Numbers
    shell: tuple[Shell, ...]
    bay: Mask | None = None


class Box(Struct, frozen=True):
    """A pack, its pieces sorted by kind."""

    pack: Pack
    numbers: Numbers
    shells: Mapping[str, Shell]
    bay: Mask | None = None
    fingerprint: str = ""


class Printed(Struct, frozen=True):
    """What the rules play with: nothing has to be worked out beforehand."""

    box: Box


FILES: Mapping[str, tuple[str, ...] | str] = {
    "pack.toml": "pack",
    "numbers.toml": "numbers",
    "shells.toml": ("shell",),
    "bay.txt": "bay",
}
WHOLE: type[Struct] = Contents
UNIQUE: Mapping[str, tuple[str, ...]] = {}
PARTIAL: frozenset[str] = frozenset()
LATE: Late | None = None
MOST_DIVERS = 3
printed = Printed


def box_of(contents: Contents, fingerprint: str = "") -> Box:
    """Sort the contents of a pack into a box."""
    return Box(
        contents.pack, contents.numbers, {shell.id: shell for shell in contents.shell}, contents.bay, fingerprint
    )


def pack_findings(box: Box) -> Iterable[Finding]:
    """Find what a pack may not have: every diver is shown two shells to wish for (TOY-WISH-01)."""
    least = 2 * MOST_DIVERS
    if len(box.shells) < least:
        yield "shell", "", f"{len(box.shells)} shells", f"at least {least}"
    if box.bay is not None:
        yield from mask_findings("bay", box.bay)
