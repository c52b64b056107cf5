"""What must hold across the items of a content pack, as far as a machine can tell."""

from __future__ import annotations

from maracaibo_tui.engine.examining import Finding
from maracaibo_tui.games.pirates.box.components import Box

__all__ = ["Finding", "findings", "pack_findings"]


def findings(box: Box) -> list[Finding]:
    """Find everything that no box may have, also one with the extra pieces of a scenario."""
    del box
    return []


def pack_findings(box: Box) -> list[Finding]:
    """Find everything that the box of a pack may not have: the above, and what a complete box must be."""
    return findings(box)
