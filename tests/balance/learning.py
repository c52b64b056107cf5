"""Learning the factors of a judge from games: `python -m tests.balance.learning collect|fit` (rivals.md 8).

`collect` plays games between planners, a tenth of them with greedy, and writes a line for every turn that begins: what
each term is worth to either seat, and how the game ended. `fit` finds the factors that tell final margins best, by
least squares with a ridge towards the factors in use, and says the half-way step. Weights change only when the planner
with them has beaten the one without in games of other seeds.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from maracaibo_tui.commands.simulation import bots_named, play, seed_of
from maracaibo_tui.engine.chance import below, from_seed
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games import title_of
from maracaibo_tui.library.weights import USUAL, weights_of
from tests.support.bots_at_work import Sitting, sitting

SEATS = 2
EVERY_TENTH = 10
PENALTIES = (0.01, 1.0, 100.0, 10_000.0)
FOLDS = 5
DRAWN = 200
STEP = 0.5
"""A fit is made on positions to which the old weights led; the whole way leaves them."""
LEFT_OUT = frozenset({"at_stake", "leaning", "waiting"})
"""Terms that are nothing when a turn begins."""

Matrix = list[list[float]]


class Game(NamedTuple):
    """What a game adds to the sums of least squares: products of the differences, with the margin, and its square."""

    products: Matrix
    margins: list[float]
    square: float
    lines: int


class _Turns:
    """A watcher that notes what every term is worth to each seat whenever a turn begins."""

    def __init__(self, at: Sitting, table: Any, judge: Any) -> None:  # noqa: ANN401 - the game's own
        self._at, self._table, self._judge = at, table, judge
        self._turn: tuple[int, ...] = ()
        self.lines: list[dict[str, Any]] = []

    def tell(self, event: object) -> None:
        """Events are of no interest here."""

    def answered(self, _question: Question, _answer: str, after: Question | None) -> None:
        """Look at the position in which the next question is asked."""
        rules, state = self._at.lent.rules, self._table.state
        if after is None or not self._judge.goes_on(state) or rules.turn(state) == self._turn:
            return
        self._turn = rules.turn(state)
        sight = self._at.terms.title.sight
        views = [sight.view(state, seat) for seat in range(1, SEATS + 1)]
        found = [self._judge.terms(view, self._judge.look(view, seat)) for seat, view in enumerate(views, 1)]
        self.lines.append({name: [terms[name] for terms in found] for name in self._judge.TERMS})


def collect(game: str, games: int, file: Path) -> None:
    """Play games and write their lines; those that are written already are not played again."""
    at, title = sitting(game, SEATS), title_of(game)
    raw = weights_of(game, USUAL)
    plain = title.judge(at.lent.rules.printed, {**raw, "factors": dict.fromkeys(raw["factors"], 1.0)})  # type: ignore[attr-defined]
    known = {line["n"] for line in _read(file)} if file.exists() else set()
    file.parent.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        if number in known:
            continue
        seed, watchers = seed_of(900, number), list[_Turns]()

        def watch(table: Any) -> list[_Turns]:  # noqa: ANN401 - the game's own
            watchers.append(_Turns(at, table, plain))  # noqa: B023 - used within the loop
            return watchers  # noqa: B023

        names = ["planner", "planner"] if number % EVERY_TENTH else ["greedy", "planner"]
        over = play(at.terms, seed, bots_named(at.terms, names, at.lend), watch)
        points = [*title.sight.standings(over.state).values()][:SEATS]
        with file.open("a", encoding="utf-8") as lines:
            lines.write(
                "".join(json.dumps({"n": number, "terms": t, "points": points}) + "\n" for t in watchers[0].lines)
            )
        print(f"{number + 1} of {games}", file=sys.stderr)


def _read(file: Path) -> Iterator[dict[str, Any]]:
    for line in file.read_text(encoding="utf-8").splitlines():
        yield json.loads(line)


def games_of(lines: Iterable[Mapping[str, Any]], terms: Sequence[str]) -> list[Game]:
    """Sum up each game by itself, seen from its first seat; the other is its mirror."""
    found: dict[int, Game] = {}
    for line in lines:
        row = [line["terms"][name][0] - line["terms"][name][1] for name in terms]
        margin = line["points"][0] - line["points"][1]
        game = found.get(line["n"]) or Game([[0.0] * len(row) for _ in row], [0.0] * len(row), 0.0, 0)
        for i, one in enumerate(row):
            game.margins[i] += one * margin
            for j, other in enumerate(row):
                game.products[i][j] += one * other
        found[line["n"]] = game._replace(square=game.square + margin**2, lines=game.lines + 1)
    return [found[number] for number in sorted(found)]


def solved(games: Sequence[Game], used: Sequence[float], penalty: float) -> list[float]:
    """Find the factors by least squares, drawn towards those in use by a penalty."""
    size = len(used)
    left = [[sum(game.products[i][j] for game in games) + penalty * (i == j) for j in range(size)] for i in range(size)]
    right = [sum(game.margins[i] for game in games) + penalty * used[i] for i in range(size)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row, at=at: abs(left[row][at]))  # type: ignore[misc]
        left[at], left[pivot], right[at], right[pivot] = left[pivot], left[at], right[pivot], right[at]
        for row in range(at + 1, size):
            share = left[row][at] / left[at][at]
            right[row] -= share * right[at]
            left[row] = [one - share * other for one, other in zip(left[row], left[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        found[at] = (right[at] - sum(left[at][j] * found[j] for j in range(at + 1, size))) / left[at][at]
    return found


def error(games: Sequence[Game], factors: Sequence[float]) -> float:
    """Give the mean square by which margins are missed."""
    total = 0.0
    for game in games:
        inside = [sum(a * b for a, b in zip(row, factors, strict=True)) for row in game.products]
        total += game.square - 2 * sum(a * b for a, b in zip(game.margins, factors, strict=True))
        total += sum(a * b for a, b in zip(inside, factors, strict=True))
    return total / max(1, sum(game.lines for game in games))


class Fit(NamedTuple):
    """Factors, each with the interval that drawing games anew gives, and the error before and after."""

    factors: list[float]
    low: list[float]
    high: list[float]
    penalty: float
    before: float
    after: float


def fit(games: Sequence[Game], used: Sequence[float], seed: int = 1) -> Fit:
    """Fit by the penalty that tells games best that were left out, whole games at a time (RIV-71)."""

    def left_out(penalty: float) -> float:
        parts = [games[fold::FOLDS] for fold in range(FOLDS)]
        total = 0.0
        for fold, part in enumerate(parts):
            others = [game for other, each in enumerate(parts) if other != fold for game in each]
            total += error(part, solved(others, used, penalty))
        return total

    penalty = min(PENALTIES, key=left_out)
    factors, chance = solved(games, used, penalty), from_seed(seed)
    drawn = list[list[float]]()
    for _ in range(DRAWN):
        sample = []
        for _game in games:
            chance, pick = below(chance, len(games))
            sample.append(games[pick])
        drawn.append(solved(sample, used, penalty))
    ordered = [sorted(each[at] for each in drawn) for at in range(len(used))]
    low, high = ([row[int(share * (DRAWN - 1))] for row in ordered] for share in (0.025, 0.975))
    return Fit(factors, low, high, penalty, error(games, used) ** 0.5, error(games, factors) ** 0.5)


def main(words: Sequence[str] | None = None) -> None:
    """Collect games, or print what a fit makes of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.balance.learning", description="Learn factors from games.")
    parser.add_argument("task", choices=["collect", "fit"])
    parser.add_argument("--game", default="maracaibo")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--file", type=Path, default=Path("build/learning.jsonl"))
    wish = parser.parse_args(words)
    if wish.task == "collect":
        collect(wish.game, wish.games, wish.file)
        return
    factors = weights_of(wish.game, USUAL)["factors"]
    names = [name for name in factors if name not in LEFT_OUT and not name.startswith("j")]
    used = [float(factors[name]) for name in names]
    found = fit(games_of(_read(wish.file), names), used)
    print(f"error {found.before:.1f} before, {found.after:.1f} fitted; penalty {found.penalty:g}")
    for name, now, new, low, high in zip(names, used, found.factors, found.low, found.high, strict=True):
        print(
            f"{name:<14} {now:5.2f} → {new:5.2f} [{low:5.2f}, {high:5.2f}]   half-way {now + STEP * (new - now):5.2f}"
        )


if __name__ == "__main__":
    main()
