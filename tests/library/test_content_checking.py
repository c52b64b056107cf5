"""The search for problems agrees with the conversion, and its words fit what it finds."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime, time
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec import Meta, Struct, field

from maracaibo_tui.library.checking import checked, fields_of, problems_of
from maracaibo_tui.library.expected import expected
from maracaibo_tui.library.problem import Problem, nearest, one_of, plain, sentence, sentences, shown
from maracaibo_tui.library.salvage import salvaged
from tests.library.toy_pack import Parrot, Port, Rum, Whole


class Crew(Struct, forbid_unknown_fields=True):
    """Many shapes at once."""

    boss: Crew | None = None
    ages: tuple[int, int] = (1, 2)
    names: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=3, pattern="^[a-z]+$")]], Meta(max_length=2)
    ] = []
    load: Annotated[float, Meta(gt=0, le=9)] = 1
    step: Annotated[int, Meta(multiple_of=2, lt=10)] = 2
    drink: Rum | Parrot | int | None = None
    lucky: Literal[3, 7] = 3
    by_mast: Mapping[Literal["fore", "main"], bool] = {}
    by_deck: Annotated[dict[Annotated[int, Meta(ge=1)], str], Meta(max_length=1)] = {}
    tags: set[str] = set()
    fixed: frozenset[int] = frozenset()
    only: Rum | None = None
    nothing: None = None
    anything: Any = None
    from_: int = field(name="from", default=1)


class Loose(Struct):
    """A struct that passes over what it does not know."""

    at: Annotated[int, Meta(title="where")]


LEAVES: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    2,
    3,
    7,
    -4,
    12,
    0.5,
    2.0,
    10.5,
    "",
    "a",
    "abc",
    "abcd",
    "A",
    "rum",
    "3",
    "03",
]
KEYS = [*fields_of(Crew), *fields_of(Port), "effect", "barrels", "word", "fore", "main", "1", "0", "-2", "01", "x"]
values = some.recursive(
    some.sampled_from(LEAVES),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.sampled_from(KEYS), inner, max_size=4),
    max_leaves=12,
)
likely = some.fixed_dictionaries({}, optional=dict.fromkeys(fields_of(Crew), values))


def converts(raw: object, kind: Any) -> bool:  # noqa: ANN401 - any type of a schema
    """Tell whether msgspec takes this raw value."""
    try:
        msgspec.convert(raw, kind, str_keys=True)
    except msgspec.ValidationError:
        return False
    return True


@given(likely)
def test_there_are_problems_exactly_where_conversion_fails(raw: object) -> None:
    """A value that converts has no problems, and one that does not convert has at least one."""
    assert (problems_of(raw, Crew, "f") == []) == converts(raw, Crew)


@given(some.sampled_from(sorted(fields_of(Crew))), values)
def test_each_field_agrees_with_conversion(name: str, raw: object) -> None:
    """The same holds for one field at a time, so that no other hides it."""
    assert (problems_of({name: raw}, Crew, "f") == []) == converts({name: raw}, Crew)


@given(values)
def test_a_union_of_tables_agrees_with_conversion(raw: object) -> None:
    """The same holds for a choice between tables."""
    assert (problems_of(raw, Rum | Parrot, "f") == []) == converts(raw, Rum | Parrot)


@given(values)
def test_every_problem_is_one_printable_line(raw: object) -> None:
    """Whatever the value, its problems can be printed."""
    assert all(sentence(problem).isprintable() for problem in problems_of(raw, Crew, "f"))


PORTS = msgspec.inspect.type_info(tuple[Port, ...])
ports = some.lists(some.fixed_dictionaries({}, optional=dict.fromkeys(fields_of(Port), values)) | values, max_size=4)


@given(ports)
def test_what_remains_of_wrong_data_converts(raw: object) -> None:
    """After leaving out what is wrong the rest fits, and nothing is left out of data that fit."""
    kept = salvaged(raw, PORTS)
    assert converts(kept, tuple[Port, ...])
    assert kept == raw or not converts(raw, tuple[Port, ...])


def test_items_stay_when_their_fields_are_wrong() -> None:
    """Items keep their ids, so that nobody who names them is blamed; required fields get a stand-in."""
    raw = [
        {"id": "P1"},
        {"id": "P2", "cost": "x", "gives": [{"effect": "rom"}, {"effect": "rum"}], "more": 1},
        {"cost": 1},
    ]
    rum = {"effect": "rum", "barrels": 0}
    assert salvaged(raw, PORTS) == [{"id": "P1", "cost": 0}, {"id": "P2", "cost": 0, "gives": [rum]}]


class Fleet(Struct):
    """Ships, at least two of them, and who leads them."""

    ships: Annotated[tuple[Port, ...], Meta(min_length=2, max_length=3)]
    leads: Port
    by_flag: Mapping[Literal["black", "white"], int] = {}


def test_a_list_that_is_too_short_or_too_long_and_a_wrong_key_leave_something() -> None:
    """What is missing gets stand-ins, what is too much goes, and so does a key that is none."""
    shape = msgspec.inspect.type_info(Fleet)
    for ships in ([], [{"id": "P1", "cost": 1}], [{"id": "P1", "cost": 1}] * 9, 3):
        kept = salvaged({"ships": ships, "by_flag": {"red": 1, "black": 2}}, shape)
        assert converts(kept, Fleet)
        assert kept["by_flag"] == {"black": 2}


def test_any_struct_can_be_checked() -> None:
    """Scenarios, saves and settings are checked like packs."""
    assert checked({"at": 3, "more": 1}, Loose, "s.toml") == (Loose(3), [])
    assert checked({"at": "x"}, Loose, "s.toml") == (None, [Problem("s.toml", "", "at", '"x"', "an integer")])
    assert checked({"at": float("nan")}, Loose, "s.toml")[1][0].allowed == "a finite number"
    assert checked(3, Loose, "s.toml")[1] == [Problem("s.toml", "", "", "3", "a table")]


def test_endless_data_is_refused() -> None:
    """Data with more values than any file of ours is not searched to its end."""
    assert checked([1] * 200_000, list[int], "s.json")[1] == [
        Problem("s.json", "", "", "too many values", "at most 100000")
    ]


def test_only_structs_have_fields() -> None:
    """Asking for the fields of something else is a mistake of ours and says so."""
    with pytest.raises(TypeError, match="int has no fields; give a msgspec struct"):
        fields_of(int)  # type: ignore[arg-type]


WORDS: list[tuple[Any, str]] = [
    (int, "an integer"),
    (Annotated[int, Meta(ge=0, le=9)], "an integer ≥ 0 and ≤ 9"),
    (Annotated[int, Meta(gt=0, lt=9, multiple_of=2)], "an integer > 0 and < 9 and a multiple of 2"),
    (Annotated[int, Meta(ge=0, title="t")], "an integer ≥ 0"),
    (float, "a number"),
    (bool, "true or false"),
    (str, "a text"),
    (Annotated[str, Meta(min_length=1, max_length=4)], "a text of at least 1 and of at most 4"),
    (Annotated[str, Meta(pattern="^a$")], "a text matching ^a$"),
    (None, "nothing"),
    (Any, "any value"),
    (Literal["a", "b", "c"], "a, b or c"),
    (Literal["a"], "a"),
    (tuple[int, int], "a list of exactly 2"),
    (Annotated[list[int], Meta(min_length=2)], "a list of at least 2"),
    (dict[str, int], "a table"),
    (Port, "a table"),
    (Rum | Parrot, "a table with the key effect"),
    (int | Port | None, "a table or an integer"),
    (bytes, "a value of type bytes"),
]


@pytest.mark.parametrize("kind,words", WORDS)
def test_what_is_allowed_is_said_in_words(kind: Any, words: str) -> None:  # noqa: ANN401 - any type of a schema
    """Every shape has words for its author."""
    assert expected(msgspec.inspect.type_info(kind)) == words


VALUES: list[tuple[object, str]] = [
    (None, "nothing"),
    (True, "true"),
    (1.5, "1.5"),
    (float("nan"), "nan"),
    (-3, "-3"),
    (1 << 80, "a number of more than 64 bits"),
    ('say "x"', '"say \\"x\\""'),
    ("x" * 100, '"' + "x" * 60 + '…"'),
    ([1, 2], "a list of 2"),
    ({}, "a table"),
    (date(2020, 1, 1), "a date"),
    (datetime(2020, 1, 1, tzinfo=None), "a date with a time"),  # noqa: DTZ001 - a time of a file, not of a place
    (time(1), "a time of day"),
    (b"", "a bytes"),
]


@pytest.mark.parametrize("value,words", VALUES)
def test_what_was_found_is_shown_as_its_author_wrote_it(value: object, words: str) -> None:
    """Values are shown short and in the notation of the file."""
    assert shown(value) == words


def test_the_nearest_name_comes_first() -> None:
    """A misspelt name brings the right one to the front; a strange or endless one brings none."""
    assert one_of(["corn", "sugar"], "cron") == "corn (nearest), or one of sugar"
    assert one_of(["corn"], "cron") == "corn (nearest)"
    assert one_of(["corn", "sugar"], 3) == "one of corn, sugar"
    assert one_of(["corn"]) == "corn"
    assert one_of([]) == "nothing"
    assert nearest("c" * 1000, ["c" * 999]) is None


def test_sentences_leave_out_what_is_empty_and_spell_out_what_is_hidden() -> None:
    """A problem without item or field still reads well, and no text can move the cursor."""
    problem = Problem("a\x1b.toml", "", "x", "1", "2")
    assert sentence(problem) == "a\\x1b.toml: x: found 1, allowed 2"
    assert sentences([problem, problem]).count("\n") == 1
    assert plain("Cumaná – 4…") == "Cumaná – 4…"


def test_the_whole_toy_pack_is_a_struct() -> None:
    """The fields of a struct are known by the names they have in files."""
    assert list(fields_of(Whole)) == ["pack", "port"]
    assert "from" in fields_of(Crew)
