"""What stands in each panel of the table: status, parts, prompt, keys, and what lies on top."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from textual.geometry import Size

from maracaibo_tui.tui.screen.lines import Line, Lines, cut, fitted, framed, line, plain, width

from . import past
from .key_bar import key_bar
from .kit import Area, Moment, Part
from .page import too_small
from .prompt import ending

if TYPE_CHECKING:
    from .match_screen import MatchScreen


AT = "►"
"""What stands at the beginning of a row at the cursor."""
LONGEST = 200
"""Rows that a part is drawn in which is read row by row."""
_TABLE = ("accept", "rule", "commands", "undo", "end", "sort", "search", "map", "cards", "ship", "tracks", "display",
          "log", "points", "others", "explorer", "hint", "next_part", "grow", "quit")  # fmt: skip
_BRIEFLY = {"commands": "more", "end": "end", "sort": "sort", "down": "more"}
_TELLING = {"accept": "go on", "back": "to the end", "previous": "back", "slower": "slower", "faster": "faster"}
_SENTENCES = re.compile(r"(?<=[.!?]) ")
_PAST = {"left": "before", "right": "after", "undo": "take back to here", "back": "return", "map": "map"}


def picture(screen: MatchScreen, name: str, moment: Moment, area: Area) -> Lines:
    """Draw a panel."""
    cells, rows = area.cells, area.rows
    if name == "status":
        return [screen.kit.status(moment, cells)]
    if name == "keys":
        return [_keys(screen, moment, cells)]
    if name == "above":
        return _overlay(screen, area)
    if name == "rule":
        return _rule(screen, moment, area)
    focused = name == screen.in_focus and not screen.seen.overlays
    inner = _inside(screen, name, moment, cells - 2, rows - 2)
    title = _prompt_title(screen, moment) if name == "prompt" else _part(screen, name).title
    drawn = screen.seen.drawn.framed(name, title, inner, area, focused=focused)
    if name == "prompt" and moment.question is not None:
        return _with_reminders(drawn, screen.kit.reminders(moment), cells)
    return drawn


def _rule(screen: MatchScreen, moment: Moment, area: Area) -> Lines:
    # Only the largest screens need the rulebook at once.
    from . import rule_beside

    inner = rule_beside.draw(screen, moment, area.cells - 2, area.rows - 2)
    return framed("Rule", inner, area.cells, area.rows)


def _inside(screen: MatchScreen, name: str, moment: Moment, cells: int, rows: int) -> Lines:
    if name == "log":
        screen.seen.chronicle.listen(screen.session, screen.kit)
        until = screen.seen.telling.scene.entry if screen.seen.telling is not None else None
        return screen.seen.chronicle.draw(moment, cells, rows, focused=screen.in_focus == "log", until=until)
    if name in screen.seen.readings:
        whole = screen.seen.drawn.part(screen.kit, name, moment, (cells, LONGEST))
        return screen.seen.readings[name].draw(whole, rows, _part(screen, name).heads)
    if name != "prompt":
        return screen.seen.drawn.part(screen.kit, name, moment, (cells, rows))
    if screen.seen.telling is not None:
        return screen.seen.telling.draw(cells, rows)
    if screen.seen.past is not None:
        return past.draw(screen.seen.past, screen.session, cells, screen.key)
    return screen.seen.prompt.draw(screen.kit, moment, cells, rows)


def row_at_cursor(screen: MatchScreen, name: str) -> int:
    """Find the row of a long part that its cursor marks."""
    cells = screen.planned(screen.size)[name].cells - 2
    whole = screen.seen.drawn.part(screen.kit, name, screen.moment(), (cells, LONGEST))
    return next((row for row, each in enumerate(whole) if plain(each).startswith(AT)), 0)


def _part(screen: MatchScreen, name: str) -> Part:
    return next(part for part in screen.kit.parts if part.name == name)


def _prompt_title(screen: MatchScreen, moment: Moment) -> str:
    if screen.seen.telling is not None:
        return f"{screen.seen.telling.scene.who} · {screen.seen.telling.progress}"
    return "The past" if screen.seen.past is not None else moment.names.get(moment.seat, "")


def _with_reminders(drawn: Lines, reminders: Lines, cells: int) -> Lines:
    """Write reminders into the lower edge of the frame, as many as fit."""
    texts: list[Line] = []
    for reminder in reminders:
        room = cells - 6 - sum(width(each) + 3 for each in texts)
        if width(reminder) <= room or not texts:
            texts.append(cut(reminder, room))
    if not texts:
        return drawn
    style = drawn[-1][0].style
    told: list[tuple[str, str]] = []
    for number, each in enumerate(texts):
        told += [(" · " if number else " ", "faint"), (plain(each), "warn")]
    edge = line(("└─", style), *told, (" ", ""))
    return [*drawn[:-1], line(*edge, ("─" * (cells - width(edge) - 1) + "┘", style))]


def _keys(screen: MatchScreen, moment: Moment, cells: int) -> Line:
    """Draw what was just said, or the keys that mean something now."""
    seen = screen.seen
    if seen.note:
        return fitted(line((f" {in_two(seen.note, cells - 1)[0]}", "warn")), cells)
    if seen.prompt.words is not None and not (seen.overlays or seen.telling or seen.past):
        takes, shows = screen.key("accept"), screen.key("back")
        told = f" Type to narrow down; {takes} takes, {shows} shows all."
        return fitted(line((told, "faint")), cells)
    ids, does = _meaning(screen, moment)
    return key_bar(ids, cells, does, screen.habits.keys)


def in_two(note: str, cells: int) -> tuple[str, str]:
    """Part a note that has no room: as many sentences as have, or words of the first, and the rest."""
    if len(note) <= cells:
        return note, ""
    sentences = _SENTENCES.split(note)
    parts = sentences if len(sentences[0]) <= cells else note.split(" ")
    shown = 1
    while shown < len(parts) and len(" ".join(parts[: shown + 1])) <= cells:
        shown += 1
    return " ".join(parts[:shown]), " ".join(parts[shown:])


def _meaning(screen: MatchScreen, moment: Moment) -> tuple[Sequence[str], Mapping[str, str]]:
    if screen.seen.overlays:
        keys: Mapping[str, str] = screen.seen.overlays[-1].keys
    elif screen.seen.telling is not None:
        keys = _TELLING
    elif screen.seen.past is not None:
        keys = _PAST
        if screen.session.why_no_undo(screen.seen.past.step + 1):
            keys = {action: does for action, does in keys.items() if action != "undo"}
    else:
        return _at_the_table(screen, moment), _doing(screen)
    return tuple(keys), keys


def _at_the_table(screen: MatchScreen, moment: Moment) -> Sequence[str]:
    """Name the keys of the table; those that end a question or sort cards only where they can."""
    useless = set() if ending([option.id for option in moment.options]) else {"end"}
    if not screen.points_at_options and "accept" not in _doing(screen):
        useless.add("accept")
    if not any(part.name == screen.in_focus and part.is_sorted for part in screen.kit.parts):
        useless.add("sort")
    reading = screen.seen.readings.get(screen.in_focus)
    reads = ["down"] if reading is not None and reading.is_long else []
    return [*reads, *[name for name in _TABLE if name not in useless]]


def _doing(screen: MatchScreen) -> dict[str, str]:
    """Say briefly what some keys do, and what Enter does where it does not take an option."""
    opens = {"log": "look back"}
    if screen.session.is_over and screen.in_focus not in {*screen.seen.cursors, *opens}:
        return {**_BRIEFLY, "accept": "score sheet"}
    if screen.in_focus not in {*screen.seen.cursors, *opens} or screen.in_focus == "prompt":
        return _BRIEFLY
    return {**_BRIEFLY, "accept": opens.get(screen.in_focus, "read")}


def _overlay(screen: MatchScreen, area: Area) -> Lines:
    if not screen.seen.overlays:
        return []
    inner = [cut((*line(" "), *each), area.cells - 3) for each in screen.inside]
    return framed(screen.seen.overlays[-1].heading, inner, area.cells, area.rows, focused=True)


def notice(screen: MatchScreen, size: Size) -> Lines:
    """Say that the terminal is too small, or that the keyboard goes to somebody else."""
    cells, rows = size
    return too_small(cells, rows) or screen.veil.draw(screen.kit, screen.session, (cells, rows), screen.key("undo"))
