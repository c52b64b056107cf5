"""Places, city tiles, ship areas, explorer spaces, legacy tiles and story cards, icon by icon."""

from collections.abc import Iterable, Mapping

from maracaibo_tui.engine.explained import Part
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.components import (
    Area,
    Arrow,
    CityTile,
    ExplorerSpace,
    Legacy,
    Location,
    Market,
)
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.box.stories import Story
from maracaibo_tui.games.maracaibo.words.asked import capital
from maracaibo_tui.games.maracaibo.words.called import space_name
from maracaibo_tui.games.maracaibo.words.cards import location_name
from maracaibo_tui.games.maracaibo.words.effects import effect_text, several
from maracaibo_tui.games.maracaibo.words.legacy import passages_at, tile_text, tiles_at

from .listed import tiles_of_single_games
from .parts import rule_of, said

_KINDS = {
    "start": ("All ships start here every round", "MAR-SAIL-13"),
    "city": ("A city: the main action is to deliver a good and to use its action", "MAR-MAIN-02"),
    "village": ("A village: the main action is village actions", "MAR-MAIN-03"),
    "homeward": ("A homeward space: a city without a market", "MAR-HOME-01"),
}
_AREAS = {
    "va_thresholds": "MAR-SHIP-10",
    "hand_limit_six": "MAR-SHIP-11",
    "three_vp_free_display": "MAR-SHIP-12",
    "five_doubloons": "MAR-SHIP-13",
    "va_combat_point": "MAR-SHIP-14",
    "va_three_goods": "MAR-SHIP-15",
    "three_vp": "MAR-SHIP-16",
    "six_vp": "MAR-SHIP-17",
    "ca_village": "MAR-SHIP-18",
    "va_annex": "MAR-SHIP-19",
    "immediate_choice": "MAR-SHIP-20",
    "ten_vp": "MAR-SHIP-21",
}
_FLAG = "EFF-FLG-01"
_BARRIERS = {"red": "EFF-EXP-09", "blue": "EFF-EXP-10", "green": "EFF-EXP-10"}


def place(printed: Printed, place: Location) -> list[Part]:
    """Explain a place of the map: what it is, what it offers, where its arrows lead."""
    parts = [Part(*_KINDS[place.kind])]
    if place.must_stop:
        parts.append(Part("Every ship must stop here", "MAR-SAIL-07"))
    if place.tile_slot:
        parts.append(Part("Has one of the city tiles", "MAR-SETUP-12"))
    if place.two_player_tile:
        name = printed.box.tiles[place.two_player_tile].name
        parts.append(Part(f"With one or two players the tile {name} covers it", "MAR-SETUP-09"))
    return [
        *parts,
        *_offers(place.market, place.action, place.flag),
        *(_arrow(printed, arrow) for arrow in place.next),
        *_legacy_tiles(printed, place.id),
    ]


def _legacy_tiles(printed: Printed, place: str) -> list[Part]:
    """Name the legacy tiles that story cards lay at a place or beside it (MAR-LEGACY-01)."""
    tiles = tiles_of_single_games(printed.box).values()
    found = [*tiles_at(tiles, place), *passages_at(tiles, place)]
    return [Part(f"While the legacy tile is in play: {tile_text(tile)}", rule_of(tile.effect)) for tile in found]


def _offers(market: Market | None, action: Iterable[v.Effect], flag: Iterable[v.Effect]) -> list[Part]:
    parts = []
    if market is not None:
        spaces = ", ".join(f"{count} with {players}" for players, count in market.spaces.items())
        parts.append(Part(f"Market for {market.good}; spaces by players: {spaces}", "MAR-CITY-03"))
    acts = said(action, "Action", "EFF-CTY")
    # What a city brings by itself is not a flag's bonus, even where only flags have a rule for it.
    acts = [part._replace(rule="MAR-CITY-01") if part.rule == _FLAG else part for part in acts]
    return [*parts, *acts, *(Part(part.text, _FLAG) for part in said(flag, "Flag"))]


def _arrow(printed: Printed, arrow: Arrow) -> Part:
    way = f"Leads to {location_name(printed, arrow.to)}" + (f", the {arrow.branch} branch" if arrow.branch else "")
    if arrow.rounds:
        rounds = several(len(arrow.rounds), "round").partition(" ")[2]
        return Part(f"{way}, only in {rounds} {', '.join(map(str, arrow.rounds))}", "MAR-SAIL-11")
    if arrow.cost > 1:
        return Part(f"{way}, for {arrow.cost} MP", "MAR-LEGACY-21")
    return Part(way, "MAR-SAIL-03")


def tile(_printed: Printed, tile: CityTile) -> list[Part]:
    """Explain a city tile (MAR-SETUP-10)."""
    players = " or ".join(map(str, tile.players))
    parts = [Part(f"For {players} players", "MAR-SETUP-10")]
    if tile.always:
        parts.append(Part("Always in the game", "MAR-SETUP-11"))
    return [*parts, *_offers(tile.market, tile.action, tile.flag)]


def area(printed: Printed, area: Area) -> list[Part]:
    """Explain a ship area: when its discs may go, and what it brings when both are gone (MAR-SHIP-01)."""
    rule = _AREAS.get(area.id, "MAR-SHIP-08")
    parts = []
    if area.after:
        parts.append(Part(f"First clear {printed.area(area.after).name}", "MAR-SHIP-05"))
    if area.others:
        parts.append(Part(f"First clear {several(area.others, 'other area')}", "MAR-SHIP-26"))
    parts += [Part(f"Once: {effect_text(bonus)}", rule) for bonus in area.bonus]
    if area.choice is not None:
        choice = area.choice
        gains = f"{several(choice.doubloons, 'doubloon')} and {choice.vp} VP"
        parts.append(Part(f"Once: explore {choice.steps}, or {gains}, or the next noble rank", "MAR-SHIP-23"))
    parts += [Part(capital(effect_text(option)), rule_of(option)) for option in area.option]
    return [*parts, *(Part(text, rule) for text in _lasting(area))]


def _lasting(area: Area) -> list[str]:
    texts = []
    if area.hand_limit:
        texts.append(f"From then on your hand limit is {area.hand_limit}")
    if area.thresholds:
        steps = ", ".join(f"{number} from {points} MP" for number, points in enumerate(area.thresholds, 1))
        texts.append(f"From then on village actions in a village: {steps}")
    if area.free_display:
        texts.append("From then on you take cards of the display for free")
    return texts


def space(printed: Printed, space: ExplorerSpace) -> list[Part]:
    """Explain a space of the explorer track (MAR-EXPLORE-07)."""
    parts = []
    if space.branch:
        parts.append(Part(f"The {space.branch} branch begins here", "MAR-EXPLORE-03"))
    if space.quest:
        parts.append(Part("A quest tile lies here at first", "EFF-EXP-08"))
    parts += said(space.reward, "Whoever stops here", "EFF-EXP")
    if not space.next:
        points = "/".join(map(str, printed.scoring.track_end))
        actions = several(printed.scoring.track_end_village_actions, "village action")
        parts.append(Part(f"End of the track: {points} VP in order of arrival, {actions}", "EFF-EXP-11"))
    if len(space.next) > 1:
        ways = " or ".join(map(space_name, space.next))
        parts.append(Part(f"A fork: on to {ways}", "MAR-EXPLORE-03"))
    if space.barrier:
        parts.append(Part(f"Behind it lies the {space.barrier} barrier", _BARRIERS[space.barrier]))
    return parts or [Part("Nothing to gain here", "MAR-EXPLORE-07")]


def legacy(printed: Printed, tile: Legacy) -> list[Part]:
    """Explain a legacy tile: where it lies and what it changes (MAR-LEGACY-01)."""
    parts = [Part(capital(effect_text(tile.effect)), rule_of(tile.effect))]
    if tile.location:
        parts.append(Part(f"Lies at {location_name(printed, tile.location)}", "MAR-LEGACY-01"))
    if tile.from_ and tile.to:
        way = f"{location_name(printed, tile.from_)} to {location_name(printed, tile.to)}"
        parts.append(Part(f"Lies on the way from {way}", "MAR-LEGACY-14"))
    if tile.skull:
        parts.append(Part("Has the skull", "MAR-LEGACY-06"))
    parts += [*said(tile.cost, "Pay", "EFF-QCO"), *said(tile.reward, "Reward", "EFF-QRW")]
    if tile.spaces:
        parts.append(Part(f"Room for {several(tile.spaces, 'disc')}", "MAR-LEGACY-36"))
    for arrow in tile.arrows:
        way = f"{location_name(printed, arrow.from_)} to {location_name(printed, arrow.to)}"
        parts.append(Part(f"Opens the way from {way}, for {arrow.cost} MP", rule_of(tile.effect)))
    if tile.place is not None:
        parts += _offers(tile.place.market, tile.place.action, tile.place.flag)
        parts += [_arrow(printed, arrow) for arrow in tile.place.next]
    return [*parts, *_offers(tile.market, (), tile.flag)]


def story(_printed: Printed, story: Story) -> list[Part]:
    """Explain a story card: what it says at set-up and after each round (MAR-STORY-01)."""
    when: Mapping[str, Iterable[v.Effect]] = {
        "At set-up": story.setup,
        **{f"After round {number}": instructions for number, instructions in story.rounds.items()},
    }
    return [part for head, instructions in when.items() for part in said(instructions, head, "EFF-STO")]
