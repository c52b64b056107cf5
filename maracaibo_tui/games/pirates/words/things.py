"""Cards, missions, tiles, upgrades and spaces in one short line each, and what they are called."""

from collections.abc import Iterable, Iterator, Mapping

from maracaibo_tui.games.pirates.box.components import (
    ExplorerSpace,
    Figurehead,
    Improvement,
    Location,
    Mission,
    Residence,
    Tile,
    Upgrade,
)
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.state.position import FACEDOWN, FILLER, HIDDEN, State

from .called import SEA, called, dig_name, space_name
from .effects import actions_text, condition_text, effect_text, effects_text, kind_name, several

_SCROLLS = (("immediate", "at once "), ("permanent", "from now on "), ("income", ""), ("scoring", "at the end "))
"""The scrolls of a card, and how what they say begins."""


def card_name(printed: Printed, card: str) -> str:
    """Name a card of the grid, also one that the seat may not know."""
    if card == FACEDOWN:
        return "a card face down"
    if card in {FILLER, HIDDEN, ""}:
        return "a blank card face down" if card == FILLER else "a card"
    box = printed.box
    found = box.improvements.get(card) or box.residences.get(card) or box.locations.get(card)
    return found.name if found is not None else card


def place_name(printed: Printed, space: str, card: str) -> str:
    """Name a space with what lies there: `C4, Bonaire`."""
    return SEA.get(space) or (f"{space}, {card_name(printed, card)}" if card else space)


def lying_at(printed: Printed, view: State, space: str) -> str:
    """Name a space with the card that lies there, as far as the seat knows it."""
    if space in view.chests:
        return f"{space}, a location face down"
    return place_name(printed, space, view.grid.get(space, ""))


def scrolls(card: Improvement | Figurehead | Upgrade) -> Iterator[str]:
    """Say what a card, a figurehead or an upgrade does, kind by kind (PIR-GEN-05)."""
    for scroll, head in _SCROLLS:
        effects = getattr(card, scroll, ())
        if effects:
            yield f"{head}{effects_text(effects)}"


def card_text(card: Improvement) -> str:
    """Say an improvement card: kind, points, effects."""
    return "; ".join([f"{kind_name(card.kind)}, {card.vp} VP", *scrolls(card)])


def residence_text(residence: Residence) -> str:
    """Say what a residence scores at the end (PIR-RES-04)."""
    return f"at the end {effect_text(residence.score)}"


def location_text(location: Location) -> str:
    """Say the actions of a location (PIR-LOC-05)."""
    return actions_text(location.actions)


def tile_text(printed: Printed, tile: str, side: str) -> str:
    """Say the side of a black-market tile that is up (PIR-MARKET-04)."""
    return effects_text(side_of(printed.box.tiles[tile], side))


def side_of(tile: Tile, side: str) -> Iterable[object]:
    """Give the effects of a side."""
    return tile.front if side == "front" else tile.back


def mission_text(printed: Printed, mission: Mission, *, is_hunted: bool) -> str:
    """Say a mission: the better condition counts, with mission hunters the lower one, twice (PIR-MISS-03)."""
    upper, lower = mission.conditions
    if is_hunted:
        numbers = printed.modules
        double = condition_text(lower, vp=lower.vp * numbers.hunters_factor)
        return f"{double}, otherwise {numbers.hunters_penalty} VP lost"
    return f"{condition_text(upper)}, or {condition_text(lower)}"


def known_mission(printed: Printed, view: State, mission: str) -> str:
    """Say a mission with its id; one that the seat may not know is some mission (PIR-MISS-02)."""
    found = printed.box.missions.get(mission)
    if found is None:
        return "a mission"
    return f"{mission}, {mission_text(printed, found, is_hunted=view.options.mission_hunters)}"


def upgrade_text(upgrade: Upgrade) -> str:
    """Say what an upgrade space brings (PIR-UPGR-02)."""
    return "; ".join([*map(effect_text, upgrade.permanent), effects_text(upgrade.immediate)]).strip("; ") or "nothing"


def figurehead_text(figurehead: Figurehead) -> str:
    """Say what a figurehead does (PIR-FIGURE-02)."""
    spaces = [effects_text(space.bonus) for space in figurehead.spaces]
    burials = [f"burials may go here: {', '.join(spaces)}"] * bool(spaces)
    return "; ".join([*scrolls(figurehead), *burials])


def explorer_text(space: ExplorerSpace) -> str:
    """Say what a space of the explorer track brings (PIR-EXPL-04)."""
    if space.module is not None:
        return "a residence at half price"
    return effects_text(space.effects) or "nothing"


def worth_text(printed: Printed, markers: int) -> str:
    """Say what a treasure is worth with so many markers on its island (PIR-SCORE-07)."""
    return f"{worth(printed, markers)} VP each"


def worth(printed: Printed, markers: int) -> int:
    """Give what a treasure is worth with so many markers on its island (PIR-SCORE-07)."""
    table = printed.scoring.treasure
    return table[min(markers, len(table) - 1)]


def source_text(printed: Printed, source: str) -> str:
    """Say what caused something, by its address such as `card/P201/immediate`; nothing for what needs no word."""
    kind, _, rest = source.partition("/")
    item = rest.partition("/")[0]
    match kind:
        case "space":
            return f"explorer {space_name(item)}"
        case "dig" | "poseidon":
            return dig_name(item)
        case "tile":
            return f"black-market tile {item}"
        case "ruby":
            return "ruby market" if item else "ruby"
        case "raid":
            return f"Raid with {_source_name(printed, item)}" if _source_name(printed, item) else "Raid"
        case _:
            return _source_name(printed, item) if item else _PLAIN.get(kind, "")


_PLAIN: Mapping[str, str] = {
    **SEA,
    **{word: word for word in ("income", "battle")},
    "explore": "Explore",
    "residence": "first residence",
    "module": "turned up",
}
"""Causes that are no piece."""


def _source_name(printed: Printed, item: str) -> str:
    """Name a card, an upgrade or a figurehead by its id."""
    box = printed.box
    if item in box.upgrades:
        return called(f"upgrade/{item}", box.upgrades[item].name)
    if item in box.figureheads:
        return box.figureheads[item].name
    known = item in box.improvements or item in box.residences or item in box.locations
    return card_name(printed, item) if known else ""


def option_source(printed: Printed, source: str) -> str:
    """Name the card, upgrade or figurehead that gives an option or an exchange."""
    return _source_name(printed, source) or source


def treasures_text(counts: Iterable[tuple[str, int]]) -> str:
    """Count treasures by kind: `2 gold, 1 pearl`."""
    return ", ".join([several(count, kind) for kind, count in counts if count]) or "no treasures"
