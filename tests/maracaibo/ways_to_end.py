"""The ways in which a round and a game can end, told from the events of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.position import JACQUES, JEAN, State

WAYS = {
    "a person ends round 1": ("MAR-TURN-04", "MAR-HOME-03"),
    "a person ends round 2": ("MAR-TURN-04", "MAR-HOME-03"),
    "a person ends round 3": ("MAR-TURN-04", "MAR-HOME-03"),
    "a person ends round 4": ("MAR-TURN-04", "MAR-HOME-05"),
    "Jean ends a round": ("MAR-SOLO-27",),
    "Jean ends the game": ("MAR-SOLO-27",),
    "Jacques ends a round": ("MAR-SOLO-76",),
    "Jacques ends the game": ("MAR-SOLO-76",),
    "seat 1 ends a round": ("MAR-TURN-04",),
    "seat 2 ends a round": ("MAR-TURN-04",),
    "seat 3 ends a round": ("MAR-TURN-04",),
    "seat 4 ends a round": ("MAR-TURN-04",),
    "a round ends with the main action": ("MAR-HOME-06",),
    "a round ends without a main action": ("MAR-MAIN-07", "MAR-HOME-06"),
    "a round ends before everybody had as many turns": ("MAR-TURN-04",),
    "a round ends after everybody had as many turns": ("MAR-TURN-04",),
    "a round begins with the next seat": ("MAR-TURN-05",),
    "a round begins with the first seat after the last": ("MAR-TURN-05",),
    "one wins": ("MAR-GEN-03", "MAR-FINAL-24"),
    "two share the victory": ("MAR-GEN-04",),
    "three share the victory": ("MAR-GEN-04",),
    "a person beats Jean": ("MAR-SOLO-59",),
    "Jean has more points": ("MAR-SOLO-59",),
    "a tie is Jean's": ("MAR-SOLO-59",),
    "a person beats Jacques": ("MAR-SOLO-78",),
    "Jacques has more points": ("MAR-SOLO-78",),
    "a person and Jacques share the victory": ("MAR-GEN-04", "MAR-SOLO-78"),
}
"""Every way with the rules that make it one."""
NOT_IN_A_GAME = {
    "four share the victory": "one game in many thousands; the scenario MAR-GEN-04 shows how a victory is shared",
    "extra sailing ends a round": "it would take an assistant on the space before the last, and no card is for one "
    "of the homeward spaces (R-09); a scenario of MAR-SAIL-17 shows it",
}
"""Ways that no recorded game shows, and why."""
NUMBERS = {2: "two", 3: "three", 4: "four"}


class WaysToEnd:
    """Listens to a game and remembers how its rounds and the game ended."""

    def __init__(self, state: State) -> None:
        """Listen to a game from its beginning; the state is the one that is played on."""
        self.state = state
        self.seen: set[str] = set()
        self._turns: Counter[int | str] = Counter()
        self._main = False
        self._ended_by: int | str | None = None

    def tell(self, event: object) -> None:
        """Hear what has happened."""
        if isinstance(event, events.TurnStarted):
            self.seen.update(self._begun(event.seat))
        elif isinstance(event, events.ChoseMain):
            self._main = True
        elif isinstance(event, events.RoundEnded):
            self.seen.update(self._ended(event))
        elif isinstance(event, events.GameEnded):
            self.seen.add(_won(self.state, event.winners))

    def _begun(self, seat: int | str) -> Iterator[str]:
        if self._ended_by is not None:
            yield f"a round begins with the {'first seat after the last' if seat == 1 else 'next seat'}"
            self._ended_by = None
            self._turns.clear()
        self._main = False
        self._turns[seat] += 1

    def _ended(self, event: events.RoundEnded) -> Iterator[str]:
        self._ended_by = event.seat
        if isinstance(event.seat, int):
            yield f"a person ends round {event.round}"
            yield f"seat {event.seat} ends a round"
            yield f"a round ends {'with the' if self._main else 'without a'} main action"
        else:
            what = "the game" if event.round == 4 else "a round"
            yield f"{event.seat.capitalize()} ends {what}"
        had = [self._turns[p.seat] for p in self.state.players]
        had += [self._turns[automa.seat] for automa in (self.state.jean, self.state.jacques) if automa is not None]
        yield f"a round ends {'after' if len(set(had)) == 1 else 'before'} everybody had as many turns"


def _won(state: State, winners: tuple[int | str, ...]) -> str:
    if state.options.bot == JEAN:
        person, jean = state.players[0].vp, state.jean.vp if state.jean is not None else 0
        if person == jean:
            return "a tie is Jean's"
        return "Jean has more points" if winners == (JEAN,) else "a person beats Jean"
    if state.options.bot == JACQUES:
        if winners == (JACQUES,):
            return "Jacques has more points"
        return "a person and Jacques share the victory" if JACQUES in winners else "a person beats Jacques"
    return "one wins" if len(winners) == 1 else f"{NUMBERS[len(winners)]} share the victory"
