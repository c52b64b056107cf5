"""From settings to what the screen uses: a look, habits, and the keys that mean something."""

from __future__ import annotations

from maracaibo_tui.library.problem import sentence
from maracaibo_tui.library.settings import SETTINGS_FILE, Settings, path_of, read

from .habits import Habits
from .keys import clash, remapped
from .look import Look


def usual_settings() -> tuple[Settings, str]:
    """Read the file of settings; what is wrong with it is said in a sentence, and then the usual ones hold."""
    path = path_of(SETTINGS_FILE)
    settings, problems = read(path, Settings)
    if problems:
        return settings, sentence(problems[0])
    if refused := clash(settings.keys):
        return Settings(), f"{path}: keys: {refused}"
    return settings, ""


def look_of(settings: Settings, *, no_colour: bool, ascii_only: bool, few_colours: bool = False) -> Look:
    """Give the look; a terminal without colours or with few letters gets what it can show."""
    theme = "mono" if no_colour else settings.theme
    plain = settings.glyphs == "ascii" or (settings.glyphs == "automatic" and ascii_only)
    return Look(theme, ascii_only=plain, few_colours=few_colours)


def habits_of(settings: Settings) -> Habits:
    """Give what the table follows."""
    return Habits(
        pace=settings.pace,
        order=settings.order,
        confirm_undo=settings.confirm_undo,
        confirm_leave=settings.confirm_leave,
        open_play=settings.open_play,
        keys=remapped(settings.keys),
    )
