"""How a campaign ended: its ending, and what became of places and people, line by line."""

from __future__ import annotations

from maracaibo_tui.engine.campaign_pages import Course, Epilogue
from maracaibo_tui.engine.forms import made

from .known import Known


def epilogue(course: Course) -> Epilogue | None:
    """Tell how it ended: of the lines those whose facts all hold; nothing before the end."""
    known = Known(course)
    if not known.ending:
        return None
    ending = known.tale.endings[known.ending]
    facts = {*known.facts, made("ending", known.ending)}
    lines = [each.text for each in known.tale.epilogue if all(_holds(fact, facts) for fact in each.when)]
    return Epilogue(ending.title, ending.motto, tuple(lines))


def _holds(fact: str, facts: set[str]) -> bool:
    return fact[1:] not in facts if fact.startswith("!") else fact in facts
