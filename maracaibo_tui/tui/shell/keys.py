"""The key bindings that every game has, in one table; those of the parts of a game come from its title.

The help, the key bar, the settings and a test are made from them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from maracaibo_tui.engine.choices import PartKey
from maracaibo_tui.tui.screen.lines import DIGITS

if TYPE_CHECKING:
    from textual.events import Key as Pressed

ERASE = "\x7f"
"""The character that Backspace gives, whatever the terminal says of it."""


class Key(NamedTuple):
    """A binding: its id, the keys that trigger it, what it does, where it means something, and all that in full."""

    id: str
    keys: tuple[str, ...]
    does: str
    where: str = "table"
    tells: str = ""

    @property
    def in_full(self) -> str:
        """What it does, in as many words as that takes."""
        return self.tells or self.does


PARTS = "search"
"""Behind this binding stand those of the parts of a game."""
KEYS: tuple[Key, ...] = (
    Key("up", ("up", "k"), "up"),
    Key("down", ("down", "j"), "down"),
    Key("left", ("left", "h"), "left"),
    Key("right", ("right", "l"), "right"),
    Key("page_down", ("J", "pagedown"), "next page", tells="go to the next page"),
    Key("page_up", ("K", "pageup"), "page before", tells="go to the page before"),
    Key("next", ("n",), "next option", tells="go to the next option or place"),
    Key("previous", ("p",), "previous option", tells="go to the previous option or place"),
    Key("accept", ("enter", "space"), "take", tells="take what is highlighted, or read it"),
    Key("back", ("escape", "backspace"), "back", tells="go back, or close what is on top"),
    Key("undo", ("u",), "undo", tells="undo your last answer"),
    Key("restart", ("T",), "undo the turn", tells="undo all your answers of this turn"),
    Key("redo", ("U", "z"), "redo", tells="redo the answer you have undone"),
    Key("end", ("e",), "finish", tells="finish: go to the answer that ends this"),
    Key("filter", ("f",), "filter", tells="filter the options as you type"),
    Key("rule", ("question_mark",), "rule", tells="the rule behind this, or why it is not possible"),
    Key("search", ("slash",), "search", tells="search rules, cards and places"),
    Key("chronicle", ("G",), "chronicle", tells="read the chronicle of the campaign"),
    Key("sort", ("S",), "sort", tells="sort the cards another way"),
    Key("next_part", ("tab",), "next part", tells="go to the next part of the table"),
    Key("previous_part", ("shift+tab",), "previous part", tells="go to the previous part of the table"),
    Key("grow", ("Z",), "grow", tells="enlarge this part, or make it smaller again"),
    Key("places", ("M",), "places", tells="the places as a list"),
    Key("hint", ("i",), "hint", tells="what a bot would choose"),
    Key("replay", ("R",), "replay", tells="tell the last automatic turn again"),
    Key("faster", ("plus", "plus_sign"), "faster", tells="tell automatic turns faster"),
    Key("slower", ("minus",), "slower", tells="tell automatic turns slower"),
    Key("commands", ("colon", "ctrl+p"), "all commands"),
    Key("settings", ("P",), "settings", tells="settings: colours, keys and other preferences"),
    Key("redraw", ("ctrl+l",), "redraw", tells="redraw the screen"),
    Key("quit", ("q", "ctrl+c", "ctrl+q"), "leave", tells="leave (the game is saved)"),
    Key("rename", ("r",), "rename", "pages"),
    Key("delete", ("D", "delete"), "delete", "pages"),
    Key("export", ("E",), "copy out", "pages"),
    Key("import", ("I",), "take in", "pages"),
    *(Key(f"pick{number}", (str(number),), f"take option {number}") for number in range(1, DIGITS + 1)),
    Key("pick0", ("0",), "end or decline", tells="end or decline what is asked"),
)

BY_KEY: Mapping[str, str] = {name: key.id for key in KEYS for name in key.keys}
"""What each key means that means the same in every game."""

# How keys are called that are not called by their character.
_CALLED = {
    "question_mark": "?",
    "slash": "/",
    "colon": ":",
    "plus": "+",
    "plus_sign": "+",
    "minus": "-",
    "at": "@",
    "backslash": "\\",
    "underscore": "_",
    "delete": "Delete",
    "enter": "Enter",
    "space": "Space",
    "escape": "Esc",
    "backspace": "Backspace",
    "tab": "Tab",
    "shift+tab": "Shift+Tab",
    "pageup": "PageUp",
    "pagedown": "PageDown",
    "up": "Up",
    "down": "Down",
    "left": "Left",
    "right": "Right",
}


_ALWAYS = {"enter": "accept", "escape": "back"}
"""What the keys that end a typed line mean, where each letter is typed."""


def called(name: str) -> str:
    """Give a key the name that stands on it."""
    *held, key = name.split("+") if len(name) > 1 else [name]
    named = _CALLED.get(key, "") or _named(key)
    return "+".join([*[each.capitalize() for each in held], named.upper() if held and len(named) == 1 else named])


def _named(name: str) -> str:
    """Name a key that is called by its character, its number, or in words as the character is."""
    if name[:1] == "f" and name[1:].isdecimal():
        return name.upper()
    try:
        return name if len(name) == 1 else unicodedata.lookup(name.replace("_", " "))
    except KeyError:
        return name.capitalize()


def _types(name: str) -> bool:
    """Tell whether a key types a character where something is typed."""
    return name == "space" or (len(called(name)) == 1 and "+" not in name)


def meant(event: Pressed, keys: Mapping[str, str]) -> tuple[str, str]:
    """Say what a pressed key does, and which character it types; of terminals some give Esc one, and some do not."""
    character = ERASE if event.key == "backspace" else event.character or ""
    return keys.get(event.key, "") or keys.get(character, ""), character


def key_of(action: str, keys: Mapping[str, str] = BY_KEY) -> str:
    """Name the first key that has this binding, as it is written on it."""
    return _names(_Kept(keys))[action]


class _Kept:
    """What keys mean, known by itself: it takes less than to compare all of them."""

    def __init__(self, keys: Mapping[str, str]) -> None:
        self.keys = keys

    def __hash__(self) -> int:
        return id(self.keys)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Kept) and self.keys is other.keys


@lru_cache(maxsize=8)
def _names(kept: _Kept) -> Mapping[str, str]:
    """Give the name of the first key of every binding; what ends a typed line has one that types nothing, if any."""
    keys = sorted(kept.keys.items(), key=lambda pair: pair[1] in _ALWAYS.values() and _types(pair[0]))
    return {action: called(key) for key, action in keys[::-1]}


class Bindings:
    """All bindings of a game: those of the house, and those of the parts of its table among them."""

    def __init__(self, parts: Sequence[PartKey]) -> None:
        """Put the keys of parts among the others."""
        at = [key.id for key in KEYS].index(PARTS) + 1
        own = [Key(part.id, part.keys, part.does, tells=part.tells) for part in parts]
        self.keys: tuple[Key, ...] = (*KEYS[:at], *own, *KEYS[at:])
        self.by_id = {key.id: key for key in self.keys}

    def remapped(self, changed: Mapping[str, Sequence[str]]) -> dict[str, str]:
        """Give the binding of every key, with other keys for some of the bindings.

        What ends a typed line does so whatever else was chosen for it, unless its key was given to something else.
        """
        chosen = {name: key.id for key in self.keys for name in changed.get(key.id, key.keys)}
        return {**chosen, **{name: action for name, action in _ALWAYS.items() if name not in chosen}}

    def clash(self, changed: Mapping[str, Sequence[str]]) -> str:
        """Name two bindings that would share a key, in a sentence; nothing if none do."""
        taken: dict[str, str] = {}
        for key in self.keys:
            for name in changed.get(key.id, key.keys):
                if name in taken:
                    return f"{called(name)} cannot mean both {self.by_id[taken[name]].does!r} and {key.does!r}."
                taken[name] = key.id
        return ""

    @property
    def commands(self) -> Mapping[str, str]:
        """What can be called by name, and what it does in full: every binding but the numbers of options."""
        return {key.id: key.in_full for key in self.keys if key.where == "table" and not key.id.startswith("pick")}


@cache
def _bindings(parts: tuple[PartKey, ...]) -> Bindings:
    return Bindings(parts)


def bindings(parts: Sequence[PartKey] = ()) -> Bindings:
    """Give the bindings of a game with these parts; without any, those that every game has."""
    return _bindings(tuple(parts))


def clashing(changed: Mapping[str, Sequence[str]], games: Sequence[Sequence[PartKey]]) -> str:
    """Say in a sentence why bindings cannot be changed like this in one of these games; nothing if they can."""
    known = {name: key for parts in games for name, key in bindings(parts).by_id.items()}
    for wanted in changed:
        if wanted not in known:
            return f"There is no binding {wanted!r}."
        if not changed[wanted]:
            return f"{known[wanted].does!r} would have no key."
    return next((refused for parts in games if (refused := bindings(parts).clash(changed))), "")
