"""The random source is a value: the same numbers for ever, in every process, and fair."""

import json
import os
import subprocess
import sys
from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from maracaibo_tui.engine.chance import below, from_seed, shuffled
from tests.architecture.tree import ROOT

# The first outputs of the reference implementation `splitmix64.c` by Sebastiano Vigna, for two starting states;
# the second row is also the example of Rosetta Code, "Pseudo-random numbers/Splitmix64".
PUBLISHED = {
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC),
    1234567: (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431),
}
EVERY_NUMBER = 1 << 64
ELSEWHERE = """
import json
from maracaibo_tui.engine.chance import from_seed, shuffled
print(json.dumps([shuffled(from_seed(seed), range(20)) for seed in range(50)]))
"""


def _numbers(source: int, count: int) -> tuple[int, ...]:
    numbers = []
    for _ in range(count):
        # Below 2 to the 64th nothing is cut off: what comes is the generator's own output.
        source, number = below(source, EVERY_NUMBER)
        numbers.append(number)
    return tuple(numbers)


def test_the_generator_is_splitmix64() -> None:
    """The numbers are those that the reference implementation gives."""
    assert {start: _numbers(start, 4) for start in PUBLISHED} == PUBLISHED


def test_what_a_seed_means_never_changes() -> None:
    """A seed that somebody wrote down sets up the same game next year."""
    assert [from_seed(seed) for seed in (0, 1, -1)] == [
        6238072747940578789,
        10451216379200822465,
        16946567177733334686,
    ]
    assert "".join(shuffled(from_seed(1), "abcdefgh")[1]) == "ebhfdagc"


@given(st.integers())
def test_every_whole_number_is_a_seed(seed: int) -> None:
    """Negative and huge seeds are as good as others; the source stays a number of 64 bits."""
    assert 0 <= from_seed(seed) < EVERY_NUMBER


@given(st.integers(0, EVERY_NUMBER - 1), st.integers(1, 1000))
def test_a_number_lies_below_its_limit(source: int, count: int) -> None:
    """A draw below a count gives one of so many numbers, and another source."""
    after, number = below(source, count)
    assert 0 <= number < count
    assert 0 <= after < EVERY_NUMBER
    assert after != source


@given(st.integers(0, EVERY_NUMBER - 1), st.lists(st.integers()))
def test_a_shuffle_loses_and_invents_nothing(source: int, items: list[int]) -> None:
    """The shuffled pile holds the same items, and the list that was given stays as it was."""
    before = list(items)
    _, order = shuffled(source, items)
    assert sorted(order) == sorted(before)
    assert items == before


def test_every_order_is_equally_likely() -> None:
    """Over many shuffles of four items each of the 24 orders comes up about as often (chi square, one in a million)."""
    shuffles, source, seen = 24_000, from_seed(7), Counter[tuple[int, ...]]()
    for _ in range(shuffles):
        source, order = shuffled(source, range(4))
        seen[order] += 1
    expected = shuffles / 24
    assert set(seen) == set(permutations(range(4)))
    # 23 degrees of freedom: a fair shuffle exceeds 69 once in a million.
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 69


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """Seeds 0, 1, 2 … do not give the same first card: over 5200 seeds every of 52 cards leads about equally often."""
    first = Counter(shuffled(from_seed(seed), range(52))[1][0] for seed in range(5200))
    assert len(first) == 52
    # 51 degrees of freedom: exceeded once in a million.
    assert sum((count - 100) ** 2 / 100 for count in first.values()) < 111


def test_the_numbers_are_the_same_in_every_process() -> None:
    """Neither the process nor its hash seed has a say."""
    shuffles = [list(map(_plain, shuffled(from_seed(seed), range(20)))) for seed in range(50)]
    for hash_seed in ("0", "4711"):
        run = subprocess.run(
            [sys.executable, "-c", ELSEWHERE],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert json.loads(run.stdout) == shuffles


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
