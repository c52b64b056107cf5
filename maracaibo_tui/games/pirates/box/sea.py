"""The Caribbean of a layout: its spaces, their columns, and what is adjacent (PIR-SAIL-02, -03, -05)."""

from __future__ import annotations

from collections.abc import Mapping

from .components import Layout

START, BAY, MARACAIBO = "start", "bay", "maracaibo"
CARD = "C"
ISLANDS: Mapping[str, str] = {"G": "gold", "E": "emerald", "P": "pearl"}
"""What letters of a layout mean: card places and the three treasure islands; `.` is empty water."""
ROWS, COLUMNS = "ABCD", 9


class Sea:
    """One layout, read off once; places are in the order in which cards are dealt (PIR-SETUP-04)."""

    def __init__(self, layout: Layout) -> None:
        """Find its places and what is adjacent to each."""
        letters = {
            f"{row}{number}": letter
            for row, line in zip(ROWS, layout.rows, strict=False)
            for number, letter in enumerate(line, 1)
        }
        self.places = tuple(place for place, letter in letters.items() if letter == CARD)
        self.islands = {place: ISLANDS[letter] for place, letter in letters.items() if letter in ISLANDS}
        self.column = {
            START: 0,
            **{place: int(place[1:]) for place in letters},
            BAY: COLUMNS + 1,
            MARACAIBO: COLUMNS + 2,
        }
        self.row = {place: ROWS.index(place[0]) for place in letters}
        cards = {*self.places}
        self.neighbours: Mapping[str, tuple[str, ...]] = {
            START: tuple(place for place in self.places if self.column[place] == 1),
            **{place: _around(place, cards) for place in self.places},
            BAY: (MARACAIBO,),
            MARACAIBO: (),
        }

    def within(self, space: str, steps: int) -> dict[str, int]:
        """Give every space within so many steps and the fewest it takes; the Bay stops a ship (PIR-SAIL-12)."""
        far, ahead = {space: 0}, [space]
        for here in ahead:
            if far[here] < steps and (here == space or here != BAY):
                new = [place for place in self.neighbours[here] if place not in far]
                far.update(dict.fromkeys(new, far[here] + 1))
                ahead += new
        del far[space]
        return far

    def ends(self, space: str, steps: int) -> list[str]:
        """List where a move of at most so many steps may end: in a nearer column (PIR-SAIL-04)."""
        return [end for end in self.within(space, steps) if self.column[end] > self.column[space]]

    def in_order(self, spaces: set[str]) -> list[str]:
        """Sort spaces: by column, then by row, the Bay and Maracaibo last."""
        return sorted(spaces, key=lambda space: (self.column[space], self.row.get(space, 0)))


def _around(place: str, cards: set[str]) -> tuple[str, ...]:
    """List what is adjacent to a card: up, right, down, left."""
    row, column = ROWS.index(place[0]), int(place[1:])
    right = BAY if column == COLUMNS else f"{place[0]}{column + 1}"
    up = f"{ROWS[row - 1]}{column}" if row else ""
    down = f"{ROWS[row + 1]}{column}" if row + 1 < len(ROWS) else ""
    around = (up, right, down, f"{place[0]}{column - 1}")
    return tuple(each for each in around if each in cards or each == BAY)
