"""What plain mode says: the question with its numbered answers, what happened, rules, the end."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from textwrap import wrap

from maracaibo_tui.engine.question import Option
from maracaibo_tui.play.session import Session
from maracaibo_tui.play.sitting import Sitting
from maracaibo_tui.tui.screen.cells import safe
from maracaibo_tui.tui.screen.lines import Lines, plain
from maracaibo_tui.tui.shell.kit import Hint, Kit, Moment
from maracaibo_tui.tui.shell.pages import progress
from maracaibo_tui.tui.tables.maracaibo.captains import called, scorers

WIDTH = 80
ECHO = 20
"""Letters of a line that are said again."""
_MOST_LINES = 20
NUMBER = 4
"""Digits of a number that are looked at."""
_MONEY = re.compile(r"(\d+)\$")
_UNITS = {
    "doubloons": "doubloons",
    "vp": "victory points",
    "combat_points": "combat points",
    "figures": "figures",
}

_SHORT = {"vp": "VP", "combat_points": "CP"}


class Plain:
    """A game told in lines."""

    def __init__(self, kit: Kit, session: Session) -> None:
        """Tell of a session with the words of a kit."""
        self.kit, self.session = kit, session
        self.is_warned = False
        self._heard: dict[int, int] = {}

    def unheard(self) -> int:
        """Give the first entry of the log that the person at the keyboard has not heard; from now on all are."""
        session = self.session
        first = self._heard.get(session.viewer)
        self._heard[session.viewer] = len(session.log)
        if first is not None:
            return min(first, len(session.log))
        own = [at for at, each in enumerate(session.match.journal) if each.seat == session.viewer and not each.auto]
        after = (at for at, each in enumerate(session.log) if own and each.step > own[-1])
        return next(after, len(session.log))

    def moment(self, at: int = 0) -> Moment:
        """Gather what is to be said; `at` is the answer in question."""
        session = self.session
        asked, view = session.question, session.view()
        mine = asked is not None and asked.seat == session.viewer
        options = self.kit.describe(view, asked) if asked is not None and mine else ()
        return Moment(view, session.viewer, asked if mine else None, options, at, session.names)


def told(text: str, head: str = "", further: str = "  ") -> list[str]:
    """Break a text into lines; signs that a voice would stumble over become words."""
    in_words = text.replace(" -> ", " for ").replace("->", " to ")
    spoken = safe(_MONEY.sub(lambda found: _sum(int(found[1]), "doubloons"), in_words))
    return wrap(spoken, WIDTH, initial_indent=head, subsequent_indent=further, break_on_hyphens=False)


def question(table: Plain) -> Iterator[str]:
    """Say where the game is, the question, and every answer with its number."""
    moment = table.moment()
    if moment.question is None:
        return
    yield ""
    for reminder in table.kit.reminders(moment):
        yield from told(f"Remember: {plain(reminder)}.")
    yield from told(f"{moment.names[moment.seat]}, {_purse(moment)}. {_asked(table, moment)}")
    numbered = enumerate(moment.options, 1)
    for group, each in groupby(numbered, key=lambda each: table.kit.group(each[1])):
        options = list(each)
        yield from _beside(group, options) if group else _answers(table.kit, moment, options)


def _answers(kit: Kit, moment: Moment, options: Iterable[tuple[int, Option]]) -> Iterator[str]:
    for number, option in options:
        brings = kit.brings(moment._replace(highlighted=number - 1))
        yield from told(worded(option) + (f": {brings}" if brings else ""), f"{number:>2}  ", "    ")


def _beside(group: str, options: Sequence[tuple[int, Option]]) -> Iterator[str]:
    """Say what may be done besides in as few words as possible: it is said at every question."""
    parts = []
    for what, alike in groupby(options, key=lambda each: each[1].label.partition(": ")[0]):
        many = list(alike)
        names = [f"{number} {option.label.partition(': ')[2]}" for number, option in many]
        parts.append(f"{what}: {', '.join(names)}" if ": " in many[0][1].label else f"{many[0][0]} {what}")
    yield from told(f"{group[:1].upper()}{group[1:]}: {'; '.join(parts)}.", "", "    ")


def _asked(table: Plain, moment: Moment) -> str:
    """Word the question, and in brackets what asks it."""
    sentence, *source = [" ".join(span.text.split()) for span in table.kit.headline(moment)]
    return sentence + "".join([f" ({text})" for text in source if text])


def _purse(moment: Moment) -> str:
    view = moment.view
    p = view.players[moment.seat - 1]
    return f"round {view.round}, {_sum(p.doubloons, 'doubloons')}, {_sum(p.vp, 'victory points')}"


def _sum(amount: int, unit: str) -> str:
    return f"{amount} {unit[:-1] if amount == 1 else unit}"


def worded(option: Option) -> str:
    """Give an answer's label, and what it certainly changes where the label does not say it."""
    changes = []
    for what, amount in option.change:
        unit = _UNITS.get(what, what.replace("_", " "))
        if not any(word in option.label for word in (unit.removesuffix("s"), _SHORT.get(what, unit))):
            changes.append(f"{amount:+} {unit.removesuffix('s') if abs(amount) == 1 else unit}")
    return f"{option.label} ({', '.join(changes)})" if changes else option.label


def said_since(table: Plain, entry: int) -> Iterator[str]:
    """Say what has happened since an entry of the log, as the person at the keyboard may hear it."""
    kit, session = table.kit, table.session
    for each in session.log[entry:]:
        text = kit.log_line(each.event, session.names, session.viewer)
        if text:
            yield from told(text, "" if kit.begins(each.event) is not None else "  ", "    ")


def news(table: Plain) -> list[str]:
    """Say what has happened that the person at the keyboard has not heard."""
    return list(said_since(table, table.unheard()))


def welcome(table: Plain) -> list[str]:
    """Say to whoever sits down what has happened meanwhile, and the question."""
    lines = news(table)
    return [*(["Since your last decision:", *lines] if lines else []), *question(table)]


def history(table: Plain, wanted: str) -> Iterable[str]:
    """Say the last lines of the log, or all."""
    lines = list(said_since(table, 0))
    if wanted == "all":
        return lines
    most = int(wanted[:NUMBER]) if wanted.isdecimal() else 0
    return lines[-(most or _MOST_LINES) :] or ["Nothing has happened yet."]


def why_not(table: Plain, _rest: str) -> Iterator[str]:
    """Say what the rules know and the moment does not allow."""
    denied = table.kit.denied(table.moment())
    if not denied:
        yield "Nothing else is in question now."
    for each in denied:
        yield from told(f"{each.label}: {each.reason} ({each.rule})")


def hint(table: Plain, _rest: str) -> Iterator[str]:
    """Say what a bot would answer in this seat."""
    moment = table.moment()
    wanted, expects = table.kit.hint(moment.view, moment.question) if moment.question is not None else Hint("")
    found = [(number, option) for number, option in enumerate(moment.options, 1) if option.id == wanted]
    for number, option in found:
        ahead = f"; it sees ahead: {', '.join(expects)}" if expects else ""
        yield from told(f"A bot would choose {number}: {option.label}{ahead}")
    if not found:
        yield "There is no hint for this question."


def sheet(table: Plain, sitting: Sitting) -> Iterator[str]:
    """Say how the game ended."""
    moment = table.moment()
    yield ""
    yield "The game is over."
    head, rows, (total, *said) = progress.sheet(table.kit, sitting.referee)(WIDTH)
    yield from scores([*head, *rows, total], moment)
    yield from told(" ".join(plain(row).strip() for row in said), further="")


def scores(rows: Lines, moment: Moment) -> Iterator[str]:
    """Say a table of points row by row: what for, and how many for whom."""
    names = [called(moment.names, each.seat) for each in scorers(moment.view)]
    for row in rows:
        head, *cells = [span.text.rstrip() for span in row] or [""]
        if not cells:
            yield from told(head)
        elif head:
            amounts = [f"{name} {cell.strip()}" for name, cell in zip(names, cells, strict=False) if cell]
            inner = "  " if head.startswith("   ") else ""
            yield from told(f"{head.strip().removeprefix('+ ')}: {', '.join(amounts)}", inner, f"{inner}  ")
