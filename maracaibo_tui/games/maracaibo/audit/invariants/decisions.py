"""Whether questions can be answered, and every answer leads on (INV-37..40)."""

from collections.abc import Iterable, Iterator

from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable


def question_stands(t: MaracaiboTable, question: Question | None) -> Iterator[str]:
    """See that there is something to answer, and that asking again changes nothing (INV-37, INV-38)."""
    if question is not None and (not question.options or len(set(question.options)) != len(question.options)):
        yield f"INV-38: {question.point} offers seat {question.seat} {question.options}"
    game = Maracaibo(t.printed)
    twin = game.table(game.copy(t.state), None)
    if game.settle(twin) != question or twin.state != t.state:
        yield f"INV-37: asking {question.point if question else 'nothing'} again gives another question or position"


def options_lead_on(t: MaracaiboTable, question: Question, options: Iterable[str]) -> Iterator[str]:
    """Answer on copies: no exception, no dead end, twice the same (INV-37, INV-39)."""
    game = Maracaibo(t.printed)
    for option in options:
        try:
            first, second = _answered(game, t.state, option), _answered(game, t.state, option)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong, the answer that leads there is reported
            yield f"INV-39: {option} at {question.point} of seat {question.seat} fails: {error!r}"
            continue
        state, after = first
        if first != second:
            yield f"INV-37: {option} at {question.point} of seat {question.seat} does not always do the same"
        if after is not None and not after.options:
            yield f"INV-39: {option} at {question.point} of seat {question.seat} ends in {after.point} without options"
        if after is None and state.phase != "over":
            yield f"INV-39: {option} at {question.point} of seat {question.seat} ends in nothing to decide"


def _answered(game: Maracaibo, state: State, option: str) -> tuple[State, Question | None]:
    table = game.table(game.copy(state), None)
    game.answer(table, option)
    return table.state, game.settle(table)


def ways_out(t: MaracaiboTable) -> Iterator[str]:
    """See that a ship can leave every place but the last of the round (INV-40)."""
    for place in t.printed.locations.values():
        arrows = [arrow for arrow in place.next if not arrow.rounds or t.state.round in arrow.rounds]
        if arrows and min(arrow.cost for arrow in arrows) > t.printed.turn.movement:
            yield f"INV-40: no arrow leads on from {place.id} for {t.printed.turn.movement} movement points"
        elif not arrows and place.kind != "homeward":
            yield f"INV-40: no arrow leads on from {place.id} in round {t.state.round}"
