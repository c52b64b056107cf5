"""What a saved game of Pirates shows to a seat, to others and to onlookers: never a mission that is not theirs."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from maracaibo_tui.cabinet.saved import Begun, open_saved
from maracaibo_tui.commands import replay, show
from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.journal import line
from maracaibo_tui.engine.secrets import read_by
from maracaibo_tui.games import title_of
from maracaibo_tui.games.pirates.state.position import Options, State
from maracaibo_tui.games.pirates.state.sight import SECRETS
from maracaibo_tui.library import saves
from tests.pirates.dealt_anew import dealt_anew
from tests.pirates.tables import COMBINATIONS, TABLES, called, game
from tests.support.at_random import answers
from tests.support.through_files import begun
from tests.support.written import written

SOME = Options(players=3, mission_hunters=True, rubies=True)
MISSION, CARD = re.compile(r"\bQ\d\d\b"), re.compile(r"\bP\d\d\d\b")
sight = title_of("pirates").sight
at_every_table = pytest.mark.parametrize("options", TABLES, ids=called)
Shown = Callable[..., str]


@pytest.fixture(autouse=True)
def the_pack_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading the pack for every call would take most of the time of these tests."""
    for command in (show, replay):
        printed_of = lambda *_given, **_whole: game().printed  # noqa: E731 - as the original takes it
        monkeypatch.setattr(command, "open_saved", partial(open_saved, printed_of=printed_of))


@pytest.fixture(name="printed")
def what_a_command_prints(capsys: pytest.CaptureFixture[str]) -> Shown:
    """Run a command and give what it printed."""

    def call(command: Callable[..., int], *words: object, **options: object) -> str:
        assert command(*words, **options) == 0
        return capsys.readouterr().out

    return call


def _sitting(options: Options, seed: int, steps: int) -> Begun:
    sitting = begun(game(), options, seed)
    for _ in zip(range(steps + 1), answers(sitting.match, seed), strict=False):
        pass
    return sitting


def _saved(path: Path, sitting: Begun) -> Path:
    saves.write(path, written(game(), sitting))
    return path


def _secret_from(state: State, seat: int) -> set[str]:
    """Name the missions and cards that a seat has not seen."""
    hands = {mission for p in state.players if p.seat != seat for mission in (*p.missions, *p.dealt)}
    his = set() if state.jordan is None else set(state.jordan.missions)
    covered = {state.grid[space] for space in (*state.facedown, *state.fillers)}
    deck = {*state.level2} - ({state.level2[0]} & {*state.faceup} if state.level2 else set())
    return hands | his | covered | deck | {*state.missions} | {*state.box}


def _named(text: str) -> set[str]:
    return {*MISSION.findall(text), *CARD.findall(text)}


@at_every_table
def test_what_is_shown_names_nothing_hidden(options: Options, tmp_path: Path, printed: Shown) -> None:
    """In words and in JSON a seat, and an onlooker, reads of no mission and card that it has not seen."""
    for steps in (0, 3, 40, 120):
        sitting = _sitting(options, 4, steps)
        state, path = sitting.match.state, _saved(tmp_path / "game.json", sitting)
        if state.phase == "over":
            break
        for seat in range(options.players + 1):
            said = printed(show.run, path, seat=seat) + printed(show.run, path, seat=seat, as_json=True)
            secret = _secret_from(state, seat)
            assert len(said) > 1000
            assert not _named(said) & secret
            own = set(state.players[seat - 1].missions) if seat else set()
            assert own <= _named(said)
        replayed = printed(replay.run, path) + printed(replay.run, path, as_json=True)
        assert not _named(replayed) & _secret_from(state, 0)


@at_every_table
def test_what_is_hidden_makes_no_difference_to_what_is_shown(options: Options, tmp_path: Path, printed: Shown) -> None:
    """Two games that differ only in what a seat cannot see are shown to it alike, in text and JSON."""
    for steps in (2, 60):
        sitting = _sitting(options, 7, steps)
        path = tmp_path / "game.json"
        for seat in range(options.players + 1):
            usual = sitting.match.table.state
            shown = []
            for state in (usual, dealt_anew(usual, seat, 3)):
                sitting.match.table.state = state
                _saved(path, sitting)
                shown.append((printed(show.run, path, seat=seat), printed(show.run, path, seat=seat, as_json=True)))
            sitting.match.table.state = usual
            assert shown[0] == shown[1]


def _with_discards() -> Begun:
    """Play until missions have been kept and one discarded."""
    for seed in range(40):
        sitting, chance = begun(game(), SOME, seed), from_seed(seed)
        match = sitting.match
        while match.question is not None:
            options = match.question.options
            wanted = [each for each in options if each.startswith("discard:")]
            chance, pick = below(chance, len(options))
            match.answer(wanted[0] if wanted else options[pick], auto=len(options) == 1)
            if wanted and match.question is not None:
                return sitting
    raise LookupError("nobody ever discards a mission")


def test_what_was_kept_and_discarded_is_cut_for_everybody_else() -> None:
    """Of `keep:` and `discard:` others read the word alone, that nothing else was possible is not told either."""
    sitting = _with_discards()
    journal, question = sitting.match.journal, sitting.match.question
    cut = [at for at, entry in enumerate(journal) if entry.answer.startswith(("keep:", "discard:"))]
    assert {journal[at].answer.partition(":")[0] for at in cut} == {"keep", "discard"}
    for seat in range(4):
        read = dict(read_by(SECRETS, journal, question, seat))
        assert set(read) == set(range(len(journal)))
        for at in cut:
            is_own = journal[at].seat == seat
            assert read[at] == journal[at] if is_own else not MISSION.search(line(read[at]))
        assert not any(read[at].auto for at in cut if journal[at].seat != seat)


def test_a_discarded_mission_shows_to_nobody_else(tmp_path: Path, printed: Shown) -> None:
    """Neither the position nor the log of a saved game names a mission that somebody has discarded."""
    sitting = _with_discards()
    path = _saved(tmp_path / "game.json", sitting)
    entry = next(entry for entry in sitting.match.journal if entry.answer.startswith("discard:"))
    gone = entry.answer.partition(":")[2]
    for seat in [each for each in range(4) if each != entry.seat]:
        assert gone not in printed(show.run, path, seat=seat) + printed(show.run, path, seat=seat, as_json=True)
    assert gone not in printed(replay.run, path)
    assert gone not in printed(replay.run, path, as_json=True)


@at_every_table
def test_what_is_asked_reads_the_same_whatever_is_hidden(options: Options) -> None:
    """In a whole game options are put into the same words where everything hidden differs; others read none of them."""
    words, printed = title_of("pirates").words(), game().printed
    match = begun(game(), options, 12).match
    for number, _ in enumerate(answers(match, 12)):
        question = match.question
        if question is None or number % 5:
            continue
        for seat in range(options.players + 1):
            twin = dealt_anew(match.state, seat, number)
            there = game().settle(game().table(twin, None))
            assert there is not None
            public = sight.asked(question, seat)
            assert public == sight.asked(there, seat)
            assert seat == question.seat or public is None or not MISSION.search(" ".join(public.options))
            if seat == question.seat:
                seen, seen_there = sight.view(match.state, seat), sight.view(twin, seat)
                assert words.describe(printed, seen, question) == words.describe(printed, seen_there, there)


def test_a_position_shown_as_it_is_would_be_noticed(
    tmp_path: Path, printed: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tests above would be worth nothing if what is shown named nothing anyway."""
    sitting = _sitting(SOME, 4, 40)
    path = _saved(tmp_path / "game.json", sitting)
    monkeypatch.setattr(sight, "view", lambda state, _seat: state)
    assert _named(printed(show.run, path, as_json=True)) & _secret_from(sitting.match.state, 0)


def test_the_form_of_a_whole_game_holds_nothing_open() -> None:
    """With all modules no mission and no card can be read in the file outside its packed part."""
    options = Options(players=4, **COMBINATIONS[-1])
    file = json.loads(written(game(), _sitting(options, 2, 90)))
    file.pop("sealed")
    assert not _named(json.dumps(file))
