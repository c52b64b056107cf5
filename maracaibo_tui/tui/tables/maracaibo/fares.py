"""What a voyage costs and brings: beside its option, and as signs on the map."""

from collections.abc import Sequence
from functools import lru_cache

from maracaibo_tui.games.maracaibo.rules.sailing import Route
from maracaibo_tui.tui.screen.lines import Span
from maracaibo_tui.tui.shell.kit import Moment

_SIGNS = (("village_actions", "{}v", "accent"), ("vp", "+{}VP", "points"), ("doubloons", "-{}$", "cost"))
"""What else there is to a voyage, as signs with their styles."""


def signs(moment: Moment, ways: Sequence[tuple[int, Route]]) -> tuple[Span, ...]:
    """Give what the voyages to a place cost and bring as signs, the weightiest first."""
    return _signs(tuple([(route.cost, moment.options[number].change) for number, route in ways]))


@lru_cache(maxsize=64)
def _signs(ways: tuple[tuple[int, tuple[tuple[str, int], ...]], ...]) -> tuple[Span, ...]:
    ways = tuple(sorted(ways))
    signs = [Span(f"{_one_or_each([cost for cost, _change in ways])}MP", "accent")]
    for what, sign, style in _SIGNS:
        amounts = [abs(dict(change).get(what, 0)) for _cost, change in ways]
        if any(amounts):
            signs.append(Span(f"{sign.format(_one_or_each(amounts))}", style))
    return tuple(signs)


def _one_or_each(amounts: Sequence[int]) -> str:
    """Give an amount; where the ways differ, that of each of them, the cheapest first."""
    return "/".join(map(str, amounts if len({*amounts}) > 1 else amounts[:1]))
