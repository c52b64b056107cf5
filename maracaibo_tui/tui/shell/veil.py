"""The keyboard is being passed: nothing of the table is drawn, only whose turn it is and what everybody saw happen."""

from .kit import Kit
from .lines import Line, Lines, blank, cut, line, wrapped
from .session import NOBODY, Session


class Veil:
    """Remembers which key led here, so that the same key pressed twice in haste opens nothing."""

    def __init__(self) -> None:
        """Begin unveiled."""
        self._led_here = ""
        self._warned = False
        self._is_seen = False

    def fall(self, action: str) -> None:
        """Hide the table after a key."""
        self._led_here, self._warned, self._is_seen = action, False, False

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

    def draw(self, kit: Kit, session: Session, cells: int, rows: int) -> Lines:
        """Say whose turn it is and what happened since that person's last decision."""
        question = session.question
        name = session.seats[question.seat - 1].name if question is not None else ""
        lines: Lines = [line((f"Pass the keyboard to {name}.", "title"))]
        lines.append(line("Once more opens it." if self._warned else "Press any key when nobody else is looking."))
        news = _news(kit, session, cells - 6)
        room = rows - len(lines) - 5
        if news and room > 1:
            told = news if len(news) <= room else [line(("…", "faint")), *news[-room + 1 :]]
            lines += [(), line(("Since your last decision:", "faint")), *told]
        top = max(1, (rows - len(lines)) // 3)
        return blank([*[()] * top, *[_indented(each, cells) for each in lines]], rows)


def _news(kit: Kit, session: Session, cells: int) -> Lines:
    """Word what everybody heard since the last answer of the person who sits down."""
    question = session.question
    if question is None:
        return []
    entries = session.match.journal
    own = [step for step, entry in enumerate(entries) if entry.seat == question.seat and not entry.auto]
    since = own[-1] if own else -1
    lines: Lines = []
    for entry in session.log:
        if entry.step > since:
            text = kit.log_line(entry.event, session.names, NOBODY)
            lines += wrapped(text, cells, "title" if kit.begins(entry.event) is not None else "")
    return lines


def _indented(text: Line, cells: int) -> Line:
    return cut((*line("   "), *text), cells)
