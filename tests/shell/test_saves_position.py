"""The position of a saved game in a narrow terminal: in the rows a short list leaves, and part by part with Tab."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maracaibo_tui.cabinet.saved import open_saved
from maracaibo_tui.library.saves import Listed, SaveError, games_folder, listed, write
from maracaibo_tui.play.looking_on import Onlooker
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.tui.screen.lines import Lines, plain, width
from maracaibo_tui.tui.shell.pages.onlooking import BOTH
from maracaibo_tui.tui.shell.pages.preview import Preview
from maracaibo_tui.tui.shell.pages.saved_rows import list_of
from maracaibo_tui.tui.shell.pages.saves import SavesPage, Ways
from tests.support.played import TITLE
from tests.support.seated import SIZES, play

NARROW = [size for size in SIZES if size[0] < 120]
TALL = (100, 50)


def saved(games: int, answers: int = 40) -> None:
    """Leave so many games behind."""
    sitting = SetUp(TITLE).begin(Plan(seats=(Seat("Ada"), Seat("Ben")), chosen={"start": "listed"}, seed=3))
    play(sitting.session, answers)
    sitting.saving.release()
    data = sitting.saving.path.read_bytes()
    for number in range(2, games + 1):
        write(games_folder() / f"ada-ben-{number}.json", data)


def opened(closed: list[str] | None = None) -> SavesPage:
    """Open the page; that it was left is noted."""
    left = closed if closed is not None else []
    return SavesPage(Preview(), Ways(lambda _path: None, lambda _path: "", lambda: left.append("closed")))


def text(drawn: Lines) -> str:
    """Give lines as text."""
    return "\n".join(plain(each).rstrip() for each in drawn)


@pytest.mark.parametrize("rows", [34, 37, 57])
def test_a_position_is_as_high_as_the_list_beside_it(rows: int) -> None:
    """Where the chart needs fewer rows than it has the points take them: no hole is left below."""
    saved(1)
    drawn = Preview()(games_folder() / "ada-ben-1.json", listed()[0], 49, rows, BOTH)
    assert len(drawn) == rows
    assert all(width(each) == 49 for each in drawn)


@pytest.mark.parametrize("size, rows", [((129, 57), 34), ((120, 37), 22), ((89, 47), 22)], ids=str)
def test_a_chart_has_its_own_rows_and_the_points_the_others(size: tuple[int, int], rows: int) -> None:
    """The largest chart that has room is taken, and no land stands on legs below it; no line is to be opened."""
    saved(1)
    drawn = text(Preview()(games_folder() / "ada-ben-1.json", listed()[0], *size, BOTH)).split("\n")
    assert drawn[rows].startswith("  n  city (n) village")
    assert drawn[rows + 1].startswith(" Points ─")
    assert not [row for row in drawn if "on a line shows" in row]


@pytest.mark.parametrize("size", NARROW, ids=str)
def test_a_short_list_leaves_room_for_the_points(size: tuple[int, int]) -> None:
    """Below one or two games stands what everybody has, above the facts; the list and the facts stay whole."""
    saved(1)
    drawn = text(opened().draw(*size))
    assert " Points ─" in drawn
    assert "if it ended now" in drawn
    assert "Havana" not in drawn
    assert drawn.index("ada-ben-1") < drawn.index(" Points ─") < drawn.index("Maracaibo, Ada, Ben")


def test_a_tall_narrow_terminal_has_room_for_all_of_it() -> None:
    """Map and points stand below the list; Tab gives them the whole page."""
    saved(1)
    page = opened()
    drawn = text(page.draw(*TALL))
    assert "Havana" in drawn
    assert " Points ─" in drawn
    page.press("next_part", "\t")
    drawn = text(page.draw(*TALL))
    assert "Havana" in drawn
    assert "standing" not in drawn
    page.press("next_part", "\t")
    assert "standing" in text(page.draw(*TALL))


def test_what_happened_last_and_what_is_asked_stand_below_the_points() -> None:
    """Beside a list, so that one knows again which game it was; and how long and how old it is."""
    saved(1)
    drawn = text(opened().draw(120, 40))
    last, asked, size = (drawn.index(each) for each in (" last\n", " asked now\n", " answers · saved today"))
    assert drawn.index("if it ended now") < last < asked < size
    assert "?" in drawn[asked:size]


@pytest.mark.parametrize("coast,sign", [("full", "▄"), ("line", "▀"), ("ascii", "'")])
def test_the_coast_of_a_preview_is_that_of_the_look(coast: str, sign: str) -> None:
    """In plain ASCII nothing else is drawn; signs of the table are made plain by the look."""
    saved(1)
    page = SavesPage(Preview(lambda: coast), Ways(lambda _path: None, lambda _path: "", lambda: None))
    drawn = text(page.draw(120, 40))
    assert sign in drawn
    assert coast != "ascii" or not {*"▀▄▙▟"} & {*drawn}


def test_whatever_is_asked_can_be_told_to_an_onlooker() -> None:
    """Every question of a game has its sentence for somebody who sees no secrets."""
    sitting = SetUp(TITLE).begin(Plan(seats=(Seat("Ada"), Seat("Ben")), chosen={"start": "listed"}, seed=3))
    points = set()
    for _ in range(150):
        play(sitting.session, 1)
        seen = Onlooker().look(sitting.saving.path)
        assert seen.question is not None
        assert seen.title.words().in_words(seen.printed, seen.view, seen.question)[0]
        points.add(seen.question.point)
    assert seen.last
    assert len(points) > 8
    sitting.saving.release()


@pytest.mark.parametrize("size", NARROW, ids=str)
def test_a_long_list_keeps_its_rows(size: tuple[int, int]) -> None:
    """Where there are many games nothing stands between them and the facts."""
    saved(20)
    drawn = text(opened().draw(*size))
    assert " Points ─" not in drawn
    assert "more below" in drawn


@pytest.mark.parametrize("size", NARROW, ids=str)
def test_tab_turns_from_the_list_to_the_map_and_the_points(size: tuple[int, int]) -> None:
    """The head names the key, the foot what comes next; up and down go from game to game, and Esc back."""
    saved(20)
    closed: list[str] = []
    page = opened(closed)
    assert "Tab shows the map · f filter · 20" in text(page.draw(*size)).splitlines()[0]
    page.press("next_part", "\t")
    first = text(page.draw(*size))
    assert "Homeward" in first
    assert first.splitlines()[0].endswith(f"{page.games[0].name} · 1 of 20")
    assert "Tab points" in first.splitlines()[-1]
    page.press("down", "")
    assert f"{page.games[1].name} · 2 of 20" in text(page.draw(*size))
    page.press("next_part", "\t")
    assert " Points ─" in text(page.draw(*size))
    assert "Tab list" in text(page.draw(*size)).splitlines()[-1]
    page.press("back", "")
    assert not closed
    assert "standing" in text(page.draw(*size))
    page.press("previous_part", "")
    assert " Points ─" in text(page.draw(*size))
    page.press("back", "")
    page.press("back", "")
    assert closed == ["closed"]


@pytest.mark.parametrize("key", ["rename", "delete", "export", "import", "undo", "filter"])
def test_a_position_takes_the_keys_that_its_foot_names(key: str) -> None:
    """What is done to the games of the list is done there alone, where the foot says what the keys do."""
    saved(2)
    page = opened()
    page.draw(80, 24)
    page.press("next_part", "\t")
    page.draw(80, 24)
    assert not page.press(key, "")
    assert (page.typed, len(listed())) == (None, 2)
    page.press("back", "")
    assert page.press(key, "")


@pytest.mark.parametrize("size", [(60, 18), (80, 24), (120, 40)])
def test_what_no_name_can_have_is_left_out_with_a_word(size: tuple[int, int]) -> None:
    """What was typed in vain is named with what names are made of, until the name is done or left."""
    saved(1)
    page = opened()
    page.press("rename", "r")
    assert page.typed is not None
    page.typed.text = ""
    for character in "my game":
        page.press("", character)
    assert page.typed.text == "mygame"
    assert '" " is left out: a name has up to 64 letters' in " ".join(text(page.draw(*size)).split())
    page.press("accept", "")
    assert "left out" not in text(page.draw(*size))
    assert [game.name for game in listed()] == ["mygame"]


@pytest.mark.parametrize("answers, told", [(1, "1 answer · saved"), (2, "2 answers · saved")])
def test_a_single_answer_is_one_answer(answers: int, told: str) -> None:
    """How long a game is reads as one says it aloud."""
    saved(1, answers)
    assert f" {told}" in text(opened().draw(120, 40))


def test_a_name_is_cut_only_where_nothing_is_left_of_the_row() -> None:
    """Where a game is and when it was played take no more cells than their longest words."""
    saved(1)
    name = "ada-and-bartholomew-of-nevis-9"
    write(games_folder() / f"{name}.json", (games_folder() / "ada-ben-1.json").read_bytes())
    assert name in text(list_of(listed(), 0, (), 62, 2))


@pytest.mark.parametrize("cells, told", [(78, "Maracaibo: Ada, Ben"), (60, "Ada, Ben")])
def test_where_a_game_has_no_room_for_its_name_who_plays_is_told(cells: int, told: str) -> None:
    """In a list of several games it is said first which one is played; in a narrow one at least who plays it."""
    saved(1)
    (game,) = listed()
    assert game.header is not None
    other = msgspec.structs.replace(game, name="ida", header=msgspec.structs.replace(game.header, game="pirates"))
    row = text(list_of([game, other], 0, (), cells, 2)).split("\n")[0]
    assert row.endswith(f"  {told}")


def test_a_last_good_state_of_one_answer_is_told_so() -> None:
    """On the page as well as where the damaged game is opened by its name."""
    saved(1, 1)
    path = games_folder() / "ada-ben-1.json"
    write(path, path.read_bytes())
    path.write_bytes(path.read_bytes()[:-100])
    assert "1 answer) as a game of its own" in " ".join(text(opened().draw(80, 24)).split())
    with pytest.raises(SaveError, match=r"its last good state \(1 answer\)"):
        open_saved(path)


@pytest.mark.parametrize("turned", range(4))
@pytest.mark.parametrize("size", [*SIZES, TALL], ids=str)
def test_whatever_is_shown_fills_the_screen(size: tuple[int, int], turned: int) -> None:
    """No line is longer than the screen, and there are exactly as many as rows."""
    saved(2)
    page = opened()
    page.draw(*size)
    for _ in range(turned):
        page.press("next_part", "\t")
    drawn = page.draw(*size)
    assert len(drawn) == size[1]
    assert max(map(width, drawn)) <= size[0]


def test_a_file_that_is_no_game_has_no_position() -> None:
    """Its list stays where it is, and Tab shows nothing else."""
    saved(1)
    (games_folder() / "broken.json").write_text("{}", encoding="utf-8")
    page = opened()
    page.at = [game.name for game in page.games].index("broken")
    for _ in range(2):
        drawn = text(page.draw(80, 24))
        assert "it is no saved game" in " ".join(drawn.split())
        assert " Points ─" not in drawn
        assert "Tab" not in drawn
        page.press("next_part", "\t")


def test_going_through_the_list_reads_the_pack_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game is read when it is first shown, and what is printed on the pieces only for the first of them."""
    saved(3)
    packs: list[object] = []
    from maracaibo_tui.cabinet.packs import load_printed

    def load(title: Any, pack: Any = None, *, whole: bool = False) -> Any:  # noqa: ANN401 - as the original
        packs.append(pack)
        return load_printed(title, pack, whole=whole)

    monkeypatch.setattr("maracaibo_tui.play.looking_on.load_printed", load)
    read: list[Path] = []
    shown = Preview()

    def drawn(path: Path, game: Listed, cells: int, rows: int, part: str = "") -> Lines:
        read.append(path)
        return shown(path, game, cells, rows, part)

    page = SavesPage(drawn, Ways(lambda _path: None, lambda _path: "", lambda: None))
    for _ in range(2):
        for _ in page.games:
            page.draw(80, 24)
            page.press("down", "")
    assert len(set(read)) == 3
    assert len(packs) == 1


def test_what_cannot_be_shown_is_said_in_as_many_rows_as_it_takes() -> None:
    """The sentence is broken into lines that fit."""
    saved(1)
    game = listed()[0]
    rows = Preview()(games_folder() / "gone.json", game, 40, 12)
    assert len(rows) > 1
    assert max(map(width, rows)) <= 40
    assert "gone" in text(rows).replace("\n", "")


def test_who_plays_is_not_cut_beside_empty_columns() -> None:
    """Where and when take the cells that their words need; what is left is for the captains."""
    saved(3)
    rows = text(opened().draw(120, 40)).splitlines()
    assert any(re.search(r"ada-ben-1 +round 1, turn \d+  today \d\d:\d\d  Ada, Ben", row) for row in rows)


@pytest.mark.parametrize("size", [(60, 18), (80, 24)], ids=str)
def test_a_long_path_takes_the_rows_that_the_position_leaves(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No row stays empty above a path that has no room: it can be read to its end."""
    saved(1)
    folder = Path("/a-folder/of-ada/with-a-name-that-is-rather-long/games")
    monkeypatch.setattr("maracaibo_tui.tui.shell.pages.saves.path_of", lambda name: folder / f"{name}.json")
    drawn = text(opened().draw(*size))
    assert re.sub(r"\s+", "", drawn).count(str(folder / "ada-ben-1.json")) == 1
