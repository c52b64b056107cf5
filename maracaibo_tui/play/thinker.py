"""The table's end of the process that thinks for it: calls go there, replies come back, and none is waited for.

The process is started when it is first needed, and its end is no error: what it did not answer is answered by a
stand-in or not at all, whoever plays is told, and a report is written (RIV-07, RIV-08).
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec
from msgspec import Raw

from maracaibo_tui.engine.sight import Sight
from maracaibo_tui.engine.title import Rules
from maracaibo_tui.library.reports import write_report
from maracaibo_tui.players.contract import Answer, Asked, at_once

from .calls import LOST, Asks, Begun, Call, Reply
from .other_process import OtherProcess

COMMAND: Sequence[str] = (sys.executable, "-m", "maracaibo_tui.play.thinking_apart")
MOST_STARTS = 3
"""So often the process is started at a table; a bot that ends it every time is not asked for ever."""
Watch = Callable[[int, Callable[[], None] | None], None]
"""Has something called when there is something to read, or nothing any more."""
Heard = Callable[[Reply], None]


class NotYetError(Exception):
    """The answer has not come yet."""


class Thinker:
    """Asks the process, one call after the other, and hands on what it replies."""

    def __init__(self, begun: Begun, watch: Watch, came: Callable[[], None], command: Sequence[str] = COMMAND) -> None:
        """Start nothing yet; `came` is called when replies have come or none will."""
        self._begun, self._watch, self._came, self._command = begun, watch, came, command
        self.tell: Callable[[str], None] = _nobody_listens
        """Says that something went wrong."""
        self._process: OtherProcess | None = None
        self._starts = self._last = 0
        self._open = deque[tuple[Asks, Heard]]()

    @property
    def is_running(self) -> bool:
        """Tell whether there is a process."""
        return self._process is not None

    def prepare(self) -> None:
        """Have the process ready before something is asked."""
        if self._process is None:
            self._start()

    def ask(self, call: Asks, heard: Heard) -> None:
        """Ask, after what was asked before; `heard` is given the reply."""
        self._last += 1
        call.number = self._last
        self._open.append((call, heard))
        if len(self._open) == 1:
            self._send()

    def stop(self) -> None:
        """End the process at once: nobody waits for it any more."""
        process, self._process = self._process, None
        self._open.clear()
        if process is not None:
            self._watch(process.out, None)
            process.stop()

    def heard(self) -> None:
        """Read what has come; the end of it is the end of the process."""
        process = self._process
        if process is None:
            return
        lines = process.read()
        if lines is None:
            self._lost(process)
        for line in lines or ():
            reply = msgspec.json.decode(line, type=Reply)
            if self._open and self._open[0][0].number == reply.number:
                _, heard = self._open.popleft()
                self._send()
                heard(reply)
        self._came()

    def note(self, what: str) -> None:
        """Write a report of what went wrong."""
        with suppress(OSError):
            write_report(f"{self._begun.game}: {what}\n")

    def _send(self) -> None:
        if not self._open:
            return
        if self._process is None and not self._start():
            self._give_up()
        elif self._process is not None:
            # Its end is heard where its replies are read.
            self._process.write(self._open[0][0])

    def _start(self) -> bool:
        if self._starts >= MOST_STARTS:
            return False
        self._starts += 1
        try:
            self._process = OtherProcess(self._command)
        except OSError as error:
            self.note(f"the process that thinks could not be started ({error.strerror})")
            return False
        self._process.write(self._begun)
        self._watch(self._process.out, self.heard)
        return True

    def _lost(self, process: OtherProcess) -> None:
        """Go on without the process: it has ended by itself or by somebody."""
        self._process = None
        self._watch(process.out, None)
        self.note(f"the process that thinks has ended ({process.stop()})")
        self._give_up()

    def _give_up(self) -> None:
        """Tell everybody who waits that nothing comes."""
        given_up, self._open = [*self._open], deque()
        for call, heard in given_up:
            heard(Reply(call.number, error=LOST))


class Apart:
    """A bot that thinks in another process: as long as it does it has no answer yet."""

    def __init__(self, bot: str, rules: Rules, thinker: Thinker, sight: Sight) -> None:
        """Be a bot of this name."""
        self._bot, self._rules, self._thinker, self._sight = bot, rules, thinker, sight
        self._asked: dict[tuple[object, ...], Asked] = {}
        self._answers: dict[tuple[object, ...], str] = {}
        self._forgets = False

    def answer(self, asked: Asked) -> Answer:
        """Give the answer if it has come; else ask for it, once."""
        question = asked.question
        key = (self._rules.digest(asked.view), question, asked.chance)
        if key not in self._asked:
            self._asked[key] = asked
            view, forgets = Raw(self._rules.encode(asked.view)), self._forgets
            self._forgets = False
            call = Call(
                bot=self._bot,
                seat=question.seat,
                view=view,
                question=question,
                chance=asked.chance,
                whim=asked.whim,
                forgets=forgets,
            )
            self._thinker.ask(call, lambda reply: self._heard(key, reply))
        if key not in self._answers:
            raise NotYetError
        return Answer(self._answers[key])

    def _heard(self, key: tuple[object, ...], reply: Reply) -> None:
        asked = self._asked.get(key)
        if asked is not None:
            is_allowed = reply.option in asked.question.options
            self._answers[key] = reply.option if is_allowed else self._stand_in(asked, reply)

    def _stand_in(self, asked: Asked, reply: Reply) -> str:
        """Answer at once for a bot that could not: the first option that brings something."""
        if reply.error == LOST:
            self._thinker.tell("A bot lost its thoughts: its next answer is a quick one.")
        else:
            self._thinker.note(f"{self._bot} had no answer that is allowed ({reply.error or 'another option'})")
            self._thinker.tell("A bot had no answer that is allowed: another was given for it.")
        return at_once(self._sight, asked.question)

    def forget(self) -> None:
        """Forget everything, there as well."""
        self._asked.clear()
        self._answers.clear()
        self._forgets = True


def _nobody_listens(_text: str) -> None:
    """Say nothing: no screen shows the game."""
