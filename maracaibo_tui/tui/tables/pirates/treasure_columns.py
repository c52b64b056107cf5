"""Treasures, burials and the explorer in columns: what changes for every seat, which bonus, which space."""

from __future__ import annotations

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Option
from maracaibo_tui.engine.who import letter
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.box.vocabulary import Treasure
from maracaibo_tui.games.pirates.rules.dig_board import bonus_of
from maracaibo_tui.games.pirates.rules.track import reachable, track_of
from maracaibo_tui.games.pirates.state.sight import scorers
from maracaibo_tui.games.pirates.state.table import everybody
from maracaibo_tui.games.pirates.words.called import capital, dig_name
from maracaibo_tui.games.pirates.words.counting import gains
from maracaibo_tui.games.pirates.words.effects import effects_text, several
from maracaibo_tui.games.pirates.words.things import explorer_text, worth
from maracaibo_tui.tui.screen.lines import line
from maracaibo_tui.tui.shell.columns import Choice, Column
from maracaibo_tui.tui.shell.kit import Moment

from .seen import idle, own, table_of
from .telling import brief, owned

HEADS = (Column("island"), Column("markers"), Column("each worth"), Column("for everybody"), Column("bonus"))
BURY_HEADS = (Column("bury"), Column("now", is_figure=True), Column("bonus"))
SPACE_HEADS = (Column("to"), Column("rivers", is_figure=True), Column("past"), Column("what it brings"))


def island(printed: Printed, moment: Moment, option: Option) -> Choice | None:
    """Tell an island: its markers, what a treasure is worth, and the change for every seat."""
    form, frame = taken_apart(option.id), moment.view.agenda[-1]
    if form.word not in {"island", "treasure"}:
        return None
    kind, is_gain = form.values[0], form.word == "treasure"
    count = frame.count
    more = -count if is_gain else count
    now = moment.view.islands[kind]
    then = max(0, now + more)
    was, becomes = worth(printed, now), worth(printed, then)
    value = f"{was} -> {becomes} VP" if was != becomes else f"still {was} VP"
    top = printed.top.get(kind, "")
    is_free = is_gain and bool(top) and kind not in own(moment).top
    bonus = effects_text(printed.effects(f"dig/{top}/bonus")) if is_free else ""
    everyone = for_all(printed, moment, kind, then, count if is_gain else 0)
    cells = (
        line((f"{now} -> {then}", "text")),
        line((value, "points")),
        line((everyone, "text")),
        line((bonus, "gain")),
    )
    short = (
        line((f"{now} -> {then}", "text")),
        line((value.removesuffix(" VP") + "V", "points")),
        (),
        line((everyone, "text")),
    )
    return Choice(kind.capitalize(), cells, "", short)


def for_all(printed: Printed, moment: Moment, kind: str, then: int, gained: int) -> str:
    """Say what all treasures of a kind come to for every seat, before and after."""
    view = moment.view
    was, becomes = worth(printed, view.islands[kind]), worth(printed, then)
    told = []
    for each in scorers(view):
        has = owned(each, kind)
        gets = has + (gained if each.seat == moment.who else 0)
        who = "you" if each.seat == moment.who else letter(each.seat)
        if has * was != gets * becomes:
            told.append(f"{who} {has * was} -> {gets * becomes}")
        elif has:
            told.append(f"{who} {has * was}")
    return f"{', '.join(told)} VP" if told else "nobody has any"


def worth_told(printed: Printed, moment: Moment, kind: str, more: int) -> str:
    """Say what becomes of an island if a treasure is taken from it, or markers are put there."""
    now = moment.view.islands[kind]
    then = max(0, now + more)
    was, becomes = worth(printed, now), worth(printed, then)
    value = f"{was} -> {becomes} VP" if was != becomes else f"still {was} VP"
    return f"{now} -> {then}, {value} each ({for_all(printed, moment, kind, then, max(0, -more))})"


def burial(printed: Printed, moment: Moment, option: Option) -> Choice | None:
    """Tell a burial: where, and for which bonus."""
    form = taken_apart(option.id)
    if form.word != "bury" or not form.way:
        return None
    table, p, kind, space = table_of(printed, moment), own(moment), form.values[0], form.way[0]
    effects = printed.effects(bonus_of(table, space))
    bonus = f"{effects_text(effects) or 'no bonus'}{idle(table, p, effects)}"
    now = ", ".join(f"+{amount}{'$' if what == 'doubloons' else ' VP'}" for what, amount in gains(table, p, effects))
    there = dig_name(space)
    name = there if there.startswith(kind) else f"{several(1, kind)} on {there}"
    cells = (line((now, "gain")), line((bonus, "text")))
    return Choice(
        capital(name),
        cells,
        capital(name).replace(" below the line", ""),
        (line((now, "gain")), line((brief(bonus), "text"))),
    )


def space(printed: Printed, moment: Moment, option: Option) -> Choice | None:
    """Tell where an Explore may end: rivers crossed, what it brings, who is passed."""
    form = taken_apart(option.id)
    if form.word != "explore":
        return None
    table, p, name = table_of(printed, moment), own(moment), form.values[0]
    track = track_of(table)
    way = reachable(table, p, moment.view.agenda[-1].steps).get(name, ())
    rivers = [river for river in track.crossed(way) if river not in p.rivers]
    passed = "".join(letter(each.seat) for each in everybody(table) if each is not p and each.explorer in way[:-1])
    found = track.spaces[name]
    kinds = [effect.kind for effect in found.effects if isinstance(effect, Treasure)]
    worth_ = "".join(f": {worth_told(printed, moment, kind, -1)}" for kind in kinds[:1])
    cells = (
        line((f"{len(rivers)}" if rivers else "", "points")),
        line((passed, "title")),
        line((f"{explorer_text(found)}{worth_}{idle(table, p, found.effects)}", "text")),
    )
    called = "Discount tile" if found.module else f"Space {name}"
    short = (line(("~" * len(rivers), "points")), (), line((brief(explorer_text(found)), "text")))
    return Choice(called, cells, "", short)
