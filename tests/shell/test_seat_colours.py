"""Every captain has a colour of its own: chosen with the seat, kept with the game, the same wherever it is drawn."""

from collections.abc import Sequence
from itertools import combinations

import pytest
from rich.color import ColorSystem
from rich.style import Style

from maracaibo_tui.cabinet.wishes import NewGame
from maracaibo_tui.engine.record_file import read_header, with_header
from maracaibo_tui.library.saves import listed_file, read
from maracaibo_tui.library.settings import LAST_GAME_FILE, Settings, path_of, write
from maracaibo_tui.library.settings import read as read_settings
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import COLOURS, Seat, coloured, colours
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting, old_game
from maracaibo_tui.tui.app import MaracaiboApp
from maracaibo_tui.tui.front import application
from maracaibo_tui.tui.screen.edge import Terminal
from maracaibo_tui.tui.screen.lines import Lines, plain
from maracaibo_tui.tui.screen.look import THEMES, Look
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from maracaibo_tui.tui.shell.pages import progress
from maracaibo_tui.tui.shell.pages.new_game import NewGamePage
from maracaibo_tui.tui.shell.pages.preview import Preview
from tests.support.eyes import EYES, apart, hue
from tests.support.played import TITLE
from tests.support.seated import SIZES, in_a_terminal, kit, play, referee_of, session, session_of

TWO = (Seat("Ada", colour=4), Seat("Ben", colour=1))
STYLES = [f"seat{number}" for number in range(1, len(COLOURS) + 1)]
HUES = {"orange": (20, 50), "blue": (190, 230), "green": (75, 160), "violet": (255, 290)}
LEAST_APART = {"seat{}": 20, "onaccent on seat{}": 28}
"""How far seats are apart as letters, which all have to be bright enough for land, and as chips."""


def page(*seats: Seat) -> NewGamePage:
    """Open the page for a new game of these captains."""
    return NewGamePage(SetUp(TITLE), Plan(seats=seats), lambda _plan: "")


def chosen(edited: NewGamePage) -> list[str]:
    """Name the colours of the captains who play."""
    return [COLOURS[seat.colour - 1] for seat in edited.wanted().seats]


def pressed(edited: NewGamePage, *actions: str) -> None:
    """Press keys by what they do."""
    for action in actions:
        edited.press(action, "")


def text(lines: Lines) -> str:
    """Give lines as text."""
    return "\n".join(plain(each).rstrip() for each in lines)


def begun(seats: tuple[Seat, ...] = TWO, **chosen: str) -> Sitting:
    """Begin a game that is written down."""
    return SetUp(TITLE).begin(Plan(seats=seats, chosen={"start": "listed", **chosen}, seed=3))


@pytest.mark.parametrize(
    "wished,given",
    [
        ((0, 0, 0, 0), (1, 2, 3, 4)),
        ((4, 1), (4, 1)),
        ((2, 0), (2, 1)),
        ((0, 1), (2, 1)),
        ((3, 3, 3), (3, 2, 1)),
        ((9, -1), (1, 2)),
        ((0, 0, 0, 0, 0), (1, 2, 3, 4, 5)),
        ((), ()),
    ],
)
def test_no_two_seats_have_the_same_colour(wished: Sequence[int], given: tuple[int, ...]) -> None:
    """Each has the one it wishes for, else that of its number, else a free one; what is none counts as no wish."""
    seats = [Seat("Ada", colour=colour) for colour in wished]
    assert colours(seats) == given
    assert tuple(seat.colour for seat in coloured(seats)) == given


def test_a_colour_is_chosen_on_the_row_of_a_captain() -> None:
    """Tab goes from who plays to the colour; left and right change it, and whoever has it takes the other."""
    edited = page(Seat("Ada"), Seat("Ben", "random"))
    assert "Captain 1   orange    Ada_                 ‹ person ›" in text(edited.draw(80, 24))
    pressed(edited, "next_part")
    assert "Captain 1 ‹ orange ›  Ada_                   person" in text(edited.draw(80, 24))
    pressed(edited, "right")
    assert chosen(edited) == ["blue", "orange"]
    pressed(edited, "left", "left")
    assert chosen(edited) == ["violet", "blue"]
    assert [seat.bot for seat in edited.wanted().seats] == ["", "random"]
    pressed(edited, "previous_part", "right")
    assert edited.wanted().seats[0].bot
    assert chosen(edited) == ["violet", "blue"]


def test_tab_goes_through_everything_that_can_be_changed() -> None:
    """The colour of a captain comes after who plays; a seat without anybody has none; the way back is the same."""
    edited = page(Seat("Ada"), Seat("Ben"))
    went = []
    for _ in range(6):
        went.append((edited.at, edited.at_colour))
        pressed(edited, "next_part")
    assert went == [(0, False), (0, True), (1, False), (1, True), (2, False), (3, False)]
    for before in reversed(went):
        pressed(edited, "previous_part")
        assert (edited.at, edited.at_colour) == before
    pressed(edited, "previous_part", "next_part")
    assert (edited.at, edited.at_colour) == (0, False)


def test_up_and_down_go_from_colour_to_colour() -> None:
    """Who compares colours stays with them, as far as there are captains."""
    edited = page(Seat("Ada"), Seat("Ben"))
    pressed(edited, "next_part", "down")
    assert (edited.at, edited.at_colour) == (1, True)
    pressed(edited, "down")
    assert (edited.at, edited.at_colour) == (2, False)


def test_a_name_is_typed_wherever_the_arrows_are() -> None:
    """The colour keeps its place while one types, and Tab does not begin the name anew."""
    edited = page(Seat("Ada"), Seat("Ben"))
    for character in "Zo":
        edited.press("", character)
    pressed(edited, "next_part")
    edited.press("", "ë")
    assert edited.wanted().seats[0] == Seat("Zoë", colour=1)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_longest_name_leaves_colour_and_kind_in_sight(size: tuple[int, int]) -> None:
    """Every word of a captain's row is whole on every screen, with all its arrows."""
    for bot in ("", *(value.id for value in SetUp.bots)):
        edited = page(Seat("Bartholomew of Nevis", bot, 4))
        row = next(each for each in text(edited.draw(*size)).splitlines() if each.lstrip().startswith("Captain 1"))
        assert " ›" in row
        pressed(edited, "next_part")
        row = next(each for each in text(edited.draw(*size)).splitlines() if each.lstrip().startswith("Captain 1"))
        assert f"‹ violet ›  {'Bot Bartholomew of N' if bot else 'Bartholomew of Nevis'}_" in row
        assert "…" not in row


@pytest.mark.parametrize("theme", [theme for theme in THEMES if theme != "mono"])
def test_colours_are_what_they_are_called(theme: str) -> None:
    """Whoever says orange, blue, green or violet says what is to be seen, in every theme."""
    for word, style in zip(COLOURS, STYLES, strict=True):
        low, high = HUES[word]
        assert low <= hue(Look(theme).style(style)) <= high, (theme, word)


def test_the_theme_without_colours_shows_the_word() -> None:
    """The word alone says it there."""
    assert {Look("mono").style(style) for style in STYLES} == {Style()}
    assert "orange" in text(page(Seat("Ada")).draw(80, 24))


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("drawn", LEAST_APART)
def test_the_safe_theme_keeps_seats_apart_for_all_eyes(drawn: str, eyes: str) -> None:
    """For eyes that do not part red from green, or blue from yellow, two colours of seats never look alike."""
    styles = [Look("safe").style(drawn.format(seat)) for seat in range(1, len(COLOURS) + 1)]
    seen = [Style(color=each.bgcolor if "on " in drawn else each.color) for each in styles]
    for one, other in combinations(seen, 2):
        assert apart(one, other, eyes) > LEAST_APART[drawn], (one, other)


@pytest.mark.parametrize("theme", [theme for theme in THEMES if theme != "mono"])
def test_sixteen_colours_are_enough_for_four_seats(theme: str) -> None:
    """Where there are few colours none of the four becomes the same as another."""
    look = Look(theme, depth="16")
    drawn = [look.style(style).color for style in STYLES]
    assert len({each.downgrade(ColorSystem.STANDARD) for each in drawn if each is not None}) == len(STYLES)


def test_the_last_choice_is_remembered_with_its_colours() -> None:
    """A file of before, without any, is read as well."""
    path = path_of(LAST_GAME_FILE.format("maracaibo"))
    plan = Plan(seats=TWO)
    write(path, plan)
    assert read_settings(path, Plan) == (plan, [])
    path.write_text('seats = [["Ada", ""], ["Ben", "random"]]\n', encoding="utf-8")
    assert read_settings(path, Plan) == (Plan(seats=(Seat("Ada"), Seat("Ben", "random"))), [])


def test_a_game_goes_on_in_its_colours() -> None:
    """They stand in the file, and are there when it is opened again."""
    sitting = begun()
    sitting.saving.release()
    assert read_header(read(sitting.saving.path)).colours == (4, 1)
    assert old_game(sitting.saving.path).session.seats == TWO


@pytest.mark.parametrize("written,given", [((), (1, 2)), ((3,), (3, 2)), ((7, 7, 7), (1, 2))])
def test_a_file_with_other_colours_is_opened(written: tuple[int, ...], given: tuple[int, ...]) -> None:
    """Older files say nothing of colours, and nonsense does no harm."""
    from msgspec.structs import replace

    sitting = begun()
    sitting.saving.release()
    data = read(sitting.saving.path)
    sitting.saving.path.write_bytes(with_header(data, replace(read_header(data), colours=written)))
    assert colours(old_game(sitting.saving.path).session.seats) == given


def test_colours_follow_their_captains() -> None:
    """Whoever is drawn to begin, and in the next game of the same set-up, everybody keeps the colour."""
    kept = {("Ada", 4), ("Ben", 1)}
    first = set()
    for seed in range(6):
        sitting = SetUp(TITLE).begin(Plan(seats=TWO, seed=seed))
        first.add(sitting.session.seats[0].name)
        assert {(seat.name, seat.colour) for seat in sitting.session.seats} == kept
        assert {(seat.name, seat.colour) for seat in sitting.again().session.seats} == kept
    assert first == {"Ada", "Ben"}


def test_the_table_is_drawn_in_the_colours_of_the_seats() -> None:
    """The style of a seat is that of its colour, with whatever comes to it, also in another theme."""
    usual = Look("dark")
    screen = MatchScreen(kit(), referee_of(session(TWO)), usual)
    assert screen.look.style("seat1 strong") == usual.style("seat4 strong")
    assert screen.look.style("seat2") == usual.style("seat1")
    before = screen.look
    screen.restyle(usual, Settings())
    assert screen.look is before
    screen.restyle(Look("safe"), Settings())
    assert screen.look.style("seat1") == Look("safe").style("seat4")


def test_the_plot_and_the_preview_have_the_colours_of_the_table() -> None:
    """Where another look draws them, a captain still has the same colour."""
    sitting = begun()
    play(sitting.session, 40)
    sitting.saving.release()
    plot = progress.draw(kit(), sitting.referee)(80, 20)
    assert styles_of(plot, "A") == {"onaccent on seat4 bold"}
    assert styles_of(plot, "B") == {"onaccent on seat1 bold"}
    path = sitting.saving.path
    position = Preview()(path, listed_file(path), 80, 21, "first")
    assert styles_of(position, "▲A") == {"onaccent on seat4 bold"}
    assert styles_of(position, "▲B") == {"onaccent on seat1 bold"}


def styles_of(lines: Lines, sign: str) -> set[str]:
    """Give the styles of everything that is drawn with nothing but a sign."""
    return {
        span.style for each in lines for span in each if span.text.strip() and not span.text.replace(sign, "").strip()
    }


@in_a_terminal
async def test_a_colour_chosen_on_the_page_is_seen_at_the_table() -> None:
    """From the page to the map and, after leaving and going on, there again."""
    app = application(NewGame(seed=3), Terminal())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("tab", "left", "enter", "m")
        assert ship_colours(app) == {"violet"}
        await pilot.press("q", "1", "m")
        assert ship_colours(app) == {"violet"}


def ship_colours(app: MaracaiboApp) -> set[str]:
    """Name the colours in which the ship of the first captain of the page is drawn."""
    assert isinstance(app.screen, MatchScreen)
    letter = next("ABCD"[at] for at, seat in enumerate(session_of(app.screen).seats) if seat.name == "Ada")
    known = {Look().style(f"on {style}").bgcolor: word for word, style in zip(COLOURS, STYLES, strict=True)}
    segments = [segment for strip in app.screen._compositor.render_strips() for segment in strip]  # noqa: SLF001 - what the terminal would be sent
    return {
        known[each.style.bgcolor] for each in segments if each.text.strip() == f"▲{letter}" and each.style is not None
    }


@in_a_terminal
async def test_a_game_of_the_command_line_has_the_usual_colours() -> None:
    """What was chosen on the page is for games that begin there."""
    write(path_of(LAST_GAME_FILE.format("maracaibo")), Plan(seats=TWO))
    app = application(NewGame(players="Ada,Ben"), Terminal())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, MatchScreen)
        assert {seat.colour for seat in session_of(app.screen).seats} == {1, 2}
