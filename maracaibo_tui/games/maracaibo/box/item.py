"""What every printed item has."""

from typing import Literal

from msgspec import Struct

Source = Literal["rulebook", "public", "edition"]


class Item(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An id, and where the figures of an item come from."""

    id: str
    source: Source = "edition"
