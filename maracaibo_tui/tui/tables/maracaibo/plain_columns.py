"""Labels parted into columns: what is done, what it costs, and what it brings."""

from __future__ import annotations

import re

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Option
from maracaibo_tui.games.maracaibo.box.components import Card
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.words.careers import goals_briefly
from maracaibo_tui.games.maracaibo.words.units import UNITS
from maracaibo_tui.tui.screen.lines import line, plain
from maracaibo_tui.tui.shell.columns import Choice, Column, Columns, with_arrows
from maracaibo_tui.tui.shell.kit import Moment

from .card_kinds import brief, briefest, told

_CITY, _CITY_ALONE = "City action without delivering", "City action"
_PILE = re.compile(r"token from pile (\d+) \((\d+) left\)")
_PRICE = re.compile(r" for (\d+ doubloons?|free)\b")
BRACKETS = str.maketrans("", "", "(+)")
"""What is left out of a name where there is little room."""
_SHORT = 9
"""Letters up to which what is gained stands in a short row as well."""
_SAID_ANYHOW = re.compile(r"^(Explore to (?=space)|Take the synergy token |Keep (?=[A-Z]))")
"""How a label begins that stands below a question which says the same."""


def general(printed: Printed, moment: Moment) -> Columns:
    """Tell labels in three parts: what is done, what it costs, and what it brings."""
    choices = [choice(printed, option) for option in moment.options]
    heads = (Column("what"), Column("cost", is_figure=True), Column("gain"))
    return Columns(heads, tuple(choices))


def choice(printed: Printed, option: Option) -> Choice:
    """Part what a label says into what is done, what it costs, and what it brings."""
    word, values, _ = taken_apart(option.id)
    if word == "hold":
        # That costs nothing, and what the card is of stands in the part beside the question.
        name = f"Plan {called(printed.cards[values[0]], option.label)}"
        return Choice(name, ((), ()), " ".join(name.translate(BRACKETS).split()), ())
    if word == "buy" and values[0] in printed.cards:
        return _bought(printed.cards[values[0]], option)
    name, _, rest = option.label.partition(". " if word == "career" else ": ")
    # What follows of itself is said by what comes of it.
    name = _SAID_ANYHOW.sub("", name).partition(", then ")[0]
    name = f"{name[:1].upper()}{name[1:]}"
    if name == _CITY and rest:
        return _performed(option, rest)
    paid, arrow, brought = rest.partition(" -> ")
    if not rest and " -> " in name:
        # What is handed in is the name of what is done with it.
        name, _, brought = name.partition(" -> ")
        paid, arrow, rest = "", " -> ", brought
    losses, gains = _signs(option, is_gain=False), _signs(option, is_gain=True)
    name = _PRICE.sub("", name) if losses or gains else name
    cost = line((", ".join(filter(None, (losses, paid if arrow else ""))), "money"))
    told = brought if arrow else rest
    gain = line((told or gains, "text" if told else "gain"))
    in_signs = gains or (brief(told) if len(brief(told)) <= _SHORT else "")
    price = cost if len(plain(cost)) <= _SHORT else ()
    shorter = (line((brief(told), "text")),) if told else ()
    full = option.label if rest else ""
    if word == "career":
        full = ". ".join(goals_briefly(printed.box.careers[values[0]]))
    return Choice(name, (cost, gain), option.brief or name, (price, line((in_signs, "gain"))), full, shorter=shorter)


def _performed(option: Option, does: str) -> Choice:
    """Tell a city action that is performed without a delivery."""
    text = _PILE.sub(r"pile \1 (\2 left)", does)
    in_short = with_arrows(f"City: {brief(text).removeprefix('take ')}")
    return Choice(_CITY_ALONE, ((), line((text, "text"))), in_short, (), option.label)


def called(card: Card, label: str) -> str:
    """Name a card, with its goods where another one is called alike."""
    goods = f"{card.name} ({card.good} + {card.object})"
    return goods if goods in label else card.name


def _bought(card: Card, option: Option) -> Choice:
    """Tell a card that may be bought by its kind and what it does: what it sends an assistant for comes later."""
    name = f"Buy {called(card, option.label)}"
    kind, does, shorter = told(card)
    cost = line((_signs(option, is_gain=False), "money"))
    cells = (cost, line(*kind, " ", *does))
    short_name = " ".join(name.translate(BRACKETS).split())
    fewer = tuple([line(*kind, " ", *each) for each in (shorter, briefest(shorter))])
    return Choice(name, cells, short_name, (cost, ()), option.label, shorter=fewer)


def _signs(option: Option, *, is_gain: bool) -> str:
    """Say in signs what an option certainly gives, or costs; what gives nothing now is no cost."""
    sign = "+" if is_gain else ""
    told = [f"{sign}{abs(amount)}{UNITS[what].sign}" for what, amount in option.change if (amount >= 0) == is_gain]
    return ", ".join(told)
