"""Laying out the position a scenario begins with."""

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.engine.scenario import answer_first, fitting_numbers, options_among
from maracaibo_tui.games.maracaibo.audit.invariants import Audit
from maracaibo_tui.games.maracaibo.box.components import Box
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules import campaign
from maracaibo_tui.games.maracaibo.rules.deal import Deal, deal
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.rules.setup import lay_out
from maracaibo_tui.games.maracaibo.state.campaign import Archive, Campaign
from maracaibo_tui.games.maracaibo.state.frames import FinalStep, InterimStep, StartTurn
from maracaibo_tui.games.maracaibo.state.position import Options, State

from .given import arrange
from .scenario import Begun, Scenario, Setup

# Kinds that are shuffled or dealt, as files name them, and where the box holds them.
_DEALT = {"card": "cards", "quest": "quests", "token": "tokens", "tile": "tiles", "prestige": "prestige"}
_DEALT |= {"career": "careers", "automa": "jean"}
_KINDS = {**_DEALT, "area": "areas"}


class World:
    """The printed components a scenario plays with: those of the pack, some replaced and some added."""

    def __init__(self, pack: Box, box: Box) -> None:
        """Take the box of the pack, and the box with what the scenario changes."""
        self.printed = Printed(box)
        self.dealt = self.printed if box is pack else Printed(_as_in(pack, box))
        added = {kind: getattr(box, held).keys() - getattr(pack, held).keys() for kind, held in _KINDS.items()}
        self.extras = {kind: ids for kind, ids in added.items() if ids}


def _as_in(pack: Box, box: Box) -> Box:
    # What a scenario adds stays in the box until it is placed, so nothing of it is shuffled or dealt.
    kinds = (*_DEALT.values(), "jacques")
    kept = {kind: {item: getattr(box, kind)[item] for item in getattr(pack, kind)} for kind in kinds}
    # Where which tile may lie is as in the pack, too: a tile that a scenario replaces is laid where it was.
    return replace(box, **{**kept, "tiles": pack.tiles, "locations": pack.locations})


def begin(scenario: Scenario, world: World) -> tuple[Match[State], Audit]:
    """Set the game up, move the given pieces, go to where the scenario begins, and audit it from there on."""
    game = Maracaibo(world.printed)
    refusal = game.refusal(options_of(scenario.setup))
    if refusal:
        raise PathError(f"setup.{refusal}")
    state = _set_up(scenario, world, game)
    arrange(game.table(state, None), scenario.given, world.extras.get("card", ()))
    if scenario.setup.start == "interim" and state.round == game.printed.turn.rounds:
        raise PathError(f"round: found {state.round} with setup.start = interim, allowed an earlier round")
    match = Match(game, state, keep_steps=False)
    audit = Audit(match.table, frozenset(world.extras))
    match.table.tell = audit.tell
    return match, audit


def options_of(setup: Setup) -> Options:
    """Give the options of the game without what only a scenario has."""
    options = options_among(setup, Options)
    return replace(options, campaign=bool(options.campaign))


def _set_up(scenario: Scenario, world: World, game: Maracaibo) -> State:
    setup, options = scenario.setup, options_of(scenario.setup)
    archive = _archive(setup, world)
    with fitting_numbers(scenario.content):
        deal_out = _deal(world, options, setup.seed, archive)
        state = lay_out(world.printed, options, deal_out, None, _story(world, options, archive))
        if setup.start != "setup":
            answer_first(game, state)
            _go_to(game, state, setup.start)
    return state


def _archive(setup: Setup, world: World) -> Archive | None:
    """Give what a game of a campaign begins from, if it is one; what it names must be in the box."""
    if not setup.campaign:
        return None
    archive = setup.campaign.archive if isinstance(setup.campaign, Begun) else campaign.first(world.printed)
    box = world.printed.box
    named: tuple[tuple[Iterable[str], Collection[str]], ...] = (
        ([kept.card for kept in archive.cards], box.stories),
        (archive.tiles, box.legacy),
        (archive.c_cards, box.cards),
    )
    unknown = [each for ids, known in named for each in ids if each not in known]
    if unknown:
        raise PathError(f"setup.campaign: found {unknown[0]!r}, allowed what the pack has")
    return archive


def _story(world: World, options: Options, archive: Archive | None) -> Campaign | None:
    if archive is None:
        return None
    dealt = campaign.dealt_cards(world.printed, options, archive)
    return campaign.story_begun(archive, dealt, world.printed.turn.rounds)


def _deal(world: World, options: Options, seed: int, archive: Archive | None) -> Deal:
    story_cards = () if archive is None else campaign.dealt_cards(world.printed, options, archive)
    cards = deal(world.dealt, options, seed, story_cards)
    places = world.printed.locations
    tiles = {
        place: tile
        for place, tile in cards.city_tiles.items()
        if places[place].tile_slot or places[place].two_player_tile
    }
    return replace(cards, city_tiles=tiles)


def _go_to(game: Maracaibo, state: State, start: str) -> None:
    """Begin with the first turn of seat 1, or with a scoring that seat 1 has triggered."""
    turn = game.printed.turn
    state.turn = 0
    if start == "turn":
        state.agenda = (StartTurn(1),)
        return
    state.ended_by = 1
    if start == "interim":
        state.agenda = (InterimStep(1),)
    else:
        arrange(game.table(state, None), {"round": turn.rounds})
        state.agenda = (FinalStep(1),)
