"""Figures of a campaign: games and points by person, how long cards waited, who read, votes won, discs given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from maracaibo_tui.engine.campaign_pages import Course, Played, Row, Section

from .known import Known, first_word

_ROUNDS = 4


def statistics(course: Course) -> tuple[Section, ...]:
    """Count games, points, votes and the like."""
    known = Known(course)
    found = (
        Section("Games", [*_games(course)]),
        Section("Won", [*_counted(_won(course))]),
        Section("Sides read", [*_counted(_readers(known))]),
        Section("Votes", [*_votes(known)]),
        Section("Rounds until a card was fulfilled", [*_waits(known)]),
        Section("Discs given", [*_discs(known)]),
    )
    return tuple([section for section in found if section.rows]) or (Section("No game is over yet", ()),)


def called(game: Played, seat: str) -> str:
    """Name a seat of a game as its scores have it."""
    number = int(seat) if seat.isdecimal() else 0
    return first_word(game.seats[number - 1]) if 0 < number <= len(game.seats) else seat.capitalize()


def _games(course: Course) -> Iterator[Row]:
    for game in course.games:
        points = ", ".join([f"{called(game, seat)} {points}" for seat, points in game.scores.items()])
        yield Row(points, f"game {game.number}")


def _won(course: Course) -> Counter[str]:
    return Counter(called(game, seat) for game in course.games for seat in game.winners)


def _readers(known: Known) -> Counter[str]:
    return Counter(each.called(each.beat.reader) for each in known.read if each.beat.reader)


def _counted(counts: Counter[str]) -> Iterator[Row]:
    for name, count in counts.most_common():
        yield Row(name, str(count))


def _votes(known: Known) -> Iterator[Row]:
    """Say of everybody how often what they voted for was chosen."""
    won: Counter[str] = Counter()
    cast: Counter[str] = Counter()
    for each in known.read:
        for seat, option in each.beat.votes.items():
            cast[each.called(seat)] += 1
            won[each.called(seat)] += option == each.beat.option
    for name, count in cast.most_common():
        yield Row(name, f"{won[name]} of {count} carried")


def _waits(known: Known) -> Iterator[Row]:
    began: dict[str, int] = {}
    under_way: set[int] = set()
    for each in known.read:
        card, rounds = each.beat.card, each.game * _ROUNDS + each.beat.round
        if each.beat.side == "front":
            # Before a game has turned any card over, its fronts are those of the set-up.
            began.setdefault(card, rounds if each.game in under_way else each.game * _ROUNDS)
            continue
        if each.beat.by != "door":
            under_way.add(each.game)
        if card in began:
            yield Row(f"{card} {known.card(card).name}", str(rounds - began[card]), card=card)


def _discs(known: Known) -> Iterator[Row]:
    for each in known.read:
        tile = known.card(each.beat.card).tile
        if each.beat.discs and tile is not None:
            given = ", ".join([f"{each.called(seat)} {count}" for seat, count in each.beat.discs.items()])
            yield Row(f"{tile} {known.printed.box.legacy[tile].name}", given)
