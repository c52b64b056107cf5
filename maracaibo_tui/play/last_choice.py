"""What was chosen for the last new game of a title: read for the next one, and kept."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from maracaibo_tui.engine.choices import LEVEL, PACK
from maracaibo_tui.engine.title import Title
from maracaibo_tui.library.settings import LAST_GAME_FILE, OLDER_LAST_GAME_FILE, path_of, read, write

from .plan import Plan


def file_of(title: Title) -> Path:
    """Give the file of a title."""
    return path_of(LAST_GAME_FILE.format(title.id))


def last_choice(title: Title) -> Plan:
    """Read what was chosen last; a file that names no title is that of an older version, if it speaks of this one."""
    if file_of(title).exists():
        return read(file_of(title), Plan)[0]
    older, _problems = read(path_of(OLDER_LAST_GAME_FILE), Plan)
    return older if _fits(title, older) else Plan()


def keep_choice(title: Title, plan: Plan) -> None:
    """Remember what was chosen, but no seed; a SettingsError says why not."""
    write(file_of(title), replace(plan, seed=None))


def _fits(title: Title, plan: Plan) -> bool:
    """Tell whether a plan has no more seats than a title, and chooses nothing that it does not know."""
    known = {LEVEL, PACK, *(choice.id for choice in title.options.choices(None, {}))}
    return len(plan.seats) <= title.seats[-1] and plan.chosen.keys() <= known
