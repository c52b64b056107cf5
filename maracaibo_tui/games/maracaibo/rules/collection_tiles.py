"""Collection tiles: pay, be rewarded, leave a disc (MAR-LEGACY-26, MAR-LEGACY-31..38)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import made
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.state.frames import CollectionTile, MoveDisc, PayCosts, Resolve
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, player

from .legacy import tile_at
from .payment import pay_or_skip
from .ship import removable


def offer_collection(t: MaracaiboTable, p: Player) -> None:
    """Offer the collection tile where the ship has arrived (MAR-LEGACY-31)."""
    plain, with_toll = tile_at(t, p.ship, v.LegacyCollection), tile_at(t, p.ship, v.LegacyCollectionToll)
    found = plain or with_toll
    if found is not None:
        push(t, CollectionTile(p.seat, found.tile.id))


@RULES.asks(CollectionTile)
def ask_collection(t: MaracaiboTable, f: CollectionTile) -> Question | None:
    """Ask whether the tile is used: a free space, a removable disc and its cost (DEC-05, MAR-LEGACY-34, -36)."""
    p, tile = player(t, f.seat), t.printed.box.legacy[f.tile]
    if len(t.state.legacy_discs.get(f.tile, ())) >= tile.spaces or not removable(t, p):
        return None
    options = pay_or_skip(t, p, tile.cost, made("use", f.tile))
    if not options:
        return None
    return Question(seat=f.seat, point="DEC-05", options=options, rule="MAR-LEGACY-31", source=f"legacy/{f.tile}")


@RULES.answers(CollectionTile)
def use_collection(t: MaracaiboTable, f: CollectionTile, option: str) -> None:
    """Pay, receive, then move the disc (MAR-LEGACY-32, MAR-LEGACY-33)."""
    if option == "skip":
        return
    push(
        t,
        PayCosts(f.seat, f"legacy/{f.tile}/cost"),
        Resolve(f.seat, f"legacy/{f.tile}/reward"),
        MoveDisc(f.seat, f.tile, tile=True),
    )
