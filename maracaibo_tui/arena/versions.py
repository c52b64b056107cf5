"""Which program plays: digests of its code and of its bots, so that results of two versions never meet."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

from maracaibo_tui.players.known import maker, origin, wished

_CODE = Path(__file__).parents[1]
_SIZE = 8


@cache
def program() -> str:
    """Give a digest of the code of the program, and of the weights beside it."""
    found = blake2b(digest_size=_SIZE)
    kinds = [path for kind in ("*.py", "judgement/weights/*.toml") for path in _CODE.rglob(kind)]
    for path in sorted(kinds, key=lambda path: path.relative_to(_CODE).as_posix()):
        found.update(path.relative_to(_CODE).as_posix().encode() + b"\0")
        found.update(path.read_bytes() + b"\0")
    return found.hexdigest()


def version_of(name: str) -> dict[str, str]:
    """Give where a bot comes from, and a digest of its module and of the files that its wishes name."""
    bot = wished(name)
    spec = find_spec(maker(bot.called).__module__)
    found = blake2b(digest_size=_SIZE)
    files = [spec.origin if spec is not None else None, *bot.wishes.values()]
    for file in files:
        if file and Path(file).is_file():
            found.update(Path(file).read_bytes() + b"\0")
    return {"from": origin(bot.called), "module": found.hexdigest()}
