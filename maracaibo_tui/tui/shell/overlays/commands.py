"""Every action by name, group by group, filtered while one types."""

from collections.abc import Callable, Collection, Mapping, Sequence

from maracaibo_tui.tui.screen.lines import Lines
from maracaibo_tui.tui.shell.keys import Bindings, called

from .typing import Found, Typing

_NOT_HERE = {"up", "down", "left", "right", "commands"}
PARTS = "Look at"
"""The group of the parts of a game."""
GROUPS: Mapping[str, Sequence[str]] = {
    "Answer": ("accept", "next", "previous", "filter", "hint", "end", "back"),
    "Undo": ("undo", "redo", "restart"),
    PARTS: (),
    "Find your way about": ("places", "next_part", "previous_part", "page_down", "page_up", "grow", "sort"),
    "Read up": ("rule", "search", "chronicle"),
    "Automatic turns": ("replay", "faster", "slower"),
    "The program": ("settings", "redraw", "quit"),
}
"""The commands of every game by what they are for, in the order in which they are listed."""


class Commands:
    """The list of commands; what is chosen is done as if its key had been pressed."""

    name = "commands"
    heading = "All commands"
    is_fitted = False

    def __init__(
        self, do: Callable[[str], None], known: Bindings, keys: Mapping[str, str], elsewhere: Collection[str] = ()
    ) -> None:
        """Do what is chosen with this; `keys` says which key means what, `elsewhere` what means nothing here."""
        self._do, self._known, self._elsewhere = do, known, elsewhere
        self._keys: dict[str, list[str]] = {}
        for key, action in keys.items():
            self._keys.setdefault(action, []).append(called(key))
        self._typing = Typing(self._find, self._take, "There is no such command.", _note)
        self.is_done = False

    @property
    def keys(self) -> Mapping[str, str]:
        """Say which keys are of use for what was found."""
        return self._typing.keys("do it")

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw what was typed and found."""
        return self._typing.draw(cells, rows)

    def press(self, action: str, character: str) -> bool:
        """Type, move, do."""
        return action != self.name and self._typing.press(action, character)

    def _find(self, words: str) -> list[Found]:
        wanted = words.casefold().split()
        known = self._known.commands
        grouped = {name for names in GROUPS.values() for name in names}
        parts = [name for name in known if name not in grouped and name not in _NOT_HERE]
        return [
            Found(name, known[name], " ".join(dict.fromkeys(self._keys.get(name, ()))), group)
            for group, names in GROUPS.items()
            for name in (parts if group == PARTS else names)
            if name not in self._elsewhere
            and all(word in f"{known[name]} {self._known.by_id[name].does} {name}".casefold() for word in wanted)
        ]

    def _take(self, action: str) -> None:
        self.is_done = True
        self._do(action)


def _note(words: str) -> str:
    return "" if words else "Type a word to narrow the list down, or choose."
