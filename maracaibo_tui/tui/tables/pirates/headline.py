"""The question in a sentence, with what limits it, and what asks it."""

from __future__ import annotations

import re

from maracaibo_tui.engine.scores import won
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.words.questions import in_words
from maracaibo_tui.tui.screen.lines import Line, line
from maracaibo_tui.tui.screen.surface import NAME
from maracaibo_tui.tui.shell.kit import Moment

_LIMITS = re.compile(r"(?P<asked>[^?]*\?)\s+(?P<more>You keep \d+)\.?")
_BRIEF = (
    (re.compile(r"^You are at ([^.]*)\. "), r"\1: "),
    (re.compile(r"^Your explorer is on the discount tile\. "), ""),
)


def headline(printed: Printed, moment: Moment, *, is_brief: bool = False) -> Line:
    """Say the question in a sentence, with what limits it, and the card or place that asks it."""
    question, view = moment.question, moment.view
    if question is None:
        is_over = view.phase == "over"
        told = f"The game is over: {won(view.winners, moment.names)}" if is_over else "Somebody else decides."
        return line((told, NAME))
    sentence, source = in_words(printed, view, question)
    for pattern, short in _BRIEF if is_brief else ():
        sentence = pattern.sub(short, sentence)
    if is_brief:
        sentence = sentence.replace(": Do ", ": do ").replace(": Which ", ": which ")
    found = _LIMITS.fullmatch(sentence)
    head, limits = (found["asked"], found["more"]) if found is not None else (sentence, "")
    return line((head, NAME), (f"  {limits}" if limits else "", "text"), (f"  {source}" if source else "", "title"))
