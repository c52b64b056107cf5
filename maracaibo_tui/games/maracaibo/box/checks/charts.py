"""The charts: masks of coasts, and where places stand on them."""

from __future__ import annotations

from collections.abc import Iterator

from maracaibo_tui.engine.mask import mask_findings
from maracaibo_tui.games.maracaibo.box.checks.board import places_of
from maracaibo_tui.games.maracaibo.box.checks.finding import Finding, known
from maracaibo_tui.games.maracaibo.box.components import Box, Charted, charted

_CHIP = 3
"""Cells of a number with what stands round it, and of the blank before the name, besides the number itself."""


def chart_findings(box: Box) -> Iterator[Finding]:
    """Find masks that cannot be drawn, and places that stand outside theirs or have no room for their names."""
    for name, mask in box.charts.items():
        yield from (Finding(*found) for found in mask_findings(name, mask))
    places = places_of(box)
    for place in places.values():
        item = f"location {place.id}" if place.id in box.locations else "legacy"
        for name, mask in box.charts.items():
            found = charted(place, name)
            if found is not None:
                yield from _outside(found, mask.size, item, name)
                for end in found.turns:
                    yield from known(end, places, item, f"{name}.turns", "a location")
                least = len(place.id) + _CHIP + len(place.name) if place.kind != "start" else 2 + len(place.name)
                if found.room < least:
                    yield Finding(item, f"{name}.room", str(found.room), f"at least {least} for number and name")


def _outside(found: Charted, size: tuple[int, int], item: str, name: str) -> Iterator[Finding]:
    cells, rows = size
    for field, spots in (("at", (found.at,)), *((f"turns.{end}", turns) for end, turns in found.turns.items())):
        for x, y in spots:
            if x >= cells or y >= rows:
                allowed = f"a cell of its mask: columns 0 to {cells - 1}, rows 0 to {rows - 1}"
                yield Finding(item, f"{name}.{field}", f"column {x}, row {y}", allowed)
