"""`maracaibo scenario` runs files that anybody can write, and says what is wrong with those that make no sense."""

from collections.abc import Callable
from pathlib import Path

import pytest

from maracaibo_tui.cabinet.packs import PackError
from maracaibo_tui.commands import scenario as command

HEAD = 'id = "T-1"\ntitle = "A test"\n'
SETUP = '[setup]\nstart = "setup"\n'
ADDED = '[[content.token]]\nid = "TX"\nfrance = { value = 6 }\nspain = { value = 1 }\nengland = { value = 1 }\n'

Ran = Callable[..., tuple[int, list[str], str]]


@pytest.fixture(name="ran")
def run_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ran:
    """Write files, run their folder, and give exit code, lines and complaints."""
    monkeypatch.chdir(tmp_path)

    def run(*texts: str | bytes, **files: str | bytes) -> tuple[int, list[str], str]:
        for name, text in {**{f"{number}.toml": text for number, text in enumerate(texts)}, **files}.items():
            path = Path("files", name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
        code = command.run([Path("files")])
        captured = capsys.readouterr()
        return code, captured.out.splitlines(), captured.err

    return run


def steps(*lines: str, before: str = "") -> str:
    """Write a scenario whose steps have these lines."""
    return HEAD + before + "".join(f"[[step]]\n{line}\n" for line in lines)


def test_what_holds_passes(ran: Ran) -> None:
    """A scenario that holds prints its id and title; all passing ends with 0."""
    assert ran(steps('do = ["sail:1"]\nexpect = { "players.1.ship" = "1" }')) == (
        0,
        ["PASS T-1 A test", "1 passed, 0 failed"],
        "",
    )


def test_the_example_of_the_explanation_passes(ran: Ran) -> None:
    """What explains how scenarios are written shows one that holds."""
    page = Path(__file__).parent / "scenarios" / "README.md"
    example = page.read_text(encoding="utf-8").partition("```toml\n")[2].partition("```")[0]
    assert ran(example)[0] == 0


def test_what_does_not_hold_fails_with_all_that_differs_in_the_step(ran: Ran) -> None:
    """The line names the step, and for each path what was expected and what was found."""
    code, lines, _ = ran(steps('expect = { "round" = 1 }', 'expect = { "round" = 2, "display.count" = 4, "turn" = 9 }'))
    assert (code, lines) == (
        1,
        ["FAIL T-1 step 2: round: expected 2, got 1; turn: expected 9, got 1", "0 passed, 1 failed"],
    )


def test_files_run_in_sorted_order_and_folders_with_all_that_is_in_them(tmp_path: Path, ran: Ran) -> None:
    """Folders are searched to the bottom; a malformed file stops none of the others, and its exit code wins."""
    (tmp_path / "files" / "b").mkdir(parents=True)
    (tmp_path / "files" / "b" / "a.toml").write_text(HEAD.replace("T-1", "T-3"))
    code, lines, said = ran(
        HEAD.replace("T-1", "T-2"), **{"a.toml": HEAD, "c.toml": HEAD + "x = 1\n", "d.toml": steps('do = ["x"]')}
    )
    assert [line.split()[1] for line in lines[:-1]] == ["T-2", "T-1", "T-3", "T-1"]
    assert (code, lines[-1]) == (2, "3 passed, 1 failed")
    assert said.startswith("files/c.toml: x: found an unknown key")


def test_an_answer_that_is_not_offered_fails_with_what_was_offered(ran: Ran) -> None:
    """The scenario stops there, and the line lists the options."""
    _, lines, _ = ran(steps('do = ["sail:22"]'))
    assert lines[0].startswith("FAIL T-1 step 1: do: expected sail:22, got the options sail:1, sail:2")


def test_offered_and_not_offered_look_at_the_options_now(ran: Ran) -> None:
    """What must be offered may stand beside others; what must not be offered fails if it is."""
    assert ran(steps('offered = ["sail:1"]\nnot_offered = ["sail:22"]'))[0] == 0
    _, lines, _ = ran(steps('offered = ["sail:22"]\nnot_offered = ["sail:1"]'))
    assert "options: expected sail:22, got sail:1" in lines[0]
    assert "options: expected no sail:1, got sail:1" in lines[0]


def test_change_is_the_difference_over_one_step(ran: Ran) -> None:
    """Each step counts from the one before."""
    before = '[given]\n"players.1.hand" = []\n'
    good = steps('do = ["sail:2", "village", "va:doubloon"]\nchange = { "players.1.doubloons" = 1 }', before=before)
    assert ran(good)[0] == 0
    assert "expected a change of 5, got 1" in ran(good.replace("= 1 }", "= 5 }"))[1][0]


def test_an_entry_that_repeats_an_automatic_answer_is_passed_over(ran: Ran) -> None:
    """A question with one option is answered by itself; whoever writes the answer down does no harm."""
    before = '[given]\n"players.1.hand" = []\n'
    short = '["sail:1", "city", "do", "va:doubloon", "draw"]'
    for answers in (short, short.replace('"do"', '"skip", "do"'), short.replace('"draw"', '"end", "draw"')):
        assert ran(steps(f'do = {answers}\nexpect = {{ "players.1.hand.count" = 1 }}', before=before))[:1] == (0,)


def test_a_second_entry_of_the_same_name_is_an_answer_of_its_own(ran: Ran) -> None:
    """One automatic answer stands for one entry only."""
    before = '[given]\n"players.1.hand" = []\n'
    once = steps('do = ["sail:1", "city", "skip"]\nexpect = { "phase" = "main" }', before=before)
    twice = steps('do = ["sail:1", "city", "skip", "skip"]\nexpect = { "phase" = "draw" }', before=before)
    assert ran(once, twice)[0] == 0


def test_without_automatic_answers_every_question_waits(ran: Ran) -> None:
    """With auto = false the only option must be given."""
    before = '[setup]\nauto = false\n[given]\n"players.1.hand" = []\n'
    assert ran(steps('do = ["sail:1", "city"]\nexpect = { "options" = ["skip"] }', before=before))[0] == 0


def test_lists_are_compared_without_order_but_piles_in_order(ran: Ran) -> None:
    """A hand is a set of cards; the display, the piles and the quests of a location are rows."""
    before = '[given]\n"players.1.hand" = ["A01", "A02"]\n"display" = ["A03", "A04", "A05", ""]\n'
    hand, display = '"players.1.hand" = ["A02", "A01"]', '"display" = ["A04", "A03", "A05", ""]'
    assert ran(steps(f"expect = {{ {hand} }}", before=before))[0] == 0
    assert ran(steps(f"expect = {{ {display} }}", before=before))[0] == 1


def test_components_of_a_scenario_stay_in_the_box_until_they_are_placed(ran: Ran) -> None:
    """What a file adds is neither shuffled nor dealt: the cards dealt are those without it."""
    card = '[[content.card]]\nid = "A00"\nname = "X"\ncost = 1\ngood = "corn"\nobject = "map"\n'
    dealt = 'expect = { "players.1.hand" = %s, "decks.draw.count" = 76, "decks.combat_1.count" = 13 }'
    _, lines, _ = ran(steps(dealt % "[]", before=SETUP))
    hand = lines[0].split("got ")[1]
    assert ran(steps(dealt % hand, before=card + ADDED + SETUP))[0] == 0


def test_a_location_may_be_changed_in_part(ran: Ran) -> None:
    """The fields named replace those of the pack; the others stay."""
    place = (
        '[[content.location]]\nid = "10"\naction = [{ effect = "vp", amount = 7 }]\n[given]\n"players.1.hand" = []\n'
    )
    step = 'do = ["sail:1"]\nexpect = { "players.1.vp" = 0 }'
    assert ran(steps(step, before=place))[0] == 0
    ship = place + '"players.1.ship" = "9"\n'
    assert ran(steps('do = ["sail:10", "city", "do"]\nchange = { "players.1.vp" = 7 }', before=ship))[0] == 0


UNNAMED = """
[content]
card = [{ id = "AX", cost = 0, good = "corn", object = "map" }]
story = [{ id = "75", setup = [{ effect = "place_legacy", tiles = ["L12"] }] }]
location = [{ id = "1", next = [{ to = "2" }] }, { id = "6", next = [{ to = "7" }, { to = "8" }] }]
legacy = [{ id = "L12", location = "2", cost = [], reward = [{ effect = "vp", amount = 9 }], spaces = 2 }]
[given]
"players.1.hand" = ["AX"]
"""
TRACK = """
[content]
location = [{ id = "1", action = [{ effect = "explore", steps = 9 }] }]
[[content.explorer.space]]
id = "x1"
index = 1
next = ["x2", "x3"]
[[content.explorer.space]]
id = "x2"
index = 2
next = ["x4"]
reward = [{ effect = "vp", amount = 9 }]
[[content.explorer.space]]
id = "x3"
index = 3
next = ["x4"]
[[content.explorer.space]]
id = "x4"
index = 4
[given]
"players.1.hand" = []
"""


def test_names_may_be_left_out_and_legacy_tiles_keep_what_they_do(ran: Ran) -> None:
    """A scenario says what its rules look at; the map may leave places aside and forks without labels."""
    step = 'do = ["sail:2", "use:L12"]\noffered = ["disc:five_doubloons"]\nchange = { "players.1.vp" = 9 }'
    assert ran(steps(step, before=UNNAMED)) == (0, ["PASS T-1 A test", "1 passed, 0 failed"], "")


def test_a_scenario_may_lay_out_an_explorer_track_of_its_own(ran: Ran) -> None:
    """With a first space of its own the track is what follows from it, barriers or not; with none it is the pack's."""
    step = 'do = ["sail:1", "city", "do"]\noffered = ["explore:x1", "explore:x2", "explore:x3", "explore:x4"]\n'
    step += 'not_offered = ["explore:e1"]'
    after = 'do = ["explore:x2"]\nexpect = { "players.1.vp" = 9, "players.1.explorer" = "x2" }'
    assert ran(steps(step, after, before=TRACK)) == (0, ["PASS T-1 A test", "1 passed, 0 failed"], "")


def test_a_tile_that_a_scenario_replaces_lies_where_it_lay(ran: Ran) -> None:
    """Which tiles are laid out does not depend on what a scenario prints on them."""
    step = 'expect = { "locations.4.tile" = %s }'
    tile = ran(steps(step % '""'))[1][0].split("got ")[1]
    market = 'market = { good = "corn", spaces = { 2 = 1 } }\naction = [{ effect = "vp", amount = 1 }]\n'
    content = f'[[content.tile]]\nid = {tile}\nname = "X"\nplayers = [4]\n{market}'
    assert ran(steps(step % tile, before=content))[0] == 0


@pytest.mark.parametrize(
    "start, wanted",
    [
        ("setup", '"phase" = "setup", "players.2.hand.count" = 8, "turn" = 0'),
        ("turn", '"phase" = "sail", "active" = 1, "turn" = 1, "players.2.hand.count" = 4'),
        ("interim", '"phase" = "interim", "active" = 1, "round" = 1'),
        ("final", '"phase" = "final", "active" = 1, "round" = 4, "prestige.4.faceup" = true'),
    ],
)
def test_a_scenario_begins_where_it_says(start: str, wanted: str, ran: Ran) -> None:
    """At the first decisions, in the first turn, or with a scoring that seat 1 triggers."""
    assert ran(steps(f"expect = {{ {wanted} }}", before=f'[setup]\nstart = "{start}"\n'))[0] == 0


def test_a_file_may_expect_that_it_cannot_be_loaded(ran: Ran) -> None:
    """The error must contain the text; another error, or none, fails."""
    given = '[given]\n"players.1.vp" = -1\n'
    assert ran(f'expect_error = "found -1"\n{HEAD}{given}')[:2] == (0, ["PASS T-1 A test", "1 passed, 0 failed"])
    assert ran(f'expect_error = "found an unknown key"\n{HEAD}x = 1\n')[0] == 0
    _, lines, _ = ran(f'expect_error = "other"\n{HEAD}{given}')
    assert lines[0].startswith('FAIL T-1 loading: expected an error with "other", got files/0.toml: players.1.vp')
    assert ran(f'expect_error = "other"\n{HEAD}')[1][0].endswith("got none")


def test_invariants_are_checked_from_the_first_position_on(ran: Ran) -> None:
    """A position that no game can reach fails before the first step."""
    code, lines, _ = ran(HEAD + '[given]\n"players.1.discs.six_vp" = 0\n')
    assert code == 1
    assert lines[0].startswith("FAIL T-1 step 0: INV-05")


def test_a_rule_that_stops_fails_its_scenario_and_no_other(ran: Ran, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes wrong in the rules is said in the line of the scenario."""
    monkeypatch.setattr(command, "play", lambda *_: [].pop())
    assert ran(HEAD)[:2] == (
        1,
        ["FAIL T-1 stops with IndexError: pop from empty list", "0 passed, 1 failed"],
    )


def test_a_pack_that_cannot_be_read_is_said_once(ran: Ran) -> None:
    """A wrong pack on the command line stops everything; a wrong one in a file stops that file."""
    with pytest.raises(PackError):
        command.run([], Path("nowhere"))
    code, _, said = ran(HEAD + '[setup]\npack = "nowhere"\n')
    assert code == 2
    assert said.startswith("files/0.toml: nowhere: found no such pack, allowed one of example, maracaibo")


def test_what_is_named_but_not_there_is_malformed(ran: Ran, capsys: pytest.CaptureFixture[str]) -> None:
    """A missing file and a folder without scenarios are said, each in a sentence."""
    assert ran(HEAD)[0] == 0
    Path("empty").mkdir()
    assert command.run([Path("files"), Path("missing.toml"), Path("empty")]) == 2
    captured = capsys.readouterr()
    assert captured.out.splitlines()[-1] == "1 passed, 0 failed"
    assert captured.err.splitlines() == [
        "missing.toml: found no such file, allowed a TOML file that can be read",
        "empty: found a folder, allowed a TOML file",
    ]


MALFORMED: dict[str, tuple[str | bytes, str]] = {
    "empty": ("", "id: found nothing, allowed a text"),
    "no TOML": ("id = ", "found no valid TOML"),
    "no UTF-8": (b'id = "\xff"', "line 1: found the byte 0xff, allowed text in UTF-8"),
    "huge": ("#" * 10_000_000, "found 10000000 bytes, allowed at most"),
    "deep list": (HEAD + "[given]\nround = " + "[" * 3000 + "]" * 3000, "found a value nested too deeply"),
    "deep key": (HEAD + "a" + ".a" * 3000 + " = 1", "found a key of many parts"),
    "deep tables": (HEAD + "[given]\nround = " + "{ a = " * 90 + "1" + " }" * 90, "found a value nested too deeply"),
    "unprintable": (HEAD.replace("A test", "\\u001b[31m"), "title: found the unprintable character U+001B"),
    "unknown key": (HEAD + "colour = 3", "colour: found an unknown key, allowed one of id, title"),
    "unknown option": (HEAD + "[setup]\nplayer = 2", "setup.player: found an unknown key, allowed players (nearest)"),
    "title missing": ('id = "X"', "title: found nothing, allowed a text"),
    "wrong type": (HEAD + "step = 3", "step: found 3, allowed a list"),
    "wrong inner type": (steps('do = "sail:1"'), 'step[0].do: found "sail:1", allowed a list'),
    "true for 1": (HEAD + "[setup]\nplayers = true", "setup.players: found true, allowed an integer"),
    "no number": (HEAD + "[given]\nround = nan", "given.round: found nan, allowed a finite number"),
    "too many players": (HEAD + "[setup]\nplayers = 5", "setup.players: found 5, allowed an integer ≥ 1 and ≤ 4"),
    "no level of Jean": (
        HEAD + '[setup]\nplayers = 1\nbot = "jean"',
        "setup.bot_level: Jean has no level 0; no level is the usual one, allowed are 1 to 5",
    ),
    "no story card": (HEAD + "[setup]\nstory_card = 1", "setup.story_card: 1 cannot be played"),
    "bad pack name": (HEAD + '[setup]\npack = "../x"', 'setup.pack: found "../x", allowed a text matching'),
    "given: no path": (HEAD + '[given]\n"players.9.vp" = 1', "players.9.vp: found '9' after players, allowed 1 or 2"),
    "given: unquoted": (HEAD + "[given]\nplayers.1.vp = 1", "players: found the end of the path"),
    "given: true for 1": (HEAD + '[given]\n"players.1.vp" = true', "players.1.vp: found true, allowed a whole number"),
    "given: a date": (HEAD + '[given]\n"players.1.vp" = 2020-01-01', 'found "2020-01-01", allowed a whole number'),
    "expect: no path": (
        steps('expect = { "display.5" = "A01" }'),
        "step 1: expect: display.5: found '5' after display",
    ),
    "expect: true for 1": (
        steps("", 'expect = { "round" = true }'),
        "step 2: expect: round: found true, allowed a value",
    ),
    "expect: 1.0 for 1": (steps('expect = { "round" = 1.0 }'), "step 1: expect: round: found 1.0, allowed a value"),
    "expect: 1 for true": (steps('expect = { "prestige.1.faceup" = 1 }'), "found 1, allowed a value like true"),
    "change of a text": (steps('change = { "phase" = 1 }'), "step 1: change: phase: found 1, allowed a value like"),
    "change by a text": (steps('change = { "round" = "1" }'), 'step[0].change.round: found "1", allowed an integer'),
    "content: no kind": (HEAD + "[[content.crads]]\nid = 'X'", "content.crads: found an unknown key, allowed card"),
    "content: no list": (HEAD + "[content]\ntoken = 3", "content.token: found 3, allowed a list"),
    "content: incomplete": (
        HEAD + '[[content.token]]\nid = "TX"\nspain = { value = 1 }',
        "content.token TX: france: found nothing, allowed a table",
    ),
    "content: no id": (HEAD + "[[content.token]]\nfrance = { value = 1 }", "id: found nothing, allowed a text"),
    "content: no effect": (
        HEAD + '[[content.location]]\nid = "10"\naction = [{ effect = "sleep" }]',
        'content.location 10: action[0].effect: found "sleep", allowed one of',
    ),
    "content: dangling": (
        HEAD + '[[content.location]]\nid = "10"\nnext = [{ to = "99" }]',
        "content.location 10: next[0].to: found",
    ),
    "content: numbers": (
        HEAD + "[content.numbers.setup]\nrandom_tiles = 0",
        "content.numbers: found numbers with which no game can be set up",
    ),
    "content: twice": (HEAD + ADDED + ADDED, "content.token TX: id: found an id used before"),
    "content: id": (HEAD + ADDED.replace("TX", "T X"), 'id: found "T X", allowed letters, digits, - and _'),
}


@pytest.mark.parametrize("text, said", MALFORMED.values(), ids=MALFORMED)
def test_a_malformed_file_is_said_with_its_name_and_place(text: str | bytes, said: str, ran: Ran) -> None:
    """One sentence a problem names file and place, what was found and what is allowed; nothing of it runs."""
    code, lines, complaint = ran(text)
    assert (code, lines) == (2, ["0 passed, 0 failed"])
    assert said in complaint
    assert all(line.startswith(("files/0.toml: ", "and ")) for line in complaint.splitlines())


def test_a_file_full_of_mistakes_says_the_first_of_them(ran: Ran) -> None:
    """Whoever reads it begins at the top; the rest is counted."""
    said = ran(HEAD + "".join(f"x{number} = 1\n" for number in range(30)))[2].splitlines()
    assert (len(said), said[-1]) == (11, "and 20 more")


def test_what_a_named_seat_cannot_answer_is_said_of_that_seat(ran: Ran) -> None:
    """Where several are asked, the options listed are those of the seat that the entry names, if it is asked at all."""
    said = [ran(steps(f'do = ["{entry}"]', before=SETUP))[1][0] for entry in ("plan:X", "1 plan:X", "2 plan:X")]
    first, own, other = [text.partition(", got ")[2] for text in said]
    assert first == own != other
    assert other.startswith("the options plan:")
    assert ran(steps('do = ["3 plan:X"]', before=SETUP))[1][0].endswith("got no question to seat 3")
    assert ran(steps('do = ["plan:X "]', before=SETUP))[1][0].endswith(f"expected plan:X , got {first}")
