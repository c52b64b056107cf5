"""The discard pile, which lies open beside the display: a row among the offers, and a page with all its cards."""

from maracaibo_tui.engine.thing import Thing
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.words.cards import card_name, card_text
from maracaibo_tui.games.maracaibo.words.effects import several
from maracaibo_tui.tui.screen.lines import Lines, broken, line
from maracaibo_tui.tui.shell.kit import Moment

ADDRESS = "pile/discard"
THING = Thing(ADDRESS, "Discard pile", "cards that lie open")
RULES = ("MAR-CARD-16", "MAR-GEN-28", "MAR-DRAW-08")


def on_top(printed: Printed, moment: Moment) -> str:
    """Name the card on top, if there is one."""
    return f", on top {card_name(printed, moment.view.discard[0])}" if moment.view.discard else ""


def page(printed: Printed, moment: Moment, cells: int) -> Lines:
    """List all cards of the pile, the one on top first."""
    pile = moment.view.discard
    if not pile:
        return [line(("no card lies there", "faint"))]
    lines = [line((f"{several(len(pile), 'card')}, the one on top first", "title bold"))]
    for card in pile:
        found = printed.cards[card]
        told = broken(line((found.name, "text"), f": {card_text(found)}"), cells - 2)
        lines += [line(("– " if not at else "  ", "faint"), *each) for at, each in enumerate(told)]
    return lines
