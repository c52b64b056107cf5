"""Jean's Combat: modified values, her marker and her influence (MAR-SOLO-37..42)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from maracaibo_tui.games.maracaibo.box.printed import NATIONS
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.position import JEAN, Jean
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .automa import miss
from .combat import combat_value, side
from .influence import gain_influence, place_marker, rank_value
from .places import flags, villages


class Spoils(NamedTuple):
    """What a Combat is worth: influence, whether a village gets a marker as well, and the card that says so."""

    influence: int
    village: bool
    source: str


class Value(NamedTuple):
    """What a nation is worth to Jean in a Combat: on the token, by its modifiers, by her rank and the person's."""

    token: int
    modifiers: int
    hers: int
    theirs: int

    @property
    def modified(self) -> int:
        """Give the value that decides (MAR-SOLO-38)."""
        return self.token + self.modifiers + self.hers - self.theirs


def fight(t: MaracaiboTable, jean: Jean, spoils: Spoils) -> None:
    """Reveal a token, choose the nation with the highest value, place its marker, gain influence (MAR-SOLO-37..41)."""
    token = _reveal(t)
    values = {nation: value_of(t, jean, token, nation) for nation in NATIONS}
    nation = max(NATIONS, key=lambda each: (values[each].modified, values[each].token))
    if t.tell is not None:
        printed, modifiers, hers, theirs = zip(*values.values(), strict=True)
        t.tell(events.AutomaFought(JEAN, nation, printed, modifiers, hers, theirs))
    _place(t, nation, {"flag": flags(t, jean), "village": villages(t)})
    if spoils.village:
        _place(t, nation, {"village": villages(t)})
    gain_influence(t, jean, nation, spoils.influence, spoils.source)
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
    if not token:
        miss(t, JEAN, "token")
    elif t.tell is not None:
        t.tell(events.TokenRevealed(JEAN, token))
    return token


def value_of(t: MaracaiboTable, jean: Jean, token: str, nation: str) -> Value:
    """Give the value of a nation for Jean: token, modifiers, her rank less the person's (MAR-SOLO-38)."""
    value = combat_value(t, token, nation)
    printed = side(t, token, nation).value if token else value
    hers, theirs = jean.influence[nation], t.state.players[0].influence[nation]
    return Value(printed, value - printed, rank_value(t.printed, nation, hers), rank_value(t.printed, nation, theirs))


def _place(t: MaracaiboTable, nation: str, wanted: Mapping[events.Missing, Sequence[str]]) -> None:
    """Put a marker on the first empty place; without one the marker leaves the game (MAR-SOLO-39, -40, R-73)."""
    state = t.state
    if not state.supply[nation]:
        miss(t, JEAN, "supply", nation)
        return
    for kind, places in wanted.items():
        empty = next((place for place in places if place not in state.markers), None)
        if empty is not None:
            place_marker(t, JEAN, nation, empty)
            return
        miss(t, JEAN, kind)
    state.supply = {**state.supply, nation: state.supply[nation] - 1}
    state.removed = {**state.removed, nation: state.removed[nation] + 1}
    if t.tell is not None:
        t.tell(events.MarkerRemoved(JEAN, nation, "supply"))
