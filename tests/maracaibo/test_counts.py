"""How many sequences of decisions there are from fixed positions, to a depth."""

from functools import cache
from pathlib import Path

import msgspec
import pytest

from maracaibo_tui.commands.scenario import Packs
from tests.support import counts
from tests.support.counts import MOST_LEAVES, Position, all_of, command, misfits, read_position
from tests.support.playing_through import played_through
from tests.support.torture import times

POSITIONS = Path(__file__).parent / counts.POSITIONS
FILES = sorted(POSITIONS.glob("*.toml"))
FEW_LEAVES = times(3_000, MOST_LEAVES)
"""Up to here every run of the tests counts; `make torture` goes to the end of each file."""
COMPARED = ("village-one-action", "combat-two-figures", "extra-sailing", "beside-jean", "first-edition-last-turn")


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
@pytest.mark.parametrize("core", [False, True], ids=["full", "core"])
def test_playing_and_undoing_every_sequence_counts_the_same(name: str, core: bool) -> None:  # noqa: FBT001
    """A match that plays every sequence and takes it back finds as many leaves as the count."""
    counted, played = played_through(position(name), 3, core=core)
    assert played == counted


def test_a_wrong_number_is_noticed_and_located() -> None:
    """One leaf too many under one option is reported with that option; one end position too many as such."""
    given = position("combat-displacing")
    golden = given.counts["core"]
    divide = {**golden.divide, "ca:annex:11": (1, 3, *golden.divide["ca:annex:11"][2:])}
    wrong = msgspec.structs.replace(given, counts={"core": msgspec.structs.replace(golden, divide=divide)})
    assert "ca:annex:11" in misfits(wrong, FEW_LEAVES)[0]
    states = (golden.states[0] + 1, *golden.states[1:])
    wrong = msgspec.structs.replace(given, counts={"core": msgspec.structs.replace(golden, states=states)})
    assert "end positions" in misfits(wrong, FEW_LEAVES)[0]


def test_a_wrong_count_by_hand_is_noticed() -> None:
    """A number that somebody counted wrongly is reported with the reason that was given for it."""
    given = position("village-three-actions")
    hand = msgspec.structs.replace(given.by_hand[0], leaves=15)
    wrong = msgspec.structs.replace(given, by_hand=(hand,), counts={})
    assert misfits(wrong) == [f"village-three-actions: counted by hand 15 ({hand.why}), found 4"]


def test_a_count_by_hand_needs_an_end() -> None:
    """Sequences that never leave the decision points named cannot be counted to the end, and that is said."""
    given = position("village-one-action")
    endless = msgspec.structs.replace(given.by_hand[0], points=())
    with pytest.raises(ValueError, match="village-one-action"):
        all_of(given, endless)


def test_every_position_is_counted_both_ways() -> None:
    """Every file holds counts with free actions and without, and at least one of them to more than one depth."""
    for path in FILES:
        counts = read_position(path, packs()).counts
        assert set(counts) == {"full", "core"}
        assert max(len(found.leaves) for found in counts.values()) > 1
    assert len(FILES) >= 24
