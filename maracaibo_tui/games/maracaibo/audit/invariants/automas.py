"""The automatic opponents as far as they hold pieces (INV-34)."""

from collections.abc import Iterator

from maracaibo_tui.games.maracaibo.state.position import JEAN_DISC, Automa, State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable


def automas(state: State) -> tuple[Automa, ...]:
    """Give the automas at the table."""
    return () if state.automa is None else (state.automa,)


def row_of_jean(t: MaracaiboTable) -> Iterator[str]:
    """See that Jean's row, her discs in markets and those removed make up what she began with (INV-34)."""
    if t.state.jean is not None:
        taken, row = t.state.jean.discs_removed, len(t.printed.box.numbers.solo.row) - 1
        in_markets = sum(owners.count(JEAN_DISC) for owners in t.state.goods.values())
        if not in_markets <= taken <= row:
            yield f"INV-34: of Jean's {row} discs {taken} have left the row and {in_markets} lie in markets"
