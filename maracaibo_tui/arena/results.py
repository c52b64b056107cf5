"""Lines of results: the first says what is played, each further one a game (rivals.md 7.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from .deals import Lineup, lineups

VERSION = 1


class ResultError(ValueError):
    """Lines that cannot be gone on with or put together, said in one sentence."""


class Series(Struct, frozen=True, kw_only=True):
    """The first line: what is played by whom, and by which program; lines of two series never meet."""

    series: int = VERSION
    game: str
    options: Mapping[str, Any]
    entrants: tuple[str, ...]
    plan: str
    seed: int
    program: str
    content: str
    bots: tuple[Mapping[str, str], ...]

    @property
    def chairs(self) -> int:
        """How many sit at the table."""
        return int(self.options["players"])

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        """The games of one deal."""
        return lineups(self.plan, len(self.entrants), self.chairs)


class Line(Struct, frozen=True, kw_only=True):
    """A game: who sat where, how it ended, and what it took; nothing of it depends on the machine."""

    n: int
    deal: int
    seed: str
    seats: tuple[int, ...]
    """By chair: which entrant."""
    points: tuple[int, ...]
    """By chair; of an automatic opponent last. So is `won`."""
    won: tuple[int, ...]
    parts: tuple[Mapping[str, int], ...]
    turns: Mapping[str, int]
    asked: tuple[int, ...]
    spent: tuple[tuple[int, int], ...]
    faults: tuple[int, ...]
    end: str
    sum: str = ""
    """A short digest of the line before: a torn or swapped one is found."""

    def score(self, chair: int) -> float:
        """Give the share of the victory of a chair, the first being 0 (RIV-62)."""
        return self.won[chair] / sum(self.won) if self.won[chair] else 0.0

    def margin(self, chair: int) -> int:
        """Give how far ahead of the best other a chair is."""
        others = [points for at, points in enumerate(self.points) if at != chair]
        return self.points[chair] - max(others, default=0)


class Whole(NamedTuple):
    """What of a file is whole: the first line, the games, and how many bytes that is."""

    series: Series | None
    lines: list[Line]
    length: int


_series = msgspec.json.Decoder(Series)
_line = msgspec.json.Decoder(Line)


def written(line: Struct) -> bytes:
    """Write a line, its end included."""
    return msgspec.json.encode(line) + b"\n"


def chained(line: Line, before: bytes) -> Line:
    """Give a line with the digest of the one before it."""
    return msgspec.structs.replace(line, sum=digest(before))


def slim(line: Line) -> Line:
    """Leave out what sums and intervals do not need: a million lines are held at once."""
    return msgspec.structs.replace(line, seed="", parts=(), turns={}, asked=(), spent=(), end="", sum="")


def digest(line: bytes) -> str:
    """Give the short digest of a line."""
    return blake2b(line.rstrip(b"\n"), digest_size=4).hexdigest()


def read(data: bytes, called: str) -> Whole:
    """Read a file of results; what was torn at its end is left out (RIV-65)."""
    raws = data[: data.rfind(b"\n") + 1].splitlines(keepends=True)
    if not raws:
        return Whole(None, [], 0)
    series = _first(raws[0], called)
    lines: list[Line] = []
    for number, raw in enumerate(raws[1:], 2):
        line = _whole(raw, raws[number - 2])
        if line is None:
            if number < len(raws):
                raise ResultError(f"{called}: line {number} is damaged, or lines before it are missing")
            return Whole(series, lines, sum(map(len, raws[:-1])))
        lines.append(line)
    return Whole(series, lines, sum(map(len, raws)))


def _first(raw: bytes, called: str) -> Series:
    try:
        series = _series.decode(raw)
    except msgspec.MsgspecError:
        raise ResultError(f"{called}: it is no file of results") from None
    if series.series != VERSION:
        raise ResultError(f"{called}: its lines are of kind {series.series}, and this program knows kind {VERSION}")
    return series


def _whole(raw: bytes, before: bytes) -> Line | None:
    try:
        line = _line.decode(raw)
    except msgspec.MsgspecError:
        return None
    return line if line.sum == digest(before) else None


def differences(one: Series, other: Series) -> Iterator[str]:
    """Say in what two first lines differ."""
    for name in one.__struct_fields__:
        mine, theirs = getattr(one, name), getattr(other, name)
        if mine != theirs:
            yield f"{name} ({_short(mine)} and {_short(theirs)})"


def see_same(one: Series, other: Series, called: str) -> None:
    """See that lines belong together; a ResultError says in what they differ (RIV-66)."""
    found = "; ".join(differences(one, other))
    if found:
        raise ResultError(f"{called}: it is of another series, which differs in {found}")


def _short(value: object) -> str:
    return msgspec.json.encode(value).decode() if not isinstance(value, str) else value


def by_deal(lines: Sequence[Line], games: int) -> dict[int, list[Line]]:
    """Sort games by deal, in the order of their numbers; only deals of which all games are there."""
    found: dict[int, list[Line]] = {}
    for line in sorted(lines, key=lambda line: line.n):
        found.setdefault(line.deal, []).append(line)
    return {deal: each for deal, each in found.items() if len(each) == games}
