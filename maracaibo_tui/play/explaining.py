"""Why a bot did what it did: what each term of the judge changes by from before its turn to after it (RIV-51).

Both positions are as somebody at the table sees them: what is hidden there is dealt at random many times, and what
changes by no more than that chance explains is no reason.
"""

# ruff: noqa: ANN401 - views are the game's own

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from statistics import fmean, variance
from typing import Any, NamedTuple

from maracaibo_tui.engine.advice import Reason, in_halves
from maracaibo_tui.engine.title import Rules, Title
from maracaibo_tui.players.contract import Lent
from maracaibo_tui.players.hinting import SAMPLED, named
from maracaibo_tui.players.lending import lent

_DEALS = 24


class Counsel(NamedTuple):
    """A game that is thought about and told of: its title, what it lends, and what is printed."""

    title: Title
    lent: Lent
    printed: Any


def counsel_on(title: Title, rules: Rules) -> Counsel:
    """Think about a game and tell of it."""
    return Counsel(title, lent(title, rules), rules.printed)


def explained(counsel: Counsel, seat: int, now: Any, then: Any) -> tuple[Reason, ...]:
    """Give what a seat gained and lost from one view to another, as far as whoever has these views can know it."""
    deals = [_change(counsel.lent, seat, (now, then), deal) for deal in range(_DEALS)]
    changes = {name: [deal[name] for deal in deals] for name in deals[0]}
    means = {(name, True): fmean(by) for name, by in changes.items() if not _is_chance(by)}
    return tuple(
        [Reason(name, in_halves(by), words(counsel, seat, (name, by > 0), (now, then))) for name, _, by in named(means)]
    )


def _change(lending: Lent, seat: int, views: tuple[Any, Any], deal: int) -> Mapping[str, float]:
    """Value every term before and after, with what is hidden dealt at random."""
    judge = lending.judge
    before, after = (judge.imagine(view, deal) for view in views)
    look = judge.look(lending.sight.view(before, seat), seat)
    first, last = judge.terms(before, look), judge.terms(after, look)
    return {name: last[name] - first[name] for name in first}


def _is_chance(changes: list[float]) -> bool:
    """Tell whether a change may be nothing but how the hidden things were dealt."""
    return abs(fmean(changes)) <= SAMPLED * sqrt(variance(changes) / len(changes))


def words(counsel: Counsel, seat: int, what: tuple[str, bool], views: tuple[Any, Any] | None) -> str:
    """Name a term that goes up or down, and what it changes by where that is known."""
    name, is_gain = what
    term = counsel.lent.judge.TERMS[name]
    called = term.words if is_gain else term.lost or term.words
    said = "" if views is None else counsel.title.reasons.said(counsel.printed, seat, views, name, is_gain=is_gain)
    return said or called
