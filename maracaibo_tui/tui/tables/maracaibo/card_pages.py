"""The pages of things: what is printed, each icon with its rule, and what it means just now."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeAlias

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.final_scoring import multiplier
from maracaibo_tui.games.maracaibo.rules.influence import markers_on_board, next_rank, rank_value
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, everybody, player
from maracaibo_tui.games.maracaibo.words.careers import tasks_text
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.games.maracaibo.words.english import location_name
from maracaibo_tui.games.maracaibo.words.explain import addresses, announced, explain
from maracaibo_tui.games.maracaibo.words.legacy import left_text
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, broken, line, wrapped
from maracaibo_tui.tui.shell.kit import Moment, Thing

from . import shortages
from .captains import called
from .cards_now import Told, card_now, quests_in_play
from .place_pages import place_now

Now: TypeAlias = Callable[[MaracaiboTable, Player, Moment, str], Told]
"""What a thing means just now, in paragraphs with their styles."""


@lru_cache(maxsize=2)
def things(printed: Printed) -> tuple[Thing, ...]:
    """List everything that has a page; of cards that are called alike each says which good and object it is."""
    alike = Counter(card.name for card in printed.cards.values())
    return tuple([_thing(printed, address, alike) for address in addresses(printed)])


def _thing(printed: Printed, address: str, alike: Mapping[str, int]) -> Thing:
    name, kind = announced(printed, address)
    card = printed.cards.get(address.partition("/")[2]) if address.startswith("card/") else None
    is_shared = card is not None and alike[name] > 1
    return Thing(address, name, f"{kind}, {card.good} + {card.object}" if card is not None and is_shared else kind)


def thing_rules(printed: Printed, address: str) -> tuple[str, ...]:
    """Name the rules of a thing, in the order of its icons."""
    return explain(printed, address).rules


def thing(printed: Printed, address: str, moment: Moment, cells: int) -> Lines:
    """Draw the page of a thing."""
    kind, _, item = address.partition("/")
    table: MaracaiboTable = Table(moment.view, printed)
    lines = page(printed, address, cells)
    told = NOW[kind](table, player(table, moment.seat), moment, item) if kind in NOW else []
    if told:
        lines.append(line(("Just now", "title")))
    return [*lines, *[each for text, style in told for each in _listed(text, style, cells)]]


def page(printed: Printed, address: str, cells: int) -> Lines:
    """Draw what is printed on a thing, wherever no game is going on."""
    return [each for part in explain(printed, address).parts for each in _part(part.text, part.rule, cells)]


def _part(text: str, rule: str, cells: int) -> Lines:
    """Draw an icon in words, its rule behind it."""
    drawn = broken(line(text, (f" {rule}", "faint")), cells - 2)
    return [_item(each, first=not at) for at, each in enumerate(drawn)]


def _listed(text: str, style: str, cells: int) -> Lines:
    return [_item(each, first=not at) for at, each in enumerate(wrapped(text, cells - 2, style))]


def _item(text: Line, *, first: bool) -> Line:
    return (Span("– " if first else "  ", "faint"), *text)


def _quest(t: MaracaiboTable, p: Player, _moment: Moment, quest: str) -> Told:
    where = [place for each, place in quests_in_play(t, p) if each == quest]
    missing = shortages.of_entries(t, p, t.printed.box.quests[quest].cost)
    payable = (f"you cannot pay it: {', '.join(missing)}", "cost") if missing else ("you could pay it", "gain")
    return [(f"lies at {where[0]}" if where else "does not lie on the board", ""), payable]


def _building(t: MaracaiboTable, p: Player, moment: Moment, building: str) -> Told:
    state = t.state
    names = [called(moment.names, seat) for seat in state.investors.get(building, ())]
    told = [(f"invested: {', '.join(names) or 'nobody'}", "")]
    if building not in state.prestige[: state.prestige_faceup]:
        return [*told, ("nobody can invest in it", "faint")]
    missing = shortages.of_building(t, p, building)
    return [*told, (f"you cannot invest: {missing}", "cost") if missing else ("you could invest in it", "gain")]


def _area(_t: MaracaiboTable, p: Player, _moment: Moment, area: str) -> Told:
    return [(f"your discs there: {p.discs[area]}", "")]


def _career(t: MaracaiboTable, p: Player, _moment: Moment, career: str) -> Told:
    """Say how far the tasks of one's own career are, or of one that may be chosen."""
    if career != p.career and career not in p.careers:
        return []
    head = [("your career", "")] if career == p.career else []
    tasks = tasks_text(p, t.printed.box.careers[career])
    return [*head, *[(text, "gain" if text.endswith(("done", "completed")) else "") for text in tasks]]


def _legacy(t: MaracaiboTable, _p: Player, moment: Moment, tile: str) -> Told:
    """Say whether a legacy tile is in play, and which of its spaces are used."""
    if tile not in t.state.legacy:
        return [("it is not in play", "")]
    left = left_text(t.state, t.printed.box.legacy[tile], lambda seat: called(moment.names, seat))
    return [("it is in play", ""), *([(left, "points")] if left else [])]


def _tile(t: MaracaiboTable, _p: Player, _moment: Moment, tile: str) -> Told:
    places = [location_name(t.printed, place) for place, lies in t.state.tiles.items() if lies == tile]
    return [(f"lies at {places[0]}" if places else "not in this game", "")]


def _space(t: MaracaiboTable, _p: Player, moment: Moment, space: str) -> Told:
    here = [called(moment.names, each.seat) for each in everybody(t) if each.explorer == space]
    quest = t.state.track_quests.get(space)
    return [(f"here: {', '.join(here) or 'nobody'}", ""), *([(f"quest {quest} lies here", "points")] if quest else [])]


def _nation(t: MaracaiboTable, p: Player, _moment: Moment, nation: str) -> Told:
    """Say what the own rank is worth as things stand, and where the markers are."""
    times, space = multiplier(t, nation), p.influence[nation]
    rank, ahead = rank_value(t.printed, nation, space), next_rank(t.printed, nation, space)
    away = f", the next rank is {several(ahead - space, 'space')} away" if ahead is not None else ""
    return [
        (f"you are on {space}{away}", ""),
        (f"rank {rank} × {times} would be {rank * times} VP", "points"),
        (f"{several(markers_on_board(t, nation), 'marker')} on the board, {t.state.supply[nation]} in supply", ""),
    ]


def _barrier(t: MaracaiboTable, p: Player, moment: Moment, barrier: str) -> Told:
    if barrier in p.barriers:
        return [("you have crossed it", "gain")]
    rivals = [called(moment.names, each.seat) for each in everybody(t) if barrier in each.barriers]
    return [(f"crossed by {', '.join(rivals) or 'nobody'}", "")]


NOW: Mapping[str, Now] = {
    "card": card_now,
    "place": place_now,
    "tile": _tile,
    "quest": _quest,
    "building": _building,
    "area": _area,
    "career": _career,
    "space": _space,
    "nation": _nation,
    "barrier": _barrier,
    "legacy": _legacy,
}
