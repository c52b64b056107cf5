"""The process that bots of a table think in: it reads what they are asked, a line each, and writes what they answer.

It is started by the table that it thinks for and ends with it. Views and questions are written as saved games have
them; nothing else of the game is here (RIV-08).
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any, BinaryIO

import msgspec
from msgspec import Raw, Struct

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.title import Rules
from maracaibo_tui.games import title_of
from maracaibo_tui.players.contract import Asked, Bot
from maracaibo_tui.players.known import lender, made

LONGEST = 30.0
"""Seconds after which a bot is not waited for: far more than any bot of the house takes."""


class Begun(Struct):
    """What is played: the first line."""

    game: str
    pack: str


class Call(Struct):
    """What a bot is asked."""

    number: int
    bot: str
    seat: int
    view: Raw
    question: Question
    chance: int
    whim: int
    forgets: bool
    """Whether the bot forgets before it thinks: an answer was taken back."""


class Reply(Struct):
    """What it answers; nothing where something went wrong."""

    number: int
    option: str = ""
    error: str = ""


class Bots:
    """The bots of a table, each made when it is first asked."""

    def __init__(self, begun: Begun) -> None:
        """Take what is played out of the box."""
        title = title_of(begun.game)
        self._rules: Rules = title.rules(load_printed(title, begun.pack or None))
        self._lend = lender(title, self._rules)
        self._bots: dict[tuple[str, int], Bot] = {}

    def answer(self, call: Call) -> Reply:
        """Have a bot answer; whatever goes wrong is told in a word."""
        signal.signal(signal.SIGALRM, _too_late)
        signal.setitimer(signal.ITIMER_REAL, LONGEST)
        try:
            return Reply(call.number, self._answered(call))
        except Exception as error:  # noqa: BLE001 - a bot may be anybody's
            return Reply(call.number, error=type(error).__name__)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _answered(self, call: Call) -> str:
        key = (call.bot, call.seat)
        if key not in self._bots:
            self._bots[key] = made(call.bot, self._lend)
        bot = self._bots[key]
        if call.forgets:
            bot.forget()
        view: Any = self._rules.decode(bytes(call.view))
        return bot.answer(Asked(view, call.question, call.chance, call.whim)).option


def _too_late(_signal: int, _frame: object) -> None:
    raise TimeoutError


def think(asked: BinaryIO, answered: BinaryIO) -> None:
    """Answer line by line until there are no more."""
    bots = Bots(msgspec.json.decode(asked.readline(), type=Begun))
    for line in asked:
        answered.write(msgspec.json.encode(bots.answer(msgspec.json.decode(line, type=Call))) + b"\n")
        answered.flush()


def main() -> None:
    """Think for whoever started this; what bots print goes nowhere."""
    answered = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    think(sys.stdin.buffer, answered)


if __name__ == "__main__":
    main()
