"""What stands in each panel of the table: status, parts, prompt, keys, and what lies on top."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from maracaibo_tui.tui.screen.lines import Line, Lines, cut, fitted, framed, line, plain, width

from . import past
from .desk import ABOVE, Desk
from .key_bar import key_bar
from .kit import ASK, KEY_BAR, LOG, RULE, STATUS, Area, Moment, Part
from .page import too_small

AT = "►"
"""What stands at the beginning of a row at the cursor."""
LONGEST = 200
"""Rows that a part is drawn in which is read row by row."""
_TABLE = ("accept", "rule", "commands", "undo", "end", "sort", "search")
_REST = ("hint", "next_part", "grow", "quit")
"""The keys of the table, before and behind those of its parts."""
_BRIEFLY = {"commands": "more", "end": "finish", "sort": "sort", "down": "more"}
_TELLING = {"accept": "go on", "back": "to the end", "previous": "back", "slower": "slower", "faster": "faster"}
_SENTENCES = re.compile(r"(?<=[.!?]) ")
_PAST = {"left": "before", "right": "after", "undo": "undo to here", "back": "return"}


def picture(desk: Desk, name: str, moment: Moment, area: Area) -> Lines:
    """Draw a panel."""
    cells, rows = area.cells, area.rows
    if name == STATUS:
        return [desk.kit.status(moment, cells)]
    if name == KEY_BAR:
        return [_keys(desk, cells)]
    if name == ABOVE:
        return _overlay(desk, area)
    if name == RULE:
        return _rule(desk, moment, area)
    focused = name == desk.in_focus and not desk.seen.overlays
    inner = _inside(desk, name, moment, cells - 2, rows - 2)
    title = _prompt_title(desk, moment) if name == ASK else _part(desk, name).title
    drawn = desk.seen.kept.framed(name, title, inner, area, focused=focused)
    if name == ASK and moment.question is not None:
        return _with_reminders(drawn, desk.kit.reminders(moment), cells)
    return drawn


def _rule(desk: Desk, moment: Moment, area: Area) -> Lines:
    # Only the largest screens need the rulebook at once.
    from . import rule_beside

    inner = rule_beside.draw(desk, moment, area.cells - 2, area.rows - 2)
    return framed("Rule", inner, area.cells, area.rows)


def _inside(desk: Desk, name: str, moment: Moment, cells: int, rows: int) -> Lines:
    if name == LOG:
        desk.seen.chronicle.listen(desk.referee)
        until = desk.seen.telling.scene.entry if desk.seen.telling is not None else None
        return desk.seen.chronicle.draw(moment, cells, rows, focused=desk.in_focus == LOG, until=until)
    if name in desk.seen.readings:
        whole = desk.seen.kept.part(desk.kit, name, moment, (cells, LONGEST))
        return desk.seen.readings[name].draw(whole, rows, _part(desk, name).heads)
    if name != ASK:
        return desk.seen.kept.part(desk.kit, name, moment, (cells, rows))
    if desk.seen.telling is not None:
        return desk.seen.telling.draw(cells, rows)
    if desk.seen.past is not None:
        return past.draw(desk.seen.past, desk.referee, cells, desk.key)
    return desk.seen.prompt.draw(desk.kit, moment, cells, rows)


def row_at_cursor(desk: Desk, name: str) -> int:
    """Find the row of a long part that its cursor marks."""
    cells = desk.planned(desk.size)[name].cells - 2
    whole = desk.seen.kept.part(desk.kit, name, desk.moment(), (cells, LONGEST))
    return next((row for row, each in enumerate(whole) if plain(each).startswith(AT)), 0)


def _part(desk: Desk, name: str) -> Part:
    return next(part for part in desk.kit.parts if part.name == name)


def _prompt_title(desk: Desk, moment: Moment) -> str:
    if desk.seen.telling is not None:
        return f"{desk.seen.telling.scene.who} · {desk.seen.telling.progress}"
    return "The past" if desk.seen.past is not None else moment.names.get(moment.seat, "")


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


def _keys(desk: Desk, cells: int) -> Line:
    """Draw what was just said, or the keys that mean something now."""
    seen = desk.seen
    if seen.note:
        return fitted(line((f" {in_two(seen.note, cells - 1)[0]}", "warn")), cells)
    if seen.prompt.words is not None and not (seen.overlays or seen.telling or seen.past):
        takes, shows = desk.key("accept"), desk.key("back")
        told = f" Type to filter; {takes} takes the option, {shows} shows all."
        return fitted(line((told, "faint")), cells)
    ids, does = _meaning(desk)
    return key_bar(ids, cells, does, desk.keys)


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


def _meaning(desk: Desk) -> tuple[Sequence[str], Mapping[str, str]]:
    if desk.seen.overlays:
        keys: Mapping[str, str] = desk.seen.overlays[-1].keys
    elif desk.seen.telling is not None:
        keys = _TELLING
    elif desk.seen.past is not None:
        home = desk.kit.parts[0].key
        keys = {**_PAST, home: _parts(desk)[home]}
        if desk.referee.why_no_back(desk.seen.past.step + 1):
            keys = {action: does for action, does in keys.items() if action != "undo"}
    else:
        return _at_the_table(desk), _doing(desk)
    return tuple(keys), keys


def _at_the_table(desk: Desk) -> Sequence[str]:
    """Name the keys of the table; those that end a question or sort cards only where they can."""
    useless = set() if desk.ending else {"end"}
    if not desk.points_at_options and "accept" not in _doing(desk):
        useless.add("accept")
    if not any(part.name == desk.in_focus and part.is_sorted for part in desk.kit.parts):
        useless.add("sort")
    reading = desk.seen.readings.get(desk.in_focus)
    reads = ["down"] if reading is not None and reading.is_long else []
    return [*reads, *[name for name in (*_TABLE, *desk.kit.bar, *_REST) if name not in useless]]


def _doing(desk: Desk) -> dict[str, str]:
    """Say briefly what some keys do, and what Enter does where it does not take an option."""
    opens, briefly = {LOG: "look back"}, {**_parts(desk), **_BRIEFLY}
    if desk.referee.is_over and desk.in_focus not in {*desk.seen.cursors, *opens}:
        return {**briefly, "accept": "score sheet"}
    if desk.in_focus not in {*desk.seen.cursors, *opens} or desk.in_focus == ASK:
        return briefly
    return {**briefly, "accept": opens.get(desk.in_focus, "read")}


def _parts(desk: Desk) -> dict[str, str]:
    """Say what the keys of the parts do."""
    return {key.id: key.does for key in desk.referee.title.keys}


def _overlay(desk: Desk, area: Area) -> Lines:
    if not desk.seen.overlays:
        return []
    inner = [cut((*line(" "), *each), area.cells - 3) for each in desk.inside]
    return framed(desk.seen.overlays[-1].heading, inner, area.cells, area.rows, focused=True)


def notice(desk: Desk) -> Lines:
    """Say that the terminal is too small, or that the keyboard goes to somebody else."""
    cells, rows = desk.size
    return too_small(cells, rows) or desk.veil.draw(desk.referee, (cells, rows), desk.key("undo"))
