"""A scenario: a position, decisions taken in it, and what must hold then; as its file says it, and how it is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Any, Generic, TypeVar

from msgspec import Meta, Struct, field
from msgspec.structs import fields

from .chance import ForcedChanceError
from .examining import Audit, Paths
from .match import Game, Match
from .paths import PathError, shown

Name = Annotated[str, Meta(min_length=1)]
PackName = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$")]
S = TypeVar("S")
R = TypeVar("R", bound=Struct)


class Step(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Answers to give, and what must hold after them."""

    do: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()
    not_offered: tuple[str, ...] = ()
    expect: Mapping[str, Any] = field(default_factory=dict)
    change: Mapping[str, int] = field(default_factory=dict)


class Scenario(Struct, Generic[S], frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole file; `content` has been merged into the box by whoever read it.

    `setup` is the game's own: the options of its rules with their usual values, and beside them `game` and `pack`,
    nothing for the usual ones, `seed`, usually 1, `start`, usually "turn", and `auto`, usually true.
    """

    id: Name
    title: Name
    rules: tuple[Name, ...] = ()
    setup: S
    content: Mapping[str, Any] = field(default_factory=dict)
    given: Mapping[str, Any] = field(default_factory=dict)
    step: tuple[Step, ...] = ()
    expect_error: Name | None = None


class Run:
    """A scenario being played: its match, and the automatic answers an entry may repeat."""

    def __init__(self, match: Match[Any], paths: Paths, *, auto: bool) -> None:
        """Begin before the first step."""
        self.match, self.paths, self.auto = match, paths, auto
        self.answered: list[str] = []

    def value(self, path: str) -> object:
        """Read a path now."""
        return self.paths.read(self.match.table, self.match.questions, path)

    def options(self) -> tuple[str, ...]:
        """Give the options of the open question, none after the end."""
        return self.match.question.options if self.match.question is not None else ()

    def got(self, entry: str) -> str:
        """List what could be answered instead: by the seat that the entry names, or by the first that is asked."""
        named = entry.rpartition(" ")[0]
        asked = next((asked for asked in self.match.questions if str(asked.seat) == named), None)
        if named.isdecimal() and asked is None and self.options():
            return f"no question to seat {named}"
        return f"the options {_listed(self.options() if asked is None else asked.options)}"

    def answer_forced(self) -> None:
        """Answer every question that has only one option, as in play."""
        while self.auto and len(self.options()) == 1:
            self.match.answer_forced()
            given = self.match.journal[-1]
            self.answered.append(f"{given.seat} {given.answer}")

    def take(self, entry: str) -> bool:
        """Give an answer, or pass over one that has been given automatically; tell whether it could be.

        Where several seats are asked it is for the first of them that is offered it, unless it names one: `2 plan:A17`.
        """
        self.answer_forced()
        named, _, option = entry.rpartition(" ")
        for at, given in enumerate(self.answered):
            if given == entry or (not named and given.endswith(f" {option}")):
                del self.answered[: at + 1]
                return True
        seats = [asked.seat for asked in self.match.questions if option in asked.options]
        if named:
            seats = [seat for seat in seats if str(seat) == named]
        if not seats:
            return False
        self.match.answer(option, seat=seats[0])
        self.answered.clear()
        self.answer_forced()
        return True


def play(scenario: Scenario[Any], started: Run, audit: Audit) -> str:
    """Play a scenario; give what fails first, or nothing. A scenario that makes no sense is a PathError."""
    check_paths(scenario, started)
    broken = audit.check(started.match.question)
    if broken:
        return f"step 0: {'; '.join(broken)}"
    for number, step in enumerate(scenario.step, 1):
        try:
            failures = [*_step(started, step), *audit.check(started.match.question)]
        except ForcedChanceError as error:
            return f"step {number}: {error}"
        if failures:
            return f"step {number}: {'; '.join(failures)}"
    return ""


def check_paths(scenario: Scenario[Any], started: Run) -> None:
    """See that every path exists and that every expected value is of its kind."""
    for number, step in enumerate(scenario.step, 1):
        for key, values in (("expect", step.expect), ("change", step.change)):
            for path, expected in values.items():
                try:
                    found = started.value(path)
                except PathError as error:
                    raise PathError(f"step {number}: {key}: {error}") from None
                if type(found) is not type(expected):
                    what = f"{path}: found {shown(expected)}, allowed a value like {shown(found)}"
                    raise PathError(f"step {number}: {key}: {what}")


def _step(started: Run, step: Step) -> Iterator[str]:
    before = {path: started.value(path) for path in step.change}
    for entry in step.do:
        if not started.take(entry):
            yield f"do: expected {entry}, got {started.got(entry)}"
            return
    options = started.options()
    yield from (f"options: expected {each}, got {_listed(options)}" for each in step.offered if each not in options)
    yield from (f"options: expected no {each}, got {_listed(options)}" for each in step.not_offered if each in options)
    yield from _unexpected(started, step.expect)
    yield from _unchanged(started, step.change, before)


def _unexpected(started: Run, expect: Mapping[str, object]) -> Iterator[str]:
    for path, expected in expect.items():
        found, in_order = started.value(path), started.paths.is_ordered(path)
        if _plain(found, in_order=in_order) != _plain(expected, in_order=in_order):
            yield f"{path}: expected {shown(expected)}, got {shown(found)}"


def _unchanged(started: Run, change: Mapping[str, int], before: Mapping[str, object]) -> Iterator[str]:
    for path, expected in change.items():
        now, then = started.value(path), before[path]
        if isinstance(now, int) and isinstance(then, int) and now - then != expected:
            yield f"{path}: expected a change of {expected}, got {now - then}"


def _plain(value: object, *, in_order: bool) -> object:
    """Make values comparable: lists without their order where it says nothing, true different from 1."""
    if isinstance(value, dict):
        plain = {name: _plain(inner, in_order=in_order) for name, inner in value.items()}
        return {name: inner for name, inner in plain.items() if inner != []}
    if isinstance(value, list | tuple):
        items = [_plain(inner, in_order=in_order) for inner in value]
        return items if in_order else sorted(items, key=repr)
    return type(value).__name__, value


def _listed(options: tuple[str, ...]) -> str:
    return ", ".join(options) or "none: the game is over"


def options_among(setup: Struct, options: type[R]) -> R:
    """Give the options of a game without what only the set-up of a scenario has."""
    return options(**{each.name: getattr(setup, each.name) for each in fields(options)})


@contextmanager
def fitting_numbers(content: Mapping[str, Any]) -> Iterator[None]:
    """Set a game up; if that fails and the scenario brings numbers of its own, these are what does not fit."""
    try:
        yield
    except (LookupError, ValueError) as error:
        if "numbers" not in content:
            raise
        found = f"numbers with which no game can be set up ({error})"
        raise PathError(f"content.numbers: found {found}, allowed those of the pack or others that fit it") from None


def answer_first(game: Game[Any], state: Any) -> None:  # noqa: ANN401 - positions are the game's own
    """Answer every question before the first turn with its first option: as long as the phase is `setup`."""
    table = game.table(state, None)
    question = game.settle(table)
    while question is not None and state.phase == "setup":
        game.answer(table, question.options[0])
        question = game.settle(table)
