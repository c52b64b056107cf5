"""Plain mode as a program: its streams, its beginning, and what is left when its input ends."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from maracaibo_tui.cabinet.wishes import NewGame
from maracaibo_tui.games import TITLES
from maracaibo_tui.games.maracaibo.title import MaracaiboTitle
from maracaibo_tui.library.saves import SaveError, games_folder, listed
from maracaibo_tui.play.sitting import old_game
from maracaibo_tui.play.which import meant, played_last
from maracaibo_tui.tui.plain.start import played
from maracaibo_tui.tui.plain.talk import Talk
from maracaibo_tui.tui.plain.titles import chosen
from maracaibo_tui.tui.screen.edge import Terminal
from tests.edge.terminal import PROGRAM, terminal

SECONDS = 60


def _played(typed: str | bytes, *words: str, **variables: str) -> subprocess.CompletedProcess[bytes]:
    data = typed.encode() if isinstance(typed, str) else typed
    environment = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **variables}
    command = [*PROGRAM, *words, "--plain"]
    return subprocess.run(command, input=data, capture_output=True, check=False, timeout=SECONDS, env=environment)


def test_the_end_of_the_input_leaves_the_game_saved() -> None:
    """A script that stops in the middle ends with a sentence and exit code 0, and the game goes on where it stopped."""
    done = _played("\n1\n2\n", "play", "--players", "Ada,Ben", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().endswith('Saved: "maracaibo resume ada-ben-1 --plain" goes on here.\n')
    sitting = old_game(games_folder() / "ada-ben-1.json")
    assert len(sitting.session.match.journal) == 2
    sitting.saving.release()
    again = _played("\n", "resume", "ada-ben-1")
    assert "which one do you discard? (2 to go" in " ".join(again.stdout.decode().split())


def test_a_game_that_is_not_on_disk_in_the_end_is_no_success() -> None:
    """Whoever leaves reads that it is not saved and why, and a script sees it by the exit code."""
    games_folder().parent.mkdir(parents=True)
    games_folder().write_text("", encoding="utf-8")
    done = _played("\n1\n1\n", "play", "--players", "Ada,Ben", "--seed", "1")
    assert done.returncode == 1
    # Long paths are broken into lines.
    said = "".join(done.stdout.decode().rpartition("Not saved")[2].split())
    assert said.startswith(f":{games_folder()}isafile,notafolder.(")
    assert "playon" not in said


@pytest.mark.parametrize(
    "words,said",
    [
        (("--bot", "wek"), "beginner, usual, strong, master (or mild, greedy, planner, searcher), jean, jacques"),
        (("--bot", "jean:9"), "Jean has no level 9; allowed are 1 to 5."),
        (("--bot", "jean"), "no level is the usual one: say which, as in jean:1."),
        (("--solo", "2", "--bot", "greedy"), "Jean plays against one person alone: leave one of the two out."),
        (("--editoin", "first"), "There is no option --editoin; the nearest is --edition."),
    ],
    ids=" ".join,
)
def test_what_nobody_can_have_is_refused_before_anything_is_asked(words: tuple[str, ...], said: str) -> None:
    """Without names as well: one sentence, exit code 2, and no first page."""
    done = _played("q\n", "play", *words)
    assert (done.returncode, done.stdout) == (2, b"")
    assert said in done.stderr.decode()


def test_what_was_wished_for_holds_when_names_are_typed() -> None:
    """A bot of the command line sits down with whoever is typed."""
    text = _played("Ada\n\nq\n", "play", "--bot", "weak", "--seed", "3").stdout.decode()
    assert "needs somebody to play against" not in text
    (saved,) = listed()
    assert saved.header is not None
    assert sorted(saved.header.seats) == ["Ada", "Bot Ben (busy)"]


def test_a_guest_reads_no_command_that_guests_cannot_type() -> None:
    """Who plays over SSH on somebody's machine comes back to the first page: the name of the game is enough."""
    done = _played("1\n", "play", "--solo", "1", "--seed", "2", MARACAIBO_GUEST="1")
    assert done.stdout.decode().endswith("\nSaved as ada-jean-1.\n")


def test_nothing_but_text_is_sent() -> None:
    """No control character leaves but the ends of lines, and no line is wider than 80 cells."""
    done = _played("1\np\np places\nh\n", "play", "--solo", "1", "--seed", "2")
    text = done.stdout.decode()
    assert text.replace("\n", "").isprintable()
    assert max(len(line) for line in text.splitlines()) <= 80


@pytest.mark.parametrize("variables", [{"LC_ALL": "C"}, {"PYTHONIOENCODING": "latin-1"}], ids=["locale", "stream"])
def test_where_only_ascii_is_known_only_ascii_is_sent(variables: dict[str, str]) -> None:
    """Names with accents lose them where the stream or the terminal does not know UTF-8."""
    done = _played("p places\n", "play", "--solo", "1", "--seed", "2", **variables)
    assert done.stdout.isascii()
    assert b"2 Petit-Goave, village." in done.stdout


def test_bytes_that_are_no_letters_are_nonsense_like_any_other() -> None:
    """Bad bytes, endless lines and control characters are answered by sentences; the game stays where it was."""
    done = _played(b"\xff\xfe\x00\n" + b"9" * 100_000 + b"\n\x1b[2J\n", "play", "--solo", "1", "--seed", "2")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"There is no answer") == 3
    assert b"\x1b" not in done.stdout


def test_without_wishes_it_asks_what_to_play() -> None:
    """Without a game named it asks; what cannot be is said, and names begin a game."""
    text = _played("\nAda\n99\nAda, Ben\n\n", "play").stdout.decode()
    assert "What do you want to play?" in text
    assert "needs somebody to play against" in text
    assert "which one do you plan?" in " ".join(text.split())
    assert "to go on with ada-ben-1" in _played("q\n", "play").stdout.decode()
    assert "Ada, round 1" in _played("\n\n", "play").stdout.decode().replace("Ben, round 1", "Ada, round 1")


class Twin(MaracaiboTitle):
    """Another title of the house, without anybody to play alone against."""

    id = "twin"
    name = "Twin Islands"
    rival = None  # type: ignore[assignment]  # Maracaibo itself has one


TITLE = Twin()


def _first_page(*lines: str) -> tuple[str, bool]:
    """Type lines on the first page; give what was said, and whether a game began."""
    said: list[str] = []
    left = [*lines]

    def hear(prompt: str) -> str | None:
        said.append(prompt)
        return left.pop(0) if left else None

    sitting = chosen(Talk(hear, said.append), played_last())
    if sitting is not None:
        sitting.saving.release()
    return "\n".join(said), sitting is not None


def test_the_first_page_offers_what_the_title_offers() -> None:
    """Its name, the names of its usual people, and its automatic opponent with the levels there are."""
    text, is_begun = _first_page("q")
    assert not is_begun
    assert text.splitlines() == [
        "Maracaibo in plain lines. What do you want to play? Type",
        "  names     for a new game of these people, as in: Ada, Ben",
        "  1 to 5    to play alone against Jean, from very easy to very hard",
        "  new       for a new game question by question: bots, options, seed, pack",
        "  campaigns for stories of many games: go on, begin, read what was told",
        "  saves     for the saved games: go on, look on, rename, delete, copy",
        "  a title   to turn to that game: Pirates of Maracaibo",
        "  rules     for the rulebook; ? first-game tells how to play in ten minutes",
        "  settings  for what can be set",
        "  h         for this again",
        "  q         to leave",
        "> ",
    ]


def test_where_there_are_several_titles_one_turns_from_one_to_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page names the others; the name of one leads to its page."""
    monkeypatch.setitem(TITLES, "twin", __name__)
    text, is_begun = _first_page("twin islands", "q")
    assert not is_begun
    first, second = text.split("> \n")[:2]
    assert "  a title   to turn to that game: Pirates of Maracaibo, Twin Islands\n" in first
    assert second.startswith("Twin Islands in plain lines.")
    assert "alone against" not in second
    assert "  a title   to turn to that game: Maracaibo, Pirates of Maracaibo\n" in second


def test_what_cannot_be_is_one_sentence() -> None:
    """A game that does not exist is refused on the error stream with exit code 2."""
    for words in (("resume", "nowhere"), ("resume",)):
        done = _played("", *words)
        assert (done.returncode, done.stdout) == (2, b"")
        assert len(done.stderr.splitlines()) == 1


def test_the_screen_is_not_loaded() -> None:
    """Lines need no Textual: a slow machine is spared it."""
    code = "import sys, maracaibo_tui.tui.plain.start; sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("term", ["dumb", None])
def test_a_terminal_of_lines_gets_lines(term: str | None, tmp_path: Path) -> None:
    """On a terminal that cannot move its cursor plain mode begins by itself, and sends no sequence."""
    with terminal((*PROGRAM, "play", "--solo", "1", "--seed", "2"), tmp_path, {"TERM": term}) as held:
        held.keys("1\n")
        held.keys("q\n")
        assert held.ended() == 0
    assert b"Plan 1, keep 4" in held.sent
    assert b"\x1b" not in held.sent
    assert b'Saved: "maracaibo resume' in held.sent


def test_a_hung_up_line_ends_the_game(tmp_path: Path) -> None:
    """When the terminal goes away nothing is left behind."""
    with terminal((*PROGRAM, "play", "--solo", "1", "--plain"), tmp_path) as held:
        held.until_quiet()
        held.hang_up()
        assert held.process.wait(SECONDS) != 0


def test_a_level_of_jean_may_be_typed_in_place_of_names() -> None:
    """A number from 1 to 5 begins a game alone against Jean on that level; any other is refused, and it asks again."""
    text = _played("6\n0\n4\n", "play").stdout.decode()
    assert [f"Jean has no level {number};" in text for number in (6, 0, 4)] == [True, True, False]
    (save,) = games_folder().glob("*.json")
    sitting = old_game(save)
    options = sitting.session.match.state.options
    assert (options.players, options.bot, options.bot_level) == (1, "jean", 4)
    sitting.saving.release()


def test_a_game_that_is_named_is_the_one_that_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """`play --plain --game` begins at the page of that game; one that the house lacks is refused in a sentence."""
    monkeypatch.setitem(TITLES, "twin", __name__)
    assert meant(NewGame(game="twin")).name == "Twin Islands"
    said: list[str] = []
    assert chosen(Talk(lambda _prompt: None, said.append), meant(NewGame(game="twin"))) is None
    assert said[0].startswith("Twin Islands in plain lines.")
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(SaveError, match='--game: found "nope"'):
        played(NewGame(game="nope", plain=True), Terminal())
