"""Where a ship has ended its move: what the space does (PIR-SAIL-08, PIR-LOC, PIR-BAY)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.box.sea import BAY, MARACAIBO
from maracaibo_tui.games.pirates.state.frames import (
    BayAction,
    ImprovementCard,
    Land,
    ResidenceCard,
    SellRuby,
    StartActions,
    UpgradeShip,
)
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, player

from .black_market import offer_tile
from .caribbean import buildable
from .exploring import start_explore
from .gains import gain_doubloons, score
from .raid import start_raid
from .residences import build_for_price
from .rubies import receive_ruby
from .track import is_at_end
from .treasures import add_marker
from .unknown_waters import is_unknown_location, turn_up


@RULES.acts(Land)
def land(t: PiratesTable, f: Land) -> None:
    """Use the space where the move has ended (PIR-SAIL-08, PIR-BAY-08)."""
    p = player(t, f.seat)
    t.state.phase = "act"
    if p.ship == BAY:
        _arrive_in_bay(t, p)
    elif p.ship == MARACAIBO:
        _arrive_on_maracaibo(t, p)
    else:
        _use_card(t, p)


def _use_card(t: PiratesTable, p: Player) -> None:
    """Use the card of the grid; an unknown location is turned up first, for the doubloons on it (PIR-UNKLOC-04)."""
    state = t.state
    if is_unknown_location(t, p.ship):
        chest = turn_up(t, p.seat, p.ship)
        gain_doubloons(t, p, chest, f"location/{state.grid[p.ship]}")
    card = state.grid[p.ship]
    kind = "improvement" if p.ship in state.fillers else t.printed.card_type[card]
    if kind == "location":
        _use_location(t, p, card)
    else:
        push(t, ImprovementCard(p.seat) if kind == "improvement" else ResidenceCard(p.seat))


def _use_location(t: PiratesTable, p: Player, location: str) -> None:
    """Go through the four steps: treasure tile, own black-market tile, ship upgrade, actions (PIR-LOC-01..05, -11)."""
    receive_ruby(t, p, location)
    kind = t.state.treasure_tiles.get(location, "")
    if kind:
        add_marker(t, p, kind, 1, "tile")
    push(t, UpgradeShip(p.seat, f"location/{location}"), StartActions(p.seat, location))
    offer_tile(t, p, location)


def _arrive_in_bay(t: PiratesTable, p: Player) -> None:
    """Offer a ruby sale and an upgrade, then one of three actions (PIR-BAY-01..03, PIR-RUBY-04)."""
    push(t, UpgradeShip(p.seat, "bay"), BayAction(p.seat))
    if t.state.options.rubies:
        push(t, SellRuby(p.seat))


def _arrive_on_maracaibo(t: PiratesTable, p: Player) -> None:
    """Score, and offer an upgrade (PIR-BAY-06, PIR-BAY-07, EFF-PIL-07)."""
    push(t, UpgradeShip(p.seat, "maracaibo"))
    score(t, p, t.printed.numbers.maracaibo.vp, "maracaibo")


@RULES.asks(BayAction)
def ask_bay(t: PiratesTable, f: BayAction) -> Question:
    """Ask for one of the actions of the Bay that are possible (DEC-P25, PIR-BAY-02, PIR-BAY-04, PIR-BAY-05)."""
    p = player(t, f.seat)
    explore = () if is_at_end(t, p) else ("explore",)
    options = ("raid", *explore, *for_each("build", buildable(t, p)))
    return Question(seat=f.seat, point="DEC-P25", options=options, rule="PIR-BAY-02", source="bay")


@RULES.answers(BayAction)
def answer_bay(t: PiratesTable, f: BayAction, option: str) -> None:
    """Raid with extra swords, explore, or build (PIR-BAY-02, EFF-PIL-04, EFF-PIL-05, EFF-PIL-06)."""
    p, bay = player(t, f.seat), t.printed.bay
    if option == "raid":
        start_raid(t, p, bay.swords)
    elif option == "explore":
        start_explore(t, p, bay.explore, "bay", chosen=True)
    else:
        build_for_price(t, p, value_of(option))
