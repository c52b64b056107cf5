"""`maracaibo show` and `maracaibo replay`: what they print, and one sentence for everything that cannot be read."""

import json
import os
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from maracaibo_tui.cabinet.saved import begin, open_saved
from maracaibo_tui.commands import replay, show
from maracaibo_tui.games.maracaibo.state.memory import known_hand
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.views import view
from maracaibo_tui.library import saves
from tests.support.at_random import answers
from tests.support.mended import Change, reclosed, resealed
from tests.support.played import TABLES, game
from tests.support.written import written

DECKS = ("draw", "combat_1", "combat_2")


class Printed(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


class Saved(NamedTuple):
    """A saved game and the state that is in it."""

    path: Path
    state: State


@pytest.fixture(autouse=True)
def the_pack_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading the pack for every call would take most of the time of these tests."""
    for command in (show, replay):
        printed_of = lambda *_given, **_whole: game().printed  # noqa: E731 - as the original takes it
        monkeypatch.setattr(command, "open_saved", partial(open_saved, printed_of=printed_of))


@pytest.fixture(name="saved")
def a_saved_game(tmp_path: Path) -> Saved:
    """Give a game for two, saved in the second round with hands on both seats."""
    return _saved(tmp_path / "sunday.json", 0, 120)


@pytest.fixture(name="call")
def call_a_command(capsys: pytest.CaptureFixture[str]) -> Callable[..., Printed]:
    """Run a command and give what it printed."""

    def call(command: Callable[..., int], *words: object, **options: object) -> Printed:
        code = command(*words, **options)
        return Printed(code, *capsys.readouterr())

    return call


def _saved(path: Path, table: int, steps: int, names: tuple[str, ...] = ("Ada", "Ben")) -> Saved:
    options = TABLES[table]
    begun = begin(game(), options, 4, names[: options.players])
    for _ in zip(range(steps + 1), answers(begun.match, 4), strict=False):
        pass
    saves.write(path, written(game(), begun))
    return Saved(path, begun.match.state)


Call = Callable[..., Printed]


def test_an_onlooker_is_told_that_hands_are_hidden(saved: Saved, call: Call) -> None:
    """Without a seat the position is shown as to an onlooker, and the first line says so."""
    printed = call(show.run, saved.path)
    assert (printed.code, printed.err) == (0, "")
    assert printed.out.startswith("As an onlooker sees it, without any hand (--seat N shows what seat N may see).\n")
    assert "In hand:" not in printed.out
    assert "To choose from:" not in printed.out


def test_a_seat_sees_its_own_hand(saved: Saved, call: Call) -> None:
    """With --seat the hand of that seat is named, card by card, and no other."""
    printed = call(show.run, saved.path, seat=2)
    assert printed.out.startswith("As Ben at seat 2 may see it.\n")
    text = _unbroken(printed.out)
    hand = ", ".join(f"{card} {game().printed.cards[card].name}" for card in saved.state.players[1].hand)
    assert text.count("In hand: ") == 1
    assert f"In hand: {hand}" in text.partition("Ben, you, have ")[2].partition("Ada has ")[0]


@pytest.mark.parametrize("table", range(len(TABLES)))
@pytest.mark.parametrize("steps", [0, 40, 10_000])
def test_the_summary_fits_eighty_columns(table: int, steps: int, tmp_path: Path, call: Call) -> None:
    """At the beginning, in the middle and at the end of every kind of game no line is longer."""
    names = ("A name of many letters that goes on and on",) * 4
    saved = _saved(tmp_path / "game.json", table, steps, names)
    printed = call(show.run, saved.path, seat=1)
    assert printed.code == 0
    assert [line for line in printed.out.splitlines() if len(line) > 80] == []


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_whatever_is_asked_is_said_in_words_to_everybody(table: int, call: Call, tmp_path: Path) -> None:
    """To the seat that decides, to the others and to onlookers every question of a game is the same sentence."""
    options, path = TABLES[table], tmp_path / "game.json"
    begun = begin(game(), options, 4, ("Ada", "Ben", "Cleo", "Dan")[: options.players])
    asked = 0
    for number, _ in enumerate(answers(begun.match, 4)):
        if number % 23 == 0 and begun.match.question is not None:
            saves.write(path, written(game(), begun))
            said = [_asked(call(show.run, path, seat=seat).out) for seat in range(options.players + 1)]
            assert len(set(said)) == 1
            asked += "?" in said[0]
            assert "DEC-" not in said[0]
    assert asked > 5


def _asked(text: str) -> str:
    """Give what is asked: the lines below the moment, up to the position."""
    return text.partition(" is asked:\n")[2].partition("\n\n")[0]


def _unbroken(text: str) -> str:
    return " ".join(text.split())


def test_the_summary_holds_what_the_table_shows(saved: Saved, call: Call) -> None:
    """Points, money and places of every seat stand in sentences behind its name, and below them what lies there."""
    text = _unbroken(call(show.run, saved.path).out)
    for p, name in zip(saved.state.players, ("Ada", "Ben"), strict=True):
        has = text.partition(f"{name} has ")[2]
        assert has.startswith(f"{p.doubloons} doubloons, {p.vp} victory point")
        assert re.match(rf"[^;]*;[^;]*Ship at ({p.ship} )?{game().printed.locations[p.ship].name}, ", has)
        assert f"{len(p.hand)} cards in hand" in has
    assert f"Piles: {len(saved.state.draw)} cards" in text
    assert all(f"{card} {game().printed.cards[card].name}" in text for card in saved.state.display if card)


def test_whoever_decides_sees_the_options_in_words(saved: Saved, call: Call) -> None:
    """The seat that is asked reads its options, with their text ids."""
    asked = json.loads(call(show.run, saved.path, path="active", as_json=True).out)
    printed = call(show.run, saved.path, seat=asked)
    assert "To choose from:" in printed.out
    options = json.loads(call(show.run, saved.path, path="options", seat=asked, as_json=True).out)
    assert options
    assert all(f"  {option} " in printed.out for option in options)


def test_one_value_is_printed_as_it_is(saved: Saved, call: Call) -> None:
    """A path names one value; with --json it is JSON."""
    assert call(show.run, saved.path, path="players.1.ship").out == f"{saved.state.players[0].ship}\n"
    assert call(show.run, saved.path, path="players.1.ship", as_json=True).out == f'"{saved.state.players[0].ship}"\n'
    assert call(show.run, saved.path, path="players.1.doubloons").out == f"{saved.state.players[0].doubloons}\n"


def test_no_path_leads_to_a_hidden_card(saved: Saved, call: Call) -> None:
    """Decks and other hands are counts of question marks, whichever way they are asked for."""
    for deck in DECKS:
        printed = call(show.run, saved.path, path=f"decks.{deck}", seat=1)
        assert set(json.loads(printed.out)) == {"?"}
    assert set(json.loads(call(show.run, saved.path, path="players.2.hand", seat=1).out)) == {"?"}
    assert json.loads(call(show.run, saved.path, path="players.2.hand", seat=2).out) == list(
        saved.state.players[1].hand
    )


def test_what_is_hidden_makes_no_difference_to_what_is_shown(tmp_path: Path, call: Call) -> None:
    """Two games that differ only in what seat 1 cannot see are shown to it alike, in text and JSON."""
    begun = begin(game(), TABLES[0], 4, ("Ada", "Ben"))
    for _ in zip(range(40), answers(begun.match, 4), strict=False):
        pass
    path = tmp_path / "game.json"
    shown = []
    for _ in range(2):
        saves.write(path, written(game(), begun))
        shown.append((call(show.run, path, seat=1).out, call(show.run, path, seat=1, as_json=True).out))
        state, other = begun.match.state, begun.match.state.players[1]
        before = view(state, 1)
        known = known_hand(other)
        cards = (*state.draw, *(card for card in other.hand if card not in known))[::-1]
        state.draw, other.hand = cards[: len(state.draw)], (*known, *cards[len(state.draw) :])
        state.combat_1 = state.combat_1[::-1]
        state.chance += 1
        assert view(state, 1) == before
    assert shown[0] == shown[1]


def test_json_holds_every_path(saved: Saved, call: Call) -> None:
    """For programs, all values with their paths, and who looks."""
    position = json.loads(call(show.run, saved.path, as_json=True).out)
    assert position["seat"] == 0
    assert position["header"]["seats"] == ["Ada", "Ben"]
    assert position["position"]["players.1.vp"] == saved.state.players[0].vp


def test_a_game_is_found_by_its_name(call: Call) -> None:
    """A game in the folder of games needs no path."""
    _saved(saves.path_of("sunday"), 0, 10)
    assert call(show.run, Path("sunday"), path="round").out == "1\n"


def test_a_whole_game_plays_again(saved: Saved, call: Call) -> None:
    """The journal is played from its first answer, and every digest is compared."""
    printed = call(replay.run, saved.path, verify=True)
    answered = json.loads(saved.path.read_text())["header"]["answers"]
    assert printed == (0, f"{answered} answers played again, each as it was recorded.\n", "")


def test_a_game_plays_again_up_to_an_answer(saved: Saved, call: Call) -> None:
    """With --to the position after so many answers is shown, as to an onlooker."""
    printed = call(replay.run, saved.path, 0)
    assert printed.out.startswith("0 answers played again, each as it was recorded.\n")
    asked = "Plan 1, keep 4, discard 3: which one do you plan?"
    assert f"Round 1: Ada (seat 1) is asked:\n  {asked}\n" in printed.out
    assert "In hand:" not in printed.out


def test_the_first_step_that_differs_is_named(saved: Saved, call: Call) -> None:
    """A journal that says something else than the rules stops there, with exit code 1."""

    def other_answer(inside: dict[str, Any]) -> None:
        seat, _, rest = inside["journal"][4].split(" ", 2)
        inside["journal"][4] = f"{seat} sail:99 {rest}"

    _change_inside(saved.path, other_answer)
    printed = call(replay.run, saved.path)
    assert printed.code == 1
    first, *then = printed.out.splitlines()
    assert first == f"{saved.path}: step 5: 'sail:99' is not offered at DEC-02."
    assert then[0] == "Round 1: Ben (seat 2) is asked:"
    assert then[1].startswith("  Plan 1, keep 4")


def test_a_seed_that_deals_otherwise_is_noticed(saved: Saved, call: Call) -> None:
    """Verifying compares the deal of the seed with the recorded set-up."""
    _change_inside(saved.path, lambda inside: inside.update(seed=99))
    assert call(replay.run, saved.path).code == 0
    printed = call(replay.run, saved.path, verify=True)
    assert printed == (1, f"{saved.path}: step 0: the seed does not deal the recorded set-up.\n", "")


def test_other_rules_are_noted_and_do_not_hinder(saved: Saved, call: Call) -> None:
    """A game of an older program is shown, with one line on standard error."""
    _change(saved.path, lambda file: file["header"].update(rules="0"))
    printed = call(show.run, saved.path, path="round")
    assert printed.code == 0
    assert printed.err.startswith("It was played by rules 0; it goes on by rules ")


@pytest.mark.parametrize("command", [show.run, replay.run])
@pytest.mark.parametrize(
    "content, sentence",
    [
        (None, "there is no such file."),
        (b"", "it is cut short: its end is missing; use an older copy."),
        (b"hello", "it is no saved game."),
        (b"\xff\xfe\x00", "it is no saved game."),
        (b"{}", "it is no saved game."),
        (b"[" * 1_000_000, "it is no saved game."),
        (b'{"format": 1' + b" " * 10_000_000, "it has 10000012 bytes, and no saved game has more than 4000000."),
        (b'{"format": 99}', "it has format 99, this program reads up to 3: install a newer one."),
        (b'{"format": 1}', "it is damaged: its last line, the checksum, is missing; use an older copy."),
    ],
)
def test_what_cannot_be_read_is_one_sentence(
    command: Callable[..., int], content: bytes | None, sentence: str, tmp_path: Path, call: Call
) -> None:
    """Missing, no text, no JSON, nested without end, 10 MB, of the future, cut short: exit code 2 and a sentence."""
    path = tmp_path / "sunday.json"
    if content is not None:
        path.write_bytes(content)
    assert call(command, path) == (2, "", f"{path}: {sentence}\n")


@pytest.mark.parametrize("command", [show.run, replay.run])
def test_a_folder_is_no_saved_game(command: Callable[..., int], tmp_path: Path, call: Call) -> None:
    """A folder in place of a file is named as one."""
    assert call(command, tmp_path) == (2, "", f"{tmp_path}: it is a folder.\n")


@pytest.mark.parametrize("command", [show.run, replay.run])
@pytest.mark.parametrize(
    "change, sentence",
    [
        (lambda file: file["header"].update(game="ludo"), "it is a game of 'ludo', which this program does not"),
        (lambda file: file["header"].update(pack="atlantis"), "its content pack 'atlantis' did not come with the game"),
        (lambda file: file["header"].update(pack="../.."), "its content pack '../..' did not come with the game"),
        (lambda file: file["header"].update(seats=[1, 2]), "it is damaged: Expected `str`, got `int`"),
        (lambda file: file["header"].update(game="\x1b[2J"), "it is a game of '"),
        (lambda file: file.update(sealed="x"), "it is damaged: Expected `array`, got `str`"),
    ],
)
def test_a_wrong_file_is_one_sentence(
    command: Callable[..., int], change: Change, sentence: str, saved: Saved, call: Call
) -> None:
    """A foreign game, a pack that is not there, wrong types: exit code 2, one printable line, no traceback."""
    _change(saved.path, change)
    printed = call(command, saved.path)
    assert (printed.code, printed.out) == (2, "")
    assert printed.err.startswith(f"{saved.path}: {sentence}")
    assert printed.err.count("\n") == 1
    assert printed.err.rstrip("\n").isprintable()


def test_names_cannot_move_the_cursor(saved: Saved, call: Call) -> None:
    """Escape sequences in the name of a player are spelled out."""
    _change(saved.path, lambda file: file["header"].update(seats=["\x1b[2JAda", "B\u202en"]))
    printed = call(show.run, saved.path, seat=1)
    assert printed.code == 0
    assert all(line.isprintable() for line in printed.out.splitlines())


@pytest.mark.parametrize("path", ["nothing", "players", "players.7.vp", "players.1.", "decks.draw.1", "", "\x1b"])
def test_a_path_that_leads_nowhere_is_one_sentence(path: str, saved: Saved, call: Call) -> None:
    """The sentence says how far the path makes sense; an empty path is none at all."""
    printed = call(show.run, saved.path, path)
    assert printed.code == (2 if path else 0)
    assert printed.err.count("\n") == bool(path)


def test_a_seat_that_does_not_play_is_one_sentence(saved: Saved, call: Call) -> None:
    """Nobody can look from a seat that is not at the table."""
    for seat in (-1, 3):
        printed = call(show.run, saved.path, seat=seat)
        assert printed == (2, "", f"Seat {seat} does not play: choose 1 to 2, or 0 for an onlooker.\n")


def test_a_step_beyond_the_journal_is_one_sentence(saved: Saved, call: Call) -> None:
    """--to cannot lead beyond the last answer."""
    printed = call(replay.run, saved.path, 10_000)
    assert printed.code == 2
    assert re.fullmatch(r"--to 10000: the journal has \d+ answers; choose 0 to that many\.\n", printed.err)


def test_one_answer_is_called_one(tmp_path: Path, call: Call) -> None:
    """A game with a single answer has 1 answer, also where more are asked for."""
    path = _saved(tmp_path / "first.json", 0, 1).path
    assert call(replay.run, path, 2).err == "--to 2: the journal has 1 answer; choose 0 to that many.\n"


def test_reading_leaves_the_file_alone(saved: Saved, call: Call) -> None:
    """Looking at a game and playing it again write nothing."""
    os.utime(saved.path, (1, 1))
    before = saved.path.read_bytes()
    call(show.run, saved.path)
    call(replay.run, saved.path, verify=True)
    assert saved.path.read_bytes() == before
    assert saved.path.stat().st_mtime == 1
    assert list(saved.path.parent.glob("*sunday*")) == [saved.path]


def _change(path: Path, change: Change) -> None:
    path.write_bytes(reclosed(path.read_bytes(), change))


def _change_inside(path: Path, change: Change) -> None:
    path.write_bytes(resealed(path.read_bytes(), change))
