"""Cards, residences, upgrades and figureheads in columns: price, points, and what they do."""

from __future__ import annotations

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Option
from maracaibo_tui.engine.who import letter
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.rules.caribbean import half_price, price
from maracaibo_tui.games.pirates.rules.possessions import discount
from maracaibo_tui.games.pirates.state.table import everybody
from maracaibo_tui.games.pirates.words.called import upgrade_name
from maracaibo_tui.games.pirates.words.counting import gains, residence_now
from maracaibo_tui.games.pirates.words.effects import effect_text
from maracaibo_tui.games.pirates.words.marks import card_marks, mark, marks
from maracaibo_tui.games.pirates.words.things import figurehead_text, scrolls, upgrade_text
from maracaibo_tui.tui.screen.lines import Line, line
from maracaibo_tui.tui.shell.columns import Choice, Column
from maracaibo_tui.tui.shell.kit import Moment

from .lights import space_of
from .on_tiles import KINDS
from .seen import idle, own, table_of
from .telling import brief, in_few_words

CARD_HEADS = (
    Column("what"),
    Column("price", is_figure=True),
    Column("off", is_figure=True),
    Column("left", is_figure=True),
    Column("VP", is_figure=True),
    Column("where"),
    Column("what it does"),
)
HOME_HEADS = (
    Column("what"),
    Column("price", is_figure=True),
    Column("now", is_figure=True),
    Column("most", is_figure=True),
    Column("what it scores"),
)
UPGRADE_HEADS = (
    Column("upgrade"),
    Column("line", is_figure=True),
    Column("now", is_figure=True),
    Column("what it does"),
)
FIGUREHEAD_HEADS = (Column("figurehead"), Column("what it does"))


def improvement(printed: Printed, moment: Moment, option: Option) -> Choice | None:
    """Tell a purchase: price with what discounts take off, doubloons left, points, where the card lies."""
    form = taken_apart(option.id)
    if form.word == "doubloons":
        gain = f"+{printed.turn.ignore}$"
        left = f"{own(moment).doubloons + printed.turn.ignore}$"
        name = f"Take {printed.turn.ignore} doubloons"
        return Choice(
            name,
            (line((gain, "gain")), (), line((left, "text")), (), (), line(("the card stays", "text"))),
            short=(line((gain, "gain")), ()),
        )
    if form.word != "buy":
        return None
    table, p, view = table_of(printed, moment), own(moment), moment.view
    card = printed.box.improvements[form.values[0] if form.values else view.grid[p.ship]]
    surcharge = getattr(view.agenda[-1], "surcharge", 0) if form.values else 0
    paid = price(table, p, card.cost, surcharge)
    off = card.cost + surcharge - paid
    where = space_of(view, card.id) if form.values else ""
    here = "".join(letter(each.seat) for each in everybody(table) if form.values and each.ship == where)
    does = "; ".join(scrolls(card))
    front = (
        line((f"{paid}$", "money")),
        line((f"{off}$" if off else "", "gain")),
        line((f"{p.doubloons - paid}$", "text")),
        line((f"{card.vp}", "points")),
        line((f"{where} {here}".strip(), "title")),
    )
    name = f"{'' if form.values else 'Buy '}{card.name}"
    short = (front[0], line((f"{card.vp}V", "points")), (), (), (), line((card_marks(card), "text")))
    more = tuple([line((f"{KINDS[card.kind][0]}, {each}", "text")) for each in (brief(does), in_few_words(does))])
    return Choice(
        name, (*front, line((f"{KINDS[card.kind][0]}, {does}", "text"))), "", short, shorter=more[:1], in_words=more
    )


def residence(printed: Printed, moment: Moment, option: Option) -> Choice | None:
    """Tell a residence: price, what it would score now and at most, and points for the first."""
    form = taken_apart(option.id)
    if form.word != "build":
        return _beside(option)
    table, p = table_of(printed, moment), own(moment)
    card = printed.box.residences[form.values[0] if form.values else moment.view.grid[p.ship]]
    is_half = moment.question is not None and moment.question.point == "DEC-P61"
    paid = half_price(table, p, card.cost) if is_half else price(table, p, card.cost)
    first = all(card.id not in each.residences for each in everybody(table))
    bonus = f", first: {printed.turn.first_residence} VP" if first else ""
    cost, now = line((f"{paid}$", "money")), residence_now(table, p, card.id)
    worth = (line((f"{now} VP", "points")), line((f"{card.score.max} VP", "text")))
    name = f"Build {card.name}"
    short = (cost, line((f"{now}V", "points")), (), line((f"{mark(card.score)}{bonus}", "text")))
    # At most stands in a column of its own.
    score = effect_text(card.score).partition(", at most")[0]
    few = tuple([line((f"{each}{bonus}", "text")) for each in (brief(score), in_few_words(score))])
    return Choice(name, (cost, *worth, line((f"{score}{bonus}", "text"))), "", short, shorter=few[:1], in_words=few)


def _beside(option: Option) -> Choice:
    """Tell what can be done instead of building."""
    name, _, rest = option.label.partition(": ")
    gain = ", ".join(f"{amount:+}{'$' if what == 'doubloons' else ' VP'}" for what, amount in option.change)
    return Choice(name, (line((gain, "gain")), (), (), line((rest, "text"))), short=(line((gain, "gain")), (), (), ()))


def upgrade(printed: Printed, moment: Moment, option: Option) -> Choice | None:
    """Tell an upgrade space: its group, what it surely brings now, and what it does."""
    form = taken_apart(option.id)
    if form.word != "upgrade":
        return Choice(option.label, ((), ()), "No upgrade")
    table, p = table_of(printed, moment), own(moment)
    space = printed.box.upgrades[form.values[0]]
    change = gains(table, p, space.immediate)
    now = ", ".join(f"+{amount}{_SIGN.get(what, '')}" for what, amount in change)
    group = f"{printed.line(space.group)}+" if space.group > 1 else ""
    does = upgrade_text(space)
    does += "" if space.permanent else idle(table, p, space.immediate)
    front: tuple[Line, ...] = (line((group, "faint")), line((now, "gain")))
    signs = marks((*space.permanent, *space.immediate))
    few = brief(does)
    short = (line((now, "gain")), (), line(((few if len(few) <= _FEW else signs) if not now else "", "text")))
    shorter = (line((brief(does), "text")),)
    return Choice(
        upgrade_name(space.id, space.name),
        (*front, line((f"{does}", "text"))),
        "",
        short,
        shorter=shorter,
        in_words=shorter,
    )


_FEW = 14
"""Letters up to which words stand in a short row."""
_SIGN = {"doubloons": "$", "vp": " VP", "treasures": " treasure"}


def figurehead(printed: Printed, moment: Moment, option: Option) -> Choice | None:
    """Tell a figurehead: what it does."""
    del moment
    form = taken_apart(option.id)
    if form.word != "figurehead":
        return None
    found = printed.box.figureheads[form.values[0]]
    does = figurehead_text(found)
    return Choice(found.name, (line((does, "text")),), "", shorter=(line((brief(does), "text")),))


def discounted(printed: Printed, moment: Moment) -> int:
    """Give what discounts take off every price."""
    return discount(table_of(printed, moment), own(moment))
