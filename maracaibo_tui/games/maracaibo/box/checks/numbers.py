"""Whether the numbers of the rules and of pieces fit each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.checks.finding import Finding
from maracaibo_tui.games.maracaibo.box.components import AutomaCard, Box
from maracaibo_tui.games.maracaibo.box.numbers import Edition

_NUMBERS = "numbers"


def number_findings(box: Box) -> Iterator[Finding]:
    """Find numbers with which a game could not be set up or played to its end."""
    yield from _setup_findings(box)
    yield from _village_findings(box)
    yield from _passage_findings(box)
    yield from _jean_findings(box)
    yield from _jacques_findings(box)


def _setup_findings(box: Box) -> Iterator[Finding]:
    setup = box.numbers.setup
    dealt = setup.careers * len(setup.doubloons)
    if dealt > len(box.careers):
        cards = f"{setup.careers} for each of {len(setup.doubloons)} players"
        yield Finding(_NUMBERS, "setup.careers", cards, f"no more than the {len(box.careers)} career cards there are")
    placed = setup.figures_own + setup.figures_career
    if placed > setup.figures:
        yield Finding(_NUMBERS, "setup.figures", f"{setup.figures}", f"at least {placed}, own and on the career card")


def _village_findings(box: Box) -> Iterator[Finding]:
    for village in box.numbers.setup.two_player_markers:
        place = box.locations.get(village)
        # A place that does not exist is found in any box.
        if place is not None and place.kind != "village":
            yield Finding(_NUMBERS, "setup.two_player_markers", f'"{village}"', "the id of a village")


def _passage_findings(box: Box) -> Iterator[Finding]:
    most = box.numbers.turn.movement
    for tile in box.legacy.values():
        if isinstance(tile.effect, v.LegacyDifficultPassage) and tile.effect.cost > most:
            yield Finding(f"legacy {tile.id}", "effect.cost", f"{tile.effect.cost}", f"at most {most} movement points")
        if isinstance(tile.effect, v.LegacyCityTwoVas):
            # The tile says what the ways to and from its city cost; ships sail by the arrows (MAR-LEGACY-21).
            onward = tile.place.next if tile.place else ()
            costs = {arrow.cost for arrow in tile.arrows} | {arrow.cost for arrow in onward}
            if costs != {tile.effect.cost}:
                said = f"{tile.effect.cost}, and arrows for {', '.join(map(str, sorted(costs)))}"
                yield Finding(f"legacy {tile.id}", "effect.cost", said, "one cost on the tile and on its arrows")


def _jean_findings(box: Box) -> Iterator[Finding]:
    decks = box.numbers.solo.decks
    for edition in get_args(Edition):
        if edition in decks:
            yield from _deck_findings(f"solo.decks.{edition}", box.jean.values(), decks[edition], 1)
        else:
            yield Finding(_NUMBERS, "solo.decks", f'nothing for the edition "{edition}"', "decks for each edition")


def _jacques_findings(box: Box) -> Iterator[Finding]:
    cards = box.jacques.values()
    longest = max((len(card.lines) for card in cards), default=0)
    for card in cards:
        # Each turn of a round another card is turned up, and its line of that number is performed (MAR-SOLO-72).
        if len(card.lines) < longest:
            yield Finding(f"automa {card.id}", "lines", f"{len(card.lines)} lines", f"{longest}, as on other cards")
    yield from _deck_findings("jacques.decks", cards, box.numbers.jacques.decks, longest)


def _deck_findings(
    field: str, cards: Iterable[AutomaCard], levels: Iterable[tuple[int, ...]], least: int
) -> Iterator[Finding]:
    letters = [card.id[:1] for card in cards]
    for number, counts in enumerate(levels):
        drawn = sum(min(count, letters.count(letter)) for letter, count in zip("ABC", counts, strict=False))
        if drawn < least:
            yield Finding(_NUMBERS, f"{field}[{number}]", f"a deck of {drawn} cards", f"at least {least}")
