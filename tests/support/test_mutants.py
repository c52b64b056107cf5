"""The referee of our own changes what it should, puts it in, and says what nobody noticed."""

import ast
import sys
from collections.abc import Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.support.mutants import excuses, mutant, report, trying
from tests.support.mutants.changes import changes
from tests.support.mutants.functions import functions_of
from tests.support.mutants.mutant import Mutant, Named, mutants_of
from tests.support.mutants.seats import Seats
from tests.support.mutants.trying import FastTest, Tried, measure, try_out

SEATS = Seats(
    attributes=("seat",),
    players=("p",),
    table="t",
    next_seat=lambda seat: 3 - seat,
    next_player=lambda t, p: t[2 - p.seat],
)
RULES = '''
"""Rules of a very small game."""

LIMIT = 3
TWICE = {"twice": lambda number: number * 2}


def allowed(number: int) -> bool:
    """Tell whether a number is allowed."""
    return 0 < number <= LIMIT


def counted(numbers: list[int]) -> int:
    """Count the allowed ones."""
    found = 0
    for number in numbers:
        if not allowed(number):
            continue
        found += 1
    return found


def endless(number: int) -> int:
    """Count down."""
    while number > 0:
        number -= 1
    return number
'''


def changed(code: str) -> set[str]:
    """Write a piece of code in every way that it can be changed to."""
    tree = ast.parse(f"def rule(t, p, a, b, c):\n    {code}\n").body[0]
    found = set()
    for change in changes(tree, SEATS):
        with change.made():
            found.add("; ".join(ast.unparse(tree).split("\n    ")[1:]))
    return found


@pytest.mark.parametrize(
    "code, some",
    [
        ("return a < b", {"return a <= b", "return a >= b"}),
        ("return a and b", {"return a or b", "return a", "return b"}),
        ("return a + b", {"return a - b"}),
        ("return not a", {"return a"}),
        ("return a[3]", {"return a[4]", "return a[2]"}),
        ("return a[::-1]", {"return a", "return a[::1]"}),
        ("return a if b else c", {"return a if not b else c", "return a if True else c", "return a if False else c"}),
        ("return [x for x in a if x]", {"return [x for x in a if not x]", "return [x for x in a if False]"}),
        ("return (*a, b)", {"return ()", "return (b,)", "return (*a,)"}),
        ("return {**a, b: c}", {"return {b: c}", "return {**a}"}),
        ("return max(a)", {"return min(a)"}),
        ("return sorted(a)", {"return list(a)", "return list(reversed(sorted(a)))"}),
        ("push(t, a, b)", {"push(t, b, a)", "push(t, b)", "push(t, a)", "pass"}),
        ("return f.seat", {"return mutated_next_seat(f.seat)"}),
        ("return score(p)", {"return score(mutated_next_player(t, p))"}),
        ("a(); b()", {"pass; b()", "a(); pass", "b(); a()"}),
        ("a += 1", {"a -= 1", "pass"}),
        ("return 'word'", {"return ''"}),
    ],
)
def test_everything_that_can_be_mistaken_is_changed(code: str, some: set[str]) -> None:
    """Operators, conditions, seats, order and constants are changed, one at a time, and statements left out."""
    assert some <= changed(code)
    assert ast.unparse(ast.parse(code)) not in changed(code)


@pytest.mark.parametrize("code", ["raise ValueError('no such thing')", "'''A sentence.'''", "found: dict[str, int]"])
def test_what_only_speaks_is_left_alone(code: str) -> None:
    """Neither docstrings nor errors nor types are rules."""
    assert changed(code) == set()


@pytest.fixture(name="rules")
def rules_of_a_small_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Load the rules of the very small game, in a folder of their own."""
    (tmp_path / "small_rules.py").write_text(RULES, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(mutant, "ROOT", tmp_path)
    monkeypatch.setattr(mutant, "_functions", {})
    monkeypatch.setattr(trying, "SECONDS", 0.1)
    invalidate_caches()
    yield import_module("small_rules")
    del sys.modules["small_rules"]


def listed(rules: ModuleType) -> list[Mutant]:
    """List the mutants of the very small game."""
    return mutants_of(Path(str(rules.__file__)), SEATS)


def tried(rules: ModuleType, *tests: FastTest) -> list[Tried]:
    """Try them all."""
    return list(try_out(listed(rules), measure(tests, listed(rules)), SEATS))


def says(*, right: bool) -> str:
    """Give what a test says."""
    return "" if right else "wrong"


def test_what_no_test_looks_at_goes_unnoticed(rules: Any) -> None:  # noqa: ANN401 - a module made here
    """A boundary that is never reached, a value and a lambda that nobody reads: all of them are found."""
    weak = FastTest("weak", lambda: says(right=rules.counted([1, 2, 7]) == 2))
    left = {str(each.mutant.name).partition(": ")[2] for each in tried(rules, weak) if not each.noticed_by}
    assert "number <= LIMIT  =>  number < LIMIT" not in left
    assert any("0 <= number <= LIMIT" in name for name in left)
    assert any("number * 2  =>  number + 2" in name for name in left)
    assert "LIMIT = 4" not in left


def test_tests_that_look_closely_notice_everything(rules: Any) -> None:  # noqa: ANN401 - a module made here
    """Changed functions, lambdas and values are met by whoever calls them; what never ends is stopped."""
    close = [
        FastTest(
            "bounds",
            lambda: says(
                right=[rules.allowed(number) for number in range(-1, 6)]
                == [False, False, True, True, True, False, False]
            ),
        ),
        FastTest("counted", lambda: says(right=rules.counted([0, 5, 1, 3]) == 2 and rules.counted([1]) == 1)),
        FastTest("twice", lambda: says(right=rules.TWICE["twice"](3) == 6)),
        FastTest("endless", lambda: says(right=(rules.endless(3), rules.endless(-4)) == (0, -4))),
    ]
    found = tried(rules, *close)
    left = [each.mutant.name.after for each in found if not each.noticed_by]
    assert any("did not end" in each.noticed_by for each in found)
    # In which order somebody counts makes no difference: this one would be excused.
    assert left == ["the other way round"]


def test_a_test_that_fails_by_itself_is_no_referee(rules: Any) -> None:  # noqa: ANN401 - a module made here
    """Without any change everything must be right."""
    with pytest.raises(AssertionError, match="weak fails without any change"):
        tried(rules, FastTest("weak", lambda: "wrong"))


def test_a_share_is_the_same_wherever_the_code_stands(rules: ModuleType) -> None:
    """What a mutant is called, and so whether it belongs to a share, does not depend on its line."""
    file = Path(str(rules.__file__))
    before = {each.name for each in listed(rules)}
    file.write_text(f"# A line more.\n{RULES}", encoding="utf-8")
    assert {each.name for each in listed(rules)} == before
    assert len({each.lot for each in before}) == len(before)


def test_an_excuse_that_is_none_is_an_error(rules: ModuleType, tmp_path: Path) -> None:
    """One that fits nothing, one without a reason, and one for what is noticed are all reported."""
    one = listed(rules)[0]
    file = tmp_path / "excused.toml"
    file.write_text(
        '[[excused]]\nreason = "Never read."\n'
        'mutants = [{ place = "nowhere", before = "a", after = ["b", "c"], nth = 2 }]\n'
        f"[[excused]]\nreason = ' '\nmutants = [{{ place = {one.name.place!r}, before = {one.name.before!r}, "
        f"after = [{one.name.after!r}] }}]\n",
        encoding="utf-8",
    )
    excused = excuses.read(file)
    said = list(excuses.outdated(excused, {each.name for each in listed(rules)}))
    assert [each.partition(":")[0] for each in said] == [
        *["excused, but nothing can be changed so any more"] * 2,
        "excused without a reason",
    ]
    noticed, unnoticed = Tried(one, "a test"), Tried(one, "")
    assert list(report.faults([noticed], excused)) == [f"excused, but noticed by a test: {one.name}"]
    assert list(report.faults([unnoticed], excused)) == []
    assert next(iter(report.faults([unnoticed], {}))).startswith("UNNOTICED small_rules.py:")


def test_figures_are_counted_by_file(rules: ModuleType) -> None:
    """Noticed, excused and left add up to the mutants tried."""
    first, second, third = listed(rules)[:3]
    found = [Tried(first, "a test"), Tried(second, ""), Tried(third, "")]
    excused = {second.name: "Nobody could tell."}
    assert list(report.figures(found, excused))[-1].split() == ["all", "3", "1", "1", "1"]
    assert report.share_noticed(found) == pytest.approx(100 / 3)


def test_functions_of_pytest_are_called_with_their_parameters() -> None:
    """A test with parameters is as many tests; one that needs something of pytest is none."""
    names = [test.name for test in functions_of("tests.support.test_mutants")]
    assert len([name for name in names if "everything_that_can_be_mistaken" in name]) == 18
    assert not [name for name in names if "share_is_the_same" in name]
    assert all(isinstance(Named(name, "", "").lot, int) for name in names)
