"""Pages as text: title, new game, settings, end of the game, drawn and used without a terminal."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from maracaibo_tui.engine.record_file import Header
from maracaibo_tui.games.maracaibo.words.choices import levels_named, options_of
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.plan import Plan, cleaned
from maracaibo_tui.play.seats import LONGEST_NAME, Seat
from maracaibo_tui.play.setting_up import SetUp, seated
from maracaibo_tui.play.told import where, who
from maracaibo_tui.tui.screen.lines import Lines, line, plain, width
from maracaibo_tui.tui.screen.look import Look
from maracaibo_tui.tui.shell.keys import ERASE
from maracaibo_tui.tui.shell.kit import Group, Result, Source
from maracaibo_tui.tui.shell.page import Page
from maracaibo_tui.tui.shell.pages.finished import FinishedPage
from maracaibo_tui.tui.shell.pages.games import facts, in_a_line, when
from maracaibo_tui.tui.shell.pages.new_game import NewGamePage
from maracaibo_tui.tui.shell.pages.plot import Course, plot
from maracaibo_tui.tui.shell.pages.settings import SettingsPage
from maracaibo_tui.tui.shell.pages.title import TitlePage, Way
from maracaibo_tui.tui.tables.maracaibo import title_picture
from tests.support.played import TITLE
from tests.support.seated import SIZES

TWO = Plan(seats=(Seat("Ada"), Seat("Ben", "random")))


def text(lines: Lines) -> str:
    """Give lines as text."""
    return "\n".join(plain(each).rstrip() for each in lines)


def title(went: list[str]) -> TitlePage:
    """Make a title whose ways are noted when they are gone."""

    def way(label: str) -> Way:
        return Way(label, "a detail", lambda: went.append(label))

    return TitlePage(title_picture.draw, [way(label) for label in ("Continue", "New game", "Quit")])


def new_game(plan: Plan = TWO, begin: Callable[[Plan], str] = lambda _plan: "") -> NewGamePage:
    """Open the page for a new game."""
    return NewGamePage(SetUp(TITLE), plan, begin)


def settings(put: list[Settings]) -> SettingsPage:
    """Open the page of settings; what it puts to use is noted."""

    def change(changed: Settings) -> str:
        put.append(changed)
        return ""

    return SettingsPage(Settings(), TITLE, change)


def ended(above: int = 0) -> FinishedPage:
    """Open the end of a game whose sheet has so many rows and two more."""
    rows = [Source(f"points {number}", {1: number, 2: 2}, "gain", sign="p") for number in range(above)]
    whole = Source("the sheet", {1: sum(range(above)), 2: 2 * above})
    result = Result("Ada wins.", [Group(whole, rows)], whole._replace(label="total"), {1: "Ada", 2: "Ben"})
    ways = [Way("Look at the board", "", lambda: None), Way("Title", "", lambda: None)]
    return FinishedPage(result, lambda _cells, _rows: [line("the plot")], ways)


PAGES: dict[str, Callable[[], Page]] = {
    "title": lambda: title([]),
    "new game": new_game,
    "settings": lambda: settings([]),
    "end": ended,
}


def pressed(page: Page, *actions: str) -> None:
    """Press keys by what they do; what is in quotes is typed."""
    for action in actions:
        if action.startswith("'"):
            for character in action[1:]:
                page.press("", character)
        else:
            page.press(action, {"erase": ERASE, "space": " "}.get(action, ""))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", PAGES)
def test_every_page_fills_every_screen(name: str, size: tuple[int, int]) -> None:
    """No line is longer than the screen, and there are exactly as many as rows."""
    cells, rows = size
    drawn = PAGES[name]().draw(cells, rows)
    assert len(drawn) == rows
    assert max(map(width, drawn)) <= cells


@pytest.mark.parametrize("name", PAGES)
def test_every_page_can_be_drawn_in_ascii(name: str) -> None:
    """Every sign of a page has one in ASCII that stands for it."""
    look = Look("mono", glyphs="ascii")
    rows = [plain(each) for each in PAGES[name]().draw(80, 24)]
    assert not [row for row in rows if look.glyphs(row).count("?") > row.count("?")]


@pytest.mark.parametrize("size", [(59, 18), (60, 17), (30, 6)], ids=str)
def test_tiny_terminals_get_a_notice(size: tuple[int, int]) -> None:
    """What is too small for a page shows one whole sentence, and no more rows than there are."""
    drawn = new_game().draw(*size)
    assert len(drawn) == size[1]
    said = f"{size[0]}×{size[1]} is too small; it takes 60×18. Nothing is lost."
    assert " ".join(text(drawn).split()) == said
    assert all(width(each) <= size[0] for each in drawn)


def test_a_terminal_of_one_cell_gets_one_cell() -> None:
    """There is no size at which more is drawn than fits."""
    assert [width(each) for each in new_game().draw(1, 1)] == [1]


def test_the_title_goes_where_the_cursor_or_a_digit_points() -> None:
    """Enter goes where the cursor is; a digit goes at once."""
    went: list[str] = []
    page = title(went)
    pressed(page, "down", "accept", "pick1", "pick9")
    assert went == ["New game", "Continue"]


def test_a_digit_that_stands_nowhere_goes_nowhere() -> None:
    """The key 0 is on no way, nor is a digit on one that has a key of its own: none of them leaves the program."""
    went: list[str] = []

    def way(label: str, key: str = "") -> Way:
        return Way(label, "", lambda: went.append(label), key)

    page = TitlePage(title_picture.draw, [way("New game"), way("Rulebook", "rule"), way("Quit", "quit")])
    pressed(page, *[f"pick{digit}" for digit in (0, 2, 3, 4, 9)])
    assert not went
    pressed(page, "pick1", "rule", "down", "down", "accept")
    assert went == ["New game", "Rulebook", "Quit"]


def test_the_title_shows_who_plays_on_every_screen() -> None:
    """Where the ship has no room, the menu still has."""
    for size in SIZES:
        drawn = text(title([]).draw(*size))
        assert " 1  Continue             a detail" in drawn
        assert "███" in drawn
    crowded = TitlePage(title_picture.draw, [Way(f"way {number}", "", lambda: None) for number in range(8)])
    assert "███" not in text(crowded.draw(60, 18))
    assert "8  way 7" in text(crowded.draw(60, 18))


def test_enter_alone_starts_a_game() -> None:
    """The page for a new game begins with what was played last, ready to start."""
    begun: list[Plan] = []
    page = new_game(begin=lambda plan: begun.append(plan) or "")  # type: ignore[func-returns-value, redundant-expr]
    assert "Enter  starts the game." in text(page.draw(80, 24))
    pressed(page, "accept")
    assert [seat.name for seat in begun[0].seats] == ["Ada", "Bot Ben"]


def test_a_name_is_typed_over_the_old_one() -> None:
    """The first letter replaces the name; Backspace shortens what stands there; letters that are keys are letters."""
    page = new_game()
    pressed(page, "'jack quill")
    assert page.wanted().seats[0].name == "jack quill"
    pressed(page, "erase", "erase", "down", "erase")
    assert [seat.name for seat in page.wanted().seats] == ["jack qui", "Bot Be"]


def test_a_seat_is_taken_by_a_person_a_bot_or_nobody() -> None:
    """Left and right choose who sits there; an empty seat gets a name when somebody sits down."""
    page = new_game()
    pressed(page, "down", "down", "right")
    assert page.wanted().seats[2] == Seat("Carla", colour=3)
    pressed(page, "right")
    assert page.wanted().seats[2].bot
    pressed(page, "left", "left")
    assert len(page.wanted().seats) == 2


def test_what_cannot_be_played_is_refused_in_a_sentence() -> None:
    """The rules' own sentence stands on the page, and Enter does not start."""
    begun: list[Plan] = []
    plan = Plan(seats=TWO.seats, chosen={"opponent": "jean"})
    page = new_game(plan, lambda plan: begun.append(plan) or "")  # type: ignore[func-returns-value, redundant-expr]
    assert "Jean plays against one person" in text(page.draw(80, 24))
    pressed(page, "accept")
    assert not begun


@pytest.mark.parametrize(
    "seats,hint",
    [
        ((), "Nobody plays"),
        ((Seat("Rob", "random"), Seat("Bob", "random")), "Nobody plays"),
        ((Seat("Ada"), Seat("Ada")), "two captains"),
        ((Seat("Ada"), Seat(" ")), "no name"),
        ((Seat("Ada"),), "alone"),
    ],
)
def test_seats_that_make_no_game_are_refused(seats: tuple[Seat, ...], hint: str) -> None:
    """Somebody must play, everybody has a name of their own, and nobody plays against nobody."""
    assert hint.casefold() in SetUp(TITLE).refusal(Plan(seats=seats)).casefold()


def test_a_level_is_asked_only_against_somebody() -> None:
    """The row appears with the opponent, with as many levels as the opponent has."""
    page = new_game(Plan(seats=(Seat("Ada"),), chosen={"opponent": "jean", "level": "5"}))
    assert "5 very hard" in text(page.draw(80, 24))
    pressed(page, "down", "down", "down", "down", "right")
    assert page.plan.chosen["opponent"] == "jacques"
    assert page.plan.chosen["level"] == "1"
    pressed(page, "right")
    assert "Level" not in text(page.draw(80, 24))


def test_a_pack_may_have_more_levels_than_there_are_words() -> None:
    """What the rulebook has no word for is a number."""
    assert [each.label for each in levels_named("jean", 6)][-2:] == ["5 very hard", "6"]
    assert [each.label for each in levels_named("jacques", 2)] == ["1", "2"]


def test_a_story_card_says_what_it_brings() -> None:
    """Whoever chooses a story reads which tiles and cards it lays out, for names alone say nothing."""
    setup = SetUp(TITLE)
    story = next(choice for choice in setup.choices(TWO) if choice.id == "story")
    says = {value.id: value.says for value in story.values}
    assert says["75"] == "No story, just quests."
    assert says["76"] == "Beside the quests: Town of Cabezas, Barcelona, Tortuga Crews, Silver Fleet, 8 further cards."


def test_choices_become_options_of_the_rules() -> None:
    """What was chosen on the page is what the rules are told."""
    chosen = {"edition": "first", "prestige": "all", "assistants": "four", "story": "77", "opponent": "jacques"}
    options = options_of(chosen, len(TWO.seats))
    assert (options.players, options.edition, options.story_card) == (2, "first", 77)
    assert options.prestige_all_faceup
    assert options.assistant_vp_round_four
    assert (options.bot, options.bot_level) == ("jacques", 1)


def test_chance_or_the_list_says_who_begins() -> None:
    """Drawn by lot, the same seed draws the same captain, and over many seeds each; as listed, the first."""
    listed = Plan(seats=TWO.seats, chosen={"start": "listed"})
    assert {seated(listed, seed) for seed in range(20)} == {TWO.seats}
    assert len({seated(TWO, seed) for seed in range(20)}) == 2
    assert seated(TWO, 5) == seated(TWO, 5)


@pytest.mark.parametrize(
    "typed,name",
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("\x1b[31mRed\x07", "[31mRed"),
        ("A\u202eda", "Ada"),
        ("海盗Li", "Li"),
        ("e\u0301mile", "émile"),
        ("Ada (random), Ben", "Ada random Ben"),
        ("x" * 50, "x" * LONGEST_NAME),
        ("\n\t", ""),
        ("a\u200bb\u0301\u0302", "ab"),
    ],
)
def test_names_are_cleaned(typed: str, name: str) -> None:
    """No name moves a cursor, turns or hides text, takes two cells or looks like a bot."""
    assert cleaned(typed) == name


def test_a_setting_is_put_to_use_with_the_key_that_changes_it() -> None:
    """Left and right change at once, round the end."""
    put: list[Settings] = []
    page = settings(put)
    pressed(page, "right", "left", "left")
    assert [each.theme for each in put] == ["light", "dark", "safe"]


def test_a_page_is_named_however_long_the_path_beside_its_name_is() -> None:
    """The path gives way, and what remains is its end."""
    head = text(settings([]).draw(60, 18)).split("\n")[0]
    assert head.startswith(" Settings")
    assert head.rstrip().endswith("settings.toml")


def test_what_holds_without_a_seed_stands_where_one_is_typed() -> None:
    """Values stand below each other."""
    rows = text(new_game().draw(80, 24)).split("\n")
    pack, seed = (next(row for row in rows if row.startswith(f"  {label}")) for label in ("Content pack", "Seed"))
    assert seed.index("any") == pack.index("maracaibo")


def test_the_end_shows_sheet_and_plot() -> None:
    """Side by side where there is room, one after the other where not."""
    page = ended()
    assert "the sheet" in text(page.draw(80, 24))
    assert "the plot" not in text(page.draw(80, 24))
    pressed(page, "right")
    assert "the plot" in text(page.draw(80, 24))
    assert "the sheet" in text(page.draw(120, 40))


def test_on_a_low_screen_the_total_and_all_ways_are_seen() -> None:
    """Total and winner are never cut off, and neither is a way on."""
    page = ended(above=12)
    drawn = text(page.draw(60, 18))
    assert all(said in drawn for said in ("total", "Ada wins.", "1  Look at the board", "2  Title"))


def test_a_long_sheet_is_turned_page_by_page() -> None:
    """What names the columns and what they come to stays; how much more there is is counted."""
    page = ended(above=30)
    first = text(page.draw(60, 18))
    assert "more below" in first
    assert " points 0 " in first
    assert int(first.split(" more below")[0].split()[-1]) == 30 - sum(f" points {n} " in first for n in range(30))
    pressed(page, "page_down", "page_down", "page_down", "page_down")
    last = text(page.draw(60, 18))
    assert " points 29 " in last
    assert "more below" not in last
    assert all(" total " in shown and " B  Ben" in shown for shown in (first, last))
    assert all(f" {key} " in last.splitlines()[-1] for key in ("J", "K", "Enter", "Right"))
    pressed(page, "page_up", "page_up", "page_up", "page_up")
    assert text(page.draw(60, 18)) == first
    assert "J more" not in text(ended(above=3).draw(60, 18))


def test_a_plot_reaches_its_ends() -> None:
    """The highest points stand at the top, the axis has its quarters, and every captain has a letter."""
    courses = [Course("Ada", "A", "seat1", [0, 10, 40]), Course("Ben", "B", "seat2", [0, 5, 20])]
    rows = text(plot(courses, [(0, "1"), (1, "2")], 60, 15)).splitlines()
    assert [row.split()[0] for row in rows if row[:5].strip().isdecimal()] == ["40", "30", "20", "10", "0"]
    assert rows[0].endswith("A")
    assert rows[-1] == "A Ada 40  B Ben 20"
    assert "nothing" in text(plot([], [], 60, 15))


def test_a_game_is_told_in_a_line() -> None:
    """Who plays against whom, how far, and when, shorter the nearer it is."""
    header = Header(
        game="maracaibo",
        rules="1",
        pack="maracaibo",
        pack_version="1",
        content="x",
        options={"players": 1, "bot": "jean", "bot_level": 3, "edition": "second", "campaign": False},
        seats=("Ada",),
        turn=(2, 5),
        answers=40,
    )
    assert who(header) == "Ada against Jean, level 3"
    assert where(header) == "round 2, turn 5"
    *more, least = in_a_line(header, "12:00", says_game=True)
    assert all(form.startswith("Maracaibo · ") for form in more)
    assert least == "round 2, turn 5"
    assert ("options", "edition second") in facts(header)
    now = datetime(2026, 5, 20, 12, 0, tzinfo=UTC)
    assert when(now, now) == "today 12:00"
    assert when(now - timedelta(days=1), now) == "yesterday 12:00"
    assert when(now - timedelta(days=30), now) == "20 Apr 12:00"
    assert when(now - timedelta(days=400), now) == "15 Apr 2025"
