"""What explaining a printed thing is made of: its icons in words, each with the rule that says what it does."""

from collections.abc import Iterable
from typing import NamedTuple

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.words.asked import capital
from maracaibo_tui.games.maracaibo.words.effects import effect_text


class Part(NamedTuple):
    """One icon of a thing: what it says in words, and the rule that explains it."""

    text: str
    rule: str


class Explanation(NamedTuple):
    """A printed thing: its address, what it is called, what kind of thing it is, and its icons in printed order."""

    address: str
    called: str
    kind: str
    parts: tuple[Part, ...]

    @property
    def text(self) -> str:
        """Put the icons in lines, each with its rule."""
        return "\n".join(f"- {part.text} ({part.rule})" for part in self.parts)

    @property
    def rules(self) -> tuple[str, ...]:
        """Name the rules that explain it, each once."""
        return tuple(dict.fromkeys(part.rule for part in self.parts))


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
