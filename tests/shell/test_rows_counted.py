"""The rows of options are counted before they are drawn."""

import pytest

from maracaibo_tui.tui.screen.lines import line
from maracaibo_tui.tui.shell.option_rows import _Phrase

TEXT = line(
    ("at once: synergy ", "text"), ("house", "gain"), (",", "text"), " 2 VP per assistant -> 19  and   a marker"
)


@pytest.mark.parametrize("cells", range(1, 70))
def test_rows_are_counted_as_they_are_broken(cells: int) -> None:
    """However wide the column is, as many are counted as are drawn."""
    phrase = _Phrase(TEXT)
    assert phrase.rows(cells) == len(phrase.broken(cells))
