"""Plain mode says the best lines of a bot one after the other, with the number to type and why."""

from __future__ import annotations

from maracaibo_tui.tui.plain.talk import answered
from maracaibo_tui.tui.plain.words import Plain
from tests.support.advising import hint_for
from tests.support.seated import kit, placed, referee_of


def test_the_lines_are_said_with_their_numbers_and_reasons() -> None:
    """The first is what a bot would choose, the others say how far they are behind; nothing is answered by it."""
    played = placed({"players.1.ship": "5"})
    table = Plain(kit(), referee_of(played))
    before = len(played.match.journal)
    hint = hint_for(table.title, table.printed, table.referee.view, table.mine)
    said = " ".join(" ".join(answered(table, "i")).split())
    first, *others = hint.lines
    moment = table.moment()
    number = next(moment.number(at) for at, each in enumerate(moment.options) if each.hands_in[0] == first.answers[0])
    assert f"A bot would choose {number}: " in said
    assert said.count("Or ") >= len(others)
    assert all(reason.words.partition(":")[0] in said for line in hint.lines for reason in line.reasons)
    # A sign that is not read aloud is said as a word.
    assert all(f"({line.standing.replace('-', 'minus ')})" in said for line in others)
    assert len(played.match.journal) == before
