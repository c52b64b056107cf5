"""The nations, goods and objects that printed effects speak of, and the numbers they may carry."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Nation = Literal["france", "spain", "england"]
Good = Literal["tobacco", "corn", "sugar"]
ObjectKind = Literal["herbs", "map", "book", "spyglass"]
Barrier = Literal["red", "blue", "green"]

# The pack names its own synergies, places, cards and tiles, so these are ids that the content rules look up.
SynergyKind = str
LocationId = str
CardId = str
TileId = str

Amount = Annotated[int, Meta(ge=0)]
Count = Annotated[int, Meta(ge=1)]
