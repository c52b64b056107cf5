"""Numbers that do not fit each other or the pieces there are; the pieces are counted elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from maracaibo_tui.games.pirates.box import vocabulary as v
from maracaibo_tui.games.pirates.box.checks.counts import COUNTED, DEALT
from maracaibo_tui.games.pirates.box.checks.finding import Finding
from maracaibo_tui.games.pirates.box.components import Box
from maracaibo_tui.games.pirates.box.numbers import Numbers, Tables
from maracaibo_tui.games.pirates.box.printed import KINDS

_SEATS = 4
_TREASURE_TILES = 6
_LINES = 3


def number_findings(box: Box) -> Iterator[Finding]:
    """Find numbers that would stop a game or make a piece useless."""
    for rule in (_grid, _offers, _missions, _remote, _solo):
        yield from rule(box.numbers)
    yield from _ship(box)


def _told(field: str, found: str, allowed: str) -> Finding:
    return Finding("numbers", field, found, allowed)


def _grid(numbers: Numbers) -> Iterator[Finding]:
    setup, locations = numbers.setup, COUNTED["locations"].number
    dealt = locations + setup.improvements + setup.residences
    if dealt != DEALT:
        found = f"{setup.improvements} improvements, with {locations} locations and {setup.residences} residences"
        yield _told("setup.improvements", f"{found} {dealt} cards", f"{DEALT} cards in all")
        return
    rest = COUNTED["level1"].number - setup.improvements, COUNTED["residences"].number - setup.residences
    if min(rest) < 0 or sum(rest) < setup.improvements:
        found = f"{sum(map(max, rest, (0, 0)))} cards left in the box"
        yield _told("setup.improvements", found, "at least one for each improvement in the grid (PIR-IMPR-10)")


def _offers(numbers: Numbers) -> Iterator[Finding]:
    setup = numbers.setup
    missing = [table for table in get_args(Tables) if table not in setup.figureheads]
    if missing:
        yield _told("setup.figureheads", f"nothing for {', '.join(missing)}", "a number for solo, 2, 3 and 4")
    for table, offered in setup.figureheads.items():
        if offered > (there := COUNTED["figureheads"].number):
            yield _told(f"setup.figureheads.{table}", f"{offered}", f"at most {there}")
    if sorted(setup.treasure_tiles) != sorted(KINDS) or sum(setup.treasure_tiles.values()) != _TREASURE_TILES:
        found = ", ".join(f"{number} {kind}" for kind, number in setup.treasure_tiles.items()) or "nothing"
        yield _told("setup.treasure_tiles", found, f"{_TREASURE_TILES} in all, for each of the three kinds")
    if setup.player_markers <= setup.residences:
        allowed = "more than the residences in the grid, for the discount tile"
        yield _told("setup.player_markers", f"{setup.player_markers}", allowed)


def _missions(numbers: Numbers) -> Iterator[Finding]:
    setup, modules, deck = numbers.setup, numbers.modules, COUNTED["missions"].number
    for dealt_at, dealt, kept_at, kept in (
        ("setup.missions_dealt", setup.missions_dealt, "setup.missions_kept", setup.missions_kept),
        ("modules.hunters_dealt", modules.hunters_dealt, "modules.hunters_kept", modules.hunters_kept),
    ):
        if kept > dealt:
            yield _told(kept_at, f"{kept}", f"at most the {dealt} dealt")
        if (needed := _SEATS * dealt + setup.mission_offer) > deck:
            found = f"{dealt}, which makes {needed} missions for {_SEATS} players and the row"
            yield _told(dealt_at, found, f"at most {deck}")


def _remote(numbers: Numbers) -> Iterator[Finding]:
    """Find a price of purchases from afar that no effect would have: theirs stands at each of them (PIR-BUY-01)."""
    if (found := numbers.turn.remote) != (usual := v.BuyCrew().surcharge):
        yield _told("turn.remote", f"{found}", f"{usual}; for another number give the effects `surcharge = {found}`")


def _solo(numbers: Numbers) -> Iterator[Finding]:
    solo, rounds = numbers.solo, numbers.turn.rounds
    if len(solo.raid) != len(solo.explore):
        found = f"{len(solo.explore)} steps, but {len(solo.raid)} of raid"
        yield _told("solo.explore", found, "as many steps on both tracks")
    if len(solo.unknown_vp) != rounds:
        yield _told("solo.unknown_vp", f"{len(solo.unknown_vp)} numbers", f"one for each of the {rounds} rounds")
    for letter in ("a_cards", "b_cards"):
        if solo.deck > COUNTED[letter].number:
            yield _told("solo.deck", f"{solo.deck}", f"at most {COUNTED[letter].number} cards of each letter")
            return


def _ship(box: Box) -> Iterator[Finding]:
    lines = box.numbers.ship.lines
    if len(lines) != _LINES or list(lines) != sorted(lines):
        yield _told("ship.lines", ", ".join(map(str, lines)) or "nothing", f"{_LINES} numbers that do not fall")
        return
    for number, line in enumerate(lines):
        left = sum(space.group <= number + 1 for space in box.upgrades.values())
        if line > left and any(space.group > number + 1 for space in box.upgrades.values()):
            yield _told(f"ship.lines[{number}]", f"{line}", f"at most the {left} spaces left of this line")
    faceup, level2 = box.numbers.modules.faceup_level2, COUNTED["level2"].number
    if faceup > level2:
        yield _told("modules.faceup_level2", f"{faceup}", f"at most {level2}")
