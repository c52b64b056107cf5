"""What the areas of a ship board bring, in as many words as have room, and why one is closed."""

from collections.abc import Mapping

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import Area
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.words.cards import area_text
from maracaibo_tui.games.maracaibo.words.effects import effects_text

from .short_words import SHORTEST, shortened

_BRIEFLY: Mapping[type, str] = {
    v.CaVillage: "fight over villages",
    v.VaThreeGoods: "sell equal goods",
    v.VaAnnex: "annex villages",
    v.VaCombatPoint: "village: CP, $",
}
"""Options of the ship where room is scarce; their pages tell the rest."""


def brings(area: Area, room: int) -> str:
    """Say what clearing an area brings, in the most words that have room."""
    text = area_text(area)
    forms = [*[shortened(text, level) for level in range(SHORTEST + 1)], *_briefly(area)]
    return next((form for form in forms if form and len(form) <= room), "")


def _briefly(area: Area) -> list[str]:
    """Say the same in two or three words."""
    if area.thresholds:
        return ["more village actions", "more actions"]
    if area.free_display:
        bonus = effects_text(area.bonus)
        return [f"{bonus}, display free", f"{bonus}, cards free", bonus]
    if area.choice is not None:
        return ["explore, gain or rank", "a choice"]
    return ["".join(_BRIEFLY.get(type(each), "") for each in area.option)]


def gate(printed: Printed, area: Area) -> str:
    """Say what must be cleared before an area."""
    if area.others:
        return f"from {area.others} open"
    return f"{printed.box.areas[area.after].name} first" if area.after else "not now"
