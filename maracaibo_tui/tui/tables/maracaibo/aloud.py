"""What a table shows beside an option, in words for those who see none."""

from maracaibo_tui.games.maracaibo.explain import explain
from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.tui.shell.kit import Moment

from .captions import arrival


def brings(printed: Printed, moment: Moment) -> str:
    """Say what waits at the end of a voyage, or what clearing the area of a disc brings."""
    if moment.option is None:
        return ""
    kind, _, area = moment.option.id.partition(":")
    if kind == "disc":
        return "; ".join(part.text for part in explain(printed, f"area/{area}").parts)
    return "; ".join(arrival(printed, moment))
