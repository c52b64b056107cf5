"""How long the analysis after a game takes, in seconds of one core, and how many games it plays on (RIV-55)."""

from __future__ import annotations

import time

from maracaibo_tui.players.analysis import analysed, budget_for
from tests.bench.bars import Numbers
from tests.support.bots_at_work import sitting
from tests.support.erring import answers

AN_ANSWER = 12
"""What 200 answers may take at least, shared out."""


def analysing(game: str, seats: int, count: int) -> Numbers:
    """Analyse so many answers of somebody who errs."""
    at = sitting(game, seats)
    given = answers(at, count)
    began = time.process_time()
    budget = budget_for(at.lent, given)
    # A rough measurement looks at few answers, and at these roughly.
    budget.playouts = min(budget.playouts or 0, count * AN_ANSWER)
    analysed(at.lent, given, budget=budget)
    return {
        "analysis_answers": len(given),
        "analysis_playouts": budget.playouts_spent,
        "analysis_cpu_s": time.process_time() - began,
    }
