"""Setting up the table and keeping missions (PIR-SETUP)."""

from maracaibo_tui.engine.agenda import Table, push
from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box.printed import KINDS, Printed
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.frames import KeepMission, MissionsKept, StartTurn
from maracaibo_tui.games.pirates.state.position import JORDAN, Jordan, Options, Player, State
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, player

from .deal import Deal


def lay_out(printed: Printed, options: Options, dealt: Deal) -> State:
    """Lay out everything; seat 1 begins (PIR-SETUP-01, -05, -08, -11, -13..17, PIR-GEN-04)."""
    setup = printed.setup
    hands, missions = _hands(printed, options, dealt.missions)
    solo, row = _solo_missions(printed, options), setup.mission_offer
    hidden = _facedown(printed, options, dealt)
    state = State(
        options=options,
        chance=dealt.chance,
        players=tuple(_player(printed, seat, hand) for seat, hand in enumerate(hands, 1)),
        grid=dealt.grid,
        islands=dict.fromkeys(KINDS, setup.island_markers),
        sides=dealt.sides,
        jordan=_jordan(dealt, missions[:solo]) if options.bot == JORDAN else None,
        facedown=hidden,
        chests=_chests(printed, dealt, hidden),
        offer_missions=_row(missions[solo : solo + row], row),
        offer_figureheads=dealt.figureheads,
        level2=dealt.level2,
        faceup=dealt.faceup,
        missions=missions[solo + row :],
        box=dealt.box,
    )
    _lay_treasure_tiles(printed, state, dealt)
    seats = range(1, options.players + 1)
    push(Table(state, printed), *[KeepMission(seat) for seat in seats], MissionsKept(), StartTurn(1))
    return state


def _player(printed: Printed, seat: int, dealt: tuple[str, ...]) -> Player:
    """Give a seat what everybody begins with (PIR-SETUP-12..14, PIR-SETUP-17)."""
    return Player(
        seat=seat,
        doubloons=printed.setup.doubloons[seat - 1],
        tiles=tuple(printed.box.tiles),
        above=dict.fromkeys(KINDS, 0),
        dealt=dealt,
    )


def _jordan(dealt: Deal, missions: tuple[str, ...]) -> Jordan:
    """Give Jordan his boards, his deck and a mission face down (PIR-SOLO-03, PIR-SOLO-04, PIR-SOLO-06)."""
    return Jordan(treasures=dict.fromkeys(KINDS, 0), deck=dealt.solo, missions=missions)


def dealt_and_kept(printed: Printed, options: Options) -> tuple[int, int]:
    """Give how many missions a seat is dealt, and how many it keeps (PIR-SETUP-15, PIR-HUNT-01)."""
    setup, modules = printed.setup, printed.modules
    if options.mission_hunters:
        return modules.hunters_dealt, modules.hunters_kept
    return setup.missions_dealt, setup.missions_kept


def _hands(
    printed: Printed, options: Options, missions: tuple[str, ...]
) -> tuple[list[tuple[str, ...]], tuple[str, ...]]:
    """Deal missions seat by seat from the top of the deck; give the rest, too (PIR-SETUP-11)."""
    each, _ = dealt_and_kept(printed, options)
    hands = [missions[each * seat : each * (seat + 1)] for seat in range(options.players)]
    return hands, missions[each * options.players :]


def _solo_missions(printed: Printed, options: Options) -> int:
    return printed.solo.missions if options.bot == JORDAN else 0


def _row(missions: tuple[str, ...], places: int) -> tuple[str, ...]:
    """Lay missions into the row from left to right (PIR-SETUP-11, PIR-HUNT-02)."""
    return (*missions, *("",) * (places - len(missions)))


def _facedown(printed: Printed, options: Options, dealt: Deal) -> tuple[str, ...]:
    """Name the places that lie face down (PIR-UNKLOC-01, PIR-UNKIMP-01, PIR-MIX-02)."""
    hidden = {"location": options.unknown_locations, "improvement": options.unknown_improvements, "residence": False}
    return tuple([space for space, card in dealt.grid.items() if hidden[printed.card_type[card]]])


def _chests(printed: Printed, dealt: Deal, hidden: tuple[str, ...]) -> dict[str, int]:
    """Lay doubloons on locations that lie face down (PIR-UNKLOC-02)."""
    places = [space for space in hidden if printed.card_type[dealt.grid[space]] == "location"]
    return dict.fromkeys(places, printed.modules.unknown_doubloon)


def _lay_treasure_tiles(printed: Printed, state: State, dealt: Deal) -> None:
    """Lay the treasure tiles on the locations with the symbol, or keep them apart (PIR-SETUP-09, PIR-UNKLOC-03)."""
    shown = [card for card, location in printed.box.locations.items() if location.treasure_tile]
    fitting = [] if state.options.unknown_locations else [card for card in shown if card in dealt.grid.values()]
    state.treasure_tiles = dict(zip(fitting, dealt.tiles, strict=False))
    state.loose_tiles = dealt.tiles[len(fitting) :]


RULES.together(KeepMission)


@RULES.asks(KeepMission)
def ask_mission_to_keep(t: PiratesTable, f: KeepMission) -> Question | None:
    """Ask which dealt mission is kept, one a question, in secret (DEC-P02, PIR-SETUP-15, PIR-HUNT-01)."""
    p = player(t, f.seat)
    left = [mission for mission in p.dealt if mission not in p.kept]
    if not left or len(p.kept) >= dealt_and_kept(t.printed, t.state.options)[1]:
        return None
    rule = "PIR-HUNT-01" if t.state.options.mission_hunters else "PIR-SETUP-15"
    return Question(seat=f.seat, point="DEC-P02", options=for_each("keep", left), rule=rule)


@RULES.answers(KeepMission)
def keep_mission(t: PiratesTable, f: KeepMission, option: str) -> None:
    """Remember it; hands change when all have answered (PIR-SETUP-15)."""
    p = player(t, f.seat)
    p.kept = (*p.kept, value_of(option))
    push(t, f)


@RULES.acts(MissionsKept)
def missions_kept(t: PiratesTable, _f: MissionsKept) -> None:
    """Take up what was kept; the others go under the deck in seat order (PIR-SETUP-15, PIR-GEN-22)."""
    t.revealed = True
    state = t.state
    for p in state.players:
        gone = tuple([mission for mission in p.dealt if mission not in p.kept])
        p.missions, p.dealt, p.kept = p.kept, (), ()
        state.missions = (*state.missions, *gone)
        if t.tell is not None:
            for mission in p.missions:
                t.tell(events.MissionKept(p.seat, mission))
            t.tell(events.MissionsReturned(p.seat, gone))
