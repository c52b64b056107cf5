"""Laying out the position a scenario begins with."""

from msgspec.structs import replace

from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.engine.scenario import answer_first, fitting_numbers, options_among
from maracaibo_tui.games.pirates.audit.invariants import Audit
from maracaibo_tui.games.pirates.box.components import Box
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.rules.deal import deal
from maracaibo_tui.games.pirates.rules.game import Pirates
from maracaibo_tui.games.pirates.rules.setup import lay_out
from maracaibo_tui.games.pirates.state.frames import FinalScoring, Income, StartTurn
from maracaibo_tui.games.pirates.state.position import Options, State
from maracaibo_tui.games.pirates.state.table import after

from .given import arrange
from .scenario import Scenario, Setup

_DEALT = ("locations", "residences", "improvements", "missions", "figureheads", "tiles", "solo_cards")
"""Kinds that are shuffled, dealt or given to everybody."""
_COUNTED = (*_DEALT, "upgrades", "digs", "rubies")


class World:
    """The printed components a scenario plays with: those of the pack, some replaced and some added."""

    def __init__(self, pack: Box, box: Box) -> None:
        """Take the box of the pack, and the box with what the scenario changes."""
        self.printed = Printed(box)
        self.dealt = self.printed if box is pack else Printed(_as_in(pack, box))
        self.changed = frozenset(kind for kind in _COUNTED if getattr(box, kind) is not getattr(pack, kind))


def _as_in(pack: Box, box: Box) -> Box:
    # What a scenario adds stays in the box until it is placed, so nothing of it is shuffled or dealt.
    kept = {kind: {item: getattr(box, kind)[item] for item in getattr(pack, kind)} for kind in _DEALT}
    return replace(box, **kept)


def begin(scenario: Scenario, world: World) -> tuple[Match[State], Audit]:
    """Set the game up, move the given pieces, go to where the scenario begins, and audit it from there on."""
    game = Pirates(world.printed)
    refusal = game.refusal(options_of(scenario.setup))
    if refusal:
        raise PathError(f"setup.{refusal}")
    state = _set_up(scenario, world, game)
    arrange(game.table(state, None), scenario.given)
    match = Match(game, state, keep_steps=False)
    audit = Audit(match.table, world.changed)
    match.table.tell = audit.tell
    return match, audit


def options_of(setup: Setup) -> Options:
    """Give the options of the game without what only a scenario has."""
    return options_among(setup, Options)


def _set_up(scenario: Scenario, world: World, game: Pirates) -> State:
    setup, options = scenario.setup, options_of(scenario.setup)
    with fitting_numbers(scenario.content):
        state = lay_out(world.dealt, options, deal(world.dealt, options, setup.seed))
    state.sides = {**dict.fromkeys(world.printed.box.tiles, "front"), **state.sides}
    if setup.start != "setup":
        answer_first(game, state)
        _go_to(game, state, setup.start)
    return state


def _go_to(game: Pirates, state: State, start: str) -> None:
    """Begin with the first turn of seat 1, with an income phase that seat 1 has caused, or with the final scoring."""
    state.turn, state.phase = 0, "setup"
    match start:
        case "turn":
            state.agenda = (StartTurn(1),)
        case "income":
            state.agenda = (Income(after(game.table(state, None), 1)),)
        case _:
            state.round = game.printed.turn.rounds
            state.agenda = (FinalScoring(),)
