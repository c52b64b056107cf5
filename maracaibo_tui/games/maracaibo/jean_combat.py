"""Jean's Combat: modified values, her marker and her influence (MAR-SOLO-37..42)."""

from . import events
from .combat import combat_value, side
from .influence import gain_influence, place_marker, rank_value
from .places import flags, villages
from .printed import NATIONS
from .state import JEAN, Jean
from .table import MaracaiboTable


def fight(t: MaracaiboTable, jean: Jean, influence: int, *, village: bool) -> None:
    """Reveal a token, choose the nation with the highest value, place its marker, gain influence (MAR-SOLO-37..41)."""
    token = _reveal(t)
    values = {nation: modified_value(t, jean, token, nation) for nation in NATIONS}
    printed = {nation: side(t, token, nation).value if token else 0 for nation in NATIONS}
    nation = max(NATIONS, key=lambda each: (values[each], printed[each]))
    if t.tell is not None:
        t.tell(events.AutomaFought(JEAN, token, tuple(values[each] for each in NATIONS), nation))
    _place(t, nation, [*flags(t, jean), *villages(t)])
    if village:
        _place(t, nation, villages(t))
    gain_influence(t, jean, nation, influence, "jean/combat")
    if token:
        jean.combat_tokens = (*jean.combat_tokens, token)


def _reveal(t: MaracaiboTable) -> str:
    """Turn up the top token of the first pile that has one (R-72)."""
    state = t.state
    token = ""
    if state.combat_1:
        token, state.combat_1 = state.combat_1[0], state.combat_1[1:]
    elif state.combat_2:
        token, state.combat_2 = state.combat_2[0], state.combat_2[1:]
    if token and t.tell is not None:
        t.tell(events.TokenRevealed(JEAN, token))
    return token


def modified_value(t: MaracaiboTable, jean: Jean, token: str, nation: str) -> int:
    """Give the value of a nation for Jean: token, modifiers, her rank less the human's (MAR-SOLO-38)."""
    human = t.state.players[0]
    hers = rank_value(t.printed, nation, jean.influence[nation])
    return combat_value(t, token, nation) + hers - rank_value(t.printed, nation, human.influence[nation])


def _place(t: MaracaiboTable, nation: str, places: list[str]) -> None:
    """Put a marker on the first empty place; without one the marker leaves the game (MAR-SOLO-39, -40, R-73)."""
    state = t.state
    if not state.supply[nation]:
        return
    empty = next((place for place in places if place not in state.markers), None)
    if empty is not None:
        place_marker(t, JEAN, nation, empty)
        return
    state.supply = {**state.supply, nation: state.supply[nation] - 1}
    state.removed = {**state.removed, nation: state.removed[nation] + 1}
    if t.tell is not None:
        t.tell(events.MarkerRemoved(JEAN, nation, "supply"))
