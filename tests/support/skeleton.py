"""Campaigns in skeleton: real set-up, real checking of the story, real final scoring; turns are left to chance.

`python -m tests.support.skeleton [CAMPAIGNS]` plays so many, for one to four seats and both editions, and says what
was met. No turn is played: in each round chance says which story tiles and collection tiles somebody has taken.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.rules.interim_scoring import STEPS as INTERIM
from maracaibo_tui.games.maracaibo.rules.legacy import leave
from maracaibo_tui.games.maracaibo.state.campaign import Archive, Left
from maracaibo_tui.games.maracaibo.state.frames import FinalStep, InterimStep
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from tests.support.played import game

TAKEN, STOPS, SKULL = 0.6, 0.4, 0.1
"""In a round: that a story tile is taken, that a seat uses a collection tile, that somebody removes a skull."""
MOST_GAMES = 70
"""With patience 2 no campaign is longer: 35 cards of the main line, two games each."""
VOTE = "DEC-63"
KINDS = ("sides", "options", "endings", "tiles", "cards", "by")
TABLES = (
    Options(campaign=True, players=1, bot="jean", bot_level=3),
    Options(campaign=True, players=2),
    Options(campaign=True, players=3, bot="jacques", bot_level=2),
    Options(campaign=True, players=4),
    Options(campaign=True, players=1, bot="jacques", bot_level=1, edition="first"),
    Options(campaign=True, players=2, edition="first"),
    Options(campaign=True, players=3, edition="first"),
    Options(campaign=True, players=4, edition="first"),
)


class Played(NamedTuple):
    """A whole campaign: what each of its games left."""

    games: list[Left]

    @property
    def ending(self) -> str:
        """Give how it ended."""
        return self.games[-1].archive.ending


def campaign(rules: Maracaibo, options: Options, seed: int, begins: Archive | None = None) -> Played:
    """Play a campaign in skeleton to its ending, or to the most games that it may have."""
    chance, games = Random(seed), list[Left]()  # noqa: S311 - chance of a test
    archive = begins
    while len(games) < MOST_GAMES:
        of_now = rules if archive is None else rules.after(archive)
        games.append(one_game(of_now, options, chance))
        archive = games[-1].archive
        if archive.ending:
            break
    return Played(games)


def one_game(rules: Maracaibo, options: Options, chance: Random) -> Left:
    """Play a game: four times what a round may bring, then its scoring."""
    table = rules.table(rules.begin(options, chance.randrange(1 << 30)), None)
    state, rounds = table.state, rules.printed.turn.rounds
    for number in range(1, rounds + 1):
        state.round, state.ended_by = number, chance.randint(0 if state.automa else 1, options.players)
        _round(table, chance)
        is_last = number == rounds
        state.phase = "final" if is_last else "interim"
        # The steps that ask for purchases and pay for turns have nothing to do.
        state.agenda = (FinalStep(2),) if is_last else (InterimStep(len(INTERIM) - 1),)
        _settle(rules, table, chance)
    return rules.left(state)


def _settle(rules: Maracaibo, table: MaracaiboTable, chance: Random) -> None:
    """Go on to the next turn or the end; votes are cast by chance."""
    question = rules.settle(table)
    while question is not None and question.point == VOTE:
        rules.answer(table, chance.choice(question.options))
        question = rules.settle(table)
    table.state.agenda = ()


def _round(t: MaracaiboTable, chance: Random) -> None:
    """Let chance say what a round of turns would have brought."""
    story = t.state.story
    for each in story.cards if story is not None else ():
        told = t.printed.box.stories[each.card]
        if told.tile is not None:
            _fill(t, told.tile, chance)
        elif chance.random() < TAKEN:
            take(t, each.card, chance.choice([*t.state.players, *([t.state.automa] if t.state.automa else [])]).seat)
    skulls = [tile for tile in t.state.legacy if t.printed.box.legacy[tile].skull]
    if skulls and chance.random() < SKULL:
        leave(t, chance.choice(skulls), 1)


def take(t: MaracaiboTable, card: str, seat: int | str) -> None:
    """Give the story tile of a card to a seat or an automa, if it still lies somewhere."""
    lying = [place for place, quests in t.state.quests.items() if card in quests]
    for place in lying:
        quests = t.state.quests[place]
        t.state.quests = {**t.state.quests, place: tuple([each for each in quests if each != card])}
        owner = t.state.automa if isinstance(seat, str) else t.state.players[seat - 1]
        if owner is not None:
            owner.quests = (*owner.quests, card)


def _fill(t: MaracaiboTable, tile: str, chance: Random) -> None:
    spaces = t.printed.box.legacy[tile].spaces
    discs = t.state.legacy_discs.get(tile, ())
    users = [p.seat for p in t.state.players if chance.random() < STOPS]
    t.state.legacy_discs = {**t.state.legacy_discs, tile: (*discs, *users)[:spaces]}


def campaigns(count: int) -> Iterator[Played]:
    """Play so many campaigns, the tables in turn."""
    return (campaign(game(), TABLES[number % len(TABLES)], number) for number in range(count))


def met(played: list[Played]) -> dict[str, Counter[str]]:
    """Count what campaigns have met: sides, options, endings, tiles, C-cards, and who has brought sides about."""
    found: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
    for each in played:
        found["endings"][each.ending] += 1
        found["tiles"].update({tile for left in each.games for tile in left.archive.tiles})
        found["cards"].update(each.games[-1].archive.c_cards)
        for beat in (beat for left in each.games for beat in left.beats):
            found["sides"][f"{beat.card} {beat.side}"] += 1
            found["by"][beat.by] += 1
            if beat.option:
                found["options"][f"{beat.card}.{beat.option}"] += 1
    return found


def main(arguments: list[str]) -> int:
    """Play campaigns and say what was met; it is wrong if one does not end."""
    count = int(arguments[0]) if arguments else 1000
    played = list(campaigns(count))
    lengths = sorted(len(each.games) for each in played)
    print(f"{count} campaigns, games: median {lengths[count // 2]}, longest {lengths[-1]}")
    for kind, counts in met(played).items():
        print(f"{kind} ({len(counts)}): " + ", ".join(f"{what} {number}" for what, number in sorted(counts.items())))
    return int(any(not each.ending for each in played))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
