"""What a bot in the seat would do: up to three lines, the best first, each with what speaks for it."""

from collections.abc import Callable, Mapping, Sequence

from maracaibo_tui.engine.advice import Advised, Hint, in_short
from maracaibo_tui.engine.question import Option
from maracaibo_tui.play.advising import Advice
from maracaibo_tui.play.several import choice_of
from maracaibo_tui.tui.screen.lines import Lines, Span, broken, cut, fitted, line, width, wrapped
from maracaibo_tui.tui.screen.surface import BAND
from maracaibo_tui.tui.shell.columns import with_arrows

_PICKS = {"pick1": 0, "pick2": 1, "pick3": 2}
_BEFORE = 4
"""Cells before what belongs to a line: its number stands there."""
_LITTLE = 0.5
"""Victory points that are not worth a change of what somebody reads."""


class Hints:
    """The lines of a hint; the question points at the first answer of the highlighted one, and Enter takes it."""

    name = "hint"
    is_fitted = True

    def __init__(
        self,
        offered: Sequence[Option],
        point_at: Callable[[Option], None],
        take: Callable[[Option], None],
        put_back: Callable[[], None],
    ) -> None:
        """Wait for lines; each begins with something offered. `point_at` shows one, `take` answers with it.

        Whoever takes none has what was highlighted before `put_back`.
        """
        self._offered, self._point_at, self._take, self._put_back = offered, point_at, take, put_back
        self.latest = Advice()
        """What has come last, shown or not."""
        self._hint = Hint()
        self._lines: Sequence[tuple[Option, Advised]] = ()
        self.at = 0
        self.is_done = False

    @property
    def has_lines(self) -> bool:
        """Tell whether there is anything to choose."""
        return bool(self._lines)

    @property
    def heading(self) -> str:
        """Say whether better lines may still come."""
        if not self._lines:
            return "A bot thinks"
        return "A bot would choose" if self.latest.is_last else "A bot would choose, so far"

    @property
    def keys(self) -> Mapping[str, str]:
        """Name the keys that mean something by now."""
        return {"accept": "take", "down": "next", "back": "close"} if self._lines else {"back": "close"}

    def show(self) -> None:
        """Show the list that has come last if it says something new; what is highlighted stays so."""
        hint = self.latest.hint
        if hint is None or (self._lines and not says_more(self._hint, hint)):
            return
        begun = [(choice_of(self._offered, line.answers), line) for line in hint.lines]
        lines = [(option, line) for option, line in begun if option is not None]
        if not lines:
            return
        pointed = self._lines[self.at][0] if self._lines and self.at else None
        self._hint, self._lines = hint, lines
        self.at = next((at for at, (option, _) in enumerate(lines) if option == pointed), 0)
        self._point_at(lines[self.at][0])

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw all lines with their reasons; where there is no room, those of the highlighted one only."""
        if not self._lines:
            return wrapped("It thinks about what you can see, and no more.", cells, "faint")[:rows]
        whole = self._drawn(cells, {*range(len(self._lines))})
        if len(whole) > rows:
            whole = self._drawn(cells, {self.at})
        if len(whole) > rows:
            whole = self._drawn(cells, {self.at}, is_cut=True)
        if len(whole) > rows:
            # What is least missed is cut: the end of the reasons.
            after = len(self._lines) - self.at - 1
            end, last = max(1, rows - after), len(whole) - after
            cut_off = (Span(" " * _BEFORE), *cut(line(*whole[end - 1], " …")[1:], cells - _BEFORE))
            whole = [*whole[: end - 1], cut_off, *whole[last:]]
        return whole[:rows]

    def _drawn(self, cells: int, told: set[int], *, is_cut: bool = False) -> Lines:
        drawn: Lines = []
        for number, (option, advised) in enumerate(self._lines):
            named = option.label if number in told else self._set_apart(option, advised)
            drawn += self._head(number, (named, advised.standing), cells, is_cut=is_cut)
            if number in told:
                drawn += _indented(self._details(advised), cells)
        notes = [*["Nothing else comes near."] * self._hint.is_alone, *self._hint.beside]
        return [*drawn, *[row for note in notes for row in wrapped(with_arrows(note), cells, "faint")]]

    def _head(self, number: int, named: tuple[str, str], cells: int, *, is_cut: bool) -> Lines:
        """Draw the first answer of a line, in as many rows as it needs, and how it stands against the best."""
        name, standing = named[0], f" {named[1]} "
        room = cells - len(standing)
        label = line((with_arrows(name), "strong"))
        texts = [cut(label, room - _BEFORE)] if is_cut else broken(label, room - _BEFORE)
        style = BAND if number == self.at else ""
        rows: Lines = []
        for at, text in enumerate(texts):
            begun = line((" " * _BEFORE if at else f" {number + 1}  ", "key"), *text)
            told = Span(" " * len(standing) if at else standing, "faint")
            rows.append(tuple(Span(span.text, style or span.style) for span in (*fitted(begun, room), told)))
        return rows

    def _set_apart(self, option: Option, advised: Advised) -> str:
        """Name the first answer of a line without details; where others begin with it as well, with its own step."""
        alike = [line.then for each, line in self._lines if each == option and line is not advised]
        steps = enumerate(advised.then)
        apart = next((step for at, step in steps if any((step,) != then[at : at + 1] for then in alike)), "")
        return f"{in_short(option.label)}, then {apart}" if alike and apart else option.label

    def _details(self, advised: Advised) -> list[tuple[str, str]]:
        found = [(f"then {'; '.join(advised.then)}", "faint")] if advised.then else []
        return [*found, *([(advised.why, "text")] if advised.why else [])]

    def press(self, action: str, character: str) -> bool:
        """Go to another line, or take the first answer of one."""
        del character
        if not self._lines:
            return False
        if action in {"back", "quit", self.name}:
            self.is_done = True
            self._put_back()
        elif action in {"up", "down", "next", "previous"}:
            step = 1 if action in {"down", "next"} else -1
            self.at = (self.at + step) % len(self._lines)
            self._point_at(self._lines[self.at][0])
        elif action == "accept":
            self._go(self.at)
        elif _PICKS.get(action, len(self._lines)) < len(self._lines):
            self._go(_PICKS[action])
        else:
            return False
        return True

    def _go(self, at: int) -> None:
        self.is_done = True
        self._take(self._lines[at][0])


def _indented(details: Sequence[tuple[str, str]], cells: int) -> Lines:
    """Wrap what belongs to a line below it."""
    rows = [row for text, ink in details for row in wrapped(with_arrows(text), max(1, cells - _BEFORE), ink)]
    return [(Span(" " * _BEFORE), *row) for row in rows if width(row)]


def says_more(before: Hint, now: Hint) -> bool:
    """Tell whether a list has another order than the one before, or a number in it has moved by more than little."""
    if [line.answers for line in before.lines] != [line.answers for line in now.lines]:
        return True
    return any(_has_moved(was, is_) for was, is_ in zip(before.lines, now.lines, strict=True))


def _has_moved(was: Advised, is_: Advised) -> bool:
    first, second = ({(each.term, each.is_sure): each.points for each in line.reasons} for line in (was, is_))
    moved = [abs(first.get(key, 0.0) - second.get(key, 0.0)) for key in first.keys() | second.keys()]
    return max([abs(was.behind - is_.behind), *moved]) > _LITTLE
