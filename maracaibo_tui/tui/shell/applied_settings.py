"""From settings to what the screen uses: a look, and the keys that mean something."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from msgspec.structs import asdict, replace

from maracaibo_tui.games import titles
from maracaibo_tui.library.problem import sentence
from maracaibo_tui.library.settings import SETTINGS_FILE, Settings, SettingsError, change, path_of, read
from maracaibo_tui.tui.screen.edge import Terminal
from maracaibo_tui.tui.screen.look import Look
from maracaibo_tui.tui.screen.palette import Shade

from .keys import clashing

_AUTOMATIC = "automatic"
Chosen: TypeAlias = Mapping[str, Any]
"""Values by the names of settings; of the keys only those bound otherwise, with nothing for the usual ones."""


def usual_settings() -> tuple[Settings, str]:
    """Read the file of settings; what is wrong with it is said in a sentence, and then the usual ones hold."""
    path = path_of(SETTINGS_FILE)
    settings, problems = read(path, Settings)
    if problems:
        return settings, sentence(problems[0])
    if refused := clash(settings.keys):
        return Settings(), f"{path}: keys: {refused}"
    return settings, ""


def clash(changed: Mapping[str, Sequence[str]]) -> str:
    """Say in a sentence why bindings cannot be changed like this in one of the games; nothing if they can."""
    return clashing(changed, [title.keys for title in titles()]) if changed else ""


def difference(before: Settings, after: Settings) -> Chosen:
    """Say what somebody has changed."""
    changed = {name: value for name, value in asdict(after).items() if value != getattr(before, name)}
    if "keys" in changed:
        others = {each for each in {*before.keys, *after.keys} if before.keys.get(each) != after.keys.get(each)}
        changed["keys"] = {each: after.keys.get(each, ()) for each in sorted(others)}
    return changed


def keep(chosen: Chosen) -> str:
    """Write what was chosen beside what another window may have set meanwhile; say in a sentence what prevents it."""
    try:
        change(path_of(SETTINGS_FILE), Settings, lambda now: _with(now, chosen))
    except SettingsError as error:
        return str(error)
    return ""


def _with(now: Settings, chosen: Chosen) -> Settings:
    keys = {**now.keys, **chosen.get("keys", {})}
    if refused := clash(bound := {each: names for each, names in keys.items() if names}):
        raise SettingsError(f"{path_of(SETTINGS_FILE)}: keys: {refused}")
    return replace(now, **{**chosen, "keys": bound})


def look_of(settings: Settings, terminal: Terminal) -> Look:
    """Give the look; whatever nobody has set is as the terminal can show it."""
    depth = terminal.depth if settings.colours == _AUTOMATIC else settings.colours
    glyphs = terminal.glyphs if settings.glyphs == _AUTOMATIC else settings.glyphs
    return Look("mono" if depth == "none" else settings.theme, glyphs=glyphs, depth=depth, inks=inks())


def inks() -> Mapping[str, Mapping[str, Shade]]:
    """Give the inks and grounds that the games of the house have of their own."""
    merged: dict[str, dict[str, Shade]] = {}
    for title in titles():
        for theme, words in title.inks.items():
            merged.setdefault(theme, {}).update(words)
    return merged
