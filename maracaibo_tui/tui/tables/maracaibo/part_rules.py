"""What a part of the table is about: its rule, and the things in it that have pages of their own."""

from maracaibo_tui.games.maracaibo.advice.lights import place_of
from maracaibo_tui.games.maracaibo.box.printed import NATIONS, Printed
from maracaibo_tui.games.maracaibo.state.position import HIDDEN
from maracaibo_tui.games.maracaibo.words.explain.tracks import BARRIERS
from maracaibo_tui.tui.shell.kit import Moment

from .discard_pile import ADDRESS

SPACES_AHEAD = 6
RULES = {
    "tracks": "MAR-INFL-03",
    "ship": "MAR-SHIP-01",
    "explorer": "MAR-EXPLORE-01",
    "others": "MAR-GEN-28",
    "points": "MAR-FINAL-02",
    "hand": "MAR-CARD-01",
    "display": "MAR-DRAW-03",
}
"""By part: the rule to begin with."""
END_OF_ROUND = "MAR-TURN-04"
_EDGES_OF_A_TURN = frozenset({"DEC-04", "DEC-11"})
"""Where one sails, and where one ends a turn."""


def part_rules(printed: Printed, part: str, moment: Moment) -> tuple[str, ...]:
    """Name the rule of a part, then the addresses of what is in it; of a map on which nothing is chosen, its signs."""
    if part == "map" and (moment.option is None or not place_of(printed, moment.option.id)):
        return ("signs",)
    if part not in RULES:
        return ()
    found: list[str] = []
    if part == "tracks":
        found = [f"nation/{nation}" for nation in NATIONS]
    elif part == "ship":
        found = [f"area/{area}" for area in printed.box.areas]
    elif part == "explorer":
        found = [*_ahead(printed, moment), *(f"barrier/{barrier}" for barrier in BARRIERS)]
    elif part == "display":
        found = [ADDRESS, *(f"building/{building}" for building in moment.view.prestige if building != HIDDEN)]
        found += [f"legacy/{tile}" for tile in moment.view.legacy]
    elif part == "points":
        found = ["interim-scoring", END_OF_ROUND]
    return (RULES[part], *found, "signs")


def further(moment: Moment) -> tuple[str, ...]:
    """Name what helps wherever one is: at first how to play, where turns begin and end how a round does, the signs."""
    if moment.view.phase == "setup":
        return ("first-game", "signs")
    is_edge = moment.question is not None and moment.question.point in _EDGES_OF_A_TURN
    return (END_OF_ROUND, "signs") if is_edge else ("signs",)


def _ahead(printed: Printed, moment: Moment) -> list[str]:
    """Name the next spaces of the explorer's way, those of both branches at a fork."""
    reached = [moment.view.players[moment.seat - 1].explorer]
    seen: list[str] = []
    while reached and len(seen) < SPACES_AHEAD:
        reached = [way for space in reached for way in printed.explorer_next[space] if way not in seen]
        seen += dict.fromkeys(reached)
    return [f"space/{space}" for space in seen]
