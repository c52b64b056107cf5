"""A game of Pirates goes on after it was saved exactly as before, at every question, and plays again from its file."""

import re

import pytest

from maracaibo_tui.engine.replay import replay
from maracaibo_tui.games import title_of
from maracaibo_tui.games.pirates.state import stored
from maracaibo_tui.games.pirates.state.position import HIDDEN, Options
from maracaibo_tui.play.terms import Terms
from tests.pirates.tables import COMBINATIONS, LAYOUTS, TABLES, called, game, positions
from tests.support.at_random import answers
from tests.support.through_files import (
    begun,
    ends_like_one_never_saved,
    goes_on_at_every_question,
    journal_plays_again,
    loaded,
    sat_out,
    undo_goes_on_after_loading,
)
from tests.support.torture import times
from tests.support.written import written

GAMES = times(60, 2000)
at_every_table = pytest.mark.parametrize("options", TABLES, ids=called)


def table(number: int) -> Options:
    """Give one of the tables: all numbers of people and combinations of modules come in turn, Jordan with any level."""
    modules, players = COMBINATIONS[(number * 5) % len(COMBINATIONS)], 1 + number % 4
    if players == 1:
        return Options(players=1, bot="jordan", bot_level=number % 7, layout=LAYOUTS[number % 3], **modules)
    return Options(players=players, layout=LAYOUTS[number % 3], **modules)


@at_every_table
def test_a_game_goes_on_exactly_as_before_at_every_question(options: Options) -> None:
    """Saved and loaded after every answer: same state, question, journal, turn's start, and the same file again."""
    goes_on_at_every_question(game(), options, 5)


@at_every_table
def test_a_loaded_game_ends_like_the_one_that_was_never_saved(options: Options) -> None:
    """Saved and loaded before every single answer, a whole game comes to the same end."""
    ends_like_one_never_saved(game(), options, 6)


@pytest.mark.parametrize("number", range(GAMES))
def test_the_journal_plays_the_whole_game_again(number: int) -> None:
    """From the saved set-up every answer is offered again, and every digest is met (INV-P26)."""
    journal_plays_again(game(), table(number), number)


@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_of_the_table_plays_again(number: int) -> None:
    """Neither answers that the table gives by itself nor what was taken back stand in the way."""
    session, record = sat_out(Terms(title_of("pirates"), game(), table(number)), number)
    played = replay(game(), record)
    assert (played.difference, played.steps) == ("", len(session.match.journal))


def test_the_tables_of_those_games_are_all_different() -> None:
    """Every number of people, level of Jordan, layout and module is among them."""
    tables = [table(number) for number in range(60)]
    assert {each.players for each in tables} == {1, 2, 3, 4}
    assert {each.bot_level for each in tables} == set(range(7))
    assert len(set(tables)) == len(tables)


@at_every_table
def test_undo_goes_on_after_loading(options: Options) -> None:
    """Within the turn, a loaded game can be taken back step by step like the one that was saved."""
    undo_goes_on_after_loading(game(), options, 8)


@at_every_table
def test_nothing_hidden_stands_open_in_the_file(options: Options) -> None:
    """No mission and no card of a pile can be read in the file: outside the packed part stands only the header."""
    sitting = begun(game(), options, 9)
    for _ in zip(range(60), answers(sitting.match, 9), strict=False):
        pass
    file = written(game(), sitting).decode()
    for line in re.findall(r'"([A-Za-z0-9+/=]{60,})"', file):
        file = file.replace(line, "")
    assert not re.search(r"\b[PQ]\d\d+\b", file)
    assert str(sitting.match.state.chance) not in file


@at_every_table
def test_every_id_of_a_state_is_looked_up(options: Options) -> None:
    """Whatever is left out of the box is missed by a save that names it."""
    box = game().printed.box
    ids = {*box.improvements, *box.locations, *box.residences, *box.missions, *box.spaces, *box.upgrades}
    for match in positions(options, 10, every=9):
        state = match.state
        in_state = set(re.findall(r'"([^"]*)"', stored.encode(state).decode())) & ids
        assert in_state
        assert game().unknown(state) == ""


def test_a_view_is_no_position_to_go_on_with() -> None:
    """A state with hidden missions in it, as a seat sees it, is refused by name."""
    state = game().begin(TABLES[0], 1)
    state.players[1].dealt = (HIDDEN, HIDDEN)
    assert game().unknown(state) == f"mission {HIDDEN}"


def test_a_game_in_the_middle_of_its_sealed_question_loads_with_what_is_missing() -> None:
    """Whoever has kept a mission need not do it again; the others are still asked."""
    sitting = begun(game(), Options(players=3), 4)
    match = sitting.match
    asked = match.asked(2)
    assert asked is not None
    match.answer(asked.options[0], seat=2)
    record = loaded(game(), written(game(), sitting))
    assert [each.seat for each in match.questions] == [1, 3]
    assert record.now.players[1].kept == (asked.options[0].removeprefix("keep:"),)


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)], ids=str)
def test_a_journal_in_another_order_of_the_sealed_answers_plays_again(order: tuple[int, ...]) -> None:
    """Whoever keeps a mission first, journal and digests of the whole game play again, and all end the same."""
    ends = []
    for arriving in ((1, 2, 3), order):
        sitting = begun(game(), Options(players=3), 4)
        for seat in arriving:
            asked = sitting.match.asked(seat)
            assert asked is not None
            sitting.match.answer(asked.options[seat % 2], seat=seat)
        for _ in answers(sitting.match, 11):
            pass
        record = loaded(game(), written(game(), sitting))
        assert [entry.seat for entry in record.journal[:3]] == list(arriving)
        played = replay(game(), record)
        assert (played.steps, played.difference) == (len(sitting.match.journal), "")
        ends.append(game().digest(sitting.match.state))
    assert ends[0] == ends[1]
