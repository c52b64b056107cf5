"""A report on a game: points by source over the rounds, how they grew, and what was bought when."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from maracaibo_tui.arena.drawings import Bar, Course, Mark, bars, courses, in_time
from maracaibo_tui.arena.page import Section
from maracaibo_tui.cabinet.saved import Opened
from maracaibo_tui.commands.position import moment, seen
from maracaibo_tui.play.counted import Followed, Who, followed


def sections_of(opened: Opened) -> tuple[str, list[str], list[Section]]:
    """Give the heading of a report, its first sentences, and its parts."""
    match, found = followed(opened)
    game = seen(opened, match)
    names = {who: game.names[who] for who in opened.title.sight.standings(game.view)}
    says = [" ".join(moment(game)).strip()]
    return f"{opened.title.name}: {', '.join(names.values())}", says, [*_sections(opened, found, names)]


def _sections(opened: Opened, found: Followed, names: Mapping[Who, str]) -> Iterator[Section]:
    last, rounds = (
        found.standings[-1],
        sorted({n for each in found.points.values() for by in each.values() for n in by}),
    )
    sources = [*dict.fromkeys(source for each in found.points.values() for source in each)]
    totals = {
        who: {source: sum(found.points.get(who, {}).get(source, {}).values()) for source in sources} for who in names
    }
    yield Section(
        "Points by source",
        "What everybody's points came from.",
        bars([Bar(name, totals[who]) for who, name in names.items()]),
        ["", *names.values()],
        [
            *[(source, *[totals[who][source] for who in names]) for source in sources],
            ("now", *[last[who] for who in names]),
        ],
    )
    marks = {step: f"round {number}" for number, step in found.rounds.items()}
    yield Section(
        "How points grew",
        "What everybody had when each turn began.",
        courses([Course(name, [each[who] for each in found.standings]) for who, name in names.items()], marks),
    )
    for who, name in names.items():
        of = found.points.get(who, {})
        yield Section(
            f"{name} by rounds",
            f"What {name} scored in each round.",
            bars([Bar(f"round {number}", {source: of[source][number] for source in of}) for number in rounds], sources),
            ["", *[f"round {number}" for number in rounds]],
            [(source, *[of[source][number] for number in rounds]) for source in of],
        )
    yield _bought(opened, found, names)


def _bought(opened: Opened, found: Followed, names: Mapping[Who, str]) -> Section:
    explain, printed = opened.title.pieces.explain, opened.game.printed
    called = [(names[who], step, explain(printed, address).called) for who, step, address in found.bought]
    return Section(
        "What was bought when",
        "Every purchase, in the turn in which it was made." if called else "Nothing was bought.",
        in_time([Mark(*each) for each in called], [*names.values()], len(found.standings) - 1) if called else "",
        ["turn", "who", "what"],
        [(step, name, what) for name, step, what in called],
    )
