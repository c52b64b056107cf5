"""Settings: a strict file, words for every mistake, and what the screen makes of them."""

import subprocess
import sys
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from maracaibo_tui.library.settings import SETTINGS_FILE, Settings, SettingsError, change, path_of, read, write
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.edge import Terminal, described
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.screen.palette import DEPTHS
from maracaibo_tui.tui.shell.applied_settings import difference, keep, look_of, usual_settings
from maracaibo_tui.tui.shell.key_bar import key_bar
from maracaibo_tui.tui.shell.keys import bindings
from tests.support.played import TITLE
from tests.support.seated import ALONE, JEAN, at_table, in_a_terminal, play, play_to, screen_of, session, shown

CHANGED = Settings(
    theme="safe",
    colours="256",
    glyphs="ascii",
    pace="quick",
    confirm_undo=False,
    confirm_leave=True,
    open_play=True,
    keys={"undo": ("b", "u")},
)

SETS = """
import sys
from pathlib import Path
from msgspec.structs import replace
from maracaibo_tui.library.settings import Settings, SettingsError, change
path, name = Path(sys.argv[1]), sys.argv[2]
sys.stdin.readline()
for number in range(30):
    while True:
        try:
            change(path, Settings, lambda now: replace(now, keys={**now.keys, f"{name}{number}": ("x",)}))
            break
        except SettingsError as refused:
            assert "another window" in str(refused), refused
"""
"""Sets one thing after the other, each beside what is set by then; what is refused for a moment it sets again."""

LINGERS = """
import sys
from pathlib import Path
from maracaibo_tui.library.lock import own_turn
with own_turn(Path(sys.argv[1])):
    print("mine", flush=True)
    sys.stdin.read()
"""


def written(text: str) -> Path:
    """Write the file of settings as somebody would by hand."""
    path = path_of(SETTINGS_FILE)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_without_a_file_everything_is_as_usual() -> None:
    """A missing file is no mistake."""
    assert usual_settings() == (Settings(), "")


def test_settings_are_read_as_they_were_written() -> None:
    """What is set today holds tomorrow."""
    path = path_of(SETTINGS_FILE)
    write(path, CHANGED)
    assert read(path, Settings) == (CHANGED, [])
    assert usual_settings() == (CHANGED, "")


def test_only_what_differs_is_written() -> None:
    """The file is short, so that it can be read and changed by hand."""
    path = path_of(SETTINGS_FILE)
    write(path, Settings(theme="light"))
    assert path.read_text(encoding="utf-8") == 'theme = "light"\n'


@pytest.mark.parametrize(
    "text,hint",
    [
        ('theme = "drak"', "dark (nearest)"),
        ("thme = 1", "theme (nearest)"),
        ("open_play = 1", "true or false"),
        ("keys = 3", "a table"),
        ("[keys]\nundo = []", "at least 1"),
        ('[keys]\nundo = ["b"', "no valid TOML"),
        ('[keys]\nnothing = ["b"]', "nothing"),
        ('[keys]\nundo = ["enter"]', "Enter cannot mean both"),
        ('theme = "da\\u0007rk"', "U+0007"),
    ],
)
def test_a_mistake_is_said_and_the_usual_settings_hold(text: str, hint: str) -> None:
    """The sentence names the file and what is allowed; nothing of a wrong file is used."""
    path = written(text)
    settings, problem = usual_settings()
    assert settings == Settings()
    assert str(path) in problem
    assert hint in problem


def test_a_file_that_is_none_is_said() -> None:
    """A folder in its place stops nothing."""
    path_of(SETTINGS_FILE).mkdir(parents=True)
    settings, problem = usual_settings()
    assert settings == Settings()
    assert "a folder" in problem


def test_settings_that_cannot_be_written_are_a_sentence(tmp_path: Path) -> None:
    """Where the folder is a file, one sentence says so."""
    place = tmp_path / "file"
    place.write_text("", encoding="utf-8")
    with pytest.raises(SettingsError, match="cannot be written"):
        write(place / SETTINGS_FILE, CHANGED)


def test_two_windows_that_set_something_at_once_lose_nothing() -> None:
    """Two processes set thirty things each as fast as they can: afterwards all sixty are set."""
    path = path_of(SETTINGS_FILE)
    with _window(SETS, str(path), "a") as one, _window(SETS, str(path), "b") as other:
        for window in (one, other):
            assert window.stdin is not None
            window.stdin.write("go\n")
            window.stdin.flush()
        assert [window.communicate(timeout=60) for window in (one, other)] == [("", "")] * 2
    assert set(read(path, Settings)[0].keys) == {f"{name}{number}" for name in "ab" for number in range(30)}


def test_a_window_that_does_not_end_its_turn_is_not_waited_for() -> None:
    """After a moment a sentence says so, and nothing is written; when it is gone, everything is as ever."""
    path = path_of(SETTINGS_FILE)
    with _window(LINGERS, str(path)) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "mine\n"
        with pytest.raises(SettingsError, match="another window"):
            change(path, Settings, lambda _now: CHANGED)
        with pytest.raises(SettingsError, match="another window"):
            write(path, CHANGED)
        assert not path.exists()
        other.kill()
    assert change(path, Settings, lambda _now: CHANGED) == CHANGED


def _window(program: str, *words: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", program, *words]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_what_another_window_has_set_stays() -> None:
    """A window writes what it changes, and nothing of what it read when it began."""
    mine = Settings(pace="slow", keys={"undo": ("b",), "hint": ("f5",)})
    write(path_of(SETTINGS_FILE), Settings(theme="light", keys={"undo": ("b",), "hint": ("f5",), "log": ("f6",)}))
    later = Settings(pace="quick", keys={"undo": ("f7",)})
    assert keep(difference(mine, later)) == ""
    kept = Settings(theme="light", pace="quick", keys={"undo": ("f7",), "log": ("f6",)})
    assert usual_settings() == (kept, "")


def test_keys_that_clash_with_those_of_another_window_are_refused() -> None:
    """Each of two windows gives the same key to something else: the second is told, and the file stays sound."""
    write(path_of(SETTINGS_FILE), Settings(keys={"undo": ("f7",)}))
    assert "cannot mean both" in keep(difference(Settings(), Settings(keys={"hint": ("f7",)})))
    assert usual_settings() == (Settings(keys={"undo": ("f7",)}), "")


def test_the_last_new_game_is_remembered() -> None:
    """The choices for a game are kept in a file of the same kind."""
    plan = Plan(seats=(Seat("Ada"), Seat("Ben", "random")), chosen={"story": "76"})
    path = path_of("new-game-maracaibo.toml")
    write(path, plan)
    assert read(path, Plan) == (plan, [])


def test_the_terminal_has_the_last_word_on_the_look() -> None:
    """Without colours the theme is mono; few letters make ASCII unless somebody insists on all of them."""
    few = Terminal(ascii_only=True)
    assert look_of(Settings(theme="light"), Terminal()).theme == "light"
    assert look_of(Settings(theme="light"), Terminal(depth="none")).theme == "mono"
    assert look_of(Settings(), few).glyph_set == "ascii"
    assert look_of(Settings(), Terminal(lacks_quarters=True)).glyph_set == "half"
    assert look_of(Settings(glyphs="ascii"), Terminal()).glyph_set == "ascii"
    assert look_of(Settings(glyphs="half"), Terminal()).glyph_set == "half"
    assert look_of(Settings(glyphs="full"), few).glyph_set == "full"


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("chosen", get_args(get_type_hints(Settings)["colours"]))
def test_whoever_insists_on_colours_has_as_many(chosen: Any, depth: str) -> None:  # noqa: ANN401 - one of the words allowed
    """The setting holds against what the terminal says of itself; automatic asks the terminal."""
    look = look_of(Settings(colours=chosen), Terminal(depth=depth))
    assert look.depth == (depth if chosen == "automatic" else chosen)
    assert look.is_colourless is (look.depth == "none")


def test_other_keys_mean_something_and_are_named() -> None:
    """A remapped action answers to its new keys only, and the key bar shows them."""
    keys = bindings(TITLE.keys).remapped(Settings(keys={"undo": ("b",)}).keys)
    assert keys["b"] == "undo"
    assert "u" not in keys
    assert "b undo" in plain(key_bar(("undo",), 40, keys=keys))
    assert "u undo" in plain(key_bar(("undo",), 40))


def test_a_table_follows_the_settings() -> None:
    """Keys and open play are as somebody has set them; nobody passes the keyboard then."""
    desk = screen_of(session(), CHANGED).desk
    assert desk.referee.is_open == CHANGED.open_play
    assert {each: [key for key, meant in desk.keys.items() if meant == each] for each in CHANGED.keys} == {
        each: [*keys] for each, keys in CHANGED.keys.items()
    }


@pytest.mark.parametrize("asks", [False, True])
@in_a_terminal
async def test_before_undo_is_asked_only_where_that_is_wished_for(asks: bool) -> None:  # noqa: FBT001 - a case of a table
    """Where something was revealed since, u asks before it takes an answer back, unless the settings say otherwise."""
    played = play_to(session(ALONE, JEAN), Session.undo_reveals)
    answers = len(played.match.journal)
    screen = screen_of(played, Settings(confirm_undo=asks))
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("u")
        assert ("Yes, undo it" in shown(pilot)) is asks
        assert (len(played.match.journal) < answers) is not asks


@pytest.mark.parametrize("asks", [False, True])
@in_a_terminal
async def test_before_leaving_is_asked_only_where_that_is_wished_for(asks: bool) -> None:  # noqa: FBT001 - a case of a table
    """The key q leaves the table at once, unless the settings say that it asks."""
    screen = screen_of(play(session(), 20), Settings(confirm_leave=asks))
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("q")
        assert ("Yes, leave" in shown(pilot)) is asks
        assert (pilot.app.screen is screen) is asks


@pytest.mark.parametrize("depth, has", [("true", True), ("256", True), ("16", False), ("none", False)])
def test_few_colours_leave_parts_without_grounds(depth: str, has: bool) -> None:  # noqa: FBT001 - a case of a table
    """Sixteen colours have no calm ones: only chips and bands have a ground then, and without any they are reversed."""
    look = look_of(Settings(), Terminal(depth=depth))
    assert look.has_grounds is has
    assert (look.style("text on deep").bgcolor is not None) is has
    chip = look.style("onaccent on seat1 bold")
    assert (chip.bgcolor is not None) is (depth != "none")
    assert bool(chip.reverse) is (depth == "none")


@pytest.mark.parametrize(
    "environ, depth",
    [
        ({"TERM": "xterm-256color"}, "256"),
        ({"TERM": "linux"}, "16"),
        ({"TERM": "screen"}, "16"),
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, "true"),
        ({"TERM": "screen-256color", "COLORTERM": "24bit"}, "true"),
        ({"TERM": "xterm-256color", "COLORTERM": "yes"}, "256"),
        ({"TERM": "vt100", "COLORTERM": "truecolor"}, "none"),
        ({"TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"}, "none"),
    ],
)
def test_the_environment_tells_how_many_colours_there_are(environ: dict[str, str], depth: str) -> None:
    """The name of the terminal says it, unless another variable promises more."""
    assert described(environ).depth == depth


@pytest.mark.parametrize(
    "environ, glyphs",
    [
        ({"TERM": "xterm", "LANG": "de_DE.UTF-8"}, "full"),
        ({"TERM": "xterm"}, "full"),
        ({"TERM": "linux", "LANG": "C.UTF-8"}, "half"),
        ({"TERM": "linux"}, "ascii"),
        ({"TERM": "xterm", "LANG": "de_DE.ISO-8859-1"}, "ascii"),
        ({"TERM": "xterm", "LC_ALL": "ja_JP.UTF-8"}, "ascii"),
        ({"TERM": "xterm", "LC_CTYPE": "zh_CN.UTF-8", "LANG": "en_GB.UTF-8"}, "ascii"),
        ({"TERM": "xterm", "LANG": "ko.UTF-8"}, "ascii"),
        ({"TERM": "xterm", "LANG": "kok_IN.UTF-8"}, "full"),
    ],
)
def test_the_environment_tells_which_signs_there_are(environ: dict[str, str], glyphs: str) -> None:
    """Consoles get no quarters of a cell, and none but ASCII where a sign may take two cells."""
    assert described(environ).glyphs == glyphs
