"""What an option makes of the present figures, in one line."""

from typing import Any

from maracaibo_tui.games.maracaibo.box.printed import NATIONS, Printed
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.words.cards import area_text
from maracaibo_tui.games.maracaibo.words.english import card_name, location_name, nation, space_name
from maracaibo_tui.tui.screen.lines import Line, Span, cut, line, width
from maracaibo_tui.tui.shell.kit import Moment

from .ahead import UNKNOWN, goes_on, turns_up
from .captains import letter, scorers, style
from .captions import arrival

FIGURES = (
    *(("doubloons", "doubloons"), ("vp", "VP"), ("combat_points", "CP"), ("figures", "figures")),
    *(("income_doubloons", "doubloon income"), ("income_vp", "VP income")),
)


def gains(printed: Printed, moment: Moment, cells: int) -> Line:
    """Show what the highlighted option makes of the present figures, in the order of their weight."""
    after, is_whole = moment.after, moment.after is not None and not moment.turned_up
    if moment.option is None:
        return ()
    arrived = _arrival(printed, moment, after) if is_whole else []
    # How the game ends is told step by step, not given away.
    told = after is not None and after.phase != "over"
    found = [*(changes(printed, moment.view, after, moment.seat) if told else []), *arrived]
    spans = line((" then: ", "faint"))
    for change in found:
        if width(spans) + width(change) + 2 > cells - 1:
            return cut((*spans, *change), cells)
        spans = (*spans, *change, Span("  "))
    follows = goes_on(printed, moment, after) if is_whole else turns_up(moment)
    if not found:
        return line((f" then: {follows or UNKNOWN}", "faint"))
    # What comes next may be read a moment later, too: no second row is worth it.
    short = not arrived and width(spans) + len(follows) < cells // 2
    return (*spans, Span(follows, "faint")) if short else spans


def _arrival(printed: Printed, moment: Moment, after: Any) -> list[Line]:  # noqa: ANN401 - a view
    """Say what waits where the highlighted voyage ends."""
    if (
        moment.view.players[moment.seat - 1].ship == after.players[moment.seat - 1].ship
        or after.round != moment.view.round
    ):
        return []
    return [line(" · ".join(arrival(printed, moment)))]


def changes(printed: Printed, now: Any, then: Any, seat: int) -> list[Line]:  # noqa: ANN401 - two views
    """Tell of everything that one view has otherwise than another, in the order of its weight."""
    mine, next_ = now.players[seat - 1], then.players[seat - 1]
    found = [_figure(mine, next_, field, called) for field, called in FIGURES if _differs(mine, next_, field)]
    found += [
        line((f"{nation(each)} {mine.influence[each]}->{next_.influence[each]}", each))
        for each in NATIONS
        if mine.influence[each] != next_.influence[each]
    ]
    found += _cards(printed, mine, next_)
    if mine.explorer != next_.explorer:
        found.append(line(("explorer to ", "faint"), space_name(next_.explorer)))
    return [*found, *_pieces(printed, now, then, seat), *_others(now, then, seat)]


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
    return [line(("combat value ", "faint"), (f"{before[0]}->{after[0]}", "warn"))]


def _differs(mine: Player, next_: Player, field: str) -> bool:
    return bool(getattr(mine, field) != getattr(next_, field))


def _figure(mine: Player, next_: Player, field: str, called: str) -> Line:
    before, after = getattr(mine, field), getattr(next_, field)
    return line((f"{called} {before}->{after}", "gain" if after > before else "cost"))


def _cards(printed: Printed, mine: Player, next_: Player) -> list[Line]:
    changes = []
    gone = [card for card in mine.hand if card not in next_.hand]
    if gone:
        names = [card_name(printed, card) for card in gone]
        changes.append(line((f"hand {len(mine.hand)}->{len(next_.hand)}", "cost"), (f" ({', '.join(names)})", "faint")))
    elif len(next_.hand) != len(mine.hand):
        changes.append(line((f"hand {len(mine.hand)}->{len(next_.hand)}", "gain")))
    if len(next_.tableau) != len(mine.tableau):
        changes.append(line((f"bought {len(mine.tableau)}->{len(next_.tableau)}", "gain")))
    if len(next_.quests) != len(mine.quests):
        changes.append(line((f"quests {len(mine.quests)}->{len(next_.quests)}", "gain")))
    return [*changes, *_discs(printed, mine, next_)]


def _discs(printed: Printed, mine: Player, next_: Player) -> list[Line]:
    """Name the areas that lose a disc, and what clearing them brings."""
    return [
        line((f"{area.name} {mine.discs[area.id]}->{left}", "gain"), (f" ({area_text(area)})", "faint"))
        for area in printed.box.areas.values()
        if (left := next_.discs[area.id]) != mine.discs[area.id]
    ]


def _others(now: Any, then: Any, seat: int) -> list[Line]:  # noqa: ANN401 - two views
    """Tell of the points of others that an option changes."""
    return [
        line((f"{letter(each.seat)} {each.vp}->{next_.vp} VP", style(each.seat)))
        for each, next_ in zip(scorers(now), scorers(then), strict=True)
        if each.seat != seat and each.vp != next_.vp
    ]
