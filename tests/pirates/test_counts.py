"""How many sequences of decisions there are from fixed positions of Pirates, to a depth."""

from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from maracaibo_tui.commands.scenario import Packs
from tests.support import counts
from tests.support.counts import MOST_LEAVES, Position, command, misfits, read_position
from tests.support.playing_through import played_through
from tests.support.torture import times

POSITIONS = Path(__file__).parent / counts.POSITIONS
FILES = sorted(POSITIONS.glob("*.toml"))
FEW_LEAVES = times(1_500, MOST_LEAVES)
"""Up to here every run of the tests counts; `make torture` goes to the end of each file."""
COMPARED = ("raid-six-swords", "bay", "beside-jordan", "first-missions", "retired-pirate", "last-turn")


@cache
def packs() -> Packs:
    """Return the packs, each read once for all positions."""
    return Packs()


def position(name: str) -> Position:
    """Read a position by its name."""
    return read_position(POSITIONS / f"{name}.toml", packs())


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_position_counts_as_its_file_says(path: Path) -> None:
    """Leaves, different end positions, leaves under each first option and everything counted by hand are as listed."""
    found = misfits(read_position(path, packs()), FEW_LEAVES)
    assert not found, f"{'; '.join(found)}; if that is meant, count anew: {command(path)}"


@pytest.mark.parametrize("name", COMPARED)
def test_playing_and_undoing_every_sequence_counts_the_same(name: str) -> None:
    """A match that plays every sequence and takes it back finds as many leaves as the count."""
    counted, played = played_through(position(name), 3)
    assert played == counted


def test_a_wrong_number_is_noticed_and_located() -> None:
    """One leaf too many under one option is reported with that option."""
    given = position("raid-six-swords")
    golden = given.counts["full"]
    divide = {**golden.divide, "raid:vp": (1, *[leaves + 1 for leaves in golden.divide["raid:vp"][1:]])}
    wrong = replace(given, counts={"full": replace(golden, divide=divide)}, by_hand=())
    assert "raid:vp" in misfits(wrong, FEW_LEAVES)[0]


def test_ten_positions_and_more_are_counted_to_a_depth() -> None:
    """Every file goes several decisions deep, and most have something counted by hand in them."""
    found = [position(path.stem) for path in FILES]
    assert len(found) >= 10
    assert all(set(each.counts) == {"full"} and len(each.counts["full"].leaves) >= 6 for each in found)
    assert sum(bool(each.by_hand) for each in found) >= len(found) // 2
