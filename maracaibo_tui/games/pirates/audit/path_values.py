"""What every state path stands for; words in angle brackets stand for an id."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from maracaibo_tui.engine.forms import made
from maracaibo_tui.games.pirates.box.printed import KINDS
from maracaibo_tui.games.pirates.rules import possessions
from maracaibo_tui.games.pirates.rules.caribbean import sea_of
from maracaibo_tui.games.pirates.state.frames import ChooseDie, ChooseKind, RaidOptions
from maracaibo_tui.games.pirates.state.position import FILLER, JORDAN, Jordan, Player
from maracaibo_tui.games.pirates.state.table import PiratesTable, jordan_of, player

Value: TypeAlias = Callable[[PiratesTable, tuple[str, ...]], object]
OfPlayer: TypeAlias = Callable[[PiratesTable, Player, str], object]
Raid: TypeAlias = ChooseDie | ChooseKind | RaidOptions

SCORE = (
    *("before", "rivers", "doubloons", "cards", "conditions", "residences", "treasures", "buried", "missions"),
    *("missions_bonus", "missions_lost", "total"),
)
JORDAN_SCORE = ("before", "rivers", "cards", "residences", "treasures", "missions", "missions_bonus", "rubies", "total")


def dig_spaces(t: PiratesTable) -> list[str]:
    """List the spaces below the lines, and those of Poseidon."""
    return [*t.printed.site, *(space for spaces in t.printed.poseidon.values() for space in spaces)]


IDS: Mapping[str, Callable[[PiratesTable], list[str]]] = {
    "<seat>": lambda t: [str(p.seat) for p in t.state.players],
    "<kind>": lambda _t: list(KINDS),
    "<place>": lambda t: list(sea_of(t).places),
    "<location>": lambda t: list(t.printed.box.locations),
    "<dig>": dig_spaces,
    "<tile>": lambda t: list(t.printed.box.tiles),
    "<ruby>": lambda t: list(t.printed.box.rubies),
    "<part>": lambda _t: list(SCORE),
    "<jordan>": lambda t: [] if t.state.jordan is None else [JORDAN],
    "<jordan part>": lambda _t: list(JORDAN_SCORE),
}


_PLAYER: Mapping[str, OfPlayer] = {
    "doubloons": lambda _t, p, _id: p.doubloons,
    "vp": lambda _t, p, _id: p.vp,
    "rubies": lambda _t, p, _id: p.rubies,
    "ship": lambda _t, p, _id: p.ship,
    "explorer": lambda _t, p, _id: p.explorer,
    "rivers": lambda _t, p, _id: list(p.rivers),
    "cards": lambda _t, p, _id: list(p.cards),
    "missions": lambda _t, p, _id: list(p.missions),
    "above.<kind>": lambda _t, p, kind: p.above[kind],
    "top.<kind>": lambda _t, p, kind: kind in p.top,
    "dig.<dig>": lambda _t, p, space: p.dig.get(space, ""),
    "treasures.<kind>": lambda _t, p, kind: possessions.treasures(p, kind),
    "buried": lambda _t, p, _id: possessions.buried(p),
    "upgrades": lambda _t, p, _id: list(p.upgrades),
    "figurehead": lambda _t, p, _id: p.figurehead,
    "tiles": lambda _t, p, _id: list(p.tiles),
    "residences": lambda _t, p, _id: list(p.residences),
    "retired": lambda _t, p, _id: p.retired,
    "income.doubloons": lambda t, p, _id: possessions.doubloon_income(t, p),
    "income.vp": lambda t, p, _id: possessions.vp_income(t, p),
    "discount": lambda t, p, _id: possessions.discount(t, p),
    "swords": lambda t, p, _id: possessions.swords(t, p),
    "score.<part>": lambda _t, p, part: p.score.get(part, 0),
}
_JORDAN: Mapping[str, Callable[[Jordan, str], object]] = {
    "vp": lambda jordan, _id: jordan.vp,
    "ship": lambda jordan, _id: jordan.ship,
    "explorer": lambda jordan, _id: jordan.explorer,
    "rivers": lambda jordan, _id: list(jordan.rivers),
    "step": lambda jordan, _id: jordan.step,
    "upgrades": lambda jordan, _id: jordan.upgrades,
    "cards": lambda jordan, _id: list(jordan.cards),
    "missions": lambda jordan, _id: list(jordan.missions),
    "residences": lambda jordan, _id: list(jordan.residences),
    "rubies": lambda jordan, _id: jordan.rubies,
    "figurehead": lambda jordan, _id: jordan.figurehead,
    "treasures.<kind>": lambda jordan, kind: jordan.treasures[kind],
    "score.<jordan part>": lambda jordan, part: jordan.score.get(part, 0),
}
_TABLE: Mapping[str, Value] = {
    "round": lambda t, _ids: t.state.round,
    "turn": lambda t, _ids: t.state.turn,
    "phase": lambda t, _ids: t.state.phase,
    "grid.<place>": lambda t, ids: FILLER if ids[0] in t.state.fillers else t.state.grid[ids[0]],
    "grid.<place>.faceup": lambda t, ids: ids[0] not in t.state.facedown and ids[0] not in t.state.fillers,
    "grid.<place>.doubloons": lambda t, ids: t.state.chests.get(ids[0], 0),
    "locations.<location>.treasure": lambda t, ids: t.state.treasure_tiles.get(ids[0], ""),
    "locations.<location>.market": lambda t, ids: _market(t, ids[0]),
    "islands.<kind>": lambda t, ids: t.state.islands[ids[0]],
    "offer.missions": lambda t, _ids: list(t.state.offer_missions),
    "offer.figureheads": lambda t, _ids: list(t.state.offer_figureheads),
    "sides.<tile>": lambda t, ids: t.state.sides[ids[0]],
    "rubies.<ruby>": lambda t, ids: t.state.ruby_market.get(ids[0], ""),
    "raid.swords": lambda t, _ids: _raid(t)[0],
    "raid.colour": lambda t, _ids: _raid(t)[1],
    "raid.dice": lambda t, _ids: list(_raid(t)[2]),
    "decks.level2": lambda t, _ids: list(t.state.level2),
    "decks.missions": lambda t, _ids: list(t.state.missions),
    "decks.box": lambda t, _ids: list(t.state.box),
    "decks.solo": lambda t, _ids: [] if t.state.jordan is None else list(t.state.jordan.deck),
    "decks.treasure_tiles": lambda t, _ids: list(t.state.loose_tiles),
    "dice": lambda t, _ids: list(t.state.dice),
    "winners": lambda t, _ids: list(t.state.winners),
}


def _market(t: PiratesTable, location: str) -> str:
    laid = t.state.market.get(location)
    return made(str(laid[0]), laid[1]) if laid else ""


def _raid(t: PiratesTable) -> tuple[int, str, tuple[int, ...]]:
    """Give swords, kind and dice of the Raid going on, the inner one where a Raid lies in another."""
    going_on = next((frame for frame in reversed(t.state.agenda) if isinstance(frame, Raid)), None)
    match going_on:
        case RaidOptions():
            return going_on.swords, going_on.kind, going_on.dice
        case ChooseDie():
            return 0, "", going_on.dice
        case _:
            return 0, "", ()


def _of_player(value: OfPlayer) -> Value:
    return lambda t, ids: value(t, player(t, int(ids[0])), ids[-1])


def _of_jordan(value: Callable[[Jordan, str], object]) -> Value:
    return lambda t, ids: value(jordan_of(t), ids[-1])


def _under(start: str, names: Iterable[tuple[str, Value]]) -> dict[str, Value]:
    return {f"{start}.{name}": value for name, value in names}


VALUES: Mapping[str, Value] = {
    **_TABLE,
    **_under("players.<seat>", ((name, _of_player(value)) for name, value in _PLAYER.items())),
    **_under("<jordan>", ((name, _of_jordan(value)) for name, value in _JORDAN.items())),
}
