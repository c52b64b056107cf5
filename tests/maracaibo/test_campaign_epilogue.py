"""However a campaign went, its epilogue has so many lines that it is neither short nor long to hear."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TypeAlias

from maracaibo_tui.games.maracaibo.box.stories import Epilogue
from tests.maracaibo.campaign_graph import Graph, Path, opened
from tests.support.played import game

FEWEST, MOST = 11, 18
Facts: TypeAlias = frozenset[str]


def _card(fact: str) -> str:
    return fact.removeprefix("!").partition(".")[0]


def _is_told(line: Epilogue, facts: Facts) -> bool:
    return all((fact[1:] not in facts) if fact[0] == "!" else fact in facts for fact in line.when)


def _main(graph: Graph, path: Path) -> Facts:
    """Give what is known at the end of a path of the cards of the main line."""
    return frozenset(
        {*(f"{name}.{way}" if way else name for name, way in path), f"ending:{graph.cards[path[-1][0]].ending}"}
    )


def _groups(lines: Sequence[Epilogue], beside: Facts) -> list[tuple[Facts, list[Epilogue]]]:
    """Put lines together that ask for the same cards beside the main line."""
    groups: list[tuple[Facts, list[Epilogue]]] = []
    for line in lines:
        cards = frozenset(map(_card, line.when)) & beside
        same = [group for group in groups if group[0] & cards]
        groups = [group for group in groups if group not in same]
        groups.append((cards.union(*[each for each, _ in same]), [line, *(one for _, found in same for one in found)]))
    return groups


def _counts(graph: Graph, cards: Facts, lines: Sequence[Epilogue], main: Facts) -> set[int]:
    """Count how many lines are told, whatever became of the cards."""
    became = [["", *([f"{card}.{way.id}" for way in graph.cards[card].option] or [card])] for card in sorted(cards)]
    return {sum(_is_told(line, main | set(facts)) for line in lines) for facts in product(*became)}


def _heard(graph: Graph) -> Iterator[tuple[int, int]]:
    """Give the fewest and the most lines of every path."""
    tale = graph.box.tale
    assert tale is not None
    asked = {_card(fact) for line in tale.epilogue for fact in line.when}
    known: dict[tuple[Facts, Facts], tuple[int, int]] = {}
    for path in graph.paths():
        main = frozenset(fact for fact in _main(graph, path) if _card(fact) in asked or fact.startswith("ending:"))
        beside = frozenset(card for name, _ in path for card in opened(graph.cards[name])) & asked
        if (main, beside) not in known:
            counts = [_counts(graph, cards, lines, main) for cards, lines in _groups(tale.epilogue, beside)]
            known[main, beside] = sum(map(min, counts)), sum(map(max, counts))
    yield from known.values()


def test_an_epilogue_is_neither_short_nor_long() -> None:
    """On every path, whichever cards beside the main line were fulfilled and whatever was chosen there."""
    heard = [*_heard(Graph(game().printed.box))]
    assert (min(fewest for fewest, _ in heard), max(most for _, most in heard)) == (FEWEST, MOST)
