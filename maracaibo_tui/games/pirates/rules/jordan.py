"""Jordan's turn: home from the Bay, or a card, its extra action, the voyage and one main action (PIR-SOLO-10..21)."""

from maracaibo_tui.engine.chance import rolled, shuffled
from maracaibo_tui.engine.forms import value_of
from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.box.sea import BAY, MARACAIBO
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.frames import JordanTurn
from maracaibo_tui.games.pirates.state.position import JORDAN, Jordan
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, jordan_of

from .battle import fight
from .caribbean import shown
from .gains import score
from .jordan_actions import buy, explore, raid, take_improvement
from .jordan_plan import Plan, explore_number, plan
from .jordan_upgrades import take_mission, upgrade
from .jordan_ways import reached, wandering
from .raid import FACES
from .rubies import free_ruby_spaces, receive_ruby
from .treasures import add_marker
from .unknown_waters import is_unknown_location, turn_up


@RULES.acts(JordanTurn)
def jordan_turn(t: PiratesTable, _f: JordanTurn) -> None:
    """Do the whole turn: nothing of it is asked (PIR-SOLO-10, PIR-SOLO-12)."""
    j = jordan_of(t)
    if j.ship == BAY:
        _sail_home(t, j)
        return
    planned = _planned(t, j)
    if planned.extra is not None:
        _extra(t, j, planned.card, planned.extra)
    _sail(t, j, planned)
    t.state.phase = "act"
    _meet(t, j)
    if planned.action:
        _act(t, j, planned.action)


def _sail_home(t: PiratesTable, j: Jordan) -> None:
    """Leave the Bay without a card: Maracaibo, an upgrade, points (PIR-SOLO-10)."""
    j.ship = MARACAIBO
    t.state.phase = "act"
    if t.tell is not None:
        t.tell(events.JordanSailedHome())
    upgrade(t, j)
    score(t, j, t.printed.solo.maracaibo, "maracaibo")


def _planned(t: PiratesTable, j: Jordan) -> Plan:
    """Turn up cards until a main action of one is possible; in the end sail without an aim (PIR-SOLO-14, -15)."""
    ends = reached(t, j)
    for _ in range(t.printed.solo.deck):
        card = _turned(t, j)
        found = plan(t, t.printed.box.solo_cards[card], ends)
        if found is not None:
            return found
        if t.tell is not None:
            t.tell(events.JordanIgnored(card))
    return Plan("", wandering(t, ends.values()))


def _turned(t: PiratesTable, j: Jordan) -> str:
    """Turn up the top card of his deck, made anew of the used ones if it is empty (PIR-SOLO-11)."""
    t.revealed = True
    if not j.deck:
        t.state.chance, j.deck = shuffled(t.state.chance, j.used)
        j.used = ()
        if t.tell is not None:
            t.tell(events.JordanReshuffled(j.deck))
    card, j.deck = j.deck[0], j.deck[1:]
    j.used = (*j.used, card)
    if t.tell is not None:
        t.tell(events.JordanTurned(card))
    return card


def _extra(t: PiratesTable, j: Jordan, card: str, extra: v.Extra) -> None:
    """Carry out an extra action where he stands, without marker or upgrade besides (PIR-SOLO-12, PIR-SOLO-38)."""
    if t.tell is not None:
        t.tell(events.JordanExtra(card, str(extra.__struct_config__.tag)))
    match extra:
        case v.ExtraUpgrade():
            upgrade(t, j)
        case v.ExtraRaid():
            raid(t, j)
        case v.ExtraExplore(steps=steps):
            explore(t, j, steps)


def _sail(t: PiratesTable, j: Jordan, planned: Plan) -> None:
    """Sail, and turn up what lies face down on the way; locations bring points (PIR-UNKLOC-08, PIR-UNKIMP-07)."""
    choice, taken = planned.choice, planned.choice.taken
    card = shown(t, taken.space)
    if t.tell is not None:
        told = (taken.steps, taken.way, choice.others, planned.impossible, choice.why, card, taken.turned)
        t.tell(events.JordanChose(planned.action, taken.space, *told))
        t.tell(events.JordanSailed(taken.way))
    j.ship = taken.space
    for space in taken.way:
        if space in t.state.facedown:
            is_location = is_unknown_location(t, space)
            turn_up(t, JORDAN, space)
            if is_location:
                score(t, j, t.printed.solo.unknown_vp[t.state.round - 1], "module")


def _meet(t: PiratesTable, j: Jordan) -> None:
    """Meet the ship of the person on a card: the fee, then the battle (PIR-SOLO-09, PIR-BATTLE-07, PIR-SAIL-13)."""
    state, person = t.state, t.state.players[0]
    if j.ship not in state.grid or person.ship != j.ship:
        return
    fee = t.printed.turn.fee
    person.doubloons += fee
    if t.tell is not None:
        t.tell(events.FeeReceived(person.seat, fee))
    if state.options.pirate_battle:
        fight(t, JORDAN)


def _act(t: PiratesTable, j: Jordan, action: str) -> None:
    """Do at the end of the way what he came for (PIR-SOLO-20, PIR-SOLO-21, PIR-SOLO-32)."""
    if j.ship == BAY:
        _sell_ruby(t, j)
        upgrade(t, j)
        _main(t, j, action, t.printed.bay.explore)
    elif value_of(action):
        take_improvement(t, j)
    else:
        location = t.state.grid[j.ship]
        receive_ruby(t, j, location)
        if kind := t.state.treasure_tiles.get(location, ""):
            add_marker(t, j, kind, 1, "tile")
        upgrade(t, j)
        _main(t, j, action, explore_number(t, location) if action == "explore" else 0)


def _main(t: PiratesTable, j: Jordan, action: str, spaces: int) -> None:
    """Carry out a main action; in the Bay Explore counts as there (PIR-SOLO-13, PIR-SOLO-21)."""
    match action:
        case "raid":
            raid(t, j)
        case "explore":
            explore(t, j, spaces)
        case "mission":
            take_mission(t, j)
        case _:
            buy(t, j)


def _sell_ruby(t: PiratesTable, j: Jordan) -> None:
    """Put a ruby on the market: on the space thrown, or the next free one; it brings nothing (PIR-RUBY-07, MIX-07)."""
    spaces, free = tuple(t.printed.box.rubies), free_ruby_spaces(t)
    if not (t.state.options.rubies and j.rubies and free):
        return
    (die,) = rolled(t, FACES)
    at = die - 1 if die <= len(spaces) else 0
    space = next(each for each in (*spaces[at:], *spaces[:at]) if each in free)
    j.rubies -= 1
    t.state.ruby_market = {**t.state.ruby_market, space: j.seat}
    if t.tell is not None:
        t.tell(events.RubySold(j.seat, space, die))
