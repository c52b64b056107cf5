"""The settings of the person who plays, and the choices made for the last new game: two TOML files, read strictly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct, field

from maracaibo_tui.library.lock import OthersTurnError, own_turn
from maracaibo_tui.library.paths import config_folder
from maracaibo_tui.library.problem import Problem, sentence
from maracaibo_tui.library.whole_file import write_whole

SETTINGS_FILE = "settings.toml"
LAST_GAME_FILE = "new-game-{}.toml"
"""What was chosen for the last new game, a file a game."""
OLDER_LAST_GAME_FILE = "new-game.toml"
"""What versions with a single game wrote."""
T = TypeVar("T", bound=Struct)

KeyName = Annotated[str, Meta(min_length=1, max_length=100)]
"""A key as Textual calls it: by the name of its character in Unicode, which may be a long one."""


Pace = Literal["manual", "slow", "quick", "instant"]
"""How automatic turns are told."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that may be set; a file need name only what differs."""

    theme: Literal["dark", "light", "contrast", "mono", "safe"] = "dark"
    colours: Literal["automatic", "true", "256", "16", "none"] = "automatic"
    glyphs: Literal["automatic", "full", "half", "ascii"] = "automatic"
    pace: Pace = "manual"
    order: Annotated[str, Meta(max_length=40)] = "drawn"
    confirm_undo: bool = True
    confirm_leave: bool = False
    open_play: bool = False
    keys: Mapping[str, Annotated[tuple[KeyName, ...], Meta(min_length=1, max_length=4)]] = field(default_factory=dict)


USUAL = Settings()
"""Those of somebody who has set nothing."""


class SettingsError(Exception):
    """Settings that cannot be written, in one sentence."""


def path_of(file: str) -> Path:
    """Give the path of a file of settings; it need not exist yet."""
    return config_folder() / file


def read(path: Path, kind: type[T]) -> tuple[T, list[Problem]]:
    """Read a file of settings; what is missing is as usual, and a file with a mistake counts as missing."""
    try:
        if not path.exists():
            return kind(), []
    except OSError:
        return kind(), []
    # Loaded only where somebody has set something.
    from maracaibo_tui.library.toml_file import read_toml  # noqa: PLC0415
    from maracaibo_tui.library.untrusted import Place, unsafe  # noqa: PLC0415

    raw, problems = read_toml(path, str(path))
    problems = problems or unsafe(raw, Place(str(path)))
    if problems:
        return kind(), problems
    try:
        return msgspec.convert(raw, kind), []
    except msgspec.ValidationError as error:
        from maracaibo_tui.library.checking import problems_of  # noqa: PLC0415

        wrong = Problem(str(path), "", "", f"wrong data: {error}", "settings that this version knows")
        return kind(), problems_of(raw, kind, str(path)) or [wrong]


def write(path: Path, values: Struct) -> None:
    """Write what differs from the usual, so that after any interruption the file is the old one or the new one."""
    try:
        with own_turn(path):
            _write(path, values)
    except OthersTurnError as error:
        raise _busy(path) from error


def change(path: Path, kind: type[T], alter: Callable[[T], T]) -> T:
    """Alter what a file says at this moment, so that two windows that set something at once undo nothing."""
    try:
        with own_turn(path):
            now, problems = read(path, kind)
            if problems:
                raise SettingsError(sentence(problems[0]))
            altered = alter(now)
            _write(path, altered)
    except OthersTurnError as error:
        raise _busy(path) from error
    return altered


def _busy(path: Path) -> SettingsError:
    return SettingsError(f"{path}: another window is writing the settings and does not end: choose it again later.")


def _write(path: Path, values: Struct) -> None:
    import tomli_w  # noqa: PLC0415 - loaded only to write

    plain = msgspec.to_builtins(values)
    try:
        msgspec.convert(plain, type(values))
    except msgspec.ValidationError as error:
        raise SettingsError(f"{path}: this could not be read again ({error}).") from error
    usual = msgspec.to_builtins(type(values)())
    changed = {name: value for name, value in plain.items() if value != usual[name]}
    text = tomli_w.dumps({name: value for name, value in changed.items() if value is not None})
    try:
        write_whole(path, text.encode())
    except OSError as error:
        raise SettingsError(f"{path}: the settings cannot be written ({error.strerror or error}).") from error
