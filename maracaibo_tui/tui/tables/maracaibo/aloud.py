"""What a table shows beside an option, in words for those who see none."""

from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.words.cards import card_text
from maracaibo_tui.tui.shell.kit import Moment

from .captions import waiting


def brings(printed: Printed, moment: Moment) -> str:
    """Say what waits at the end of a voyage, or what a card of the display is."""
    if moment.option is None:
        return ""
    kind, _, card = moment.option.id.partition(":")
    return card_text(printed.cards[card]) if kind == "take" else "; ".join(waiting(printed, moment))
