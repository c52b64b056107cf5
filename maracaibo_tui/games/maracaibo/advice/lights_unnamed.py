"""What an option lights up without naming it: the place of the ship, the nation fought for, what is paid."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.sight import PASSES
from maracaibo_tui.games.maracaibo.words.legacy import lying

from .decision import Decision

Implies: TypeAlias = Callable[[Printed, Decision, Sequence[str]], Sequence[str]]
"""Name things from the components, the moment, and the words of an option behind its form."""

COMBAT, FIGURES = "count/combat", "count/figures"
"""What is counted on the ship board."""
DRAW_PILE, HAND = "pile/draw", "hand/all"
_SHIP_ACTIONS: Mapping[str, type[v.ShipOption]] = {
    "combat_point": v.VaCombatPoint,
    "three_goods": v.VaThreeGoods,
    "annex": v.VaAnnex,
}
"""Village actions that an area of the ship allows."""
_LEGACY_ACTIONS: Mapping[str, type] = {"silver_fleet": v.LegacySilverFleet, "gold_mine": v.LegacyGoldMine}
"""Combat actions that a legacy tile allows."""


def unnamed(printed: Printed, decision: Decision) -> Sequence[str]:
    """Name what the highlighted option concerns by where and when it is offered."""
    question, option = decision.question, decision.option
    if question is None or option is None:
        return ()
    word, values, _way = taken_apart(option.id)
    # Whoever leaves something touches nothing.
    if word in PASSES:
        return ()
    says = _BY_FORM.get(word) or _BY_POINT.get(question.point)
    return says(printed, decision, values) if says is not None else ()


def _me(decision: Decision) -> Player:
    found: Player = decision.view.players[decision.seat - 1]
    return found


def _here(_printed: Printed, decision: Decision, _words: Sequence[str]) -> list[str]:
    return [f"place/{_me(decision).ship}"]


def _combat_action(printed: Printed, decision: Decision, words: Sequence[str]) -> list[str]:
    """Name the nation that is fought for, and the legacy tile that allows what is done."""
    kind, nation = _LEGACY_ACTIONS.get(words[0]), getattr(decision.view.agenda[-1], "nation", "")
    tiles = [tile for tile in lying(printed, decision.view) if kind is not None and isinstance(tile.effect, kind)]
    return [*([f"nation/{nation}"] if nation else []), *[f"legacy/{tile.id}" for tile in tiles]]


def _career(_printed: Printed, decision: Decision, _words: Sequence[str]) -> list[str]:
    return [f"career/{_me(decision).career}"]


def _where_a_quest_lies(_printed: Printed, decision: Decision, words: Sequence[str]) -> list[str]:
    """Find a quest on the map, on the explorer track, or on a card of one's own."""
    quest, view = words[0], decision.view
    return [
        *[f"place/{place}" for place, quests in view.quests.items() if quest in quests],
        *[f"space/{space}" for space, lies in view.track_quests.items() if lies == quest],
        *[f"card/{card}" for card, lies in _me(decision).card_quests.items() if lies == quest],
    ]


def _where_a_tile_lies(printed: Printed, decision: Decision, words: Sequence[str]) -> list[str]:
    tile = printed.box.legacy.get(words[0])
    if tile is None:
        return _where_a_quest_lies(printed, decision, words)
    return [f"place/{tile.location}"] if tile.location else []


def _village_action(printed: Printed, decision: Decision, words: Sequence[str]) -> list[str]:
    """Name the area that allows a village action, where a village is annexed also that, or the hand as a whole."""
    name = words[0]
    if name == "discard_hand":
        return [HAND]
    kind = _SHIP_ACTIONS.get(name)
    areas = [area.id for area in printed.lasting["option"] if kind in [type(each) for each in area.option]]
    return [*[f"area/{area}" for area in areas], *(_here(printed, decision, words) if name == "annex" else [])]


def _of_that_good(printed: Printed, decision: Decision, words: Sequence[str]) -> list[str]:
    return [f"card/{card}" for card in _me(decision).hand if printed.cards[card].good == words[0]]


def _asking_item(_printed: Printed, decision: Decision, _words: Sequence[str]) -> list[str]:
    """Name the card or the area that asks, as in `area/immediate_choice/choice`."""
    source = decision.question.source if decision.question is not None else ""
    return ["/".join(source.split("/")[:2])]


def _all(*parts: Implies) -> Implies:
    return lambda printed, decision, words: [name for part in parts for name in part(printed, decision, words)]


def _fixed(*names: str) -> Implies:
    return lambda _printed, _decision, _words: names


_BY_FORM: Mapping[str, Implies] = {
    **dict.fromkeys(("city", "village", "assist", "deliver", "use"), _here),
    "quest": _where_a_quest_lies,
    "tile": _where_a_tile_lies,
    "career_task": _career,
    "figure_to_cp": _fixed(FIGURES, COMBAT),
    "figures": _all(_fixed(FIGURES), _asking_item),
    "spend": lambda _printed, _decision, words: [COMBAT if words[0] == "cp" else FIGURES],
    "ca": _combat_action,
    "va": _village_action,
    "good": _of_that_good,
    "draw": _fixed(DRAW_PILE),
    "hold": _fixed(),
}
"""By the form of an option, wherever it is offered."""
_BY_POINT: Mapping[str, Implies] = {
    **dict.fromkeys(("DEC-14", "DEC-15", "DEC-24"), _here),
    "DEC-21": _asking_item,
    "DEC-26": _all(_here, _asking_item),
    "DEC-34": _all(_here, _fixed(FIGURES)),
    "DEC-40": _fixed(COMBAT),
}
"""By decision point, for what is meant only there."""
