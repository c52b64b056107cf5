"""What a part marks: what lights up in it, where a cursor stands, and what was just told."""

from collections.abc import Sequence

from maracaibo_tui.games.maracaibo.advice.lights import lit
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import Marks, marked


def marks(printed: Printed, moment: Moment, part: str, visited: Sequence[str]) -> Marks:
    """Find what is marked in a part whose cursor visits these things."""
    return marked(moment, lit(printed, moment), moment.under_cursor(part, visited))
