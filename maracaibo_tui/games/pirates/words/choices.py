"""What there is to choose before a game of Pirates, and the options the rules make of it (PIR-SETUP-01)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from maracaibo_tui.engine.choices import LEVEL, LISTED, NO, NO_OPPONENT, OPPONENT, START, YES, Choice, Value

if TYPE_CHECKING:
    from maracaibo_tui.games.pirates.box.printed import Printed
    from maracaibo_tui.games.pirates.state.position import Options

# What there is to choose is listed by the help of commands, which waits for nothing else of the game.
JORDAN = "jordan"
NAMES: Sequence[str] = ("Ada", "Ben", "Carla", "Diego")
OPPONENTS: Mapping[str, str] = {JORDAN: "Jordan"}
_OPPONENTS = (
    Value(NO_OPPONENT, "none", "The pirates play against each other."),
    Value(JORDAN, "Jordan", "An automatic pirate with a ship of his own; for one person."),
)
_LEVELS: Mapping[int, str] = {0: "gentle", 3: "usual", 6: "merciless"}
_START = (
    Value("drawn", "drawn by lot", "Chance decides who begins; the others follow in the order above."),
    Value(LISTED, "as listed", "The first pirate above begins."),
)
MODULES: Mapping[str, tuple[str, str]] = {
    "unknown_locations": ("Unknown locations", "Locations lie face down until somebody ends there."),
    "unknown_improvements": ("Unknown improvements", "Improvement cards lie face down until a ship reaches them."),
    "pirate_battle": ("Pirate battle", "Ships that meet on a card fight."),
    "mission_hunters": ("Mission hunters", "Missions count twice or cost points."),
    "rubies": ("Rubies", "Found on two islands, sold in the Bay."),
    "retired_pirate": ("Retired pirate", "A space of the explorer track builds a residence at half price."),
}
"""By name of the option: what a module is called, and what it does in a sentence (PIR-MIX-01)."""
_SPREAD = (
    Value(YES, "yes", "No four locations hang together."),
    Value(NO, "no", "Cards lie as they are dealt."),
)
_RESIDENCES = (
    Value(NO, "nothing", "Whoever ends on a residence and does not build gets nothing."),
    Value(YES, "doubloons", "Whoever ends on a residence and does not build takes doubloons."),
)


def choices(printed: Printed | None, chosen: Mapping[str, str]) -> Sequence[Choice]:
    """List what there is to choose; a level only against Jordan."""
    is_solo = chosen.get(OPPONENT, NO_OPPONENT) == JORDAN
    how_strong = levels(printed, JORDAN) if is_solo and printed is not None else ()
    says = "How many of his six cards have an extra action."
    return (
        Choice(OPPONENT, "Opponent", _OPPONENTS),
        *((Choice(LEVEL, "Level", how_strong, says),) if how_strong else ()),
        Choice("layout", "Layout", _layouts(printed), "How cards and islands lie."),
        *[Choice(module, name, _module(told), told, kind="modules") for module, (name, told) in MODULES.items()],
        Choice(START, "Who begins", _START),
        Choice("spread_locations", "Spread locations", _SPREAD),
        Choice("residence_doubloons", "Not building brings", _RESIDENCES),
    )


def _module(told: str) -> tuple[Value, ...]:
    return Value(NO, "no", "Without it."), Value(YES, "yes", told)


def _layouts(printed: Printed | None) -> tuple[Value, ...]:
    if printed is None:
        return (Value("", "unknown"),)
    return tuple(Value(layout.id, layout.title, _SAYS.get(layout.id, "")) for layout in printed.box.layouts.values())


_SAYS: Mapping[str, str] = {
    "open_sea": "Wide water everywhere; the usual one.",
    "narrows": "A wide middle and tight ends.",
    "two_passages": "A north and a south route that meet at both ends.",
}


def options_of(chosen: Mapping[str, str], seats: int) -> Options:
    """Give the options of the rules for what was chosen."""
    from maracaibo_tui.games.pirates.state.position import Options  # noqa: PLC0415

    is_solo = chosen.get(OPPONENT, NO_OPPONENT) == JORDAN
    modules = {module: chosen.get(module) == YES for module in MODULES}
    return Options(
        players=seats,
        bot="jordan" if is_solo else "none",
        bot_level=int(chosen.get(LEVEL) or 0) if is_solo else 0,
        layout=chosen.get("layout") or Options().layout,
        spread_locations=chosen.get("spread_locations") != NO,
        residence_doubloons=chosen.get("residence_doubloons") == YES,
        **modules,
    )


def opponent(options: Options) -> str:
    """Give the automatic opponent that options speak of."""
    return "" if options.bot == NO_OPPONENT else options.bot


def levels(printed: Printed, opponent: str, options: Options | None = None) -> tuple[Value, ...]:
    """List the levels of Jordan: as many B cards as the deck has room for (PIR-SOLO-05)."""
    del options
    if opponent != JORDAN:
        return ()
    cards = printed.solo.deck
    says = f"of {cards} cards with an extra action."
    return tuple(
        Value(str(level), f"{level} {_LEVELS.get(level, '')}".strip(), f"{level} {says}") for level in range(cards + 1)
    )


def refusal(chosen: Mapping[str, str], seats: int) -> str:
    """Say why one pirate cannot play alone, and why several cannot play against Jordan."""
    is_solo = chosen.get(OPPONENT, NO_OPPONENT) == JORDAN
    if seats == 1 and not is_solo:
        return "One pirate alone needs somebody to play against: Jordan or a bot."
    if seats > 1 and is_solo:
        return f"Jordan plays against one pirate alone, and {seats} sit at this table."
    return ""
