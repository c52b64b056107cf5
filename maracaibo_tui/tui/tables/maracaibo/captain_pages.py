"""The pages of captains and automatic opponents: all that lies open of each, read from what a seat may see."""

from collections.abc import Iterator, Sequence

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.box.components import START
from maracaibo_tui.games.maracaibo.box.printed import NATIONS, Printed
from maracaibo_tui.games.maracaibo.rules.gains import compasses, figures_on_board
from maracaibo_tui.games.maracaibo.rules.influence import rank_value
from maracaibo_tui.games.maracaibo.rules.ship import upgrades
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, Jacques, Jean, Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.cards import area_text
from maracaibo_tui.games.maracaibo.words.careers import tasks_text
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.games.maracaibo.words.english import card_name, effects_text, location_name, nation, quest_text
from maracaibo_tui.tui.screen.lines import Lines, line, wrapped
from maracaibo_tui.tui.shell.kit import Moment, Thing

from .captains import called, letter, scorers
from .card_lines import CALLED
from .cards_now import Told

KIND = "captain"
_RULES = ("MAR-GEN-28", "MAR-CARD-01", "MAR-SHIP-01", "MAR-CAREER-01")
_RULES_OF = {
    "jean": ("MAR-SOLO-02", "MAR-SOLO-10", "MAR-SOLO-13", "MAR-SOLO-28", "MAR-SOLO-29"),
    "jacques": ("MAR-SOLO-70", "MAR-SOLO-72", "MAR-SOLO-78"),
}


def people(moment: Moment) -> list[Thing]:
    """List all who have a page of their own."""
    return [
        Thing(
            f"{KIND}/{each.seat}",
            called(moment.names, each.seat),
            "captain" if isinstance(each, Player) else "automatic opponent",
        )
        for each in scorers(moment.view)
    ]


def rules(address: str) -> Sequence[str]:
    """Name the rules that explain what somebody has and does."""
    return _RULES_OF.get(address.partition("/")[2], _RULES)


def _found(address: str, moment: Moment) -> Player | Jean | Jacques | None:
    kind, _, seat = address.partition("/")
    return next((each for each in scorers(moment.view) if kind == KIND and str(each.seat) == seat), None)


def page(printed: Printed, address: str, moment: Moment, cells: int) -> Lines:
    """Draw all that everybody may know of somebody."""
    found = _found(address, moment)
    if found is None:
        return []
    table: MaracaiboTable = Table(moment.view, printed)
    you = ", you" if found.seat == moment.seat else ""
    lines = [line((f"{letter(found.seat)} {called(moment.names, found.seat)}{you}", "title"))]
    for text, style in _told(table, found):
        drawn = wrapped(text, cells - 2, style)
        lines += [line(("– " if not at else "  ", "faint"), *each) for at, each in enumerate(drawn)]
    return lines


def _told(t: MaracaiboTable, each: Player | Jean | Jacques) -> Iterator[tuple[str, str]]:
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


def _purse(t: MaracaiboTable, p: Player) -> Told:
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


def _way(t: MaracaiboTable, p: Player | Jean) -> Told:
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


def _career(t: MaracaiboTable, p: Player) -> Told:
    """Say how far the chosen career is; which were to choose from stays secret."""
    career = t.printed.box.careers.get(p.career)
    if career is None:
        return [("no career yet", "faint")]
    return [(f"career {career.name}: {'; '.join(tasks_text(p, career))}", "")]


def _ship(t: MaracaiboTable, p: Player) -> Told:
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
    yield f"{several(figures_on_board(p), 'assistant')} on the board", "title"
    for place, cards in sorted(p.assistants.items(), key=lambda each: t.printed.order[each[0]]):
        for card in cards:
            acts = effects_text(t.printed.cards[card].assistant)
            yield f"at {location_name(t.printed, place)}: {card_name(t.printed, card)}, {acts}", ""


def _quests(t: MaracaiboTable, quests: tuple[str, ...]) -> Told:
    known = t.printed.box.quests
    told = [(f"quest {quest}: {quest_text(known[quest])}", "points") for quest in quests if quest in known]
    return [(f"{several(len(quests), 'quest')} fulfilled", "title"), *told]


def _card(t: MaracaiboTable, p: Player, card: str) -> str:
    """Say what a card in the tableau does, with the figures that lie on it."""
    found = t.printed.cards[card]
    scrolls = [
        f"{called_}{effects_text(getattr(found, scroll))}"
        for scroll, called_ in CALLED.items()
        if getattr(found, scroll)
    ]
    figures = p.figures_on_cards.get(card, 0)
    more = [f"{several(figures, 'figure')} on it"] if figures else []
    points = [f"{found.vp} VP"] if found.vp else []
    return f"{found.name}: {'; '.join([*scrolls, *more, *points]) or 'nothing more'}"


def _jean(t: MaracaiboTable, jean: Jean) -> Iterator[tuple[str, str]]:
    """Say what everybody may know of Jean; the order of her deck is nobody's."""
    yield f"{jean.vp} VP", "points"
    yield from _way(t, jean)
    taken, each = jean.discs_removed, t.printed.box.numbers.solo.discs_per_area
    yield f"{several(taken, 'disc')} taken off her ship: {several(taken // each, 'area')} cleared", ""
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


def _piles(automa: Jean | Jacques) -> Told:
    left, played = several(len(automa.deck), "card"), len(automa.discard)
    return [(f"{left} left in the deck, {played} played", "")]
