"""Every printed thing explained: cards, tiles, tokens, places; found by addresses such as `card/A17` or `place/8`."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.words.cards import location_name, space_name
from maracaibo_tui.games.maracaibo.words.effects import nation

from . import automa as explain_automa
from . import board as explain_board
from . import cards as explain_cards
from . import tracks as explain_tracks
from .parts import Explanation, Part

Called: TypeAlias = Callable[[Printed, Any], str]
Parts: TypeAlias = Callable[[Printed, Any], list[Part]]
Shelf: TypeAlias = Callable[[Printed], Mapping[str, Any]]


def explain(printed: Printed, address: str) -> Explanation:
    """Explain the thing at an address; it is a KeyError if there is none."""
    kind, _, item = address.partition("/")
    shelf, called, parts = _KINDS[kind]
    thing = shelf(printed)[item]
    return Explanation(address, called(printed, thing), KINDS[kind], tuple(parts(printed, thing)))


def announced(printed: Printed, address: str) -> tuple[str, str]:
    """Give the name and the kind of the thing at an address, as `explain` does, but without reading what it does."""
    kind, _, item = address.partition("/")
    shelf, called, _ = _KINDS[kind]
    return called(printed, shelf(printed)[item]), KINDS[kind]


def addresses(printed: Printed) -> tuple[str, ...]:
    """Name everything that can be explained, kind by kind."""
    return tuple(f"{kind}/{item}" for kind, (shelf, _, _) in _KINDS.items() for item in shelf(printed))


KINDS: Mapping[str, str] = {
    "card": "project card",
    "place": "location",
    "tile": "city tile",
    "quest": "quest tile",
    "building": "prestige building",
    "area": "ship area",
    "career": "career card",
    "token": "combat token",
    "synergy": "synergy token",
    "space": "explorer space",
    "nation": "nation",
    "barrier": "barrier",
    "legacy": "legacy tile",
    "story": "story card",
    "jean": "automa card",
    "jacques": "automa card",
}
"""By kind of address: what such a thing is called."""

_KINDS: Mapping[str, tuple[Shelf, Called, Parts]] = {
    "card": (lambda p: p.box.cards, lambda _, card: card.name, explain_cards.card),
    "place": (lambda p: p.locations, lambda p, place: location_name(p, place.id), explain_board.place),
    "tile": (lambda p: p.box.tiles, lambda _, tile: tile.name, explain_board.tile),
    "quest": (lambda p: p.box.quests, lambda _, quest: f"Quest {quest.id}", explain_cards.quest),
    "building": (lambda p: p.box.prestige, lambda _, building: building.name, explain_cards.building),
    "area": (lambda p: p.box.areas, lambda _, area: area.name, explain_board.area),
    "career": (lambda p: p.box.careers, lambda _, career: career.name, explain_cards.career),
    "token": (lambda p: p.box.tokens, lambda _, token: f"Combat token {token.id}", explain_cards.token),
    "synergy": (lambda p: p.box.synergies, lambda _, synergy: f"{synergy.name} synergy", explain_cards.synergy),
    "space": (lambda p: p.spaces, lambda _, space: f"Explorer space {space_name(space.id)}", explain_board.space),
    "nation": (explain_tracks.nations, lambda _, which: nation(which), explain_tracks.nation),
    "barrier": (explain_tracks.barriers, lambda _, which: f"The {which} barrier", explain_tracks.barrier),
    "legacy": (lambda p: p.box.legacy, lambda _, tile: tile.name, explain_board.legacy),
    "story": (lambda p: p.box.stories, lambda _, story: f"Story card {story.id}, {story.name}", explain_board.story),
    "jean": (lambda p: p.box.jean, lambda _, card: f"Jean's card {card.id}", explain_automa.jean),
    "jacques": (lambda p: p.box.jacques, lambda _, card: f"Jacques' card {card.id}", explain_automa.jacques),
}
