"""Treasures and markers on islands (PIR-TREAS, PIR-LOC-12)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box.printed import KINDS
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.frames import ChooseTreasure, GainTreasures, PlaceMarkers
from maracaibo_tui.games.pirates.state.position import Jordan, Player
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, player

from .plans import carry_out


def add_marker(t: PiratesTable, p: Player | Jordan, island: str, count: int, by: str) -> None:
    """Put markers from the supply on an island (PIR-TREAS-09, PIR-LOC-12)."""
    t.state.islands = {**t.state.islands, island: t.state.islands[island] + count}
    if t.tell is not None:
        t.tell(events.MarkerAdded(p.seat, island, count, by))


def take_from_island(t: PiratesTable, kind: str) -> None:
    """Take the top marker of an island; from an empty one it comes from the supply (PIR-TREAS-01, PIR-TREAS-03)."""
    islands = t.state.islands
    if islands[kind]:
        t.state.islands = {**islands, kind: islands[kind] - 1}


def gain_treasure(t: PiratesTable, p: Player, kind: str, source: str) -> None:
    """Gain a treasure; a free bonus space above the line takes it and pays at once (PIR-TREAS-02, -05..07)."""
    take_from_island(t, kind)
    p.above = {**p.above, kind: p.above[kind] + 1}
    top = t.printed.top.get(kind, "")
    on_top = bool(top) and kind not in p.top
    if t.tell is not None:
        t.tell(events.TreasureGained(p.seat, kind, on_top, source))
    if on_top:
        p.top = (*p.top, kind)
        carry_out(t, p, f"dig/{top}/bonus")


@RULES.acts(GainTreasures)
def gain_treasures(t: PiratesTable, f: GainTreasures) -> None:
    """Gain treasures one after the other, each with its bonus (PIR-TREAS-08)."""
    if f.count > 1:
        push(t, GainTreasures(f.seat, f.kind, f.count - 1, f.source))
    gain_treasure(t, player(t, f.seat), f.kind, f.source)


@RULES.asks(ChooseTreasure)
def ask_treasure(_t: PiratesTable, f: ChooseTreasure) -> Question:
    """Ask of which kind the treasures are (DEC-P45, EFF-PII-04, EFF-PII-05)."""
    rule = "EFF-PII-05" if f.count > 1 else "EFF-PII-04"
    return Question(seat=f.seat, point="DEC-P45", options=for_each("treasure", KINDS), rule=rule, source=f.source)


@RULES.answers(ChooseTreasure)
def choose_treasure(t: PiratesTable, f: ChooseTreasure, option: str) -> None:
    """Gain treasures of that kind."""
    push(t, GainTreasures(f.seat, value_of(option), f.count, f.source))


@RULES.asks(PlaceMarkers)
def ask_island(_t: PiratesTable, f: PlaceMarkers) -> Question:
    """Ask on which island the markers are put, all on one (DEC-P44, EFF-PII-07, EFF-PII-32)."""
    options = for_each("island", KINDS) if f.chosen else (*for_each("island", KINDS), "skip")
    rule = "EFF-PII-32" if f.count > 1 else "EFF-PII-07"
    return Question(seat=f.seat, point="DEC-P44", options=options, rule=rule, source=f.source)


@RULES.answers(PlaceMarkers)
def choose_island(t: PiratesTable, f: PlaceMarkers, option: str) -> None:
    """Put them there, or leave it."""
    if option != "skip":
        add_marker(t, player(t, f.seat), value_of(option), f.count, f.source)
