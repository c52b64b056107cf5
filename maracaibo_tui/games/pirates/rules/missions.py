"""Taking, renewing and discarding missions (PIR-MISS)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.frames import DiscardMission, RenewMissions, TakeMission
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, player

from .gains import gain_doubloons
from .possessions import sources


def offer_mission(t: PiratesTable, p: Player, source: str, *, chosen: bool) -> None:
    """Offer a mission; the Whale may renew the row before (PIR-MISS-01, EFF-PIF-04)."""
    push(t, TakeMission(p.seat, source, chosen))
    if sources(dict.fromkeys(t.printed.renewing), p):
        push(t, RenewMissions(p.seat))


@RULES.asks(RenewMissions)
def ask_renewal(t: PiratesTable, f: RenewMissions) -> Question | None:
    """Ask whether the open missions are renewed; not with an empty deck (DEC-P53, EFF-PIF-04)."""
    if not t.state.missions or not any(t.state.offer_missions):
        return None
    source = f"figurehead/{player(t, f.seat).figurehead}/permanent"
    return Question(seat=f.seat, point="DEC-P53", options=("renew", "keep"), rule="EFF-PIF-04", source=source)


@RULES.answers(RenewMissions)
def renew(t: PiratesTable, f: RenewMissions, option: str) -> None:
    """Put the open missions under the deck and lay out new ones on all places, from left to right (EFF-PIF-04)."""
    if option == "keep":
        return
    t.revealed = True
    state = t.state
    gone = tuple([mission for mission in state.offer_missions if mission])
    places, deck = len(state.offer_missions), (*state.missions, *gone)
    if t.tell is not None:
        t.tell(events.MissionsRenewed(f.seat, gone))
    state.missions, state.offer_missions = deck, ("",) * places
    for place in range(places):
        lay_out(t, place)


def lay_out(t: PiratesTable, place: int) -> None:
    """Lay the top mission of the deck on a place of the row; without one it stays empty (PIR-MISS-01, PIR-MISS-05)."""
    state, row = t.state, t.state.offer_missions
    mission = state.missions[0] if state.missions else ""
    if mission:
        t.revealed = True
    state.missions = state.missions[1:]
    state.offer_missions = (*row[:place], mission, *row[place + 1 :])
    if t.tell is not None and mission:
        t.tell(events.MissionLaid(place + 1, mission))


@RULES.asks(TakeMission)
def ask_mission(t: PiratesTable, f: TakeMission) -> Question | None:
    """Ask whether the top of the deck is taken or an open mission (DEC-P46, PIR-MISS-01, PIR-MISS-05)."""
    deck = ("deck",) if t.state.missions else ()
    found = (*deck, *[mission for mission in t.state.offer_missions if mission])
    if not found:
        return None
    passes = () if f.chosen else ("skip",)
    options = (*for_each("mission", found), *passes)
    return Question(seat=f.seat, point="DEC-P46", options=options, rule="PIR-MISS-01", source=f.source)


@RULES.answers(TakeMission)
def take_mission(t: PiratesTable, f: TakeMission, option: str) -> None:
    """Take it in secret; an open one is replaced in its place (PIR-MISS-01, PIR-MISS-02)."""
    if option == "skip":
        return
    p, chosen, state = player(t, f.seat), value_of(option), t.state
    is_open = chosen != "deck"
    if not is_open:
        t.revealed = True
    mission = chosen if is_open else state.missions[0]
    p.missions = (*p.missions, mission)
    if t.tell is not None:
        t.tell(events.MissionTaken(p.seat, mission, is_open))
    if is_open:
        lay_out(t, state.offer_missions.index(mission))
    else:
        state.missions = state.missions[1:]


@RULES.asks(DiscardMission)
def ask_discard(t: PiratesTable, f: DiscardMission) -> Question | None:
    """Ask which mission of the hand is discarded (DEC-P52, EFF-PII-22)."""
    p = player(t, f.seat)
    if not p.missions:
        return None
    passes = () if f.chosen else ("skip",)
    options = (*for_each("discard", p.missions), *passes)
    return Question(seat=f.seat, point="DEC-P52", options=options, rule="EFF-PII-22", source=f.source)


@RULES.answers(DiscardMission)
def discard_mission(t: PiratesTable, f: DiscardMission, option: str) -> None:
    """Put it under the deck and take the doubloons (PIR-MISS-06, EFF-PII-22)."""
    if option == "skip":
        return
    p, mission = player(t, f.seat), value_of(option)
    p.missions = tuple([each for each in p.missions if each != mission])
    t.state.missions = (*t.state.missions, mission)
    if t.tell is not None:
        t.tell(events.MissionDiscarded(p.seat, mission))
    gain_doubloons(t, p, f.doubloons, f.source)
