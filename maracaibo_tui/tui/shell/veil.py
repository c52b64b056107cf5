"""The keyboard is being passed: nothing of the table is drawn, only whose turn it is and what everybody saw happen."""

from maracaibo_tui.play.referee import NOBODY, Referee
from maracaibo_tui.play.seats import passed_to
from maracaibo_tui.tui.screen.lines import Line, Lines, blank, cut, line, wrapped


class Veil:
    """Remembers which key led here, so that the same key pressed twice in haste opens nothing."""

    def __init__(self) -> None:
        """Begin unveiled."""
        self._led_here = ""
        self._warned = False
        self._is_seen = self._asked_back = False

    def fall(self, action: str) -> None:
        """Hide the table after a key."""
        self._led_here = action
        self._warned = self._is_seen = self._asked_back = False

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

    def takes_back(self) -> bool:
        """Tell whether the person who has just decided takes that back: the key is asked for twice."""
        if not self._is_seen or not self._asked_back:
            self._asked_back = self._is_seen
            return False
        return True

    def draw(self, referee: Referee, size: tuple[int, int], undo: str) -> Lines:
        """Say whose turn it is, what happened since that person's last decision, and how to take back the last one."""
        cells, rows = size
        question = referee.question
        name = referee.seats[question.seat - 1].name if question is not None else ""
        lines: Lines = [line((passed_to(name), "title"))]
        pressed = "it again" if self._warned else "any key"
        lines.append(line(f"Press {pressed} when nobody else is looking."))
        lines.append(self._way_back(referee, undo))
        news = _news(referee, cells - 6)
        room = rows - len(lines) - 5
        if news and room > 1:
            told = news if len(news) <= room else [line(("…", "faint")), *news[-room + 1 :]]
            lines += [(), line(("Since your last answer:", "faint")), *told]
        top = max(1, (rows - len(lines)) // 3)
        return blank([*[()] * top, *[_indented(each, cells) for each in lines]], rows)

    def _way_back(self, referee: Referee, undo: str) -> Line:
        """Say how whoever has just decided can take that back, or why not."""
        if not may_go_back(referee):
            return ()
        name = referee.names[referee.seat]
        if refusal := referee.why_no_back():
            return line((refusal if self._asked_back else "", "warn"))
        if not self._asked_back:
            return line((f"{name}: {undo} undoes your last answer.", "faint"))
        return line((f"Press {undo} again to undo it. The keyboard then goes back to {name}.", "warn"))


def may_go_back(referee: Referee) -> bool:
    """Tell whether somebody has just decided who may still be at the keyboard."""
    return referee.seat != NOBODY


def _news(referee: Referee, cells: int) -> Lines:
    """Word what everybody heard since the last answer of the person who sits down."""
    question = referee.question
    if question is None:
        return []
    own = [step for step, given in referee.answers.items() if given.seat == question.seat and not given.auto]
    since = own[-1] if own else -1
    words, hear = referee.title.words(), referee.title.sight.heard
    lines: Lines = []
    for entry in referee.log:
        if entry.step > since:
            text = words.log_line(hear(entry.event, NOBODY), referee.printed, referee.names)
            lines += wrapped(text, cells, "title" if words.begins(entry.event) is not None else "")
    return lines


def _indented(text: Line, cells: int) -> Line:
    return cut((*line("   "), *text), cells)
