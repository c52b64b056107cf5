"""One-line summaries: the status line, the question, the figures, reminders."""

from typing import Any

from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.words import source_text
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.lines import Line, between, line

QUESTIONS = {
    "DEC-02": "Which cards do you keep?",
    "DEC-03": "Which career do you choose?",
    "DEC-04": "Where do you sail?",
    "DEC-10": "What is your main action?",
    "DEC-11": "Anything else before the turn ends?",
}


def status(printed: Printed, moment: Moment, cells: int) -> Line:
    """Say where the game is."""
    del printed
    view = moment.view
    p = view.players[moment.seat - 1]
    left = line((f" Round {view.round}/4 · turn {view.turn} · {moment.names.get(moment.seat, '')}", "status"))
    right = line((f"{p.doubloons}$ · {p.combat_points} CP · {p.figures} fig · {p.vp} VP ", "status"))
    return between(left, right, cells)


def headline(printed: Printed, moment: Moment) -> Line:
    """Say the question."""
    question = moment.question
    if question is None:
        return line("The game is over." if not moment.view.agenda else "Please wait.")
    text = QUESTIONS.get(question.point, "What do you choose?")
    source = f"  ({source_text(printed, question.source)})" if question.source else ""
    return line((text, "strong"), (source, "faint"), (f"  {question.rule}", "faint"))


def gains(printed: Printed, moment: Moment, cells: int) -> Line:
    """Show the figures now and after the highlighted option."""
    del printed, cells
    after = moment.after
    if after is None:
        return ()
    now, then = moment.view.players[moment.seat - 1], after.players[moment.seat - 1]
    names = {"doubloons": "$", "vp": "VP", "combat_points": "CP", "figures": "fig"}
    changes = [
        f"{name} {getattr(now, field)}→{getattr(then, field)}"
        for field, name in names.items()
        if getattr(now, field) != getattr(then, field)
    ]
    return line(("then: ", "faint"), ("  ".join(changes) or "no change in figures", "gain"))


def reminders(printed: Printed, moment: Moment) -> list[str]:
    """Name what is easily forgotten."""
    del printed, moment
    return []


def touched(_event: Any) -> tuple[str, ...]:  # noqa: ANN401 - any event
    """Name what an event touches."""
    return ()
