"""Cards in columns: what they cost now, the points they are worth, their goods, their kind, and what they do."""

from __future__ import annotations

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Option
from maracaibo_tui.games.maracaibo.box.components import Card
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.cards import price
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player
from maracaibo_tui.games.maracaibo.words.effects import effect_text, several
from maracaibo_tui.tui.screen.lines import Line, line, plain
from maracaibo_tui.tui.shell.columns import Choice, Column, Columns
from maracaibo_tui.tui.shell.kit import Moment

from .card_kinds import brief, told
from .plain_columns import BRACKETS, called, choice

_BOUGHT = (
    *(Column("card"), Column("cost", is_figure=True), Column("VP", is_figure=True)),
    *(Column("kind"), Column("what it does")),
)
_SHOWN = (
    *(Column("card"), Column("cost", is_figure=True), Column("goods"), Column("VP", is_figure=True)),
    Column("what it does"),
)


def purchases(printed: Printed, moment: Moment) -> Columns | None:
    """Tell what can be bought: cards and buildings."""
    return Columns(_BOUGHT, tuple([_purchase(printed, moment, option) for option in moment.options]))


def _purchase(printed: Printed, moment: Moment, option: Option) -> Choice:
    word, values, _ = taken_apart(option.id)
    table: MaracaiboTable = Table(moment.view, printed)
    p = player(table, moment.who)
    if word == "buy":
        card = printed.cards[values[0]]
        cost, points, (kind, does, shorter) = (
            line((f"{price(table, p, card.cost)}$", "money")),
            _points(card),
            told(card),
        )
        short = (cost, points, kind, ())
        name = called(card, option.label)
        short_name = " ".join(name.translate(BRACKETS).split())
        return Choice(name, (cost, points, kind, does), short_name, short, option.label, shorter=(shorter,))
    if word == "invest":
        building = printed.box.prestige[values[0]]
        cost = line((f"{price(table, p, building.cost)}$", "money"))
        figures = several(printed.scoring.prestige_figures, "figure")
        text = f"{figures}; {effect_text(building.scores)}; synergy {building.synergy}"
        kind, does = line(("prestige", "title")), line((text, "text"))
        cells, short = (cost, (), kind, does), (cost, (), kind, ())
        told_briefly = (line((brief(text), "text")),)
        return Choice(building.name, cells, building.name, short, option.label, shorter=told_briefly)
    plain = choice(printed, option)
    name, instead, more = plain.name.partition(" instead ")
    said = line((f"instead {more}", "text")) if instead else plain.cells[-1]
    return plain._replace(name=name, cells=(plain.cells[0], (), (), said), brief=name, short=())


def cards(printed: Printed, moment: Moment) -> Columns | None:
    """Tell cards that are kept, discarded, delivered, drawn or paid with."""
    return Columns(_SHOWN, tuple([_card(printed, option) for option in moment.options]), gap=1)


def _card(printed: Printed, option: Option) -> Choice:
    word, values, _ = taken_apart(option.id)
    card = printed.cards.get(values[0]) if values and word != "hold" else None
    if card is None:
        other = choice(printed, option)
        return other._replace(cells=(other.cells[0], (), (), other.cells[1]), short=(other.cells[0],))
    cost = line((f"{card.cost}$", "money"))
    goods = line((f"{card.good} {card.object}", "title"))
    # What somebody already owns is named by what it does here.
    name = option.label.partition(": ")[0] if word == "permanent" else card.name
    kind, does, shorter = told(card)
    cells, short = (cost, goods, _points(card), _after(kind, does)), (cost, goods, (), ())
    told_briefly = _after(kind, shorter)
    # The part beside the question tells first cards in sentences.
    full = "" if word in {"plan", "discard"} else option.label
    return Choice(name, cells, name, short, full, shorter=(told_briefly,))


def _after(kind: Line, text: Line) -> Line:
    """Say of which kind a card is before what it does, where its words do not say it."""
    said = plain(text)
    if not kind or plain(kind) in said.partition(" +")[0]:
        return line((said, kind[0].style)) if kind else text
    return line(*kind, " ", *text)


def _points(card: Card) -> Line:
    return line((f"{card.vp}", "points")) if card.vp else ()
