"""What an option lights up beside the list: places, cards, areas, nations and spaces; and what an event does."""

from collections.abc import Container
from functools import lru_cache
from typing import Any

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.games.maracaibo.box.printed import NATIONS, Printed

from .decision import Decision
from .lights_unnamed import unnamed

_VALUED = frozenset({"influence", "silver_fleet"})
"""Combat actions that are followed by a combat value, which may look like a place."""


def place_of(printed: Printed, option: str) -> str:
    """Give the location an option is about, or nothing."""
    form = taken_apart(option)
    if form.word == "ca" and form.values[0] in _VALUED:
        return ""
    found = [value for value in form.values if value in printed.locations]
    return found[-1] if found and form.word in {"sail", "marker", "ca"} else ""


def lit(printed: Printed, decision: Decision) -> frozenset[str]:
    """Name everything the highlighted option concerns, as in `place/8`, `card/A17`, `area/six_vp`, `nation/spain`.

    While an automatic turn is told it is what the step just told has touched.
    """
    option = decision.option
    if option is None:
        return frozenset(decision.lit)
    return frozenset([*decision.lit, *_lit_by(printed, option.id), *unnamed(printed, decision)])


def lit_place(printed: Printed, decision: Decision) -> str:
    """Give the place that is lit up, the first of several; nothing where there is none."""
    lit_up = [thing.removeprefix("place/") for thing in lit(printed, decision) if thing.startswith("place/")]
    return min(lit_up, key=printed.order.__getitem__, default="")


@lru_cache(maxsize=16)
def _lit_by(printed: Printed, option: str) -> tuple[str, ...]:
    place = place_of(printed, option)
    return (*_named(printed, option), *([f"place/{place}"] if place else []))


def _named(printed: Printed, option: str) -> list[str]:
    word, values, way = taken_apart(option)
    found = [f"{kind}/{each}" for each in (*values, *way) for kind, known in _kinds(printed).items() if each in known]
    # Numbers of story cards look like places and values: only whoever fulfils one means its quest.
    return [*found, *[f"quest/{each}" for each in values if word == "quest" and each in printed.box.stories]]


def _kinds(printed: Printed) -> dict[str, Container[str]]:
    return {
        "card": printed.cards,
        "area": printed.box.areas,
        "nation": NATIONS,
        "space": printed.spaces,
        "quest": printed.box.quests,
        "building": printed.box.prestige,
        "career": printed.box.careers,
        "legacy": printed.box.legacy,
        "synergy": printed.box.synergies,
    }


def concerned(printed: Printed, decision: Decision) -> tuple[str, ...]:
    """Name the things with pages that the highlighted option is about, then what asks the question."""
    question, option = decision.question, decision.option
    if question is None:
        return ()
    place = place_of(printed, option.id) if option is not None else ""
    found = [f"place/{place}"] if place else []
    found += _named(printed, option.id) if option is not None else []
    found += [each for each in unnamed(printed, decision) if each.partition("/")[0] in {"place", *_kinds(printed)}]
    return tuple(dict.fromkeys([*found, *_asking(question.source)]))


def _asking(source: str) -> list[str]:
    """Name the thing that asks a question, as in `card/A17/immediate`."""
    kind, _, rest = source.partition("/")
    item = rest.partition("/")[0]
    return [f"{'place' if kind == 'location' else kind}/{item}"] if item else []


# The fields of events that name components.
_FIELDS = {
    "card": "card",
    "area": "area",
    "nation": "nation",
    "building": "building",
    "quest": "quest",
    "location": "place",
}


def touched(event: Any) -> tuple[str, ...]:  # noqa: ANN401 - any event
    """Name what an event touches, for the highlight."""
    found = [f"{kind}/{getattr(event, field)}" for field, kind in _FIELDS.items() if hasattr(event, field)]
    route = getattr(event, "route", ())
    spaces = getattr(event, "spaces", ())
    target = getattr(event, "target", "")
    return (
        *found,
        *([f"place/{route[-1]}"] if route else []),
        *([f"space/{spaces[-1]}"] if spaces else []),
        *([f"place/{target}"] if target and type(event).__name__ == "DiscRemoved" else []),
    )
