"""What every state path stands for; words in angle brackets stand for an id."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from maracaibo_tui.games.maracaibo.box.printed import NATIONS
from maracaibo_tui.games.maracaibo.rules.drawing import hand_limit
from maracaibo_tui.games.maracaibo.rules.gains import compasses
from maracaibo_tui.games.maracaibo.rules.influence import cleared_spaces, markers_on_board, rank_value
from maracaibo_tui.games.maracaibo.rules.jacques import jacques_of
from maracaibo_tui.games.maracaibo.rules.jean import jean_of
from maracaibo_tui.games.maracaibo.rules.ship import upgrades
from maracaibo_tui.games.maracaibo.state.position import JACQUES, JEAN, Jacques, Jean, Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player

from .story_paths import STORY, quests_alone, quests_named

Value: TypeAlias = Callable[[MaracaiboTable, tuple[str, ...]], object]
OfPlayer: TypeAlias = Callable[[MaracaiboTable, Player, str], object]

SCORE = ("choice", "income", "cards", "prestige", "leaders", "ranks", "total")
JEAN_SCORE = ("income", "leaders", "ranks", "quests", "areas", "explorer", "total")
SILVER_FLEET, GOLD_MINE = "L6", "L9"


def collections(t: MaracaiboTable) -> list[str]:
    """List the legacy tiles that take discs."""
    return [tile.id for tile in t.printed.box.legacy.values() if tile.spaces]


def silver_fleet_markers(t: MaracaiboTable) -> dict[str, str]:
    """Give the markers on the silver fleet by the cost of their spaces."""
    start = f"{SILVER_FLEET}/"
    return {
        place.removeprefix(start): nation for place, nation in t.state.legacy_markers.items() if place.startswith(start)
    }


def _jean(t: MaracaiboTable) -> list[str]:
    return [] if t.state.jean is None else [JEAN]


def _jacques(t: MaracaiboTable) -> list[str]:
    return [] if t.state.jacques is None else [JACQUES]


IDS: Mapping[str, Callable[[MaracaiboTable], list[str]]] = {
    "<seat>": lambda t: [str(p.seat) for p in t.state.players],
    "<nation>": lambda _t: list(NATIONS),
    "<area>": lambda t: list(t.printed.box.areas),
    "<location>": lambda t: list(t.printed.locations),
    "<collection>": collections,
    "<space>": lambda t: list(t.printed.spaces),
    "<place>": lambda t: [str(number + 1) for number in range(len(t.state.prestige))],
    "<part>": lambda _t: list(SCORE),
    "<jean>": _jean,
    "<jacques>": _jacques,
    "<jean part>": lambda _t: list(JEAN_SCORE),
}

_TABLE: Mapping[str, Value] = {
    "round": lambda t, _ids: t.state.round,
    "turn": lambda t, _ids: t.state.turn,
    "phase": lambda t, _ids: t.state.phase,
}
_PLAYER: Mapping[str, OfPlayer] = {
    "doubloons": lambda _t, p, _id: p.doubloons,
    "vp": lambda _t, p, _id: p.vp,
    "combat_points": lambda _t, p, _id: p.combat_points,
    "figures": lambda _t, p, _id: p.figures,
    "figures_general": lambda _t, p, _id: p.figures_general,
    "hand": lambda _t, p, _id: list(p.hand),
    "planning": lambda _t, p, _id: list(p.planning),
    "tableau": lambda _t, p, _id: list(p.tableau),
    "assistants": lambda _t, p, _id: {place: list(cards) for place, cards in p.assistants.items() if cards},
    "ship": lambda _t, p, _id: p.ship,
    "explorer": lambda _t, p, _id: p.explorer,
    "barriers": lambda _t, p, _id: list(p.barriers),
    "influence.<nation>": lambda _t, p, nation: p.influence[nation],
    "rank.<nation>": lambda t, p, nation: rank_value(t.printed, nation, p.influence[nation]),
    "income.doubloons": lambda _t, p, _id: p.income_doubloons,
    "income.vp": lambda _t, p, _id: p.income_vp,
    "discs.<area>": lambda _t, p, area: p.discs[area],
    "upgrades": lambda _t, p, _id: list(upgrades(p)),
    "synergies": lambda _t, p, _id: list(p.synergies),
    "quests": lambda t, p, _id: quests_named(t, p.quests),
    "card_quests": lambda _t, p, _id: dict(p.card_quests),
    "combat_tokens": lambda _t, p, _id: list(p.combat_tokens),
    "compasses": lambda t, p, _id: compasses(t, p),
    "hand_limit": lambda t, p, _id: hand_limit(t, p),
    "career.id": lambda _t, p, _id: p.career,
    "career.done": lambda _t, p, _id: list(p.career_done),
    "score.<part>": lambda _t, p, part: p.score.get(part, 0),
}
_JEAN: Mapping[str, Callable[[Jean, str], object]] = {
    "vp": lambda jean, _id: jean.vp,
    "ship": lambda jean, _id: jean.ship,
    "explorer": lambda jean, _id: jean.explorer,
    "barriers": lambda jean, _id: list(jean.barriers),
    "influence.<nation>": lambda jean, nation: jean.influence[nation],
    "discs_removed": lambda jean, _id: jean.discs_removed,
    "cards": lambda jean, _id: list(jean.cards),
    "combat_tokens": lambda jean, _id: list(jean.combat_tokens),
    "score.<jean part>": lambda jean, part: jean.score.get(part, 0),
}
_JACQUES: Mapping[str, Callable[[Jacques], object]] = {
    "vp": lambda jacques: jacques.vp,
    "explorer": lambda jacques: jacques.explorer,
    "barriers": lambda jacques: list(jacques.barriers),
}
_BOARD: Mapping[str, Value] = {
    "nations.<nation>.supply": lambda t, ids: t.state.supply[ids[0]],
    "nations.<nation>.on_board": lambda t, ids: markers_on_board(t, ids[0]),
    "nations.<nation>.cleared": lambda t, ids: cleared_spaces(t.printed, t.state.supply[ids[0]]),
    "nations.<nation>.removed": lambda t, ids: t.state.removed[ids[0]],
    "locations.<location>.marker": lambda t, ids: t.state.markers.get(ids[0], ""),
    "locations.<location>.quests": lambda t, ids: quests_alone(t, t.state.quests.get(ids[0], ())),
    "locations.<location>.goods": lambda t, ids: len(t.state.goods.get(ids[0], ())),
    "locations.<location>.tile": lambda t, ids: t.state.tiles.get(ids[0], ""),
    "legacy": lambda t, _ids: list(t.state.legacy),
    "legacy.<collection>.discs": lambda t, ids: len(t.state.legacy_discs.get(ids[0], ())),
    f"legacy.{SILVER_FLEET}.markers": lambda t, _ids: silver_fleet_markers(t),
    f"legacy.{GOLD_MINE}.marker": lambda t, _ids: t.state.legacy_markers.get(GOLD_MINE, ""),
    "track.<space>.quest": lambda t, ids: t.state.track_quests.get(ids[0], ""),
    "display": lambda t, _ids: list(t.state.display),
    "decks.draw": lambda t, _ids: list(t.state.draw),
    "decks.discard": lambda t, _ids: list(t.state.discard),
    "decks.quests": lambda t, _ids: list(t.state.quest_pile),
    "decks.combat_1": lambda t, _ids: list(t.state.combat_1),
    "decks.combat_2": lambda t, _ids: list(t.state.combat_2),
    "decks.automa": lambda t, _ids: _automa_deck(t),
    "prestige.<place>.id": lambda t, ids: t.state.prestige[int(ids[0]) - 1],
    "prestige.<place>.faceup": lambda t, ids: int(ids[0]) <= t.state.prestige_faceup,
    "prestige.<place>.investors": lambda t, ids: list(t.state.investors.get(t.state.prestige[int(ids[0]) - 1], ())),
    "winners": lambda t, _ids: list(t.state.winners),
}


def _of_player(value: OfPlayer) -> Value:
    return lambda t, ids: value(t, player(t, int(ids[0])), ids[-1])


def _of_jean(value: Callable[[Jean, str], object]) -> Value:
    return lambda t, ids: value(jean_of(t), ids[-1])


def _of_jacques(value: Callable[[Jacques], object]) -> Value:
    return lambda t, _ids: value(jacques_of(t))


def _automa_deck(t: MaracaiboTable) -> list[str]:
    return [] if t.state.automa is None else list(t.state.automa.deck)


def _under(start: str, names: Iterable[tuple[str, Value]]) -> dict[str, Value]:
    return {f"{start}.{name}": value for name, value in names}


VALUES: Mapping[str, Value] = {
    **_TABLE,
    **_under("players.<seat>", ((name, _of_player(value)) for name, value in _PLAYER.items())),
    **_under("<jean>", ((name, _of_jean(value)) for name, value in _JEAN.items())),
    **_under("<jacques>", ((name, _of_jacques(value)) for name, value in _JACQUES.items())),
    "<jean>.quests": lambda t, _ids: quests_named(t, jean_of(t).quests),
    "<jacques>.quests": lambda t, _ids: quests_named(t, jacques_of(t).quests),
    **_BOARD,
    **STORY,
}
