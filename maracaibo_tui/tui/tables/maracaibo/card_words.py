"""What cards do, by the words of their kinds: in whole phrases where there is room, else in shorter ones."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TypeAlias

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import Card
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.words.cards import location_name
from maracaibo_tui.games.maracaibo.words.effects import effects_text
from maracaibo_tui.tui.screen.lines import Line, Lines, broken, cut, joined, line, width

from .card_kinds import without_income
from .short_words import SHORTEST, shortened

SCROLLS: Mapping[str, str] = {"income": "I", "permanent": "P", "assistant": "A", "immediate": "!"}
"""The kinds of what a card does, with the letters that stand for their inks where there are no colours."""
INKS: Mapping[str, str] = {"income": "gain", "permanent": "spain", "assistant": "france", "immediate": "money"}
_WORDS: Mapping[str, str] = {
    "income": "income",
    "permanent": "always",
    "assistant": "assistant",
    "immediate": "at once",
}
BAREST = SHORTEST + 1
"""The number of the form without words that the spine of a card says as well."""
_BAREST: Mapping[str, str] = {"permanent": "", "immediate": "once"}
_CONDITION = re.compile(r"with (anchor|house|lantern|medal|tools):?(?= )")


Synergies: TypeAlias = tuple[str, ...]
"""The synergies of whoever reads a card: they meet its conditions."""


def kind_of(card: Card) -> str:
    """Name the kind of a card: the first of what it does."""
    return next((scroll for scroll in SCROLLS if getattr(card, scroll)), "immediate")


def kind_word(card: Card) -> str:
    """Say the kind of a card in a word; of one that sends an assistant, where to."""
    kind, to = kind_of(card), _destination(card)
    return f"to {to}" if kind == "assistant" and to else _WORDS[kind].removeprefix("at ")


def kind_name(card: Card) -> str:
    """Say the kind of a card in a word."""
    return _WORDS[kind_of(card)]


def _destination(card: Card) -> str:
    return next((effect.location for effect in card.requires if isinstance(effect, v.CostAssistant)), "")


def fitting(card: Card, owned: Synergies, room: int) -> Line:
    """Say what a card costs beside its price and what it does, in the most words that have room."""
    found = next((form for form in _forms(card, owned) if width(form) <= room), None)
    return cut(_phrases(card, owned, BAREST), room) if found is None else found


def briefly(card: Card, owned: Synergies) -> Line:
    """Say all that a card asks for and does, in short words."""
    return _phrases(card, owned, 1)


def in_rows(card: Card, owned: Synergies, room: int, rows: int, head: Line = ()) -> Lines:
    """Say all that a card asks for and does in the most words that have room in so many rows, or cut in the last."""
    ways = [broken((*head, *form), room) for form in _forms(card, owned)]
    found = next((way for way in ways if len(way) <= rows and all(width(each) <= room for each in way)), None)
    return [*ways[-1][: rows - 1], cut(joined(ways[-1][rows - 1 :]), room)] if found is None else found


def _forms(card: Card, owned: Synergies) -> Iterator[Line]:
    """Give all kinds with what they do, in ever fewer letters."""
    return (_phrases(card, owned, level) for level in range(BAREST + 1))


@lru_cache(maxsize=1024)
def _phrases(card: Card, owned: Synergies, level: int) -> Line:
    """Say every kind behind its word; in the barest form the spine of the card says what holds always."""
    costs = [effect for effect in card.requires if not isinstance(effect, v.CostAssistant)]
    parts = [(shortened(effects_text(costs), level), "cost")] if costs else []
    parts += [(_phrase(card, owned, scroll, level), INKS[scroll]) for scroll in SCROLLS if getattr(card, scroll)]
    spans = [span for each in parts for span in ((" · ", "faint"), each)]
    return line(*spans[1:])


def _phrase(card: Card, owned: Synergies, scroll: str, level: int) -> str:
    text = effects_text(getattr(card, scroll))
    if scroll == "income":
        return f"income {_shown(without_income(text), owned, level)}"
    if scroll == "assistant":
        to = _destination(card)
        return f"{f'assistant in {to}' if level < SHORTEST else f'to {to}'}: {_shown(text, owned, level)}"
    word = _WORDS[scroll] if level < BAREST else _BAREST[scroll]
    return f"{word}{':' if level < SHORTEST else ''} {_shown(text, owned, level)}".lstrip()


def _shown(text: str, owned: Synergies, level: int) -> str:
    """Say a text with fewer letters, and of its conditions whether they are met."""
    return _CONDITION.sub(lambda found: _condition(found[1], owned, level), shortened(text, level))


def _condition(synergy: str, owned: Synergies, level: int) -> str:
    if level >= SHORTEST:
        return f"{synergy} {'●' if synergy in owned else '○'}"
    if synergy in owned:
        return f"with your {synergy}" if level < 2 else f"your {synergy}"  # noqa: PLR2004 - the form before the shortest
    one = synergy if synergy.endswith("s") else f"{'an' if synergy[0] in 'aeiou' else 'a'} {synergy}"
    return f"with {one} (you have none)" if level < 2 else f"{one} (none)"  # noqa: PLR2004 - as above


@lru_cache(maxsize=128)
def sentence(printed: Printed, card: Card, owned: Synergies, *, is_below_kind: bool = False) -> Line:
    """Say in full what a card asks for and does; below the word of its kind that is not said again."""
    said = kind_of(card) if is_below_kind else ""
    told: list[tuple[str, str]] = []
    costs = [effect for effect in card.requires if not isinstance(effect, v.CostAssistant)]
    if costs:
        told.append((f"{effects_text(costs)}. ", "cost"))
    found = [each for each in SCROLLS if getattr(card, each)]
    told += [(_sentence(printed, card, owned, each, is_named=each != said), INKS[each]) for each in found]
    return line(*told)


def _sentence(printed: Printed, card: Card, owned: Synergies, scroll: str, *, is_named: bool) -> str:
    if scroll != "assistant":
        text = _phrase(card, owned, scroll, 0)
        text = text if is_named else text.removeprefix(_WORDS[scroll]).lstrip(": ")
    else:
        to = location_name(printed, _destination(card)) if _destination(card) else "a place"
        sent = f"{'sends an assistant' if is_named else 'goes'} to {to}"
        text = f"{sent}; whenever you stop there: {_shown(effects_text(card.assistant), owned, 0)}"
    return f"{text[0].upper()}{text[1:]}. "
