"""Cards, tiles, tokens and buildings in one short line each; plain ASCII but for names."""

from maracaibo_tui.games.maracaibo.box.components import (
    Area,
    AutomaAction,
    AutomaCard,
    Card,
    Career,
    CityTile,
    Location,
    Prestige,
    Quest,
    Token,
    TokenSide,
)
from maracaibo_tui.games.maracaibo.box.printed import NATIONS, Printed

from .asked import capital
from .called import FINAL_PARTS, space_name
from .effects import effect_text, effects_text, nation, several


def card_text(card: Card) -> str:
    """Say a project card: price, good and object, points, effects (MAR-CARD-01)."""
    parts = [several(card.cost, "doubloon"), *map(effect_text, card.requires), f"{card.good} + {card.object}"]
    if card.vp:
        parts.append(f"{card.vp} VP")
    parts += map(effect_text, (*card.income, *card.permanent, *card.immediate))
    if card.assistant:
        parts.append(f"assistant: {effects_text(card.assistant)}")
    return "; ".join(parts)


_SCROLLS = {"income": "", "permanent": "from now on ", "assistant": "assistant: ", "immediate": "at once "}
"""The scrolls of a card, and how what they say begins."""


def scroll_texts(card: Card) -> dict[str, str]:
    """Say what each scroll of a card does, by its name, of those that it has."""
    found = {scroll: (head, getattr(card, scroll)) for scroll, head in _SCROLLS.items()}
    return {scroll: f"{head}{effects_text(effects)}" for scroll, (head, effects) in found.items() if effects}


def quest_called(printed: Printed, quest: str) -> str:
    """Name the kind of a quest: that of a story tile, or of a quest tile (MAR-QUEST-15)."""
    return "story quest" if quest in printed.box.stories else "quest"


def quest_text(quest: Quest) -> str:
    """Say a quest tile: what it costs and brings."""
    return f"{effects_text(quest.cost)} -> {effects_text(quest.reward)}"


def token_text(printed: Printed, token: Token) -> str:
    """Say a combat token: values, costs and gains by nation, modifiers."""
    sides = [f"{nation(name)} {side_text(getattr(token, name))}" for name in NATIONS]
    return "; ".join([", ".join(sides), *[modifier_text(printed, each) for each in token.modifiers]])


def modifier_text(printed: Printed, modifier: str) -> str:
    """Say what a modifier of a combat token does (EFF-TOK-07, EFF-TOK-08)."""
    amount, which = {
        "most": (printed.combat.modifier_most, "most"),
        "least": (printed.combat.modifier_least, "fewest"),
    }[modifier]
    return f"{amount:+} for the nation with the {which} markers"


def side_text(side: TokenSide) -> str:
    """Say what a combat token shows for one nation."""
    beside = beside_text(side)
    return f"{side.value} ({beside})" if beside else str(side.value)


def beside_text(side: TokenSide) -> str:
    """Say what a combat token takes and gives for one nation beside its value."""
    parts = []
    if side.doubloons:
        parts.append(f"{'pay' if side.doubloons < 0 else 'take'} {several(abs(side.doubloons), 'doubloon')}")
    if side.influence:
        parts.append(f"{side.influence} influence")
    if side.vp:
        parts.append(f"{side.vp} VP")
    if side.figure:
        parts.append(several(side.figure, "figure"))
    return ", ".join(parts)


def area_text(area: Area) -> str:
    """Say in short what clearing a ship area brings, at once and from then on."""
    parts = [effects_text(area.bonus), effects_text(area.option)]
    if area.thresholds:
        first, *others = [f"{points}" for points in area.thresholds]
        more = [f"{number} from {points}" for number, points in enumerate(others, 2)]
        parts.append(", ".join([f"1 village action from {first} MP", *more]))
    if area.hand_limit:
        parts.append(f"hand limit {area.hand_limit}")
    if area.free_display:
        parts.append("cards of the display free")
    if area.choice is not None:
        choice = area.choice
        parts.append(f"explore {choice.steps} / {choice.doubloons}$ {choice.vp} VP / next rank")
    return ", ".join(filter(None, parts))


def place_text(place: Location | CityTile) -> str:
    """Say a city or a city tile: what it buys, what its action and its flag bring."""
    parts = [f"buys {place.market.good}"] if place.market is not None else []
    if place.action:
        parts.append(effects_text(place.action))
    if place.flag:
        parts.append(f"flag: {effects_text(place.flag)}")
    return "; ".join(parts)


def building_text(printed: Printed, building: Prestige) -> str:
    """Say a prestige building: price, synergy, what it scores at the end (MAR-PRESTIGE-02)."""
    figures = several(printed.scoring.prestige_figures, "figure")
    price = f"{several(building.cost, 'doubloon')}, {figures}"
    return f"{price}; synergy {building.synergy}; {effect_text(building.scores)}"


def career_text(career: Career) -> str:
    """Say the three tasks of a career card."""
    return " ".join(f"{capital(effect_text(task))}." for task in career.task)


def automa_text(card: AutomaCard, *, late: bool | None = None) -> str:
    """Say a card of Jean or Jacques; `late` tells which values of Jean's cards count, else both are said."""
    if card.opponent == "jacques":
        return "; ".join([*map(line_text, card.lines), *([f"{card.vp} VP"] if card.vp else [])])
    moves = f"sail {card.sail}, {card.fork} way at forks, card {card.display} of the display"
    actions = [_automa_action(action, _amounts(action, late=late)) for action in card.actions]
    return "; ".join([moves, *filter(None, actions)])


def line_text(line: str) -> str:
    """Say a line of a card of Jacques (MAR-SOLO-79)."""
    what = line[1:]
    match line[:1]:
        case "c":
            return f"disc at {what}"
        case "e":
            return f"explore {what}"
        case "q":
            return f"quest from {what.replace('-', ' to ')}"
        case _:
            return "sail home"


def _amounts(action: AutomaAction, *, late: bool | None) -> str:
    if action.late is None or late is False:
        return str(action.amount or "")
    if late or not action.amount:
        return str(action.late) if late else f"later {action.late}"
    return f"{action.amount} (later {action.late})"


def _automa_action(action: AutomaAction, amounts: str) -> str:
    """Say an action of Jean with these amounts; points that are not scored yet are left out."""
    match action.does:
        case "influence":
            return f"{amounts} influence with {nation(action.nation or '')}"
        case "vp":
            return f"{amounts} VP" if amounts else ""
        case "quest_pile":
            return "top quest of the pile"
        case "remove_disc":
            return "remove a disc"
        case "combat":
            return f"combat for {amounts} influence{', and a village' * action.village}"
        case _:
            return f"{action.does} {amounts}"


def card_name(printed: Printed, card: str) -> str:
    """Name a project card; one face down has no name."""
    found = printed.cards.get(card)
    return found.name if found is not None else "a card"


def location_name(printed: Printed, location: str) -> str:
    """Name a place with its number, as on the board."""
    found = printed.locations.get(location)
    if found is None:
        return location
    return found.name if location == printed.start else f"{location} {found.name}"


def source_text(printed: Printed, source: str) -> str:
    """Name what caused something, from its address such as `card/A17/immediate/0`."""
    kind, _, rest = source.partition("/")
    item = rest.partition("/")[0]
    box = printed.box
    match kind:
        case "card" if item in printed.cards:
            return printed.cards[item].name
        case "location" if item in printed.locations:
            return location_name(printed, item)
        case "tile" if item in box.tiles:
            return box.tiles[item].name
        case "area" if item in box.areas:
            return box.areas[item].name
        case "prestige" if item in box.prestige:
            return box.prestige[item].name
        case "legacy" if item in box.legacy:
            return box.legacy[item].name
        case "story" if item in box.stories:
            return box.stories[item].name
        case "career" if item in box.careers:
            return f"career {box.careers[item].name}"
        case _:
            return _plain_source(kind, item)


def _plain_source(kind: str, item: str) -> str:
    if kind in _CAUSES:
        return _CAUSES[kind]
    match kind:
        case "quest":
            return f"quest {item}"
        case "token":
            return f"combat token {item}"
        case "space":
            return f"explorer space {space_name(item)}"
        case "barrier":
            return f"{item} barrier"
        case "theft":
            return "an explorer jumped over"
        case "final":
            return f"final scoring, {FINAL_PARTS.get(item, item)}"
        case "jean" | "jacques":
            return "end of the round" if item == "home" else f"automa card {item}"
        case _:
            return kind.replace("_", " ")


_CAUSES = {
    "va:doubloon": "village action",
    "va:buy": "village action",
    "va:discard_hand": "village action",
    "va:combat_point": "village action",
    "va:three_goods": "village action",
    "va:annex": "annexed village",
    "ca:village": "assistants in the village",
    "conversion": "figure turned into combat points",
    "explorer": "end of the explorer track",
}
