"""The rulebook where no game is going on: rules, and every card and place of the usual pack."""

from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.tui.shell.overlays.reference import Shelf
from maracaibo_tui.tui.shell.pages.rulebook import RulebookPage

from .card_pages import page, thing_rules, things
from .rulebook import rulebook


def rulebook_page(*, searches: bool = False) -> RulebookPage:
    """Open the rulebook at its index, or its search."""
    printed = load_printed()
    known = {each.address: each for each in things(printed)}
    shelf = Shelf(
        find=known.get,
        page=lambda address, cells: page(printed, address, cells),
        rules=lambda address: thing_rules(printed, address),
    )
    return RulebookPage(rulebook(), tuple(known.values()), shelf, searches=searches)
