"""Games as files, without a sitting."""

from maracaibo_tui.cabinet.saved import Begun
from maracaibo_tui.engine.record import dump
from maracaibo_tui.engine.title import Rules


def written(game: Rules, begun: Begun) -> bytes:
    """Write a match as it is now."""
    return dump(game, begun.match, begun.header, begun.beginning)
