"""What stands in each panel of the table: status, parts, prompt, keys, and what lies on top."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maracaibo_tui.engine.who import style
from maracaibo_tui.tui.screen.lines import Line, Lines, fitted, line, plain
from maracaibo_tui.tui.screen.palette import PANEL, TABLE
from maracaibo_tui.tui.screen.surface import NAME, Head, apart, edged, inset, on

from . import notes, past
from .desk import ABOVE, Desk
from .key_bar import key_bar
from .kit import ASK, KEY_BAR, LOG, RULE, STATUS, Area, Moment, Part, Size
from .page import too_small
from .telling import is_a_bots

AT = "►"
"""What stands at the beginning of a row at the cursor."""
MARGIN = 2
"""Cells of a part that are free at its sides; in the prompt the edge stands in the first of them."""
LONGEST = 200
"""Rows that a part is drawn in which is read row by row."""
_TABLE = ("accept", "rule", "commands", "undo", "end", "sort", "search")
_REST = ("hint", "next_part", "grow", "quit")
"""The keys of the table, before and behind those of its parts."""
_COMING = ("end",)
"""The keys that come and go from question to question."""
_BRIEFLY = {"commands": "more", "end": "finish", "sort": "sort", "down": "more"}
_TELLING = {"accept": "go on", "back": "to the end", "previous": "back", "slower": "slower", "faster": "faster"}
_PAST = {
    "left": "before",
    "right": "after",
    "page_down": "next turn",
    "page_up": "turn before",
    "next": "next round",
    "previous": "round before",
    "undo": "undo to here",
    "back": "return",
}


def picture(desk: Desk, name: str, moment: Moment, area: Area) -> Lines:
    """Draw a panel."""
    cells, rows = area.size
    if name == STATUS:
        return desk.seen.kept.once(STATUS, moment, (cells,), lambda: [desk.kit.status(moment, cells)])
    if name == KEY_BAR:
        return [_keys(desk, cells)]
    if name == ABOVE:
        return _overlay(desk, area)
    if name == ASK:
        asked = _banded(desk, ASK, _asked(desk, moment, (cells - MARGIN, rows)))
        drawn = edged(asked, cells, rows, _inked(desk, moment))
        return apart(drawn, cells, area.gap, area.foot, is_ruled=desk.is_ruled)
    part, focused = _part(desk, name), name == desk.in_focus and not desk.seen.overlays
    note = _rule_note(desk, moment) if name == RULE else desk.kit.note(name, moment)
    head = Head(part.title, note, _key_of(desk, part), focused)
    inside = _banded(desk, name, _inside(desk, part, moment, inner(part, area)))
    return desk.seen.kept.laid(part, inside, area, head, is_ruled=desk.is_ruled)


def inner(part: Part, area: Area) -> Size:
    """Give the room inside a part: one on a panel has a heading, and a cell free on both sides."""
    cells, rows = area.size
    return (cells - MARGIN, rows - 1) if part.ground == PANEL else (cells, rows)


def _rule_note(desk: Desk, moment: Moment) -> Line:
    """Name the rule that is shown beside the table."""
    from . import rule_beside

    rule = rule_beside.named(desk, moment)
    return line((rule, "faint")) if rule else ()


def _edge(desk: Desk) -> str:
    """Give the ink of the prompt's edge: the bright one is always where Enter acts."""
    if desk.seen.telling is not None or desk.in_focus != ASK or desk.seen.overlays:
        return "rule"
    return "accent" if desk.seen.past is None else "rule"


def _banded(desk: Desk, name: str, lines: Lines) -> Lines:
    """Leave bands filled only while Enter takes what they mark; elsewhere they are words in the ink of a cursor."""
    takes = desk.points_at_options and not desk.seen.overlays
    if takes or desk.seen.telling is not None or desk.seen.past is not None:
        return lines
    return desk.seen.kept.unfilled(name, lines)


def _inked(desk: Desk, moment: Moment) -> str:
    """Give the ink of the prompt's edge: while somebody else acts it is theirs, for nothing is asked."""
    acts = desk.seen.telling.scene.seat if desk.seen.telling is not None else moment.waits_for
    return style(acts) if acts else _edge(desk)


def _inside(desk: Desk, part: Part, moment: Moment, size: Size) -> Lines:
    name, (cells, rows) = part.name, size
    if name == RULE:
        # Only the largest screens need the rulebook at once.
        from . import rule_beside

        return rule_beside.draw(desk, moment, cells, rows)
    if name == LOG:
        desk.seen.chronicle.listen(desk.referee)
        until = desk.seen.telling.scene.entry if desk.seen.telling is not None else None
        return desk.seen.chronicle.draw(moment, cells, rows, focused=desk.in_focus == LOG, until=until)
    if name in desk.seen.readings:
        whole = desk.seen.kept.part(desk.kit, name, moment, (cells, LONGEST))
        return desk.seen.readings[name].draw(whole, rows, part.heads)
    return desk.seen.kept.part(desk.kit, name, moment, (cells, rows))


def _asked(desk: Desk, moment: Moment, size: Size) -> Lines:
    """Draw what stands in the prompt: the question, or what is told, or where one is in the past."""
    (cells, rows), seen = size, desk.seen
    note = "" if seen.overlays else seen.note
    if seen.telling is not None:
        drawn = seen.telling.draw(cells, rows, desk.key("accept"))
    elif seen.past is not None:
        drawn = [line(" ", *each) for each in past.draw(seen.past, desk.referee, seen.chronicle, cells - 1, desk.key)]
    else:
        said = notes.count(note, desk.note_cells)
        how = (cells, rows, said, *seen.prompt.state)
        drawn = seen.kept.once(ASK, moment, how, lambda: seen.prompt.draw(desk.kit, moment, cells, rows, said=said))
    return notes.below(drawn, rows, note, seen.note_ink, desk.note_cells)


def row_at_cursor(desk: Desk, name: str) -> int:
    """Find the row of a long part that its cursor marks."""
    cells = desk.planned(desk.size)[name].size[0] - MARGIN
    whole = desk.seen.kept.part(desk.kit, name, desk.moment(), (cells, LONGEST))
    return next((row for row, each in enumerate(whole) if plain(each).startswith(AT)), 0)


def _part(desk: Desk, name: str) -> Part:
    if name == RULE:
        return Part(RULE, RULE, "Rule")
    return next(part for part in desk.kit.parts if part.name == name)


def _key_of(desk: Desk, part: Part) -> str:
    return desk.key(part.key)


def _keys(desk: Desk, cells: int) -> Line:
    """Draw the keys that mean something now; where something lies over the prompt, what was just said."""
    seen = desk.seen
    if seen.note and seen.overlays:
        return fitted(line((f" {notes.in_two(seen.note, cells - 1)[0]}", seen.note_ink)), cells)
    if seen.prompt.words is not None and not (seen.overlays or seen.telling or seen.past):
        takes, shows = desk.key("accept"), desk.key("back")
        told = f" Type to filter; {takes} takes the option, {shows} shows all."
        return fitted(line((told, "faint")), cells)
    ids, does = _meaning(desk)
    return key_bar(ids, cells, does, desk.keys, coming=_COMING)


def _meaning(desk: Desk) -> tuple[Sequence[str], Mapping[str, str]]:
    if desk.seen.overlays:
        keys: Mapping[str, str] = desk.seen.overlays[-1].keys
    elif desk.seen.telling is not None:
        keys = {**_TELLING, "hint": "why"} if is_a_bots(desk.referee, desk.seen.telling.scene) else _TELLING
    elif desk.seen.past is not None:
        home = desk.kit.parts[0].key
        keys = {**_PAST, home: _parts(desk)[home]}
        if desk.referee.is_over or desk.referee.why_no_back(desk.seen.past.step + 1):
            keys = {action: does for action, does in keys.items() if action != "undo"}
    else:
        return _at_the_table(desk), _doing(desk)
    return tuple(keys), keys


def _at_the_table(desk: Desk) -> Sequence[str]:
    """Name the keys of the table; those that end a question or sort cards only where they can."""
    is_asked = desk.referee.mine is not None
    useless = set() if desk.ending and is_asked else {"end"}
    # While a bot thinks there is nothing to take.
    if not (desk.points_at_options and is_asked) and "accept" not in _doing(desk):
        useless.add("accept")
    if not any(part.name == desk.in_focus and part.is_sorted for part in desk.kit.parts):
        useless.add("sort")
    reading = desk.seen.readings.get(desk.in_focus)
    reads = ["down"] if reading is not None and reading.is_long else []
    first, *others = [name for name in (*_TABLE, *desk.kit.bar, *_REST) if name not in useless]
    return [first, *reads, *others] if first == _TABLE[0] else [*reads, first, *others]


def _doing(desk: Desk) -> dict[str, str]:
    """Say briefly what some keys do, and what Enter does where it does not take an option."""
    opens, briefly = {LOG: "look back"}, {**_parts(desk), **_BRIEFLY}
    if desk.referee.is_over and desk.in_focus not in {*desk.seen.cursors, *opens}:
        return {**briefly, "accept": "score sheet"}
    if desk.in_focus not in {*desk.seen.cursors, *opens} or desk.in_focus == ASK:
        moment = desk.moment()
        # What is not possible now is never taken: Enter says why.
        is_denied = desk.seen.prompt.denied_at(moment, desk.kit.denied(moment)) is not None
        return {**briefly, "accept": "read"} if is_denied else briefly
    return {**briefly, "accept": opens.get(desk.in_focus, "read")}


def _parts(desk: Desk) -> dict[str, str]:
    """Say what the keys of the parts do."""
    return {key.id: key.does for key in desk.referee.title.keys}


def _overlay(desk: Desk, area: Area) -> Lines:
    if not desk.seen.overlays:
        return []
    cells, rows = area.size
    inside = [line((desk.seen.overlays[-1].heading, NAME)), *desk.inside]
    return edged(inset(inside, cells - 1), cells, rows)


def notice(desk: Desk) -> Lines:
    """Say that the terminal is too small, that the keyboard goes to somebody else, or draw what is for all to read."""
    cells, rows = desk.size
    if tiny := too_small(cells, rows):
        return tiny
    if desk.ends_a_round:
        return _for_all(desk, cells, rows)
    if desk.vote is not None:
        return desk.vote.draw(desk.size, desk.seen.note, desk.seen.note_ink, desk.keys)
    return desk.veil.draw(desk.referee, (cells, rows), desk.key("undo"))


def _for_all(desk: Desk, cells: int, rows: int) -> Lines:
    """Draw the first of the pages that lie on the table: of what is read, or of a round that is over."""
    from .pages.round import RoundPage

    page = desk.seen.lying[0]
    if not isinstance(page, RoundPage):
        return page.draw((cells, rows), desk.seen.note, desk.seen.note_ink, desk.keys)
    then = Moment(page.view, desk.referee.seat, None, (), 0, desk.referee.names, keys=desk.keys)
    note = line((f" {desk.seen.note}", desk.seen.note_ink))
    whole = page.draw(cells, rows - 2)
    foot = fitted(note, cells) if desk.seen.note else key_bar(tuple(page.keys), cells, page.keys, desk.keys)
    return [on(fitted(each, cells), TABLE) for each in (desk.kit.status(then, cells), *whole, foot)]
