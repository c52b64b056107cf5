"""What a bot thinks things are worth, in victory points; numbers of taste, not of the rules."""

from msgspec import Struct


class Weights(Struct, frozen=True, kw_only=True):
    """The tastes of a bot; the usual ones came out of games between bots with different tastes."""

    # A doubloon by round, and what is left of it when the last round is almost over.
    doubloon: tuple[float, ...] = (1.0, 0.85, 0.7, 0.5)
    doubloon_end: float = 0.15
    plenty: float = 120.0
    income: float = 1.0
    figures: tuple[float, ...] = (1.6, 1.4, 1.1, 0.8, 0.6, 0.4, 0.3, 0.2)
    combat_points: tuple[float, ...] = (1.1, 1.1, 1.0, 0.9, 0.8, 0.7, 0.5, 0.4)
    combat_value: float = 0.35
    influence: float = 1.0
    influence_growth: float = 0.45
    rivals: float = 0.35
    rank_way: float = 0.85
    # On the ship board: discs of an area not yet cleared, gates that come nearer, upgrades that last.
    disc: float = 0.55
    gate: float = 0.05
    upgrade: float = 1.0
    # By round of use that is left.
    compass: float = 1.8
    discount: float = 2.8
    permanent: float = 1.0
    assistant: float = 0.6
    usual_action: float = 2.2
    village_action: float = 1.3
    # How much of a better action of an assistant counts, of one that goods pay for, and of plain doubloons.
    action: float = 0.4
    paid: float = 0.5
    earned: float = 1.0
    # Combats of a round, and what else cards bring.
    combats: float = 0.8
    objects: float = 0.7
    visits: float = 1.0
    nation_points: float = 0.5
    marker_and_rank: float = 6.5
    disc_removed: float = 2.0
    explored: float = 1.1
    explorer: float = 0.6
    explorer_end: float = 8.0
    barrier: float = 3.0
    barrier_red: float = 5.0
    synergy: float = 0.7
    chance_of_synergy: float = 0.4
    career: float = 0.8
    growth: float = 1.0
    # The first, second … best card in hand, as far as it would bring more than it costs.
    held: tuple[float, ...] = (0.55, 0.42, 0.32, 0.22, 0.15, 0.1)
    unaffordable: float = 0.7
    fresh_card: float = 0.6
    purchase: float = 0.9
    # Each step the ship sails on, and what lies ahead of it.
    step: float = 0.25
    city_ahead: float = 0.8
    combat_ahead: float = 0.8
    quest_ahead: float = 1.6
    assistant_ahead: float = 1.0


USUAL = Weights()
