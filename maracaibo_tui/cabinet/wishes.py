"""What somebody who opens the game may say beforehand; read without the machinery of the other commands."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

_DASHES = "--"
_PLAIN = "--plain"
_OPTIONS = "options"
_NUMBERS = ("solo", "seed")
_WHOLE = re.compile("-?[0-9]+")


class NewGame(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The wishes for a new game; the interface asks for what is not given. `options` are those of the game itself."""

    players: str = ""
    solo: int | None = None
    bot: str = ""
    seed: int | None = None
    pack: str | None = None
    plain: bool = False
    game: str = ""
    options: Mapping[str, str] = field(default_factory=dict)


NAMES = tuple(name for name in NewGame.__struct_fields__ if name != _OPTIONS)
"""The options that `play` has for every game."""


class OldGame(Struct, frozen=True):
    """The wish to go on with a game, the last one if it has no name."""

    name: str = ""
    plain: bool = False
    pack: str | None = None


def wished(words: Sequence[str]) -> NewGame | OldGame | None:
    """Read plain calls of `play` and `resume`; None leaves help, errors and all other commands to the shell."""
    rest = [word for word in words if word != _PLAIN]
    plain = len(rest) < len(words)
    match rest:
        case ["resume"]:
            return OldGame(plain=plain)
        case ["resume", name] if not name.startswith("-"):
            return OldGame(name, plain)
        case [] | ["play", *_]:
            wish = _new_game(rest[1:])
            return replace(wish, plain=plain) if wish is not None else None
    return None


def _new_game(words: Sequence[str]) -> NewGame | None:
    names = [word.removeprefix(_DASHES) for word in words[::2] if word.startswith(_DASHES)]
    if len(names) * 2 != len(words) or len(set(names)) != len(names):
        return None
    given = dict(zip(names, words[1::2], strict=True))
    # What has no value, or has it behind a sign, is told apart where the machinery is.
    if "help" in given or any("=" in name or value.startswith(_DASHES) for name, value in given.items()):
        return None
    if not all(_WHOLE.fullmatch(given.get(name, "0")) for name in _NUMBERS):
        return None
    ours = {name: value for name, value in given.items() if name in NAMES}
    others = {name: value for name, value in given.items() if name not in NAMES}
    try:
        return msgspec.convert({**ours, _OPTIONS: others}, NewGame, strict=False)
    except msgspec.ValidationError:
        return None
