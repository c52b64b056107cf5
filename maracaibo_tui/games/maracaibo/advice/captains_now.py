"""Captains and automatic opponents just now: all that lies open of each, read from what a seat may see."""

from collections.abc import Iterator

from maracaibo_tui.games.maracaibo.box.components import START
from maracaibo_tui.games.maracaibo.box.printed import NATIONS
from maracaibo_tui.games.maracaibo.rules.gains import compasses, figures_on_board
from maracaibo_tui.games.maracaibo.rules.influence import rank_value
from maracaibo_tui.games.maracaibo.rules.ship import upgrades
from maracaibo_tui.games.maracaibo.state.memory import known_hand
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Jacques, Jean, Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.cards import area_text, card_name, location_name, quest_text, scroll_texts
from maracaibo_tui.games.maracaibo.words.careers import tasks_text
from maracaibo_tui.games.maracaibo.words.effects import effects_text, nation, several

from .cards_now import Paragraphs


def captain_now(t: MaracaiboTable, each: Player | Jean | Jacques) -> Iterator[tuple[str, str]]:
    """Say all that everybody may know of somebody, in paragraphs with style words."""
    if isinstance(each, Player):
        yield from _purse(t, each)
        yield from _way(t, each)
        yield from _career(t, each)
        yield from _ship(t, each)
        yield from _cards(t, each)
    elif isinstance(each, Jean):
        yield from _jean(t, each)
    else:
        yield from _jacques(t, each)


def _purse(t: MaracaiboTable, p: Player) -> Paragraphs:
    """Say what is counted of a captain."""
    income = f"{several(p.income_doubloons, 'doubloon')} and {p.income_vp} VP"
    buildings = [t.printed.box.prestige[building].name for building, by in t.state.investors.items() if p.seat in by]
    return [
        (f"{p.vp} VP, {several(p.doubloons, 'doubloon')}, {p.combat_points} CP", "points"),
        (f"{several(p.figures, 'figure')} at hand, {p.figures_general} in the general supply", ""),
        (f"income {income}", "income"),
        (f"{several(len(p.hand), 'card')} in hand, {several(compasses(t, p), 'compass')}", ""),
        (f"{several(len(p.combat_tokens), 'combat token')}; synergies: {', '.join(p.synergies) or 'none'}", ""),
        *([(f"invested in {', '.join(buildings)}", "points")] if buildings else []),
    ]


def _way(t: MaracaiboTable, p: Player | Jean) -> Paragraphs:
    """Say where ship and explorer are, and how far the influence goes."""
    influence = [
        f"{nation(each)} {p.influence[each]} (rank {rank_value(t.printed, each, p.influence[each])})"
        for each in NATIONS
    ]
    return [
        (f"ship at {location_name(t.printed, p.ship)}", ""),
        (_explorer(t, p), ""),
        (f"influence: {', '.join(influence)}", ""),
    ]


def _explorer(t: MaracaiboTable, each: Player | Jean | Jacques) -> str:
    at = "at the start" if each.explorer == START else f"on space {t.printed.spaces[each.explorer].index}"
    crossed = f"; barriers crossed: {', '.join(each.barriers)}" if each.barriers else ""
    return f"explorer {at}{crossed}"


def _career(t: MaracaiboTable, p: Player) -> Paragraphs:
    """Say how far the chosen career is; which were to choose from stays secret."""
    career = t.printed.box.careers.get(p.career)
    if career is None:
        return [("no career yet", "faint")]
    return [(f"career {career.name}: {'; '.join(tasks_text(p, career))}", "")]


def _ship(t: MaracaiboTable, p: Player) -> Paragraphs:
    """Name the areas that are cleared with what they bring, and those that have lost a disc."""
    areas = t.printed.box.areas
    cleared = [f"{areas[area].name} ({area_text(areas[area])})" for area in upgrades(p)]
    begun = [areas[area].name for area, left in p.discs.items() if 0 < left < t.printed.setup.discs]
    told = [(f"ship areas cleared: {', '.join(cleared) or 'none'}", "gain" if cleared else "")]
    return [*told, *([(f"one disc left on {', '.join(begun)}", "")] if begun else [])]


def _cards(t: MaracaiboTable, p: Player) -> Iterator[tuple[str, str]]:
    """Name quests, cards bought, planned cards and assistants."""
    yield from _quests(t, p.quests)
    yield f"{several(len(p.tableau), 'card')} bought", "title"
    yield from ((_card(t, p, card), "card") for card in p.tableau)
    planned = [card_name(t.printed, card) for card in p.planning if card != HIDDEN]
    yield f"planned: {', '.join(planned) or 'nothing'}", ""
    if held := [card_name(t.printed, card) for card in known_hand(p)]:
        yield f"in hand, from the display: {', '.join(held)}", ""
    yield f"{several(figures_on_board(p), 'assistant')} on the board", "title"
    for place, cards in sorted(p.assistants.items(), key=lambda each: t.printed.order[each[0]]):
        for card in cards:
            acts = effects_text(t.printed.cards[card].assistant)
            yield f"at {location_name(t.printed, place)}: {card_name(t.printed, card)}, {acts}", ""


def _quests(t: MaracaiboTable, quests: tuple[str, ...]) -> Paragraphs:
    known = t.printed.quests
    told = [(f"quest: {quest_text(known[quest])}", "points") for quest in quests if quest in known]
    return [(f"{several(len(quests), 'quest')} fulfilled", "title"), *told]


def _card(t: MaracaiboTable, p: Player, card: str) -> str:
    """Say what a card in the tableau does, with the figures that lie on it."""
    found = t.printed.cards[card]
    figures = p.figures_on_cards.get(card, 0)
    more = [f"{several(figures, 'figure')} on it"] if figures else []
    points = [f"{found.vp} VP"] if found.vp else []
    return f"{found.name}: {'; '.join([*scroll_texts(found).values(), *more, *points]) or 'nothing more'}"


def _jean(t: MaracaiboTable, jean: Jean) -> Iterator[tuple[str, str]]:
    """Say what everybody may know of Jean; the order of her deck is nobody's."""
    yield f"{jean.vp} VP", "points"
    yield from _way(t, jean)
    taken, each = jean.discs_removed, t.printed.box.numbers.solo.discs_per_area
    yield f"{several(taken, 'disc')} taken off her row: {several(taken // each, 'area')} cleared", ""
    yield f"{several(len(jean.cards), 'card')} taken from the display", ""
    yield f"{several(len(jean.combat_tokens), 'combat token')}", ""
    yield from _piles(jean)
    yield from _quests(t, jean.quests)


def _jacques(t: MaracaiboTable, jacques: Jacques) -> Iterator[tuple[str, str]]:
    """Say what everybody may know of Jacques."""
    yield f"{jacques.vp} VP", "points"
    yield _explorer(t, jacques), ""
    yield from _piles(jacques)
    yield from _quests(t, jacques.quests)


def _piles(automa: Jean | Jacques) -> Paragraphs:
    left, played = several(len(automa.deck), "card"), len(automa.discard)
    return [(f"{left} left in the deck, {played} played", "")]
