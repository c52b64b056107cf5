"""What changes a term of the judge from one view to another, in the words of the game (RIV-51)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from maracaibo_tui.engine import reasons
from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.reasons import Say, Sides, counted, earned_and_spent, listed
from maracaibo_tui.games.maracaibo.box.printed import NATIONS, Printed
from maracaibo_tui.games.maracaibo.rules.jean_scoring import jean_areas
from maracaibo_tui.games.maracaibo.rules.prestige import building_points
from maracaibo_tui.games.maracaibo.rules.ship import upgrades
from maracaibo_tui.games.maracaibo.state.position import HIDDEN, State
from maracaibo_tui.games.maracaibo.words.called import space_name
from maracaibo_tui.games.maracaibo.words.cards import card_name, location_name
from maracaibo_tui.games.maracaibo.words.effects import nation


def said(printed: Printed, seat: int, views: tuple[State, State], name: str, *, is_gain: bool) -> str:
    """Name a term with what changes it from one view of a seat to another; nothing where its name says enough."""
    return reasons.said(_SAYS, reasons.sides_of(printed, seat, views, is_gain=is_gain), name)


def beside(printed: Printed, view: State, question: Question, option: str) -> tuple[str, ...]:
    """Say nothing else: no dice are thrown."""
    del printed, view, question, option
    return ()


def _points(s: Sides) -> str:
    found = {
        field: f"{abs(by)} {called}{'' if by > 0 else ' less'}"
        for field, called in (("vp", "VP"), ("income_vp", "VP income"), ("income_doubloons", "doubloon income"))
        if (by := getattr(s.after, field) - getattr(s.mine, field)) and (by > 0) == s.is_gain
    }
    heads = [*["points"] * ("vp" in found), *["income"] * (found.keys() != {"vp"})]
    return listed(" and ".join(heads), found.values())


def _stock(s: Sides) -> str:
    fields = {"doubloons": "doubloons", "figures": "figures", "combat_points": "combat points"}
    return earned_and_spent(
        [(getattr(s.after, each) - getattr(s.mine, each), called) for each, called in fields.items()]
    )


def _influence(s: Sides) -> str:
    return listed("influence", _with_nations(s))


def _with_nations(s: Sides) -> Iterator[str]:
    for each in NATIONS:
        before, after = s.mine.influence[each], s.after.influence[each]
        rank, reached = _rank(s.printed, each, before), _rank(s.printed, each, after)
        if reached != rank:
            yield f"{nation(each)} to rank {reached}"
        elif after != before:
            yield f"{abs(after - before)} {'more' if after > before else 'less'} with {nation(each)}"


def _rank(printed: Printed, of: str, space: int) -> int:
    """Give the value of the rank that a space has reached."""
    return max([value for at, value in printed.ranks[of] if at <= space], default=0)


def _ship_board(s: Sides) -> str:
    discs = ((area.name, s.mine.discs[area.id], s.after.discs[area.id]) for area in s.printed.box.areas.values())
    changed = [
        f"{name} cleared" if not left else f"{name} down to {counted(left, 'discs')}"
        for name, before, left in discs
        if left < before
    ]
    return listed("the ship board", changed)


def _explorer(s: Sides) -> str:
    if s.mine.explorer == s.after.explorer:
        return ""
    at = space_name(s.after.explorer)
    # Behind a barrier the way to the next one is long again.
    return f"the explorer: on to {at}" if s.is_gain else f"the explorer: the next barrier is far from {at}"


def _cards(s: Sides) -> str:
    bought = [card for card in s.after.tableau if card not in s.mine.tableau]
    if s.is_gain:
        fresh = "room for fresh cards" if not bought and len(s.after.hand) < len(s.mine.hand) else ""
        return listed("cards", [f"{card_name(s.printed, card)} bought" for card in bought]) or fresh
    kept = {*s.after.hand, *s.after.planning, HIDDEN}
    gone = [card_name(s.printed, card) for card in s.mine.hand if card not in kept]
    return listed("cards", [f"{name} out of the hand" for name in gone])


def _assistants(s: Sides) -> str:
    return listed("assistants", _more_assistants(s) if s.is_gain else _passed_assistants(s))


def _more_assistants(s: Sides) -> Iterator[str]:
    for place, cards in s.after.assistants.items():
        if len(cards) > len(s.mine.assistants.get(place, ())):
            yield f"one more at {location_name(s.printed, place)}"


def _passed_assistants(s: Sides) -> Iterator[str]:
    """Name those that the ship has passed or reached: in this round they no longer lie ahead."""
    order = s.printed.order
    if s.after.ship != s.mine.ship and s.now.round == s.then.round:
        first, last = order.get(s.mine.ship, 0), order.get(s.after.ship, 0)
        for place in s.mine.assistants:
            if first < order[place] <= last:
                how = "left behind" if order[place] < last else "reached"
                yield f"the one at {location_name(s.printed, place)} is {how}"


def _tokens(s: Sides) -> str:
    quests, on_cards = (len(getattr(s.after, each)) - len(getattr(s.mine, each)) for each in ("quests", "card_quests"))
    if not s.is_gain:
        is_full = quests > 0 and len(s.after.quests) >= len(s.printed.turn.quest_track)
        less = [f"{counted(-on_cards, 'quests')} less on cards"] * (on_cards < 0)
        return listed("quests", [*["the quest track is full and has paid"] * is_full, *less])
    found = [f"{counted(quests, 'quests')} more"] if quests > 0 else []
    found += [f"synergy {each}" for each in s.after.synergies if each not in s.mine.synergies]
    return listed("quests and synergies", [*found, *[f"{counted(on_cards, 'quests')} on cards"] * (on_cards > 0)])


def _career(s: Sides) -> str:
    done = [f"task {number}" for number in s.after.career_done if number not in s.mine.career_done]
    if done:
        # What it brings is counted where it comes in; here is what it was worth as long as it was open.
        return listed("the career", [f"{each} is done and paid" for each in done])
    return "the career: tasks come nearer" if s.is_gain else ""


def _buildings(s: Sides) -> str:
    return listed("prestige buildings", _of_buildings(s))


def _of_buildings(s: Sides) -> Iterator[str]:
    now, then = (Table(view, s.printed) for view in (s.now, s.then))
    for building, seats in s.then.investors.items():
        if s.after.seat not in seats:
            continue
        name = s.printed.box.prestige[building].name
        if s.mine.seat not in s.now.investors.get(building, ()):
            yield f"{name} invested in"
            continue
        by = building_points(then, s.after, building) - building_points(now, s.mine, building)
        if by and (by > 0) == s.is_gain:
            yield f"{name} {abs(by)} VP {'more' if by > 0 else 'less'}"


def _position(s: Sides) -> str:
    if s.is_gain:
        # What was counted for the way is counted no more.
        return "the way of this round is done" if s.mine.ship == s.after.ship or not s.after.ship else ""
    return (
        f"the way to {location_name(s.printed, s.after.ship)}" if s.after.ship and s.mine.ship != s.after.ship else ""
    )


def _quests(s: Sides) -> str:
    if s.then.automa is None:
        return ""
    whom = s.then.automa.seat.capitalize()
    return f"quests, compared with {whom}: {len(s.after.quests)} against {len(s.then.automa.quests)}"


def _areas(s: Sides) -> str:
    if s.then.jean is None:
        return ""
    return f"ship upgrades, compared with Jean: {len(upgrades(s.after))} against {jean_areas(s.printed, s.then.jean)}"


_SAYS: Mapping[str, Say] = {
    "points": _points,
    "stock": _stock,
    "influence": _influence,
    "ship_board": _ship_board,
    "explorer": _explorer,
    "cards": _cards,
    "assistants": _assistants,
    "tokens": _tokens,
    "career": _career,
    "buildings": _buildings,
    "position": _position,
    "jean_quests": _quests,
    "jacques_quests": _quests,
    "jean_areas": _areas,
}
