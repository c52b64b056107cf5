"""What an option concerns: places, cards, areas, nations and spaces to light up beside the list."""

from maracaibo_tui.games.maracaibo.printed import NATIONS, Printed
from maracaibo_tui.tui.shell.kit import Moment


def place_of(printed: Printed, option: str) -> str:
    """Give the location an option is about, or nothing."""
    words = option.partition("@")[0].split(":")
    found = [word for word in words[1:] if word in printed.locations]
    return found[-1] if found and words[0] in {"sail", "marker", "ca"} else ""


def lit(printed: Printed, moment: Moment) -> frozenset[str]:
    """Name everything the highlighted option concerns, as in `place/8`, `card/A17`, `area/six_vp`, `nation/spain`."""
    option = moment.option
    if option is None:
        return frozenset()
    words = option.id.replace("@", ":").replace(",", ":").split(":")
    kinds = {
        "card": printed.cards,
        "area": printed.box.areas,
        "nation": NATIONS,
        "space": printed.spaces,
        "quest": printed.box.quests,
        "building": printed.box.prestige,
    }
    named = {f"{kind}/{word}" for word in words[1:] for kind, known in kinds.items() if word in known}
    place = place_of(printed, option.id)
    return frozenset(named | ({f"place/{place}"} if place else set()))
