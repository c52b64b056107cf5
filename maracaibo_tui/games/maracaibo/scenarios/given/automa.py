"""Moving what belongs to the automas to where a given position has it."""

from maracaibo_tui.games.maracaibo.rules.jacques import jacques_of
from maracaibo_tui.games.maracaibo.rules.jean import jean_of, row_length
from maracaibo_tui.games.maracaibo.state.position import JEAN, Automa
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .quests import lift_quests, under_pile
from .seat import put_explorer
from .story import told_apart
from .values import number, on_board, text, texts

Ids = tuple[str, ...]


def _owner(t: MaracaiboTable, ids: Ids) -> Automa:
    return jean_of(t) if ids[0] == JEAN else jacques_of(t)


def set_vp(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Set the points of an automa."""
    _owner(t, ids).vp = number(path, value, 0)


def set_explorer(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Put the explorer of an automa to a space."""
    put_explorer(t, path, _owner(t, ids), value)


def set_quests(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Give quest tiles to an automa; those it held go under the pile."""
    owner, quests = _owner(t, ids), texts(path, told_apart(t, path, value), t.printed.quests, "quest tile")
    under_pile(t, owner.quests, quests)
    lift_quests(t, quests)
    owner.quests = quests


def set_ship(t: MaracaiboTable, path: str, _ids: Ids, value: object) -> None:
    """Put the ship of Jean to a location."""
    jean_of(t).ship = on_board(t, path, text(path, value, t.printed.locations, "location"))


def set_influence(t: MaracaiboTable, path: str, ids: Ids, value: object) -> None:
    """Set an influence marker of Jean."""
    nation, jean = ids[1], jean_of(t)
    jean.influence = {**jean.influence, nation: number(path, value, 0, t.printed.last_influence[nation])}


def set_discs_removed(t: MaracaiboTable, path: str, _ids: Ids, value: object) -> None:
    """Remove discs from the row of Jean (MAR-SOLO-04)."""
    jean_of(t).discs_removed = number(path, value, 0, row_length(t))
