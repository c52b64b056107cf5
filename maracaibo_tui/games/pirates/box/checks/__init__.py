"""What must hold across the items of a content pack, as far as a machine can tell."""

from __future__ import annotations

from itertools import chain

from maracaibo_tui.games.pirates.box.checks.counts import count_findings
from maracaibo_tui.games.pirates.box.checks.design import design_findings
from maracaibo_tui.games.pirates.box.checks.effects import effect_findings
from maracaibo_tui.games.pirates.box.checks.explorer import explorer_findings, whole_track_findings
from maracaibo_tui.games.pirates.box.checks.finding import Finding
from maracaibo_tui.games.pirates.box.checks.layouts import layout_findings, whole_sea_findings
from maracaibo_tui.games.pirates.box.checks.names import name_findings
from maracaibo_tui.games.pirates.box.checks.numbers import number_findings
from maracaibo_tui.games.pirates.box.checks.reach import reach_findings
from maracaibo_tui.games.pirates.box.checks.totals import total_findings
from maracaibo_tui.games.pirates.box.components import Box

__all__ = ["Finding", "findings", "pack_findings"]


def findings(box: Box) -> list[Finding]:
    """Find everything that no box may have, also one with the extra pieces of a scenario."""
    rules = (layout_findings, explorer_findings, effect_findings, name_findings)
    return list(chain.from_iterable(rule(box) for rule in rules))


def pack_findings(box: Box) -> list[Finding]:
    """Find everything that the box of a pack may not have: the above, and what a complete box must be."""
    counted = list(count_findings(box))
    rules = (whole_sea_findings, whole_track_findings, number_findings, design_findings)
    # Where pieces are missing, what there is too little of in their kind only follows from it.
    wrong = frozenset(each.item for each in counted)
    found = [*findings(box), *counted, *chain.from_iterable(rule(box) for rule in rules)]
    return [*found, *total_findings(box, wrong), *reach_findings(box, wrong)]
