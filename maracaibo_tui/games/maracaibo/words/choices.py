"""What there is to choose before a game of Maracaibo, and the options the rules make of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from maracaibo_tui.engine.choices import LEVEL, LISTED, NO_OPPONENT, OPPONENT, START, Choice, Value

if TYPE_CHECKING:
    from maracaibo_tui.games.maracaibo.box.printed import Printed
    from maracaibo_tui.games.maracaibo.state.position import Options

# What there is to choose is listed by the help of commands, which waits for nothing else of the game.
JEAN: Literal["jean"] = "jean"
JACQUES: Literal["jacques"] = "jacques"
NAMES: Sequence[str] = ("Ada", "Ben", "Carla", "Diego")
OPPONENTS: Mapping[str, str] = {JEAN: "Jean", JACQUES: "Jacques"}
_OPPONENTS = (
    Value(NO_OPPONENT, "none", "The captains play against each other."),
    Value(JEAN, "Jean", "An automatic captain with a ship of her own; for one person."),
    Value(JACQUES, "Jacques", "An automatic explorer who races you for quests; for one to four people."),
)
_BOTS: dict[str, Literal["jean", "jacques"]] = {JEAN: JEAN, JACQUES: JACQUES}
_LEVELS = ("very easy", "easy", "medium", "hard", "very hard")
_EDITIONS = (
    Value("second", "second", "The second edition, with all that its rulebook changed."),
    Value("first", "first", "The first edition."),
)
_START = (
    Value("drawn", "drawn by lot", "Chance decides who begins; the others follow in the order above."),
    Value(LISTED, "as listed", "The first captain above begins."),
)
_PRESTIGE = (
    Value("rounds", "one more each round", "As the rulebook has it."),
    Value("all", "all face up at once", "A variant for those who like to plan ahead."),
)
_ASSISTANTS = (
    Value(
        "three", "in rounds one to three", "Assistants that your ship has not reached score after rounds I to III only."
    ),
    Value("four", "in every round", "Assistants that your ship has not reached score after round IV as well."),
)


def choices(printed: Printed | None, chosen: Mapping[str, str]) -> Sequence[Choice]:
    """List what there is to choose; a level only against somebody."""
    how_strong = () if printed is None else levels(printed, chosen.get(OPPONENT, NO_OPPONENT), _edition_of(chosen))
    says = "The story card that lays out the quests, round by round."
    return (
        Choice(OPPONENT, "Opponent", _OPPONENTS),
        *((Choice(LEVEL, "Level", how_strong, "How strong the automatic opponent is."),) if how_strong else ()),
        Choice("story", "Story", _stories(printed), says, alias="story-card"),
        Choice("edition", "Edition", _EDITIONS),
        Choice(START, "Who begins", _START),
        Choice("prestige", "Prestige buildings", _PRESTIGE, flag="prestige-all-faceup", on="all"),
        Choice("assistants", "Assistants score", _ASSISTANTS, flag="assistant-vp-round-four", on="four"),
    )


def _edition_of(chosen: Mapping[str, str]) -> Options:
    from maracaibo_tui.games.maracaibo.state.position import Options  # noqa: PLC0415

    return Options(edition="first" if chosen.get("edition") == "first" else "second")


def options_of(chosen: Mapping[str, str], seats: int) -> Options:
    """Give the options of the rules for what was chosen."""
    from maracaibo_tui.games.maracaibo.state.position import Options  # noqa: PLC0415

    against = chosen.get(OPPONENT, NO_OPPONENT)
    return Options(
        players=seats,
        edition="first" if chosen.get("edition") == "first" else "second",
        prestige_all_faceup=chosen.get("prestige") == "all",
        assistant_vp_round_four=chosen.get("assistants") == "four",
        story_card=int(chosen.get("story") or Options().story_card),
        bot=_BOTS.get(against, "none"),
        bot_level=int(chosen.get(LEVEL) or 1) if against != NO_OPPONENT else 0,
    )


def opponent(options: Options) -> str:
    """Give the automatic opponent that options speak of."""
    return "" if options.bot == NO_OPPONENT else options.bot


def levels(printed: Printed, opponent: str, options: Options) -> tuple[Value, ...]:
    """List the levels that an opponent has by what is printed."""
    numbers = printed.box.numbers
    most = {JEAN: len(numbers.solo.decks[options.edition]), JACQUES: len(numbers.jacques.decks)}.get(opponent, 0)
    return levels_named(opponent, most)


def levels_named(opponent: str, most: int) -> tuple[Value, ...]:
    """Name so many levels; those of Jean that the rulebook has are called in words as well."""
    words = dict(enumerate(_LEVELS, 1)) if opponent == JEAN else {}
    return tuple(Value(str(level), f"{level} {words.get(level, '')}".strip()) for level in range(1, most + 1))


def refusal(chosen: Mapping[str, str], seats: int) -> str:
    """Say why one captain cannot play without an opponent."""
    if seats == 1 and chosen.get(OPPONENT, NO_OPPONENT) == NO_OPPONENT:
        return "One captain alone needs somebody to play against: Jean, Jacques or a bot."
    return ""


def _stories(printed: Printed | None) -> tuple[Value, ...]:
    if printed is None:
        return (Value("", "unknown"),)
    from .stories import stories  # noqa: PLC0415

    return stories(printed)
