"""What a box keeps to that says so in the table `[design]` of its pack: nothing rarer, richer or missing by mistake."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from itertools import product
from typing import get_args

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.checks.explorer import indices_on_every_way
from maracaibo_tui.games.maracaibo.box.checks.finding import Finding
from maracaibo_tui.games.maracaibo.box.checks.printed_effects import printed_effects
from maracaibo_tui.games.maracaibo.box.components import Box, Card, Design

_DECKS = ("A", "B", "AB")
_GOODS, _OBJECTS, _NATIONS = get_args(v.Good), get_args(v.ObjectKind), get_args(v.Nation)
_FAMILIES = (v.Income, v.Permanent, v.AssistantAction, v.Immediate, v.Requirement, v.QuestCost, v.CareerTask)


def design_findings(box: Box) -> Iterator[Finding]:
    """Find where a box does not keep to its own design."""
    design = box.pack.design
    if design is None:
        return
    for rule in (_goods_and_objects, _synergies, _assistants, _tokens, _tracks, _rewards):
        yield from rule(box, design)


def _deck(box: Box, letters: str) -> list[Card]:
    return [card for card in box.cards.values() if card.id.startswith(tuple(letters))]


def _goods_and_objects(box: Box, design: Design) -> Iterator[Finding]:
    for letters in _DECKS:
        cards, deck = _deck(box, letters), "decks A and B" if len(letters) > 1 else f"deck {letters}"
        yield from _even("good", deck, _counted(_GOODS, (card.good for card in cards)), design.goods_apart)
        yield from _even("object", deck, _counted(_OBJECTS, (card.object for card in cards)), design.objects_apart)
    pairs = ((card.good, card.object) for card in _deck(box, "AB"))
    named = _counted([" and ".join(pair) for pair in product(_GOODS, _OBJECTS)], (" and ".join(pair) for pair in pairs))
    yield from _even("object", "decks A and B", named, design.pairs_apart)


def _counted(all_of: Iterable[str], found: Iterable[str]) -> dict[str, int]:
    counts = Counter(found)
    return {each: counts[each] for each in all_of}


def _even(field: str, deck: str, counts: dict[str, int], apart: int) -> Iterator[Finding]:
    most, least = max(counts, key=lambda each: counts[each]), min(counts, key=lambda each: counts[each])
    if counts[most] - counts[least] > apart:
        found = f"{most} on {counts[most]} cards of {deck}, {least} on {counts[least]}"
        yield Finding("card", field, found, f"numbers at most {apart} apart")


def _synergies(box: Box, design: Design) -> Iterator[Finding]:
    cards = _deck(box, "AB")
    tokens = Counter(effect.kind for card in cards for effect in card.immediate if isinstance(effect, v.Synergy))
    waited = {effect.synergy for card in cards for effect in card.income if isinstance(effect, v.IncomeIfSynergy)}
    for synergy in box.synergies:
        if tokens[synergy] != design.synergy_cards:
            found = f'the token "{synergy}" on {tokens[synergy]} cards'
            yield Finding("card", "immediate", found, f"each kind on {design.synergy_cards}")
        if synergy not in waited:
            yield Finding("card", "income", f'no income that waits for "{synergy}"', "one for each kind")


def _assistants(box: Box, design: Design) -> Iterator[Finding]:
    cards = _deck(box, "AB")
    actions = Counter(type(action) for card in cards for action in card.assistant)
    for action in get_args(v.AssistantAction):
        if actions[action] < design.cards_of_an_action:
            found = f"{_name(action)} on {actions[action]} cards"
            yield Finding("card", "assistant", found, f"each action on {design.cards_of_an_action} or more")
    places = Counter(each.location for card in cards for each in card.requires if isinstance(each, v.CostAssistant))
    for place in box.locations.values():
        if place.kind in ("city", "village") and not 1 <= places[place.id] <= design.assistants_at_a_place:
            found = f"{places[place.id]} assistants at {place.id}"
            yield Finding("card", "requires", found, f"from 1 to {design.assistants_at_a_place} at each place")


def _tokens(box: Box, _design: Design) -> Iterator[Finding]:
    sums = {nation: sum(getattr(token, nation).value for token in box.tokens.values()) for nation in _NATIONS}
    if len(set(sums.values())) > 1:
        found = ", ".join(f"{nation} {value}" for nation, value in sums.items())
        yield Finding("token", "value", f"values that sum to {found}", "one sum for all nations")
    modifiers = Counter(modifier for token in box.tokens.values() for modifier in token.modifiers)
    if modifiers["most"] != modifiers["least"]:
        found = f"{modifiers['most']} tokens with most, {modifiers['least']} with least"
        yield Finding("token", "modifiers", found, "as many of one as of the other")


def _tracks(box: Box, design: Design) -> Iterator[Finding]:
    for nation, track in box.tracks.influence.items():
        values = [rank.value for rank in track.ranks]
        yield from _shown("influence", f"{nation}.ranks", "value", design.rank_values, values)
    points = [step.vp for step in box.tracks.doubloon_income.final_vp]
    yield from _shown("doubloon_income", "final_vp", "vp", design.income_points, points)
    spaces = indices_on_every_way({space.id: space for space in box.tracks.explorer.space})
    yield from _shown("explorer", "space", "index", design.explorer_marks, spaces)


def _shown(item: str, field: str, word: str, wanted: Iterable[int], there: Iterable[int]) -> Iterator[Finding]:
    for number in sorted({*wanted} - {*there}):
        yield Finding(item, field, f"no {word} {number}", "what the rules speak of")


def _rewards(box: Box, _design: Design) -> Iterator[Finding]:
    for quest in box.quests.values():
        if not any(isinstance(effect, v.PerCompass) for effect in quest.reward):
            yield Finding(f"quest {quest.id}", "reward", "nothing by compass", "per_compass on every quest tile")


def effect_findings(box: Box) -> Iterator[Finding]:
    """Find effects that stand on no piece, and that the pack does not name as such."""
    design = box.pack.design
    if design is None:
        return
    there: set[Hashable] = {type(effect) for _item, _field, effect in printed_effects(box)}
    for effect in (effect for family in _FAMILIES for effect in get_args(family)):
        if effect not in there and _name(effect) not in design.unused:
            yield Finding("pack", "design.unused", f"no piece with the effect {_name(effect)}", "one, or its name here")


def _name(effect: type) -> str:
    return str(effect.__struct_config__.tag)  # type: ignore[attr-defined]  # every effect is a tagged Struct
