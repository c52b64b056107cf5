"""Whether questions can be answered, and every answer leads on (INV-P24, INV-P25, INV-P26)."""

from collections.abc import Iterable, Iterator

from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.rules.game import Pirates
from maracaibo_tui.games.pirates.state.position import State
from maracaibo_tui.games.pirates.state.table import PiratesTable


def question_stands(t: PiratesTable, question: Question | None) -> Iterator[str]:
    """See that there is something to answer, and that asking again changes nothing (INV-P24, INV-P25)."""
    if question is not None and (not question.options or len(set(question.options)) != len(question.options)):
        yield f"INV-P24: {question.point} offers seat {question.seat} {question.options}"
    game = Pirates(t.printed)
    twin = game.table(game.copy(t.state), None)
    if game.settle(twin) != question or twin.state != t.state:
        yield f"INV-P25: asking {question.point if question else 'nothing'} again gives another question or position"


def options_lead_on(t: PiratesTable, question: Question, options: Iterable[str]) -> Iterator[str]:
    """Answer on copies: no exception, no dead end, twice the same (INV-P24, INV-P26)."""
    game = Pirates(t.printed)
    for option in options:
        what = f"{option} at {question.point} of seat {question.seat}"
        try:
            first, second = _answered(game, t.state, option), _answered(game, t.state, option)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong, the answer that leads there is reported
            yield f"INV-P24: {what} fails: {error!r}"
            continue
        state, after = first
        if first != second:
            yield f"INV-P26: {what} does not always do the same"
        if (after is None and state.phase != "over") or (after is not None and not after.options):
            yield f"INV-P24: {what} is a dead end"


def _answered(game: Pirates, state: State, option: str) -> tuple[State, Question | None]:
    # Loaded dice that cannot be end a scenario by themselves; here they would only hide what is looked at.
    table = game.table(game.copy(state), None)
    table.state.dice = ()
    game.answer(table, option)
    return table.state, game.settle(table)
