"""The rules that explain a thing: those of its effects, then those of its kind."""

import re
from collections.abc import Iterator

from maracaibo_tui.games.maracaibo.printed import Printed

_RULE = re.compile(r"\b(?:EFF|MAR)-[A-Z]+-\d+")
# The effects of a thing stand in these fields; the docstring of an effect names its rule.
_FIELDS = ("requires", "income", "permanent", "assistant", "immediate", "cost", "reward", "task", "action", "flag",
           "bonus", "option", "effect", "scores")  # fmt: skip
_OF_KIND = {
    "card": ("MAR-CARD-01",),
    "place": ("MAR-MAIN-02", "MAR-MAIN-03", "MAR-SAIL-01"),
    "quest": ("MAR-QUEST-02",),
    "building": ("MAR-PRESTIGE-01", "MAR-PRESTIGE-02"),
    "area": ("MAR-SHIP-03",),
    "career": ("MAR-CAREER-01",),
    "token": ("MAR-COMBAT-05",),
    "legacy": ("MAR-LEGACY-01",),
    "jean": ("MAR-SOLO-10",),
    "jacques": ("MAR-SOLO-72",),
}


def thing_rules(printed: Printed, address: str) -> list[str]:
    """Name the rules of a thing, the most particular first."""
    kind, _, item = address.partition("/")
    found = [rule for effect in _effects(printed, kind, item) for rule in _RULE.findall(type(effect).__doc__ or "")]
    return list(dict.fromkeys([*found, *_OF_KIND[kind]]))


def _effects(printed: Printed, kind: str, item: str) -> Iterator[object]:
    box = printed.box
    shelves = {
        "card": box.cards,
        "place": printed.locations,
        "quest": box.quests,
        "building": box.prestige,
        "area": box.areas,
        "career": box.careers,
        "legacy": box.legacy,
    }
    shelf = shelves.get(kind)
    if shelf is None:
        return
    for field in _FIELDS:
        effects = getattr(shelf[item], field, ())
        yield from effects if isinstance(effects, tuple) else (effects,)
