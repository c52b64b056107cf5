"""Figures before and after: all that one view has otherwise than another."""

from typing import NamedTuple

from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.games.maracaibo.box.printed import NATIONS, Printed
from maracaibo_tui.games.maracaibo.state.position import Player, State
from maracaibo_tui.games.maracaibo.state.sight import scorers
from maracaibo_tui.games.maracaibo.words.called import space_name
from maracaibo_tui.games.maracaibo.words.cards import area_text, card_name, location_name
from maracaibo_tui.games.maracaibo.words.effects import nation

from .at_the_end import added_at_the_end

FIGURES = (
    *(("doubloons", "doubloons"), ("vp", "VP"), ("combat_points", "CP"), ("figures", "figures")),
    *(("income_doubloons", "doubloon income"), ("income_vp", "VP income")),
)


class Change(NamedTuple):
    """A figure before and after in a few words, and the style word for how welcome or whose it is."""

    text: str
    style: str
    head: str = ""
    more: str = ""
    """What stands before and behind it and says less."""

    @property
    def whole(self) -> str:
        """All of it."""
        return f"{self.head}{self.text}{self.more}"


def changes(printed: Printed, now: State, then: State, seat: int) -> list[Change]:
    """Tell of everything that one view has otherwise than another, in the order of its weight.

    Of a game that is over only what the answer added: how it ended is told step by step, not given away.
    """
    if then.phase == "over":
        return _at_the_end(printed, now, then, seat)
    mine, next_ = now.players[seat - 1], then.players[seat - 1]
    figures = {field: _figure(mine, next_, field, called) for field, called in FIGURES if _differs(mine, next_, field)}
    found = [figures.pop(field) for field in ("doubloons", "vp") if field in figures]
    found += [*_at_the_end(printed, now, then, seat), *figures.values()]
    found += [
        Change(f"{nation(each)} {mine.influence[each]}->{next_.influence[each]}", each)
        for each in NATIONS
        if mine.influence[each] != next_.influence[each]
    ]
    found += _cards(printed, mine, next_)
    if mine.explorer != next_.explorer:
        found.append(Change(space_name(next_.explorer), "", "explorer to "))
    return [*found, *_pieces(printed, now, then, seat), *_others(now, then, seat)]


def _at_the_end(printed: Printed, now: State, then: State, seat: int) -> list[Change]:
    """Tell of the points that the final scoring adds or no longer adds, as far as they are sure."""
    added = added_at_the_end(printed, now, then, seat)
    return [Change(f"{added:+} VP", "gain" if added > 0 else "cost", "at the end ")] if added else []


def _pieces(printed: Printed, now: State, then: State, seat: int) -> list[Change]:
    """Name the tokens and markers that an option brings."""
    mine, next_ = now.players[seat - 1], then.players[seat - 1]
    tokens = [Change(f"synergy {each}", "points") for each in next_.synergies if each not in mine.synergies]
    markers = [
        Change(f"{nation(each)} at {location_name(printed, place)}", each)
        for place, each in then.markers.items()
        if now.markers.get(place) != each
    ]
    return [*_combat_value(now, then), *tokens, *markers]


def _combat_value(now: State, then: State) -> list[Change]:
    """Tell of the value of a combat that goes on."""
    before, after = ([getattr(view.agenda[-1], "value", None)] if view.agenda else [None] for view in (now, then))
    if None in (*before, *after) or before == after:
        return []
    return [Change(f"{before[0]}->{after[0]}", "warn", "combat value ")]


def _differs(mine: Player, next_: Player, field: str) -> bool:
    return bool(getattr(mine, field) != getattr(next_, field))


def _figure(mine: Player, next_: Player, field: str, called: str) -> Change:
    before, after = getattr(mine, field), getattr(next_, field)
    return Change(f"{called} {before}->{after}", "gain" if after > before else "cost")


def _cards(printed: Printed, mine: Player, next_: Player) -> list[Change]:
    changes = []
    gone = [card for card in mine.hand if card not in next_.hand]
    if gone:
        names = [card_name(printed, card) for card in gone]
        changes.append(Change(f"hand {len(mine.hand)}->{len(next_.hand)}", "cost", more=f" ({', '.join(names)})"))
    elif len(next_.hand) != len(mine.hand):
        changes.append(Change(f"hand {len(mine.hand)}->{len(next_.hand)}", "gain"))
    if len(next_.tableau) != len(mine.tableau):
        changes.append(Change(f"cards bought {len(mine.tableau)}->{len(next_.tableau)}", "gain"))
    if len(next_.quests) != len(mine.quests):
        changes.append(Change(f"quests {len(mine.quests)}->{len(next_.quests)}", "gain"))
    return [*changes, *_discs(printed, mine, next_)]


def _discs(printed: Printed, mine: Player, next_: Player) -> list[Change]:
    """Name the areas that lose a disc, and what clearing them brings."""
    return [
        Change(f"{area.name} {mine.discs[area.id]}->{left}", "gain", more=f" ({area_text(area)})")
        for area in printed.box.areas.values()
        if (left := next_.discs[area.id]) != mine.discs[area.id]
    ]


def _others(now: State, then: State, seat: int) -> list[Change]:
    """Tell of the points of others that an option changes."""
    return [
        Change(f"{letter(each.seat)} {each.vp}->{next_.vp} VP", style(each.seat))
        for each, next_ in zip(scorers(now), scorers(then), strict=True)
        if each.seat != seat and each.vp != next_.vp
    ]
