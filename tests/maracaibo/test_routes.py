"""Where ships may sail is looked up, and always as if it were worked out anew."""

from collections.abc import Callable
from functools import partial

import pytest

from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.games.maracaibo.box.vocabulary import LegacyPlague
from maracaibo_tui.games.maracaibo.rules.legacy import enter, leave, tile_at
from maracaibo_tui.games.maracaibo.rules.sailing import destinations
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from tests.support import busy
from tests.support.played import game

TILES = ("L1", "L2", "L3", "L4", "L7", "L8", "L11", "L18", "L25")


def is_as_anew(t: MaracaiboTable, ask: Callable[[], object]) -> bool:
    """Ask, then ask with nothing remembered, and bring back what was."""
    found, routes, tiles = ask(), t.printed.routes, t.printed.tiles_at
    t.printed.routes, t.printed.tiles_at = {}, {}
    again = ask()
    t.printed.routes, t.printed.tiles_at = routes, tiles
    return found == again


@pytest.mark.parametrize(
    "options", [Options(players=3, story_card=76), Options(players=2, edition="first", story_card=77)]
)
@pytest.mark.parametrize("seed", range(3))
def test_routes_that_are_remembered_are_those_of_now(options: Options, seed: int) -> None:
    """Whatever tiles come and go, explorers reach and purses hold, looked up routes are the same as fresh ones."""
    chance = from_seed(seed)
    t = game().table(game().begin(options, seed), None)
    question = game().settle(t)
    while question is not None:
        for p in t.state.players:
            assert is_as_anew(t, partial(tile_at, t, p.ship, LegacyPlague))
            held = p.doubloons
            for p.doubloons in (0, held):
                assert is_as_anew(t, partial(destinations, t, p, 7))
        chance, answer = busy.choose(question, chance)
        game().answer(t, answer)
        if question.point == "DEC-10":
            chance, pick = below(chance, len(TILES))
            if TILES[pick] in t.state.legacy:
                leave(t, TILES[pick], question.seat)
            else:
                enter(t, TILES[pick])
        question = game().settle(t)
