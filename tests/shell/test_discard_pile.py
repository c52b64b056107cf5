"""The discard pile lies open: among the offers, on a page of its own, in the search, and in lines."""

import pytest

from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.plain.position import position
from maracaibo_tui.tui.plain.words import Plain
from maracaibo_tui.tui.screen.lines import plain, width
from maracaibo_tui.tui.shell.kit import Moment
from tests.support.seated import (
    asked,
    at_table,
    in_a_terminal,
    kit,
    names_at,
    play,
    play_to,
    referee_of,
    screen_of,
    session,
    shown,
)


def _played() -> Session:
    played = play_to(play(session(), 60), asked("DEC-04"))
    assert len(played.match.state.discard) > 3
    return played


def _moment(played: Session) -> Moment:
    return Moment(played.view(), played.viewer, None, (), 0, names_at(played))


def _names(played: Session) -> list[str]:
    return [kit().printed.cards[card].name for card in played.match.state.discard]


@pytest.mark.parametrize("cells,rows", [(37, 50), (76, 12), (76, 40)])
def test_the_offers_say_how_many_cards_were_discarded_and_which_lies_on_top(cells: int, rows: int) -> None:
    """Beside the size of the draw pile."""
    played = _played()
    drawn = [plain(row) for row in kit().draw("display", _moment(played), cells, rows)]
    assert any(f"draw pile {len(played.match.state.draw)}" in each for each in drawn)
    told = " ".join(" ".join(drawn).split())
    assert f"discard pile {len(_names(played))}, on top {_names(played)[0]}" in told


@pytest.mark.parametrize("cells", [40, 74])
def test_its_page_lists_every_card_from_the_top(cells: int) -> None:
    """With all that each of them says; an empty pile says that it is one."""
    played = _played()
    rows = kit().thing("pile/discard", _moment(played), cells)
    assert all(width(row) <= cells for row in rows)
    listed = [plain(row).removeprefix("– ") for row in rows if plain(row).startswith("– ")]
    assert [text.partition(":")[0] for text in listed] == _names(played)
    assert "no card" in plain(kit().thing("pile/discard", _moment(session()), cells)[0])


@in_a_terminal
async def test_it_is_opened_from_the_offers_and_from_the_search() -> None:
    """The cursor stands on it behind the display, and a word finds it."""
    played = _played()
    screen = screen_of(played)
    async with at_table(screen, (120, 40)) as pilot:
        await pilot.press("d", *["down"] * len(played.match.state.display), "enter")
        assert "the one on top first" in shown(pilot)
        await pilot.press("escape", "/", *"discard", "enter")
        assert "the one on top first" in shown(pilot)


def test_in_lines_all_its_cards_are_named() -> None:
    """Whoever reads lines may look through it as well."""
    played = _played()
    text = " ".join(" ".join(position(Plain(kit(), referee_of(played)), "offers")).split())
    assert f"the one on top first: {', '.join(_names(played))}." in text
