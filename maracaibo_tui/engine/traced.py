"""The records of a trace, a game written down so that another program can check it: what is alike in every game."""

# ruff: noqa: ANN401 - tables are the game's own

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from .agenda import Table
from .examining import Paths
from .question import Question
from .record import RecordedGame

Shown: TypeAlias = tuple[Any, Sequence[Question]]


class Written(NamedTuple):
    """What is written down: by which rules it is played, its paths, those that every record has, and sealed points."""

    rules: RecordedGame[Any]
    paths: Paths
    usual: Sequence[str]
    sealed: frozenset[str]


class Records:
    """Whoever writes answers down; every so many records hold all paths."""

    def __init__(self, table: Any, full: int, written: Written) -> None:
        """Begin before the first answer."""
        self._table, self._full, self._count = table, full, 0
        self._written = written
        start = self._copied()
        self._shown: Shown = (start, written.rules.asked(start))

    def record(
        self, question: Question, answer: str, after: Question | None, chance: Mapping[str, object]
    ) -> dict[str, object]:
        """Write down an answer, the position it led to at the next question or the end, and what chance has brought."""
        self._count += 1
        paths, is_whole = self._written.paths, after is None or not self._count % self._full
        shown, asked = self._position(question, after)
        usual = () if is_whole else self._written.usual
        return {
            "n": self._count,
            "seat": question.seat,
            "dec": question.point,
            "options": list(question.options),
            "answer": answer,
            "auto": len(question.options) == 1,
            "state": paths.all_paths(shown, asked) if is_whole else {at: paths.read(shown, asked, at) for at in usual},
            **{name: found for name, found in chance.items() if found},
        }

    def _position(self, question: Question, after: Question | None) -> Shown:
        """Give the position to write down: as long as answers are sealed the one before the first of them."""
        point = "" if after is None else after.point
        if point != question.point or point not in self._written.sealed:
            rules, one = self._written.rules, () if after is None else (after,)
            asked = rules.asked(self._table) if rules.missing(self._table) else one
            self._shown = (self._copied() if point in self._written.sealed else self._table, asked)
        return self._shown

    def _copied(self) -> Any:
        return Table(self._written.rules.copy(self._table.state), self._table.printed)
