"""What goes to the process that thinks beside the table, and what comes back: a line each.

Views and questions are written as saved games have them; nothing else of the game goes there (RIV-08).
"""

from __future__ import annotations

from msgspec import Raw, Struct

from maracaibo_tui.engine.advice import Hint, Reason
from maracaibo_tui.engine.question import Question


class Begun(Struct):
    """What is played: the first line."""

    game: str
    pack: str
    whole: bool = False
    """Whether the game needs the whole pack."""


class Call(Struct, tag="answer", kw_only=True):
    """What a bot is asked."""

    number: int = 0
    bot: str
    seat: int
    view: Raw
    question: Question
    chance: int
    whim: int
    forgets: bool
    """Whether the bot forgets before it thinks: an answer was taken back."""


class Advise(Struct, tag="advise", kw_only=True):
    """What somebody asks who wants a hint."""

    number: int = 0
    view: Raw
    question: Question
    goes_on: bool = False
    """Whether it was asked for before, and something better is wanted now."""


class Explain(Struct, tag="explain", kw_only=True):
    """What somebody asks who wants to know why a bot did what it did: what is seen before its turn and after it."""

    number: int = 0
    seat: int
    now: Raw
    then: Raw


class Reply(Struct):
    """What comes back; nothing where something went wrong."""

    number: int
    option: str = ""
    error: str = ""
    hint: Hint | None = None
    is_last: bool = True
    """Whether nothing better comes any more."""
    reasons: tuple[Reason, ...] = ()


LOST = "lost"
"""The error of a call that was never answered: the process has ended."""
Asks = Call | Advise | Explain
