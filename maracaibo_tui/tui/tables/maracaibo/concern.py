"""What an option concerns: places, cards, areas, nations and spaces to light up beside the list."""

from typing import Any

from maracaibo_tui.games.maracaibo.printed import NATIONS, Printed
from maracaibo_tui.tui.shell.kit import Moment


def place_of(printed: Printed, option: str) -> str:
    """Give the location an option is about, or nothing."""
    words = option.partition("@")[0].split(":")
    found = [word for word in words[1:] if word in printed.locations]
    return found[-1] if found and words[0] in {"sail", "marker", "ca"} else ""


def lit(printed: Printed, moment: Moment) -> frozenset[str]:
    """Name everything the highlighted option concerns, as in `place/8`, `card/A17`, `area/six_vp`, `nation/spain`.

    While an automatic turn is told it is what the step just told has touched.
    """
    option = moment.option
    if option is None:
        return frozenset(moment.lit)
    words = option.id.replace("@", ":").replace(",", ":").split(":")
    place = place_of(printed, option.id)
    return frozenset([*moment.lit, *_named(printed, words[1:]), *([f"place/{place}"] if place else [])])


def _named(printed: Printed, words: list[str]) -> list[str]:
    kinds = {
        "card": printed.cards,
        "area": printed.box.areas,
        "nation": NATIONS,
        "space": printed.spaces,
        "quest": printed.box.quests,
        "building": printed.box.prestige,
    }
    return [f"{kind}/{word}" for word in words for kind, known in kinds.items() if word in known]


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
