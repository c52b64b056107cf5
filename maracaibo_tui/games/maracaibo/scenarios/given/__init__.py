"""Building a given position: pieces move to where its state paths say, and none is made."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TypeAlias

from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.games.maracaibo.audit.path_values import GOLD_MINE, SILVER_FLEET
from maracaibo_tui.games.maracaibo.audit.paths import resolve
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from . import automa, board, cards, quests, seat, story

Setter: TypeAlias = Callable[[MaracaiboTable, str, tuple[str, ...], object], None]

_SEAT: Mapping[str, Setter] = {
    "doubloons": seat.set_doubloons,
    "vp": seat.set_vp,
    "combat_points": seat.set_combat_points,
    "figures": seat.set_figures,
    "hand": cards.set_hand,
    "planning": cards.set_planning,
    "tableau": cards.set_tableau,
    "assistants": cards.set_assistants,
    "ship": seat.set_ship,
    "explorer": seat.set_explorer,
    "influence.<nation>": seat.set_influence,
    "income.doubloons": seat.set_income_doubloons,
    "income.vp": seat.set_income_vp,
    "discs.<area>": seat.set_discs,
    "synergies": seat.set_synergies,
    "quests": seat.set_quests,
    "card_quests": seat.set_card_quests,
    "combat_tokens": seat.set_combat_tokens,
    "career.id": seat.set_career,
    "career.done": seat.set_career_done,
}
_JEAN: Mapping[str, Setter] = {
    "vp": automa.set_vp,
    "ship": automa.set_ship,
    "explorer": automa.set_explorer,
    "influence.<nation>": automa.set_influence,
    "discs_removed": automa.set_discs_removed,
    "quests": automa.set_quests,
    "cards": cards.set_jean_cards,
}
_JACQUES: Mapping[str, Setter] = {
    "vp": automa.set_vp,
    "explorer": automa.set_explorer,
    "quests": automa.set_quests,
}
SETTERS: Mapping[str, Setter] = {
    "round": board.set_round,
    **{f"players.<seat>.{name}": setter for name, setter in _SEAT.items()},
    **{f"<jean>.{name}": setter for name, setter in _JEAN.items()},
    **{f"<jacques>.{name}": setter for name, setter in _JACQUES.items()},
    "locations.<location>.marker": board.set_marker,
    "locations.<location>.quests": quests.set_location,
    "locations.<location>.goods": board.set_goods,
    "locations.<location>.tile": board.set_tile,
    "legacy": board.set_legacy,
    "legacy.<collection>.discs": board.set_collected,
    f"legacy.{SILVER_FLEET}.markers": board.set_silver_fleet,
    f"legacy.{GOLD_MINE}.marker": board.set_gold_mine,
    "track.<space>.quest": quests.set_track,
    "display": cards.set_display,
    "decks.draw": cards.set_draw,
    "decks.discard": cards.set_discard,
    "decks.quests": quests.set_pile,
    "decks.combat_1": board.set_combat_pile,
    "decks.combat_2": board.set_combat_pile,
    "decks.automa": board.set_automa_deck,
    "prestige.<place>.id": board.set_prestige,
    "story.cards": story.set_cards,
    "story.facts": story.set_facts,
    "story.c_cards": story.set_c_cards,
}


def arrange(t: MaracaiboTable, given: Mapping[str, object], extras: Collection[str] = ()) -> None:
    """Apply state paths in their order; `extras` are cards that no box of the pack holds."""
    before = cards.circulating(t, extras)
    for path, value in given.items():
        put(t, path, value)
    quests.settle_city_quest(t)
    named = set(_named(given.values()))
    cards.return_to_box(t, cards.circulating(t, extras) - before, named, extras)


def put(t: MaracaiboTable, path: str, value: object) -> None:
    """Move pieces until the path has this value; what cannot be done is an error."""
    pattern, ids = resolve(t, path)
    setter = SETTERS.get(pattern)
    if setter is None:
        raise PathError(f"{path}: found a value that follows from others, allowed a path that can be set")
    setter(t, path, ids, value)


def _named(values: Iterable[object]) -> Iterable[str]:
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, list | tuple):
            yield from _named(value)
        elif isinstance(value, dict):
            yield from _named(value.values())
