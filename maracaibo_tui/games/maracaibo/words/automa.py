"""What Jean and Jacques did and why, one line an event, for the log (MAR-SOLO)."""

from collections.abc import Callable, Mapping
from typing import Any

from maracaibo_tui.games.maracaibo.box.printed import NATIONS
from maracaibo_tui.games.maracaibo.state import events as e
from maracaibo_tui.games.maracaibo.state.position import JACQUES, JEAN

from .called import space_name
from .cards import automa_text, line_text
from .effects import nation, several
from .teller import Teller

PERSON = 1
"""The seat of the person whom Jean plays against."""


def _revealed(t: Teller, event: e.AutomaRevealed) -> str:
    if event.seat == JACQUES:
        return f"{t.who(event.seat)} turns up {event.card}."
    card = t.printed.box.jean[event.card]
    name = f"{event.card} ({card.name})" if card.name else event.card
    return f"{t.who(event.seat)} turns up {name}: {automa_text(card, late=event.late)}."


def _sailed(t: Teller, event: e.AutomaSailed) -> str:
    by = f" by the {event.fork} way" if event.fork else ""
    counted = f", {_further(len(event.counted))}"
    if len(event.counted) > 1:
        counted += f" ({', '.join(map(t.place, event.counted))})"
    stop = "; every ship must stop there" if event.stopped else ""
    return f"{t.who(event.seat)} sails{by} to {t.place(event.route[-1])}{counted}{stop}."


def _further(stops: int) -> str:
    """Say how many stops count."""
    words = ("no stop", "one stop", "two stops", "three stops", "four stops", "five stops", "six stops", "seven stops")
    return f"{words[stops] if stops < len(words) else several(stops, 'stop')} further"


def _took_quest(t: Teller, event: e.AutomaTookQuest) -> str:
    kind, _, space = event.place.partition("/")
    who = t.who(event.seat)
    if kind == "pile":
        return f"{who} takes the quest on top of the pile."
    if kind == "track":
        return f"{who} takes the quest from explorer space {space_name(space)}."
    if event.seat == JACQUES:
        which = f", chosen for him among {event.lying}" if event.lying > 1 else ""
        return f"{who} takes the quest from {t.place(kind)}, the first place that has one{which}."
    which = f"the oldest of {event.lying} quests" if event.lying > 1 else "the quest"
    return f"{who} takes {which} from {t.place(kind)}, and her turn is over."


def _delivered(t: Teller, event: e.AutomaDelivered) -> str:
    who, place = t.who(event.seat), t.place(event.location)
    if event.seat == JACQUES:
        return f"{who} puts a disc from the box into the market of {place}."
    if not event.disc:
        return f"{who} finds room in the market of {place}, but her row is empty: a disc from the box goes there."
    return f"{who} finds room in the market of {place}: disc {event.disc} of her row goes there."


def _took_card(t: Teller, event: e.AutomaTookCard) -> str:
    who, place = t.who(event.seat), t.place(event.location)
    homeward = t.printed.locations[event.location].kind == "homeward"
    why = f"There is no market at {place}" if homeward else f"The market of {place} is full"
    missing = f" (card {event.named} is missing, so the rightmost)" if event.position != event.named else ""
    return f"{why}: {who} takes card {event.position} of the display{missing}, {t.card(event.card)}."


def _removed(t: Teller, event: e.AutomaRemovedDisc) -> str:
    return f"{t.who(event.seat)} removes disc {event.disc} of her row from the game."


def _aimed(t: Teller, event: e.AutomaAimed) -> str:
    goal = "towards the nearest quest" if event.quest else "by the shortest way, as no quest is in reach"
    by = f", the {event.fork} branch" if event.fork else ""
    return f"{t.who(event.seat)} explores up to {several(event.steps, 'space')}, {goal}{by}."


def _fought(t: Teller, event: e.AutomaFought) -> str:
    rows = zip(event.values, event.modifiers, event.hers, event.theirs, strict=True)
    numbers = [(value + modifier + hers - theirs, value) for value, modifier, hers, theirs in rows]
    sums = [
        f"{nation(name)} {total}{_sum(t, event, at)}"
        for at, (name, (total, _value)) in enumerate(zip(NATIONS, numbers, strict=True))
    ]
    chosen = numbers[NATIONS.index(event.nation)]
    equal = [each for each in numbers if each[0] == chosen[0]]
    why = "the highest"
    if len(equal) > 1:
        why = "the first of equals" if equal.count(chosen) > 1 else "the highest on the token among equals"
    return f"{t.who(event.seat)} compares: {', '.join(sums)}; she fights for {nation(event.nation)}, {why}."


def _sum(t: Teller, event: e.AutomaFought, at: int) -> str:
    """Say how a nation came to its value, if anything changed what the token shows."""
    parts = {
        "modifier": event.modifiers[at],
        "her rank": event.hers[at],
        f"rank of {t.who(PERSON)}": -event.theirs[at],
    }
    changes = [f"{name} {amount:+}" for name, amount in parts.items() if amount]
    return f" ({', '.join([str(event.values[at]), *changes])})" if changes else ""


def _missed(t: Teller, event: e.AutomaMissed) -> str:
    known = event.what in {"market", "city", "stop"}
    place = t.place(event.place) if known else event.place.replace("-", " to ")
    return f"{t.who(event.seat)} {_MISSED[event.what].format(place=place, nation=nation(place))}."


_MISSED: Mapping[e.Missing, str] = {
    "row": "has no disc left in her row",
    "display": "finds no card left in the display",
    "pile": "takes no quest: the pile is empty",
    "token": "finds no combat token left: every nation has the same value",
    "supply": "places no marker: {nation} has none left",
    "flag": "finds no city free for the marker",
    "village": "finds no village free for the marker",
    "track": "stays at the end of the explorer track",
    "market": "puts no disc there: the market of {place} is full",
    "city": "puts no disc there: {place} is not a city",
    "range": "finds no quest from {place}",
    "stop": "finds neither quest nor city at {place}, and her turn is over",
}


def _jacques_acted(t: Teller, event: e.JacquesActed) -> str:
    what = f"disc at {t.place(event.line[1:])}" if event.line.startswith("c") else line_text(event.line)
    return (
        f"On his turn {event.turn} of the round {t.who(JACQUES)} does line {event.turn} of card {event.card}: {what}."
    )


def _jacques_sailed(t: Teller, event: e.JacquesSailed) -> str:
    if not event.left:
        return f"{t.who(JACQUES)} arrives and ends the round."
    return f"{t.who(JACQUES)} is on his way home: {several(event.left, 'turn')} until he ends the round."


def _income(t: Teller, event: e.JeanIncomeCounted) -> str:
    cards = several(event.cards, "card")
    discs = several(event.discs, "disc")
    return f"{t.who(JEAN)} scores income for {discs} removed from her row and {cards} on her stack."


def _compared(t: Teller, event: e.JeanCompared) -> str:
    jean, person = t.who(JEAN), t.who(PERSON)
    match event.part:
        case "quests":
            return f"{jean} has {several(event.hers, 'quest tile')}, {person} has {event.theirs}."
        case "areas":
            hers = several(event.hers, "area")
            return f"{jean} has emptied {hers} of her row, {person} has {several(event.theirs, 'ship upgrade')}."
        case _:
            return f"{jean} is {_ahead(event.hers)} on the explorer track."


def _jacques_compared(t: Teller, event: e.JacquesCompared) -> str:
    more = several(abs(event.quests), f"{'more' if event.quests > 0 else 'fewer'} quest tile")
    tiles = f"has {more} than" if event.quests else "has as many quest tiles as"
    return f"{t.who(event.seat)} is {_ahead(event.ahead)} on the explorer track and {tiles} {t.who(JACQUES)}."


def _ahead(spaces: int) -> str:
    if not spaces:
        return "level"
    return f"{several(abs(spaces), 'space')} {'ahead' if spaces > 0 else 'behind'}"


AUTOMA_LINES: Mapping[type, Callable[[Teller, Any], str]] = {
    e.AutomaRevealed: _revealed,
    e.AutomaSailed: _sailed,
    e.AutomaTookQuest: _took_quest,
    e.AutomaDelivered: _delivered,
    e.AutomaTookCard: _took_card,
    e.AutomaRemovedDisc: _removed,
    e.AutomaAimed: _aimed,
    e.AutomaFought: _fought,
    e.AutomaMissed: _missed,
    e.JeanIncomeCounted: _income,
    e.JeanCompared: _compared,
    e.JacquesActed: _jacques_acted,
    e.JacquesSailed: _jacques_sailed,
    e.JacquesCompared: _jacques_compared,
}
"""How each event of the automas reads."""
