"""Effects that cannot stand together on one card, and parameters that exclude each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.checks.finding import Finding
from maracaibo_tui.games.maracaibo.box.checks.printed_effects import printed_effects
from maracaibo_tui.games.maracaibo.box.components import Box, Card

# Options are named by the card alone, so two of a family on one card could not be told apart.
_FAMILIES: dict[type, str] = {
    v.VaMapsVpExplore: "village action for maps",
    v.VaMapsDoubloonsExplore: "village action for maps",
    v.VaBooks: "village action for books",
    v.VaTwoGoods: "village action for goods",
    v.VaCardQuest: "village action for the quest on the card",
    v.CaInfluenceVp: "combat action",
    v.CaDoubloonsSynergy: "combat action",
    v.CostAssistant: "assistant to place",
}


def card_findings(box: Box) -> Iterator[Finding]:
    """Find cards whose effects clash, and effects whose parameters do."""
    for card in box.cards.values():
        yield from _family_findings(card)
    for item, field, effect in printed_effects(box):
        check = _PARAMETERS.get(type(effect))
        if check is not None:
            yield from check(item, field, effect)


def _family_findings(card: Card) -> Iterator[Finding]:
    effects = (*card.permanent, *card.requires)
    families = [_FAMILIES[type(effect)] for effect in effects if type(effect) in _FAMILIES]
    families += ["assistant action"] * len(card.assistant)
    for family, number in Counter(families).items() if len(families) > 1 else ():
        if number > 1:
            yield Finding(f"card {card.id}", "", f"{number} effects of one family: {family}", "at most one on a card")


def _either(item: str, field: str, given: Any) -> Iterator[Finding]:  # noqa: ANN401 - of several types
    if bool(given.vp) == bool(given.doubloons):
        amounts = f"vp {given.vp} and doubloons {given.doubloons}"
        yield Finding(item, field, amounts, "either vp or doubloons, above zero")


def _range(item: str, field: str, name: str, least: int, most: int) -> Iterator[Finding]:
    if least > most:
        yield Finding(item, field, f"{name} {least} above {most}", "a lowest value not above the highest")


_PARAMETERS: Mapping[type, Callable[[str, str, Any], Iterator[Finding]]] = {
    v.PerCompass: _either,
    v.AssistantVisitedBonus: lambda item, field, effect: _either(item, field, effect.reward),
    **dict.fromkeys(
        (v.AstCombatPointsSail, v.AstVpSail),
        lambda item, field, effect: _range(item, field, "min_mp", effect.min_mp, effect.max_mp),
    ),
    v.PlaceQuests: lambda item, field, effect: _range(item, f"{field}.players", "least", *effect.players),
}
"""What is checked of effects whose parameters may contradict each other."""
