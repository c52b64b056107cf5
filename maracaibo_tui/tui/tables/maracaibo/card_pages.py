"""The pages of things: what is printed, each icon with its rule, and what it means just now."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.thing import Thing
from maracaibo_tui.games.maracaibo.advice.things_now import thing_now
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player
from maracaibo_tui.games.maracaibo.words.explain import addresses, announced, explain
from maracaibo_tui.tui.screen.lines import Line, Lines, Span, broken, line, wrapped
from maracaibo_tui.tui.shell.columns import with_arrows
from maracaibo_tui.tui.shell.kit import Moment

from .place_pages import place_now


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
    table: MaracaiboTable = Table(moment.view, printed)
    lines, p = page(printed, address, cells), player(table, moment.seat)
    kind, _, item = address.partition("/")
    told = place_now(table, p, moment, item) if kind == "place" else thing_now(table, p, moment, address)
    if told:
        lines.append(line(("Just now", "title bold")))
    return [*lines, *[each for text, style in told for each in _listed(text, style, cells)]]


def page(printed: Printed, address: str, cells: int) -> Lines:
    """Draw what is printed on a thing, wherever no game is going on."""
    return [each for part in explain(printed, address).parts for each in _part(part.text, part.rule, cells)]


def _part(text: str, rule: str, cells: int) -> Lines:
    """Draw an icon in words, its rule behind it."""
    drawn = broken(line(with_arrows(text), (f" {rule}", "faint")), cells - 2)
    return [_item(each, first=not at) for at, each in enumerate(drawn)]


def _listed(text: str, style: str, cells: int) -> Lines:
    return [_item(each, first=not at) for at, each in enumerate(wrapped(with_arrows(text), cells - 2, style))]


def _item(text: Line, *, first: bool) -> Line:
    return (Span("– " if first else "  ", "faint"), *text)
