"""The kinds of treasures and cards that printed effects speak of, and the numbers they may carry."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Kind = Literal["gold", "emerald", "pearl"]
"""A treasure, its island, its die and its dig site."""
KindOrAny = Literal["", "gold", "emerald", "pearl"]
"""A kind as shown, or nothing: of choice."""
CardKind = Literal["crew", "equipment", "ship"]

Amount = Annotated[int, Meta(ge=0)]
Count = Annotated[int, Meta(ge=1)]
