"""Positions against Jordan, laid out by hand, and his turn in them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.games.pirates.box.printed import CARD_KINDS, Printed
from maracaibo_tui.games.pirates.rules.game import Pirates
from maracaibo_tui.games.pirates.state.events import Scored
from maracaibo_tui.games.pirates.state.frames import StartTurn
from maracaibo_tui.games.pirates.state.position import AUTOMA, Jordan, Options, Player, State
from maracaibo_tui.players import random
from tests.pirates.broken_packs import Change, box_with

E = TypeVar("E")


@cache
def game(*changes: Change) -> Pirates:
    """Give the game with the real pack, or with some changes of it."""
    return Pirates(Printed(box_with(*changes)))


def alone(*changes: Change, seed: int = 1, **options: Any) -> State:  # noqa: ANN401 - whatever can be chosen
    """Begin a game against Jordan and keep the first mission."""
    playing = game(*changes)
    table = playing.table(playing.begin(Options(players=1, bot="jordan", **options), seed), None)
    while table.state.phase == "setup":
        question = playing.settle(table)
        assert question is not None
        if question.point != "DEC-P02":
            break
        playing.answer(table, question.options[0])
    return table.state


def laid(state: State, cards: Mapping[str, str]) -> State:
    """Lay these cards out, and equipment everywhere else, for which nobody looks; ship cards lie far to the left."""
    printed = game().printed
    sea = printed.sea(state.options.layout)
    free = [place for place in sea.in_order({*sea.places}) if place not in cards]
    of_kind = {kind: [card for card, found in printed.card_kind.items() if found == kind] for kind in CARD_KINDS}
    equipment = [card for card in of_kind["equipment"] if card not in cards.values()]
    others = dict(zip(free, [*of_kind["ship"][: len(free) - len(equipment)], *equipment], strict=False))
    state.grid = {place: cards.get(place) or others[place] for place in sea.places}
    return state


def jordan(state: State, **fields: Any) -> Jordan:  # noqa: ANN401 - whatever he has
    """Give Jordan, with some of what he has changed; cards put into his hand come first."""
    assert state.jordan is not None
    for name, value in fields.items():
        setattr(state.jordan, name, value)
    return state.jordan


def person(state: State, **fields: Any) -> Player:  # noqa: ANN401 - whatever one has
    """Give the person, with some of what she has changed."""
    for name, value in fields.items():
        setattr(state.players[0], name, value)
    return state.players[0]


def his_turn(state: State, *changes: Change) -> list[Any]:
    """Let Jordan have his turn, up to the next question, and tell what happened."""
    log: list[Any] = []
    table = game(*changes).table(state, log.append)
    state.agenda = ()
    push(table, StartTurn(AUTOMA))
    game(*changes).settle(table)
    return log


def told(log: list[Any], kind: type[E]) -> E:
    """Give the first event of a kind."""
    return next(event for event in log if isinstance(event, kind))


def all_told(log: list[Any], kind: type[E]) -> list[E]:
    """Give all events of a kind."""
    return [event for event in log if isinstance(event, kind)]


def played(options: Options, seed: int, log: list[Any], *changes: Change) -> State:
    """Play a whole game against Jordan by chance."""
    playing = game(*changes)
    table = playing.table(playing.begin(options, seed, log.append), log.append)
    chance = from_seed(seed)
    while (question := playing.settle(table)) is not None:
        chance, answer = random.choose(question, chance)
        playing.answer(table, answer)
    return table.state


def turn(state: State, *cards: str, changes: tuple[Change, ...] = (), **fields: Any) -> list[Any]:  # noqa: ANN401 - as above
    """Let Jordan have his turn with these cards on top of his deck and these things of his own."""
    his = jordan(state)
    others = tuple(card for card in his.deck + his.used if card not in cards)
    jordan(state, deck=(*cards, *others[: len(his.deck + his.used) - len(cards)]), used=(), **fields)
    return his_turn(state, *changes)


def scored(log: list[Any], source: str = "") -> int:
    """Add up what Jordan scored, of one source or of all."""
    found = [each for each in all_told(log, Scored) if each.seat == "jordan"]
    return sum(each.amount for each in found if each.source.startswith(source))
