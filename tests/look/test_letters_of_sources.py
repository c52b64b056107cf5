"""Letters of sources: in bars, in legends and on score sheets a source of points has one letter on every page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pytest

from maracaibo_tui.engine.scores import Row
from maracaibo_tui.games.maracaibo.words import points as of_maracaibo
from maracaibo_tui.games.maracaibo.words import sources
from maracaibo_tui.games.pirates.words import points as of_pirates
from maracaibo_tui.tui.shell.kit import Source
from maracaibo_tui.tui.tables.maracaibo import score_sheet
from maracaibo_tui.tui.tables.pirates import points

Drawn = Callable[[Row, str], Source]
GAMES: Mapping[str, tuple[Drawn, Sequence[str], Mapping[str, str]]] = {
    "maracaibo": (score_sheet.source, sources.KINDS, of_maracaibo.PARTS),
    "pirates": (points.source, of_pirates.KINDS, of_pirates.PARTS),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_letter_belongs_to_a_name(game: str) -> None:
    """Whatever rows a page has, a letter means one source, and a source has one letter, small and its own."""
    draw, kinds, parts = GAMES[game]
    rows = [draw(Row(what, {}), called) for what, called in [*zip(kinds, kinds, strict=True), *parts.items()]]
    letters = {row.label: row.sign for row in rows}
    assert {(row.label, row.sign) for row in rows} == set(letters.items())
    assert len({*letters.values()}) == len(letters)
    assert all(len(sign) == 1 and sign.islower() for sign in letters.values())
