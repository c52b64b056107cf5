"""The ways in which a round and a game of Pirates can end, told from the events of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from maracaibo_tui.games.pirates.box.sea import MARACAIBO
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.position import JORDAN, State

WAYS = {
    "a person ends round 1": ("PIR-ROUND-03",),
    "a person ends round 2": ("PIR-ROUND-03",),
    "seat 1 ends a round": ("PIR-ROUND-03",),
    "seat 2 ends a round": ("PIR-ROUND-03",),
    "seat 3 ends a round": ("PIR-ROUND-03",),
    "seat 4 ends a round": ("PIR-ROUND-03",),
    "Jordan ends a round": ("PIR-ROUND-03", "PIR-SOLO-10"),
    "a round ends before everybody had as many turns": ("PIR-ROUND-03",),
    "a round ends after everybody had as many turns": ("PIR-ROUND-03",),
    "a round begins with the next seat": ("PIR-ROUND-05",),
    "a round begins with the first seat after the last": ("PIR-ROUND-05",),
    "a round begins with Jordan": ("PIR-ROUND-05", "PIR-SOLO-07"),
    "the last seat arrives first in round 3, which ends at once": ("PIR-ROUND-06",),
    "another seat arrives first in round 3, and play goes on to the last": ("PIR-ROUND-06",),
    "several arrive in round 3": ("PIR-ROUND-06", "PIR-ROUND-08"),
    "Jordan arrives first in round 3": ("PIR-ROUND-06", "PIR-SOLO-40"),
    "Jordan has the last turn after the person arrived": ("PIR-SOLO-40",),
    "one wins": ("PIR-SCORE-12",),
    "a tie is broken by treasures buried": ("PIR-SCORE-12",),
    "a tie is broken by ship upgrades": ("PIR-SCORE-12",),
    "two share the victory": ("PIR-SCORE-13",),
    "a person beats Jordan": ("PIR-SOLO-42",),
    "Jordan has more points": ("PIR-SOLO-42",),
    "a tie is Jordan's": ("PIR-SOLO-42",),
}
"""Every way with the rules that make it one."""
NOT_IN_A_GAME = {
    "three share the victory": "one game in many thousands; a scenario of PIR-SCORE-13 shows how a victory is shared",
    "four share the victory": "the same",
}
"""Ways that no recorded game need show, and why."""
NUMBERS = {2: "two", 3: "three", 4: "four"}


class WaysToEnd:
    """Listens to a game and remembers how its rounds and the game ended."""

    def __init__(self, state: State) -> None:
        """Listen to a game from its beginning; the state is the one that is played on."""
        self.state = state
        self.seen: set[str] = set()
        self.arrived: list[int | str] = []
        self._turns: Counter[int | str] = Counter()

    def tell(self, event: object) -> None:
        """Hear what has happened."""
        if isinstance(event, events.TurnStarted):
            self.seen.update(self._begun(event))
        elif isinstance(event, events.Sailed) and event.to == MARACAIBO:
            self.arrived.append(event.seat)
        elif isinstance(event, events.JordanSailedHome):
            self.arrived.append(JORDAN)
        elif isinstance(event, events.RoundEnded):
            self.seen.update(self._last() if event.round == 3 else self._ended(event.round))
        elif isinstance(event, events.GameEnded):
            self.seen.add(_won(self.state, event.winners))

    def _begun(self, event: events.TurnStarted) -> Iterator[str]:
        if event.turn == 1:
            if event.round > 1:
                named = {JORDAN: "Jordan", 1: "the first seat after the last"}
                yield f"a round begins with {named.get(event.seat, 'the next seat')}"
            self._turns.clear()
            self.arrived.clear()
        self._turns[event.seat] += 1

    def _ended(self, number: int) -> Iterator[str]:
        by = self.arrived[0]
        yield "Jordan ends a round" if by == JORDAN else f"seat {by} ends a round"
        if by != JORDAN:
            yield f"a person ends round {number}"
        counts = {self._turns[each] for each in self._everybody()}
        yield f"a round ends {'after' if len(counts) == 1 else 'before'} everybody had as many turns"

    def _last(self) -> Iterator[str]:
        first, last = self.arrived[0], self._everybody()[-1]
        if len(self.arrived) > 1:
            yield "several arrive in round 3"
        if last == JORDAN:
            is_his = first == last
            yield "Jordan arrives first in round 3" if is_his else "Jordan has the last turn after the person arrived"
        elif first == last:
            yield "the last seat arrives first in round 3, which ends at once"
        else:
            yield "another seat arrives first in round 3, and play goes on to the last"

    def _everybody(self) -> list[int | str]:
        return [*[p.seat for p in self.state.players], *([JORDAN] if self.state.jordan is not None else [])]


def _won(state: State, winners: tuple[int | str, ...]) -> str:
    if state.jordan is not None:
        if state.players[0].vp == state.jordan.vp:
            return "a tie is Jordan's"
        return "Jordan has more points" if winners == (JORDAN,) else "a person beats Jordan"
    if len(winners) > 1:
        return f"{NUMBERS[len(winners)]} share the victory"
    most = [p for p in state.players if p.vp == max(each.vp for each in state.players)]
    if len(most) == 1:
        return "one wins"
    buried = sorted([sum(kind != "" for kind in p.dig.values()) for p in most])
    return f"a tie is broken by {'treasures buried' if buried[-1] > buried[-2] else 'ship upgrades'}"
