"""A reader of whole records: whatever lies in a pile came there as the header and the shuffles say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Line = dict[str, Any]
NEW_CARD = ("draw", "take:")


class Whole:
    """Whoever follows a game of whole records; knows which piles are shuffled again, and nothing of the program."""

    def __init__(self, header: Line) -> None:
        """Take the piles as the header has them."""
        decks = header["decks"]
        self._header = header
        self._order: dict[str, list[str]] = {name: list(decks[name]) for name in decks if name != "a_dealt"}
        self._order["draw"] = header.get("reshuffle", {}).get("draw", decks["draw"][4:])
        self._hands: dict[str, list[str]] = {seat: list(cards) for seat, cards in decks["a_dealt"].items()}
        self._quests = list(decks["quests"])

    def follow(self, record: Line) -> Iterator[str]:
        """Check one whole record; yields what does not fit."""
        for found in (self._piles(record), self._hand(record), self._seen(record["state"])):
            yield from (f"{record['n']}: {sentence}" for sentence in found)

    def _piles(self, record: Line) -> Iterator[str]:
        """Every pile is the rest of its last order; only draw pile and automa deck are shuffled again."""
        state = record["state"]
        for pile, orders in record.get("reshuffle", {}).items():
            last = orders[-1] if isinstance(orders[0], list) else orders
            if pile not in {"draw", "automa"} or len(set(last)) != len(last):
                yield f"{pile} is shuffled to {last}"
            self._order[pile] = last
        for name, order in self._order.items():
            pile = state[f"decks.{name}"]
            if pile != order[len(order) - len(pile) :]:
                yield f"{name} holds {pile}, of {order}"

    def _hand(self, record: Line) -> Iterator[str]:
        """A card comes into a hand only drawn or taken; nobody's hand changes by another seat's answer.

        But that first cards leave all hands shows only with the last answer.
        """
        answer, state, seat = record["answer"], record["state"], str(record["seat"])
        for each, before in self._hands.items():
            now = state[f"players.{each}.hand"]
            new, gone = [card for card in now if card not in before], [card for card in before if card not in now]
            drawn = each == seat and answer.startswith(NEW_CARD)
            if len(new) != drawn or (drawn and gone) or (gone and each != seat and record["dec"] != "DEC-02"):
                yield f"seat {seat} answers {answer}, and the hand of seat {each} changes from {before} to {now}"
            if drawn and answer != "draw" and new != [answer.removeprefix("take:")]:
                yield f"{answer} brings {new} into the hand of seat {each}"
            self._hands[each] = now

    def _seen(self, state: Line) -> Iterator[str]:
        """Buildings, careers and quest tiles are those of the header, and each tile lies in one place at most."""
        row = [state[f"prestige.{place}.id"] for place in range(1, len(self._header["prestige"]) + 1)]
        if row != self._header["prestige"]:
            yield f"the buildings are {row}"
        for seat, dealt in self._header["careers"].items():
            if state[f"players.{seat}.career.id"] not in {"", *dealt}:
                yield f"seat {seat} has the career {state[f'players.{seat}.career.id']} of {dealt}"
        lying = list(_quests(state))
        left = state["decks.quests"]
        if len(set(lying)) != len(lying) or not set(lying) <= set(self._quests[: len(self._quests) - len(left)]):
            yield f"the quest tiles {sorted(lying)} lie about, {left} are in the pile"


def _quests(state: Line) -> Iterator[str]:
    for path, value in state.items():
        if path.endswith(".card_quests"):
            yield from value.values()
        elif path.endswith(".quests") and path not in {"decks.quests", "jean.score.quests"}:
            yield from value
        elif path.startswith("track.") and value:
            yield value
