"""The process that thinks for a table: it reads what is asked, a line each, and writes what it answers.

It is started by the table that it thinks for and ends with it (RIV-08).
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from typing import Any, BinaryIO

import msgspec

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.engine.advice import Hint
from maracaibo_tui.engine.title import Rules
from maracaibo_tui.games import title_of
from maracaibo_tui.players.contract import Asked, Bot
from maracaibo_tui.players.known import lender, made

from .calls import Advise, Asks, Begun, Call, Explain, Reply
from .explaining import counsel_on, explained
from .hinted import growing

LONGEST = 30.0
"""Seconds after which a thought is not waited for: far more than any bot of the house takes."""


class Thinking:
    """The bots of a table, each made when it is first asked, and whoever gives hints there."""

    def __init__(self, begun: Begun) -> None:
        """Take what is played out of the box."""
        title = title_of(begun.game)
        self._rules: Rules = title.rules(load_printed(title, begun.pack or None, whole=begun.whole))
        self._lend = lender(title, self._rules)
        self._counsel = counsel_on(title, self._rules)
        self._bots: dict[tuple[str, int], Bot] = {}
        self._hints: Iterator[Hint] = iter(())

    def answer(self, call: Asks) -> Reply:
        """Answer a call; whatever goes wrong is told in a word."""
        signal.signal(signal.SIGALRM, _too_late)
        signal.setitimer(signal.ITIMER_REAL, LONGEST)
        try:
            return self._answered(call)
        except Exception as error:  # noqa: BLE001 - a bot may be anybody's
            return Reply(call.number, error=type(error).__name__)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _answered(self, call: Asks) -> Reply:
        match call:
            case Call():
                return Reply(call.number, self._option(call))
            case Advise():
                return self._advised(call)
            case Explain(number=number, seat=seat):
                now, then = (self._rules.decode(bytes(view)) for view in (call.now, call.then))
                return Reply(number, reasons=explained(self._counsel, seat, now, then))

    def _option(self, call: Call) -> str:
        """Have a bot answer."""
        key = (call.bot, call.seat)
        if key not in self._bots:
            self._bots[key] = made(call.bot, self._lend)
        bot = self._bots[key]
        if call.forgets:
            bot.forget()
        view: Any = self._rules.decode(bytes(call.view))
        return bot.answer(Asked(view, call.question, call.chance, call.whim)).option

    def _advised(self, call: Advise) -> Reply:
        """Give the first list of lines at once, and a better one each time that one is asked for."""
        if not call.goes_on:
            self._hints = growing(self._counsel, self._rules.decode(bytes(call.view)), call.question)
        hint = next(self._hints, None)
        return Reply(call.number, hint=hint, is_last=hint is None)


def _too_late(_signal: int, _frame: object) -> None:
    raise TimeoutError


def think(asked: BinaryIO, answered: BinaryIO) -> None:
    """Answer line by line until there are no more."""
    thinking = Thinking(msgspec.json.decode(asked.readline(), type=Begun))
    calls = msgspec.json.Decoder(Asks)
    for line in asked:
        answered.write(msgspec.json.encode(thinking.answer(calls.decode(line))) + b"\n")
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
