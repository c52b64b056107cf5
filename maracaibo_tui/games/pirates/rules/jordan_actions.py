"""What Jordan's actions bring: Raid, Explore, Buy, Improvement (PIR-SOLO-22..32)."""

from maracaibo_tui.engine.chance import rolled
from maracaibo_tui.games.pirates.box.printed import KINDS
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.position import Jordan
from maracaibo_tui.games.pirates.state.table import PiratesTable, player

from .gains import score
from .improvements import refill
from .possessions import treasures
from .raid import FACES
from .track import occupied, track_of
from .treasures import add_marker, take_from_island


def raid(t: PiratesTable, j: Jordan) -> None:
    """Raid without swords: points, treasures of a kind that is thrown, a marker where he leads (PIR-SOLO-22..25)."""
    brought = t.printed.solo.raid[j.step - 1]
    (die,) = rolled(t, FACES)
    kind = _kind(t, die)
    owned: tuple[int, ...] = ()
    if brought.marker:
        owned = j.treasures[kind] + brought.treasures, treasures(player(t, 1), kind)
    if t.tell is not None:
        t.tell(events.JordanRaided(j.step, die, kind, brought.treasures, owned))
    score(t, j, brought.vp, "raid")
    for _ in range(brought.treasures):
        take_from_island(t, kind)
        j.treasures = {**j.treasures, kind: j.treasures[kind] + 1}
        if t.tell is not None:
            t.tell(events.TreasureGained(j.seat, kind, on_top=False, source="raid"))
    if owned and owned[0] > owned[1]:
        add_marker(t, j, kind, 1, "raid")


def _kind(t: PiratesTable, die: int) -> str:
    """Read the treasure die: a kind, or the island with most markers, of equal ones the first (PIR-SOLO-23)."""
    kind = t.printed.solo.treasure_die[die - 1]
    return max(KINDS, key=t.state.islands.__getitem__) if kind == "most" else kind


def explore(t: PiratesTable, j: Jordan, spaces: int) -> None:
    """Move his explorer exactly so far, on the longer way at a fork, and score by his step (PIR-SOLO-26..28)."""
    brought = t.printed.solo.explore[j.step - 1]
    way, skipped = _walk(t, j, spaces + brought.steps)
    track, origin = track_of(t), j.explorer
    rivers = tuple([river for river in track.crossed(way) if river not in j.rivers])
    j.rivers = (*j.rivers, *rivers)
    j.explorer = way[-1] if way else origin
    if t.tell is not None:
        t.tell(events.JordanExplored(origin, j.explorer, len(way) - len(skipped), skipped, rivers))
    score(t, j, brought.vp, "explore")


def _walk(t: PiratesTable, j: Jordan, spaces: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Find the way over so many free spaces, the end of the track stops him; give what is skipped (PIR-EXPL-02)."""
    track, taken = track_of(t), occupied(t, j)
    here, left = j.explorer, spaces
    way: list[str] = []
    while left and track.after[here]:
        here = track.longer_way(here)
        left -= here not in taken
        way.append(here)
    return tuple(way), tuple([space for space in way if space in taken])


def buy(t: PiratesTable, j: Jordan) -> None:
    """Draw the top card of the level-II deck, none if it is empty (PIR-SOLO-30, PIR-UNKIMP-08)."""
    state = t.state
    card = state.level2[0] if state.level2 else ""
    if card:
        t.revealed = True
        state.level2 = state.level2[1:]
        state.faceup = tuple([each for each in state.faceup if each != card])
        j.cards = (*j.cards, card)
    if t.tell is not None:
        t.tell(events.JordanDrew(card))


def take_improvement(t: PiratesTable, j: Jordan) -> None:
    """Take the card he stands on free of charge, and fill its place (PIR-SOLO-31, PIR-SOLO-32)."""
    state, space = t.state, j.ship
    card = state.grid[space]
    j.cards = (*j.cards, card)
    state.grid = {**state.grid, space: ""}
    if t.tell is not None:
        t.tell(events.JordanBought(card, space))
    refill(t, space)
