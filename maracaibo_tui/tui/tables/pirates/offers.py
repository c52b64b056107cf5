"""What is on offer to everybody: open missions, figureheads, black-market sides, the ruby market, the decks."""

from __future__ import annotations

from collections.abc import Iterator

from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.state.position import JORDAN
from maracaibo_tui.games.pirates.words.effects import effects_text
from maracaibo_tui.games.pirates.words.marks import marks as signs
from maracaibo_tui.tui.screen.lines import Lines, Span, line, plain
from maracaibo_tui.tui.screen.surface import chip
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.marking import NEW
from maracaibo_tui.tui.shell.told_rows import Row, heading, listed

from .mission_columns import conditions, how_far, in_words
from .seen import marks, own
from .telling import figurehead_forms, forms, tile_forms

_MOST_PLACES = 2
"""So many places where a tile lies are named."""


def addresses(printed: Printed, moment: Moment) -> tuple[str, ...]:
    """List what the cursor visits by its page, in the order in which it is drawn."""
    return tuple([row.address for row in _rows(printed, moment) if row.address])


def draw(printed: Printed, moment: Moment, cells: int, rows: int) -> Lines:
    """Draw missions, figureheads, tiles and rubies."""
    return listed([*_rows(printed, moment)], marks(printed, moment, "offers", addresses(printed, moment)), cells, rows)


def _rows(printed: Printed, moment: Moment) -> Iterator[Row]:
    view = moment.view
    yield heading(f"missions open, deck {len(view.missions)}", "you have")
    yield from (_mission(printed, moment, each) for each in view.offer_missions if each in printed.box.missions)
    has = printed.box.figureheads[own(moment).figurehead].name if own(moment).figurehead else ""
    yield heading(
        f"figureheads{' (none left)' if not view.offer_figureheads else ''}", f"you have {has}" if has else ""
    )
    yield from (_figurehead(printed, each) for each in view.offer_figureheads)
    yield heading("black market, the sides up", f"{len(own(moment).tiles)} to lay")
    yield from (_tile(printed, moment, each) for each in view.sides)
    if view.options.rubies:
        yield heading("ruby market", f"you have {own(moment).rubies}")
        yield from (_ruby(printed, moment, each) for each in printed.box.rubies)
    yield heading(f"level-II cards left {len(view.level2)}")


def _mission(printed: Printed, moment: Moment, mission: str) -> Row:
    """Tell an open mission, with how far one would be."""
    have, _ = how_far(printed, moment, mission)
    is_new = moment.before is not None and mission not in moment.before.offer_missions
    head = line((mission, "title"), NEW if is_new else "")
    told = forms(in_words(printed, moment, mission), plain(conditions(printed, moment, mission)))
    return Row(f"mission/{mission}", head, told, line((have, "faint")))


def _figurehead(printed: Printed, figurehead: str) -> Row:
    told = figurehead_forms(printed, figurehead)
    name = printed.box.figureheads[figurehead].name
    return Row(f"figurehead/{figurehead}", line((name, "text")), told, (), "title", is_told=True)


def _tile(printed: Printed, moment: Moment, tile: str) -> Row:
    """Tell a tile: the side that is up, and who has laid it where."""
    view = moment.view
    laid = [(seat, card) for card, (seat, found) in view.market.items() if found == tile]
    where = ", ".join(f"{letter(seat)} {printed.box.locations[card].name}" for seat, card in laid)
    if len(laid) > _MOST_PLACES:
        # The map shows where; in a row it would be cut.
        where = f"laid by {' '.join(letter(seat) for seat, _ in laid)}"
    told = tile_forms(printed, tile, view.sides[tile])
    return Row(f"tile/{tile}", line((tile, "text")), told, line((where, "faint")) if where else (), "title")


def _ruby(printed: Printed, moment: Moment, space: str) -> Row:
    """Tell a space of the ruby market, and who has sold a ruby there."""
    bonus = printed.box.rubies[space].bonus
    sold = moment.view.ruby_market.get(space, "")
    seat: int | str = sold if sold in {"", JORDAN} else int(sold)
    mark = chip(letter(seat), style(seat)) if seat else Span("○", "text")
    return Row(f"ruby/{space}", line(mark), forms(effects_text(bonus), signs(bonus)), (), "faint" if seat else "title")


def note(printed: Printed, moment: Moment) -> str:
    """Say how many figureheads are left."""
    del printed
    return f"figureheads {len(moment.view.offer_figureheads)}"
