"""All key bindings, in one table: the help, the key bar, the settings and a test are made from it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Key(NamedTuple):
    """A binding: its id, the keys that trigger it, what it does, and where it means something."""

    id: str
    keys: tuple[str, ...]
    does: str
    where: str = "table"


DIGITS = 9

KEYS: tuple[Key, ...] = (
    Key("up", ("up", "k"), "up"),
    Key("down", ("down", "j"), "down"),
    Key("left", ("left", "h"), "left"),
    Key("right", ("right", "l"), "right"),
    Key("next", ("n",), "next option"),
    Key("previous", ("p",), "previous option"),
    Key("accept", ("enter", "space"), "take"),
    Key("back", ("escape", "backspace"), "back"),
    Key("undo", ("u",), "undo"),
    Key("redo", ("U", "z"), "redo"),
    Key("end", ("e",), "end what is asked"),
    Key("filter", ("f",), "filter"),
    Key("rule", ("question_mark",), "rule"),
    Key("search", ("slash",), "search"),
    Key("map", ("m",), "map"),
    Key("cards", ("c",), "cards"),
    Key("ship", ("s",), "ship"),
    Key("tracks", ("t",), "tracks"),
    Key("explorer", ("x",), "explorer"),
    Key("others", ("o",), "others"),
    Key("log", ("g",), "log"),
    Key("points", ("v",), "points"),
    Key("display", ("d",), "display"),
    Key("sort", ("S",), "sort the cards otherwise"),
    Key("next_part", ("tab",), "next part"),
    Key("previous_part", ("shift+tab",), "previous part"),
    Key("grow", ("Z",), "grow"),
    Key("places", ("M",), "places as a list"),
    Key("hint", ("i",), "hint"),
    Key("replay", ("R",), "tell the last automatic turn again"),
    Key("faster", ("plus", "plus_sign"), "tell automatic turns faster"),
    Key("slower", ("minus",), "tell automatic turns slower"),
    Key("commands", ("colon", "ctrl+p"), "all commands"),
    Key("redraw", ("ctrl+l",), "redraw"),
    Key("quit", ("q", "ctrl+c", "ctrl+q"), "leave"),
    Key("rename", ("r",), "rename", "pages"),
    Key("delete", ("D", "delete"), "delete", "pages"),
    Key("export", ("E",), "copy out", "pages"),
    Key("import", ("I",), "take in", "pages"),
    *(Key(f"pick{number}", (str(number),), f"take option {number}") for number in range(1, DIGITS + 1)),
)

BY_ID = {key.id: key for key in KEYS}
BY_KEY = {name: key.id for key in KEYS for name in key.keys}

# How keys are called that are not called by their character.
_CALLED = {
    "question_mark": "?",
    "slash": "/",
    "colon": ":",
    "plus": "+",
    "plus_sign": "+",
    "minus": "-",
    "enter": "Enter",
    "space": "Space",
    "escape": "Esc",
    "backspace": "Backspace",
    "tab": "Tab",
    "shift+tab": "Shift+Tab",
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
}


def called(name: str) -> str:
    """Give a key the name that stands on it."""
    if name.startswith("ctrl+"):
        return f"Ctrl+{name.removeprefix('ctrl+').upper()}"
    return _CALLED.get(name, name)


def key_of(action: str, keys: Mapping[str, str] = BY_KEY) -> str:
    """Name the first key that has this binding, as it is written on it."""
    return called(next(key for key, meant in keys.items() if meant == action))


def remapped(changed: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """Give the binding of every key, with other keys for some of the bindings."""
    return {name: key.id for key in KEYS for name in changed.get(key.id, key.keys)}


def clash(changed: Mapping[str, Sequence[str]]) -> str:
    """Say in a sentence why bindings cannot be changed like this; nothing if they can."""
    taken: dict[str, str] = {}
    for wanted in changed:
        if wanted not in BY_ID:
            return f"There is no binding {wanted!r}."
        if not changed[wanted]:
            return f"{BY_ID[wanted].does!r} would have no key."
    for key in KEYS:
        for name in changed.get(key.id, key.keys):
            if name in taken:
                return f"{called(name)} cannot mean both {BY_ID[taken[name]].does!r} and {key.does!r}."
            taken[name] = key.id
    return ""


def _actions() -> dict[str, str]:
    return {key.id: key.does for key in KEYS if key.where == "table" and not key.id.startswith("pick")}


COMMANDS: Mapping[str, str] = _actions()
"""What can be called by name: every binding but the numbers of options."""
