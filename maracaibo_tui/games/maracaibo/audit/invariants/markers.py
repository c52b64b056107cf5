"""Where the markers of each nation are (INV-06..08, INV-36)."""

from collections.abc import Iterator

from maracaibo_tui.games.maracaibo.box.printed import NATIONS
from maracaibo_tui.games.maracaibo.rules.final_scoring import multiplier
from maracaibo_tui.games.maracaibo.rules.influence import cleared_spaces, markers_on_board
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable


def markers_of_a_nation(t: MaracaiboTable) -> Iterator[str]:
    """Count the markers of every nation over all places (INV-06)."""
    wanted = sum(t.printed.setup.supply)
    for nation in NATIONS:
        places = {"supply": t.state.supply[nation], "board": _on_board(t, nation), "removed": t.state.removed[nation]}
        if sum(places.values()) != wanted:
            yield f"INV-06: {nation} has {sum(places.values())} markers {places}, not {wanted}"


def shape_of_the_supply(t: MaracaiboTable) -> Iterator[str]:
    """See that a supply is emptied from the left, so that its number gives its shape (INV-07)."""
    row = [space for space, markers in enumerate(t.printed.setup.supply) for _ in range(markers)]
    for nation in NATIONS:
        left = t.state.supply[nation]
        if not 0 <= left <= len(row):
            yield f"INV-07: the supply of {nation} holds {left} markers, more or less than there can be"
            continue
        emptied = _emptied(t, row[len(row) - left :])
        counted = cleared_spaces(t.printed, left)
        if counted != emptied:
            yield f"INV-07: {nation} has {left} markers left: {emptied} spaces are empty, the rules count {counted}"


def _emptied(t: MaracaiboTable, left: list[int]) -> int:
    return len(t.printed.setup.supply) - len(set(left))


def places_of_markers(t: MaracaiboTable) -> Iterator[str]:
    """See that markers lie on flags, in villages and on legacy tiles only, each place having one (INV-08)."""
    added = {tile.place.id for tile in t.printed.box.legacy.values() if tile.place}
    for place, nation in t.state.markers.items():
        printed = t.printed.locations.get(place)
        if nation not in NATIONS or (place not in added and (not printed or printed.kind not in {"city", "village"})):
            yield f"INV-08: a marker {nation!r} lies at {place}, which is neither a flag nor a village"
    for place, nation in t.state.legacy_markers.items():
        if nation not in NATIONS or place.partition("/")[0] not in t.state.legacy:
            yield f"INV-08: a marker {nation!r} lies on {place}, which is no tile in play"


def counts_of_markers(t: MaracaiboTable) -> Iterator[str]:
    """See that all rules that count markers on the board count the same (INV-36)."""
    counts = {nation: _on_board(t, nation) for nation in NATIONS}
    for nation in NATIONS:
        counted = markers_on_board(t, nation)
        if counted != counts[nation]:
            yield f"INV-36: {nation} has {counts[nation]} markers on the board, the rules count {counted}"
        majority = multiplier(t, nation) - cleared_spaces(t.printed, t.state.supply[nation])
        wanted = t.printed.scoring.majority[sum(other > counts[nation] for other in counts.values())]
        if majority != wanted:
            yield f"INV-36: {nation} has {counts} markers for a majority of {wanted}, the scoring gives {majority}"


def _on_board(t: MaracaiboTable, nation: str) -> int:
    everywhere = [*t.state.markers.values(), *t.state.legacy_markers.values()]
    return everywhere.count(nation)
