"""The question at the head of the prompt, or why there is none."""

from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.words.questions import in_words
from maracaibo_tui.tui.screen.lines import Line, line
from maracaibo_tui.tui.shell.kit import Moment

from .captains import called


def headline(printed: Printed, moment: Moment) -> Line:
    """Say the question in a sentence, with the card or place that asks it."""
    if moment.question is None:
        return line((_without_question(moment), "strong"))
    sentence, source = in_words(printed, moment.view, moment.question)
    return line((sentence, "strong"), (f"  {source}" if source else "", "title"))


def _without_question(moment: Moment) -> str:
    view = moment.view
    if view.phase != "over":
        return "Somebody else decides."
    names = [called(moment.names, seat) for seat in view.winners]
    won = f"{names[0]} wins" if len(names) == 1 else f"{' and '.join(names)} share the victory"
    return f"The game is over: {won}."
