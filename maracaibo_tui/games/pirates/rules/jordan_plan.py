"""What Jordan does with a card: his first possible action, and where he sails for it (PIR-SOLO-13, -16..19, -31)."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from maracaibo_tui.engine.forms import made
from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.box.components import SoloCard
from maracaibo_tui.games.pirates.box.sea import BAY
from maracaibo_tui.games.pirates.state.table import PiratesTable

from .caribbean import faceup
from .jordan_ways import Choice, Reached, nearest

_AT_LOCATIONS: Mapping[type, tuple[type, ...]] = {
    v.MainRaid: (v.Raid,),
    v.MainExplore: (v.Explore,),
    v.MainMission: (v.Mission,),
    v.MainBuy: (v.BuyCrew, v.BuyEquipment),
}
"""The location actions that his main actions stand for (PIR-SOLO-16, PIR-SOLO-18)."""


class Plan(Struct, frozen=True):
    """What he will do and where: the action with the kind of card, the choice, and what above it was impossible.

    `extra` is the extra action of the card, if it has one. No action is a way without an aim (PIR-SOLO-15).
    """

    action: str
    choice: Choice
    impossible: tuple[str, ...] = ()
    card: str = ""
    extra: v.Extra | None = None


def plan(t: PiratesTable, card: SoloCard, ends: Mapping[str, Reached]) -> Plan | None:
    """Find what he does with a card; the Bay goes first, an extra action never counts for it (PIR-SOLO-13, -19)."""
    in_bay = next((action for action in card.actions if isinstance(action, v.MainRaid | v.MainExplore)), None)
    if in_bay is not None and BAY in ends:
        return Plan(_called(in_bay), Choice(ends[BAY], (), "bay"), (), card.id, card.extra)
    impossible: tuple[str, ...] = ()
    for called, wanted in _tried(card):
        found = [ends[space] for space in _showing(t, wanted) if space in ends]
        if found:
            return Plan(called, nearest(t, found), impossible, card.id, card.extra)
        impossible += (called,)
    return None


def explore_number(t: PiratesTable, location: str) -> int:
    """Give the number at the Explore of a location, the larger of two (PIR-SOLO-26, PIR-SOLO-27)."""
    actions = t.printed.box.locations[location].actions
    return max(each.steps for sides in actions for each in sides if isinstance(each, v.Explore))


def _called(action: v.Main, kind: str = "") -> str:
    name = str(action.__struct_config__.tag)
    return made(name, kind) if kind else name


def _tried(card: SoloCard) -> Iterator[tuple[str, tuple[type, ...] | v.CardKind]]:
    """Give the main actions from the top, improvements kind by kind, with what has to lie at the end of the way."""
    for action in card.actions:
        if isinstance(action, v.MainImprovement):
            yield from ((_called(action, kind), kind) for kind in action.kinds)
        else:
            yield _called(action), _AT_LOCATIONS[type(action)]


def _showing(t: PiratesTable, wanted: tuple[type, ...] | v.CardKind) -> list[str]:
    """List where an action is shown, or a card of a kind lies, face up (PIR-SOLO-31, PIR-UNKLOC-10, PIR-UNKIMP-07)."""
    if isinstance(wanted, str):
        kinds = t.printed.card_kind
        return [space for space, card in faceup(t) if kinds.get(card) == wanted]
    return [space for space, card in faceup(t) if _shows(t, card, wanted)]


def _shows(t: PiratesTable, card: str, wanted: tuple[type, ...]) -> bool:
    location = t.printed.box.locations.get(card)
    return location is not None and any(isinstance(each, wanted) for sides in location.actions for each in sides)
