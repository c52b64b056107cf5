"""What a card does, after the kind of it, in whole words and in fewer."""

from __future__ import annotations

import re

from maracaibo_tui.games.maracaibo.box.components import Card
from maracaibo_tui.games.maracaibo.words.effects import effect_text, effects_text
from maracaibo_tui.tui.screen.lines import Line, line, plain

KINDS = {
    "income": ("income", "gain"),
    "permanent": ("always", "spain"),
    "assistant": ("assistant", "france"),
    "immediate": ("at once", "money"),
}
"""The kinds of what a card does, with their words and inks."""
_SENDS = "sends an assistant "
_INCOME = (
    (re.compile(r"doubloon income \+(\d+)"), r"+\1 doubloons"),
    (re.compile(r"VP income \+(\d+)"), r"+\1 VP"),
    (re.compile(r"\+1 doubloons"), "+1 doubloon"),
)
_BRIEFLY = (
    (re.compile(r"(\d+) doubloons?"), r"\1$"),
    (re.compile(r"remove (\d+) (discs?)"), r"\1 \2 off"),
    (re.compile(r" influence with any nation"), " influence"),
    (re.compile(r"doubloon income \+(\d+)"), r"income +\1$"),
    (re.compile(r"VP income \+(\d+)"), r"income +\1 VP"),
    (re.compile(r"(?<!and) per (?=[aeiou])"), " an "),
    (re.compile(r"(?<!and) per (?=[a-z])"), " a "),
)
_TOKEN = re.compile(r"\bsynergy (?=(?:anchor|house|lantern|medal|tools)\b)")


def brief(text: str) -> str:
    """Say the same in signs and fewer words."""
    for words, signs in _BRIEFLY:
        text = words.sub(signs, text)
    return text


def briefest(text: Line) -> Line:
    """Call synergies by their names alone."""
    return line((_TOKEN.sub("", plain(text)), "text"))


def without_income(text: str) -> str:
    """Say what is added to an income where the word stands before it."""
    for words, fewer in _INCOME:
        text = words.sub(fewer, text)
    return text


def told(card: Card) -> tuple[Line, Line, Line]:
    """Say of which kind a card is, what it does without the word of the kind, and that in fewer words."""
    found = [(kind, effects) for kind in KINDS if (effects := getattr(card, kind))]
    if not found:
        return (), (), ()
    word, ink = KINDS[found[0][0]]
    asks = "".join([f"{effect_text(each).removeprefix(_SENDS)}: " for each in card.requires])
    first = effects_text(found[0][1])
    first = without_income(first) if found[0][0] == "income" else first
    texts = [first, *[f"{KINDS[kind][0]}: {effects_text(effects)}" for kind, effects in found[1:]]]
    text = asks + "; ".join(texts)
    return line((word, ink)), line((text, "text")), line((brief(text), "text"))
