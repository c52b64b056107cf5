"""What explaining a printed thing is made of: its icons in words, each with the rule that says what it does."""

from collections.abc import Iterable

from maracaibo_tui.engine.explained import Part
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.words.asked import capital
from maracaibo_tui.games.maracaibo.words.effects import effect_text


def said(effects: Iterable[v.Effect], head: str, *families: str) -> list[Part]:
    """Say printed effects one by one, each headed by where it stands; its rule is that of the first family it is in."""
    texts = [(effect_text(effect), rule_of(effect, *families)) for effect in effects]
    return [Part(f"{head}: {text}" if head else capital(text), rule) for text, rule in texts]


def rule_of(effect: v.Effect, *families: str) -> str:
    """Name the rule of an effect, in the chapter of the place where it is printed if it has one there."""
    rules = v.RULES[str(effect.__struct_config__.tag)]
    if isinstance(effect, v.AstPayCpVa):
        # Two printed assistants have this form: one rather brings village actions, the other rather doubloons.
        return rules[0] if 2 * effect.vas > effect.doubloons else rules[1]
    return next((rule for family in families for rule in rules if rule.startswith(family)), rules[0])
