"""Every printed thing explained: cards, tiles, tokens, places; found by addresses such as `card/A17` or `place/8`."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.words.called import KINDS, called

from . import automa as explain_automa
from . import board as explain_board
from . import cards as explain_cards
from . import tracks as explain_tracks
from .parts import Explanation, Part

Parts: TypeAlias = Callable[[Printed, Any], list[Part]]
Items: TypeAlias = Callable[[Printed], Mapping[str, Any]]


def explain(printed: Printed, address: str) -> Explanation:
    """Explain the thing at an address; it is a KeyError if there is none."""
    kind, _, item = address.partition("/")
    items, parts = _KINDS[kind]
    thing = items(printed)[item]
    return Explanation(address, called(address, _name(thing)), KINDS[kind], tuple(parts(printed, thing)))


def announced(printed: Printed, address: str) -> tuple[str, str]:
    """Give the name and the kind of the thing at an address, as `explain` does, but without reading what it does."""
    kind, _, item = address.partition("/")
    return called(address, _name(_KINDS[kind][0](printed)[item])), KINDS[kind]


def addresses(printed: Printed) -> tuple[str, ...]:
    """Name everything that can be explained, kind by kind."""
    return tuple(f"{kind}/{item}" for kind, (items, _) in _KINDS.items() for item in items(printed))


def _name(thing: Any) -> str:  # noqa: ANN401 - any printed thing
    """Give the name that is printed on a thing; quests, tokens and the like have none."""
    return getattr(thing, "name", "")


_KINDS: Mapping[str, tuple[Items, Parts]] = {
    "card": (lambda p: p.box.cards, explain_cards.card),
    "place": (lambda p: p.locations, explain_board.place),
    "tile": (lambda p: p.box.tiles, explain_board.tile),
    "quest": (lambda p: p.box.quests, explain_cards.quest),
    "building": (lambda p: p.box.prestige, explain_cards.building),
    "area": (lambda p: p.box.areas, explain_board.area),
    "career": (lambda p: p.box.careers, explain_cards.career),
    "token": (lambda p: p.box.tokens, explain_cards.token),
    "synergy": (lambda p: p.box.synergies, explain_cards.synergy),
    "space": (lambda p: p.spaces, explain_board.space),
    "nation": (explain_tracks.nations, explain_tracks.nation),
    "barrier": (explain_tracks.barriers, explain_tracks.barrier),
    "legacy": (lambda p: p.box.legacy, explain_board.legacy),
    "story": (lambda p: p.box.stories, explain_board.story),
    "jean": (lambda p: p.box.jean, explain_automa.jean),
    "jacques": (lambda p: p.box.jacques, explain_automa.jacques),
}
