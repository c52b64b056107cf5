"""What changes a term of the judge from one view to another, in the words of the game (RIV-51)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from maracaibo_tui.engine import reasons
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.reasons import Sides
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.state.position import State
from maracaibo_tui.games.pirates.words.called import space_name
from maracaibo_tui.games.pirates.words.things import card_name

from . import odds

_DICE: Mapping[str, str] = {"reroll": "another throw: "}


def filled(printed: Printed, seat: int, name: str, now: State, then: State) -> str:
    """Say what of a term changes from one view of a seat to another; nothing where its name says enough."""
    return reasons.filled(_SAID, reasons.sides_of(printed, seat, now, then), name)


def beside(printed: Printed, view: State, question: Question, option: str) -> tuple[str, ...]:
    """Say what dice are likely to bring, of another throw also where a bot would not make it (PIR-RAID-03)."""
    about = dict.fromkeys(each for each in (option, "reroll") if each in question.options)
    said = [(each, odds.beside(printed, view, question, each)) for each in about]
    return tuple([f"{_DICE.get(each, '')}{told}" for each, told in said if told])


def _points(s: Sides) -> Iterator[str]:
    if by := s.after.vp - s.mine.vp:
        yield f"{by:+} VP"


def _doubloons(s: Sides) -> Iterator[str]:
    if by := s.after.doubloons - s.mine.doubloons:
        yield f"{by:+}"


def _treasures(s: Sides) -> Iterator[str]:
    for kind, count in s.after.above.items():
        if by := count - s.mine.above.get(kind, 0):
            yield f"{by:+} {kind} to bury"
    for kind in dict.fromkeys([*s.after.dig.values(), *s.mine.dig.values()]):
        if by := [*s.after.dig.values()].count(kind) - [*s.mine.dig.values()].count(kind):
            yield f"{by:+} {kind} buried"


def _ship(s: Sides) -> Iterator[str]:
    for card in s.after.cards:
        if card not in s.mine.cards:
            yield f"{card_name(s.printed, card)} bought"
    if by := len(s.after.upgrades) - len(s.mine.upgrades):
        yield f"{by:+} upgrade{'s' * (by > 1)}"


def _promises(s: Sides) -> Iterator[str]:
    for called, before, after in (
        ("mission", s.mine.missions, s.after.missions),
        ("residence", s.mine.residences, s.after.residences),
    ):
        if by := len(after) - len(before):
            yield f"{by:+} {called}{'s' * (abs(by) > 1)}"


def _track(s: Sides) -> Iterator[str]:
    if s.mine.explorer != s.after.explorer:
        yield f"to {space_name(s.after.explorer)}"
    if by := len(s.after.rivers) - len(s.mine.rivers):
        yield f"{by} river{'s' * (by > 1)} crossed"


_SAID: Mapping[str, Callable[[Sides], Iterator[str]]] = {
    "points": _points,
    "doubloons": _doubloons,
    "treasures": _treasures,
    "ship": _ship,
    "promises": _promises,
    "track": _track,
}
