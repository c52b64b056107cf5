"""Pictures say where they were cut, keep what matters most, and name only keys that do something."""

from datetime import UTC, datetime

import pytest
from msgspec import convert

from maracaibo_tui.engine.record_file import Header
from maracaibo_tui.games.maracaibo.words.points import PARTS
from maracaibo_tui.library.saves import Listed
from maracaibo_tui.tui.screen.lines import Line, plain, width
from maracaibo_tui.tui.screen.look import ASCII
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.pages.finished import FinishedPage
from maracaibo_tui.tui.shell.pages.plot import MEETING, Course, plot
from maracaibo_tui.tui.shell.pages.saves import SavesPage, Ways
from maracaibo_tui.tui.shell.pages.title import Way
from maracaibo_tui.tui.tables.maracaibo import points, route_map
from maracaibo_tui.tui.tables.maracaibo.card_lines import LEAST_LISTED, Shown, told_below
from tests.support.played import game
from tests.support.seated import SIZES, TWO, at_table, in_a_terminal, names_at, placed, play, screen_of, session, shown


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
        told = [row for row in drawn if row.strip().endswith(" more")]
        parts = [row for row in whole[2:] if row in drawn[2 : -len(last)]]
        if told:
            left_out = int(told[0].split()[1])
            assert len(parts) + left_out == next(at for at, row in enumerate(whole) if last[0] in row) - 2


@in_a_terminal
async def test_the_letters_of_the_captains_stay_over_their_figures() -> None:
    """However far one has read on, the first row of the captains is in sight; without the focus no key is named."""
    screen = screen_of(play(session(TWO), 60))
    async with at_table(screen, (60, 18)) as pilot:
        await pilot.press("o")
        first = shown(pilot).splitlines()
        assert first[-1].startswith(" Down more ")
        await pilot.press(*["down"] * 5)
        read = shown(pilot).splitlines()
        assert read[2] == first[2]
        assert read[3] != first[3]
        await pilot.press("escape")
        assert "Down" not in shown(pilot)
        assert "… more below" in shown(pilot)


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
    assert [row[3:].split()[0].rpartition("-")[2] for row in rows] == ["1", "2", "12"]
    assert not [row for row in rows if row.rstrip().endswith("…") or len(row) > cells]
    assert all("round 4, turn 12" in row and "today" in row for row in rows)


def test_a_card_told_in_part_says_so() -> None:
    """Where the words of a card have no room they end in an ellipsis; whole ones do not."""
    printed = game().printed
    wholes = {card: told_below(printed, [Shown(card, at=True)], 38, 0, 40) for card in printed.cards}
    longest = max(wholes, key=lambda card: len(wholes[card]))
    assert len(wholes[longest]) > 2
    assert not plain(wholes[longest][-1]).endswith("…")
    told = told_below(printed, [Shown(longest, at=True)], 38, 0, LEAST_LISTED + 2)
    assert len(told) == 2
    assert plain(told[-1]).endswith("…")
    assert max(map(width, told)) <= 38


def test_plain_signs_are_no_words() -> None:
    """In ASCII neither a free market nor the home port looks like a letter, or like what it stands beside."""
    assert not any(ASCII[sign].isalnum() for sign in "○◊")
    assert len({ASCII[sign] for sign in "○◊•■□▲●·"}) == len("○◊•■□▲●·")
    assert any("t○ wants tobacco" in text for text in route_map.MARKS)


def test_nobody_hides_another_on_a_plot() -> None:
    """Where courses meet stands a sign of its own, which is explained; steep ones have no gaps."""
    courses = [Course("Ada", "A", "", [0, 5, 90]), Course("Ben", "B", "", [0, 5, 20])]
    rows = [plain(each) for each in plot(courses, [], 12, 15)]
    assert any(MEETING in row for row in rows[:12])
    assert f"{MEETING} several together" in rows[-2]
    assert "A" in rows[0]
    assert all("A" in row or MEETING in row for row in rows[:12])
    apart = [plain(each) for each in plot([courses[0]], [], 12, 15)]
    assert not any(MEETING in row for row in apart)


def test_the_end_of_a_game_names_the_winner_on_every_screen() -> None:
    """Even where every part has points, total and winner stand on the page, and one way on from it."""
    played = play(session(TWO), 5000)
    moment = Moment(played.view(), played.viewer, None, (), 0, names_at(played))
    for player in moment.view.players:
        player.score = dict.fromkeys(PARTS, 1)
    ways = [Way(label, "", lambda: None) for label in ("Look at the board", "Same set-up again", "Back to the title")]
    for size in SIZES:
        drawn = (lambda cells: points.table(moment, cells), lambda _cells, _rows: list[Line]())
        page = "\n".join(map(plain, FinishedPage(("The game is over", "ada-1"), drawn, ways).draw(*size)))
        assert "total" in page
        assert "wins." in page
        assert "► 1 Look at the board" in page
