"""Whether a question is put to the seat that has to decide, at its point, under its rule, because of its cause."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player

from .addresses import fits, misplaced, said

EXACT: Mapping[str, Callable[[Any], tuple[str, str]]] = {
    "PlaceMarker": lambda frame: ("DEC-23", "EFF-IMM-13" if frame.rank else "EFF-IMM-03"),
    "ScoringPurchase": lambda frame: ("DEC-65", "MAR-FINAL-03") if frame.final else ("DEC-61", "MAR-INTERIM-03"),
    "MoveDisc": lambda frame: ("DEC-20", "MAR-LEGACY-33") if frame.tile else ("DEC-14", "MAR-CITY-05"),
    "MainAction": lambda frame: ("DEC-28" if frame.extra else "DEC-10", "MAR-MAIN-01"),
    "VillageActions": lambda frame: (frame.point, "MAR-VILLAGE-06"),
    "Draw": lambda frame: (frame.point, "MAR-DRAW-03"),
    "ScoringWindow": lambda frame: (frame.point, "MAR-FINAL-05"),
}
"""Frames that are asked about at several points, or under several rules."""
OF_A_TURN = {"sail", "main", "draw"}
OF_A_TOKEN = {"ChooseNation", "CombatActions"}
AT_THE_SHIP = {"CityAction", "Delivery"}
MOVED = "MoveDisc"
"""Here the question names the place or the tile that a disc goes to, which is no address."""


def misasked(t: MaracaiboTable, question: Question) -> Iterator[str]:
    """Say what is wrong with a question, beside its options."""
    frame: Any = t.state.agenda[-1]
    kind = type(frame).__name__
    allowed = [each[2:] for each in said()["asked"][kind] if each[:2] == [question.point, question.rule]]
    if question.seat != frame.seat or question.seat not in range(1, len(t.state.players) + 1):
        yield f"asked: {kind} of seat {frame.seat} is put to seat {question.seat}"
    elif t.state.phase in OF_A_TURN and question.seat != t.state.active and kind != "JacquesChoice":
        yield f"asked: {kind} is put to seat {question.seat} in the turn of seat {t.state.active}"
    if kind in EXACT and (question.point, question.rule) != EXACT[kind](frame):
        yield f"asked: {kind} {frame} is put as {question.point} under {question.rule}"
    if not allowed:
        yield f"asked: {kind} is put as {question.point} under {question.rule or 'no rule'}"
    elif kind == MOVED:
        if question.source not in (*t.printed.locations, *t.state.legacy):
            yield f"asked: {kind} names {question.source!r}"
    elif kind in OF_A_TOKEN and question.source != (f"token/{frame.token}" if frame.token else ""):
        yield f"asked: {kind} with {frame.token or 'no token'} is put because of {question.source!r}"
    elif kind in AT_THE_SHIP and not _is_here(t, question):
        yield f"asked: {kind} at {question.source} while the ship lies at {player(t, question.seat).ship}"
    elif not fits(question.source, allowed[0]):
        yield f"asked: {kind} is put because of {question.source!r}"
    else:
        yield from misplaced(t, question.seat, question.source)


def _is_here(t: MaracaiboTable, question: Question) -> bool:
    """Tell whether the source is the place where the ship lies, or the tile that lies on it."""
    kind, item, _part = question.source.split("/")
    ship = player(t, question.seat).ship
    if kind == "legacy":
        return t.printed.box.legacy[item].location == ship
    return item == (t.state.tiles.get(ship) if kind == "tile" else ship)
