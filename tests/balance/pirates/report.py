"""The balance report of Pirates as a page: every figure beside its target."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean

from maracaibo_tui.games.pirates.box.components import Box

from . import figures
from .figures import Fare, Totals
from .observing import LEANINGS, LEVELS, MODULES, Observed

Games = Mapping[str, Sequence[Observed]]
"""The games of each row by its name; a row that was not played has none."""
Band = tuple[float, float]

ENOUGH = 100
"""From so many observations on a win rate says something."""
MEANS: Mapping[str, Band] = {
    "random, 2 seats": (40, 65),
    "2 seats": (190, 225),
    "3 seats": (180, 215),
    "4 seats": (170, 205),
}
SPREAD: Band = (20, 32)
TURNS: Band = (6, 8)
CHAIRS = 0.04
SHARES: Mapping[str, Band] = {
    "before the end": (28, 40),
    "treasures, burials": (18, 28),
    "cards, grey effects": (12, 25),
    "residences": (7, 15),
    "missions": (6, 12),
    "rivers": (5, 9),
}
THINGS: Mapping[str, Band] = {"cards": (5.5, 9), "upgrades": (13, 17), "rivers": (2.4, 3.4)}
FULFILLED: Band = (0.5, 0.85)
"""Whoever does not plan for missions fulfils two of three at most, whoever does up to six of seven."""
CARD, RESIDENCE, FIGUREHEAD, LEANING = (0.42, 0.58), (0.40, 0.62), (0.38, 0.62), (0.40, 0.60)
BUILT, WORTH, SELDOM = 0.15, (15, 22), 0.04
MODULE = 25
FIRST, LAST = 0.65, 0.10
"""Against Jordan: at least so many wins at the lowest level, at most so many at the highest."""

INTRO = """\
Games between bots that see no more than their seats do. Each figure stands beside its target; what lies outside is
listed at the end. A win share of 2,000 games has a standard error of 1.1 points, one of 200 games 3.5, one of 60 games
6.5; the table of totals says how many games there are of each row. The greedy bot thinks two decisions ahead and
reckons dice exactly, which is more than the one the targets were made for."""


def page(box: Box, games: Games, made: str) -> str:
    """Write the whole report."""
    plain = games.get("2 seats", ())
    parts = [
        "# Balance of Pirates of Maracaibo",
        INTRO,
        f"Made by `{made}` with pack {box.pack.id} {box.pack.version}, digest `{box.fingerprint}`.",
        "## Totals",
        _totals(games),
    ]
    if plain:
        parts += ["## What a seat comes to", _shares(games), _things(games)]
        parts += ["## Residences", _fares(figures.residences(box, plain), "mean VP")]
        parts += ["## Figureheads", _fares(figures.figureheads(box, plain))]
        parts += ["## Improvement cards", _fares(figures.cards(box, plain))]
    parts += ["## Leanings", _leanings(games), "## Jordan", _jordan(games)]
    outside = list(_outside(box, games))
    parts += ["## Outside the targets", "\n".join(f"- {each}" for each in outside) or "Nothing."]
    return "\n\n".join(parts) + "\n"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _totals(games: Games) -> str:
    head = ["row", "games", "mean", "s.d.", "5–95 %", "99 % above", "winners", "win share by seat", "turns a round"]
    return _table(head, [_row(name, figures.totals(found)) for name, found in games.items() if found])


def _row(name: str, t: Totals) -> list[str]:
    chairs = " ".join(f"{share:.2f}" for share in t.chairs)
    turns = " ".join(f"{count:.1f}" for count in t.turns.values())
    return [
        *(name, str(t.games), f"{t.mean:.1f}", f"{t.spread:.1f}", f"{t.low}–{t.high}", str(t.least)),
        *(f"{t.winners:.1f}", chairs, turns),
    ]


def _tables(games: Games) -> dict[str, Sequence[Observed]]:
    return {name: found for name, found in games.items() if name in MEANS and "random" not in name and found}


def _shares(games: Games) -> str:
    tables = {name: figures.shares(found) for name, found in _tables(games).items()}
    rows = [
        [part, *[f"{each[part]:.1f}" for each in tables.values()], _band(SHARES.get(part))] for part in figures.GROUPS
    ]
    return "Winners' points by part, in %.\n\n" + _table(["part", *tables, "target"], rows)


def _things(games: Games) -> str:
    tables = {name: figures.things(found) for name, found in _tables(games).items()}
    rows = [
        [each, *[f"{found[each]:.2f}" for found in tables.values()], _band(THINGS.get(each))] for each in figures.THINGS
    ]
    return "What a seat has at the end.\n\n" + _table(["thing", *tables, "target"], rows)


def _band(band: Band | None) -> str:
    return "" if band is None else f"{band[0]:g}–{band[1]:g}"


def _fares(rows: Sequence[Fare], brought: str = "") -> str:
    head = ["", "taken", "a game in which it lay", "win rate", *([brought] if brought else [])]
    return _table(head, [[*_fare(row), *([f"{row.brought:.1f}"] if brought else [])] for row in rows])


def _fare(row: Fare) -> list[str]:
    return [row.name, str(row.taken), f"{row.rate:.2f}", f"{row.wins:.2f}"]


def _leanings(games: Games) -> str:
    played = {name: games.get(f"leaning {name}", ()) for name in LEANINGS}
    rows = [[name, str(len(found)), f"{figures.leaning_wins(found):.2f}"] for name, found in played.items() if found]
    return "One bot that sees more in something against a plain one, in both chairs by turns.\n\n" + _table(
        ["leaning", "games", "wins"], rows
    )


def _jordan(games: Games) -> str:
    head = ["level", "games", "the bot's mean", "Jordan's mean", "the bot wins"]
    rows = []
    for level, found in _levels(games).items():
        jordan = fmean(game.jordan["total"] for game in found)
        wins, mean = _wins(found), figures.totals(found).mean
        rows.append([str(level), str(len(found)), f"{mean:.1f}", f"{jordan:.1f}", f"{wins:.2f}"])
    return _table(head, rows)


def _levels(games: Games) -> dict[int, Sequence[Observed]]:
    return {level: found for level in LEVELS if (found := games.get(f"Jordan {level}", ()))}


def _wins(found: Sequence[Observed]) -> float:
    return fmean(game.seats[0].won for game in found)


def _outside(box: Box, games: Games) -> Iterator[str]:
    yield from _outside_totals(games)
    plain = games.get("2 seats", ())
    if plain:
        yield from _outside_things(plain)
        yield from _outside_pieces(box, plain)
    yield from _outside_rows(games)


def _is_outside(value: float, band: Band) -> bool:
    return not band[0] <= value <= band[1]


def _outside_totals(games: Games) -> Iterator[str]:
    for name, band in MEANS.items():
        if not games.get(name):
            continue
        found = figures.totals(games[name])
        if _is_outside(found.mean, band):
            yield f"{name}: mean {found.mean:.1f}, target {_band(band)}"
        if "random" in name:
            continue
        if _is_outside(found.spread, SPREAD):
            yield f"{name}: standard deviation {found.spread:.1f}, target {_band(SPREAD)}"
        fair = 1 / len(found.chairs)
        if max(abs(share - fair) for share in found.chairs) > CHAIRS:
            shares = " ".join(f"{share:.2f}" for share in found.chairs)
            yield f"{name}: win shares {shares}, target {fair:.2f} ± {CHAIRS}"
        turns = fmean(found.turns.values())
        if _is_outside(turns, TURNS):
            yield f"{name}: {turns:.1f} turns a round, target {_band(TURNS)}"


def _outside_things(plain: Sequence[Observed]) -> Iterator[str]:
    for part, share in figures.shares(plain).items():
        if part in SHARES and _is_outside(share, SHARES[part]):
            yield f"winners' points, {part}: {share:.1f} %, target {_band(SHARES[part])}"
    found = figures.things(plain)
    for thing, band in THINGS.items():
        if _is_outside(found[thing], band):
            yield f"{thing} a seat: {found[thing]:.2f}, target {_band(band)}"
    fulfilled = found["missions fulfilled"] / found["missions"]
    if _is_outside(fulfilled, FULFILLED):
        yield f"missions fulfilled of those taken: {fulfilled:.2f}, target {_band(FULFILLED)}"


def _outside_pieces(box: Box, plain: Sequence[Observed]) -> Iterator[str]:
    for row in figures.cards(box, plain):
        if row.taken >= ENOUGH and _is_outside(row.wins, CARD):
            yield f"{row.name}: wins {row.wins:.2f} of {row.taken}, target {_band(CARD)}"
        if row.rate < SELDOM:
            yield f"{row.name}: bought in {100 * row.rate:.1f} % of the games in which it lay there, target 4 %"
    for row in figures.residences(box, plain):
        if row.rate < BUILT:
            yield f"{row.name}: built in {100 * row.rate:.0f} % of its games, target {100 * BUILT:.0f} %"
        if row.taken >= ENOUGH and (_is_outside(row.wins, RESIDENCE) or _is_outside(row.brought, WORTH)):
            targets = f"targets {_band(RESIDENCE)} and {_band(WORTH)}"
            yield f"{row.name}: wins {row.wins:.2f}, {row.brought:.1f} VP, {targets}"
    heads = figures.figureheads(box, plain)
    usual = fmean(row.taken for row in heads)
    for row in heads:
        if row.taken >= ENOUGH and _is_outside(row.wins, FIGUREHEAD):
            yield f"{row.name}: wins {row.wins:.2f} of {row.taken}, target {_band(FIGUREHEAD)}"
        if row.taken < usual / 2:
            yield f"{row.name}: taken {row.taken} times, the average is {usual:.0f}"


def _outside_rows(games: Games) -> Iterator[str]:
    for name in LEANINGS:
        if found := games.get(f"leaning {name}", ()):
            wins = figures.leaning_wins(found)
            if _is_outside(wins, LEANING):
                yield f"leaning {name}: wins {wins:.2f}, target {_band(LEANING)}"
    if games.get("2 seats"):
        plain = figures.totals(games["2 seats"]).mean
        for module in MODULES:
            if found := games.get(module.replace("_", " "), ()):
                mean = figures.totals(found).mean
                if abs(mean - plain) > MODULE:
                    yield f"module {module.replace('_', ' ')}: mean {mean:.1f}, the plain game {plain:.1f}"
    yield from _outside_jordan(games)


def _outside_jordan(games: Games) -> Iterator[str]:
    wins = {level: _wins(found) for level, found in _levels(games).items()}
    for level, rate in wins.items():
        if level and rate >= wins.get(level - 1, 1.0):
            yield f"Jordan {level}: wins {rate:.2f}, not fewer than at the level below"
    if wins.get(0, 1.0) < FIRST:
        yield f"Jordan 0: wins {wins[0]:.2f}, target at least {FIRST}"
    if wins.get(LEVELS[-1], 0.0) > LAST:
        yield f"Jordan {LEVELS[-1]}: wins {wins[LEVELS[-1]]:.2f}, target at most {LAST}"
