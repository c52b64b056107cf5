"""Every action by name, filtered while one types."""

from collections.abc import Callable, Mapping

from maracaibo_tui.tui.screen.lines import Lines
from maracaibo_tui.tui.shell.keys import Bindings, called

from .typing import Found, Typing

_NOT_HERE = {"up", "down", "left", "right", "commands"}


class Commands:
    """The list of commands; what is chosen is done as if its key had been pressed."""

    name = "commands"
    heading = "All commands"
    is_fitted = False

    def __init__(self, do: Callable[[str], None], known: Bindings, keys: Mapping[str, str]) -> None:
        """Do what is chosen with this; `keys` says which key means what."""
        self._do, self._known = do, known
        self._keys: dict[str, list[str]] = {}
        for key, action in keys.items():
            self._keys.setdefault(action, []).append(called(key))
        self._typing = Typing(self._find, self._take, "There is no such command.")
        self.is_done = False
        self.keys = {"accept": "do it", "up": "up", "down": "down", "back": "close"}

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw what was typed and found."""
        return self._typing.draw(cells, rows)

    def press(self, action: str, character: str) -> bool:
        """Type, move, do."""
        return action != self.name and self._typing.press(action, character)

    def _find(self, words: str) -> list[Found]:
        wanted = words.casefold().split()
        return [
            Found(name, does, " ".join(dict.fromkeys(self._keys.get(name, ()))))
            for name, does in self._known.commands.items()
            if name not in _NOT_HERE
            and all(word in f"{does} {self._known.by_id[name].does} {name}".casefold() for word in wanted)
        ]

    def _take(self, action: str) -> None:
        self.is_done = True
        self._do(action)
