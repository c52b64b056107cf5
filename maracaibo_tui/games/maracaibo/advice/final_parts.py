"""The parts of the final scoring taken apart: which cards, buildings, nations and comparisons bring their points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from maracaibo_tui.engine.words import Names
from maracaibo_tui.games.maracaibo.audit.recount import recount
from maracaibo_tui.games.maracaibo.box.printed import NATIONS
from maracaibo_tui.games.maracaibo.rules.automa_explorer import lead
from maracaibo_tui.games.maracaibo.rules.final_scoring import multiplier
from maracaibo_tui.games.maracaibo.rules.influence import cleared_spaces, rank_value
from maracaibo_tui.games.maracaibo.rules.jean_scoring import bonuses, jean_areas
from maracaibo_tui.games.maracaibo.rules.prestige import building_points, doubloon_income_points
from maracaibo_tui.games.maracaibo.rules.ship import upgrades
from maracaibo_tui.games.maracaibo.state.position import Automa, Jacques, Jean, Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.effects import effect_text, nation, several

Scorer: TypeAlias = Player | Automa


class Piece(NamedTuple):
    """Something that brings points."""

    text: str
    points: int


Pieces: TypeAlias = Callable[[MaracaiboTable, Scorer, Names], Iterator[Piece]]


def _income(t: MaracaiboTable, each: Scorer, _names: Names) -> Iterator[Piece]:
    """Take income apart (MAR-FINAL-07, MAR-FINAL-08, MAR-SOLO-43)."""
    if isinstance(each, Player):
        yield Piece(f"VP income {each.income_vp}", each.income_vp)
        yield Piece(f"doubloon income {each.income_doubloons}, by its track", doubloon_income_points(t, each))
    elif isinstance(each, Jean):
        solo = t.printed.box.numbers.solo
        taken = min(each.discs_removed, len(solo.row) - 1)
        yield Piece(f"{several(taken, 'disc')} taken off her row", solo.row[taken])
        yield Piece(several(len(each.cards), "card"), solo.per_card * len(each.cards))


def _cards(t: MaracaiboTable, each: Scorer, _names: Names) -> Iterator[Piece]:
    """Name the cards that have points (MAR-FINAL-09)."""
    bought = [t.printed.cards[card] for card in each.tableau] if isinstance(each, Player) else []
    yield from (Piece(card.name, card.vp) for card in bought if card.vp)


def _prestige(t: MaracaiboTable, each: Scorer, _names: Names) -> Iterator[Piece]:
    """Name the buildings somebody has invested in (MAR-FINAL-11)."""
    if isinstance(each, Player):
        for building, seats in t.state.investors.items():
            if each.seat in seats:
                found = t.printed.box.prestige[building]
                yield Piece(f"{found.name}: {effect_text(found.scores)}", building_points(t, each, building))


def _leaders(t: MaracaiboTable, each: Scorer, names: Names) -> Iterator[Piece]:
    """Name the nations with which nobody is further ahead (MAR-FINAL-13)."""
    if isinstance(each, Jacques):
        return
    rivals: list[Player | Jean] = [*t.state.players, *([t.state.jean] if t.state.jean is not None else [])]
    for which in NATIONS:
        space = each.influence[which]
        if space and all(rival.influence[which] <= space for rival in rivals):
            level = [names[rival.seat] for rival in rivals if rival is not each and rival.influence[which] == space]
            how = f"level with {' and '.join(level)}" if level else "furthest ahead"
            yield Piece(f"{nation(which)}: {how}, on space {space}", t.printed.scoring.leader)


def _ranks(t: MaracaiboTable, each: Scorer, _names: Names) -> Iterator[Piece]:
    """Multiply ranks by what the nations achieved (MAR-FINAL-16, MAR-FINAL-20)."""
    if isinstance(each, Jacques):
        return
    for which in NATIONS:
        rank, times = rank_value(t.printed, which, each.influence[which]), multiplier(t, which)
        if rank:
            cleared = cleared_spaces(t.printed, t.state.supply[which])
            made_of = f"supply {cleared}, markers on the board {times - cleared}"
            yield Piece(f"{nation(which)}: rank {rank} × {times} ({made_of})", rank * times)


def _quests(t: MaracaiboTable, each: Scorer, names: Names) -> Iterator[Piece]:
    """Count the quests of Jean, and how many more she has than the person (MAR-SOLO-53)."""
    if isinstance(each, Jean):
        person, points = t.state.players[0], t.printed.box.numbers.solo.quest * len(each.quests)
        more = len(each.quests) - len(person.quests)
        yield Piece(several(len(each.quests), "quest tile"), points)
        yield from _bonus(t, each, "quests", f"{more} more than {names[person.seat]}", already=points)


def _areas(t: MaracaiboTable, each: Scorer, names: Names) -> Iterator[Piece]:
    """Compare the emptied areas of Jean with the person's upgrades (MAR-SOLO-54)."""
    if isinstance(each, Jean):
        person, emptied = t.state.players[0], jean_areas(t.printed, each)
        more = emptied - len(upgrades(person))
        said = f"{several(emptied, 'area')} emptied, {more} more than {names[person.seat]}"
        yield from _bonus(t, each, "areas", said)


def _explorer(t: MaracaiboTable, each: Scorer, names: Names) -> Iterator[Piece]:
    """Compare the explorer of Jean with the person's (MAR-SOLO-55)."""
    if isinstance(each, Jean):
        person = t.state.players[0]
        more = lead(t, each, person)
        said = f"explorer {several(more, 'space')} ahead of {names[person.seat]}"
        yield from _bonus(t, each, "explorer", said)


def _bonus(t: MaracaiboTable, jean: Jean, part: str, text: str, already: int = 0) -> Iterator[Piece]:
    """Name what Jean scores for being ahead, beside what she has already."""
    points = dict(bonuses(t, jean, t.state.players[0]))[part] - already
    if points:
        yield Piece(text, points)


def _jacques(t: MaracaiboTable, each: Scorer, names: Names) -> Iterator[Piece]:
    """Compare somebody with Jacques, by explorer and by quest tiles (MAR-SOLO-78)."""
    jacques = t.state.jacques
    if jacques is None or not isinstance(each, Player):
        return
    worth, name = t.printed.box.numbers.jacques.comparison, names[jacques.seat]
    left = recount(t.printed, t.state, each)["jacques"]
    for what, by in (("explorer", -lead(t, jacques, each)), ("quest tiles", len(each.quests) - len(jacques.quests))):
        if by:
            points, how = (worth, "ahead of") if by > 0 else (-worth, "behind")
            left -= points
            yield Piece(f"{what}: {abs(by)} {how} {name}", points)
    if left:
        yield Piece("nobody falls below 0 VP", left)


PIECES: Mapping[str, Pieces] = {
    "income": _income,
    "cards": _cards,
    "prestige": _prestige,
    "leaders": _leaders,
    "ranks": _ranks,
    "quests": _quests,
    "areas": _areas,
    "explorer": _explorer,
    "jacques": _jacques,
}
"""By part; the last purchase is told by the log alone."""
