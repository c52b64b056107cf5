"""A reader of traces that knows the format and a few rules, and nothing of the program."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

Line = dict[str, Any]
SEALED = {"DEC-02", "DEC-03"}
"""Where all answer before anything is told."""


class Reader:
    """Whoever follows a game from its trace alone: pile, display and hands are kept by the reader."""

    def __init__(self, header: Line) -> None:
        """Lay out the piles as the header says."""
        decks = header["decks"]
        self.display: list[str] = decks["draw"][:4]
        # The set-up may shuffle cards into the finished pile; what lies in the display stays.
        self.pile: list[str] = header.get("reshuffle", {}).get("draw", decks["draw"][4:])
        self.tokens = {1: list(decks["combat_1"]), 2: list(decks["combat_2"])}
        self.round, self.orders = 1, list[list[str]]()

    def follow(self, record: Line) -> Iterator[str]:
        """Check one record; yields what does not fit."""
        self.orders = _orders(record)
        answer, state = record["answer"], record["state"]
        if answer == "draw":
            card = self._top()
            if card not in state[f"players.{record['seat']}.hand"]:
                yield f"{record['n']}: the top card {card} is not in hand"
        elif answer.startswith("take:"):
            self.display[self.display.index(answer.removeprefix("take:"))] = ""
        elif answer.startswith("pile:"):
            yield from self._token(record, int(answer.removeprefix("pile:")))
        yield from self._refill(record)
        if self.orders:
            yield f"{record['n']}: a shuffle nobody needed"
        self.round = state["round"]

    def _token(self, record: Line, pile: int) -> Iterator[str]:
        token, *self.tokens[pile] = self.tokens[pile]
        shown = record["state"].get(f"decks.combat_{pile}", self.tokens[pile])
        if shown != self.tokens[pile]:
            yield f"{record['n']}: {token} was not on top of pile {pile}"

    def _refill(self, record: Line) -> Iterator[str]:
        """Fill the gaps of the display once they are filled in the record; a new round means a new display.

        What is shuffled together with cards of the display is for the new one.
        """
        shown = record["state"]["display"]
        if record["state"]["round"] != self.round:
            self._fill()
            self.display = [""] * len(self.display)
        if shown != self.display:
            self._fill()
        if shown != self.display:
            yield f"{record['n']}: the display is {shown}, the piles make {self.display}"

    def _fill(self) -> None:
        for slot, card in enumerate(self.display):
            if not card and (self.pile or (self.orders and not {*self.display} & {*self.orders[0]})):
                self.display[slot] = self._top()

    def _top(self) -> str:
        if not self.pile:
            self.pile = self.orders.pop(0)
        card, *self.pile = self.pile
        return card


def _orders(record: Line) -> list[list[str]]:
    orders = record.get("reshuffle", {}).get("draw", [])
    return (
        [list(order) for order in orders] if orders and isinstance(orders[0], list) else [list(orders)] * bool(orders)
    )


def games(lines: Iterable[Line]) -> Iterator[tuple[Line, list[Line]]]:
    """Tell the games of a trace apart: each header with its records."""
    header: Line = {}
    records: list[Line] = []
    for line in lines:
        if "format" in line:
            if header:
                yield header, records
            header, records = line, []
        else:
            records.append(line)
    yield header, records


def misfits(records: list[Line]) -> Iterator[str]:
    """Check what holds of any records: numbers, answers, and that each position leads to the next question.

    As long as answers are sealed a position is the one before the first of them.
    """
    for number, record in enumerate(records, 1):
        options = record["options"]
        if record["n"] != number:
            yield f"{number}: is numbered {record['n']}"
        if record["answer"] not in options or len(set(options)) != len(options):
            yield f"{number}: {record['answer']} answers {options}"
        if record["auto"] != (len(options) == 1):
            yield f"{number}: auto is {record['auto']} with {len(options)} options"
    for record, after in pairwise(records):
        state = record["state"]
        if record["dec"] in SEALED and after["dec"] == record["dec"]:
            continue
        if state["active"] != after["seat"] or state.get("options", after["options"]) != after["options"]:
            yield f"{record['n']}: leads to a question that is not the next"
