"""What somebody who opens the game may say beforehand; read without the machinery of the other commands."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

Edition = Literal["second", "first"]

WHAT_WORKS = """\
  maracaibo rules WORDS…      find rules in the rulebook
  maracaibo content list      what is in the box: cards, quests, tokens, places
  maracaibo content check     check a content pack
  maracaibo simulate          whole games played by bots
  maracaibo scenario PATH…    positions that show single rules
  maracaibo show SAVE         the position of a saved game
  maracaibo replay SAVE       a saved game, played again and checked
  maracaibo --help            every command"""


class NewGame(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The wishes for a new game; the interface asks for what is not given."""

    players: str = ""
    solo: int | None = None
    bot: str = ""
    story: int | None = None
    edition: Edition | None = None
    seed: int | None = None
    pack: str | None = None


class OldGame(Struct, frozen=True):
    """The wish to go on with a game, the last one if it has no name."""

    name: str = ""


def wished(words: Sequence[str]) -> NewGame | OldGame | None:
    """Read plain calls of `play` and `resume`; None leaves help, errors and all other commands to the shell."""
    match words:
        case ["resume"]:
            return OldGame()
        case ["resume", name] if not name.startswith("-"):
            return OldGame(name)
        case [] | ["play", *_]:
            return _new_game(words[1:])
    return None


def run(wish: NewGame | OldGame) -> int:
    """Open the game; as long as there is no screen to open, say what can be done instead."""
    if wish == NewGame():
        print(f"The table on the screen is not there yet. What works:\n{WHAT_WORKS}")
        return 0
    what = "A game cannot be opened" if isinstance(wish, OldGame) else "A game cannot be played"
    print(f"{what} yet: the table on the screen is missing. What works:\n{WHAT_WORKS}", file=sys.stderr)
    return 2


def _new_game(words: Sequence[str]) -> NewGame | None:
    names = [word.removeprefix("--") for word in words[::2] if word.startswith("--")]
    if len(names) * 2 != len(words) or len(set(names)) != len(names):
        return None
    try:
        return msgspec.convert(dict(zip(names, words[1::2], strict=True)), NewGame, strict=False)
    except msgspec.ValidationError:
        return None
