"""The end of a round: points so far by source, this scoring with its reasons, what is new, and two ways on.

It lies on the table until somebody goes on. Nothing in it is a secret, and no key on it answers what lies beneath.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.play.seats import first_name
from maracaibo_tui.tui.screen.bars import Piece, cut_bar, key_to
from maracaibo_tui.tui.screen.entries import box, entry
from maracaibo_tui.tui.screen.lines import Line, Lines, between, flowing, line, width, wrapped
from maracaibo_tui.tui.screen.surface import HEADING, NAME, Head, chip
from maracaibo_tui.tui.shell.columns import with_arrows
from maracaibo_tui.tui.shell.kit import Change, RoundOver, Scored
from maracaibo_tui.tui.shell.menu import Menu
from maracaibo_tui.tui.shell.overlays.reading import Reading

from .sheet import is_roomy, panel, side_by_side

if TYPE_CHECKING:
    from maracaibo_tui.tui.shell.telling import Scene

GO_ON, BOARD = "Go on", "Look at the board"
_LOW_PROMPT, _HIGH_PROMPT = 3, 8
_TIGHT = 24
"""Rows from which on each answer of the prompt has one of its own."""
_TOTAL, _GAINED, _BECAME = 8, 9, 12
"""Cells behind a bar, of what was gained, and of what it came to."""
_PAID, _LEAST_WHY = 12, 20
_WIDE, _AHEAD_CELLS, _LEAST_AHEAD = 160, 49, 9
"""From so many cells on the points at an end now stand beside the page; in so many rows they stand below it."""
_WIDEST = 150
"""Cells from which on bars and figures would lie too far from what they belong to."""
_KEYS = {"accept": "take", "page_down": "more", "up": "up", "down": "down", "rule": "rule", "log": "log"}


class RoundPage:
    """What a round brought, and the two answers below it."""

    def __init__(
        self,
        told: RoundOver,
        view: object,
        entry_: int,
        rest: Sequence[Scene],
        ahead: Callable[[int, int], Lines] | None = None,
    ) -> None:
        """Tell of a round: the table as it was then, its place in the log, and what is told by itself afterwards.

        `ahead` draws the points as an end of the game would leave them now.
        """
        self.told, self.view, self.entry, self.rest, self._ahead = told, view, entry_, rest, ahead
        self.menu = Menu([GO_ON, BOARD])
        self._reading = Reading()

    @property
    def keys(self) -> Mapping[str, str]:
        """The bindings that mean something here, and what they do."""
        return {name: does for name, does in _KEYS.items() if name != "page_down" or self._reading.is_long}

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw it between the status line and the keys."""
        gap: Lines = [()] if is_roomy(rows + 2) else []
        prompt = self._prompt(cells, rows)
        high = rows - len(prompt) - 2 * len(gap)
        wide = cells if self._ahead is None or cells < _WIDE else cells - _AHEAD_CELLS - 1
        whole = self._body(wide - 2, is_spread=bool(gap))
        body = self._reading.draw(whole, high - 1)
        shown = panel(Head(f"{self.told.over} is over", line(("interim scoring", "faint"))), body, wide, high)
        if self._ahead is not None and wide < cells:
            shown = side_by_side(shown, self._ended(_AHEAD_CELLS, high), wide)
        elif self._ahead is not None and high - len(whole) - 1 >= _LEAST_AHEAD:
            low = high - len(whole) - 2
            shown = [*shown[: high - low], *self._ended(cells, low)]
        return [*gap, *shown, *gap, *prompt]

    def _ended(self, cells: int, rows: int) -> Lines:
        """Draw the points as an end of the game would leave them now, in a panel of their own."""
        lines = [] if self._ahead is None else self._ahead(cells - 2, rows - 1)
        return panel(Head("If it ended now"), lines, cells, rows)

    def _body(self, cells: int, *, is_spread: bool) -> Lines:
        told, gap = self.told, [()] * is_spread
        scoring = [row for each in told.scoring for row in _scored(told, each, cells)]
        changes = [row for change in told.changes for row in _changed(change, cells, in_full=is_spread)]
        return [
            *([(), line((" points so far, by source", HEADING)), ()] if is_spread else []),
            *_bars(told, cells, is_spread=is_spread),
            *gap,
            *_legend(told, cells),
            *gap,
            line((" this scoring", HEADING)),
            *scoring,
            *gap,
            line((f" what changes for {told.begins.lower()}", HEADING)),
            *changes,
        ]

    def _prompt(self, cells: int, rows: int) -> Lines:
        """Draw the two answers."""
        asked = line((f" {self.told.begins} begins.", NAME), "  Go on when all have read it.")
        behind = (f"{self.told.who} has the first turn", "as it stood before the scoring")
        entries = [
            entry(number, text, self.menu.band, chosen=number == self.menu.at)
            for number, text in enumerate(self.menu.rows)
        ]
        if rows + 2 < _TIGHT:
            return box([asked, line(*[span for each in entries for span in each])], cells)
        answers = [(*each, *line((f"  {text}", "faint"))) for each, text in zip(entries, behind, strict=True)]
        gap: Lines = [()] if is_roomy(rows + 2) else []
        return box([*gap, asked, *gap, *answers, *gap], cells)

    def press(self, action: str) -> str:
        """Move between the answers or turn the page; give the answer that is taken, if one is."""
        if action in {"pick1", "pick2"}:
            return self.menu.rows[int(action[4:]) - 1]
        if action == "accept":
            return self.menu.rows[self.menu.at]
        if action == "back":
            return GO_ON
        if action in {"page_down", "page_up"}:
            self._reading.press(action)
        else:
            self.menu.press({"left": "up", "right": "down"}.get(action, action))
        return ""


def in_lines(told: RoundOver) -> list[str]:
    """Tell the same in sentences."""
    totals = ", ".join([f"{told.names[each.seat]} {each.now}" for each in told.scoring])
    said = [f"{told.over} is over. Points so far: {totals}."]
    for each in told.scoring:
        parts = [f"{row.label} {row.amounts[each.seat]}" for row in told.sources if row.amounts.get(each.seat)]
        said.append(f"  {told.names[each.seat]}: {', '.join(parts) or 'nothing yet'}.")
    said.append("This scoring:")
    for each in told.scoring:
        why = ", ".join(filter(None, [each.paid, each.reasons.replace(" · ", ", ")])) or "nothing"
        before = each.now - each.gained
        became = f"{before} {told.unit} have become {each.now}" if each.gained else f"still {each.now} {told.unit}"
        said.append(f"  {told.names[each.seat]}: {why}; {became}.")
    said.append(f"What changes for {told.begins.lower()}:")
    return [*said, *[f"  {change.text[:1].upper()}{change.text[1:]}." for change in told.changes]]


def _changed(change: Change, cells: int, *, in_full: bool) -> Lines:
    """Draw what is new behind its sign; in full where there is room for that."""
    texts = change.in_full if in_full and change.in_full else (change.text,)
    return [
        line((f" {change.sign} " if not at else "   ", change.ink), *row)
        for text in texts
        for at, row in enumerate(wrapped(with_arrows(text), cells - 4))
    ]


def _name(told: RoundOver, seat: int | str) -> Line:
    names = {each.seat: first_name(told.names[each.seat]) for each in told.scoring}
    longest = max(map(len, names.values()))
    return line(" ", chip(f" {letter(seat)} ", style(seat)), f" {names[seat]:<{longest}} ")


def _bars(told: RoundOver, cells: int, *, is_spread: bool) -> Lines:
    drawn: Lines = []
    most = max([1, *(each.now for each in told.scoring)])
    longest = min(cells, _WIDEST)
    for each in told.scoring:
        name = _name(told, each.seat)
        pieces = [Piece(row.amounts.get(each.seat, 0), row.ink, row.sign) for row in told.sources]
        bar = cut_bar(pieces, most, longest - width(name) - _TOTAL)
        drawn += [()] if drawn and is_spread else []
        drawn.append((*name, *bar, *line((f" {each.now} {told.unit}", "points bold"))))
    return drawn


def _legend(told: RoundOver, cells: int) -> Lines:
    named = [line(key_to(row.sign, row.ink), f" {row.label}") for row in told.sources]
    return [(*line(" "), *row) for row in flowing(named, cells - 2)]


def _scored(told: RoundOver, each: Scored, cells: int) -> Lines:
    """Draw what somebody got: why at the left, how much at the right, both in columns."""
    name = _name(told, each.seat)
    became = f"{each.now - each.gained} → {each.now}"
    right = line((f"{each.gained:+} {told.unit}".rjust(_GAINED), "gain"), (became.rjust(_BECAME), "points"))
    room = cells - width(name) - _PAID - width(right) - 2
    if room < _LEAST_WHY:
        first = between(line(*name, (each.paid, "money")), right, cells)
        return [first, *[(*line("     "), *row) for row in wrapped(each.reasons, cells - 6, "faint")]]
    why = wrapped(each.reasons, room) or [()]
    first = line(*name, (each.paid.ljust(_PAID), "money"), *why[0])
    indent = line(" " * (width(name) + _PAID))
    return [between(first, right, min(cells, _WIDEST)), *[(*indent, *row) for row in why[1:]]]
