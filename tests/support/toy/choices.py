"""What there is to choose before a toy game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maracaibo_tui.engine.choices import Choice, Value

from .box import Printed
from .state import Options

NAMES: Sequence[str] = ("Ada", "Ben", "Carla")
OPPONENTS: Mapping[str, str] = {}
_TURNS = (
    Value("3", "three each", "A quick game."),
    Value("5", "five each", "Enough for the bag to be empty."),
)
_WISHES = (
    Value("yes", "yes", "Everybody wishes for a shell in secret."),
    Value("no", "no", "Nothing is secret but the bag."),
)
_PRANKS = (
    Value("no", "no", "Nobody disturbs a diver."),
    Value("yes", "yes", "Charms, waves, stakes, and a vote on one more round."),
)


def choices(printed: Printed | None, chosen: Mapping[str, str]) -> Sequence[Choice]:
    """List what there is to choose: the same whatever is printed and chosen."""
    del printed, chosen
    wishes, pranks = (("wishes", "Wishes", _WISHES), ("pranks", "Pranks", _PRANKS))
    return (Choice("turns", "Turns", _TURNS), *[Choice(*each, kind="extras") for each in (wishes, pranks)])


def options_of(chosen: Mapping[str, str], seats: int) -> Options:
    """Give the options of the rules."""
    return Options(
        players=seats,
        turns=int(chosen.get("turns") or 3),
        wishes=chosen.get("wishes") != "no",
        pranks=chosen.get("pranks") == "yes",
    )


def opponent(options: Options) -> str:
    """Name no automatic opponent: there is none."""
    del options
    return ""


def levels(printed: Printed, opponent: str, options: Options) -> Sequence[Value]:
    """List the levels of an automatic opponent, of which there is none."""
    del printed, opponent, options
    return ()


def refusal(chosen: Mapping[str, str], seats: int) -> str:
    """Say why so many cannot play."""
    del chosen
    return "One diver alone has nobody to share with: two or three play." if seats == 1 else ""
