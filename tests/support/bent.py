"""A bot with a bent: each seat of each game has likes of its own, so that games of such bots see rare things, too."""

from __future__ import annotations

from collections.abc import Mapping

from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.state.sight import IDLE
from maracaibo_tui.players.contract import Choose

LIKES = {
    "explore": ("explore",),
    "combat": ("combat", "ca"),
    "ship": ("deliver", "disc", "city"),
    "buy": ("buy", "invest"),
    "quest": ("quest",),
    "assist": ("assist",),
    "slow": ("sail",),
}
STRENGTHS = (1, 4, 12, 40)
USUAL = 10
RARE = ("silver_fleet", "gold_mine", "card", "village", "three_goods", "annex", "combat_point", "card_quest", "maps")
"""What comes second in options of combat and of villages that are seldom possible."""
SURE = 400
SELDOM = 1
Strengths = Mapping[str, int]


def captain(seed: int, seat: int) -> Choose:
    """Seat a bot whose likes follow from the seed of the game and the seat."""
    strengths = _strengths(from_seed(seed * 31 + seat))

    def choose(question: Question, chance: int) -> tuple[int, str]:
        weights = [_weight(option, place, strengths) for place, option in enumerate(question.options)]
        chance, left = below(chance, sum(weights))
        for option, weight in zip(question.options, weights, strict=True):
            left -= weight
            if left < 0:
                return chance, option
        raise AssertionError(question)

    return choose


def _strengths(chance: int) -> Strengths:
    found = {}
    for like in LIKES:
        chance, pick = below(chance, len(STRENGTHS))
        found[like] = STRENGTHS[pick]
    return found


def _weight(option: str, place: int, strengths: Strengths) -> int:
    """Weigh an option by what the seat likes, by how seldom it is offered, and by its place among places to go to."""
    word, _, rest = option.partition(":")
    if option in IDLE:
        return SELDOM
    if word == "career_task" or rest.partition(":")[0] in RARE:
        return SURE
    if word == "hold":
        return SELDOM
    weight = USUAL * sum(strengths[like] for like, words in LIKES.items() if word in words) or USUAL
    if word == "sail":
        return max(1, SURE // (1 + place * strengths["slow"] // STRENGTHS[1]))
    return weight * (1 + place) if word in {"explore", "disc"} else weight
