"""Collection tiles: pay, be rewarded, leave a disc (MAR-LEGACY-26, MAR-LEGACY-31..38)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.question import Question

from . import vocabulary as v
from .components import Legacy
from .frames import CollectionTile, MoveDisc, PayCosts, Resolve
from .legacy import tile_at
from .payment import pay_or_skip
from .ship import removable
from .state import Player
from .table import RULES, MaracaiboTable, player


def offer_collection(t: MaracaiboTable, p: Player) -> None:
    """Offer the collection tile where the ship has arrived (MAR-LEGACY-31)."""
    tile = _tile(t, p.ship)
    if tile is not None:
        push(t, CollectionTile(p.seat, tile.id))


def _tile(t: MaracaiboTable, location: str) -> Legacy | None:
    return tile_at(t, location, v.LegacyCollection) or tile_at(t, location, v.LegacyCollectionToll)


@RULES.asks(CollectionTile)
def ask_collection(t: MaracaiboTable, f: CollectionTile) -> Question | None:
    """Ask whether the tile is used: a free space, a removable disc and its cost (DEC-05, MAR-LEGACY-34, -36)."""
    p, tile = player(t, f.seat), t.printed.box.legacy[f.tile]
    if len(t.state.legacy_discs.get(f.tile, ())) >= tile.spaces or not removable(t, p):
        return None
    options = pay_or_skip(t, p, tile.cost, f"use:{f.tile}")
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
