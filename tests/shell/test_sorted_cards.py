"""Cards are sorted as one likes: as they came, by price, what can be bought first, or by what they do."""

import re

from maracaibo_tui.cabinet.wishes import NewGame
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.front import application
from maracaibo_tui.tui.screen.edge import Terminal
from maracaibo_tui.tui.shell.applied_settings import usual_settings
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from tests.support.played import TITLE, game
from tests.support.seated import at_table, in_a_terminal, placed, screen_of, shown

HAND = ("A03", "A48", "A06", "A01")
"""Cards for 3, 2, 1 and 6 doubloons; the second is an assistant, the others bring income."""
SORTED = {
    "drawn": ["A03", "A48", "A06", "A01"],
    "cost": ["A06", "A48", "A03", "A01"],
    "affordable": ["A06", "A03", "A48", "A01"],
    "kind": ["A06", "A03", "A01", "A48"],
}


def _played() -> Session:
    """Begin where three doubloons and no figure are left: the assistant cannot be sent."""
    mine = {"hand": list(HAND), "doubloons": 3, "figures": 0}
    return placed({"players.1.ship": "3", **{f"players.1.{name}": value for name, value in mine.items()}})


def _named(text: str) -> list[str]:
    """Give the cards in hand from top to bottom, by their names."""
    by_name = {game().printed.cards[card].name: card for card in HAND}
    return [by_name[name] for name in re.findall(rf"\$ ({'|'.join(by_name)})(?: \+)? +(?:tobacco|corn|sugar) ", text)]


@in_a_terminal
async def test_the_hand_is_sorted_as_it_was_chosen() -> None:
    """Every order shows all cards, and the cursor visits them as they stand there."""
    screen = screen_of(_played())
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("c")
        for order, cards in SORTED.items():
            assert screen.desk.settings.order == order
            assert _named(shown(pilot)) == cards
            await pilot.press("down")
            assert screen.desk.kit.at_cursor("hand", screen.desk.moment()) == f"card/{cards[1]}"
            await pilot.press("S")
        assert screen.desk.settings == Settings()


@in_a_terminal
async def test_one_key_sorts_in_the_next_way() -> None:
    """The last line says how the cards are sorted now, and names the key while one looks at them."""
    screen = screen_of(_played())
    async with at_table(screen, (120, 40)) as pilot:
        assert "S sort" not in shown(pilot)
        await pilot.press("c")
        assert "S sort" in shown(pilot)
        usual, *others = TITLE.orders.values if TITLE.orders is not None else ()
        for says in [value.label for value in (*others, usual)]:
            await pilot.press("S")
            assert f"Cards: {says}." in shown(pilot)


@in_a_terminal
async def test_the_order_is_kept_for_the_next_time() -> None:
    """What is chosen at the table stands in the settings."""
    app = application(NewGame(players="Ada,Ben", seed=1), Terminal())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, MatchScreen)
        await pilot.press("y", "S", "S")
    assert usual_settings()[0].order == "affordable"
