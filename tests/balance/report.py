"""The balance report as a page: what the games were like, and how every piece fared."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, median

from msgspec import Struct

from maracaibo_tui.games.maracaibo.box.components import Box
from tests.balance import figures, plots
from tests.balance.figures import ENOUGH, LEAST, MOST, MOST_OF_A_LINE, Duel, Equals, Fare, Table, samples, table_of
from tests.balance.playing import Observed

TARGETS = """\
The targets: the median of the winners between 120 and 190 points; a round of 3 to 7 turns a seat; whoever has a card,
career or building wins 0.8 to 1.25 times as often as its chair does usually (where there are at least 200
observations); the quarter of all seats that made most of a line of play wins 0.8 to 1.5 times as often as usual; no
chair wins more than 1.15 times its share."""
LINES = """\
First the quarter of all seats that made most points of a line, then those who leaned on a line more than on any other,
compared with what is usual. The second table does wrong to lines that make few points: who leans on one of them makes
fewer of the others."""
BUILDINGS = """\
Points are those of all buildings of the seat. A building pays for what its owner has done: whoever invests in the
Palace has fulfilled many quests, whoever invests in the Abbey has crossed barriers, and is ahead already."""
EQUALS = """\
Therefore the same again beside seats that made about as many points of the line that a building pays for (all seats
in twenty groups by these points): what is left is what the investment brings, and what had to be there for it."""
OUTSIDE = """\
One rate of three lies further from the truth than its standard error (±), one of twenty further than twice that: among
so many pieces some are here by chance. Whoever takes a piece may also be ahead already by what the piece goes with.
Therefore the rate stands here beside equals, too: seats that made about as many points of the line of play that
explains most of it."""
CARDS = f"""\
Copies count with their original. What a card brought are its printed points, the points of its income and what its
effects scored by name. Below {ENOUGH} observations a win rate says little."""


class Made(Struct, frozen=True):
    """How a report was made: by which command and on which machine."""

    command: str
    machine: str


def page(box: Box, tables: Sequence[Sequence[Observed]], against: Sequence[Observed], made: Made) -> str:
    """Write the whole report."""
    found, everybody = [table_of(games) for games in tables], samples(tables)
    cards, careers = figures.of_cards(box, everybody), figures.of_careers(box, everybody)
    buildings, lines = figures.of_buildings(box, everybody), figures.of_lines(everybody)
    quarters = figures.of_quarters(everybody)
    return (
        "\n\n".join(
            [
                "# Balance",
                "Games between greedy bots that see no more than their seats do.",
                TARGETS,
                "## How it was made",
                _made(box, found, made),
                "## Games",
                _games(found),
                "## Against chance",
                _against(figures.duel_of(against)),
                "## Chairs",
                _chairs(found),
                "## Winners' points",
                *(f"{t.seats} seats\n\n```text\n{plots.histogram(t.winners, 10)}\n```" for t in found),
                "## Turns of a seat by round",
                _turns(found),
                "## Lines of play",
                LINES,
                _table("most of", "points of the line", quarters),
                _plot(quarters),
                _table("leaned on", "points of the line", lines),
                _plot(lines),
                "## Careers",
                _table("career", "tasks completed", careers),
                _plot(careers),
                "## Prestige buildings",
                BUILDINGS,
                _table("building", "points of all buildings", buildings),
                _plot(buildings),
                EQUALS,
                _equals(figures.among_equals(box, everybody)),
                "## Project cards",
                CARDS,
                _table("card", "points", cards),
                _plot([card for card in cards if card.taken >= ENOUGH]),
                "## Outside the targets",
                _outside(found, {"card": cards, "career": careers, "building": buildings}, quarters),
            ]
        )
        + "\n"
    )


def _made(box: Box, found: Sequence[Table], made: Made) -> str:
    played = ", ".join(f"{t.games} with {t.seats} seats" for t in found)
    rows = {
        "command": f"`{made.command}`",
        "games": f"{played}; the seed of game n with s seats is `seed_of(s, n)`, n from 0 on",
        "content": f"pack {box.pack.id} {box.pack.version}, digest `{box.fingerprint}`",
        "machine": made.machine,
    }
    return "\n".join(["| | |", "|---|---|", *[f"| {name} | {value} |" for name, value in rows.items()]])


def _against(duel: Duel) -> str:
    chairs = ", ".join(
        f"{100 * share:.1f} % as {name}" for name, share in zip(("first", "second"), duel.by_chair, strict=True)
    )
    return (
        f"In {duel.games} games for two against a bot that answers at random, the greedy one wins "
        f"{100 * duel.wins:.1f} % ({chairs}), by {duel.points:.0f} points to {duel.others:.0f} on average."
    )


def _games(found: Sequence[Table]) -> str:
    rows = [
        f"| {t.seats} | {t.games} | {median(t.winners):.0f} | {fmean(t.winners):.1f} "
        f"| {min(t.winners)} to {max(t.winners)} | {fmean(t.points):.1f} |"
        for t in found
    ]
    head = "| seats | games | winners' median | mean | range | mean of all seats |\n|---|---|---|---|---|---|"
    return "\n".join([head, *rows])


def _chairs(found: Sequence[Table]) -> str:
    head = "| seats | 1st chair | 2nd | 3rd | 4th |\n|---|---|---|---|---|"
    rows = []
    for t in found:
        shares = [f"{share:.2f}" for share in t.chairs]
        rows.append(f"| {t.seats} | " + " | ".join([*shares, *[""] * (4 - len(shares))]) + " |")
    return "Victories as part of an equal share.\n\n" + "\n".join([head, *rows])


def _turns(found: Sequence[Table]) -> str:
    head = "| seats | I | II | III | IV |\n|---|---|---|---|---|"
    rows = [
        f"| {t.seats} | "
        + " | ".join(f"{t.turns[number]:.1f} ({t.shortest[number]:.0f}–{t.longest[number]:.0f})" for number in t.turns)
        + " |"
        for t in found
    ]
    return "The mean, and in brackets what nine games of ten lie between.\n\n" + "\n".join([head, *rows])


def _table(what: str, brought: str, rows: Sequence[Fare]) -> str:
    head = f"| {what} | taken | % of seats | {brought} | wins with | wins without | points over the mean |"
    lines = [
        f"| {r.name} | {r.taken} | {100 * r.rate:.1f} | {r.brought:.1f} | {r.wins:.2f} | {r.wins_without:.2f} "
        f"| {r.margin:+.1f} |"
        for r in rows
    ]
    return "\n".join([head, "|---|---|---|---|---|---|---|", *lines])


def _equals(rows: Sequence[Equals]) -> str:
    lines = [f"| {each.name} | {each.line} | {each.wins:.2f} |" for each in rows]
    return "\n".join(["| building | pays for | wins among equals |", "|---|---|---|", *lines])


def _plot(rows: Sequence[Fare]) -> str:
    if not rows:
        return "Too few observations for a plot."
    return f"```text\n{plots.scale([(r.name, r.wins) for r in rows], 0.5, 1.6, (LEAST, 1.0, MOST))}\n```"


def _beside(row: Fare) -> str:
    return "" if row.equals is None else f"; beside equals in {row.equals[0]} {row.equals[1]:.2f}"


def _outside(found: Sequence[Table], kinds: dict[str, list[Fare]], quarters: Sequence[Fare]) -> str:
    lines = [
        f"- {t.seats} seats: the winners' median is {median(t.winners):.0f}"
        for t in found
        if not 120 <= median(t.winners) <= 190
    ]
    lines += [
        f"- {t.seats} seats: a round of {t.turns[number]:.1f} turns"
        for t in found
        for number in t.turns
        if not 3 <= t.turns[number] <= 7
    ]
    lines += [
        f"- {t.seats} seats: chair {chair} wins {share:.2f} of its share"
        for t in found
        for chair, share in enumerate(t.chairs, 1)
        if share > 1.15
    ]
    lines += [
        f"- {kind} {r.name}: wins {r.wins:.2f} ± {r.error:.2f} ({r.taken} observations){_beside(r)}"
        for kind, rows in kinds.items()
        for r in rows
        if not r.is_fair
    ]
    lines += [
        f"- the line {r.name}: who makes most of it wins {r.wins:.2f}"
        for r in quarters
        if not LEAST <= r.wins <= MOST_OF_A_LINE
    ]
    return f"{OUTSIDE}\n\n" + "\n".join(lines) if lines else "Nothing."
