"""What a line of points consists of, seat by seat: the cards, nations, areas and the like behind a sum."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.scores import DURING, FINAL, IF_ENDED, NOW, TOTAL, UNKNOWN
from maracaibo_tui.engine.words import Names
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.events import RoundEnded, Scored
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.sight import scorers
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.asked import capital
from maracaibo_tui.games.maracaibo.words.cards import source_text
from maracaibo_tui.games.maracaibo.words.points import PARTS, ahead
from maracaibo_tui.games.maracaibo.words.sources import KINDS, during, kind_of, last_purchase

from .final_parts import PIECES, Piece

_SUMS: Mapping[str, tuple[str, str]] = {
    NOW: ("now", "Points now"),
    IF_ENDED: ("ended", "Points if it ended now"),
    DURING: ("during", "Points during the game"),
    FINAL: ("final", "Points of the final scoring"),
    TOTAL: ("total", "Points in total"),
}
"""By what a sum is called among the points: its id, and the title of what it consists of."""
_TITLES: Mapping[str, str] = {
    **dict(_SUMS.values()),
    **{part: f"Points at the end: {called}" for part, called in PARTS.items()},
    **{f"from/{kind}": f"Points during the game: {kind}" for kind in KINDS},
}


BY_ROUND = "interim income"
"""The kind of points that the end of each round brings."""


class Share(NamedTuple):
    """What somebody has of a line of points, and what that consists of."""

    seat: int | str
    points: int
    pieces: Sequence[Piece]


def id_of(what: str) -> str:
    """Give the id of a line that is a sum or a part of the end."""
    return _SUMS[what][0] if what in _SUMS else what


def of_source(kind: str) -> str:
    """Give the id of the line of a kind of source during the game."""
    return f"from/{kind}"


def title_of(line: str) -> str:
    """Name what is opened with a line."""
    return _TITLES[line]


def lines(view: State) -> list[str]:
    """Name all lines that the points of a game may have; one that is over has others than one that goes on."""
    sums = (DURING, FINAL, TOTAL) if view.phase == "over" else (NOW, IF_ENDED)
    sources = [of_source(kind) for kind in KINDS] if view.phase == "over" else []
    return [*[id_of(each) for each in sums], *PARTS, *sources]


def shares(printed: Printed, view: State, line: str, names: Names, events: Iterable[object]) -> list[Share]:
    """Say of everybody who has points in a line what they consist of."""
    counted = _Counted(printed, view, names, list(events))
    found = [(each.seat, list(counted.pieces(line, each.seat))) for each in scorers(view)]
    return [Share(seat, sum(piece.points for piece in pieces), pieces) for seat, pieces in found if pieces]


class _Counted:
    """The points of a table and its log, ready to be taken apart."""

    def __init__(self, printed: Printed, view: State, names: Names, events: Sequence[object]) -> None:
        self._t: MaracaiboTable = Table(view, printed)
        self._names, self._events = names, events
        self._scorers = {each.seat: each for each in scorers(view)}

    def pieces(self, line: str, seat: int | str) -> Iterator[Piece]:
        """Take apart what somebody has of a line."""
        match line:
            case "now" | "during":
                yield from self._until_now(seat, is_whole=line == "now")
            case "ended":
                yield Piece(NOW, self._scorers[seat].vp)
                yield from self._parts(seat, is_scored=False)
            case "final":
                yield from self._parts(seat, is_scored=True)
            case "total":
                scored = list(self._parts(seat, is_scored=True))
                yield Piece(DURING, self._scorers[seat].vp - sum(piece.points for piece in scored))
                yield from scored
            case "choice":
                yield from self._by_source(seat, last_purchase(self._t.state, self._events))
            case _ if line in PARTS:
                yield from PIECES[line](self._t, self._scorers[seat], self._names)
            case _ if line == of_source(BY_ROUND):
                yield from self._by_round(seat, BY_ROUND)
            case _:
                kind = line.removeprefix("from/")
                yield from self._by_source(seat, self._of_kind(kind))

    def _of_kind(self, kind: str) -> Iterator[Scored]:
        heard = during(self._t.state, self._events)
        return (event for event in heard if kind_of(self._t.printed, event.source) == kind)

    def _by_round(self, seat: int | str, kind: str) -> Iterator[Piece]:
        """Add up points of a kind that only the ends of rounds bring, by round."""
        wanted, number = {id(event) for event in self._of_kind(kind)}, 0
        found: Counter[int] = Counter()
        for event in self._events:
            number = event.round if isinstance(event, RoundEnded) else number
            if isinstance(event, Scored) and event.seat == seat and id(event) in wanted:
                found[number] += event.amount
        return (Piece(f"Round {each}", points) for each, points in found.items())

    def _by_source(self, seat: int | str, events: Iterable[Scored]) -> Iterator[Piece]:
        """Add up points by what brought them."""
        found: Counter[str] = Counter()
        for event in events:
            if event.seat == seat:
                found[capital(source_text(self._t.printed, event.source)) or "Other"] += event.amount
        return (Piece(text, points) for text, points in found.most_common())

    def _until_now(self, seat: int | str, *, is_whole: bool) -> Iterator[Piece]:
        """Take apart by kind what was scored, and every kind by what brought it; or say that it is not known."""
        found = []
        for kind in KINDS:
            sources = list(self._by_source(seat, self._of_kind(kind)))
            told = ", ".join([f"{each.text} {each.points}" for each in sources])
            found += [Piece(f"{kind}: {told}", sum(each.points for each in sources))] if sources else []
        if is_whole:
            bought = sum(each.points for each in self._by_source(seat, last_purchase(self._t.state, self._events)))
            found += [Piece(PARTS["choice"], bought)] if bought else []
            found += [piece for piece in self._parts(seat, is_scored=True) if piece.text != PARTS["choice"]]
        wanted = self._scorers[seat].vp - (0 if is_whole else sum(self._scored(seat).values()))
        if sum(piece.points for piece in found) == wanted:
            yield from found
        else:
            yield Piece(UNKNOWN, wanted)

    def _parts(self, seat: int | str, *, is_scored: bool) -> Iterator[Piece]:
        """Name the parts of the final scoring that were scored, or those that are still to come."""
        if is_scored:
            amounts = self._scored(seat)
        else:
            rows = ahead(self._t.printed, self._t.state).parts
            amounts = {row.what: row.amounts[seat] for row in rows if seat in row.amounts}
        return (Piece(PARTS[part], amounts[part]) for part in PARTS if amounts.get(part))

    def _scored(self, seat: int | str) -> dict[str, int]:
        score = getattr(self._scorers[seat], "score", {})
        return {part: points for part, points in score.items() if part in PARTS}
