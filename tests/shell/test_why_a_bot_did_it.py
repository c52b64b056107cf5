"""`i` while the turn of a bot is told says why it did that; of what nobody chose it says so."""

from __future__ import annotations

from maracaibo_tui.library.settings import Settings
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from tests.support.seated import (
    ALONE,
    BESIDE_GREEDY,
    JEAN,
    asked,
    at_table,
    in_a_terminal,
    play_to,
    screen_of,
    session,
    shown,
)

SLOWLY = Settings(pace="manual")


def _told(screen: MatchScreen) -> bool:
    return screen.desk.seen.telling is not None


@in_a_terminal
async def test_why_a_bot_did_what_it_did() -> None:
    """The reasons lie above the telling, which goes on where it was when they are closed."""
    played = play_to(session(BESIDE_GREEDY, seed=2), lambda each: asked("DEC-04")(each) and each.match.state.turn > 1)
    screen = screen_of(played, SLOWLY)
    async with at_table(screen, (80, 24)) as pilot:
        screen.desk.referee.answer(screen.desk.referee.number, screen.desk.offered[0].hands_in[0])
        while not _told(screen):
            await pilot.press("1")
        telling = screen.desk.seen.telling
        assert telling is not None
        await pilot.press("enter", "i")
        text = shown(pilot)
        assert f"Why {telling.scene.who} did this" in text
        assert "In victory points as a bot values them" in text
        step = telling.at
        await pilot.press("escape")
        assert "Why " not in shown(pilot)
        assert screen.desk.seen.telling is telling
        assert telling.at == step
        assert "why" in shown(pilot)


@in_a_terminal
async def test_nobody_chooses_for_jean() -> None:
    """Her cards say what she does."""
    played = play_to(session(ALONE, JEAN), lambda each: asked("DEC-04")(each) and each.match.state.turn > 1)
    screen = screen_of(played, SLOWLY)
    async with at_table(screen, (80, 24)) as pilot:
        while not _told(screen):
            await pilot.press("1")
        await pilot.press("i")
        assert _told(screen)
        assert "Nobody chooses what is told here" in " ".join(shown(pilot).split())
