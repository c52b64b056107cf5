"""What a part of the final scoring consists of for somebody, thing by thing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.pirates.box.printed import KINDS, Printed
from maracaibo_tui.games.pirates.rules.conditions import facts_of, grey_worth, mission_worth
from maracaibo_tui.games.pirates.rules.jordan_scoring import parts_of_jordan
from maracaibo_tui.games.pirates.state.position import Jordan, Player, State
from maracaibo_tui.games.pirates.state.table import PiratesTable
from maracaibo_tui.games.pirates.words.counting import fulfilled, known_missions, residence_now
from maracaibo_tui.games.pirates.words.effects import effects_text, many, several

from .telling import by_seat, island_worth, owned

Pieces = list[tuple[str, int]]


def pieces_of(printed: Printed, view: State, seat: int | str, part: str) -> Pieces:
    """List what somebody has of a part, and what each is worth; of Jordan the sum where his cards count alike."""
    each = by_seat(view, seat)
    if part == "treasures":
        return [
            (
                f"{several(owned(each, kind), kind)} at {island_worth(printed, view, kind)} VP",
                owned(each, kind) * island_worth(printed, view, kind),
            )
            for kind in KINDS
            if owned(each, kind)
        ]
    table: PiratesTable = Table(view, printed)
    if not isinstance(each, Player):
        amount = each.score.get(part, parts_of_jordan(table).get(part, 0))
        return [(_OF_JORDAN[part](each), amount)] if amount and part in _OF_JORDAN else []
    return _PIECES[part](table, each) if part in _PIECES else []


_OF_JORDAN: Mapping[str, Callable[[Jordan], str]] = {
    "rivers": lambda j: several(len(j.rivers), "river"),
    "cards": lambda j: f"{several(len(j.cards), 'card')}, all worth the same",
    "residences": lambda j: f"{several(len(j.residences), 'residence')}, all worth the same",
    "missions": lambda j: f"{several(len(j.missions), 'mission')}, all worth the same",
    "missions_bonus": lambda j: several(len(j.missions), "mission"),
    "rubies": lambda j: several(j.rubies, "ruby"),
}
"""By part: what Jordan has of it; one is worth as much as the other to him (PIR-SOLO-41)."""


def _cards(t: PiratesTable, p: Player) -> Pieces:
    found = t.printed.box.improvements
    return [(found[card].name, found[card].vp) for card in p.cards if found[card].vp]


def _conditions(t: PiratesTable, p: Player) -> Pieces:
    found, facts = t.printed.box.improvements, facts_of(t, p)
    done = fulfilled(t, p, facts)
    return [
        (f"{found[card].name}, {effects_text((effect,))}", grey_worth(effect, facts, done))
        for card in p.cards
        for effect in found[card].scoring
    ]


def _missions(t: PiratesTable, p: Player) -> Pieces:
    facts = facts_of(t, p)
    return [(f"mission {each}", mission_worth(t, each, facts)[0]) for each in known_missions(t, p)]


def _known(t: PiratesTable, p: Player, *, is_lost: bool) -> Pieces:
    return [each for each in _missions(t, p) if (each[1] < 0) == is_lost and each[1]]


def _six(t: PiratesTable, p: Player) -> Pieces:
    scoring = t.printed.scoring
    done = fulfilled(t, p, facts_of(t, p))
    return [(f"{scoring.missions} missions fulfilled", scoring.missions_vp)] if done >= scoring.missions else []


_PIECES: Mapping[str, Callable[[PiratesTable, Player], Pieces]] = {
    "rivers": lambda t, p: (
        [(several(len(p.rivers), "river"), len(p.rivers) * t.printed.scoring.river)] * bool(p.rivers)
    ),
    "doubloons": lambda t, p: [(several(p.doubloons, "doubloon"), p.doubloons // t.printed.scoring.doubloons)],
    "cards": _cards,
    "conditions": _conditions,
    "residences": lambda t, p: [
        (t.printed.box.residences[each].name, residence_now(t, p, each)) for each in p.residences
    ],
    "buried": lambda t, p: [
        (f"{many(kind)} buried", count * t.printed.scoring.buried)
        for kind in KINDS
        if (count := sum(found == kind for found in p.dig.values()))
    ],
    "missions": lambda t, p: _known(t, p, is_lost=False),
    "missions_lost": lambda t, p: _known(t, p, is_lost=True),
    "missions_bonus": _six,
}
