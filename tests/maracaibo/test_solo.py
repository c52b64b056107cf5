"""What the cards of Jean and Jacques are, and how their decks are made up (MAR-SOLO)."""

from collections import Counter

import pytest

from maracaibo_tui.games.maracaibo.components import AutomaAction, AutomaCard
from maracaibo_tui.games.maracaibo.deal import deal
from maracaibo_tui.games.maracaibo.state import Options
from tests.support.played import game

SEEDS = 40
# The table of MAR-SOLO-60: sail, fork, position in the display, actions; a second value counts from round III on.
JEAN = """
A1  1  upper  3  explore 2
A2  1  lower  2  influence france 1
A3  1  lower  4  combat 2
A4  2  upper  1  influence spain 1
A5  2  lower  3  influence england 1
B1  2  upper  3  vp 4; explore 2, 4
B2  2  upper  3  quest_pile; vp 0, 4
B3  2  upper  3  remove_disc; vp 0, 4
B4  2  lower  3  vp 4; explore 2, 4
B5  2  lower  3  remove_disc; vp 0, 4
B6  2  lower  4  combat 3; vp 2
C1  2  upper  1  vp 4; remove_disc
C2  2  lower  2  quest_pile; vp 3
C3  2  upper  3  vp 4; explore 3, 4
C4  2  lower  4  combat 3 village; vp 2
"""
# The table of MAR-SOLO-79: points, lines 1 to 7.
JACQUES = """
A1  5   c5 q2-7 c11 c13 c17 q2-19 E
A2  5   e1 e1 e1 e1 e1 e1 E
A3  5   c4 e1 c11 c17 e1 e1 E
A4  5   e1 e1 e1 c14 c17 E E
A5  5   c4 c5 c11 q2-19 E E E
A6  5   e1 e1 e1 c13 c17 E E
A7  5   c4 c5 c11 c14 c17 q2-19 E
B1  10  e2 e2 q2-19 q2-19 E E E
B2  10  e2 e2 e2 e2 E E E
B3  10  c5 q2-7 c11 q2-19 q2-19 E E
B4  10  c4 q2-7 c11 q2-19 q2-19 E E
B5  10  e2 e2 e2 e2 E E E
"""
DECKS = {
    "second": ["A5", "A5 C1", "A5 B1 C1", "A4 B2 C1", "A3 B3 C1"],
    "first": ["A5", "A5 C1", "A5 B1 C1", "A5 B2 C1", "A5 B3 C1"],
}
JACQUES_DECKS = ["A7", "A5 B2", "A3 B4", "A2 B5"]


def _action(action: AutomaAction) -> str:
    words: list[str] = [action.does, *([action.nation] if action.nation else [])]
    if action.does not in {"quest_pile", "remove_disc"}:
        words.append(str(action.amount) if action.late is None else f"{action.amount}, {action.late}")
    return " ".join([*words, *(["village"] if action.village else [])])


def _jean(card: AutomaCard) -> str:
    return f"{card.id}  {card.sail}  {card.fork}  {card.display}  {'; '.join(map(_action, card.actions))}"


def _letters(deck: tuple[str, ...]) -> str:
    counts = Counter(card[0] for card in deck)
    return " ".join(f"{letter}{counts[letter]}" for letter in sorted(counts))


def test_the_cards_of_jean_are_those_of_the_rulebook() -> None:
    """Fifteen cards with way, display position and actions (MAR-SOLO-60)."""
    assert [_jean(card) for card in game().printed.box.jean.values()] == JEAN.strip().splitlines()


def test_the_cards_of_jacques_are_those_of_the_rulebook() -> None:
    """Twelve cards with points and seven lines each (MAR-SOLO-79)."""
    cards = [f"{card.id}  {card.vp:<2}  {' '.join(card.lines)}" for card in game().printed.box.jacques.values()]
    assert cards == JACQUES.strip().splitlines()


@pytest.mark.parametrize("level", range(1, 6))
@pytest.mark.parametrize("edition", ["second", "first"])
def test_the_deck_of_jean_fits_the_level(edition: str, level: int) -> None:
    """Whatever the seed, so many cards of each letter (MAR-SOLO-09, EX-36)."""
    options = {"second": Options(players=1, bot="jean", bot_level=level)}
    options["first"] = Options(players=1, bot="jean", bot_level=level, edition="first")
    decks = [deal(game().printed, options[edition], seed).automa for seed in range(SEEDS)]
    assert {_letters(deck) for deck in decks} == {DECKS[edition][level - 1]}
    assert all(len(set(deck)) == len(deck) for deck in decks)


@pytest.mark.parametrize("level", range(1, 5))
def test_the_deck_of_jacques_fits_the_level(level: int) -> None:
    """Whatever the seed, seven cards, so many of each letter (MAR-SOLO-71, EX-37)."""
    options = Options(players=2, bot="jacques", bot_level=level)
    decks = [deal(game().printed, options, seed).automa for seed in range(SEEDS)]
    assert {_letters(deck) for deck in decks} == {JACQUES_DECKS[level - 1]}


def test_every_card_and_every_order_comes_up() -> None:
    """Each of the cards not all of which are used is drawn sometimes, and decks differ in order (MAR-SOLO-08)."""
    decks = {deal(game().printed, Options(players=1, bot="jean", bot_level=5), seed).automa for seed in range(SEEDS)}
    assert {card for deck in decks for card in deck} == set(game().printed.box.jean)
    assert len({deck[0] for deck in decks}) > len(next(iter(decks))) / 2
