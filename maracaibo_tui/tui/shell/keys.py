"""All key bindings, in one table: the help, the key bar, the settings and a test are made from it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Key(NamedTuple):
    """A binding: its id, the keys that trigger it, what it does, and where it means something."""

    id: str
    keys: tuple[str, ...]
    does: str
    where: str = "table"


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
    Key("end", ("e",), "end the turn"),
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
    Key("next_part", ("tab",), "next part"),
    Key("previous_part", ("shift+tab",), "previous part"),
    Key("grow", ("Z",), "grow"),
    Key("places", ("M",), "places as a list"),
    Key("hint", ("i",), "hint"),
    Key("replay", ("R",), "replay the automatic turn"),
    Key("faster", ("plus", "plus_sign"), "faster"),
    Key("slower", ("minus",), "slower"),
    Key("commands", ("colon", "ctrl+p"), "all commands"),
    Key("redraw", ("ctrl+l",), "redraw"),
    Key("quit", ("q", "ctrl+c", "ctrl+q"), "leave"),
    *(Key(f"pick{number}", (str(number),), f"take option {number}") for number in range(1, 10)),
)

BY_ID = {key.id: key for key in KEYS}
"""The bindings in use, by their ids."""
BY_KEY = {name: key.id for key in KEYS for name in key.keys}


def bind(other: Mapping[str, Sequence[str]]) -> None:
    """Use other keys for some actions from now on, and the usual ones for all the rest."""
    BY_ID.update({key.id: key._replace(keys=tuple(other.get(key.id, key.keys))) for key in KEYS})
    BY_KEY.clear()
    BY_KEY.update({name: key.id for key in BY_ID.values() for name in key.keys})
