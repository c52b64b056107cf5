"""A small pack of a game that does not exist: ports with effects, and a head."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from maracaibo_tui.library.content import PackShape, ReadPack, read_pack
from maracaibo_tui.library.problem import sentence

Amount = Annotated[int, Meta(ge=0)]


class Rum(Struct, frozen=True, tag="rum", tag_field="effect", forbid_unknown_fields=True):
    """Take barrels."""

    barrels: Amount


class Parrot(Struct, frozen=True, tag="parrot", tag_field="effect", forbid_unknown_fields=True):
    """Hear a word."""

    word: str = "ahoy"


class Port(Struct, frozen=True, forbid_unknown_fields=True):
    """A port."""

    id: str
    cost: Amount
    gives: tuple[Rum | Parrot, ...] = ()
    flag: Literal["black", "white"] | None = None
    depth: float = 1.0
    berths: Mapping[int, Amount] = {}


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """The head of the pack."""

    title: str
    extends: str | None = None


class Whole(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the pack."""

    pack: Head
    port: tuple[Port, ...]


SHAPE = PackShape({"pack.toml": "pack", "ports*.toml": ("port",)}, Whole, {})
HEAD = 'title = "Toy"\n'
PORT = '[[port]]\nid = "P1"\ncost = 2\ngives = [{ effect = "rum", barrels = 3 }]\n'


def pack_of(folder: Path, files: Mapping[str, str | bytes] | None = None) -> Path:
    """Write a sound pack, with these files instead of or beside its own."""
    folder.mkdir(exist_ok=True)
    for name, text in {"pack.toml": HEAD, "ports.toml": PORT, **(files or {})}.items():
        (folder / name).write_bytes(text if isinstance(text, bytes) else text.encode())
    return folder


def read_port(folder: Path, lines: str | bytes) -> ReadPack[Whole]:
    """Read a sound pack whose file of ports holds these lines."""
    return read_pack(pack_of(folder, {"ports.toml": lines}), SHAPE)


def said(pack: ReadPack[Any], folder: Path) -> list[str]:
    """Give the problems as sentences, without the folder of the test."""
    return [sentence(problem).replace(f"{folder}", "toy") for problem in pack.problems]
