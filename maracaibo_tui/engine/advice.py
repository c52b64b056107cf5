"""What a player is told beside the question, game by game: why not, and what a bot would do."""

from typing import NamedTuple


class Denied(NamedTuple):
    """What the rules know and the moment does not allow: why not, and the rule that says so."""

    label: str
    reason: str
    rule: str


class Hint(NamedTuple):
    """What a bot would do: the option, nothing where there is no bot, and what it expects of it."""

    option: str
    expects: tuple[str, ...] = ()
    follows: tuple[str, ...] = ()
    """The answers that it would give after it."""
