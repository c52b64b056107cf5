"""What comes of the highlighted option: what follows, islands for every seat, and the figures that change."""

from __future__ import annotations

from collections.abc import Iterator

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.who import letter
from maracaibo_tui.games.pirates.advice.odds import beside
from maracaibo_tui.games.pirates.box.printed import KINDS, Printed
from maracaibo_tui.games.pirates.rules.conditions import facts_of
from maracaibo_tui.games.pirates.rules.possessions import doubloon_income, vp_income
from maracaibo_tui.games.pirates.state.position import State
from maracaibo_tui.games.pirates.state.sight import scorers
from maracaibo_tui.games.pirates.words.called import dig_name, space_name, upgrade_name
from maracaibo_tui.games.pirates.words.counting import has, known_missions
from maracaibo_tui.games.pirates.words.things import card_name, worth
from maracaibo_tui.tui.screen.lines import Line, line
from maracaibo_tui.tui.shell.kit import Moment

from .follows import ends_the_game, follows
from .sea_map import SAILING
from .seen import own, table_of
from .telling import at_the_end, by_seat, owned

_BETWEEN = " · "


def gains(printed: Printed, moment: Moment, cells: int) -> Line:
    """Say what comes of the highlighted option in one ink; figures stand last and are never left out for words."""
    after = moment.after
    if moment.option is None or (after is None and not moment.turned_up):
        return ()
    figures = [] if after is None else [*_figures(printed, moment, after)]
    words = [] if after is None else [*_islands(printed, moment, after), *_news(printed, moment, after)]
    at = 0 if after is not None and ends_the_game(printed, after) else len(words)
    words.insert(at, follows(printed, moment))
    words += [_battle(printed, moment)]
    room = cells - sum(len(each) + len(_BETWEEN) for each in figures)
    shown: list[str] = []
    for each in filter(None, words):
        if len(_BETWEEN.join([*shown, each])) <= room or (not shown and not figures):
            shown.append(each)
    return line((_BETWEEN.join([*shown, *figures]), "text"))


def _battle(printed: Printed, moment: Moment) -> str:
    """Say how likely the battle is won that a voyage leads to."""
    option, question = moment.option, moment.question
    if option is None or question is None or question.point not in SAILING:
        return ""
    return beside(printed, moment.view, question, option.id)


def odds(printed: Printed, moment: Moment) -> str:
    """Say in a line how likely dice bring something; of a die that is thrown already its option says all."""
    option, question = moment.option, moment.question
    if option is None or question is None or taken_apart(option.id).word == "die":
        return ""
    return (
        beside(printed, moment.view, question, option.id).replace("swords: ", "swords ").replace("battle: ", "battle ")
    )


def _islands(printed: Printed, moment: Moment, after: State) -> Iterator[str]:
    """Say of every island that changes what its treasures are worth then, and who has some."""
    view = moment.view
    for kind in KINDS:
        now, then = view.islands[kind], after.islands[kind]
        gained = owned(by_seat(view, moment.who), kind) != owned(by_seat(after, moment.who), kind)
        if now == then and not gained:
            continue
        was, becomes = worth(printed, now), worth(printed, then)
        value = f"{was} -> {becomes} VP each" if was != becomes else f"still {was} VP each"
        yield f"{kind} island {now} -> {then}, {value} ({', '.join(_holders(moment, after, kind)) or 'nobody has any'})"


def _holders(moment: Moment, after: State, kind: str) -> Iterator[str]:
    """Say how many treasures of a kind everybody has."""
    for each in scorers(moment.view):
        has, then = owned(each, kind), owned(by_seat(after, each.seat), kind)
        who = "you" if each.seat == moment.who else letter(each.seat)
        if has or then:
            yield f"{who} {has} -> {then}" if has != then else f"{who} {has}"


def _news(printed: Printed, moment: Moment, after: State) -> list[str]:
    """Give what one gains besides, without what the option says itself."""
    said = moment.option.label if moment.option is not None else ""
    return [each for each in _pieces(printed, moment, after) if each.rpartition(" to ")[2] not in said]


def _pieces(printed: Printed, moment: Moment, after: State) -> Iterator[str]:
    """Name what one gains besides: cards, upgrades, burials, missions, where the explorer goes."""
    now, then = own(moment), after.players[own(moment).seat - 1]
    yield from (card_name(printed, card) for card in then.cards[len(now.cards) :])
    yield from (upgrade_name(each, printed.box.upgrades[each].name) for each in then.upgrades[len(now.upgrades) :])
    ends = len(now.upgrades), len(then.upgrades)
    yield from (f"spaces {each}+ open" for each in printed.numbers.ship.lines if ends[0] < each <= ends[1])
    yield from (f"{kind} on {dig_name(space)}" for space, kind in then.dig.items() if space not in now.dig)
    yield from (card_name(printed, card) for card in then.residences[len(now.residences) :])
    if now.explorer != then.explorer:
        yield f"explorer to {space_name(then.explorer)}"
    rivers = len(then.rivers) - len(now.rivers)
    if rivers > 0:
        yield f"{rivers} {'river' if rivers == 1 else 'rivers'} crossed"
    yield from _serves(printed, moment, after)
    if len(now.missions) != len(then.missions):
        yield f"missions {len(now.missions)} -> {len(then.missions)}"
    if now.figurehead != then.figurehead and then.figurehead:
        yield f"figurehead {printed.box.figureheads[then.figurehead].name}"


def _serves(printed: Printed, moment: Moment, after: State) -> Iterator[str]:
    """Say what incomes are still to come of it, and which of one's missions it brings further."""
    now, later = table_of(printed, moment), table_of(printed, moment._replace(view=after))
    p, then = own(moment), after.players[own(moment).seat - 1]
    more, times = doubloon_income(later, then) - doubloon_income(now, p), printed.turn.rounds - moment.view.round + 1
    if more > 0 and after.round == moment.view.round:
        yield f"{more}$ in each of {times} incomes" if times > 1 else f"{more}$ at the end of the round"
    facts, ahead_ = facts_of(now, p), facts_of(later, then)
    for mission in known_missions(now, p):
        wanted = printed.box.missions[mission].conditions[1]
        was, becomes = ("+".join(map(str, has(wanted, each))) for each in (facts, ahead_))
        if was != becomes:
            yield f"mission {mission} {was} -> {becomes}"


def _figures(printed: Printed, moment: Moment, after: State) -> Iterator[str]:
    """Give the figures that change, points at the end of the game last."""
    view, seat = moment.view, own(moment).seat
    now, then = own(moment), after.players[seat - 1]
    before, later = table_of(printed, moment), table_of(printed, moment._replace(view=after))
    pairs = (
        ("$", now.doubloons, then.doubloons),
        ("VP", now.vp, then.vp),
        ("$i", doubloon_income(before, now), doubloon_income(later, then)),
        ("Vi", vp_income(before, now), vp_income(later, then)),
    )
    yield from (f"{sign} {was} -> {becomes}" for sign, was, becomes in pairs if was != becomes)
    if after.phase == "over":
        return
    had, has = at_the_end(printed, view), at_the_end(printed, after)
    added = {each: has[each] - had[each] for each in had}
    if added[seat]:
        yield f"at the end {added[seat]:+} VP"
    for each in scorers(view):
        more = by_seat(after, each.seat).vp - each.vp
        if each.seat != seat and (added[each.seat] or more):
            yield f"{letter(each.seat)} {added[each.seat] + more:+} VP"
