"""What the prompt says: the question or why there is none, what an answer gives and costs, what is easily forgotten."""

import re
from collections.abc import Sequence

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.games.maracaibo.advice import reminders as easily_forgotten
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.words import english
from maracaibo_tui.tui.screen.lines import Line, Lines, line
from maracaibo_tui.tui.screen.surface import NAME
from maracaibo_tui.tui.shell.keys import key_of
from maracaibo_tui.tui.shell.kit import Moment

from . import preview_line

_LIMITS = re.compile(r"(?P<asked>.*?)(?:, with (?P<has>[^?]*?)(?: \(\w+\))?)?\?(?: \((?P<more>[^()]*)\))?")
"""A question that ends with what there is for it, or with how far it has come in brackets."""
_FIGHTING = "DEC-42"
_LONG, _SHORT = "movement points", "MP"
"""What a voyage costs, in words and where a row is too short for them."""


def headline(printed: Printed, moment: Moment, *, is_brief: bool = False) -> Line:
    """Say the question in a sentence, with what limits it, and the card or place that asks it."""
    if moment.question is None:
        return line((_without_question(moment), NAME))
    sentence, source = english.in_words(printed, moment.view, moment.question)
    if moment.question.point == _FIGHTING:
        # What each side of the token is worth stands in the columns.
        asked, _, told = sentence.partition("? ")
        head, limits = f"{asked.removesuffix('?')}?", told.partition("; ")[2]
    else:
        head, limits = _limited(sentence)
    if is_brief:
        limits = limits.replace(_LONG, _SHORT)
    return line((head, NAME), (f"  {limits}" if limits else "", "text"), (f"  {source}" if source else "", "title"))


def _limited(sentence: str) -> tuple[str, str]:
    """Part a question from what limits it, which is less heavy."""
    found = _LIMITS.fullmatch(sentence)
    if found is None:
        return sentence, ""
    return f"{found['asked']}?", ", ".join(filter(None, (found["has"], found["more"])))


def _without_question(moment: Moment) -> str:
    view = moment.view
    if view.phase != "over":
        return "Somebody else decides."
    names = [moment.names[seat] for seat in view.winners]
    won = f"{names[0]} wins" if len(names) == 1 else f"{' and '.join(names)} share the victory"
    return f"The game is over: {won}."


def gains(printed: Printed, moment: Moment, cells: int) -> Line:
    """Show the present figures beside those the highlighted option leads to."""
    return preview_line.gains(printed, moment, cells)


def reminders(printed: Printed, moment: Moment) -> Lines:
    """Name what is easily forgotten now."""
    return [line(text) for text in easily_forgotten.reminders(printed, moment, key_of("rule", moment.keys))]


def brings(printed: Printed, moment: Moment) -> str:
    """Say what waits at the end of a voyage, or what a card of the display is."""
    from maracaibo_tui.games.maracaibo.advice.destinations import shown_beside

    return shown_beside(printed, moment)


def denied(printed: Printed, moment: Moment) -> Sequence[Denied]:
    """List what exists in the rules but not now."""
    from maracaibo_tui.games.maracaibo.advice.why import denied

    return denied(printed, moment)
