"""Count the decision sequences from fixed positions: `python -m tests.support.counts [GAME] [--rewrite] [FILE…]`.

A decision is a question with more than one option; questions with one are answered on the way. A leaf is a sequence
of so many decisions, or a shorter one that ends the game. Different sequences to the same position are different
leaves; the positions they end in are counted apart, each once. Nothing is left to chance: every pile is given.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from maracaibo_tui.commands.scenario import Packs, begun, outcome
from maracaibo_tui.commands.scenario_file import MalformedError, read_raw, sound
from maracaibo_tui.engine.match import Game
from maracaibo_tui.library.toml_file import read_toml
from tests.support.called import Flag, called, folders_of

POSITIONS = "positions"
"""The folder of the files in the tests of each game."""
COMMAND = "python -m tests.support.counts {game} --rewrite {file}"
MOST_LEAVES = 200_000
MOST_BY_HAND = 10_000
DEEPEST = 12
FREE: Mapping[str, tuple[str, ...]] = {"maracaibo": ("hold:", "career_task:", "figure_to_cp")}
"""By game: how free actions begin, which stand beside other questions."""
GENERATED = "# Counted by `python -m tests.support.counts --rewrite`: a column for each depth from 1 on.\n"


class Counts(Struct, frozen=True):
    """Leaves and different end positions by depth, and the leaves under each first option."""

    leaves: tuple[int, ...]
    states: tuple[int, ...]
    divide: Mapping[str, tuple[int, ...]]


class ByHand(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody counted with pencil and paper: all sequences as long as only these decision points are asked."""

    points: tuple[str, ...]
    leaves: int
    why: str
    core: bool = False


class Position(Struct, frozen=True, kw_only=True):
    """A position as its file says it, and the state it describes."""

    name: str
    game: Game[Any]
    state: Any
    by_hand: tuple[ByHand, ...]
    counts: Mapping[str, Counts]


class _Walk:
    """A walk through all sequences from a position; the same position at the same depth is walked through once."""

    def __init__(self, game: Game[Any], depth: int, *, core: bool, points: Collection[str] = ()) -> None:
        self.game, self.depth, self.points = game, depth, points
        self.free = FREE.get(game.name, ()) if core else ()
        self.ends: list[set[str]] = [set() for _ in range(depth + 1)]
        self.known: dict[tuple[int, str], list[int]] = {}

    def options(self, table: Any) -> tuple[str, ...]:  # noqa: ANN401 - the game's own table
        """Answer what has one answer, then give the options of the next decision; none where the walk ends."""
        while (question := self.game.settle(table)) is not None:
            options = question.options
            if self.free:
                options = tuple([option for option in options if not option.startswith(self.free)])
            if len(options) > 1:
                return options if not self.points or question.point in self.points else ()
            self.game.answer(table, options[0])
        return ()

    def after(self, state: Any, option: str) -> tuple[Any, tuple[str, ...]]:  # noqa: ANN401 - the game's own
        """Give the position after an answer, and the options there."""
        table = self.game.table(self.game.copy(state), None)
        self.game.answer(table, option)
        return table.state, self.options(table)

    def leaves(self, state: Any, options: tuple[str, ...], level: int) -> list[int]:  # noqa: ANN401 - the game's own
        """Count the leaves from here for every depth from this level to the last."""
        digest = self.game.digest(state)
        known = self.known.get((level, digest))
        if known is not None:
            return known
        deeper = self.depth - level
        if options:
            self.ends[level].add(digest)
            found = [1] + [0] * deeper
            for option in options if deeper else ():
                for depth, count in enumerate(self.leaves(*self.after(state, option), level + 1), 1):
                    found[depth] += count
        else:
            for ends in self.ends[level:]:
                ends.add(digest)
            found = [1] * (deeper + 1)
        self.known[level, digest] = found
        return found


def count(
    game: Game[Any],
    state: Any,  # noqa: ANN401 - the game's own
    depth: int,
    *,
    core: bool = False,
    points: Collection[str] = (),
) -> Counts:
    """Count for every depth up to this one; `core` leaves free actions out, `points` ends at other decisions."""
    walk = _Walk(game, depth, core=core, points=points)
    table = game.table(game.copy(state), None)
    divide = {}
    options = walk.options(table)
    if not options:
        return Counts((1,) * depth, (1,) * depth, {})
    for option in options:
        divide[option] = tuple(walk.leaves(*walk.after(table.state, option), 1))
    leaves = tuple(sum(column) for column in zip(*divide.values(), strict=True))
    return Counts(leaves, tuple(len(ends) for ends in walk.ends[1:]), divide)


def read_position(path: Path, packs: Packs) -> Position:
    """Read a position, see that it stands as its steps say, and take those steps."""
    raw, problems = read_toml(path, path.name)
    if raw is None:
        raise MalformedError(problems)
    by_hand = msgspec.convert(raw.pop("by_hand", []), tuple[ByHand, ...])
    counts = msgspec.convert(raw.pop("counts", {}), dict[str, Counts])
    read = read_raw(raw, path.name)
    if failure := outcome(read, packs):
        raise MalformedError((), f"{path.name}: {failure}")
    started, _audit = begun(read, packs)
    match = started.match
    for step in sound(read).step:
        for entry in step.do:
            started.take(entry)
    return Position(name=path.stem, game=match.game, state=match.state, by_hand=by_hand, counts=counts)


def misfits(position: Position, most: int = MOST_LEAVES) -> list[str]:
    """Say where a position counts otherwise than its file, looking at the depths with at most so many leaves."""
    found = [
        f"{position.name}: counted by hand {hand.leaves} ({hand.why}), found {leaves}"
        for hand in position.by_hand
        if (leaves := all_of(position, hand)) != hand.leaves
    ]
    for way, golden in position.counts.items():
        depth = max(1, sum(leaves <= most for leaves in golden.leaves))
        got, wanted = count(position.game, position.state, depth, core=way == "core"), _cut(golden, depth)
        if got != wanted:
            found.append(f"{position.name}, {way}: {_difference(got, wanted)}")
    return found


def all_of(position: Position, hand: ByHand) -> int:
    """Count the sequences that somebody counted by hand."""
    for depth in range(2, DEEPEST + 1):
        found = count(position.game, position.state, depth, core=hand.core, points=hand.points).leaves
        if found[-1] == found[-2]:
            return found[-1]
        if found[-1] > MOST_BY_HAND:
            break
    raise ValueError(
        f"{position.name}: sequences of {', '.join(hand.points) or 'any decisions'} go on too long to count"
    )


def _cut(golden: Counts, depth: int) -> Counts:
    divide = {option: leaves[:depth] for option, leaves in golden.divide.items()}
    return Counts(golden.leaves[:depth], golden.states[:depth], divide)


def _difference(got: Counts, wanted: Counts) -> str:
    """Name the smallest depth and the first option under which the counts part."""
    for option in (*wanted.divide, *got.divide):
        expected, found = wanted.divide.get(option), got.divide.get(option)
        if expected != found:
            return f"leaves under {option} by depth: expected {expected}, got {found}"
    return f"end positions by depth: expected {wanted.states}, got {got.states}"


def ways(game: str) -> tuple[str, ...]:
    """Name how positions of a game are counted: with free actions and, where there are any, without."""
    return ("full", "core") if game in FREE else ("full",)


def command(path: Path) -> str:
    """Say how a file is written anew."""
    return COMMAND.format(game=path.parents[1].name, file=path.name)


def counted(position: Position, *, core: bool) -> Counts:
    """Count as deep as the most leaves allow."""
    found = count(position.game, position.state, 1, core=core)
    for depth in range(2, DEEPEST + 1):
        deeper = count(position.game, position.state, depth, core=core)
        if deeper.leaves[-1] > MOST_LEAVES:
            break
        found = deeper
    return found


def rewrite(path: Path) -> None:
    """Count a position anew and write the numbers to the end of its file."""
    position = read_position(path, Packs())
    kept = path.read_text(encoding="utf-8").partition(GENERATED)[0].rstrip("\n")
    tables = [_table(way, counted(position, core=way == "core")) for way in ways(position.game.name)]
    path.write_text("\n".join([kept, "", GENERATED + "\n".join(tables)]), encoding="utf-8")


def _table(way: str, found: Counts) -> str:
    divide = [f'"{option}" = {list(leaves)}' for option, leaves in found.divide.items()]
    lines = (f"[counts.{way}]", f"leaves = {list(found.leaves)}", f"states = {list(found.states)}")
    return "\n".join([*lines, f"[counts.{way}.divide]", *divide, ""])


def _checked(path: Path) -> list[str]:
    return misfits(read_position(path, Packs()))


def _done(path: Path, *, rewrites: bool) -> list[str]:
    """Check a file, or count it anew; say what is wrong with it."""
    try:
        if not rewrites:
            return _checked(path)
        rewrite(path)
    except MalformedError as error:
        return [str(error)]
    return []


def main(arguments: Sequence[str]) -> int:
    """Check the named files of a game, or all, at every depth; with `--rewrite` count them anew."""
    does = "Count the decision sequences from fixed positions, and compare with their files at every depth."
    folders, words = folders_of(arguments, POSITIONS)
    rewrites, named = called(words, does, folders[0], Flag("--rewrite", "count anew and write it into the files"))
    files = named or [file for folder in folders for file in sorted(folder.glob("*.toml"))]
    wrong = 0
    with ProcessPoolExecutor(2) as processes:
        for file, found in zip(files, processes.map(partial(_done, rewrites=rewrites), files), strict=True):
            wrong += bool(found)
            hint = [f"if that is meant, count anew: {command(file)}"] if found else []
            print("\n".join([*found, *hint] or [f"{file.stem}: counted"]))
    print(f"{len(files) - wrong} of {len(files)} positions count as they should")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
