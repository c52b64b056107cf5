"""Every printed thing explained: cards, tiles, spaces; found by addresses such as `card/P201` or `space/e5`."""

from collections.abc import Iterable, Mapping

from maracaibo_tui.engine.explained import Explained, Items, Part, Parts
from maracaibo_tui.games.pirates.box.components import (
    Dig,
    ExplorerSpace,
    Figurehead,
    Improvement,
    Location,
    Mission,
    Residence,
    Ruby,
    SoloCard,
    SoloUpgrade,
    Tile,
    Upgrade,
)
from maracaibo_tui.games.pirates.box.printed import Printed

from .called import ISLANDS, KINDS, called, capital
from .effects import condition_text, effect_text, kind_name, rule_of, several
from .things import worth


def _said(effects: Iterable[object], head: str, family: str = "") -> list[Part]:
    """Say effects one by one, each headed by where it stands."""
    return [Part(f"{head}: {effect_text(effect)}", rule_of(effect, family)) for effect in effects]


def _scrolls(thing: Improvement | Figurehead | Upgrade, family: str = "") -> list[Part]:
    """Say what a thing does, kind by kind (PIR-GEN-05)."""
    heads = {"immediate": "Once, when gained", "permanent": "From then on"}
    heads |= {"income": "After each round", "scoring": "At the end"}
    return [part for scroll, head in heads.items() for part in _said(getattr(thing, scroll, ()), head, family)]


def _card(_printed: Printed, card: Improvement) -> list[Part]:
    return [
        Part(f"{capital(kind_name(card.kind))}, level {card.level}", "PIR-GEN-16"),
        Part(f"Costs {several(card.cost, 'doubloon')}", "PIR-IMPR-02"),
        Part(f"{card.vp} VP at the end", "PIR-SCORE-04"),
        *_scrolls(card),
    ]


def _location(_printed: Printed, place: Location) -> list[Part]:
    parts = [Part("A treasure tile lies here: a marker for the island that it names", "PIR-LOC-02")]
    parts = parts if place.treasure_tile else []
    if place.ruby:
        parts.append(Part("With the module rubies: a ruby for whoever ends here", "PIR-RUBY-02"))
    parts.append(Part("A ship upgrade", "PIR-LOC-04"))
    for sides in place.actions:
        texts = " or ".join(effect_text(side) for side in sides)
        rule = "PIR-LOC-06" if len(sides) > 1 else rule_of(sides[0])
        parts.append(Part(f"Action: {texts}", rule))
    return parts


def _residence(printed: Printed, residence: Residence) -> list[Part]:
    return [
        Part(f"Costs {several(residence.cost, 'doubloon')}", "PIR-RES-01"),
        Part(f"{printed.turn.first_residence} VP for whoever builds here first", "PIR-RES-02"),
        Part(f"At the end: {effect_text(residence.score)}", _of_residence(residence)),
    ]


def _of_residence(residence: Residence) -> str:
    """Name the rule of what a residence scores; three of them count a treasure each (EFF-PIR-08..10)."""
    by_kind = {"emerald": "EFF-PIR-08", "gold": "EFF-PIR-09", "pearl": "EFF-PIR-10"}
    return by_kind.get(getattr(residence.score, "kind", ""), rule_of(residence.score))


def _mission(printed: Printed, mission: Mission) -> list[Part]:
    upper, lower = mission.conditions
    factor, lost = printed.modules.hunters_factor, printed.modules.hunters_penalty
    double = condition_text(lower, vp=lower.vp * factor)
    return [
        Part(f"Upper condition: {condition_text(upper)}", rule_of(upper)),
        Part(f"Lower condition: {condition_text(lower)}", rule_of(lower)),
        Part("The better condition that is met counts", "PIR-MISS-03"),
        Part(f"With mission hunters {double}, otherwise {lost} VP lost", "PIR-HUNT-03"),
    ]


def _figurehead(_printed: Printed, figurehead: Figurehead) -> list[Part]:
    spaces = [
        Part(f"Space {number} for a burial: {effect_text(bonus)}", "EFF-PIF-07")
        for number, space in enumerate(figurehead.spaces, 1)
        for bonus in space.bonus
    ]
    return [*_scrolls(figurehead, "EFF-PIF"), *spaces]


def _tile(_printed: Printed, tile: Tile) -> list[Part]:
    return [
        Part("One side is up in a game, the same for all", "PIR-SETUP-12"),
        *_said(tile.front, "Front", "EFF-PIB"),
        *_said(tile.back, "Back", "EFF-PIB"),
    ]


def _upgrade(printed: Printed, upgrade: Upgrade) -> list[Part]:
    line = printed.line(upgrade.group)
    opens = f"Opens with {line} markers on the ship board" if line else "Open from the start"
    return [Part(opens, "PIR-UPGR-03" if line else "PIR-UPGR-04"), *_scrolls(upgrade)]


def _dig(_printed: Printed, dig: Dig) -> list[Part]:
    head = "Bonus for a treasure" if dig.above else "Bonus for a buried treasure"
    rule = "PIR-TREAS-02" if dig.above else "PIR-BURY-01"
    found = _said(dig.bonus, head)
    return [Part(part.text, rule) for part in found] or [Part("No bonus here", "PIR-BURY-06")]


def _space(_printed: Printed, space: ExplorerSpace) -> list[Part]:
    parts = [Part(f"The {space.branch} way begins here", "PIR-EXPL-03")] if space.branch else []
    if space.river is not None:
        parts.append(Part("Across a river", "PIR-EXPL-08"))
    if space.module is not None:
        parts.append(Part("With the retired pirate: a residence at half price, once", "PIR-RETIRE-02"))
    parts += _said(space.effects, "Whoever stops here")
    if len(space.next) > 1:
        parts.append(Part(f"A fork: on to {' or '.join(space.next)}", "PIR-EXPL-03"))
    if not space.next:
        parts.append(Part("The last space; explorers stay here", "PIR-EXPL-12"))
    return parts or [Part("Nothing to gain here", "PIR-EXPL-04")]


def _ruby(_printed: Printed, ruby: Ruby) -> list[Part]:
    return [Part(part.text, "PIR-RUBY-04") for part in _said(ruby.bonus, "For a ruby, once")]


def _solo_card(_printed: Printed, card: SoloCard) -> list[Part]:
    extra = [Part(f"First, where he stands: {effect_text(card.extra)}", "PIR-SOLO-38")] if card.extra else []
    heads = ("First choice", *["Otherwise"] * len(card.actions))
    main = [
        Part(f"{head}: {effect_text(action)}", _MAIN[str(action.__struct_config__.tag)])
        for head, action in zip(heads, card.actions, strict=False)
    ]
    return [*extra, *main]


_MAIN: Mapping[str, str] = {
    "raid": "EFF-PIS-01",
    "explore": "EFF-PIS-02",
    "mission": "EFF-PIS-03",
    "buy": "EFF-PIS-04",
    "improvement": "EFF-PIS-05",
}
_UPGRADES: Mapping[str, tuple[str, str]] = {
    "step": ("His step marker moves on", "EFF-PIS-09"),
    "figurehead": ("A die takes a figurehead from the offer", "EFF-PIS-10"),
    "mission": ("He takes the rightmost open mission", "EFF-PIS-11"),
    "residence": ("A die says where he lays a marker", "EFF-PIS-12"),
}


def _solo_upgrade(_printed: Printed, upgrade: SoloUpgrade) -> list[Part]:
    return [Part(f"Column {upgrade.column}", "PIR-SOLO-33"), Part(*_UPGRADES[upgrade.kind])]


def _island(printed: Printed, kind: str) -> list[Part]:
    """Explain a treasure island: what its treasures are worth by markers (PIR-SCORE-07)."""
    table = printed.scoring.treasure
    steps = [0, *[at for at in range(1, len(table)) if table[at] != table[at - 1]]]
    told = ", ".join(f"from {at} markers {worth(printed, at)} VP" if at else f"{worth(printed, 0)} VP" for at in steps)
    return [
        Part(f"Begins with {several(printed.setup.island_markers, 'marker')}", "PIR-SETUP-08"),
        Part(f"Whoever gains {several(1, kind)} takes a marker away", "PIR-TREAS-01"),
        Part(f"At the end each {kind} is worth {told}", "PIR-SCORE-07"),
    ]


def _sea(printed: Printed, place: str) -> list[Part]:
    if place == "maracaibo":
        vp = printed.numbers.maracaibo.vp
        return [
            Part(f"{vp} VP and a ship upgrade", "PIR-BAY-06"),
            Part("In rounds 1 and 2 the round ends", "PIR-ROUND-03"),
        ]
    bay = printed.bay
    return [
        Part("A ship upgrade", "PIR-BAY-01"),
        Part(f"Then a Raid with {several(bay.swords, 'sword')} more", "EFF-PIL-04"),
        Part(f"Or Explore {bay.explore}", "EFF-PIL-05"),
        Part("Or any residence", "EFF-PIL-06"),
    ]


_KINDS: Mapping[str, tuple[Items, Parts]] = {
    "card": (lambda p: p.box.improvements, _card),
    "location": (lambda p: p.box.locations, _location),
    "residence": (lambda p: p.box.residences, _residence),
    "sea": (lambda _p: {each: each for each in ("bay", "maracaibo")}, _sea),
    "island": (lambda _p: {each: each for each in ISLANDS}, _island),
    "mission": (lambda p: p.box.missions, _mission),
    "figurehead": (lambda p: p.box.figureheads, _figurehead),
    "tile": (lambda p: p.box.tiles, _tile),
    "upgrade": (lambda p: p.box.upgrades, _upgrade),
    "dig": (lambda p: p.box.digs, _dig),
    "space": (lambda p: p.box.spaces, _space),
    "ruby": (lambda p: p.box.rubies, _ruby),
    "solo_card": (lambda p: p.box.solo_cards, _solo_card),
    "solo_upgrade": (lambda p: p.box.solo_upgrades, _solo_upgrade),
}
EXPLAINED = Explained(_KINDS, KINDS, called)
explain, announced, addresses = EXPLAINED.explain, EXPLAINED.announced, EXPLAINED.addresses
