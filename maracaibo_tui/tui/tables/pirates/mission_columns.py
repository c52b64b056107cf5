"""Missions and black-market tiles in columns: what they ask for, how far one is, what they would bring now."""

from __future__ import annotations

import re

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Option
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.rules.conditions import facts_of, is_met, mission_worth
from maracaibo_tui.games.pirates.words.counting import gains, has
from maracaibo_tui.games.pirates.words.effects import condition_text
from maracaibo_tui.games.pirates.words.marks import mark, marks
from maracaibo_tui.games.pirates.words.things import side_of, tile_text
from maracaibo_tui.tui.screen.lines import Line, line, plain
from maracaibo_tui.tui.shell.columns import Choice, Column
from maracaibo_tui.tui.shell.kit import Moment

from .seen import own, table_of

_NUMBER = re.compile(r"\d+")
HEADS = (Column("which"), Column("you have"), Column("now", is_figure=True), Column("what it asks for"))
TILE_HEADS = (Column("tile"), Column("now", is_figure=True), Column("what it brings"))


def told(printed: Printed, moment: Moment, option: Option) -> Choice | None:
    """Tell a mission: both conditions, how far one is, and what it is worth now."""
    form = taken_apart(option.id)
    mission = printed.box.missions.get(form.values[0] if form.values else "")
    if mission is None:
        return _deck(moment, option) if form.values[:1] == ("deck",) else None
    have, now = how_far(printed, moment, mission.id)
    front = (line((have, "text")), line((f"{now} VP", "points" if now > 0 else "faint")))
    words, signs = in_words(printed, moment, mission.id), plain(conditions(printed, moment, mission.id))
    return Choice(f"Mission {mission.id}", (*front, line((words, "text"))), mission.id, (*front, line((signs, "text"))))


def in_words(printed: Printed, moment: Moment, mission: str) -> str:
    """Say what a mission asks for, the second condition in figures alone where it asks for the same."""
    upper, lower = printed.box.missions[mission].conditions
    if moment.view.options.mission_hunters:
        numbers = printed.modules
        return f"{condition_text(lower, vp=lower.vp * numbers.hunters_factor)}, else {numbers.hunters_penalty} VP lost"
    is_alike = type(upper) is type(lower)
    more = f"{' and '.join(_NUMBER.findall(mark(lower)))}: {lower.vp} VP" if is_alike else condition_text(lower)
    return f"{condition_text(upper)}, or {more}"


def _deck(moment: Moment, option: Option) -> Choice:
    left = line((f"unseen, {len(moment.view.missions)} left", "text"))
    return Choice("Top of the deck", ((), (), left), full=option.label, short=((), (), (), left))


def how_far(printed: Printed, moment: Moment, mission: str) -> tuple[str, int]:
    """Say what one has of what a mission asks for, and what it is worth now."""
    table, p = table_of(printed, moment), own(moment)
    facts = facts_of(table, p)
    counts = has(printed.box.missions[mission].conditions[1], facts)
    return "+".join(map(str, counts)), mission_worth(table, mission, facts)[0]


def conditions(printed: Printed, moment: Moment, mission: str) -> Line:
    """Give the conditions of a mission in marks, the second in figures alone; those that are met in another ink."""
    facts = facts_of(table_of(printed, moment), own(moment))
    upper, lower = printed.box.missions[mission].conditions
    inks = ["gain bold" if is_met(each, facts) else "text" for each in (upper, lower)]
    if moment.view.options.mission_hunters:
        return line((f"{_tight(mark(lower))}: {lower.vp * printed.modules.hunters_factor}V", inks[1]))
    asks = "+".join(_NUMBER.findall(mark(lower))) if type(upper) is type(lower) else _tight(mark(lower))
    first = f"{_tight(mark(upper))}: {upper.vp}V"
    return line((first, inks[0]), (" or ", "faint"), (f"{asks}: {lower.vp}V", inks[1]))


def _tight(text: str) -> str:
    return text.replace(" + ", "+")


def tile(printed: Printed, moment: Moment, option: Option) -> Choice | None:
    """Tell where a black-market tile may be laid, and what its side brings now."""
    form = taken_apart(option.id)
    if form.word != "tile" or not option.id or not form.way:
        return None
    name = form.values[0]
    table, p, side = table_of(printed, moment), own(moment), moment.view.sides[name]
    effects = tuple(side_of(printed.box.tiles[name], side))
    now = ", ".join(f"+{amount}{'$' if what == 'doubloons' else ' VP'}" for what, amount in gains(table, p, effects))
    where = printed.box.locations[form.way[0]].name
    cells = (line((now, "gain")), line((tile_text(printed, name, side), "text")))
    return Choice(f"{name} on {where}", cells, "", (line((now, "gain")), line((marks(effects), "text"))))
