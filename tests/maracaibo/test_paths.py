"""State paths read everything on the table, and say where a path goes astray."""

import pytest

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.games.maracaibo.audit.paths import all_paths, read
from maracaibo_tui.games.maracaibo.scenarios.given import arrange
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Options
from maracaibo_tui.games.maracaibo.state.views import view
from tests.support.played import TABLES, begun, called, finished, positions

AT_THE_START: list[tuple[str, object]] = [
    ("round", 1),
    ("turn", 0),
    ("phase", "setup"),
    ("active", 1),
    ("players.2.doubloons", 9),
    ("players.1.vp", 0),
    ("players.1.combat_points", 1),
    ("players.1.figures", 2),
    ("players.1.figures_general", 6),
    ("players.1.planning", []),
    ("players.1.tableau", []),
    ("players.1.assistants", {}),
    ("players.1.ship", "havana"),
    ("players.1.explorer", "start"),
    ("players.1.barriers", []),
    ("players.1.influence.spain", 0),
    ("players.1.rank.spain", 0),
    ("players.1.income.doubloons", 8),
    ("players.1.income.vp", 0),
    ("players.1.discs.six_vp", 2),
    ("players.1.upgrades", []),
    ("players.1.synergies", []),
    ("players.1.quests", []),
    ("players.1.card_quests", {}),
    ("players.1.combat_tokens", []),
    ("players.1.compasses", 1),
    ("players.1.hand_limit", 4),
    ("players.1.career.id", ""),
    ("players.1.career.done", []),
    ("players.1.score.total", 0),
    ("nations.spain.supply", 12),
    ("nations.spain.on_board", 1),
    ("nations.spain.cleared", 1),
    ("nations.spain.removed", 0),
    ("locations.6.marker", "spain"),
    ("locations.9.marker", ""),
    ("locations.6.quests", []),
    ("locations.10.goods", 0),
    ("locations.11.tile", "CT-maracaibo"),
    ("locations.10.tile", ""),
    ("legacy", []),
    ("legacy.L10.discs", 0),
    ("legacy.L6.markers", {}),
    ("legacy.L9.marker", ""),
    ("track.e1.quest", ""),
    ("decks.discard", []),
    ("decks.automa", []),
    ("prestige.1.faceup", True),
    ("prestige.2.faceup", False),
    ("prestige.1.investors", []),
    ("winners", []),
    ("display.count", 4),
    ("decks.draw.count", 76),
    ("players.2.hand.count", 8),
]
ASTRAY = [
    ("", "'' at the start of the path, allowed round, turn"),
    ("plyers.1.vp", "'plyers' at the start of the path"),
    ("players", "the end of the path, allowed after it 1 or 2"),
    ("players.3.vp", "'3' after players, allowed 1 or 2"),
    ("players.<seat>.vp", "'<seat>' after players, allowed 1 or 2"),
    ("players..vp", "'' after players, allowed 1 or 2"),
    ("players.1.influence.spane", "'spane' after players.1.influence, allowed france, spain or england"),
    ("players.1.vp.count", "'count' after players.1.vp, allowed nothing more"),
    ("locations.23.marker", "'23' after locations, allowed havana, 1"),
    ("legacy.L1.discs", "'L1' after legacy"),
    ("jean.vp", "'jean' at the start of the path"),
    ("prestige.5.id", "'5' after prestige, allowed 1, 2, 3 or 4"),
]


@pytest.mark.parametrize("path, value", AT_THE_START)
def test_a_path_reads_what_is_on_the_table(path: str, value: object) -> None:
    """Every kind of path gives its value, of its type."""
    match = begun(Options(), 1)
    found = read(match.table, match.questions, path)
    assert (found, type(found)) == (value, type(value))


def test_piles_are_read_from_the_top() -> None:
    """The card a pile begins with is the next to be drawn."""
    match = begun(Options(), 1)
    assert read(match.table, match.questions, "decks.draw") == list(match.state.draw)
    assert read(match.table, match.questions, "decks.combat_2") == list(match.state.combat_2)


def test_options_and_the_deciding_seat_belong_to_the_question() -> None:
    """Without a question nothing is offered and nobody decides."""
    match = begun(Options(), 1)
    assert read(match.table, match.questions, "options") == list(match.question.options if match.question else ())
    assert (read(match.table, (), "options"), read(match.table, (), "active")) == ([], 0)


@pytest.mark.parametrize("path, said", ASTRAY)
def test_a_path_that_names_nothing_says_where_it_goes_astray(path: str, said: str) -> None:
    """One sentence names the path, the word that fits nowhere, and what could stand there."""
    match = begun(Options(), 1)
    with pytest.raises(PathError) as error:
        read(match.table, match.questions, path)
    assert str(error.value).startswith(f"{path}: found {said}")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("options", TABLES, ids=called)
def test_all_paths_can_be_read_one_by_one(options: Options) -> None:
    """Each path of the table reads the same alone, throughout a game; their order never changes."""
    order: list[str] = []
    for match in positions(options, seed=3, every=25):
        paths = all_paths(match.table, match.questions)
        assert paths == {path: read(match.table, match.questions, path) for path in paths}
        now = [path for path in paths if not path.startswith("legacy.") and ".score." not in path]
        order = order or now
        assert now == order


def test_all_paths_have_the_points_of_the_final_scoring_only_when_it_is_over() -> None:
    """The parts of the score appear with the end of the game and make up what was gained."""
    assert not [path for path in all_paths(begun(Options(), 5).table) if ".score." in path]
    match = finished(Options(), 5)
    paths = all_paths(match.table)
    assert paths["players.1.score.total"] == paths["players.1.vp"]
    assert paths["winners"] == list(match.state.winners)


def test_all_paths_have_legacy_tiles_only_when_they_are_in_play() -> None:
    """A tile out of play, and the city it would add, stay out of the list."""
    match = begun(Options(), 5)
    assert not [path for path in all_paths(match.table) if "L10" in path or "9a" in path]
    arrange(match.table, {"legacy": ["L10", "L4"]})
    paths = all_paths(match.table)
    assert paths["legacy.L10.discs"] == 0
    assert paths["locations.9a.marker"] == ""


def test_paths_read_a_view_as_well() -> None:
    """What a seat may not see reads as hidden, in the number that everybody may see."""
    match = begun(Options(), 1)
    table = Table(view(match.state, 1), match.table.printed)
    assert read(table, (), "players.2.hand") == [HIDDEN] * 8
    assert read(table, (), "decks.draw.count") == 76
    assert read(table, (), "prestige.2.id") == HIDDEN
    assert all_paths(table).keys() == all_paths(match.table).keys()
