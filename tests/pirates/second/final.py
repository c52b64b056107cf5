"""The final scoring a second time."""

from __future__ import annotations

from collections.abc import Callable

from maracaibo_tui.games.pirates.state.position import Jordan, Player

from .desk import Desk
from .pack import CARD_KINDS, KINDS, Raw

WORTH = (2, 2, 2, 3, 3, 4, 4, 5)


def at_the_end(desk: Desk, p: Player) -> int:
    """Give the points of a player with all that the final scoring adds."""
    improvements = [desk.pack.improvements[card] for card in p.cards]
    worth = [mission_worth(desk, p, mission) for mission in p.missions]
    fulfilled = len([vp for vp in worth if vp > 0])
    return (
        p.vp
        + 4 * len(p.rivers)
        + p.doubloons // 5
        + sum(int(card["vp"]) for card in improvements)
        + sum(grey(desk, p, effect, fulfilled) for card in improvements for effect in card.get("scoring", []))
        + sum(residence_worth(desk, p, card, fulfilled) for card in p.residences)
        + sum(desk.treasures(p, kind) * treasure_worth(desk, kind) for kind in KINDS)
        + 2 * len(p.dig)
        + sum(worth)
        + (10 if fulfilled >= 6 else 0)
    )


def jordan_at_the_end(desk: Desk, j: Jordan) -> int:
    """Give Jordan's points with all that the final scoring adds."""
    treasures = sum(j.treasures[kind] * treasure_worth(desk, kind) for kind in KINDS)
    owned = 4 * len(j.rivers) + 6 * len(j.cards) + 15 * len(j.residences) + 5 * len(j.missions) + 2 * j.rubies
    return j.vp + owned + treasures + (10 if len(j.missions) >= 6 else 0)


def treasure_worth(desk: Desk, kind: str) -> int:
    """Give what a treasure is worth by its island."""
    return WORTH[min(desk.state.islands[kind], len(WORTH) - 1)]


def mission_worth(desk: Desk, p: Player, mission: str) -> int:
    """Give what a mission brings: with mission hunters only the lower condition counts, twice or against the player."""
    upper, lower = desk.pack.missions[mission]["conditions"]
    if desk.state.options.mission_hunters:
        return 2 * lower["vp"] if is_met(desk, p, lower) else -5
    return max([each["vp"] for each in (upper, lower) if is_met(desk, p, each)], default=0)


def counts(desk: Desk, p: Player) -> dict[str, int]:
    """Count what conditions and residences speak of."""
    improvements = [desk.pack.improvements[card] for card in p.cards]
    return {
        "treasures": sum(desk.treasures(p, kind) for kind in KINDS),
        "buried": len(p.dig),
        "doubloon_income": desk.income(p, "doubloons"),
        "vp_income": desk.income(p, "vp"),
        "cards": len(p.cards) + len(p.residences),
        "rivers": len(p.rivers),
        "immediate": len([card for card in improvements if card.get("immediate")]),
        "upgrades": len(p.upgrades),
        "residences": len(p.residences),
        "each_kind": min(desk.cards(p, kind) for kind in CARD_KINDS),
        "treasure_sets": min(desk.treasures(p, kind) for kind in KINDS),
        **{kind: desk.cards(p, kind) for kind in CARD_KINDS},
    }


def is_met(desk: Desk, p: Player, condition: Raw) -> bool:
    """Tell whether a condition is met: the words in its name are what it counts."""
    found, name = counts(desk, p), condition["effect"].removeprefix("mission_")
    if "count" in condition:
        return found[condition.get("kind", name)] >= int(condition["count"])
    return all(found[what] >= number for what, number in condition.items() if what in found)


def residence_worth(desk: Desk, p: Player, card: str, fulfilled: int) -> int:
    """Give what a residence brings."""
    score = desk.pack.residences[card]["score"]
    name = score["effect"].removeprefix("res_")
    if name == "missions":
        number = fulfilled
    else:
        number = desk.treasures(p, score["kind"]) if name == "treasure" else counts(desk, p)[name]
    return int(min(score["max"], score["vp"] * number))


def grey(desk: Desk, p: Player, effect: Raw, fulfilled: int) -> int:
    """Give what a grey effect brings."""
    number: dict[str, Callable[[], int]] = {
        "end_treasures": lambda: desk.treasures(p, effect["kind"]) // 3,
        "end_missions": lambda: fulfilled // 3,
        "end_buried": lambda: len(p.dig),
    }
    return int(effect["vp"]) * number[effect["effect"]]()
