"""Positions with one thing wrong in each: what an audit must notice, by invariant."""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.payment import discard_cards
from maracaibo_tui.games.maracaibo.state.frames import AfterMain, Buy, PayCards
from maracaibo_tui.games.maracaibo.state.position import Options, Player, State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from tests.support import busy
from tests.support.played import game

Break = Callable[[MaracaiboTable], None]
SOLO = Options(players=1, bot="jean", bot_level=3)
LEGACY = Options(players=3, story_card=76)
CAMPAIGN = Options(campaign=True)


def in_the_second_round(options: Options | None = None) -> MaracaiboTable:
    """Play to the fifth turn of round II and stop where a ship is to sail."""
    options = options or Options(players=3)
    table = game().table(game().begin(options, 1), None)
    question, chance = game().settle(table), from_seed(4)
    while question is not None and not (table.state.round == 2 and table.state.turn > 4 and question.point == "DEC-04"):
        chance, answer = busy.choose(question, chance)
        game().answer(table, answer)
        question = game().settle(table)
    return table


def waiting(state: State) -> Player:
    """Give a player whose turn it is not, or the only one there is."""
    return next((p for p in state.players if p.seat != state.active), state.players[0])


def _figure_too_many(t: MaracaiboTable) -> None:
    waiting(t.state).figures += 1


def _disc_too_many(t: MaracaiboTable) -> None:
    waiting(t.state).discs_removed += 1


def _three_on_an_area(t: MaracaiboTable) -> None:
    p = waiting(t.state)
    p.discs = {**p.discs, "hand_limit_six": p.discs["hand_limit_six"] + 1, "five_doubloons": -1}
    p.discs_removed += _full(t) - sum(p.discs.values()) - _elsewhere(t, p)


def _full(t: MaracaiboTable) -> int:
    return len(t.printed.box.areas) * t.printed.setup.discs


def _elsewhere(t: MaracaiboTable, p: Player) -> int:
    return p.discs_removed + sum(owners.count(p.seat) for owners in t.state.goods.values())


def _gate_jumped(t: MaracaiboTable) -> None:
    p = waiting(t.state)
    p.discs = {**p.discs, "ten_vp": p.discs["ten_vp"] - 1}
    p.discs_removed += 1


def _marker_lost(t: MaracaiboTable) -> None:
    t.state.supply = {**t.state.supply, "france": t.state.supply["france"] - 1}


def _supply_below_none(t: MaracaiboTable) -> None:
    left = t.state.supply["france"]
    t.state.supply = {**t.state.supply, "france": -1}
    t.state.removed = {**t.state.removed, "france": t.state.removed["france"] + left + 1}


def _marker_at_sea(t: MaracaiboTable) -> None:
    _marker_lost(t)
    t.state.markers = {**t.state.markers, "havana": "france"}


def _card_twice(t: MaracaiboTable) -> None:
    p = waiting(t.state)
    p.hand = (*p.hand, t.state.discard[0])


def _card_back_in_the_box(t: MaracaiboTable) -> None:
    t.state.draw = t.state.draw[:-1]


def _four_planned(t: MaracaiboTable) -> None:
    waiting(t.state).planning += t.state.draw[-4:]
    t.state.draw = t.state.draw[:-4]


def _quest_lost(t: MaracaiboTable) -> None:
    t.state.quest_pile = t.state.quest_pile[:-1]


def _story_tile_lost(t: MaracaiboTable) -> None:
    story = t.state.story
    assert story is not None
    t.state.campaign = replace(story, pile=story.pile - 1)


def _token_lost(t: MaracaiboTable) -> None:
    t.state.combat_2 = t.state.combat_2[:-1]


def _token_twice(t: MaracaiboTable) -> None:
    p = next(p for p in t.state.players if p.synergies)
    p.synergies = (*p.synergies, p.synergies[0])


def _building_too_early(t: MaracaiboTable) -> None:
    t.state.prestige_faceup += 1


def _too_many_points(t: MaracaiboTable) -> None:
    waiting(t.state).combat_points = t.printed.combat.most_points + 1


def _influence_back(t: MaracaiboTable) -> None:
    p = next(p for p in t.state.players if p.influence["spain"])
    p.influence = {**p.influence, "spain": p.influence["spain"] - 1}


def _explorers_together(t: MaracaiboTable) -> None:
    for p in t.state.players:
        p.explorer = "e20"


def _ship_back(t: MaracaiboTable) -> None:
    waiting(t.state).ship = "havana"


def _assistant_without_card(t: MaracaiboTable) -> None:
    p = waiting(t.state)
    p.figures_general -= 1
    p.assistants = {**p.assistants, "18": ("A01",)}
    p.figures, p.figures_general = p.figures + p.figures_general, 0


def _investor_twice(t: MaracaiboTable) -> None:
    p, building = waiting(t.state), t.state.prestige[0]
    t.state.investors = {building: (p.seat, p.seat)}
    spare = p.figures + p.figures_general - 2
    p.figures, p.figures_general = 0, spare


def _task_twice(t: MaracaiboTable) -> None:
    p = waiting(t.state)
    p.figures += 2 - len(p.career_done)
    p.career_done = (1, 1)


def _income_for_nothing(t: MaracaiboTable) -> None:
    waiting(t.state).income_doubloons += 1


def _market_overfull(t: MaracaiboTable) -> None:
    t.state.goods = {**t.state.goods, "11": (0,) * 9}


def _new_city_without_quest(t: MaracaiboTable) -> None:
    t.state.quests = {**t.state.quests, "17": (), "2": (t.state.city_quest,)}


def _disc_returned(t: MaracaiboTable) -> None:
    p = next(p for p in t.state.players if p.discs_removed)
    area = next(area for area, discs in p.discs.items() if discs < t.printed.setup.discs)
    p.discs, p.discs_removed = {**p.discs, area: p.discs[area] + 1}, p.discs_removed - 1


def _quests_unpaid(t: MaracaiboTable) -> None:
    waiting(t.state).quests += t.state.quest_pile[-4:]
    t.state.quest_pile = t.state.quest_pile[:-4]


def _moved_too_far(t: MaracaiboTable) -> None:
    spent = t.printed.turn.movement + 1
    t.state.phase, t.state.this_turn = "main", msgspec.structs.replace(t.state.this_turn, spent=spent)


def _row_too_long(t: MaracaiboTable) -> None:
    if t.state.jean is not None:
        t.state.jean.discs_removed = 23


def _points_for_nothing(t: MaracaiboTable) -> None:
    waiting(t.state).vp += 1


def _nothing_to_pay_with(t: MaracaiboTable) -> None:
    p = waiting(t.state)
    discard_cards(t, p, p.hand)
    t.state.agenda += (PayCards(p.seat, ("corn",), "", (), "va:three_goods"),)


def _nothing_to_buy(t: MaracaiboTable) -> None:
    p = waiting(t.state)
    discard_cards(t, p, p.hand)
    t.state.discard, p.planning, p.doubloons = (*p.planning, *t.state.discard), (), 0
    t.state.agenda += (Buy(p.seat), AfterMain(p.seat))


def _no_way_out(t: MaracaiboTable) -> None:
    place = t.printed.locations["20"]
    arrows = tuple(msgspec.structs.replace(arrow, cost=99) for arrow in place.next)
    locations = {**t.printed.locations, "20": msgspec.structs.replace(place, next=arrows)}
    t.printed = Printed(msgspec.structs.replace(t.printed.box, locations=locations))


BROKEN: dict[str, tuple[Break, Options | None]] = {
    "INV-01": (_figure_too_many, None),
    "INV-03": (_disc_too_many, None),
    "INV-04": (_three_on_an_area, None),
    "INV-05": (_gate_jumped, None),
    "INV-06": (_marker_lost, None),
    "INV-07": (_supply_below_none, None),
    "INV-08": (_marker_at_sea, None),
    "INV-09": (_card_twice, None),
    "INV-10": (_card_back_in_the_box, None),
    "INV-11": (_four_planned, None),
    "INV-14": (_quest_lost, None),
    "INV-15": (_story_tile_lost, CAMPAIGN),
    "INV-16": (_token_lost, None),
    "INV-17": (_token_twice, None),
    "INV-18": (_building_too_early, None),
    "INV-19": (_too_many_points, None),
    "INV-21": (_influence_back, None),
    "INV-22": (_explorers_together, None),
    "INV-23": (_ship_back, None),
    "INV-24": (_assistant_without_card, None),
    "INV-25": (_investor_twice, None),
    "INV-26": (_task_twice, None),
    "INV-27": (_income_for_nothing, None),
    "INV-28": (_market_overfull, None),
    "INV-29": (_new_city_without_quest, LEGACY),
    "INV-31": (_disc_returned, None),
    "INV-32": (_quests_unpaid, None),
    "INV-33": (_moved_too_far, None),
    "INV-34": (_row_too_long, SOLO),
    "INV-35": (_points_for_nothing, None),
    "INV-38": (_nothing_to_pay_with, None),
    "INV-39": (_nothing_to_buy, None),
    "INV-40": (_no_way_out, None),
}
"""What is done to a position, and at which table."""
