"""The dig board: where treasures lie, and where one may be buried (PIR-TREAS, PIR-BURY)."""

from maracaibo_tui.games.pirates.box.printed import KINDS
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import PiratesTable


def free_spaces(t: PiratesTable, p: Player, kind: str) -> list[str]:
    """List where a treasure may be buried: below its line, or on the own Poseidon (PIR-BURY-06, EFF-PIF-07)."""
    spaces = (*t.printed.below[kind], *t.printed.poseidon.get(p.figurehead, ()))
    return [space for space in spaces if space not in p.dig]


def can_bury(t: PiratesTable, p: Player) -> bool:
    """Tell whether any treasure can be buried (PIR-BURY-01, PIR-BURY-02)."""
    return any(p.above[kind] and free_spaces(t, p, kind) for kind in KINDS)


def bonus_of(t: PiratesTable, space: str) -> str:
    """Give the address of the bonus of a space for a treasure."""
    return f"dig/{space}/bonus" if space in t.printed.box.digs else f"poseidon/{space}/bonus"
