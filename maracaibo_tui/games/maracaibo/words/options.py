"""What the options of a question say: a label, the rule that explains it, and what it certainly changes.

An option's text id begins with its form: `buy:A17` is of the form `buy`. Most forms mean the same wherever they stand;
the few words without more (`do`, `skip`, `vp` …) are explained by the decision point.
"""

from collections import Counter
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.forms import made, taken_apart
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.combat import combat_value, side
from maracaibo_tui.games.maracaibo.rules.exploration import named_routes
from maracaibo_tui.games.maracaibo.rules.gains import figures_on_board
from maracaibo_tui.games.maracaibo.rules.places import action, is_homeward
from maracaibo_tui.games.maracaibo.state.frames import Explore
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .asked import Asked, Forms, Said, capital, with_card
from .called import space_name
from .cards import area_text, beside_text, card_name, card_text, career_text, location_name, quest_called, quest_text
from .careers import completing
from .course import group
from .effects import effects_text, nation, several
from .passes import PASSES
from .spending import SPENDING
from .voyages import with_costs


def describe(printed: Printed, view: State, question: Question) -> tuple[Option, ...]:
    """Describe every option of a question in the order in which it is offered."""
    table: MaracaiboTable = Table(view, printed)
    told = _told_apart(printed, [_option(table, question, option) for option in question.options])
    return with_costs(printed, view, question, told)


def _told_apart(printed: Printed, options: Sequence[Option]) -> tuple[Option, ...]:
    """Say the good and the object of cards that are called alike, where nothing else tells their options apart."""
    alike = Counter(option.label for option in options)
    return tuple(option if alike[option.label] == 1 else _with_symbols(printed, option) for option in options)


def _with_symbols(printed: Printed, option: Option) -> Option:
    for word in taken_apart(option.id).values:
        if word in printed.cards:
            card = printed.cards[word]
            return replace(
                option, label=option.label.replace(card.name, f"{card.name} ({card.good} + {card.object})", 1)
            )
    return option


def _option(table: MaracaiboTable, question: Question, option: str) -> Option:
    form, words, way = taken_apart(option)
    asked = Asked(table, question, words, way)
    if words:
        said = _FORMS[form](asked)
    else:
        said = _WORDS[form](asked) if form in _WORDS else Said(*PASSES[question.point, form])
    rule, beside = said.rule or question.rule, group(option)
    return Option(id=option, label=said.label, rule=rule, change=said.change, group=beside)


def _plan(a: Asked) -> Said:
    return Said(f"Plan {a.card.name}: {card_text(a.card)}", "MAR-SETUP-40")


def _career(a: Asked) -> Said:
    career = a.printed.box.careers[a.words[0]]
    return Said(f"Keep {career.name}. {career_text(career)}", "MAR-SETUP-41")


def _sail(a: Asked) -> Said:
    place = a.words[0]
    by = _by_way(a, lambda turn: location_name(a.printed, turn))
    return Said(f"Sail to {location_name(a.printed, place)}{by}")


def _by_way(a: Asked, name: Callable[[str], str]) -> str:
    """Say at which places a way turns off; one that turns off only where it ends is direct."""
    turns = [name(turn) for turn in a.way if turn != a.words[0]]
    return f" by way of {' and '.join(turns)}" if turns else " directly" if a.way else ""


def _city(a: Asked) -> Said:
    text = effects_text(action(a.table, a.player.ship))
    rule = "MAR-HOME-01" if is_homeward(a.table, a.player.ship) else "MAR-MAIN-02"
    return Said(f"City action: {text}" if text else "City action", rule)


def _quest(a: Asked) -> Said:
    rule = "MAR-EXPLORE-09" if a.question.point == "DEC-53" else "MAR-MAIN-04"
    return Said(f"Fulfil the {quest_called(a.printed, a.words[0])}: {quest_text(a.printed.quests[a.words[0]])}", rule)


def _choose(a: Asked) -> Said:
    card = a.question.source.partition("/")[2]
    way = a.printed.box.stories[card].option[int(a.words[0]) - 1]
    return Said(f"{way.label}. {way.hint}".rstrip(), "MAR-STORY-14")


def _assist(a: Asked) -> Said:
    return Said(f"Use the assistant of {a.card.name}: {effects_text(a.card.assistant)}", "MAR-MAIN-05")


def _task(a: Asked) -> Said:
    task = a.printed.box.careers[a.player.career].task[int(a.words[0]) - 1]
    return Said(f"Complete task {a.words[0]}: {completing(a.player, task)}", "MAR-CAREER-04")


def _conversion(a: Asked) -> Said:
    points = a.printed.conversion(a.player.tableau)
    gained = min(points, a.printed.combat.most_points - a.player.combat_points)
    return Said(f"Turn 1 figure into {points} CP", "EFF-PRM-08", (("figures", -1), ("combat_points", gained)))


def _deliver(a: Asked) -> Said:
    return Said(f"Deliver {a.card.good} with {a.card.name}", "MAR-CITY-04")


def _nation(a: Asked) -> Said:
    name = nation(a.words[0])
    match a.question.point:
        case "DEC-42":
            return Said(f"Fight for {name}{_strength(a)}", "MAR-COMBAT-05")
        case "DEC-24":
            return Said(f"Annex the village for {name}", "MAR-SHIP-22")
        case "DEC-51":
            return Said(_influence(a, a.printed.scoring.barrier_influence), "MAR-EXPLORE-12")
        case _:
            return Said(_influence(a, getattr(a.table.state.agenda[-1], "amount", 1)), "MAR-GEN-17")


def _influence(a: Asked, amount: int) -> str:
    """Say with whom influence is gained, and where on the track that leads."""
    which = a.words[0]
    now = a.player.influence[which]
    then = min(now + amount, a.printed.last_influence[which])
    return f"{amount} influence with {nation(which)}, {now} -> {then}"


def _strength(a: Asked) -> str:
    """Say the combat value of a nation, and what its side of the token takes and gives."""
    token = getattr(a.table.state.agenda[-1], "token", "")
    if not token:
        return ""
    shown, value = side(a.table, token, a.words[0]), combat_value(a.table, token, a.words[0])
    by = value - shown.value
    modified = f" ({shown.value} {'+' if by > 0 else '-'} {abs(by)})" if by else ""
    return ", ".join(filter(None, (f": combat value {value}{modified}", beside_text(shown))))


def _disc(a: Asked) -> Said:
    area = a.printed.box.areas[a.words[0]]
    clears = ", clearing it" if a.player.discs[area.id] == 1 else ""
    return Said(f"Disc from {area.name}{clears}: {area_text(area)}")


def _marker(a: Asked) -> Said:
    return Said(f"Put a marker of {nation(a.words[0])} in {location_name(a.printed, a.words[1])}")


def _figures(a: Asked) -> Said:
    figures = several(int(a.words[0]), "figure")
    if a.question.point == "DEC-25":
        return Said(f"Put {figures} on {card_name(a.printed, a.question.source.split('/')[1])}")
    return Said(f"Take {figures}")


def _explore(a: Asked) -> Said:
    space = a.words[0]
    by = _by_way(a, space_name)
    quest = a.table.state.track_quests.get(space)
    text = f"quest: {quest_text(a.printed.quests[quest])}" if quest else effects_text(a.printed.spaces[space].reward)
    where = f"Explore to space {space_name(space)}{by}{_past_barriers(a)}"
    return Said(where + (f"{',' if quest else ':'} {text}" if text else ""), "MAR-EXPLORE-01")


def _past_barriers(a: Asked) -> str:
    """Name the barriers that a movement of the explorer crosses (MAR-EXPLORE-14)."""
    frame = a.table.state.agenda[-1]
    ways = named_routes(a.table, a.player, frame.steps) if isinstance(frame, Explore) else {}
    way = ways.get(made("explore", a.words[0], way=a.way))
    if way is None or not way.barriers:
        return ""
    return f", past the {' and '.join(way.barriers)} barrier{'s' * (len(way.barriers) > 1)}"


def _tile(a: Asked) -> Said:
    if a.question.point == "DEC-68":
        return Said(f"Jacques takes quest {a.words[0]}: {quest_text(a.printed.quests[a.words[0]])}")
    return Said(f"Remove {a.printed.box.legacy[a.words[0]].name}")


def _use(a: Asked) -> Said:
    tile = a.printed.box.legacy[a.words[0]]
    trade = " -> ".join(filter(None, (effects_text(tile.cost), effects_text(tile.reward))))
    return Said(f"Use {tile.name}: {trade}", "MAR-LEGACY-32")


def _perform(a: Asked) -> Said:
    match a.question.point:
        case "DEC-26":
            return Said(f"Pay for it: {effects_text(a.printed.effects(a.question.source))}")
        case "DEC-34":
            points = getattr(a.table.state.agenda[-1], "vp", 0)
            return Said(f"Return 1 figure for {points} VP", change=(("figures", -1), ("vp", points)))
        case "DEC-40":
            return Said("Fight")
        case _ if a.question.rule == "MAR-CITY-22":
            return Said("Discard your hand for doubloons")
        case _:
            return Said(f"Perform the action: {effects_text(action(a.table, a.player.ship))}")


def _pay(a: Asked) -> Said:
    return Said(capital(effects_text(action(a.table, a.player.ship))), "MAR-CITY-29")


def _points(a: Asked) -> Said:
    if a.question.point == "DEC-15":
        points = _ways(a).vp * figures_on_board(a.player)
        return Said(f"Take {points} VP, {_ways(a).vp} for each assistant", "MAR-CITY-28", (("vp", points),))
    points = a.printed.scoring.instead_of_purchase
    return Said(f"Take {points} VP instead of a purchase", change=(("vp", points),))


def _doubloons(a: Asked) -> Said:
    amount = _ways(a).doubloons
    return Said(f"Take {several(amount, 'doubloon')}", "MAR-CITY-28", (("doubloons", amount),))


def _ways(a: Asked) -> v.DoubloonsOrVpPerAssistant:
    """Give the action of the city that is one of two gains."""
    effects = action(a.table, a.player.ship)
    return next(each for each in effects if isinstance(each, v.DoubloonsOrVpPerAssistant))


def _explore_instead(a: Asked) -> Said:
    return Said("Explore", "MAR-SHIP-23" if a.question.point == "DEC-21" else "MAR-HOME-02")


def _doubloons_and_points(a: Asked) -> Said:
    choice = a.printed.area(a.question.source.split("/")[1]).choice
    if choice is None:
        return Said("Take doubloons and points", "MAR-SHIP-23")
    change = (("doubloons", choice.doubloons), ("vp", choice.vp))
    return Said(f"Take {several(choice.doubloons, 'doubloon')} and {choice.vp} VP", "MAR-SHIP-23", change)


_FORMS: Forms = {
    **SPENDING,
    "plan": _plan,
    "discard": with_card("Discard", "MAR-SETUP-40"),
    "career": _career,
    "sail": _sail,
    "use": _use,
    "quest": _quest,
    "assist": _assist,
    "hold": with_card("Plan:", "MAR-FREE-03"),
    "career_task": _task,
    "deliver": _deliver,
    "nation": _nation,
    "rank": lambda a: Said(f"The next rank with {nation(a.words[0])}", "MAR-INFL-07"),
    "disc": _disc,
    "synergy": lambda a: Said(f"Take the synergy token {a.printed.box.synergies[a.words[0]].name}", "EFF-IMM-12"),
    "marker": _marker,
    "figures": _figures,
    "tile": _tile,
    "pile": lambda a: Said(f"Turn up a token of pile {a.words[0]}", "MAR-COMBAT-03"),
    "explore": _explore,
    "choose": _choose,
}
_WORDS: Forms = {
    "city": _city,
    "village": lambda _a: Said("Village actions", "MAR-MAIN-03"),
    "figure_to_cp": _conversion,
    "do": _perform,
    "vp": _points,
    "doubloons": _doubloons,
    "pay": _pay,
    "combat": lambda _a: Said("Combat", "MAR-HOME-02"),
    "explore": _explore_instead,
    "doubloons_vp": _doubloons_and_points,
    "draw": lambda _a: Said("Draw a card from the pile", "MAR-DRAW-03"),
}
