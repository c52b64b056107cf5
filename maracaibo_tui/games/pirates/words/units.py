"""Doubloons, points and the like: what each is called, and its sign where there is little room."""

from collections.abc import Mapping

from maracaibo_tui.engine.words import Unit

UNITS: Mapping[str, Unit] = {
    "doubloons": Unit("doubloon", "doubloons", "$"),
    "vp": Unit("victory point", "victory points", " VP"),
    "swords": Unit("sword", "swords", "/"),
    "treasures": Unit("treasure", "treasures", " tr"),
}
"""By what an option changes."""
