"""What must hold across the items of a content pack, as far as a machine can tell."""

from __future__ import annotations

from itertools import chain

from maracaibo_tui.games.maracaibo.box.checks.board import board_findings, whole_map_findings
from maracaibo_tui.games.maracaibo.box.checks.campaign import campaign_findings, tale_findings
from maracaibo_tui.games.maracaibo.box.checks.cards import card_findings
from maracaibo_tui.games.maracaibo.box.checks.charts import chart_findings
from maracaibo_tui.games.maracaibo.box.checks.design import design_findings, effect_findings
from maracaibo_tui.games.maracaibo.box.checks.explorer import explorer_findings, whole_track_findings
from maracaibo_tui.games.maracaibo.box.checks.finding import Finding
from maracaibo_tui.games.maracaibo.box.checks.numbers import number_findings
from maracaibo_tui.games.maracaibo.box.checks.pieces import piece_findings
from maracaibo_tui.games.maracaibo.box.checks.references import reference_findings
from maracaibo_tui.games.maracaibo.box.checks.whole_box import OF_CAMPAIGNS, count_findings, whole_box_findings
from maracaibo_tui.games.maracaibo.box.components import Box

__all__ = ["Finding", "findings", "pack_findings", "single_findings"]


def findings(box: Box) -> list[Finding]:
    """Find everything that no box may have, also one with the extra pieces of a scenario."""
    rules = (board_findings, explorer_findings, reference_findings, card_findings, piece_findings, campaign_findings)
    return list(chain.from_iterable(rule(box) for rule in rules))


def pack_findings(box: Box) -> list[Finding]:
    """Find everything that the box of a pack may not have: the above, and what a complete box must be."""
    return [*_pack_findings(box), *count_findings(box), *effect_findings(box)]


def single_findings(box: Box) -> list[Finding]:
    """Find the same where the campaign is left out, but for what can only be said of everything in a box."""
    return [*_pack_findings(box), *count_findings(box, OF_CAMPAIGNS)]


def _pack_findings(box: Box) -> list[Finding]:
    rules = (
        whole_map_findings,
        chart_findings,
        whole_track_findings,
        whole_box_findings,
        number_findings,
        design_findings,
        tale_findings,
    )
    return [*findings(box), *chain.from_iterable(rule(box) for rule in rules)]
