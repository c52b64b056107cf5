"""Files that name what this version does not have: games are shown and gone on with as far as they can be."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from maracaibo_tui.cabinet.saved import open_saved
from maracaibo_tui.cabinet.wishes import NewGame
from maracaibo_tui.library.settings import LAST_GAME_FILE, SETTINGS_FILE, Settings, SettingsError, path_of, read, write
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.sitting import new_game, old_game
from maracaibo_tui.tui.front import application
from maracaibo_tui.tui.screen.edge import Terminal
from tests.support.played import terms
from tests.support.seated import JEAN, asked, in_a_terminal, play_to, shown

ASKS_MORE = {
    "a seat": '[[seats]]\nname = "Ada"\nbot = "genius"',
    "a choice": "[chosen]\nstory = 'second'\nlevel = 'hard'",
}


def left_with_a_card_of_tomorrow() -> tuple[Path, int]:
    """Leave a game in the middle of a turn, with a card in play that this version does not know."""
    sitting = new_game(terms(JEAN), 1, (Seat("Ada"),))
    played = play_to(sitting.session, lambda each: asked("DEC-16")(each) and each.match.state.turn > 2)
    ada = played.match.state.players[0]
    ada.tableau = (*ada.tableau, "Z99")
    sitting.saving(played)
    sitting.saving.release()
    return sitting.saving.path, len(played.match.journal)


def test_such_a_game_goes_on_from_the_start_of_its_turn_under_another_name() -> None:
    """What is lost is said, and the file stays as it is for a version that knows the card."""
    path, answers = left_with_a_card_of_tomorrow()
    before = path.read_bytes()
    sitting = old_game(path)
    assert "'card Z99'" in sitting.note
    assert f"as {sitting.saving.path.stem}; {path.stem} stays as it is." in sitting.note
    assert len(sitting.session.match.journal) < answers
    sitting.session.settle()
    assert sitting.session.question is not None
    sitting.session.answer(sitting.session.number, sitting.session.question.options[0])
    assert path.read_bytes() == before
    assert open_saved(sitting.saving.path).record.journal
    sitting.saving.release()


@in_a_terminal
async def test_such_a_game_is_shown_among_the_others() -> None:
    """The list of saved games draws the start of its turn."""
    path, _answers = left_with_a_card_of_tomorrow()
    for size in ((80, 24), (150, 45)):
        async with application(NewGame(), Terminal()).run_test(size=size) as pilot:
            await pilot.press("4")
            await pilot.pause()
            assert path.stem in shown(pilot)
            assert "if it ended now" in shown(pilot)


@pytest.mark.parametrize("text", ASKS_MORE.values(), ids=ASKS_MORE.keys())
@in_a_terminal
async def test_a_last_choice_that_is_no_longer_offered_gives_way(text: str) -> None:
    """The page for a new game opens with the usual in its place."""
    path = path_of(LAST_GAME_FILE.format("maracaibo"))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    async with application(NewGame(), Terminal()).run_test(size=(80, 24)) as pilot:
        await pilot.press("1")
        await pilot.pause()
        assert "New game" in shown(pilot)
        assert "Captain 1" in shown(pilot)


def test_a_key_with_a_long_name_is_kept() -> None:
    """Some keyboards have quotation marks that Unicode has long names for."""
    name = "left_pointing_double_angle_quotation_mark"
    write(path_of(SETTINGS_FILE), Settings(keys={"undo": (name,)}))
    settings, problems = read(path_of(SETTINGS_FILE), Settings)
    assert not problems
    assert settings.keys == {"undo": (name,)}


def test_what_could_not_be_read_again_is_not_written() -> None:
    """The file stays as it was, and the sentence says what is wrong."""
    path = path_of(SETTINGS_FILE)
    write(path, Settings(theme="light"))
    before = path.read_bytes()
    wrong: Any = msgspec.structs.replace(Settings(), keys={"undo": ("x" * 200,)})
    with pytest.raises(SettingsError, match="could not be read again"):
        write(path, wrong)
    assert path.read_bytes() == before
