"""A position in plain lines of at most eighty columns, as one seat may see it."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.audit.path_values import SCORE
from maracaibo_tui.games.maracaibo.audit.paths import read
from maracaibo_tui.games.maracaibo.box.printed import NATIONS, Printed
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words import english as words
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.games.maracaibo.words.questions import in_words
from maracaibo_tui.library.problem import plain

WIDTH = 80
_LABEL = 18
_SHORT = 12
_LONGEST_NAME = 24
_PHASES = {
    "setup": "set-up",
    "sail": "sailing",
    "main": "main action",
    "draw": "drawing cards",
    "interim": "interim scoring",
    "final": "final scoring",
}


def lines(printed: Printed, view: State, question: Question | None, names: Sequence[str]) -> Iterator[str]:
    """Say everything on the table that is in the view."""
    table: MaracaiboTable = Table(view, printed)
    yield from moment(table, question, names)
    yield ""
    yield from _seats(table, names)
    yield ""
    for label, text in _board(table):
        if text:
            yield from _entry(label, text)
    yield from _hands(table, names)
    yield from _choices(table, question)


def moment(t: MaracaiboTable, question: Question | None, names: Sequence[str]) -> Iterator[str]:
    """Say when it is, and what is asked of whom in the words of the table."""
    state = t.state
    if question is None:
        yield f"The game is over; {_winners(state, names)}."
        return
    who = _name(question.seat, names)
    sentence, source = in_words(t.printed, state, question)
    yield f"Round {state.round}, turn {state.turn}, {_PHASES[state.phase]}: {who} is asked:"
    asked = f"{sentence} ({source})" if source else sentence
    yield from textwrap.wrap(asked, WIDTH, initial_indent="  ", subsequent_indent="  ")


def _winners(state: State, names: Sequence[str]) -> str:
    winners = [_name(seat, names) if isinstance(seat, int) else seat.capitalize() for seat in state.winners]
    return f"{' and '.join(winners)} {'win' if len(winners) > 1 else 'wins'}"


def called(seat: int, names: Sequence[str]) -> str:
    """Give the name of a seat as it can be printed, or nothing."""
    return plain(names[seat - 1][:_LONGEST_NAME]) if 1 <= seat <= len(names) else ""


def _name(seat: int, names: Sequence[str]) -> str:
    name = called(seat, names)
    return f"{name} (seat {seat})" if name else f"seat {seat}"


def _plain(path: str) -> Callable[[MaracaiboTable, str], object]:
    return lambda t, owner: _at(t, owner, path)


def _counted(path: str) -> Callable[[MaracaiboTable, str], object]:
    return lambda t, owner: len(held) if isinstance(held := _at(t, owner, path), list) else 0


def _influence(nation: str) -> Callable[[MaracaiboTable, str], object]:
    return lambda t, owner: f"{_at(t, owner, f'influence.{nation}')} (rank {_at(t, owner, f'rank.{nation}')})"


_ROWS: Mapping[str, Callable[[MaracaiboTable, str], object]] = {
    "VP": _plain("vp"),
    "VP income": _plain("income.vp"),
    "doubloons": _plain("doubloons"),
    "doubloon income": _plain("income.doubloons"),
    "CP": _plain("combat_points"),
    "figures": _plain("figures"),
    "ship": lambda t, owner: words.location_name(t.printed, str(_at(t, owner, "ship"))),
    "explorer": lambda t, owner: words.space_name(str(_at(t, owner, "explorer"))),
    **{words.nation(nation): _influence(nation) for nation in NATIONS},
    "cards in hand": _counted("hand"),
    "cards bought": _counted("tableau"),
    "quests": _counted("quests"),
    "combat tokens": _counted("combat_tokens"),
    "ship upgrades": _counted("upgrades"),
    "synergies": _counted("synergies"),
    "compasses": _plain("compasses"),
}


def _at(t: MaracaiboTable, owner: str, path: str) -> object:
    return read(t, None, f"{owner}.{path}")


def _seats(t: MaracaiboTable, names: Sequence[str]) -> Iterator[str]:
    seats = [p.seat for p in t.state.players]
    yield _row("", [called(seat, names) or f"seat {seat}" for seat in seats])
    for label, value in _ROWS.items():
        yield _row(label, [str(value(t, f"players.{seat}")) for seat in seats])
    if t.state.phase == "over":
        for part in SCORE:
            yield _row(f"final {part}", [str(_at(t, f"players.{seat}", f"score.{part}")) for seat in seats])


def _row(label: str, cells: Sequence[str]) -> str:
    return "".join([label.ljust(_LABEL), *(f"{cell[:_SHORT]:<{_SHORT + 2}}" for cell in cells)]).rstrip()


def _board(t: MaracaiboTable) -> Iterator[tuple[str, str]]:
    state, printed = t.state, t.printed
    yield "Jean", _jean(state, printed)
    yield "Jacques", _jacques(state)
    yield "Display", _cards(printed, [card for card in state.display if card])
    yield "Prestige", _buildings(state, printed)
    yield "Quests", _places(printed, {place: " ".join(tiles) for place, tiles in state.quests.items() if tiles})
    track = [f"{quest} on space {words.space_name(space)}" for space, quest in state.track_quests.items()]
    yield "Track", ", ".join(track)
    markers = [
        f"{words.nation(nation)} at {words.location_name(printed, place)}" for place, nation in state.markers.items()
    ]
    yield "Markers", ", ".join(markers)
    goods = [f"{len(discs)} at {words.location_name(printed, place)}" for place, discs in state.goods.items() if discs]
    yield "Goods", ", ".join(goods)
    yield "Legacy", ", ".join(printed.box.legacy[tile].name for tile in state.legacy)
    piles = {"cards": state.draw, "discarded": state.discard, "quests": state.quest_pile}
    tokens = f"combat tokens {len(state.combat_1)} and {len(state.combat_2)}"
    yield "Piles", ", ".join([*(f"{name} {len(pile)}" for name, pile in piles.items()), tokens])


def _places(printed: Printed, what: Mapping[str, str]) -> str:
    return ", ".join(f"{text} at {words.location_name(printed, place)}" for place, text in what.items())


def _jean(state: State, printed: Printed) -> str:
    jean = state.jean
    if jean is None:
        return ""
    ship = words.location_name(printed, jean.ship)
    influence = ", ".join(f"{words.nation(nation)} {space}" for nation, space in jean.influence.items())
    explorer = words.space_name(jean.explorer)
    return f"{jean.vp} VP, ship at {ship}, explorer at {explorer}, {influence}, {several(len(jean.quests), 'quest')}"


def _jacques(state: State) -> str:
    jacques = state.jacques
    if jacques is None:
        return ""
    return f"{jacques.vp} VP, explorer at {words.space_name(jacques.explorer)}, {several(len(jacques.quests), 'quest')}"


def _buildings(state: State, printed: Printed) -> str:
    known = [printed.box.prestige[building].name for building in state.prestige if building != HIDDEN]
    down = len(state.prestige) - len(known)
    return ", ".join([*known, *([f"{down} face down"] if down else [])])


def _cards(printed: Printed, cards: Sequence[str]) -> str:
    return ", ".join(f"{card} {words.card_name(printed, card)}" for card in cards)


def _hands(t: MaracaiboTable, names: Sequence[str]) -> Iterator[str]:
    for p in t.state.players:
        whose = _name(p.seat, names)
        if p.hand and HIDDEN not in p.hand:
            yield from _entry("Hand", f"{whose}: {_cards(t.printed, p.hand)}")
        if p.planning:
            yield from _entry("Planned", f"{whose}: {_cards(t.printed, p.planning)}")
        if p.tableau:
            yield from _entry("Bought", f"{whose}: {_cards(t.printed, p.tableau)}")


def _choices(t: MaracaiboTable, question: Question | None) -> Iterator[str]:
    if question is None or not question.options:
        return
    yield ""
    yield "To choose from:"
    for option in words.describe(t.printed, t.state, question):
        yield from textwrap.wrap(f"{option.id}  {option.label}", WIDTH, initial_indent="  ", subsequent_indent="      ")


def _entry(label: str, text: str) -> list[str]:
    start = f"{label}:".ljust(10)
    return textwrap.wrap(text, WIDTH, initial_indent=start, subsequent_indent=" " * 10)
