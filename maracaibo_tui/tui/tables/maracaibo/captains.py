"""What stands for everybody at the table, captains and automatic opponents alike: a letter, a style, a name."""

from maracaibo_tui.games.maracaibo.state.sight import scorers
from maracaibo_tui.tui.shell.who import LETTERS, called, letter, style

__all__ = ["LETTERS", "called", "letter", "scorers", "style"]
