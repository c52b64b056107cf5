"""What is printed, as raw data: the sea and the explorer track are walked anew for every question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Raw = dict[str, Any]

KINDS = ("gold", "emerald", "pearl")
CARD_KINDS = ("crew", "equipment", "ship")
ROWS = "ABCD"


def _by_id(items: list[Raw]) -> dict[str, Raw]:
    return {item["id"]: item for item in items}


class Pack:
    """One pack, every kind by id."""

    def __init__(self, raw: Raw) -> None:
        """Sort the items by their ids."""
        self.raw = raw
        self.improvements, self.residences = _by_id(raw["improvement"]), _by_id(raw["residence"])
        self.locations, self.missions = _by_id(raw["location"]), _by_id(raw["mission"])
        self.figureheads, self.tiles = _by_id(raw["figurehead"]), _by_id(raw["tile"])
        self.upgrades, self.digs, self.rubies = _by_id(raw["upgrade"]), _by_id(raw["dig"]), _by_id(raw["ruby"])
        self.spaces, self.solo_cards = _by_id(raw["explorer"]["space"]), _by_id(raw["solo_card"])
        self.poseidon = _by_id(self.figureheads["G"]["spaces"])
        self.first = raw["explorer"]["space"][0]["id"]
        self.last = next(space["id"] for space in raw["explorer"]["space"] if not space.get("next"))

    def rows(self, layout: str) -> list[str]:
        """Give the rows of a layout."""
        rows: list[str] = _by_id(self.raw["layout"])[layout]["rows"]
        return rows

    def bonus(self, space: str) -> list[Raw]:
        """Give what a space for a treasure pays."""
        bonus: list[Raw] = (self.digs.get(space) or self.poseidon[space]).get("bonus", [])
        return bonus

    def beyond(self, space: str, *, tile: bool) -> list[str]:
        """Give what may come next on the explorer track, the discount tile in its place if it is played."""
        ends: list[str] = [self.first] if space == "start" else self.spaces[space].get("next", [])
        haven = next(each for each in self.spaces.values() if each.get("module"))
        if tile and space != haven["id"]:
            return [haven["id"] if end == haven["next"][0] else end for end in ends]
        return ends

    def length(self, space: str, *, tile: bool) -> int:
        """Count the spaces of the longest way from here to the end."""
        return max([1 + self.length(end, tile=tile) for end in self.beyond(space, tile=tile)], default=0)

    def way(self, space: str, end: str, *, tile: bool) -> list[str] | None:
        """Find some way between two spaces of the track: all of them cross the same rivers."""
        if space == end:
            return []
        for each in self.beyond(space, tile=tile):
            rest = self.way(each, end, tile=tile)
            if rest is not None:
                return [each, *rest]
        return None


class Sea:
    """A layout: who touches whom."""

    def __init__(self, rows: list[str]) -> None:
        """Note where cards lie."""
        self.cards = {f"{ROWS[r]}{c}" for r, row in enumerate(rows) for c, each in enumerate(row, 1) if each == "C"}

    @staticmethod
    def column(space: str) -> int:
        """Give the column of a space."""
        return {"start": 0, "bay": 10, "maracaibo": 11}[space] if space.isalpha() else int(space[1:])

    @staticmethod
    def row(space: str) -> int:
        """Give the row of a space, 0 for those that have none."""
        return 0 if space.isalpha() else ROWS.index(space[0])

    def touching(self, space: str) -> Iterator[str]:
        """List what is one step away."""
        if space.isalpha():
            near = {"start": [card for card in sorted(self.cards) if card[1:] == "1"], "bay": ["maracaibo"]}
            yield from near.get(space, [])
            return
        row, column = ROWS.index(space[0]), int(space[1:])
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            if 0 <= row + down < len(ROWS) and f"{ROWS[row + down]}{column + right}" in self.cards:
                yield f"{ROWS[row + down]}{column + right}"
        if space[1:] == "9":
            yield "bay"

    def ends(self, space: str, steps: int, column: int) -> set[str]:
        """Walk blindly, and keep what lies in a later column; the Bay ends every walk that enters it."""
        found: set[str] = set()
        ahead = {space}
        for _ in range(steps):
            ahead = {near for here in ahead if here != "bay" or here == space for near in self.touching(here)}
            found |= {each for each in ahead if self.column(each) > column}
        return found
