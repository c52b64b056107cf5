"""The table's end of the process that its bots think in: questions go there, answers come back, and none is waited for.

The process is started when the first question is asked, and its end is no error: what it did not answer is answered
by a stand-in, and whoever plays is told (RIV-07, RIV-08).
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec
from msgspec import Raw

from maracaibo_tui.engine.sight import Sight
from maracaibo_tui.engine.title import Rules
from maracaibo_tui.players.contract import Answer, Asked, at_once

from .thinking_apart import Begun, Call, Reply

COMMAND: Sequence[str] = (sys.executable, "-m", "maracaibo_tui.play.thinking_apart")
MOST_STARTS = 3
"""So often the process is started at a table; a bot that ends it every time is not asked for ever."""
_MOST_READ = 1 << 16
Watch = Callable[[int, Callable[[], None] | None], None]
"""Has something called when there is something to read, or nothing any more."""


class NotYetError(Exception):
    """The answer has not come yet."""


class _Process(NamedTuple):
    """The process, and what is read from it."""

    running: subprocess.Popen[bytes]
    out: int


class Thinker:
    """Asks the process, one question after the other, and keeps what it answers."""

    def __init__(self, begun: Begun, watch: Watch, came: Callable[[], None], command: Sequence[str] = COMMAND) -> None:
        """Start nothing yet; `came` is called when an answer has come or none will."""
        self._begun, self._watch, self._came, self._command = begun, watch, came, command
        self.tell: Callable[[str], None] = _nobody_listens
        """Says that the process has ended."""
        self._process: _Process | None = None
        self._starts = self._last = 0
        self._open = deque[Call]()
        self._read = b""
        self._replies: dict[int, Reply] = {}

    @property
    def is_running(self) -> bool:
        """Tell whether there is a process."""
        return self._process is not None

    def ask(self, call: Call) -> int:
        """Ask, after what was asked before; give the number under which the answer comes."""
        self._last += 1
        call.number = self._last
        self._open.append(call)
        if len(self._open) == 1:
            self._send()
        return call.number

    def reply(self, number: int) -> Reply | None:
        """Give an answer that has come, once."""
        return self._replies.pop(number, None)

    def stop(self) -> None:
        """End the process at once: nobody waits for it any more."""
        process, self._process = self._process, None
        self._open.clear()
        self._replies.clear()
        self._read = b""
        if process is not None:
            self._watch(process.out, None)
            process.running.kill()
            _close(process.running)

    def heard(self) -> None:
        """Read what has come; the end of it is the end of the process."""
        process = self._process
        if process is None:
            return
        data = os.read(process.out, _MOST_READ)
        if not data:
            self._lost()
        *lines, self._read = (self._read + data).split(b"\n")
        for line in lines:
            reply = msgspec.json.decode(line, type=Reply)
            self._replies[reply.number] = reply
            if self._open and self._open[0].number == reply.number:
                self._open.popleft()
                self._send()
        self._came()

    def _send(self) -> None:
        if not self._open:
            return
        if self._process is None and not self._start():
            self._give_up()
            return
        process = self._process
        if process is None or process.running.stdin is None:
            return
        try:
            process.running.stdin.write(msgspec.json.encode(self._open[0]) + b"\n")
            process.running.stdin.flush()
        except OSError:
            # Its end is heard where its answers are read.
            return

    def _start(self) -> bool:
        if self._starts >= MOST_STARTS:
            return False
        self._starts += 1
        try:
            running = subprocess.Popen(  # noqa: S603 - the program itself
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError:
            return False
        if running.stdin is None or running.stdout is None:
            return False
        self._process = _Process(running, running.stdout.fileno())
        with suppress(OSError):
            running.stdin.write(msgspec.json.encode(self._begun) + b"\n")
        self._watch(self._process.out, self.heard)
        return True

    def _lost(self) -> None:
        """Go on without the process: it has ended by itself or by somebody."""
        process, self._process, self._read = self._process, None, b""
        if process is not None:
            self._watch(process.out, None)
            _close(process.running)
        self._give_up()

    def _give_up(self) -> None:
        """Leave what was asked to the stand-in."""
        if self._open:
            self.tell("A bot lost its thoughts: its next answer is a quick one.")
        for call in self._open:
            self._replies[call.number] = Reply(call.number, error="lost")
        self._open.clear()


def _close(running: subprocess.Popen[bytes]) -> None:
    for stream in (running.stdin, running.stdout):
        if stream is not None:
            with suppress(OSError):
                stream.close()
    running.wait()


class Apart:
    """A bot that thinks in another process: as long as it does it has no answer yet."""

    def __init__(self, bot: str, rules: Rules, thinker: Thinker, sight: Sight) -> None:
        """Be a bot of this name."""
        self._bot, self._rules, self._thinker, self._sight = bot, rules, thinker, sight
        self._asked: dict[tuple[object, ...], int] = {}
        self._answers: dict[tuple[object, ...], str] = {}
        self._forgets = False

    def answer(self, asked: Asked) -> Answer:
        """Give the answer if it has come; else ask for it, once."""
        question = asked.question
        key = (self._rules.digest(asked.view), question, asked.chance)
        if key in self._answers:
            return Answer(self._answers[key])
        if key not in self._asked:
            view = Raw(self._rules.encode(asked.view))
            call = Call(0, self._bot, question.seat, view, question, asked.chance, asked.whim, self._forgets)
            self._forgets = False
            self._asked[key] = self._thinker.ask(call)
        reply = self._thinker.reply(self._asked[key])
        if reply is None:
            raise NotYetError
        self._answers[key] = reply.option if reply.option in question.options else self._stand_in(asked, reply)
        return Answer(self._answers[key])

    def _stand_in(self, asked: Asked, reply: Reply) -> str:
        """Answer at once for a bot that could not: the first option that brings something."""
        if reply.error != "lost":
            self._thinker.tell("A bot had no answer that is allowed: another was given for it.")
        return at_once(self._sight, asked.question)

    def forget(self) -> None:
        """Forget everything, there as well."""
        self._asked.clear()
        self._answers.clear()
        self._forgets = True


def _nobody_listens(_text: str) -> None:
    """Say nothing: no screen shows the game."""
