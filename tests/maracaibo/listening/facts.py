"""What can be known from listening, read off a position: by name, in values that can be compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from maracaibo_tui.games.maracaibo.state.frames import ChooseNation, CombatActions
from maracaibo_tui.games.maracaibo.state.position import BOX_DISC, Automa, Jean, Player, State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

Facts: TypeAlias = dict[tuple[Any, ...], Any]


def facts(t: MaracaiboTable) -> Facts:
    """Read everything off a position."""
    found: Facts = {}
    for p in t.state.players:
        found |= _of_player(t.state, p)
    for each in (*t.state.players, *([t.state.automa] if t.state.automa else [])):
        found |= _of_everybody(each)
    if t.state.jean is not None:
        found |= _of_jean(t.state.jean)
    return found | _of_board(t.state)


def _of_everybody(each: Player | Automa) -> Facts:
    return {
        ("explorer", each.seat): each.explorer,
        ("barriers", each.seat): each.barriers,
        ("quests", each.seat): each.quests,
        ("points", each.seat): each.vp,
    }


def _of_player(state: State, p: Player) -> Facts:
    return {
        ("doubloons", p.seat): p.doubloons,
        ("combat_points", p.seat): p.combat_points,
        ("figures", p.seat): p.figures,
        ("general", p.seat): p.figures_general,
        ("hand", p.seat): frozenset(p.hand),
        ("planning", p.seat): frozenset(p.planning),
        ("tableau", p.seat): p.tableau,
        ("assistants", p.seat): frozenset((card, at) for at, cards in p.assistants.items() for card in cards),
        ("figures on cards", p.seat): _without_zeros(p.figures_on_cards),
        ("ship", p.seat): p.ship,
        ("synergies", p.seat): p.synergies,
        ("tokens", p.seat): frozenset((*p.combat_tokens, *_open_tokens(state, p.seat))),
        ("discs", p.seat): dict(p.discs),
        ("discs removed", p.seat): p.discs_removed,
        ("upgrades", p.seat): frozenset(area for area, left in p.discs.items() if not left),
        ("influence", p.seat): dict(p.influence),
        ("income of doubloons", p.seat): p.income_doubloons,
        ("income of vp", p.seat): p.income_vp,
        ("tasks", p.seat): p.career_done,
        ("combat values", p.seat): open_values(state, p.seat),
    }


def open_values(state: State, seat: int) -> tuple[int, ...]:
    """Give the values of the combats that are being fought, the innermost last."""
    return tuple(frame.value for frame in state.agenda if isinstance(frame, CombatActions) and frame.seat == seat)


def _open_tokens(state: State, seat: int) -> list[str]:
    """List the tokens of combats that are being fought."""
    frames = (frame for frame in state.agenda if isinstance(frame, ChooseNation | CombatActions))
    return [frame.token for frame in frames if frame.seat == seat and frame.token]


def _of_jean(jean: Jean) -> Facts:
    return {
        ("ship", jean.seat): jean.ship,
        ("influence", jean.seat): dict(jean.influence),
        ("discs removed", jean.seat): jean.discs_removed,
        ("cards", jean.seat): jean.cards,
        ("tokens", jean.seat): frozenset(jean.combat_tokens),
    }


def _of_board(state: State) -> Facts:
    return {
        ("round",): state.round,
        ("turn",): state.turn,
        ("markers",): {**state.markers, **state.legacy_markers},
        ("supply",): dict(state.supply),
        ("removed",): dict(state.removed),
        ("goods",): {place: Counter(discs) for place, discs in state.goods.items() if discs},
        ("collected",): {tile: counts for tile, discs in state.legacy_discs.items() if (counts := _of_seats(discs))},
        ("tiles",): dict(state.tiles),
        ("winners",): state.winners,
        ("legacy",): state.legacy,
        ("lying",): {place: quests for place, quests in state.quests.items() if quests},
        ("track",): dict(state.track_quests),
        ("buildings",): state.prestige[: state.prestige_faceup],
        ("investors",): {building: frozenset(seats) for building, seats in state.investors.items() if seats},
    }


def _of_seats(discs: Iterable[int]) -> Counter[int]:
    """Leave out the discs of the box, which come with a tile."""
    return Counter(seat for seat in discs if seat != BOX_DISC)


def _without_zeros(counts: Mapping[str, int]) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count}
