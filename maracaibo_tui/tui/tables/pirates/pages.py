"""The pages of things and people: what is printed, what it means just now, and all that lies open of somebody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from maracaibo_tui.engine.thing import Thing
from maracaibo_tui.engine.who import letter
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.rules.caribbean import price
from maracaibo_tui.games.pirates.state.position import Jordan, Player
from maracaibo_tui.games.pirates.state.sight import scorers
from maracaibo_tui.games.pirates.words.called import upgrade_name
from maracaibo_tui.games.pirates.words.counting import how_far, residence_now
from maracaibo_tui.games.pirates.words.effects import several
from maracaibo_tui.games.pirates.words.explain import addresses, explain
from maracaibo_tui.games.pirates.words.things import card_name, figurehead_text, lying_at, source_text, worth_text
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, broken, line
from maracaibo_tui.tui.shell.columns import arrows
from maracaibo_tui.tui.shell.kit import Moment

from . import points
from .lights import space_of
from .seen import own, table_of
from .telling import owned

CAPTAIN = "captain"
_RULES = ("PIR-GEN-20", "PIR-MISS-02", "PIR-UPGR-01")
_JORDAN_RULES = ("PIR-SOLO-10", "PIR-SOLO-11", "PIR-SOLO-13", "PIR-SOLO-17", "PIR-SOLO-33", "PIR-SOLO-41")


@lru_cache(maxsize=2)
def things(printed: Printed) -> tuple[Thing, ...]:
    """List everything that has a page."""
    return tuple([Thing(each, (found := explain(printed, each)).called, found.kind) for each in addresses(printed)])


def people(moment: Moment) -> list[Thing]:
    """List all who have a page of their own, and the lines of points."""
    found = [
        Thing(
            f"{CAPTAIN}/{each.seat}",
            moment.names[each.seat],
            "pirate" if isinstance(each, Player) else "automatic rival",
        )
        for each in scorers(moment.view)
    ]
    return [*found, *points.things(moment)]


def rules(printed: Printed, address: str) -> Sequence[str]:
    """Name the rules that explain a thing, or somebody."""
    kind, _, item = address.partition("/")
    if kind == CAPTAIN:
        return _JORDAN_RULES if item == "jordan" else _RULES
    return points.rules(address) if kind == points.KIND else explain(printed, address).rules


def page(printed: Printed, address: str, cells: int) -> Lines:
    """Draw what is printed on a thing, each line with its rule."""
    return [
        row
        for part in explain(printed, address).parts
        for row in _item(line(part.text, (f" {part.rule}", "faint")), cells)
    ]


def _item(text: Line, cells: int) -> Lines:
    drawn = broken(arrows(text), cells - 2)
    return [(Span("– " if not at else "  ", "faint"), *each) for at, each in enumerate(drawn)]


def thing(printed: Printed, address: str, moment: Moment, cells: int) -> Lines:
    """Draw the page of a thing, or of somebody."""
    kind, _, item = address.partition("/")
    if kind == CAPTAIN:
        return _captain(printed, moment, item, cells)
    if kind == points.KIND:
        return points.page(printed, address, moment, cells)
    drawn, now = page(printed, address, cells), [*_now(printed, moment, kind, item)]
    if now:
        drawn.append(line(("Just now", "title bold")))
    return [*drawn, *[row for text in now for row in _item(line(text), cells)]]


def _now(printed: Printed, moment: Moment, kind: str, item: str) -> Iterator[str]:
    """Say what a thing means just now: where it lies, whose it is, what it costs, how far one is."""
    view, box = moment.view, printed.box
    space = space_of(view, item) if kind in {"card", "location", "residence"} else ""
    if space and space not in view.chests:
        yield f"it lies at {space}"
    yield from _price(printed, moment, kind, item)
    names = [moment.names[each.seat] for each in scorers(view) if _has(each, kind, item)]
    if names:
        yield f"{', '.join(names)} {'has' if len(names) == 1 else 'have'} it"
    table, p = table_of(printed, moment), own(moment)
    match kind:
        case "mission" if item in view.offer_missions or item in p.missions:
            yield how_far(table, p, item)
        case "residence":
            yield f"for you it would score {residence_now(table, p, item)} VP now"
        case "island":
            yield f"{several(view.islands[item], 'marker')}, {worth_text(printed, view.islands[item])}"
            yield ", ".join(f"{moment.names[each.seat]} has {owned(each, item)}" for each in scorers(view))
        case "tile":
            laid = [(seat, card) for card, (seat, tile) in view.market.items() if tile == item]
            yield f"in this game its {view.sides[item]} side is up" if item in view.sides else "not in this game"
            yield from (f"{moment.names[seat]} has laid it on {box.locations[card].name}" for seat, card in laid)
        case "sea":
            here = [moment.names[each.seat] for each in scorers(view) if each.ship == item]
            yield f"here: {', '.join(here) or 'nobody'}"


def _price(printed: Printed, moment: Moment, kind: str, item: str) -> Iterator[str]:
    box = printed.box
    found = box.improvements.get(item) if kind == "card" else box.residences.get(item) if kind == "residence" else None
    if found is not None:
        cost = price(table_of(printed, moment), own(moment), found.cost)
        yield f"for you it costs {several(cost, 'doubloon')}; you have {own(moment).doubloons}"


def _has(each: Player | Jordan, kind: str, item: str) -> bool:
    match kind:
        case "card":
            return item in each.cards
        case "residence":
            return item in each.residences
        case "figurehead":
            return each.figurehead == item
        case "upgrade":
            return isinstance(each, Player) and item in each.upgrades
        case "space":
            return each.explorer == item
    return False


def _captain(printed: Printed, moment: Moment, seat: str, cells: int) -> Lines:
    """Draw all that everybody may know of somebody."""
    found = next((each for each in scorers(moment.view) if str(each.seat) == seat), None)
    if found is None:
        return []
    you = ", you" if found.seat == moment.seat else ""
    drawn: Lines = [line((f"{letter(found.seat)} {moment.names[found.seat]}{you}", "title bold"))]
    return [*drawn, *[row for text in _facts(printed, moment, found) for row in _item(line(text), cells)]]


def _facts(printed: Printed, moment: Moment, each: Player | Jordan) -> Iterator[str]:
    box = printed.box
    yield f"{each.vp} VP" + (f", {several(each.doubloons, 'doubloon')}" if isinstance(each, Player) else "")
    yield f"ship at {lying_at(printed, moment.view, each.ship)}"
    yield f"explorer at {source_text(printed, f'space/{each.explorer}')}, {several(len(each.rivers), 'river')} crossed"
    yield "cards: " + (", ".join(card_name(printed, card) for card in each.cards) or "none")
    if isinstance(each, Player):
        yield "upgrades: " + (", ".join(upgrade_name(one, box.upgrades[one].name) for one in each.upgrades) or "none")
        yield "buried: " + (", ".join(f"{kind} on {space}" for space, kind in each.dig.items()) or "none")
        yield f"black-market tiles to lay: {', '.join(each.tiles) or 'none'}"
    else:
        yield f"{several(each.upgrades, 'upgrade')}, step {each.step}"
        yield f"{several(len(each.deck), 'card')} left in his deck"
        yield "cards of his used since he shuffled: " + (", ".join(each.used) or "none")
    yield "residences: " + (", ".join(box.residences[one].name for one in each.residences) or "none")
    if each.figurehead:
        yield f"figurehead {box.figureheads[each.figurehead].name}: {figurehead_text(box.figureheads[each.figurehead])}"
    yield f"{several(len(each.missions), 'mission')}"
