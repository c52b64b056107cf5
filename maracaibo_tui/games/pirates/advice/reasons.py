"""What changes a term of the judge from one view to another, in the words of the game (RIV-51)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from maracaibo_tui.engine import reasons
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.reasons import Say, Sides, counted, earned_and_spent, listed
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.state.position import State
from maracaibo_tui.games.pirates.words.called import space_name
from maracaibo_tui.games.pirates.words.effects import several
from maracaibo_tui.games.pirates.words.things import card_name

from . import odds

_DICE: Mapping[str, str] = {"reroll": "another throw: "}


def said(printed: Printed, seat: int, views: tuple[State, State], name: str, *, is_gain: bool) -> str:
    """Name a term with what changes it from one view of a seat to another; nothing where its name says enough."""
    return reasons.said(_SAYS, reasons.sides_of(printed, seat, views, is_gain=is_gain), name)


def beside(printed: Printed, view: State, question: Question, option: str) -> tuple[str, ...]:
    """Say what dice are likely to bring, of another throw also where a bot would not make it (PIR-RAID-03)."""
    about = dict.fromkeys(each for each in (option, "reroll") if each in question.options)
    said = [(each, odds.beside(printed, view, question, each)) for each in about]
    return tuple([f"{_DICE.get(each, '')}{told}" for each, told in said if told])


def _points(s: Sides) -> str:
    by = s.after.vp - s.mine.vp
    return f"points: {abs(by)} VP{'' if by > 0 else ' less'}" if by and (by > 0) == s.is_gain else ""


def _doubloons(s: Sides) -> str:
    by = s.after.doubloons - s.mine.doubloons
    return earned_and_spent([(by, "doubloons")]) if (by > 0) == s.is_gain else ""


def _treasures(s: Sides) -> str:
    return listed("treasures", _of_treasures(s))


def _of_treasures(s: Sides) -> Iterator[str]:
    for kind in dict.fromkeys([*s.after.above, *s.mine.above, *s.after.dig.values()]):
        buried = [*s.after.dig.values()].count(kind) - [*s.mine.dig.values()].count(kind)
        more = s.after.above.get(kind, 0) - s.mine.above.get(kind, 0) + max(0, buried)
        if buried > 0:
            yield f"{several(buried, kind)} buried"
        if more:
            yield f"{several(abs(more), kind)} {'more' if more > 0 else 'less'}"


def _ship(s: Sides) -> str:
    bought = [f"{card_name(s.printed, card)} bought" for card in s.after.cards if card not in s.mine.cards]
    by = len(s.after.upgrades) - len(s.mine.upgrades)
    return listed("cards and upgrades", [*bought, *[counted(by, "upgrades")] * (by > 0)])


def _promises(s: Sides) -> str:
    both = (("missions", s.mine.missions, s.after.missions), ("residences", s.mine.residences, s.after.residences))
    changes = [(called, len(after) - len(before)) for called, before, after in both]
    more = [f"{counted(abs(by), called)} {'more' if by > 0 else 'less'}" for called, by in changes if by]
    return listed("missions and residences", more)


def _track(s: Sides) -> str:
    rivers = len(s.after.rivers) - len(s.mine.rivers)
    moved = [f"on to {space_name(s.after.explorer)}"] if s.mine.explorer != s.after.explorer else []
    return listed("the explorer", [*moved, *[f"{counted(rivers, 'rivers')} crossed"] * (rivers > 0)])


_SAYS: Mapping[str, Say] = {
    "points": _points,
    "doubloons": _doubloons,
    "treasures": _treasures,
    "ship": _ship,
    "promises": _promises,
    "track": _track,
}
