"""Points: the table of them, the score sheet, what each line consists of, and what would be if the game ended now."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from maracaibo_tui.engine.scores import DURING, FINAL, IF_ENDED, NOW, TOTAL, Ahead, Row, Score
from maracaibo_tui.engine.thing import Thing
from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.state.events import Scored
from maracaibo_tui.games.pirates.state.position import State
from maracaibo_tui.games.pirates.words.points import KINDS, PARTS, ahead, before_the_end, kind_of, score
from maracaibo_tui.games.pirates.words.things import source_text
from maracaibo_tui.tui.screen.lines import Lines, line, wrapped
from maracaibo_tui.tui.shell import points_table
from maracaibo_tui.tui.shell.kit import Group, Moment, Result, Source

from .points_of import pieces_of

KIND = "points"
_INKS: Mapping[str, str] = {
    **dict.fromkeys(("raids", "battles", "missions_lost"), "cost"),
    **dict.fromkeys(("exploring", "explorer spaces", "missions_bonus"), "gain"),
    **dict.fromkeys(("locations", "missions"), "points"),
    **dict.fromkeys(("cards when bought", "cards"), "crew"),
    **dict.fromkeys(("bonus spaces", "treasures"), "gold"),
    **dict.fromkeys(("black market", "buried"), "title"),
    **dict.fromkeys(("figureheads", "conditions"), "pearl"),
    **dict.fromkeys(("first residences", "residences"), "home"),
    **dict.fromkeys(("Maracaibo", "rivers"), "emerald"),
    **dict.fromkeys(("income", "doubloons"), "money"),
    "rubies": "gear",
    "ship upgrades": "vessel",
}
"""By kind of source and by part of the final scoring: the ink of its bars, which is never that of a seat."""
_SIGNS: Mapping[str, str] = {
    "raids": "r", "exploring": "e", "explorer spaces": "x", "locations": "l", "cards when bought": "w",
    "ship upgrades": "h", "bonus spaces": "b", "black market": "k", "figureheads": "f", "first residences": "c",
    "Maracaibo": "m", "income": "i", "battles": "a", "rubies": "u", "cards turned up": "n", "other": "o",
    "rivers": "v", "doubloons": "d", "cards": "p", "conditions": "g", "residences": "j", "treasures": "t",
    "buried": "y", "missions": "s", "missions_bonus": "q", "missions_lost": "z",
}  # fmt: skip
"""The letters of the same; each belongs to a name: no other row has it on any page."""
RULES: Mapping[str, str] = {
    "rivers": "PIR-SCORE-02",
    "doubloons": "PIR-SCORE-03",
    "cards": "PIR-SCORE-04",
    "conditions": "PIR-SCORE-05",
    "residences": "PIR-SCORE-06",
    "treasures": "PIR-SCORE-07",
    "buried": "PIR-SCORE-08",
    "missions": "PIR-SCORE-09",
    "missions-bonus": "PIR-SCORE-10",
    "missions-lost": "PIR-HUNT-03",
}
"""By line: the rule that says what it counts."""


def _id(what: str) -> str:
    """Give the id of the page of a line."""
    return what.replace(" ", "-").replace("_", "-")


def page_of(what: str) -> str:
    """Give the address of what a line consists of."""
    return f"{KIND}/{_id(what)}"


_TABLE = points_table.Points({**PARTS, "conditions": "counting cards"}, page_of)


def _found(printed: Printed, view: State, names: Mapping[int | str, str]) -> Ahead | Score:
    return score(view, names) if view.phase == "over" else ahead(printed, view)


def addresses(printed: Printed, moment: Moment) -> tuple[str, ...]:
    """List the lines by the pages of what they consist of."""
    return tuple(points_table.addresses(_TABLE, _found(printed, moment.view, moment.names)))


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw points now and what the end would add, or the score sheet."""
    return points_table.draw(_TABLE, moment, _found(printed, moment.view, moment.names), cells, rows)


def sources(rows: Sequence[Row]) -> list[Source]:
    """Give what was scored during a game as rows."""
    return [source(row, row.what) for row in rows]


def source(row: Row, called: str) -> Source:
    """Give a row with its ink, its letter and its page."""
    return Source(called, row.amounts, _INKS.get(row.what, "faint"), page_of(row.what), _SIGNS[row.what])


def result(printed: Printed, moment: Moment, log: Sequence[object], notes: Sequence[str]) -> Result:
    """Say what a game came to: what was scored during it by source, and at its end by part."""
    del printed
    view, names = moment.view, moment.names
    found = score(view, names, before_the_end(view, log))
    parts = [source(row, PARTS[row.what]) for row in found.parts]
    groups = [
        Group(Source(DURING, found.during, opens=page_of(DURING)), sources(found.sources)),
        Group(Source(FINAL, found.final, opens=page_of(FINAL)), parts),
    ]
    if not found.sources:
        groups[0] = Group(Source(DURING, found.during), [Source(DURING, found.during, "faint", sign=_SIGNS["other"])])
    return Result(found.won, groups, Source(TOTAL, found.total), names, tuple(filter(None, (*found.told[1:], *notes))))


def if_ended(printed: Printed, view: State) -> Mapping[int | str, int]:
    """Give everybody's points as the end of the game would leave them now."""
    return score(view, {}).total if view.phase == "over" else ahead(printed, view).total


def things(moment: Moment) -> list[Thing]:
    """List the lines that have a page."""
    del moment
    lines = {page_of(each): PARTS.get(each, each) for each in (NOW, *PARTS, IF_ENDED, DURING, FINAL, TOTAL, *KINDS)}
    return [Thing(address, called.capitalize(), "what it consists of") for address, called in lines.items()]


def rules(address: str) -> Sequence[str]:
    """Name the rules that explain a line."""
    return (RULES.get(address.partition("/")[2], "PIR-SCORE-01"),)


def page(printed: Printed, address: str, moment: Moment, cells: int) -> Lines:
    """Draw what a line consists of, seat by seat."""
    what = address.partition("/")[2]
    found = _found(printed, moment.view, moment.names)
    unsure: Collection[int | str] = ()
    more = ""
    if isinstance(found, Ahead) and what == _id(IF_ENDED):
        unsure, more = found.unsure, found.more
    drawn: Lines = []
    for seat, pieces in _pieces(printed, moment, what):
        points = f"{sum(each for _, each in pieces)}{more if seat in unsure else ''}"
        drawn.append(line((f"{letter(seat)} {moment.names[seat]}: {points} VP", f"{style(seat)} bold")))
        for text, each in pieces:
            rows = wrapped(f"{text}: {each}", cells - 2)
            drawn += [line(("– " if not at else "  ", "faint"), *row) for at, row in enumerate(rows)]
    return drawn or [line(("Nobody has points of this kind.", "faint"))]


def _pieces(printed: Printed, moment: Moment, what: str) -> Iterator[tuple[int | str, list[tuple[str, int]]]]:
    """Give for everybody the pieces of a line: of what was scored by source, of what comes by thing."""
    found = _found(printed, moment.view, moment.names)
    part = next((each for each in PARTS if _id(each) == what), "")
    for seat in found.total:
        if part:
            pieces = pieces_of(printed, moment.view, seat, part)
        elif what in {_id(FINAL), _id(IF_ENDED), _id(TOTAL)}:
            before = [("scored before", _before(found, seat))] if what != _id(FINAL) else []
            pieces = [*before, *[(PARTS[row.what], row.amounts[seat]) for row in found.parts if row.amounts.get(seat)]]
        else:
            pieces = _scored(printed, moment, seat, what)
        if pieces:
            yield seat, pieces


def _before(found: Ahead | Score, seat: int | str) -> int:
    return found.now[seat] if isinstance(found, Ahead) else found.during[seat]


def _scored(printed: Printed, moment: Moment, seat: int | str, what: str) -> list[tuple[str, int]]:
    """Add up what somebody scored so far, by what it came from."""
    sums: dict[str, int] = {}
    for event in moment.heard:
        if not isinstance(event, Scored) or event.seat != seat or event.source.startswith("final/"):
            continue
        kind = kind_of(event.source)
        if what in {_id(NOW), _id(DURING)}:
            sums[kind] = sums.get(kind, 0) + event.amount
        elif what == _id(kind):
            name = source_text(printed, event.source) or kind
            sums[name] = sums.get(name, 0) + event.amount
    return [*sums.items()]
