"""A referee of whole traces: says where the options are others than the rules allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from tests.support.trace_rules import (
    NATIONS,
    TOKENS,
    Combat,
    Line,
    Seat,
    deliveries,
    draws,
    family,
    free_actions,
    purchases,
    sailing,
    village_options,
)

FREE = ("hold:", "career_task:", "figure_to_cp")
MOVEMENT = 7
NEW_TURN = {"DEC-04", "DEC-61", "DEC-65"}
MAIN = {"DEC-10", "DEC-28"}
BETWEEN = {"DEC-05", *MAIN, "DEC-11", "DEC-13", "DEC-15", "DEC-26", "DEC-34", "DEC-44"}
VILLAGE = {"DEC-16", "DEC-54"}
CONVERTING = {*BETWEEN, *VILLAGE, "DEC-04", "DEC-27", "DEC-50", "DEC-53", "DEC-60", "DEC-61", "DEC-62", "DEC-65"}
WINDOWS = {"DEC-64", "DEC-66"}


class Referee:
    """Whoever follows the whole records of a game; counts the questions that were compared."""

    def __init__(self) -> None:
        """Begin before the first record."""
        self.compared: Counter[str] = Counter()
        self._state: Line = {}
        self._used: set[str] = set()
        self._combats: list[Combat] = []
        self._token = ""
        self._in_main = False

    def follow(self, record: Line) -> Iterator[str]:
        """Compare the options of a record with the position before it, then take its answer up."""
        point, before = record["dec"], self._state
        self._state = record["state"]
        if not before:
            return
        if point in NEW_TURN:
            self._used, self._in_main = set(), False
        seat = Seat(before, record["seat"])
        if wrong := {each for each in record["options"] if each.startswith(FREE)} ^ set(self._free(point, seat)):
            yield f"{record['n']}: the free actions at {point} of seat {seat.seat} differ in {sorted(wrong)}"
        if point in EXPECTED:
            self.compared[point] += 1
            offered = {each for each in record["options"] if not each.startswith(FREE)}
            if wrong := _comparable(point, offered) ^ set(EXPECTED[point](self, seat)):
                yield f"{record['n']}: {point} of seat {seat.seat} differs in {sorted(wrong)}"
        if not record["answer"].startswith(FREE):
            self._take_up(point, record["answer"], seat)

    def nations(self, seat: Seat) -> Iterator[str]:
        """Name the nations whose cost on the token can be paid (MAR-COMBAT-06)."""
        for nation in NATIONS:
            cost = TOKENS[self._token][nation].get("doubloons", 0) if self._token else 0
            if seat.of["doubloons"] + cost >= 0:
                yield f"nation:{nation}"

    def combat(self, seat: Seat) -> Iterator[str]:
        """Name what can be done with the combat value."""
        yield from self._combats[-1].options(seat, self._used)

    def _free(self, point: str, seat: Seat) -> Iterator[str]:
        """List what stands beside a question (MAR-FREE-01, MAR-FREE-02, MAR-FREE-08, MAR-FREE-09)."""
        between = point in BETWEEN or (point in VILLAGE and self._in_main)
        if between and seat.state["phase"] == "main":
            yield from free_actions(seat)
        elif point in WINDOWS:
            yield from (each for each in free_actions(seat) if not each.startswith("hold:"))
        able = seat.of["figures"] and seat.red("figure_to_combat_points")
        if able and point in {*CONVERTING, *WINDOWS, "DEC-67"}:
            yield "figure_to_cp"

    def _take_up(self, point: str, answer: str, seat: Seat) -> None:
        if point in MAIN and answer != "end":
            self._in_main = True
        if point == "DEC-41":
            self._token = seat.state[f"decks.combat_{answer.removeprefix('pile:')}"][0]
        elif point == "DEC-42":
            self._combats.append(Combat(seat.state, self._token, answer.removeprefix("nation:")))
            self._token = ""
        elif point == "DEC-44" and answer == "end":
            self._combats.pop()
        elif point == "DEC-44":
            combat = self._combats[-1]
            combat.value -= combat.options(seat, self._used)[answer]
            self._used |= {family(answer)} if answer.startswith("ca:") else set()


def _comparable(point: str, offered: set[str]) -> set[str]:
    """Leave out what the referee does not work out: turns of a way, skipping a disc, quests on cards."""
    if point == "DEC-04":
        return {each.partition("@")[0] + "@" * ("@" in each) for each in offered}
    left_out = {"DEC-20": "skip", "DEC-16": "va:card_quest", "DEC-54": "va:card_quest"}.get(point, "-")
    return {each for each in offered if not each.startswith(left_out)}


EXPECTED: Mapping[str, Callable[[Referee, Seat], Iterator[str] | list[str] | set[str]]] = {
    "DEC-04": lambda _r, seat: sailing(seat, MOVEMENT),
    "DEC-13": lambda _r, seat: ["skip", *deliveries(seat)],
    "DEC-14": lambda _r, seat: [f"disc:{area}" for area in seat.removable()],
    "DEC-16": lambda _r, seat: village_options(seat),
    "DEC-17": lambda _r, seat: purchases(seat),
    "DEC-20": lambda _r, seat: [f"disc:{area}" for area in seat.removable()],
    "DEC-41": lambda _r, seat: [f"pile:{pile}" for pile in (1, 2) if seat.state[f"decks.combat_{pile}"]],
    "DEC-42": Referee.nations,
    "DEC-44": Referee.combat,
    "DEC-54": lambda _r, seat: village_options(seat),
    "DEC-60": lambda _r, seat: draws(seat),
    "DEC-61": lambda _r, seat: ["vp", *purchases(seat)],
    "DEC-62": lambda _r, seat: draws(seat),
    "DEC-65": lambda _r, seat: ["vp", *purchases(seat)],
}
