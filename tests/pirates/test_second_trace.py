"""A trace alone is enough to play a game again: by rules that share nothing with those that wrote it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from maracaibo_tui.games.pirates.state.position import Jordan, Options, Player, State
from tests.pirates.broken_packs import SOUND
from tests.pirates.second.game import Second
from tests.pirates.second.pack import KINDS, Pack
from tests.pirates.tables import COMBINATIONS, TABLES, called
from tests.pirates.test_trace import traced

GAMES = (*TABLES, *[Options(players=2 + number % 3, **COMBINATIONS[number]) for number in (5, 18, 43)])
DOUBLOONS = (10, 11, 12, 13)
ROW = 3


def laid_out(head: Mapping[str, Any]) -> State:
    """Lay out the table that the first line of a trace tells."""
    options = msgspec.convert(head["options"], Options)
    decks, pack = head["decks"], Pack(SOUND)
    hidden = {card for card in pack.locations if options.unknown_locations}
    hidden |= {card for card in pack.improvements if options.unknown_improvements}
    facedown = tuple(space for space, card in head["grid"].items() if card in hidden)
    # Hands come off the deck first, then Jordan's mission, then the row.
    dealt = sum(map(len, decks["missions_dealt"].values()))
    solo = int(options.bot == "jordan")
    row = dealt + solo
    tiles = head["treasure_tiles"]
    state = State(
        options=options,
        chance=0,
        players=tuple(_player(pack, seat, decks["missions_dealt"][str(seat)]) for seat in head["seats"]),
        grid=head["grid"],
        islands=dict.fromkeys(KINDS, 4),
        sides=head["sides"],
        facedown=facedown,
        chests={space: 1 for space in facedown if head["grid"][space] in pack.locations},
        treasure_tiles={} if options.unknown_locations else tiles,
        loose_tiles=tuple(tiles) if options.unknown_locations else (),
        offer_missions=tuple(decks["missions"][row : row + ROW]),
        offer_figureheads=tuple(head["offer"]["figureheads"]),
        level2=tuple(decks["level2"]),
        faceup=tuple(head.get("faceup_level2", ())),
        missions=tuple(decks["missions"][row + ROW :]),
        box=tuple(decks["box"]),
    )
    if solo:
        missions = (decks["missions"][dealt],)
        state.jordan = Jordan(treasures=dict.fromkeys(KINDS, 0), deck=tuple(decks["solo"]), missions=missions)
    return state


def _player(pack: Pack, seat: int, dealt: list[str]) -> Player:
    above = dict.fromkeys(KINDS, 0)
    return Player(seat=seat, doubloons=DOUBLOONS[seat - 1], tiles=tuple(pack.tiles), above=above, dealt=tuple(dealt))


def told(state: State) -> dict[str, Any]:
    """Give what nearly every record tells of a position, by its path."""
    found: dict[str, Any] = {"round": state.round}
    found |= {f"islands.{kind}": state.islands[kind] for kind in KINDS}
    for p in state.players:
        plain = {name: getattr(p, name) for name in ("doubloons", "vp", "ship", "explorer")}
        plain |= {f"above.{kind}": p.above[kind] for kind in KINDS} | {"buried": len(p.dig), "cards": [*p.cards]}
        plain |= {"missions.count": len(p.missions), "upgrades.count": len(p.upgrades)}
        found |= {f"players.{p.seat}.{name}": value for name, value in plain.items()}
    if state.jordan is not None:
        found |= {f"jordan.{name}": getattr(state.jordan, name) for name in ("vp", "ship", "step", "upgrades")}
    return found


def shown(paths: Mapping[str, Any]) -> dict[str, Any]:
    """Give the same of a record; one that holds all paths has lists where the others have how many there are."""
    seats = {path.split(".")[1] for path in paths if path.startswith("players.")}
    counts = [f"players.{seat}.{name}" for seat in seats for name in ("missions", "upgrades")]
    found = {**paths, **{f"{path}.count": len(paths[path]) for path in counts if path in paths}}
    usual = ("doubloons", "vp", "ship", "explorer", "buried", "cards", "missions.count", "upgrades.count")
    names = {f"players.{seat}.{name}" for seat in seats for name in (*usual, *(f"above.{kind}" for kind in KINDS))}
    names |= {"round", *(f"islands.{kind}" for kind in KINDS)}
    names |= {f"jordan.{name}" for name in ("vp", "ship", "step", "upgrades")}
    return {path: found[path] for path in names if path in found}


def follow(second: Second, records: list[dict[str, Any]]) -> None:
    """Give the answers of a trace, with the dice and the new orders that it tells."""
    flow = second.game()
    wanted = next(flow, None)
    for record in records:
        assert wanted == (record["seat"], record["dec"], {*record["options"]})
        second.dice = [*record.get("dice", [])]
        orders = record.get("reshuffle", {}).get("solo", [])
        second.orders = [tuple(each) for each in ([orders] if orders and isinstance(orders[0], str) else orders)]
        pile = second.state.level2
        try:
            wanted = flow.send(record["answer"])
        except StopIteration:
            wanted = None
        assert not second.dice
        assert not second.orders
        assert record.get("revealed", {}).get("level2", []) == [*pile[: len(pile) - len(second.state.level2)]]
        if wanted is None or wanted[1] != "DEC-P02":
            assert told(second.state) == shown(record["state"])
    assert wanted is None


@pytest.mark.parametrize("options", GAMES, ids=called)
def test_a_trace_can_be_played_again_without_the_program(options: Options) -> None:
    """Every question with its options, what left the deck, all dice, and what each record tells of the position."""
    head, records = traced(options, 21)
    follow(Second(Pack(SOUND), laid_out(head)), records)
