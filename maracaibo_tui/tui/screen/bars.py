"""Bars: whole ones cut by what they consist of, with figures inside, and small ones beside figures.

Every piece begins with the letter of its source, so that pieces are told apart without their inks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .lines import Line, Span, line

_HALVES = 2


class Piece(NamedTuple):
    """A piece of a bar: how much it is, its ink, and the letter of its source."""

    amount: int
    ink: str
    sign: str


def key_to(sign: str, ink: str) -> Span:
    """Draw the letter of a source as its pieces begin."""
    return Span(sign, f"onaccent on {ink} bold")


def cut_bar(pieces: Sequence[Piece], whole: int, cells: int) -> Line:
    """Draw pieces one after the other, `whole` being as long as all cells; what is below nothing has no piece."""
    drawn: list[Span] = []
    come = end = 0
    for piece in pieces:
        come += max(0, piece.amount)
        start, end = end, round(cells * come / max(1, whole))
        wide = end - start
        figure = f"{piece.sign} {piece.amount}"
        text = figure if wide > len(figure) else piece.sign
        drawn += [Span(text.ljust(wide), f"onaccent on {piece.ink} bold")] if wide > 0 else []
    return tuple(drawn)


def small_bar(amount: int, whole: int, cells: int, ink: str) -> Line:
    """Draw how much something is of the whole in so many cells, to the half of one."""
    halves = round(_HALVES * cells * max(0, amount) / max(1, whole))
    if amount > 0:
        halves = max(1, halves)
    return line(("█" * (halves // _HALVES) + "▌" * (halves % _HALVES), ink)) if halves else ()
