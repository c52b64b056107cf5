"""The rules of Pirates, written a second time, ask the same questions and leave the same positions in whole games."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import msgspec
import pytest

from maracaibo_tui.engine.match import Match
from maracaibo_tui.games.pirates.box.checks import findings
from maracaibo_tui.games.pirates.box.contents import Contents, box_of
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.rules.game import Pirates
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.position import JORDAN, Options, State
from tests.pirates.broken_packs import SOUND
from tests.pirates.second.changed import changed
from tests.pirates.second.game import Second
from tests.pirates.second.pack import KINDS, Pack
from tests.pirates.tables import COMBINATIONS, LAYOUTS

GAMES = 6
PASSES = {"skip", "end", "keep", "doubloons"}
LEFT_OUT = {"agenda", "chance", "dice", "phase", "winners"}
"""How the rules keep what waits, and what is set only when a game is over."""
UNORDERED = {"facedown", "fillers", "faceup", "top", "rivers"}


@cache
def boxes(seed: int) -> tuple[Pirates, Pack]:
    """Give the game with a pack whose effects are others, 0 for the usual one, and the same pack as raw data."""
    raw = changed(SOUND, seed) if seed else SOUND
    box = box_of(msgspec.convert(raw, Contents, str_keys=True))
    assert not findings(box)
    return Pirates(Printed(box)), Pack(raw)


def shown(state: State) -> dict[str, Any]:
    """Give a position as plain values, without what only one of the two games has."""

    def plain(name: str, value: Any) -> Any:  # noqa: ANN401 - values of any kind
        if isinstance(value, dict):
            return {key: plain(str(key), each) for key, each in value.items() if key not in LEFT_OUT | {"score"}}
        if isinstance(value, list | tuple):
            items = [plain("", each) for each in value]
            return sorted(items) if name in UNORDERED else items
        return value

    found: dict[str, Any] = plain("", msgspec.to_builtins(state))
    return found


class Both:
    """Two games side by side: one played by the rules, one by those written a second time."""

    def __init__(self, options: Options, seed: int, pack: int = 0) -> None:
        """Set up the one, and lay out the other in the same way."""
        self.game, printed = boxes(pack)
        self.chance = random.Random(seed)  # noqa: S311 - a game
        state = self.game.begin(options, seed)
        self._rig(state)
        self.second = Second(printed, self.game.copy(state))
        self.match = Match(self.game, state, keep_steps=False)
        self.match.table.tell = self._hear
        self.asked: Counter[str] = Counter()
        self.passing, self.slow = self.chance.choice((0.05, 0.2, 0.5)), self.chance.random() < 0.6

    def _rig(self, state: State) -> None:
        """Begin with much or little: doubloons, treasures, a figurehead, explorers far on, decks nearly empty."""
        chance, letters = self.chance, self.chance.sample("ABCDEFGHIJKL", 12)
        if chance.random() < 0.3:
            state.level2, state.missions = state.level2[: chance.randrange(4)], state.missions[: chance.randrange(3)]
            state.faceup = tuple(card for card in state.faceup if card in state.level2)
        start = chance.choice(("start", "b1", "e11", "e14", "e18", "e20"))
        for p in state.players:
            p.doubloons = chance.choice((0, p.doubloons, 60))
            p.explorer = start
            if chance.random() < 0.5:
                p.figurehead = letters.pop()
                p.above = {kind: chance.randrange(4) for kind in KINDS}
                p.top = tuple(kind for kind in KINDS if p.above[kind])
        state.offer_figureheads = tuple(each for each in state.offer_figureheads if each in letters)

    def _hear(self, event: object) -> None:
        if isinstance(event, events.JordanReshuffled):
            self.second.orders.append(event.order)

    def play(self) -> None:
        """Answer both in the same way to the end."""
        flow = self.second.game()
        wanted = next(flow, None)
        while (question := self.match.question) is not None:
            assert (question.seat, question.point, {*question.options}) == wanted, self.match.journal[-10:]
            assert shown(self.match.state) == shown(self.second.state), self.match.journal[-10:]
            self.asked[question.point] += 1
            more = [self.chance.randint(1, 6) for _ in range(60 - len(self.second.dice))]
            self.second.dice += more
            self.match.state.dice = (*self.match.state.dice, *more)
            answer = self._answer(question.options)
            self.match.answer(answer)
            try:
                wanted = flow.send(answer)
            except StopIteration:
                wanted = None
        assert wanted is None
        assert shown(self.match.state) == {**shown(self.second.state), "active": 0}

    def _answer(self, options: tuple[str, ...]) -> str:
        """Choose at random, seldom to pass; in half of the games ships sail slowly, so that rounds take long."""
        found = list(options)
        if self.chance.random() > self.passing:
            found = [each for each in found if each not in PASSES] or found
        if self.slow and found[0].startswith(("sail:", "step:")):
            nearest = min(found, key=self._column)
            found = (
                ["stop"]
                if "stop" in options
                else [each for each in found if self._column(each) == self._column(nearest)]
            )
        return self.chance.choice(found)

    def _column(self, option: str) -> int:
        return self.second.sea.column(option.rpartition(":")[2]) if ":" in option else 0


def table(number: int, players: int) -> Options:
    """Give a table with modules and layout by number, every third time all modules together."""
    bot: dict[str, Any] = {"bot": JORDAN, "bot_level": number % 7} if players == 1 else {}
    modules = COMBINATIONS[number * 7 % len(COMBINATIONS) if number % 3 else -1]
    doubloons = number % 4 == 0
    return Options(players=players, layout=LAYOUTS[number % 3], residence_doubloons=doubloons, **bot, **modules)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_both_games_are_the_same(players: int) -> None:
    """With the usual pack, from positions with much and with little, the modules mixed (PIR-MIX-01)."""
    asked: Counter[str] = Counter()
    for number in range(GAMES):
        both = Both(table(number, players), 100 * players + number)
        both.play()
        asked += both.asked
    assert len(asked) > 20


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_both_games_are_the_same_with_other_pieces(players: int) -> None:
    """With any effects on any piece, in chains as deep as they become (PIR-GEN-07, PIR-GEN-08, PIR-GEN-18)."""
    for number in range(GAMES):
        Both(table(number, players), 100 * players + number, pack=1 + number % 5).play()
