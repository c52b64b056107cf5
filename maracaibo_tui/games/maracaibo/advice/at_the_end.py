"""What an answer changes in the final scoring, as far as nobody can change it again."""

from maracaibo_tui.games.maracaibo.audit.recount import recount, unreached
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.frames import ScoringPurchase
from maracaibo_tui.games.maracaibo.state.position import Player, State

_OF_OTHERS = ("leaders", "ranks")
"""Parts of the final scoring that hang on others, too."""


def added_at_the_end(printed: Printed, now: State, then: State, seat: int) -> int:
    """Count by how much the points change that the final scoring adds for a seat (MAR-FINAL-02)."""
    before, after = (view.players[seat - 1] for view in (now, then))
    parts = _certain(printed, now, seat)
    if then.phase == "over":
        # All that was to come is among the points by now.
        return after.vp - before.vp - _to_come(printed, now, before, parts) - unreached(printed, now, before)
    added = _to_come(printed, then, after, parts) - _to_come(printed, now, before, parts)
    if now.phase != "final":
        added -= _spendable(printed, then, after) - _spendable(printed, now, before)
    return added


def _certain(printed: Printed, view: State, seat: int) -> frozenset[str]:
    """Name the parts of the final scoring that no later answer of anybody can make less."""
    if view.phase != "final":
        # Before the last round income pays more than once, and is told as a figure of its own.
        return frozenset({"cards", "prestige"} | ({"income"} if view.round == printed.turn.rounds else set()))
    known = {"income", "cards", "prestige", "jacques"}
    others = any(isinstance(frame, ScoringPurchase) and frame.seat != seat for frame in view.agenda)
    return frozenset(known if others else known.union(_OF_OTHERS))


def _to_come(printed: Printed, view: State, p: Player, parts: frozenset[str]) -> int:
    found = recount(printed, view, p)
    return sum([found.get(part, 0) for part in parts if part not in p.score])


def _spendable(printed: Printed, view: State, p: Player) -> int:
    """Count the points that buildings would bring for what may still be spent (EFF-PRS-04)."""
    scores = [printed.box.prestige[building].scores for building, seats in view.investors.items() if p.seat in seats]
    return sum([each.vp * (p.combat_points + p.figures) for each in scores if isinstance(each, v.Citadel)])
