"""The final scoring and the winners (PIR-SCORE)."""

from collections.abc import Mapping

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.frames import FinalScoring, JordanScoring, NameWinners
from maracaibo_tui.games.pirates.state.position import HIDDEN, JORDAN, Jordan, Player
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable

from .conditions import facts_of, grey_worth, mission_worth, residence_worth
from .gains import score
from .possessions import buried

BEFORE, TOTAL = "before", "total"


@RULES.acts(FinalScoring)
def score_people(t: PiratesTable, _f: FinalScoring) -> None:
    """Show all missions and score everybody on the same final position (PIR-SCORE-01, PIR-ROUND-10, PIR-MISS-02)."""
    t.revealed = True
    t.state.phase = "final"
    t.state.active = 0
    worth = [parts_of(t, p) for p in t.state.players]
    for p, parts in zip(t.state.players, worth, strict=True):
        enter(t, p, parts)
    push(t, *([JordanScoring()] if t.state.jordan is not None else []), NameWinners())


def enter(t: PiratesTable, p: Player | Jordan, parts: Mapping[str, int]) -> None:
    """Score the parts of the final scoring one after the other, and keep them."""
    p.score = {BEFORE: p.vp}
    for part, vp in parts.items():
        if t.tell is not None:
            t.tell(events.Counted(p.seat, part, vp))
        p.score = {**p.score, part: vp}
        score(t, p, vp, f"final/{part}")
    p.score = {**p.score, TOTAL: p.vp}


def treasure_value(t: PiratesTable, kind: str) -> int:
    """Give what a treasure is worth by the markers now on its island (PIR-SCORE-07)."""
    table = t.printed.scoring.treasure
    return table[min(t.state.islands[kind], len(table) - 1)]


def treasures_worth(t: PiratesTable, owned: Mapping[str, int]) -> int:
    """Give what treasures are worth, buried or not (PIR-SCORE-07)."""
    return sum([count * treasure_value(t, kind) for kind, count in owned.items()])


def parts_of(t: PiratesTable, p: Player) -> dict[str, int]:
    """Give what each part would be worth now; rubies, tiles and figureheads are nothing (PIR-SCORE-02..11, -14).

    Of a view missions that are hidden count as none. A total may be below 0 with mission hunters (PIR-HUNT-05, -06).
    """
    scoring, facts = t.printed.scoring, facts_of(t, p)
    found = [mission_worth(t, mission, facts) for mission in p.missions if mission != HIDDEN]
    fulfilled = sum([is_fulfilled for _, is_fulfilled in found])
    improvements, residences = t.printed.box.improvements, t.printed.box.residences
    greys = [effect for card in p.cards for effect in improvements[card].scoring]
    return {
        "rivers": scoring.river * len(p.rivers),
        "doubloons": p.doubloons // scoring.doubloons,
        "cards": sum([improvements[card].vp for card in p.cards]),
        "conditions": sum([grey_worth(effect, facts, fulfilled) for effect in greys]),
        "residences": sum([residence_worth(residences[card].score, facts, fulfilled) for card in p.residences]),
        "treasures": treasures_worth(t, facts.treasures),
        "buried": scoring.buried * facts.buried,
        "missions": sum([vp for vp, _ in found if vp > 0]),
        "missions_bonus": scoring.missions_vp if fulfilled >= scoring.missions else 0,
        "missions_lost": sum([vp for vp, _ in found if vp < 0]),
    }


@RULES.acts(NameWinners)
def name_winners(t: PiratesTable, _f: NameWinners) -> None:
    """End the game: most points win, then more buried treasures, then more upgrades (PIR-SCORE-12, PIR-SCORE-13)."""
    state = t.state
    state.winners = _winners(t)
    state.phase = "over"
    if t.tell is not None:
        t.tell(events.GameEnded(state.winners))


def _winners(t: PiratesTable) -> tuple[int | str, ...]:
    """Name the winners; against Jordan the person needs more points than he has (PIR-SOLO-42)."""
    players, jordan = t.state.players, t.state.jordan
    if jordan is not None:
        return (players[0].seat,) if players[0].vp > jordan.vp else (JORDAN,)
    best = max(map(_rank, players))
    return tuple([p.seat for p in players if _rank(p) == best])


def _rank(p: Player) -> tuple[int, int, int]:
    return p.vp, buried(p), len(p.upgrades)
