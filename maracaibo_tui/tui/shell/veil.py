"""The keyboard is being passed: nothing of the table is drawn, only whose turn it is and what everybody saw happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.play.referee import NOBODY, Referee
from maracaibo_tui.play.seats import first_name, passed_to
from maracaibo_tui.tui.screen.entries import box, laid_upon
from maracaibo_tui.tui.screen.lines import Line, Lines, blank, cut, line, wrapped
from maracaibo_tui.tui.screen.surface import BAND, NAME, chip

from . import evening
from .columns import with_arrows

BOX_CELLS, BOX_ROWS = 60, 14
_LEFT = 2
"""Cells between the edge of the box and what stands in it."""


class Veil:
    """Remembers which key led here, so that the same key pressed twice in haste opens nothing."""

    def __init__(self) -> None:
        """Begin unveiled."""
        self._led_here = ""
        self._warned = False
        self._is_seen = self._asked_back = self._refused = False

    def fall(self, action: str) -> None:
        """Hide the table after a key."""
        self._led_here = action
        self._warned = self._is_seen = self._asked_back = self._refused = False

    def be_seen(self) -> None:
        """Know that the picture without the table is shown; keys pressed before it were not meant for it."""
        self._is_seen = True

    def opens(self, action: str) -> bool:
        """Tell whether a key lets the next person see the table; the key that led here must be pressed twice."""
        if not self._is_seen:
            return False
        if action and action == self._led_here and not self._warned:
            self._warned = True
            return False
        return True

    def refuse(self) -> None:
        """Stay, for a key that would have answered a question."""
        self._refused = True

    def takes_back(self) -> bool:
        """Tell whether the person who has just decided takes that back: the key is asked for twice."""
        if not self._is_seen or not self._asked_back:
            self._asked_back = self._is_seen
            return False
        return True

    def draw(self, referee: Referee, size: tuple[int, int], undo: str) -> Lines:
        """Say whose turn it is, what happened since that person's last decision, and how to take back the last one."""
        cells, rows = size
        wide, high = min(BOX_CELLS, cells), min(BOX_ROWS, rows)
        inside = [
            cut((*line(" " * _LEFT), *each), wide - 2) for each in self._inside(referee, wide - 2 * _LEFT, high, undo)
        ]
        sea = evening.open_sea(cells, rows)
        return laid_upon(sea, box(inside, wide, high), (cells - wide) // 2, (rows - high) // 2)

    def _inside(self, referee: Referee, cells: int, rows: int, undo: str) -> Lines:
        """Draw what stands in the box: whose turn it is at its head, what was missed, and the keys at its foot."""
        question = referee.question
        seat = question.seat if question is not None else NOBODY
        name = referee.names.get(seat, "")
        mark = line(chip(f" {letter(seat)} ", style(seat)), " ") if seat else ()
        head: Lines = [
            (),
            line(*mark, (name, NAME), ", it is your turn."),
            (),
            *self._asked(referee, name, cells, undo),
            (),
        ]
        foot: Lines = [(), self._keys(referee, undo), ()]
        news = _news(referee, seat)
        room = rows - len(head) - len(foot) - 1
        if news and room > 0:
            head += [line(("since your last turn", "faint")), *_told(news, cells, room)]
        return [*blank(head, rows - len(foot)), *foot]

    def _asked(self, referee: Referee, name: str, cells: int, undo: str) -> Lines:
        """Say in a sentence what is to be done now."""
        if self._asked_back and may_go_back(referee):
            back = referee.names[referee.seat]
            sentence = f"Press {undo} again to undo {back}'s last answer. The keyboard then goes back to {back}."
            return wrapped(referee.why_no_back() or sentence, cells, "warn")
        if self._refused:
            pressed = "Only Enter opens it: press it again" if self._warned else "Only Enter opens it: press it"
        else:
            pressed = "Press it again" if self._warned else "Press Enter"
        return wrapped(f"{passed_to(name)} {pressed} when nobody else is looking.", cells)

    def _keys(self, referee: Referee, undo: str) -> Line:
        """Name the key that shows the table, and the one of whoever has just decided."""
        back: Line = ()
        if may_go_back(referee) and not referee.why_no_back():
            name = first_name(referee.names[referee.seat])
            back = line("     ", (undo, "key bold"), (f" give it back to {name}", "faint"))
        return line((" Enter ", BAND), "  show my cards", *back)


def may_go_back(referee: Referee) -> bool:
    """Tell whether somebody has just decided who may still be at the keyboard."""
    return referee.seat != NOBODY


class _Did(NamedTuple):
    """What somebody did, piece by piece, and which of it was great."""

    who: int | str
    pieces: list[str]
    great: set[str]


def _news(referee: Referee, seat: int) -> list[_Did]:
    """Tell what everybody heard since a person's last answer, by those whose turn it was."""
    own = [step for step, given in referee.answers.items() if given.seat == seat and not given.auto]
    since = own[-1] if own else -1
    words, hear = referee.title.words(), referee.title.sight.heard
    found: dict[int | str, _Did] = {}
    turn: int | str = NOBODY
    for entry in referee.log:
        begun = words.begins(entry.event)
        turn = turn if begun is None else begun
        text = words.log_line(hear(entry.event, NOBODY), referee.printed, referee.names)
        who = turn if turn != NOBODY else _named(text, referee)
        if entry.step > since and text and who != seat and (begun is None or turn == NOBODY):
            did, piece = found.setdefault(who, _Did(who, [], set())), _piece(text, referee.names.get(who, ""))
            did.pieces.append(piece)
            did.great.update({piece} if words.is_great(entry.event) else ())
    return [*found.values()]


def _named(text: str, referee: Referee) -> int | str:
    """Give the seat that a sentence begins with, where it is nobody's turn."""
    return next((seat for seat, name in referee.names.items() if name and text.startswith(f"{name} ")), NOBODY)


def _counted(pieces: Mapping[str, int]) -> list[str]:
    """Say once what was done several times."""
    return [f"{piece} ({count} times)" if count > 1 else piece for piece, count in pieces.items()]


def _piece(text: str, name: str) -> str:
    """Leave out a name that the chip before it says."""
    own = bool(name) and text.startswith(f"{name} ")
    return (text[len(name) + 1 :] if own else text).removesuffix(".")


def _told(news: Sequence[_Did], cells: int, rows: int) -> Lines:
    """Give everybody a row, and more of them to those who did more, as far as there are any."""
    shown = news[-rows:]
    spare, drawn = rows - len(shown), Lines()
    for each in shown:
        told = _rows(each, cells, 1 + spare)
        spare -= len(told) - 1
        drawn += told
    return drawn


def _rows(did: _Did, cells: int, rows: int) -> Lines:
    """Tell what somebody did in so many rows: where not all has room great deeds first, and how much is left."""
    room = cells - 2
    pieces = Counter(did.pieces)
    ranked = sorted(pieces, key=lambda piece: piece not in did.great)
    for count in range(len(pieces), 0, -1):
        left = len(pieces) - count
        chosen = {*ranked[:count]}
        text = ", ".join(_counted({piece: times for piece, times in pieces.items() if piece in chosen}))
        text += f", {left} more" if left else ""
        told = wrapped(with_arrows(text), room)
        if len(told) <= rows or count == 1:
            break
    mark = line(chip(letter(did.who), style(did.who)), " ") if did.who else line("  ")
    return [(*(mark if not at else line("  ")), *each) for at, each in enumerate(told[:rows])]
