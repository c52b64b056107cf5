"""Keys on the page of settings: given, taken away, taken from elsewhere, swapped and brought back."""

import pytest

from maracaibo_tui.library.settings import Settings
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.applied_settings import clash
from maracaibo_tui.tui.shell.keys import Key, bindings, called
from maracaibo_tui.tui.shell.pages.form import fields
from maracaibo_tui.tui.shell.pages.rebinding import keys_of
from maracaibo_tui.tui.shell.pages.settings import SettingsPage
from tests.support.played import TITLE

GAME = bindings(TITLE.keys)


def page(settings: Settings | None = None) -> SettingsPage:
    """Open the page of settings."""
    return SettingsPage(settings or Settings(), TITLE, lambda _changed: "")


def press(edited: SettingsPage, binding: str, *keys: str) -> None:
    """Go to a binding, press Enter, and then these keys."""
    edited.at = [row.id for row in fields(edited._rows())].index(f"key/{binding}")  # noqa: SLF001 - where it stands is shown
    edited.press("accept", "\r")
    for key in keys:
        assert edited.catches
        edited.catch(key)


def keys(edited: SettingsPage, binding: str) -> tuple[str, ...]:
    """Give the keys that a binding has now."""
    return keys_of(GAME, edited.settings.keys, binding)


def text(edited: SettingsPage, size: tuple[int, int] = (80, 24)) -> str:
    """Give what is shown, with single blanks."""
    return " ".join(" ".join(plain(each).split()) for each in edited.draw(*size))


def test_a_free_key_is_added() -> None:
    """It comes first, for it is the one that is named from now on; nothing else changes."""
    edited = page()
    press(edited, "undo", "f5")
    assert keys(edited, "undo") == ("f5", "u")
    assert not edited.catches
    assert set(edited.settings.keys) == {"undo"}


def test_a_key_that_is_there_is_taken_away() -> None:
    """It is free then for something else; so a key is replaced: the new one added, the old one taken away."""
    edited = page()
    press(edited, "undo", "b")
    press(edited, "undo", "u")
    assert keys(edited, "undo") == ("b",)
    press(edited, "log", "u")
    assert keys(edited, "log") == ("u", "g")


def test_a_key_that_means_something_is_taken_from_there_when_it_is_pressed_once_more() -> None:
    """The first time the page says what it means; another key, or Esc, lets it be."""
    edited = page()
    press(edited, "up", "j")
    assert edited.catches
    assert "j means 'down': press it again to take it from there." in text(edited)
    assert not edited.settings.keys
    edited.catch("j")
    assert (keys(edited, "up"), keys(edited, "down")) == (("j", "up", "k"), ("down",))
    press(edited, "log", "h", "f6")
    assert (keys(edited, "log"), keys(edited, "left")) == (("f6", "g"), ("left", "h"))
    press(edited, "log", "h", "escape")
    press(edited, "log", "h", "escape")
    assert keys(edited, "left") == ("left", "h")


def test_two_keys_are_swapped() -> None:
    """Each is given to the other binding; both still have all the others."""
    edited = page()
    press(edited, "up", "j", "j")
    press(edited, "down", "k", "k")
    assert (keys(edited, "up"), keys(edited, "down")) == (("j", "up"), ("k", "down"))
    assert clash(edited.settings.keys) == ""
    assert (GAME.remapped(edited.settings.keys)["j"], GAME.remapped(edited.settings.keys)["k"]) == ("up", "down")


def test_no_binding_loses_its_last_key() -> None:
    """Neither to another one nor by itself; the sentence names the binding."""
    edited = page()
    press(edited, "log", "m")
    assert not edited.catches
    assert "'map' would have no key. Give it another one first." in text(edited)
    press(edited, "map", "m")
    assert "'map' would have no key. Give it another one first." in text(edited)
    assert not edited.settings.keys


def test_a_binding_has_four_keys_at_most() -> None:
    """A fifth is refused, in a sentence; none of the others falls out."""
    edited = page()
    press(edited, "undo", "f5")
    press(edited, "undo", "f6")
    press(edited, "undo", "f7")
    press(edited, "undo", "f8")
    assert keys(edited, "undo") == ("f7", "f6", "f5", "u")
    assert "There are already 4 keys here. Remove one first." in text(edited)


@pytest.mark.parametrize("key", ["enter", "escape"])
def test_enter_and_escape_change_nothing(key: str) -> None:
    """Whoever holds Enter too long finds all keys as they were."""
    edited = page()
    for binding in ("accept", "back", "up"):
        press(edited, binding, key)
        assert not edited.catches
    assert not edited.settings.keys


def test_backspace_brings_the_usual_keys_back() -> None:
    """Also those that another binding has meanwhile, as long as that one has others."""
    edited = page()
    press(edited, "up", "j", "j")
    press(edited, "down", "k", "k")
    press(edited, "down", "escape")
    edited.press("delete", "")
    assert (keys(edited, "up"), keys(edited, "down")) == (("up",), ("down", "j"))
    press(edited, "up", "escape")
    edited.press("delete", "")
    assert not edited.settings.keys


def test_backspace_takes_no_last_key_from_another_binding() -> None:
    """What would be left without any key keeps it, and is named."""
    edited = page(Settings(keys={"undo": ("b",), "hint": ("u",)}))
    press(edited, "undo", "escape")
    edited.press("delete", "")
    assert keys(edited, "undo") == ("b",)
    assert "'hint' would have no key." in text(edited)


@pytest.mark.parametrize("binding", GAME.keys, ids=lambda key: key.id)
def test_every_row_says_what_its_keys_do_and_how_they_are_changed(binding: Key) -> None:
    """The sentence is whole on the smallest screen, and no key is named twice."""
    edited = page()
    press(edited, binding.id, "escape")
    drawn = text(edited, (60, 18))
    assert f"{binding.in_full[1:]}. Enter and then a key adds that key, or removes it if it is here. " in drawn
    assert "Backspace brings the usual keys back." in drawn
    named = next(row.value for row in fields(edited._rows()) if row.id == f"key/{binding.id}").split()  # noqa: SLF001 - as above
    assert len(named) == len(set(named)) > 0


def test_a_key_that_is_waited_for_is_asked_for_in_a_sentence() -> None:
    """After Enter the foot says what the next key does."""
    edited = page()
    press(edited, "undo")
    assert "Press a key to add it, or to remove it if it is here. Esc changes nothing." in text(edited)


@pytest.mark.parametrize(
    "name,on_it",
    [
        ("f5", "F5"),
        ("f12", "F12"),
        ("f", "f"),
        ("J", "J"),
        ("shift+f5", "Shift+F5"),
        ("ctrl+p", "Ctrl+P"),
        ("alt+left", "Alt+Left"),
        ("delete", "Delete"),
        ("home", "Home"),
        ("left_square_bracket", "["),
        ("question_mark", "?"),
        ("plus", "+"),
        ("+", "+"),
        ("é", "é"),
    ],
)
def test_a_key_is_called_as_it_is_written_on_it(name: str, on_it: str) -> None:
    """Neither in small letters where there are large ones, nor in words where there is a sign."""
    assert called(name) == on_it


def test_all_usual_keys_have_names_that_can_be_read() -> None:
    """None is called by what a program calls it."""
    assert not [name for key in GAME.by_id.values() for name in key.keys if "_" in called(name)]
