"""Whether questions can be answered, and every answer leads on (INV-37..40)."""

from collections.abc import Iterable, Iterator

from maracaibo_tui.engine import decisions
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable


def _invariants(printed: Printed) -> decisions.Invariants:
    ids = {"offered": "INV-38", "again": "INV-37", "same": "INV-37", "leads": "INV-39"}
    return decisions.Invariants(Maracaibo(printed), lambda state: state.phase == "over", **ids)


def question_stands(t: MaracaiboTable, question: Question | None) -> Iterator[str]:
    """See that there is something to answer, and that asking again changes nothing (INV-37, INV-38)."""
    return decisions.question_stands(_invariants(t.printed), t, question)


def options_lead_on(t: MaracaiboTable, question: Question, options: Iterable[str]) -> Iterator[str]:
    """Answer on copies: no exception, no dead end, twice the same (INV-37, INV-39)."""
    return decisions.options_lead_on(_invariants(t.printed), t.state, question, options)


def ways_out(t: MaracaiboTable) -> Iterator[str]:
    """See that a ship can leave every place but the last of the round (INV-40)."""
    for place in t.printed.locations.values():
        arrows = [arrow for arrow in place.next if not arrow.rounds or t.state.round in arrow.rounds]
        if arrows and min(arrow.cost for arrow in arrows) > t.printed.turn.movement:
            yield f"INV-40: no arrow leads on from {place.id} for {t.printed.turn.movement} movement points"
        elif not arrows and place.kind != "homeward":
            yield f"INV-40: no arrow leads on from {place.id} in round {t.state.round}"
