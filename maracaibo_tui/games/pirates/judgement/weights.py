"""What a bot thinks things are worth, in victory points; numbers of taste, not of the rules."""

from collections.abc import Mapping

from msgspec import Struct, field

OPTION: Mapping[str, float] = {
    "raid_option_treasure": 1.6,
    "raid_option_vp": 1.2,
    "raid_option_marker": 0.9,
    "raid_option_doubloons_vp": 2.0,
    "raid_option_doubloons": 2.0,
    "raid_option_bury": 1.95,
}
"""What a raid option is worth in a Raid."""
COMING: Mapping[str, float] = {
    "gold": 4.2,
    "emerald": 4.2,
    "pearl": 4.2,
    "buried": 5.0,
    "crew": 2.2,
    "equipment": 2.2,
    "ship": 2.2,
    "doubloon_income": 8.0,
    "vp_income": 2.5,
    "residences": 1.2,
    "rivers": 3.0,
    "immediate": 3.5,
    "upgrades": 15.0,
    "fulfilled": 3.0,
}
"""What usually still comes of each thing in a whole game."""
USUALLY: Mapping[str, float] = {
    "ship_upgrade": 5.0,
    "raid": 7.0,
    "explore": 5.0,
    "mission": 3.5,
    "explorer_space": 3.0,
    "activate_black_market": 2.0,
    "bury": 4.0,
    "buy": 3.0,
    "unknown": 6.0,
}
"""What effects within effects are worth where they are not looked at."""


class Weights(Struct, frozen=True, kw_only=True):
    """The tastes of a bot; the usual ones came out of games between bots with different tastes."""

    # A doubloon by round, and what is left of it at the end of the last one; fewer count for more than many.
    doubloon: tuple[float, ...] = (1.0, 0.9, 0.75)
    doubloon_end: float = 0.2
    plenty: float = 120.0
    # How many turns a round has, how many columns a ship sails in one, and what the rest of a round is worth.
    turns: float = 7.5
    pace: float = 1.4
    patience: float = 0.55
    ahead: float = 0.6
    skipped: float = 0.0
    # What a treasure is worth beyond the price of its island, and how far those of rivals count against the own ones.
    treasure: float = 0.8
    rivals: float = 0.4
    # Raids and Explores of a game, and what a permanent gain is worth in one of them.
    raids: float = 8.0
    explores: float = 9.0
    sword: float = 0.85
    kind_sword: float = 0.55
    step: float = 0.8
    reroll: float = 0.2
    exchange: float = 0.32
    discount: float = 8.5
    movement: float = 0.25
    option: Mapping[str, float] = field(default_factory=lambda: OPTION)
    renewing: float = 8.5
    # What will still come of each thing in a whole game, for missions, residences and grey effects; whoever owns a
    # residence goes after what it counts.
    coming: Mapping[str, float] = field(default_factory=lambda: COMING)
    hope: float = 0.75
    pursuit: float = 1.4
    # A treasure that may be buried, an upgrade on the way to the lines, a space of the track on the way to a river.
    burial: float = 1.0
    line: float = 0.5
    space: float = 0.4
    # A tile that lies in the Caribbean, by the rounds to come; one that does not lie there yet.
    visits: float = 0.6
    tile: float = 0.5
    figurehead: float = 1.0
    bonus_space: float = 0.41
    ruby: float = 4.0
    # What a bot with a leaning adds for each card, residence, mission, upgrade, treasure and space of the track.
    leaning: Mapping[str, float] = field(default_factory=dict)
    card: float = 1.0
    # What effects within effects are worth where they are not looked at.
    usual: Mapping[str, float] = field(default_factory=lambda: USUALLY)


USUAL = Weights()
