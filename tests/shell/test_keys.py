"""The table of bindings: one meaning for a key in one place, and nothing bound to keys that may not arrive."""

import string

import pytest
from textual.events import Key as Pressed

from maracaibo_tui.play.local import Local
from maracaibo_tui.tui.screen.lines import DIGITS, plain
from maracaibo_tui.tui.shell.applied_settings import clash
from maracaibo_tui.tui.shell.key_bar import key_bar
from maracaibo_tui.tui.shell.keys import BY_KEY, Key, bindings, called, key_of
from tests.support.played import TITLE
from tests.support.seated import at_table, in_a_terminal, kit, placed, screen_of, session, shown

GAME = bindings(TITLE.keys)
KEYS = GAME.keys
ALWAYS = {*string.ascii_letters, *string.digits, "enter", "space", "escape", "backspace", "tab", "shift+tab", "up",
          "down", "left", "right", "question_mark", "slash", "colon", "plus", "plus_sign", "minus"}  # fmt: skip


def test_no_key_means_two_things() -> None:
    """Every key belongs to one binding, every binding has an id of its own."""
    names = [name for key in KEYS for name in key.keys]
    assert len(names) == len(set(names)) == len(GAME.remapped({}))
    assert len(GAME.by_id) == len(KEYS)


@pytest.mark.parametrize("key", KEYS, ids=lambda key: key.id)
def test_every_binding_has_a_key_that_always_arrives(key: Key) -> None:
    """Letters, digits, arrows, Enter, Space, Esc and Tab are enough; only drawing anew must be called by name."""
    assert ALWAYS & set(key.keys) or key.id == "redraw"


def test_every_binding_does_something_at_the_table() -> None:
    """Each id is an action of the screen, a part of the table, or a way to move or to pick."""
    screen = screen_of(session())
    done = set(screen.receiver.actions.ids) | {part.key for part in kit().parts}
    done |= {
        "up",
        "down",
        "left",
        "right",
        "page_down",
        "page_up",
        *[f"pick{number}" for number in range(DIGITS + 1)],
    }
    assert {key.id for key in KEYS if key.where == "table"} == done


def test_every_part_of_the_table_has_a_binding() -> None:
    """The key of each part stands in the table of bindings."""
    assert {part.key for part in kit().parts} <= set(GAME.by_id)


def test_digits_are_the_numbers_of_options() -> None:
    """No digit means anything else."""
    assert {BY_KEY[digit] for digit in string.digits if digit in BY_KEY} == {f"pick{n}" for n in range(DIGITS + 1)}


def test_a_binding_can_be_given_other_keys() -> None:
    """A changed binding has its new keys only, the others keep theirs."""
    keys = GAME.remapped({"undo": ("b",)})
    assert (keys["b"], "u" in keys, keys["m"]) == ("undo", False, "map")


@pytest.mark.parametrize(
    "changed, said",
    [
        ({"undo": ("m",)}, "m cannot mean both"),
        ({"fly": ("y",)}, "no binding 'fly'"),
        ({"undo": ()}, "would have no key"),
        ({"undo": ("b",)}, ""),
    ],
)
def test_clashes_are_refused_in_words(changed: dict[str, tuple[str, ...]], said: str) -> None:
    """A key for two bindings, an unknown binding, and a binding without keys are refused in a sentence."""
    assert said in clash(changed)
    assert bool(said) == bool(clash(changed))


def test_what_is_typed_can_be_ended_whatever_keys_were_chosen() -> None:
    """Where letters are typed Enter and Esc keep what they mean and are named, unless they were given to something."""
    keys = GAME.remapped({"back": ("X", "slash"), "accept": ("Y", "enter")})
    assert (keys["X"], keys["escape"], keys["Y"], keys["enter"]) == ("back", "back", "accept", "accept")
    assert (key_of("back", keys), key_of("accept", keys)) == ("Esc", "Enter")
    assert key_of("undo", GAME.remapped({"undo": ("b", "f6")})) == "b"
    assert GAME.remapped({"back": ("X",), "undo": ("escape",)})["escape"] == "undo"


def test_the_bar_shows_whole_entries_with_the_keys_in_use() -> None:
    """What does not fit is left out; a changed key is shown as it was changed."""
    keys = GAME.remapped({"undo": ("b",)})
    assert plain(key_bar(("rule", "undo", "map"), 14, {"map": "map"}, keys)) == " ? rule "
    assert plain(key_bar(("rule", "undo", "map"), 40, {"map": "map"}, keys)) == " ? rule  b undo  m map "


def test_a_key_that_comes_and_goes_moves_no_other() -> None:
    """It stands last, and others give way for it where there is little room."""
    ids = ("rule", "end", "undo", "search")
    told = [plain(key_bar(ids, cells, {"end": "finish"}, coming=("end",))) for cells in (36, 30, 18)]
    assert told == [" ? rule  u undo  / search  e finish ", " ? rule  u undo  e finish ", " ? rule  e finish "]
    assert plain(key_bar(ids[:1] + ids[2:], 36, coming=("end",))) == " ? rule  u undo  / search "


def test_keys_that_do_the_same_are_one_entry() -> None:
    """Arrow keys have words for names, which no font lacks and which are no keys of their own, as a small v is."""
    assert plain(key_bar(("up", "down", "accept"), 40)) == " Up Down move  Enter take "
    turns = {"left": "change", "right": "change"}
    assert plain(key_bar(("left", "right", "accept"), 40, turns)) == " Left Right change  Enter take "
    assert plain(key_bar(("down",), 40, {"down": "read on"})) == " Down read on "


def test_keys_are_called_by_what_stands_on_them() -> None:
    """Names that the terminal has for keys are not shown to people."""
    assert [called(name) for name in ("question_mark", "ctrl+p", "escape", "m")] == ["?", "Ctrl+P", "Esc", "m"]


def test_commands_are_all_bindings_but_the_digits() -> None:
    """Everything but the numbers of options can be called by name."""
    at_the_table = {key.id for key in KEYS if key.where == "table"}
    assert set(GAME.commands) == {name for name in at_the_table if not name.startswith("pick")}


@in_a_terminal
async def test_esc_closes_where_one_types_though_it_has_no_character() -> None:
    """Terminals that name their keys send Esc without one; Backspace erases, and closes nothing while there is text."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)) as pilot:
        for opens in ("f", "slash", "colon"):
            await pilot.press(opens, "k", "i")
            screen.on_key(Pressed("backspace", None))
            assert screen.desk.seen.overlays or screen.desk.seen.prompt.words == "k"
            screen.on_key(Pressed("escape", None))
            assert not screen.desk.seen.overlays
            assert screen.desk.seen.prompt.words is None


@in_a_terminal
async def test_while_somebody_else_decides_no_key_takes_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither Enter nor the key that ends a question is named where a bot is asked; what looks round is."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (80, 24)) as pilot:
        assert "Enter take" in shown(pilot)
        monkeypatch.setattr(Local, "mine", None)
        screen.redraw()
        await pilot.pause()
        told = shown(pilot).split("\n")[-1]
        assert "Enter" not in told
        assert "finish" not in told
        assert "u undo" in told
