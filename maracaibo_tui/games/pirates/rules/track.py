"""The explorer track: who stands where, and how far an explorer may go (PIR-EXPL)."""

from maracaibo_tui.games.pirates.box.track import FIRST, Track
from maracaibo_tui.games.pirates.state.position import Jordan, Player
from maracaibo_tui.games.pirates.state.table import PiratesTable, everybody


def track_of(t: PiratesTable) -> Track:
    """Give the track, with the discount tile if its module is played (PIR-RETIRE-01)."""
    return t.printed.track(tile=t.state.options.retired_pirate)


def is_at_end(t: PiratesTable, p: Player | Jordan) -> bool:
    """Tell whether an explorer stands on the last space, where it stays (PIR-EXPL-12)."""
    return not track_of(t).after[p.explorer]


def occupied(t: PiratesTable, p: Player | Jordan) -> set[str]:
    """List the spaces that are skipped: those of other explorers but the first and the last (PIR-EXPL-02, -09)."""
    taken = {each.explorer for each in everybody(t) if each is not p}
    return taken - {FIRST, track_of(t).last}


def reachable(t: PiratesTable, p: Player, steps: int) -> dict[str, tuple[str, ...]]:
    """Give every space within so many steps and a way there; skipped ones are not counted (PIR-EXPL-01..03, -14)."""
    track, skipped = track_of(t), occupied(t, p)
    found: dict[str, tuple[str, ...]] = {}
    ahead: list[tuple[str, int, tuple[str, ...]]] = [(p.explorer, 0, ())]
    for here, gone, way in ahead:
        for space in track.ways(here):
            is_free = space not in skipped
            if gone + is_free > steps:
                continue
            on = (*way, space)
            if is_free:
                found.setdefault(space, on)
            ahead.append((space, gone + is_free, on))
    return found
