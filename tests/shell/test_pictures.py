"""Pictures say where they were cut, keep what matters most, and name only keys that do something."""

import re
from datetime import UTC, datetime

import pytest
from msgspec import convert

from maracaibo_tui.engine.record_file import Header
from maracaibo_tui.games.maracaibo.words.points import PARTS
from maracaibo_tui.library.saves import Listed
from maracaibo_tui.tui.screen.glyphs import ASCII
from maracaibo_tui.tui.screen.lines import Line, plain, width
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import Marks
from maracaibo_tui.tui.shell.pages.finished import FinishedPage
from maracaibo_tui.tui.shell.pages.plot import Course, plot
from maracaibo_tui.tui.shell.pages.saves import SavesPage, Ways
from maracaibo_tui.tui.shell.pages.title import Way
from maracaibo_tui.tui.tables.maracaibo import points
from maracaibo_tui.tui.tables.maracaibo.card_lines import Shelf, Shown
from maracaibo_tui.tui.tables.maracaibo.card_sentences import in_sentences, told_rows
from tests.support.played import game
from tests.support.screens import middle
from tests.support.seated import (
    SIZES,
    TWO,
    at_table,
    in_a_terminal,
    kit,
    names_at,
    placed,
    play,
    screen_of,
    session,
    shown,
)


@pytest.mark.parametrize("rows", [4, 5, 6, 9])
def test_low_tables_of_points_keep_what_they_come_to(rows: int) -> None:
    """Total and winner, or what it would come to, are never cut away; parts without room are counted."""
    over, going = play(session(TWO), 5000), play(session(TWO), 90)
    for played, last in ((over, ["total", "wins."]), (going, ["if it ended now"])):
        moment = Moment(played.view(), played.viewer, None, (), 0, names_at(played))
        whole = [plain(each) for each in points.draw(game().printed, moment, 58, 40)]
        drawn = [plain(each) for each in points.draw(game().printed, moment, 58, rows)]
        assert len(drawn) <= rows
        drawn = [row for row in drawn if row]
        assert all(word in row for word, row in zip(last, drawn[-len(last) :], strict=True))
        told = [row for row in drawn if row.strip().endswith(" more below")]
        parts = [row for row in whole[2:] if row in drawn[2 : -len(last)]]
        if told:
            left_out = int(told[0].split()[0])
            assert len(parts) + left_out == next(at for at, row in enumerate(whole) if last[0] in row) - 2


@in_a_terminal
async def test_the_way_of_the_explorers_stays_over_what_its_spaces_bring() -> None:
    """However far one has read on, the way is in sight; what is below is counted; without the focus no key is named."""
    screen = screen_of(play(session(TWO), 60))
    async with at_table(screen, (60, 18)) as pilot:
        await pilot.press("x")
        first = shown(pilot).splitlines()
        assert first[-1].startswith(" Enter read  Down more ")
        await pilot.press(*["down"] * 9)
        read = shown(pilot).splitlines()
        assert "┼" in read[3]
        assert read[6] != first[6]
        await pilot.press("escape")
        assert "Down" not in shown(pilot)
        assert re.search(r"\d+ more below", shown(pilot))


@pytest.mark.parametrize("size", [(60, 18), (80, 24)])
def test_the_keys_of_the_filter_are_told_whole(size: tuple[int, int]) -> None:
    """At every width one reads which key takes and which one shows all again."""

    async def look() -> None:
        screen = screen_of(placed({"players.1.ship": "5"}))
        async with at_table(screen, size) as pilot:
            await pilot.press("f")
            said = shown(pilot).splitlines()[-1].strip()
            assert said == "Type to filter; Enter takes the option, Esc shows all."

    in_a_terminal(look)()


@in_a_terminal
async def test_a_link_is_followed_where_one_is_chosen() -> None:
    """The key for it stands in the last line as soon as a link is marked, and not before."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("question_mark")
        assert "follow" not in shown(pilot).splitlines()[-1]
        await pilot.press("n")
        assert "Enter follow" in shown(pilot).splitlines()[-1]


@pytest.mark.parametrize("cells", [60, 80, 120])
def test_saved_games_are_told_apart_by_the_end_of_their_names(cells: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name without room loses its middle; no row is cut beyond that."""
    names = [f"bartholomew-of-nevis-marguerite-de-tours-{number}" for number in (1, 2, 12)]
    told = {"game": "maracaibo", "rules": "1", "pack": "second", "pack_version": "1", "content": "", "options": {}}
    header = convert({**told, "seats": ("Ada",), "turn": (4, 12)}, Header)
    games = [Listed(name, datetime.now(UTC), header) for name in names]
    monkeypatch.setattr("maracaibo_tui.tui.shell.pages.saves.listed", lambda: games)
    page = SavesPage(lambda *_known: [], Ways(lambda _path: None, str, lambda: None))
    rows = [plain(each) for each in page.draw(cells, 24)[2:5]]
    assert [row[1:].split()[0].rpartition("-")[2] for row in rows] == ["1", "2", "12"]
    assert not [row for row in rows if row.rstrip().endswith("…") or len(row) > cells]
    assert all("round 4, turn 12" in row and "today" in row for row in rows)


def test_a_card_told_in_part_says_so() -> None:
    """Where the words of a card have no room they end in an ellipsis; whole ones do not."""
    played = middle()
    shelf = Shelf(game().printed, played.view().players[0], Marks(frozenset()))
    moment = Moment(played.view(), played.viewer, None, (), 0, {})
    longest = max(game().printed.cards, key=lambda card: told_rows(shelf, card, moment, 37))
    rows = told_rows(shelf, longest, moment, 37)
    assert rows > 4
    whole = in_sentences(shelf, Shown(longest), moment, 37, rows - 1)
    assert not [each for each in whole[:-1] if plain(each).rstrip().endswith("…")]
    told = in_sentences(shelf, Shown(longest), moment, 37, 3)
    assert len(told) == 3
    assert plain(told[-1]).rstrip().endswith("…")
    assert max(map(width, told)) <= 37


def test_plain_signs_are_no_words() -> None:
    """In ASCII neither a free market nor the home port looks like what it stands beside."""
    assert not ASCII["◊"].isalnum()
    assert len({ASCII[sign] for sign in "○◊•■▲●·"}) == len("○◊•■▲●·")


def test_nobody_hides_another_on_a_plot() -> None:
    """Letters stand at the end, side by side on one row; the leader lies on top, and steep ones have no gaps."""
    courses = [Course("Ada", "A", "seat1", [0, 5, 80]), Course("Ben", "B", "seat2", [0, 5, 80])]
    drawn = plot(courses, [], 20, 15)
    assert plain(drawn[0]).rstrip().endswith("AB")
    apart = plot([courses[0], Course("Ben", "B", "seat2", [0, 5, 20])], [], 20, 15)
    rows = [[span for span in row if span.style == "seat1"] for row in apart[:12]]
    assert all(rows)
    assert not any(span.style == "seat2" for span in apart[11])


def test_the_end_of_a_game_names_the_winner_on_every_screen() -> None:
    """Even where every part has points, total and winner stand on the page, and one way on from it."""
    played = play(session(TWO), 5000)
    moment = Moment(played.view(), played.viewer, None, (), 0, names_at(played))
    for player in moment.view.players:
        player.score = dict.fromkeys(PARTS, 1)
    ways = [Way(label, "", lambda: None) for label in ("Look at the board", "Same set-up again", "Back to the title")]
    for size in SIZES:
        result = kit().result(moment, (), ())
        page = "\n".join(map(plain, FinishedPage(result, lambda _cells, _rows: list[Line](), ways).draw(*size)))
        assert "total" in page
        assert " wins with " in page
        assert " 1  Look at the board" in page
