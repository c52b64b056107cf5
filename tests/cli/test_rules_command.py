"""`maracaibo rules` finds and prints what the rulebook says, without a network."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from maracaibo_tui.commands.rules import plain_call, run
from maracaibo_tui.commands.things import things
from maracaibo_tui.games import title_of
from maracaibo_tui.games.maracaibo.words.explain import addresses, announced
from tests.cli.conftest import Maracaibo
from tests.support.played import game


def test_words_find_rules_best_first(maracaibo: Maracaibo) -> None:
    """The rule that is about the words comes first; every line fits the terminal."""
    ran = maracaibo("rules", "hand", "limit")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("MAR-DRAW-02  Hand limit (Drawing cards)\n")
    assert all(len(line) <= 80 for line in ran.out.splitlines())


@pytest.mark.parametrize("name", ["MAR-SAIL-07", "mar-sail-07", f"MAR-SAIL-{7}"])
def test_an_id_finds_its_rule(name: str, maracaibo: Maracaibo) -> None:
    """A rule is called by its id, in capitals or not, with its zero or without."""
    ran = maracaibo("rules", "--id", name)
    assert ran.code == 0
    assert ran.out.startswith("MAR-SAIL-07  Must-stop locations (Sailing)\n  ")


def test_an_id_among_the_words_comes_first(maracaibo: Maracaibo) -> None:
    """Whoever types an id as a word gets that rule first."""
    found = json.loads(maracaibo("rules", "MAR-SAIL-07", "--json").out)
    assert found[0]["id"] == "MAR-SAIL-07"


def test_a_ruling_leads_to_its_rule(maracaibo: Maracaibo) -> None:
    """A ruling has no entry of its own: the rule that names it is printed."""
    assert maracaibo("rules", "--id", "R-08").out.startswith("MAR-SAIL-10  ")


def test_a_page_is_printed_whole(maracaibo: Maracaibo) -> None:
    """The name of a page prints its opening words and every rule on it, tables included."""
    ran = maracaibo("rules", "--id", "solo")
    assert ran.out.startswith("solo  Playing alone")
    assert "\nMAR-SOLO-01  " in ran.out
    assert "\nA1        1  upper" in ran.out


def test_without_words_the_pages_are_named(maracaibo: Maracaibo) -> None:
    """`maracaibo rules` alone names the pages and how many rules stand on each."""
    ran = maracaibo("rules")
    assert ran.code == 0
    assert "  sailing                    Sailing (18)" in ran.out


def test_a_list_has_a_line_for_each_rule(maracaibo: Maracaibo) -> None:
    """`--list` prints ids and titles only, of what is found or of everything."""
    found = maracaibo("rules", "must-stop", "--list").out.splitlines()
    assert found[0] == "MAR-SAIL-07 Must-stop locations (Sailing)"
    everything = maracaibo("rules", "--list").out.splitlines()
    assert len(everything) > 700
    assert all(len(line) <= 80 for line in everything)


def test_programs_read_a_list_of_rules(maracaibo: Maracaibo) -> None:
    """`--json` gives game, id, title, page and text of everything that is found."""
    found = json.loads(maracaibo("rules", "plague", "Cartagena", "--json").out)
    assert set(found[0]) == {"game", "id", "title", "page", "text"}
    assert {each["game"] for each in found} == {"maracaibo"}
    assert found[0]["page"] == "legacy"
    assert "](" not in found[0]["text"]


def test_nothing_found_is_said(maracaibo: Maracaibo) -> None:
    """Words that mean nothing here end in a sentence, and exit code 1 tells scripts."""
    ran = maracaibo("rules", "xyzzy")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "Nothing in the rulebook is about 'xyzzy'.\n"
    assert maracaibo("rules", "xyzzy", "--json").out == "[]\n"


def test_misspelt_words_are_read_as_what_they_mean(maracaibo: Maracaibo) -> None:
    """A slip of the keyboard finds the rule all the same, and the error output says how it was read."""
    ran = maracaibo("rules", "influnce", "track", "--list")
    assert ran.code == 0
    assert ran.out.startswith("MAR-INFL-")
    assert ran.err == "Read as: influence track\n"


def test_signs_that_are_no_words_find_nothing(maracaibo: Maracaibo) -> None:
    """Whatever is typed, the answer is a sentence that is safe to print."""
    for words in ("!!!", "\x1b[2J", "[qqq]", "\udcff", " "):
        ran = maracaibo("rules", f"{words}?")
        assert ran.code == 1
        assert ran.err[:-1].isprintable()


def test_long_finds_are_cut_and_say_so(maracaibo: Maracaibo) -> None:
    """At most ten rules are printed; the last line says how to see the others."""
    ran = maracaibo("rules", "marker")
    assert ran.out.splitlines()[-1].endswith(" more; all of them: maracaibo rules --list marker")


def test_a_missing_rulebook_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program torn from its rulebook says so."""
    monkeypatch.setattr("maracaibo_tui.library.rulebook.rules_of", lambda _game: tmp_path)
    with pytest.raises(FileNotFoundError, match="no pages of the rulebook"):
        run(["sail"])


def test_a_card_is_explained_by_its_name(maracaibo: Maracaibo) -> None:
    """Whoever types the name of a card, a tile or a place reads its icons, each with its rule, before all rules."""
    ran = maracaibo("rules", "Legionnaire")
    assert ran.out.startswith("card/A01  Legionnaire (project card)\n")
    assert "  - Income, when bought: doubloon income +2 (EFF-INC-01)\n" in ran.out
    found = json.loads(maracaibo("rules", "cartagena", "--json").out)
    assert "place/14" in [each["id"] for each in found]


@pytest.mark.parametrize("name", ["T03", "token/T03", "t03"])
def test_a_thing_is_explained_by_its_id(name: str, maracaibo: Maracaibo) -> None:
    """What stands on a card or a token finds it."""
    ran = maracaibo("rules", "--id", name)
    assert ran.code == 0
    assert ran.out.startswith("token/T03  Combat token T03 (combat token)\n")


@pytest.mark.parametrize(
    "name,headline",
    [("nation/france", "nation/france  France (nation)"), ("barrier/red", "barrier/red  The red barrier (barrier)")],
)
def test_what_is_no_item_of_a_file_has_an_address_too(name: str, headline: str, maracaibo: Maracaibo) -> None:
    """Nations and barriers are explained like cards."""
    ran = maracaibo("rules", "--id", name)
    assert ran.code == 0
    assert ran.out.startswith(f"{headline}\n")


def test_every_thing_has_a_name_that_is_found() -> None:
    """What things are called, read off the files, is what they are called where everything is loaded."""
    printed = game().printed
    known = [(address, *announced(printed, address)) for address in addresses(printed)]
    assert things(title_of("maracaibo")) == known


@pytest.mark.parametrize("words", [("9a",), ("--id", "9a"), ("--id", "place/9a")])
def test_a_place_of_a_legacy_tile_is_found(words: tuple[str, ...], maracaibo: Maracaibo) -> None:
    """Its number is enough, as it is for what is printed on a card."""
    assert maracaibo("rules", *words).out.startswith("place/9a  9a Barcelona (location)\n")


def test_an_id_of_endless_digits_is_no_rule(maracaibo: Maracaibo) -> None:
    """What nobody could mean is not found, and is no error of the program."""
    ran = maracaibo("rules", "--id", f"MAR-GEN-{'9' * 5000}")
    assert ran.code == 2
    assert ran.err.startswith("There is no rule ")
    assert "should not have happened" not in ran.out + ran.err


@pytest.mark.parametrize(
    "words,thing",
    [
        ("a17", "card/A17"),
        ("what does Q05 cost", "quest/Q05"),
        ("C4", "jean/C4"),
        ("e12b", "space/e12b"),
        ("Petit-Goâve", "place/2"),
    ],
)
def test_a_thing_named_among_the_words_comes_first(words: str, thing: str, maracaibo: Maracaibo) -> None:
    """Its id or its whole name is understood as it is typed, and not read as something else."""
    ran = maracaibo("rules", *words.split(), "--json")
    assert json.loads(ran.out)[0]["id"] == thing
    assert ran.err == ""


def test_plain_calls_go_around_the_option_parser(maracaibo: Maracaibo) -> None:
    """Words, ids and switches are understood at once; help, mistakes and missing words are left to the parser."""
    assert plain_call(["--help"]) is None
    assert plain_call(["combat", "--lst"]) is None
    assert plain_call(["--id"]) is None
    assert plain_call(["--id", "--json"]) is None
    assert plain_call(["--json", "--id", "mar-sail-7"]) == 0
    assert maracaibo("rules", "--json", "--id", "mar-sail-7").code == 0
    assert maracaibo("rules", "--lst").code == 2


def test_a_question_waits_for_nothing_it_does_not_need() -> None:
    """`maracaibo rules combat` loads neither the interface nor the option parser, nor the content pack."""
    code = (
        "import sys; from maracaibo_tui.cli import run; run(['rules', 'combat', '--list']);"
        "bad = {'textual', 'rich', 'typer', 'maracaibo_tui.engine.match', 'maracaibo_tui.games.maracaibo.box',"
        "'maracaibo_tui.games.maracaibo.rules'} & set(sys.modules); sys.exit(str(bad) if bad else 0)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("MAR-COMBAT-01 ")
