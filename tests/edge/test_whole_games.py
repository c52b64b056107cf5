"""Whole games at a keyboard, with everything looked at on the way: what leaves the program, and what it touches."""

import sys
from pathlib import Path

import pytest

from maracaibo_tui.games.maracaibo.state.position import Options
from tests.edge.audit import THINKS, Watch
from tests.edge.canaries import Knowledge, pieces_of, write_pack
from tests.edge.whole_game import Played, Seating, play
from tests.support.played import begun


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A game of two persons and Jacques from its first question to its sheet, twice cut off and gone on with."""
    return play(tmp_path_factory.mktemp("whole"), Seating("jacques", 1, size=(120, 40), cuts=2))


def test_it_is_played_to_its_end_and_left(played: Played) -> None:
    """The program ends well and gives the terminal back."""
    assert played.exit_code == 0
    assert played.is_given_back
    assert played.keys > 300


def test_nothing_but_cells_and_our_sequences_leaves(played: Played) -> None:
    """Of a captain's hostile name and of everything else only cells of the picture reach the terminal."""
    assert not played.foreign


def test_no_hidden_piece_is_shown_and_no_foreign_thing_touched(played: Played) -> None:
    """Nobody at the keyboard sees a piece that was hidden from that seat all game long (MAR-GEN-28, MAR-GEN-29).

    Nor does the program start a process but the one that thinks beside it, open a connection, or a file that is not its
    own.
    """
    assert not played.notes


def test_a_game_costs_little_memory(played: Played) -> None:
    """A whole game needs little memory; what its answers cost is noted, and `make torture` judges it."""
    assert len(played.answers) > 30
    assert played.megabytes < 80


def test_the_watch_sees_a_secret(tmp_path: Path) -> None:
    """A card in another hand, a card of the pile and a quest of the pile are told from what may be seen."""
    write_pack(tmp_path)
    pieces = pieces_of(tmp_path)
    signs = {piece: sign for sign, carried in pieces.items() if len(carried) == 1 for piece in carried}
    state = begun(Options(players=2), 1).state
    knowledge = Knowledge(pieces)
    knowledge.look(state)
    (own,) = [card for card in state.players[0].hand if card in signs][:1]
    hidden = {signs[card] for card in state.players[0].hand + state.draw if card in signs}
    assert not knowledge.leaks(f"│{signs[own] * 2}│ {state.quest_pile[0]}", 1)
    assert knowledge.leaks(f"│{signs[own] * 2}│", 2) == {signs[own]}
    assert hidden <= knowledge.leaks(" ".join(sign * 2 for sign in hidden), 0)
    assert knowledge.leaks(f"quest {state.quest_pile[1]}, token {state.combat_1[0]}", 1) == {
        state.quest_pile[1],
        state.combat_1[0],
    }


@pytest.mark.parametrize(
    "event,args",
    [
        ("subprocess.Popen", ("xdg-open", [], None, None)),
        ("subprocess.Popen", (sys.executable, [*THINKS, "-c"], None, None)),
        ("os.kill", (1, 9)),
        ("os.posix_spawn", ("/bin/sh", [], {})),
        ("webbrowser.open", ("http://x",)),
        ("socket.connect", (None, ("127.0.0.1", 80))),
        ("socket.__new__", (None, 2, 1, 0)),
        ("open", ("/etc/passwd", "r", 0)),
        ("open", ("/usr/bin/sudo", "w", 1)),
        ("os.remove", ("/tmp/other/file", -1)),  # noqa: S108 - nothing is done with it
    ],
    ids=str,
)
def test_the_watch_hears_a_misdeed(event: str, args: tuple[object, ...], tmp_path: Path) -> None:
    """Processes, browsers, connections and files that are not the program's are noted."""
    heard: list[str] = []
    Watch(heard.append, (str(tmp_path),)).heard(event, args)
    assert len(heard) == 1
    Watch(heard.append, (str(tmp_path),)).heard("open", (str(tmp_path / "game.json"), "w", 1))
    assert len(heard) == 1
