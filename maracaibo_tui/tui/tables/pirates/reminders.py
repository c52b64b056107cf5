"""What players of the box easily forget, in a few words each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.games.pirates.box.printed import KINDS, Printed
from maracaibo_tui.games.pirates.box.sea import BAY, MARACAIBO
from maracaibo_tui.games.pirates.rules.caribbean import sea_of
from maracaibo_tui.games.pirates.rules.conditions import facts_of, mission_worth
from maracaibo_tui.games.pirates.rules.possessions import movement
from maracaibo_tui.games.pirates.state import frames as f
from maracaibo_tui.games.pirates.state.position import Jordan, Player
from maracaibo_tui.games.pirates.state.table import PiratesTable, everybody, last_seat
from maracaibo_tui.games.pirates.words.counting import fulfilled, known_missions
from maracaibo_tui.games.pirates.words.effects import several
from maracaibo_tui.games.pirates.words.things import tile_text, worth
from maracaibo_tui.tui.screen.lines import Lines, line
from maracaibo_tui.tui.shell.keys import key_of
from maracaibo_tui.tui.shell.kit import Moment

from .seen import own, table_of

Reminder = Callable[[PiratesTable, Player, Moment], str]
_SAILING = frozenset({"DEC-P10", "DEC-P11"})
_SOON = 2
"""Turns to the Bay from which the end of the round is near."""


def reminders(printed: Printed, moment: Moment) -> Lines:
    """Name what is easily forgotten at this question."""
    if moment.question is None:
        return []
    if moment.view.phase == "setup":
        # Whoever reads lines instead of a table has been greeted, and has no preview.
        is_told_in_lines = moment.after is None and not moment.turned_up
        first = line(f"the first time? press {key_of('rule', moment.keys)} and open Your first game")
        return [] if is_told_in_lines else [first]
    table, p = table_of(printed, moment), own(moment)
    return [line(text) for each in _ALL if (text := each(table, p, moment))]


def _point(moment: Moment) -> str:
    return moment.question.point if moment.question is not None else ""


def turns_to_bay(t: PiratesTable, each: object) -> int:
    """Give the fewest turns that a ship takes to the Bay, 0 for one that is there."""
    ship = str(getattr(each, "ship", ""))
    if ship in {BAY, MARACAIBO}:
        return 0
    steps = movement(t, each) if isinstance(each, Player) else t.printed.solo.reach
    return -(-sea_of(t).within(ship, 99)[BAY] // steps)


def _mission(t: PiratesTable, p: Player, moment: Moment) -> str:
    """Tell that the option fulfils a mission, or the sixth."""
    after = moment.after
    if after is None or after.phase == "over":
        return ""
    later = table_of(t.printed, moment._replace(view=after))
    then = after.players[p.seat - 1]
    now_facts, then_facts = facts_of(t, p), facts_of(later, then)
    done = [
        each
        for each in known_missions(t, p)
        if mission_worth(later, each, then_facts)[0] > mission_worth(t, each, now_facts)[0]
    ]
    wanted = t.printed.scoring.missions
    if fulfilled(t, p, now_facts) < wanted <= fulfilled(later, then, then_facts):
        return f"that is your sixth mission: {t.printed.scoring.missions_vp} VP more"
    return f"it fulfils mission {' and '.join(done)}" if done else ""


def _own_tile(t: PiratesTable, p: Player, moment: Moment) -> str:
    """Tell that a black-market tile of one's own can be reached."""
    if _point(moment) not in _SAILING:
        return ""
    ends = {taken_apart(option.id).values[-1:] for option in moment.options}
    for card, (seat, tile) in t.state.market.items():
        space = next((space for space, found in t.state.grid.items() if found == card), "")
        if seat == p.seat and (space,) in ends:
            return f"your black market lies at {space}: {tile_text(t.printed, tile, t.state.sides[tile])}"
    return ""


def _bay(t: PiratesTable, p: Player, moment: Moment) -> str:
    """Tell who can end the round soon, and in the last round whether one reaches the Bay."""
    if _point(moment) not in _SAILING:
        return ""
    names = moment.names
    for each in everybody(t):
        if each is not p and each.ship == BAY:
            return f"{names[each.seat]} reaches Maracaibo next turn: {_then(t, p, each)}"
    near = [
        (turns_to_bay(t, each), names[each.seat])
        for each in everybody(t)
        if each is not p and each.ship not in {BAY, MARACAIBO}
    ]
    turns, who = min(near, default=(99, ""))
    return f"{who} can reach the Bay in {several(turns, 'turn')}" if turns <= _SOON else ""


def _then(t: PiratesTable, p: Player, each: Player | Jordan) -> str:
    """Say what comes of a ship that reaches Maracaibo in its next turn (PIR-ROUND-04, PIR-ROUND-06)."""
    if t.state.round < t.printed.turn.rounds:
        return "the round ends"
    end = "the game ends" if each.seat == last_seat(t) else "the last turns follow"
    order = [other.seat for other in everybody(t)]
    return end if order.index(p.seat) > order.index(each.seat) else f"{end}, and this is your last turn"


def _last(t: PiratesTable, p: Player, moment: Moment) -> str:
    """Tell that a ship has reached Maracaibo in the last round, so that nobody comes to the turn again."""
    is_reached = any(each.ship == MARACAIBO for each in everybody(t) if each is not p)
    is_last = t.state.round >= t.printed.turn.rounds and is_reached
    return "this is your last turn" if is_last and _point(moment) in _SAILING else ""


def _dig(_t: PiratesTable, p: Player, moment: Moment) -> str:
    """Tell that a burial frees the bonus space above the line."""
    if _point(moment) != "DEC-P42":
        return ""
    free = [kind for kind in p.top if p.above[kind] == 1]
    return f"burying it frees the bonus space of {' and '.join(free)} above the line" if free else ""


def _islands(t: PiratesTable, _p: Player, moment: Moment) -> str:
    """Tell of islands on which one marker more raises the worth."""
    if _point(moment) != "DEC-P44":
        return ""
    near = [
        kind for kind in KINDS if worth(t.printed, t.state.islands[kind] + 1) > worth(t.printed, t.state.islands[kind])
    ]
    return f"one marker more raises the worth of {', '.join(near)}" if near else ""


def _figureheads(t: PiratesTable, p: Player, moment: Moment) -> str:
    """Tell that figureheads run out."""
    left = len(t.state.offer_figureheads)
    return "one figurehead is left" if left == 1 and not p.figurehead and _point(moment) in _SAILING else ""


def _chain(t: PiratesTable, p: Player, _moment: Moment) -> str:
    """Tell what waits behind the open question where that is more than one thing, the next first (PIR-GEN-19)."""
    behind = [each for each in reversed(t.state.agenda[:-1]) if each.seat == p.seat]
    told = [_WAITS[type(each)](each) for each in behind if type(each) in _WAITS]
    return f"then still {', then '.join(told)}" if len(told) > 1 else ""


_WAITS: Mapping[type, Callable[[Any], str]] = {
    f.RaidOptions: lambda frame: f"{several(frame.swords, 'sword')} of the Raid",
    f.GainTreasures: lambda frame: several(frame.count, frame.kind),
    f.Effects: lambda frame: several(len(frame.waiting), "effect"),
    f.Lone: lambda _f: "1 effect",
    f.OwnTile: lambda _f: "your black market",
    f.UpgradeShip: lambda _f: "a ship upgrade",
    f.StartActions: lambda _f: "the actions of the location",
    f.LocationActions: lambda frame: several(len(frame.left), "action") + " of the location",
    f.BayAction: lambda _f: "the action of the Bay",
    f.SellRuby: lambda _f: "the ruby market",
    f.GoExplore: lambda frame: f"Explore {frame.steps}",
    f.Bury: lambda _f: "a burial",
    f.PlaceMarkers: lambda frame: several(frame.count, "marker"),
    f.TakeMission: lambda _f: "a mission",
}
"""How each frame is called that may wait below the open question."""
_ALL: tuple[Reminder, ...] = (_mission, _last, _own_tile, _bay, _dig, _figureheads, _islands, _chain)
