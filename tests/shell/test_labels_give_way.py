"""What has no room beside a place gives way in the order that the look of the table says, and in no other."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import pytest

from maracaibo_tui.games.maracaibo.box.components import CHARTS
from maracaibo_tui.tui.screen.lines import Line
from maracaibo_tui.tui.shell.chart.labels import Label, Laid
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.tables.maracaibo import route_map
from maracaibo_tui.tui.tables.maracaibo.charts import WORDY
from maracaibo_tui.tui.tables.maracaibo.map_labels import bright, drawn, labels
from tests.shell.test_map_labels import LEGACY, moments
from tests.support.seated import kit

KINDS: Mapping[str, str] = {
    "village actions": r"\d+v",
    "free spaces": r"[tcs]○+",
    "letters of assistants": r"[abcd]{2,}",
    "assistants": r"[abcd]+|\+\d+",
    "market": r"[tcs](○+|\d|×)",
    "flag": "[FSE]",
    "quest": r"\?+|L\d*",
    "voyage": r"\d+MP",
}
"""What may stand beside a name, and how it is written."""
ORDER = ("village actions", "free spaces", "letters of assistants", "market", "flag", "quest", "voyage")
"""In this order they give way: what stands here is gone before anything behind it."""


def kinds_of(texts: Sequence[str]) -> set[str]:
    """Tell which kinds of signs stand there."""
    return {kind for kind, form in KINDS.items() if any(re.fullmatch(form, text) for text in texts)}


def words(lines: Sequence[Line]) -> list[str]:
    """Give signs as they are read, each in one piece."""
    return ["".join(span.text for span in each).rstrip("+") or "+" for each in lines]


def shown(each: Laid) -> list[str]:
    """Give all that stands beside a place as it is read."""
    row = "".join(put.text if put.text != " " else "\n" for put in sorted(each.puts, key=lambda put: put.x))
    return [text.strip() for text in row.split("\n")]


@pytest.mark.parametrize("ship", ["", "4", "9", "12"])
@pytest.mark.parametrize("legacy", LEGACY)
@pytest.mark.parametrize("chart", CHARTS)
def test_signs_give_way_in_order(chart: str, legacy: int | None, ship: str) -> None:
    """Whatever is gone, nothing that goes before it is left; homeward spaces keep their ships and lose the rest."""
    given_way = 0
    for moment in moments(legacy, ship):
        whole = {each.key: kinds_of(words([sign.text for sign in each.signs])) for each in every(moment, chart)}
        for each in laid(moment, chart):
            if kit().printed.locations[each.key].kind == "homeward":
                continue
            left = kinds_of(shown(each))
            # On the largest chart a market stands in words below its city.
            below = {"market", "free spaces"} if chart == WORDY else set()
            gone = [kind for kind in ORDER if kind in whole[each.key] - left - below]
            kept = [kind for kind in ORDER if kind in whole[each.key] & left]
            given_way += len(gone)
            last = ORDER.index(gone[-1]) if gone else 0
            assert not [kind for kind in kept if ORDER.index(kind) < last], (each.key, shown(each))
    assert given_way or chart != "map80"


def every(moment: Moment, chart: str) -> Sequence[Label]:
    """Give the labels of all places as they would be with room for everything."""
    return labels(drawn(kit().printed, moment), chart, frozenset())


def laid(moment: Moment, chart: str) -> list[Laid]:
    """Give the labels as they are drawn."""
    printed = kit().printed
    shining = frozenset(bright(printed, moment, chart))
    rows, _ = route_map.laid_out_on(drawn(printed, moment), chart, CHARTS[chart][0], shining)
    return [each for row in rows.values() for each in row]
