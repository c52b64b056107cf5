"""Figures over many games of Pirates: spread, chairs, parts, and how those fared who took something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean, pstdev

from msgspec import Struct

from maracaibo_tui.games.pirates.box.components import Box

from .observing import Observed, Seat

BEFORE = ("before",)
GROUPS: dict[str, tuple[str, ...]] = {
    "before the end": ("before",),
    "treasures, burials": ("treasures", "buried"),
    "cards, grey effects": ("cards", "conditions"),
    "residences": ("residences",),
    "missions": ("missions", "missions_bonus", "missions_lost"),
    "rivers": ("rivers",),
    "doubloons": ("doubloons",),
}
"""Parts of the score by the names of the targets."""
THINGS = (
    *("cards", "residences", "missions", "missions fulfilled", "treasures", "buried", "upgrades", "rivers"),
    "figureheads",
)


class Totals(Struct, frozen=True):
    """What the totals of a row were like."""

    games: int
    mean: float
    spread: float
    low: int
    high: int
    least: int
    winners: float
    chairs: tuple[float, ...]
    turns: dict[int, float]


def seats_of(games: Sequence[Observed]) -> list[Seat]:
    """List every seat of all games."""
    return [seat for game in games for seat in game.seats]


def totals(games: Sequence[Observed]) -> Totals:
    """Give mean, standard deviation, what nine of ten lie between, the least of 99 of 100, chairs and turns."""
    points = sorted(seat.vp for seat in seats_of(games))
    many = len(points)
    return Totals(
        games=len(games),
        mean=fmean(points),
        spread=pstdev(points),
        low=points[many // 20],
        high=points[-1 - many // 20],
        least=points[many // 100],
        winners=fmean(max(seat.vp for seat in game.seats) for game in games),
        chairs=tuple(fmean(game.seats[chair].won for game in games) for chair in range(len(games[0].seats))),
        turns={number: fmean(game.turns[number] for game in games) for number in sorted(games[0].turns)},
    )


def shares(games: Sequence[Observed]) -> dict[str, float]:
    """Give the parts of the winners' points in hundredths."""
    winners = [seat for seat in seats_of(games) if seat.won]
    total = fmean(seat.vp for seat in winners)
    return {
        name: 100 * fmean(sum(seat.score[part] for part in parts) for seat in winners) / total
        for name, parts in GROUPS.items()
    }


def things(games: Sequence[Observed]) -> dict[str, float]:
    """Count what a seat has at the end on average."""
    every = seats_of(games)
    return {thing: fmean(seat.counts[thing] for seat in every) for thing in THINGS}


class Fare(Struct, frozen=True):
    """How a piece fared: how often it was taken and lay there, the win rate of who took it, what it scored."""

    name: str
    taken: int
    rate: float
    wins: float
    brought: float = 0.0


def fare(
    name: str, games: Sequence[Observed], took: Callable[[Seat], bool], item: str, brought: Callable[[Seat], int]
) -> Fare:
    """Compare those who took a piece with the games in which it could be taken."""
    takers = [seat for seat in seats_of(games) if took(seat)]
    lay = sum(item in game.lay for game in games)
    return Fare(
        name=name,
        taken=len(takers),
        rate=len(takers) / max(1, lay),
        wins=fmean(seat.won for seat in takers) if takers else 0.0,
        brought=fmean(brought(seat) for seat in takers) if takers else 0.0,
    )


def cards(box: Box, games: Sequence[Observed]) -> list[Fare]:
    """Give the figures of every improvement card, the most bought first."""
    found = [_card(each.id, f"{each.id} {each.name}", games) for each in box.improvements.values()]
    return sorted(found, key=lambda each: -each.taken)


def _card(card: str, name: str, games: Sequence[Observed]) -> Fare:
    return fare(name, games, lambda seat: card in seat.cards, card, lambda _seat: 0)


def residences(box: Box, games: Sequence[Observed]) -> list[Fare]:
    """Give the figures of every residence, the most built first, with what it scored."""
    found = [_residence(each.id, each.name, games) for each in box.residences.values()]
    return sorted(found, key=lambda each: -each.taken)


def _residence(card: str, name: str, games: Sequence[Observed]) -> Fare:
    return fare(name, games, lambda seat: card in seat.residences, card, lambda seat: seat.residences[card])


def figureheads(box: Box, games: Sequence[Observed]) -> list[Fare]:
    """Give the figures of every figurehead, the most taken first."""
    found = [_figurehead(each.id, each.name, games) for each in box.figureheads.values()]
    return sorted(found, key=lambda each: -each.taken)


def _figurehead(letter: str, name: str, games: Sequence[Observed]) -> Fare:
    return fare(name, games, lambda seat: seat.figurehead == letter, letter, lambda _seat: 0)


def leaning_wins(games: Sequence[Observed]) -> float:
    """Give the share of victories of the bot with a leaning, which sat in every chair by turns."""
    return fmean(game.seats[number % len(game.seats)].won for number, game in enumerate(games))
