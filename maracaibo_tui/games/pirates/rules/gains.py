"""What a seat receives and pays: doubloons and points (PIR-GEN-10, PIR-GEN-13)."""

from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.position import Jordan, Player
from maracaibo_tui.games.pirates.state.table import PiratesTable


def gain_doubloons(t: PiratesTable, p: Player, amount: int, source: str) -> None:
    """Take doubloons from the supply, which never runs out (PIR-GEN-10)."""
    p.doubloons += amount
    if t.tell is not None and amount:
        t.tell(events.Gained(p.seat, "doubloons", amount, source))


def pay_doubloons(t: PiratesTable, p: Player, amount: int, source: str) -> None:
    """Pay doubloons to the supply; nobody can owe any (PIR-GEN-09, PIR-GEN-13)."""
    gain_doubloons(t, p, -amount, source)


def score(t: PiratesTable, p: Player | Jordan, amount: int, source: str) -> None:
    """Score victory points at once, without limit (PIR-GEN-12)."""
    p.vp += amount
    if t.tell is not None and amount:
        t.tell(events.Scored(p.seat, amount, source))
