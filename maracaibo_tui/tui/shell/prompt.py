"""The prompt: the question in a sentence, its options with numbers, and a filter for long lists."""

from collections.abc import Sequence

from maracaibo_tui.engine.question import Option

from .kit import Kit, Moment
from .lines import Line, Lines, between, line, styled, window

DIGITS = 9


class Prompt:
    """Remembers which option is highlighted and what the list is narrowed down to."""

    def __init__(self) -> None:
        """Highlight the first option, narrow nothing down."""
        self.at = 0
        self.words: str | None = None

    def reset(self) -> None:
        """Begin anew with another question."""
        self.at = 0
        self.words = None

    def found(self, options: Sequence[Option]) -> list[int]:
        """Give the options that the filter leaves."""
        words = (self.words or "").casefold().split()
        texts = [f"{option.label} {option.id}".casefold() for option in options]
        return [number for number, text in enumerate(texts) if all(word in text for word in words)]

    def move(self, options: Sequence[Option], step: int) -> None:
        """Go to the next or previous option, round the end."""
        found = self.found(options)
        if found:
            place = found.index(self.at) if self.at in found else -min(step, 0)
            self.at = found[(place + step) % len(found)] if self.at in found else found[0]

    def filter(self, options: Sequence[Option], character: str) -> None:
        """Add a character to the filter, or take the last away if it is none."""
        words = self.words or ""
        self.words = words + character if character else words[:-1]
        found = self.found(options)
        if found and self.at not in found:
            self.at = found[0]

    def draw(self, kit: Kit, moment: Moment, cells: int, rows: int) -> Lines:
        """Draw the question and its options; below them what the highlighted one changes."""
        head = kit.headline(moment)
        if moment.question is None:
            return [head]
        found = self.found(moment.options)
        filtered = [] if self.words is None else [line(("filter: ", "faint"), (f"{self.words}_", "key"))]
        gains = kit.gains(moment, cells)
        room = max(1, rows - 1 - len(filtered) - bool(gains))
        drawn = [self._row(moment, number, cells) for number in found]
        at = found.index(self.at) if self.at in found else 0
        shown = window(drawn, room, at)
        return [_head(head, at, len(found), room, cells), *filtered, *shown, *[()] * (room - len(shown)), gains]

    def _row(self, moment: Moment, number: int, cells: int) -> Line:
        option = moment.options[number]
        chosen = number == self.at
        digit = str(number + 1) if number < DIGITS else " "
        left = line((" ► " if chosen else "   ", "key"), (f"{digit} ", "key"), option.label)
        row = between(left, (*line(*_change(option)), *line((f"  {option.rule}", "faint"))), cells)
        return styled(row, "cursor") if chosen else row


def _head(head: Line, at: int, found: int, room: int, cells: int) -> Line:
    return between(head, line((f"{at + 1}/{found}", "faint")), cells) if found > room else head


def _change(option: Option) -> list[tuple[str, str]]:
    signs = {"doubloons": "$", "vp": " VP", "combat_points": " CP", "figures": " fig"}
    parts = []
    for what, amount in option.change:
        name = signs.get(what, f" {what.replace('_', ' ')}")
        parts.append((f"{amount:+}{name} ", "gain" if amount > 0 else "cost"))
    return parts
