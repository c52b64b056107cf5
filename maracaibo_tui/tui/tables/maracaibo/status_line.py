"""The status line: where the game is, what the others have, and the own purse with what the last answer changed."""

from collections.abc import Iterator
from typing import Any, TypeAlias

from maracaibo_tui.engine.who import letter
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.sight import scorers
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.tui.screen.lines import Line, Span, between, line, width
from maracaibo_tui.tui.shell.keys import key_of
from maracaibo_tui.tui.shell.kit import Moment

Purse: TypeAlias = tuple[tuple[str, str], ...]
"""Figures of a player in the order in which they are said, each with what it is called."""

ROOMY: Purse = (("doubloons", "doubloon"), ("combat_points", "CP"), ("figures", "figure"), ("vp", "VP"))
MIDDLE: Purse = (*ROOMY[:2], ("figures", "fig"), *ROOMY[3:])
CLOSE: Purse = (("doubloons", "$"), ("combat_points", " CP"), ("figures", " fig"), ("vp", " VP"))
SHORT = frozenset({"CP", "VP", "fig"})
"""What is not counted with an s."""


def status(printed: Printed, moment: Moment, cells: int) -> Line:
    """Say where the game is, or which moment of the past is shown."""
    if moment.past:
        view = moment.view
        when = f"Round {view.round}, turn {view.turn}"
        told = moment.past if moment.past.startswith(when) else f"{when} · {moment.past}"
        return between(
            line((f" THE PAST · {told}", "banner")),
            line((f" {key_of('back', moment.keys)} returns ", "banner")),
            cells,
        )
    left, right = next(each for each in _ways(printed, moment) if _fits(*each, cells))
    return tuple(Span(span.text, f"status {span.style}".strip()) for span in between(left, right, cells))


def _fits(left: Line, right: Line, cells: int) -> bool:
    """Tell whether both ends have room; what is as short as can be must do."""
    return width(left) + width(right) < cells or not left[1:]


def _ways(printed: Printed, moment: Moment) -> Iterator[tuple[Line, Line]]:
    """Give the line in ever shorter ways: the purse gives way, then what is known of the others, then the head."""
    heads, purses = _heads(printed, moment), (_said(moment, ROOMY), _said(moment, MIDDLE), _close(moment))
    for others in _others_points(moment):
        for purse in purses:
            yield line(heads[0], others), purse
    for head in heads:
        for purse in purses:
            yield line(head, " "), purse
    yield line(heads[-1]), purses[-1]


def _heads(printed: Printed, moment: Moment) -> tuple[str, ...]:
    view, name = moment.view, moment.told_of or (_named(moment, moment.seat) if moment.seat else "")
    if view.phase == "setup":
        return (f" Setting up · {name}", f" {name}")
    round_ = f"{view.round}/{printed.turn.rounds}"
    return (f" Round {round_} · turn {view.turn} · {name}", f" Round {round_} · {name}", f" {round_} · {name}")


def _others_points(moment: Moment) -> Iterator[str]:
    """Name the points of the others, first by their letters and names, then by the letters alone."""
    others = [each for each in scorers(moment.view) if each.seat != moment.seat]
    for named in ([_named(moment, each.seat) for each in others], [letter(each.seat) for each in others]):
        points = [f"{name} {each.vp} VP" for name, each in zip(named, others, strict=True)]
        if points:
            yield "  " + " · ".join(points)


def _named(moment: Moment, seat: int | str) -> str:
    """Name somebody with the letter that stands on the map."""
    return f"{letter(seat)} {moment.names[seat]}"


def _said(moment: Moment, purse: Purse) -> Line:
    p = moment.view.players[moment.seat - 1]
    said = [f"{amount} {what}" if what in SHORT else several(amount, what) for what, amount in _amounts(p, purse)]
    return _purse(said, _gained(moment, purse))


def _close(moment: Moment) -> Line:
    p = moment.view.players[moment.seat - 1]
    return _purse([f"{amount}{sign}" for sign, amount in _amounts(p, CLOSE)], _gained(moment, CLOSE))


def _amounts(p: Player, purse: Purse) -> list[tuple[str, int]]:
    return [(what, getattr(p, field)) for field, what in purse]


def _gained(moment: Moment, purse: Purse) -> list[int]:
    """Say by how much each figure changed with the last answer and what followed it."""
    before: Any = moment.before
    if before is None:
        return [0] * len(purse)
    now, then = (view.players[moment.seat - 1] for view in (moment.view, before))
    return [getattr(now, field) - getattr(then, field) for field, _what in purse]


def _purse(said: list[str], gained: list[int]) -> Line:
    spans: list[Span | tuple[str, str]] = []
    for text, more in zip(said, gained, strict=True):
        spans += [(" · " if spans else "", ""), (text, ""), (f" ({more:+})" if more else "", "strong")]
    return line(*spans, " ")
