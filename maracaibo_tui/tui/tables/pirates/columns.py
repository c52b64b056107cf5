"""The options of every kind of question in columns: what they cost, bring and lead to."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Option
from maracaibo_tui.games.pirates.advice.odds import beside
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.rules.caribbean import buyable, price
from maracaibo_tui.games.pirates.rules.plans import name_of
from maracaibo_tui.games.pirates.words.called import capital
from maracaibo_tui.games.pirates.words.units import UNITS
from maracaibo_tui.tui.screen.lines import Line, line
from maracaibo_tui.tui.shell.columns import Choice, Column, Columns
from maracaibo_tui.tui.shell.kit import Moment

from . import card_columns, mission_columns, raid_columns, sail_columns, treasure_columns
from .seen import own, table_of
from .telling import brief

Told = Callable[[Printed, Moment, Option], Choice | None]
"""Tells an option; nothing of one that is told as any other."""

_SAID_ANYHOW = re.compile(r"^(?:(?:Take |Keep |Use |Discard )(?=[A-Z])|Sell a ruby for )")


def columns(printed: Printed, moment: Moment) -> Columns:
    """Say of every option what is chosen, and in columns what it costs, brings and leads to."""
    point = moment.question.point if moment.question is not None else ""
    heads, told, band = _KINDS.get(point, (_GENERAL, _nothing, 0))
    choices = [
        _with_odds(printed, moment, option, told(printed, moment, option) or general(option, len(heads) - 1))
        for option in moment.options
    ]
    return Columns(heads, tuple(choices), band=band)


def _with_odds(printed: Printed, moment: Moment, option: Option, choice: Choice) -> Choice:
    """Say how likely dice bring what, where nothing else stands in the last column."""
    question = moment.question
    if question is None or question.point not in _THROWS:
        return choice
    odds = _payable(printed, moment, option) or beside(printed, moment.view, question, option.id)
    if not odds or (choice.cells and choice.cells[-1] and choice.cells[-1][0].text):
        return choice
    blank: tuple[Line, ...] = choice.cells[:-1]
    told = line((odds, "text"))
    return choice._replace(cells=(*blank, told), short=(*blank, told), shorter=(line((_FIRST.sub("", odds), "text")),))


def _payable(printed: Printed, moment: Moment, option: Option) -> str:
    """Name the cards that can be paid from afar, with their prices, where that is what an option leads to."""
    form, question = taken_apart(option.id), moment.question
    word = form.values[0] if form.word == "do" and form.values else form.word
    kind = _FROM_AFAR.get(word, "")
    if not kind or question is None:
        return ""
    table, p = table_of(printed, moment), own(moment)
    surcharge = _surcharge(printed, question.source, word)
    cards = [printed.box.improvements[card] for card in buyable(table, p, kind, surcharge)]
    told = [f"{card.name} {price(table, p, card.cost, surcharge)}$" for card in cards]
    more = [f"{len(told) - _MOST_NAMED} more"] * (len(told) > _MOST_NAMED)
    return ", ".join([*told[:_MOST_NAMED], *more]) or "no card that you can pay"


def _surcharge(printed: Printed, source: str, word: str) -> int:
    """Find what a purchase from afar costs more, printed on what asks."""
    effects = printed.effects(source) if source.count("/") > 1 else ()
    flat = [each for effect in effects for each in (effect if isinstance(effect, tuple) else (effect,))]
    return next((each.surcharge for each in flat if name_of(each) == word), 0)


def _nothing(printed: Printed, moment: Moment, option: Option) -> Choice | None:
    del printed, moment, option
    return None


def general(option: Option, count: int = 2) -> Choice:
    """Part what a label says into what is done, what it surely costs and gives, and what it brings."""
    name, _, rest = option.label.partition(": ")
    name = capital(_SAID_ANYHOW.sub("", name))
    losses, gains = _signs(option, is_gain=False), _signs(option, is_gain=True)
    cost = line((losses, "money"))
    told = rest or gains
    phrase = line((told, "text" if rest else "gain"))
    blank: tuple[tuple[()], ...] = ((),) * max(0, count - 2)
    full = option.label if rest else ""
    short = (cost, *blank, line((gains, "gain")))
    return Choice(name, (cost, *blank, phrase), option.brief, short, full, shorter=(line((brief(told), "text")),))


def _signs(option: Option, *, is_gain: bool) -> str:
    """Say in signs what an option certainly gives, or costs."""
    told = [f"{abs(amount)}{UNITS[what].sign}" for what, amount in option.change if (amount >= 0) == is_gain]
    return ", ".join(told)


_THROWS = frozenset({"DEC-P24", "DEC-P25", "DEC-P26", "DEC-P29"})
_FROM_AFAR = {"buy_crew": "crew", "buy_equipment": "equipment", "buy_ship": "ship"}
_MOST_NAMED = 3
_FIRST = re.compile(r"; .*| in \d+ throws")
_GENERAL = (Column("what"), Column("cost", is_figure=True), Column("gain"))
_KINDS: Mapping[str, tuple[tuple[Column, ...], Told, int]] = {
    **dict.fromkeys(("DEC-P10", "DEC-P11"), (sail_columns.HEADS, sail_columns.told, sail_columns.BAND)),
    **dict.fromkeys(("DEC-P20", "DEC-P47"), (card_columns.CARD_HEADS, card_columns.improvement, 0)),
    **dict.fromkeys(("DEC-P21", "DEC-P48", "DEC-P61"), (card_columns.HOME_HEADS, card_columns.residence, 0)),
    "DEC-P25": (card_columns.HOME_HEADS, card_columns.residence, 0),
    "DEC-P23": (card_columns.UPGRADE_HEADS, card_columns.upgrade, 0),
    "DEC-P49": (card_columns.FIGUREHEAD_HEADS, card_columns.figurehead, 0),
    **dict.fromkeys(("DEC-P30", "DEC-P31"), (raid_columns.DIE_HEADS, raid_columns.die, 0)),
    "DEC-P32": (raid_columns.SWORD_HEADS, raid_columns.option, 0),
    **dict.fromkeys(("DEC-P44", "DEC-P45"), (treasure_columns.HEADS, treasure_columns.island, 0)),
    "DEC-P42": (treasure_columns.BURY_HEADS, treasure_columns.burial, 0),
    "DEC-P40": (treasure_columns.SPACE_HEADS, treasure_columns.space, 0),
    **dict.fromkeys(("DEC-P02", "DEC-P46", "DEC-P52"), (mission_columns.HEADS, mission_columns.told, 0)),
    "DEC-P50": (mission_columns.TILE_HEADS, mission_columns.tile, 0),
}
"""By decision point: what stands over the columns, what tells its options, and how wide what is chosen is at least."""
