"""One-line summaries: the status line, and the figures before and after an option."""

from collections.abc import Iterator
from typing import Any

from maracaibo_tui.games.maracaibo.printed import NATIONS, Printed
from maracaibo_tui.games.maracaibo.state import Player
from maracaibo_tui.games.maracaibo.words import card_name, location_name, nation, space_name
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.lines import Line, Span, between, cut, line, width

from .ahead import goes_on
from .route_map import arrival
from .ship_board import effect

FIGURES = (("doubloons", "$"), ("vp", " VP"), ("combat_points", " CP"), ("figures", " fig"))
INCOMES = (("income_doubloons", "$"), ("income_vp", " VP"))


def status(printed: Printed, moment: Moment, cells: int) -> Line:
    """Say where the game is, or which moment of the past is shown."""
    view = moment.view
    p = view.players[moment.seat - 1]
    name, round_ = moment.names.get(moment.seat, ""), f"{view.round}/{printed.turn.rounds}"
    heads = (f" Round {round_} · turn {view.turn} · {name}", f" Round {round_} · {name}", f" {round_} · {name}")
    if moment.past:
        return between(
            line((f" THE PAST · Round {view.round}, turn {view.turn} · {moment.past}", "banner")),
            line((" Esc returns ", "banner")),
            cells,
        )
    right = line((f"{_purse(p)} ", "status"))
    head = next((each for each in heads if len(each) + width(right) < cells), heads[-1])
    room = cells - len(head) - width(right) - 1
    more = next((text for text in _others_points(moment, p.seat) if len(text) < room), "")
    return tuple(Span(span.text, "status") for span in between(line((head + more, "status")), right, cells))


def _others_points(moment: Moment, seat: int) -> Iterator[str]:
    """Name the points of the others, first by their names, then by the letters of their ships."""
    view = moment.view
    automas = [f"{automa.seat.capitalize()} {automa.vp} VP" for automa in (view.jean, view.jacques) if automa]
    others = [each for each in view.players if each.seat != seat]
    for called in (lambda p: moment.names.get(p.seat, p.seat), lambda p: "ABCD"[p.seat - 1]):
        yield "   " + " · ".join([*(f"{called(each)} {each.vp} VP" for each in others), *automas])


def _purse(p: Player) -> str:
    return f"{p.doubloons}$ · {p.combat_points} CP · {p.figures} fig · {p.vp} VP"


def gains(printed: Printed, moment: Moment, cells: int) -> Line:
    """Show what the highlighted option makes of the present figures, in the order of their weight."""
    after = moment.after
    if after is None:
        text = "reveals something hidden" if moment.option is not None else ""
        return line((f" then: {text}", "faint")) if text else ()
    changes = [*_changes(printed, moment.view, after, moment.seat), *_arrival(printed, moment, after)]
    spans = line((" then: ", "faint"))
    for change in changes:
        if width(spans) + width(change) + 2 > cells - 1:
            return cut((*spans, *change), cells)
        spans = (*spans, *change, Span("  "))
    return spans if changes else line((f" then: {goes_on(moment, after)}", "faint"))


def _arrival(printed: Printed, moment: Moment, after: Any) -> list[Line]:  # noqa: ANN401 - a view
    """Say what waits where the highlighted voyage ends."""
    if (
        moment.view.players[moment.seat - 1].ship == after.players[moment.seat - 1].ship
        or after.round != moment.view.round
    ):
        return []
    return [line(" · ".join(arrival(printed, moment)))]


def _changes(printed: Printed, now: Any, then: Any, seat: int) -> list[Line]:  # noqa: ANN401 - two views
    mine, next_ = now.players[seat - 1], then.players[seat - 1]
    changes = [_figure(mine, next_, field, sign) for field, sign in FIGURES if _differs(mine, next_, field)]
    changes += [
        line((f"{nation(each)} {mine.influence[each]}→{next_.influence[each]}", each))
        for each in NATIONS
        if mine.influence[each] != next_.influence[each]
    ]
    changes += [
        line(("income ", "faint"), *_figure(mine, next_, field, sign))
        for field, sign in INCOMES
        if _differs(mine, next_, field)
    ]
    changes += _cards(printed, mine, next_)
    if mine.explorer != next_.explorer:
        changes.append(line(("explorer to ", "faint"), space_name(next_.explorer)))
    return [*changes, *_pieces(printed, now, then, seat), *_others(now, then, seat)]


def _pieces(printed: Printed, now: Any, then: Any, seat: int) -> list[Line]:  # noqa: ANN401 - two views
    """Name the tokens and markers that an option brings."""
    mine, next_ = now.players[seat - 1], then.players[seat - 1]
    tokens = [line((f"synergy {each}", "points")) for each in next_.synergies if each not in mine.synergies]
    markers = [
        line((f"{nation(each)} at {location_name(printed, place)}", each))
        for place, each in then.markers.items()
        if now.markers.get(place) != each
    ]
    return [*_combat_value(now, then), *tokens, *markers]


def _combat_value(now: Any, then: Any) -> list[Line]:  # noqa: ANN401 - two views
    """Tell of the value of a combat that goes on."""
    before, after = ([getattr(view.agenda[-1], "value", None)] if view.agenda else [None] for view in (now, then))
    if None in (*before, *after) or before == after:
        return []
    return [line(("combat value ", "faint"), (f"{before[0]}→{after[0]}", "warn"))]


def _differs(mine: Player, next_: Player, field: str) -> bool:
    return bool(getattr(mine, field) != getattr(next_, field))


def _figure(mine: Player, next_: Player, field: str, sign: str) -> Line:
    before, after = getattr(mine, field), getattr(next_, field)
    return line((f"{before}→{after}{sign}", "gain" if after > before else "cost"))


def _cards(printed: Printed, mine: Player, next_: Player) -> list[Line]:
    changes = []
    gone = [card for card in mine.hand if card not in next_.hand]
    if gone:
        names = [card_name(printed, card) for card in gone]
        changes.append(line((f"hand {len(mine.hand)}→{len(next_.hand)}", "cost"), (f" ({', '.join(names)})", "faint")))
    elif len(next_.hand) != len(mine.hand):
        changes.append(line((f"hand {len(mine.hand)}→{len(next_.hand)}", "gain")))
    if len(next_.tableau) != len(mine.tableau):
        changes.append(line((f"cards {len(mine.tableau)}→{len(next_.tableau)}", "gain")))
    if len(next_.quests) != len(mine.quests):
        changes.append(line((f"quests {len(mine.quests)}→{len(next_.quests)}", "gain")))
    return [*changes, *_discs(printed, mine, next_)]


def _discs(printed: Printed, mine: Player, next_: Player) -> list[Line]:
    """Name the areas that lose a disc, and what clearing them brings."""
    return [
        line((f"{area.name} {mine.discs[area.id]}→{left}", "gain"), (f" ({effect(area)})", "faint"))
        for area in printed.box.areas.values()
        if (left := next_.discs[area.id]) != mine.discs[area.id]
    ]


def _others(now: Any, then: Any, seat: int) -> list[Line]:  # noqa: ANN401 - two views
    """Tell of the points of others that an option changes."""
    pairs = zip(now.players, then.players, strict=True)
    return [
        line((f"{'ABCD'[mine.seat - 1]} {mine.vp}→{next_.vp} VP", f"seat{mine.seat}"))
        for mine, next_ in pairs
        if mine.seat != seat and mine.vp != next_.vp
    ]
