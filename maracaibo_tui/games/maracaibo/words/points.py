"""Points in rows: what everybody has, what the end would add as things stand, and what a game that is over came to."""

from collections.abc import Iterable, Iterator, Mapping

from maracaibo_tui.engine import scores
from maracaibo_tui.engine.scores import TOTAL, Ahead, Score
from maracaibo_tui.engine.words import Names
from maracaibo_tui.games.maracaibo.audit.recount import recount
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import Automa, Jacques, Player, State
from maracaibo_tui.games.maracaibo.state.sight import scorers

from .called import FINAL_PARTS
from .sources import KINDS, Sources, before_the_end

PARTS: Mapping[str, str] = FINAL_PARTS
"""The parts of the final scoring in their order: what each is called where there is room."""


def ahead(printed: Printed, view: State) -> Ahead:
    """Count the points everybody has, and those that the final scoring would add if the game ended now."""
    everybody = scorers(view)
    parts = {each.seat: _to_come(printed, view, each) for each in everybody}
    return scores.ahead({each.seat: each.vp for each in everybody}, parts, PARTS)


def _to_come(printed: Printed, view: State, each: Player | Automa) -> dict[str, int]:
    """Count the parts that are still to be scored; in the middle of the final scoring some already are."""
    # Jacques scores nothing at the end (MAR-SOLO-78).
    if isinstance(each, Jacques):
        return {}
    return {part: amount for part, amount in recount(printed, view, each).items() if part not in each.score}


def score(view: State, names: Names, sources: Sources | None = None) -> Score:
    """Sort what everybody scored in a game that is over; sources that do not make up all are left out."""
    everybody = scorers(view)
    final = {each.seat: {} if isinstance(each, Jacques) else _final(each.score) for each in everybody}
    total = {each.seat: each.vp for each in everybody}
    return scores.score(scores.Sheet(total, final, sources, (*PARTS,), KINDS), view.winners, names)


def _final(parts: Mapping[str, int]) -> dict[str, int]:
    return {part: amount for part, amount in parts.items() if part != TOTAL}


def points(printed: Printed, view: State, names: Names) -> Iterator[str]:
    """Say the points: while a game goes on what its end would add, after it what it came to."""
    return sheet(view, names, None) if view.phase == "over" else scores.ahead_told(ahead(printed, view), PARTS, names)


def sheet(view: State, names: Names, sources: Sources | None) -> Iterator[str]:
    """Say how a game ended, row by row; the last sentence says who won."""
    return scores.score_told(score(view, names, sources), PARTS, names)


def ended(printed: Printed, view: State, names: Names, events: Iterable[object]) -> Iterator[str]:
    """Say how a game ended whose log has these events."""
    return sheet(view, names, before_the_end(printed, view, events))
