"""What the tracks allow, and who may stand where (INV-19, INV-20, INV-22, INV-33)."""

from collections import defaultdict
from collections.abc import Iterator

from maracaibo_tui.games.maracaibo.audit.invariants.automas import automas
from maracaibo_tui.games.maracaibo.box.components import START
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

SAILED = frozenset({"main", "draw"})


def supplies(t: MaracaiboTable) -> Iterator[str]:
    """See that combat points, doubloons and victory points are within their limits (INV-19)."""
    most = t.printed.combat.most_points
    for p in t.state.players:
        if not 0 <= p.combat_points <= most or p.doubloons < 0 or p.vp < 0:
            amounts = f"{p.combat_points} combat points, {p.doubloons} doubloons, {p.vp} victory points"
            yield f"INV-19: seat {p.seat} has {amounts}"
    for automa in automas(t.state):
        if automa.vp < 0:
            yield f"INV-19: {automa.seat} has {automa.vp} victory points"


def income_markers(t: MaracaiboTable) -> Iterator[str]:
    """See that the income markers stand on their tracks (INV-20)."""
    track, wrap = t.printed.box.tracks.doubloon_income, t.printed.scoring.vp_income_wrap
    for p in t.state.players:
        if not track.start <= p.income_doubloons <= track.last or not 0 <= p.income_vp < wrap:
            yield f"INV-20: seat {p.seat} has incomes of {p.income_doubloons} doubloons and {p.income_vp} points"


def one_explorer_a_space(t: MaracaiboTable) -> Iterator[str]:
    """See that no two explorers share a space between start and end (INV-22)."""
    standing: defaultdict[str, list[int | str]] = defaultdict(list)
    for each in (*t.state.players, *automas(t.state)):
        standing[each.explorer].append(each.seat)
    for space, seats in standing.items():
        if space != START and space not in t.printed.spaces:
            yield f"INV-22: the explorers of {seats} stand on {space!r}, which is no space of the track"
        elif len(seats) > 1 and space != START and t.printed.spaces[space].next:
            yield f"INV-22: the explorers of {seats} share the space {space}"


def movement_spent(t: MaracaiboTable) -> Iterator[str]:
    """See that what was spent in phase A is at least one movement point and within the budget (INV-33)."""
    spent, most = t.state.this_turn.spent, t.printed.turn.movement
    if t.state.phase in SAILED and not 1 <= spent <= most:
        yield f"INV-33: seat {t.state.active} spent {spent} movement points in phase A of {most}"
