"""The commands for every game: content, rules, simulation, scenarios, saved games, show and replay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from maracaibo_tui.cabinet.packs import PackError, load_printed, pack_names
from maracaibo_tui.cabinet.saved import open_saved
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.title import Title
from maracaibo_tui.games import TITLES, title_of, usual
from maracaibo_tui.library.paths import packs
from maracaibo_tui.library.rulebook import rulebook_of
from maracaibo_tui.play.flags import flags_of
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.setting_up import SetUp
from tests.architecture.tree import ROOT
from tests.every_game.conftest import Program
from tests.support.any_table import TWO, play_on, rules_of, session_at


def _saved(title: Title) -> str:
    """Play a game of two so far, and leave it."""
    sitting = SetUp(title).begin(Plan(seats=TWO, chosen={"start": "listed"}, seed=5))
    play_on(sitting.session, 4)
    sitting.saving(sitting.session)
    sitting.saving.release()
    return sitting.saving.path.stem


def test_the_usual_pack_is_checked_and_listed(title: Title, program: Program) -> None:
    """Nothing is wrong with it, and each kind is a table."""
    ran = program("content", "check", title.id)
    assert (ran.code, ran.err) == (0, "")
    assert f"pack {title.id}" in ran.out
    for kind, of in title.pieces.KINDS.items():
        listing = program("content", "list", kind, "--game", title.id)
        assert listing.code == 0
        assert listing.out.split()[0] == of.columns[0].split()[0]
    assert (
        msgspec.json.decode(program("content", "list", "--json", "--game", title.id).out).keys()
        == {"game": 0, **title.pieces.KINDS}.keys()
    )


def test_a_pack_of_another_game_is_refused(title: Title, program: Program) -> None:
    """A pack is played by the game that it names, and by no other."""
    others = [game for game in TITLES if game != title.id]
    assert title.id in pack_names(title)
    for game in others:
        said = f'{game}: game: found "{game}", allowed "{title.id}"\n'
        assert program("simulate", "--game", title.id, "--pack", game) == (2, "", said)
        with pytest.raises(PackError, match=f'found "{game}"'):
            load_printed(title, packs()[game])


def test_the_game_s_options_are_options_of_the_commands(title: Title, program: Program) -> None:
    """Help shows those of the game asked for, or all with their games; each is taken, and no other game takes it."""
    for command in ("play", "simulate"):
        helped, all_helped = program(command, "--game", title.id, "--help").out, program(command, "--help").out
        for each in (title_of(game) for game in TITLES):
            assert f"Options of {each.name}:" in all_helped
            assert (f"Options of {each.name}:" in helped) == (each.id == title.id)
        for name in (name for flag in flags_of(title) for name in flag.names):
            assert f"--{name}" in helped
    for flag in flags_of(title):
        values = [each.id for each in flag.members] or _choices(title)[flag.choice.id]
        value = [] if flag.choice.switched_on else [values[-1]]
        words = [f"--{flag.names[0]}", *value]
        assert program("simulate", "--game", title.id, *words).code == 0
        for other in (title_of(game) for game in TITLES if game != title.id):
            for command in ("simulate", "play"):
                ran = program(command, *words, "--game", other.id)
                said = f"{words[0]} is an option of {title.name}, not of {other.name}: --game {title.id} names that"
                assert (ran.code, ran.out, ran.err) == (2, "", f"{said} game.\n")


def _choices(title: Title) -> dict[str, list[str]]:
    """Give the values of every choice."""
    listed = title.options.choices(rules_of(title.id).printed, {})
    return {choice.id: [value.id for value in choice.values] for choice in listed}


def test_programs_read_which_game_it_is(title: Title, program: Program) -> None:
    """Every object of `--json` says it, in every command."""

    def read(*words: object) -> Any:  # noqa: ANN401 - whatever the command tells
        return msgspec.json.decode(program(*words, "--json").out)

    name, scenarios = _saved(title), sorted((ROOT / "tests" / title.id / "scenarios").rglob("*.toml"))[:2]
    kind = next(iter(title.pieces.KINDS))
    objects = [
        *read("rules", "--game", title.id),
        *read("saves"),
        *read("saves", "list", name),
        *read("content", "list", kind, "--game", title.id),
        *read("scenario", *scenarios)["scenarios"],
        read("content", "list", "--game", title.id),
        read("content", "check", title.id),
        read("simulate", "--game", title.id),
        read("show", name),
        read("replay", name),
        read("replay", name, "--verify"),
    ]
    assert {each["game"] for each in objects} == {title.id}


def test_reports_have_the_same_keys_for_every_game(program: Program) -> None:
    """What a game adds stands under `counts`."""
    calls = ((), ("--check",))
    found = [
        {*msgspec.json.decode(program("simulate", "--game", game, "--json", *call).out)}
        for game in TITLES
        for call in calls
    ]
    assert all(keys == found[0] for keys in found)


def test_the_id_of_a_rule_finds_the_page_of_its_game(title: Title, program: Program) -> None:
    """Without the name of the game, in words as behind `--id`; words that are no id are sought in the usual book."""
    first = next(entry for entry in rulebook_of(title.id).entries if entry.ids)
    for words in (("--id", first.ids[0]), (first.ids[0].lower(),)):
        found = msgspec.json.decode(program("rules", *words, "--json").out)
        assert (found[0]["game"], found[0]["id"]) == (title.id, first.id)
    assert {each["game"] for each in msgspec.json.decode(program("rules", "first", "game", "--json").out)} == {usual()}


def test_a_list_of_several_games_says_which_is_which(program: Program) -> None:
    """There is a column for it only where there are files of more than one game; words find it."""
    names = {game: _saved(title_of(game)) for game in TITLES}
    games = [title_of(game).name for game in TITLES]
    several = program("saves").out
    assert several.splitlines()[0].split()[:2] == ["name", "game"]
    assert all(word in several for each in games for word in each.split())
    for game, name in names.items():
        called = title_of(game).name
        if any(called in other for other in games if other != called):
            # Its name is a word of another's.
            continue
        one = program("saves", called.upper())
        assert one.out.splitlines()[0].split()[:2] == ["name", "who"]
        assert [line.split()[0] for line in one.out.splitlines()[2:]] == [name]


def test_scenarios_of_several_games_run_together(program: Program) -> None:
    """Each file says whose it is."""
    files = [min((ROOT / "tests" / game / "scenarios").rglob("*.toml")) for game in TITLES]
    told = msgspec.json.decode(program("scenario", *files, "--json").out)
    assert (told["passed"], told["failed"], told["malformed"]) == (len(files), 0, 0)
    assert [each["game"] for each in told["scenarios"]] == list(TITLES)


def test_rules_and_pieces_are_found(title: Title, program: Program) -> None:
    """The pages are listed, a rule is found by its id, and a thing by its name."""
    assert "first-game" in program("rules", "--game", title.id).out
    rules = rules_of(title.id)
    question = Match(rules, rules.begin(title.options.options_of({}, 2), 1)).question
    assert question is not None
    ran = program("rules", "--id", question.rule)
    assert ran.code == 0
    assert ran.out.startswith(question.rule)
    address = title.pieces.addresses(rules_of(title.id).printed)[0]
    found = title.pieces.explain(rules_of(title.id).printed, address)
    assert found.called in program("rules", *found.called.split(), "--game", title.id).out


def test_bots_play_games_without_breaking_a_rule(title: Title, program: Program) -> None:
    """Every bot there is plays, every invariant is looked at, and the same number plays the same games."""
    calls = ("simulate", "--game", title.id, "--games", 2, "--check", "--json", "--seed", 3)
    last = title.sight.round_of(play_on(session_at(title), 2000).view())
    for seats in ("random,random", "busy,busy"):
        ran = program(*calls, "--seats", seats)
        report = msgspec.json.decode(ran.out)
        assert (ran.code, report["violations"], report["games"]) == (0, [], 2)
        assert report["digest"] == msgspec.json.decode(program(*calls, "--seats", seats).out)["digest"]
        rounds = [int(number) for number in report["turns_per_round"]]
        assert rounds == list(range(1, last + 1))
    assert "0 violations" in program("simulate", "--game", title.id, "--seats", "greedy,random", "--check").out


def test_a_game_is_written_down_answer_by_answer(title: Title, program: Program, tmp_path: Path) -> None:
    """A trace begins with all that is random about the set-up, and has a line for every decision."""
    file = tmp_path / "trace.jsonl"
    report = msgspec.json.decode(program("simulate", "--game", title.id, "--trace", file, "--json").out)
    first, *records = [msgspec.json.decode(line) for line in file.read_bytes().splitlines()]
    assert first["format"].startswith(title.id)
    assert len(records) == report["decisions"]


def test_scenarios_of_the_game_pass(title: Title, program: Program) -> None:
    """The first few of its folder do what they say."""
    files = sorted((ROOT / "tests" / title.id / "scenarios").rglob("*.toml"))[:20]
    assert files
    ran = program("scenario", *files)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith(f"{len(files)} passed, 0 failed\n")


def test_a_scenario_that_makes_no_sense_says_why(title: Title, program: Program, tmp_path: Path) -> None:
    """Options that are none, paths that are none and answers that are not offered are told in the words of the game."""
    file = tmp_path / "wrong.toml"
    head = f'id = "X"\ntitle = "Wrong"\n[setup]\ngame = "{title.id}"\n'
    file.write_text(f"{head}sails = 3\n", encoding="utf-8")
    ran = program("scenario", file)
    assert ran.code == 2
    assert "sails: found an unknown key" in ran.err
    file.write_text(f'{head}[[step]]\nexpect = {{ "nowhere" = 1 }}\n', encoding="utf-8")
    ran = program("scenario", file)
    assert ran.code == 2
    assert "nowhere: found 'nowhere' at the start of the path" in ran.err
    file.write_text(f'{head}[[step]]\ndo = ["fly"]\n', encoding="utf-8")
    assert program("scenario", file).out.startswith("FAIL X step 1: do: expected fly")


def test_saved_games_are_shown_and_replayed(title: Title, program: Program) -> None:
    """Each seat reads no more than it may know; the replay leads where the game is."""
    name = _saved(title)
    assert title.where(open_saved(name).record.header.turn) in program("saves").out
    onlooker, seat = program("show", name).out, program("show", name, "--seat", 1).out
    assert onlooker.startswith("As an onlooker sees it")
    assert seat.startswith("As Ada at seat 1 may see it.")
    paths = title.paths.all_paths(open_saved(name).game.table(open_saved(name).record.now, None))
    whole = msgspec.json.decode(program("show", name, "--json").out)["position"]
    assert set(whole) & set(paths)
    path = next(iter(whole))
    assert program("show", name, "--path", path).code == 0
    assert program("show", name, "--seat", 9).code == 2
    assert "played again, each as it was recorded." in program("replay", name, "--verify").out
    assert program("replay", name, "--to", 1).code == 0


def test_paths_that_all_games_share_are_there(title: Title, program: Program) -> None:
    """Phase, winners, who is asked what, and the score by its total; of a list also its length."""
    name = _saved(title)
    for path in ("phase", "winners", "active", "asked", "options", "players.1.score.total", "asked.count"):
        ran = program("show", name, "--path", path, "--json")
        assert (ran.code, ran.err) == (0, ""), path
        assert type(msgspec.json.decode(ran.out)) is {
            "phase": str,
            "winners": list,
            "asked": list,
            "options": list,
        }.get(path, int)


def test_a_saved_game_opens_with_its_own_title_and_pack(title: Title) -> None:
    """The cabinet finds both by the header."""
    opened = open_saved(_saved(title))
    assert (opened.title.id, opened.header.pack) == (title.id, title.id)
    assert opened.game.printed.box.pack.id == title.id


def test_a_game_of_a_title_that_is_gone_is_refused(title: Title, program: Program) -> None:
    """A file of a game that the program does not have is listed, and opened by nobody."""
    name = _saved(title)
    module = TITLES.pop(title.id)
    try:
        assert name in program("saves").out
        ran = program("show", name)
        assert ran.code == 2
        assert f"it is a game of '{title.id}', which this program does not have" in ran.err
    finally:
        # At the place where it was: the order of the list is the order in which games are offered.
        rest = dict(TITLES)
        TITLES.clear()
        TITLES.update({title.id: module, **rest} if title.id == "maracaibo" else {**rest, title.id: module})
    assert title_of(title.id).id == title.id
