"""Whether so many can play a game as it was chosen, and if not, why, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maracaibo_tui.engine.title import Rules, Title

_TWO = 2
"""How many play where nobody says so, if the game is for two."""


def refusal(title: Title, rules: Rules, chosen: Mapping[str, str], seats: int) -> str:
    """Say in a sentence why so many cannot play like this; nothing if they can."""
    if refused := title.options.refusal(chosen, seats):
        return refused
    if seats not in title.seats:
        return f"Players: {seats} cannot play; allowed {_from_to(title.seats)}."
    return sentence(rules.refusal(title.options.options_of(chosen, seats)))


def sentence(refused: str) -> str:
    """Turn what the rules refuse, `<option>: …`, into a sentence; nothing stays nothing."""
    option, colon, why = refused.partition(": ")
    told = f"{option.replace('_', ' ')}{colon}{why}"
    return f"{told[:1].upper()}{told[1:]}." if told else ""


def usual_seats(title: Title) -> int:
    """Give how many play where nobody says so: two, or the fewest where two cannot."""
    return _TWO if _TWO in title.seats else title.seats[0]


def _from_to(seats: Sequence[int]) -> str:
    return f"are {seats[0]} to {seats[-1]}" if len(seats) > 1 else f"is {seats[0]}"
