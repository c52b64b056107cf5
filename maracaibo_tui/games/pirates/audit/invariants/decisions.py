"""Whether questions can be answered, and every answer leads on (INV-P24, INV-P25, INV-P26)."""

from collections.abc import Iterable, Iterator

from maracaibo_tui.engine import decisions
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.rules.game import Pirates
from maracaibo_tui.games.pirates.state.position import copied
from maracaibo_tui.games.pirates.state.table import PiratesTable


def _invariants(printed: Printed) -> decisions.Invariants:
    ids = {"offered": "INV-P24", "again": "INV-P25", "same": "INV-P26", "leads": "INV-P24"}
    return decisions.Invariants(Pirates(printed), lambda state: state.phase == "over", **ids)


def question_stands(t: PiratesTable, question: Question | None) -> Iterator[str]:
    """See that there is something to answer, and that asking again changes nothing (INV-P24, INV-P25)."""
    return decisions.question_stands(_invariants(t.printed), t, question)


def options_lead_on(t: PiratesTable, question: Question, options: Iterable[str]) -> Iterator[str]:
    """Answer on copies: no exception, no dead end, twice the same (INV-P24, INV-P26)."""
    # Loaded dice that cannot be end a scenario by themselves; here they would only hide what is looked at.
    unloaded = copied(t.state)
    unloaded.dice = ()
    return decisions.options_lead_on(_invariants(t.printed), unloaded, question, options)
