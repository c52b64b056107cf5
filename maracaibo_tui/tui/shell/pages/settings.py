"""The page of settings: every change shows at once and is written at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, get_args, get_type_hints

import msgspec

from maracaibo_tui.engine.title import Title
from maracaibo_tui.library.settings import SETTINGS_FILE, Settings, path_of
from maracaibo_tui.tui.screen.lines import Lines
from maracaibo_tui.tui.shell.applied_settings import clash
from maracaibo_tui.tui.shell.keys import ERASE, bindings, called
from maracaibo_tui.tui.shell.page import too_small

from .form import Heading, Row, draw, fields
from .rebinding import Bound, given, keys_of, owner_of, restored, taken
from .sheet import Foot, room_of, sheet

_MOST_KEYS = 4
_LEAVING = frozenset({"escape", "enter"})
"""Keys that are never given or taken here: who holds Enter too long changes nothing, and Esc always leads back."""
LABELS: Mapping[str, tuple[str, str]] = {
    "theme": (
        "Theme",
        "Colours for a dark or a light terminal, high contrast, none at all, or safe for colour-blind eyes.",
    ),
    "colours": (
        "Colours",
        "How many there are: as the terminal says (automatic), all (true), 256, 16, or none.",
    ),
    "glyphs": (
        "Glyphs",
        "Signs: all of them, coasts in halves of a cell only (half), plain ASCII, or what the terminal can show.",
    ),
    "pace": (
        "Automatic turns",
        "Told step by step when you press a key (manual), by themselves (slow, quick), or not at all (instant).",
    ),
    "order": ("", ""),
    "confirm_undo": ("Ask before undo", "Ask before you undo an answer after which hidden information was seen."),
    "confirm_leave": ("Ask before leaving", "Ask before you leave the table. The game is saved either way."),
    "open_play": ("Open play", "Everybody may see everything, and nobody passes the keyboard."),
}
"""What settings are called and what they mean; of how cards are sorted the game says it."""
VALUES: Mapping[str, Sequence[Any]] = {
    name: get_args(kind) or (True, False) for name, kind in get_type_hints(Settings).items() if name in LABELS
}
"""What each setting may be, but for how cards are sorted."""
_STEPS = {"left": -1, "right": 1, "accept": 1}


def worded(value: object) -> str:
    """Say the value of a setting."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


class SettingsPage:
    """Changes settings; `change` puts them to use and writes them, and says what prevents it."""

    name = "settings"

    def __init__(self, settings: Settings, title: Title, change: Callable[[Settings], str]) -> None:
        """Begin with the settings in use, and with the keys and orders of a game."""
        self.settings, self._change = settings, change
        self._orders, self._known = title.orders, bindings(title.keys)
        self.at = 0
        self.catches = False
        """Whether the next key, whatever it is, is meant for the row at the cursor."""
        self._asked = ""
        """The key that is taken from another binding if it is pressed once more."""
        self.foot = Foot(())

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw all settings, then all keys."""
        if tiny := too_small(cells, rows):
            return tiny
        is_key = fields(self._rows())[self.at].id.startswith("key/")
        changes = {"accept": "another key"} if is_key else {"left": "change", "right": "change", "accept": "next"}
        self.foot.mean({"up": "up", "down": "down", **changes, "back": "back", "rule": "rulebook"})
        foot = self.foot.draw(cells)
        form = draw("Look, pace, keys", self._rows(), self.at, cells, room_of(rows, foot))
        return sheet(("Settings", str(path_of(SETTINGS_FILE))), form, foot, cells, rows)

    def press(self, action: str, character: str) -> bool:
        """Move or change."""
        self.foot.note = ""
        rows = fields(self._rows())
        row = rows[self.at]
        if action in {"up", "down", "next", "previous"}:
            self.at = (self.at + (1 if action in {"down", "next"} else -1)) % len(rows)
        elif row.id.startswith("key/"):
            return self._press_on_key(row.id[4:], action, character)
        elif action in _STEPS:
            self._step(row.id, _STEPS[action])
        else:
            return False
        return True

    def catch(self, key: str) -> None:
        """Take any key for the binding at the cursor: it is added, or taken away if it is there."""
        wanted, bound = fields(self._rows())[self.at].id[4:], self.settings.keys
        asked, self._asked = self._asked, ""
        self.catches, self.foot.note = False, ""
        owner = owner_of(self._known, bound, key)
        if key in _LEAVING:
            return
        if owner == wanted:
            self._bind(taken(self._known, bound, wanted, key))
        elif len(keys_of(self._known, bound, wanted)) == _MOST_KEYS:
            self.foot.note = f"There are already {_MOST_KEYS} keys here. Remove one first."
        elif not owner or key == asked or len(keys_of(self._known, bound, owner)) == 1:
            self._bind(given(self._known, bound, wanted, key))
        else:
            self.catches, self._asked = True, key
            self.foot.note = (
                f"{called(key)} means {self._known.by_id[owner].does!r}: press it again to take it from there."
            )

    def _rows(self) -> list[Row | Heading]:
        values = msgspec.structs.asdict(self.settings)
        labels = dict(LABELS)
        if self._orders is None:
            del labels["order"]
        else:
            labels["order"] = (self._orders.label, self._orders.says)
            values["order"] = self._orders.value(self.settings.order).id
        settings = [Row(name, label, worded(values[name]), says) for name, (label, says) in labels.items()]
        enter = self.foot.key("accept")
        how = (
            f"{enter} and then a key adds that key, or removes it if it is here. Backspace brings the usual keys back."
        )
        keys = [
            Row(
                f"key/{key.id}",
                key.does,
                " ".join(dict.fromkeys(called(name) for name in keys_of(self._known, self.settings.keys, key.id))),
                f"{key.in_full[:1].upper()}{key.in_full[1:]}. {how}",
                turns="",
            )
            for key in self._known.keys
        ]
        return [*settings, Heading("Keys"), *keys]

    def _step(self, name: str, step: int) -> None:
        values = [value.id for value in self._orders.values] if self._orders and name == "order" else VALUES[name]
        now = getattr(self.settings, name)
        now = now if now in values else values[0]
        self._put(msgspec.structs.replace(self.settings, **{name: values[(values.index(now) + step) % len(values)]}))

    def _press_on_key(self, wanted: str, action: str, character: str) -> bool:
        if action == "accept":
            self.catches = True
            self.foot.tell("Press a key to add it, or to remove it if it is here. Esc changes nothing.")
        elif character == ERASE or action == "delete":
            self._bind(restored(self._known, self.settings.keys, wanted))
        else:
            return action in {"left", "right"}
        return True

    def _bind(self, bound: Bound) -> None:
        if refused := clash(bound):
            self.foot.note = f"{refused} Give it another one first."
        else:
            self._put(msgspec.structs.replace(self.settings, keys=bound))

    def _put(self, settings: Settings) -> None:
        self.settings = settings
        self.foot.note = self._change(settings)
