"""What Jordan did and why, one line an event, for the log (PIR-SOLO)."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from maracaibo_tui.engine.forms import taken_apart, value_of
from maracaibo_tui.games.pirates.box.components import SoloCard
from maracaibo_tui.games.pirates.state import events as e
from maracaibo_tui.games.pirates.state.position import JORDAN

from .called import SEA, space_name
from .effects import effect_text, kind_name, several
from .teller import Teller

PERSON = 1
"""The seat of the person who plays against Jordan (PIR-SOLO-01)."""
_ACTIONS: Mapping[str, str] = {
    "raid": "Raid",
    "explore": "Explore",
    "mission": "Mission",
    "buy": "Buy",
    "improvement": "Improvement",
    "upgrade": "a ship upgrade",
}


def solo_card_text(card: SoloCard) -> str:
    """Say a card of Jordan: the extra action, then the main actions from the top (PIR-SOLO-12, PIR-SOLO-13)."""
    extra = f"extra: {effect_text(card.extra)}; " if card.extra is not None else ""
    return f"{extra}{', else '.join(map(effect_text, card.actions))}"


def action_name(action: str) -> str:
    """Name an action of Jordan's cards, such as `raid` or `improvement:crew`."""
    word, kind = taken_apart(action).word, value_of(action)
    return f"{_ACTIONS.get(word, word)}{f' ({kind_name(kind)})' if kind else ''}"


def _who(t: Teller) -> str:
    return t.who(JORDAN)


def _turned(t: Teller, x: e.JordanTurned) -> str:
    return f"{_who(t)} turns up {x.card}: {solo_card_text(t.printed.box.solo_cards[x.card])}."


def _ignored(t: Teller, x: e.JordanIgnored) -> str:
    actions = ", ".join(map(effect_text, t.printed.box.solo_cards[x.card].actions))
    return f"{_who(t)} ignores {x.card}: none of it is in reach ({actions})."


def _extra(t: Teller, x: e.JordanExtra) -> str:
    return f"{_who(t)} first carries out the extra action of {x.card} where he stands: {action_name(x.action)}."


def _chose(t: Teller, x: e.JordanChose) -> str:
    """Say what he does where, what was not possible, what was as near, and which rule decided."""
    where = t.place(x.destination, x.card)
    if not x.action:
        why = f", where his way turns up {several(x.turned, 'card')}" if x.turned else ""
        return f"{_who(t)} can do nothing and sails to {where}{why}."
    told = f"{_who(t)} chooses {action_name(x.action)} at {where}, {several(x.steps, 'step')} away"
    reasons = [
        f"{_listed(map(action_name, x.impossible))} not in reach" if x.impossible else "",
        f"as near: {_listed(map(_space, x.others))}" if x.others else "",
        _WHY.get(x.why, ""),
        f"his way turns up {several(x.turned, 'card')}" if x.turned else "",
    ]
    because = "; ".join(filter(None, reasons))
    return f"{told} ({because})." if because else f"{told}."


_WHY: Mapping[str, str] = {
    "bay": "the Bay in reach goes first",
    "column": "the nearest to Maracaibo",
    "row": "the highest",
}
"""What decided where he sails (PIR-SOLO-17, PIR-SOLO-19)."""


def _space(space: str) -> str:
    return SEA.get(space, space)


def _listed(things: Iterable[str]) -> str:
    *most, last = things
    return f"{', '.join(most)} and {last}" if most else last


def _sailed(t: Teller, x: e.JordanSailed) -> str:
    return f"{_who(t)} sails {', '.join(map(_space, x.route))}."


def _upgraded(t: Teller, x: e.JordanUpgraded) -> str:
    """Say which kind of space of his board he fills and what that brings (PIR-SOLO-33..37)."""
    dice = f", die {', '.join(map(str, x.dice))}" if x.dice else ""
    return f"{_who(t)} makes a ship upgrade ({x.kind}{dice}){_brought(t, x)}."


def _brought(t: Teller, x: e.JordanUpgraded) -> str:
    """Say what it brings at once; a mission is told by itself."""
    box = t.printed.box
    match x.kind:
        case "step":
            return f": he is on step {x.got}"
        case "figurehead":
            return f": he takes {box.figureheads[x.got].name}" if x.got else ": he gets none"
        case "residence":
            return f": his marker goes to {box.residences[x.got].name}" if x.got else ": he is on every one"
    return ""


def _raided(t: Teller, x: e.JordanRaided) -> str:
    """Say the treasure die and, where there was one, the comparison (PIR-SOLO-22, PIR-SOLO-23, PIR-SOLO-24)."""
    told = f"{_who(t)} raids on step {x.step}, die {x.die}: {several(x.count, x.kind)}"
    if not x.owned:
        return f"{told}."
    his, yours = x.owned
    more = "more" if his > yours else "no more"
    return f"{told}; he has {his}, {more} than the {yours} of {t.who(PERSON)}."


def _explored(t: Teller, x: e.JordanExplored) -> str:
    if not x.spaces or x.origin == x.to:
        return f"{_who(t)}'s explorer stays at {space_name(x.to)}."
    passed = f", past {_listed(map(space_name, x.skipped))}" if x.skipped else ""
    rivers = f", across {several(len(x.rivers), 'river')}" if x.rivers else ""
    return f"{_who(t)} explores {several(x.spaces, 'space')} to {space_name(x.to)}{passed}{rivers}."


def _took(t: Teller, x: e.JordanTook) -> str:
    if not x.mission:
        return f"{_who(t)} takes no mission: none is open."
    return f"{_who(t)} takes {t.mission(x.mission)}, the rightmost."


def _drew(t: Teller, x: e.JordanDrew) -> str:
    return (
        f"{_who(t)} takes {t.card(x.card)} from the deck." if x.card else f"{_who(t)} takes no card: the deck is empty."
    )


JORDAN_LINES: Mapping[type, Callable[[Teller, Any], str]] = {
    e.JordanSailedHome: lambda t, _x: f"{_who(t)} leaves the Bay for Maracaibo.",
    e.JordanReshuffled: lambda t, _x: f"{_who(t)}'s used cards are shuffled into a new deck.",
    e.JordanTurned: _turned,
    e.JordanIgnored: _ignored,
    e.JordanExtra: _extra,
    e.JordanChose: _chose,
    e.JordanSailed: _sailed,
    e.FeeReceived: lambda t, x: f"{t.who(x.seat)} gets {several(x.amount, 'doubloon')} because {_who(t)} lands there.",
    e.JordanUpgraded: _upgraded,
    e.JordanRaided: _raided,
    e.JordanExplored: _explored,
    e.JordanTook: _took,
    e.JordanDrew: _drew,
    e.JordanBought: lambda t, x: f"{_who(t)} takes {t.card(x.card)} at {x.space} for nothing.",
}
"""How each event of Jordan reads."""
