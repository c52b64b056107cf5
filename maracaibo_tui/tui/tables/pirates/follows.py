"""How it goes on after an option: what it leaves to be decided, or what is turned up, in a few words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.forms import taken_apart, value_of
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.box.sea import MARACAIBO
from maracaibo_tui.games.pirates.rules.caribbean import buyable, price
from maracaibo_tui.games.pirates.state import frames as f
from maracaibo_tui.games.pirates.state.position import State
from maracaibo_tui.games.pirates.state.sight import scorers
from maracaibo_tui.games.pirates.state.table import PiratesTable, last_seat
from maracaibo_tui.games.pirates.words.effects import several
from maracaibo_tui.tui.shell.kit import Moment

from .seen import own, table_of


def follows(printed: Printed, moment: Moment) -> str:
    """Say what comes next; nothing where there are no words for it."""
    view, after = moment.view, moment.after
    if after is not None and ends_the_game(printed, after):
        return "the game ends"
    if moment.turned_up or after is None:
        return _jordan_follows(moment) or turned_up(moment)
    if after.round != view.round:
        return "the round ends"
    if after.turn != view.turn and after.active != moment.who:
        who = after.active or "jordan"
        return f"the turn passes to {moment.names.get(who, '')}"
    frame = after.agenda[-1] if after.agenda else None
    if frame is not None and frame.seat not in {0, moment.who}:
        return f"{moment.names[frame.seat]} decides next"
    if isinstance(frame, f.ImprovementCard | f.ResidenceCard):
        return _card(printed, moment._replace(view=after))
    if isinstance(frame, f.BuyAfar):
        return _from_afar(printed, moment._replace(view=after), frame)
    return _NEXT[type(frame)](frame) if type(frame) in _NEXT else ""


def _jordan_follows(moment: Moment) -> str:
    """Say that Jordan's turn follows where nothing is left of one's own: what he turns up is what nobody foresees."""
    after = moment.after
    if after is None or after.jordan is None or after.round != moment.view.round:
        return ""
    is_done = all(isinstance(each, f.EndTurn | f.Refill) for each in after.agenda)
    return f"{moment.names['jordan']}'s turn follows" if is_done else ""


def _card(printed: Printed, moment: Moment) -> str:
    """Say what the card can be used for where the ship comes to lie."""
    view, p = moment.view, own(moment)
    card, instead = view.grid.get(p.ship, ""), f"you take {printed.turn.ignore}$"
    home, found = printed.box.residences.get(card), printed.box.improvements.get(card)
    cost = home.cost if home is not None else found.cost if found is not None else 0
    can_pay = price(table_of(printed, moment), p, cost) <= p.doubloons
    if home is not None:
        dear = instead if view.options.residence_doubloons else "nothing to gain, it is too dear"
        return "you may build" if can_pay else dear
    return "you buy it or take doubloons" if can_pay and found is not None else instead


def ends_the_game(printed: Printed, state: State) -> bool:
    """Tell whether nobody decides anything more before the final scoring (PIR-ROUND-08, PIR-ROUND-10)."""
    if state.round < printed.turn.rounds or state.phase in {"final", "over"}:
        return state.phase in {"final", "over"}
    if state.phase == "income":
        return not state.agenda
    table: PiratesTable = Table(state, printed)
    is_last = any(isinstance(each, f.EndTurn) and each.seat == last_seat(table) for each in state.agenda)
    is_done = all(isinstance(each, f.EndTurn | f.Refill) for each in state.agenda)
    return is_last and is_done and any(each.ship == MARACAIBO for each in scorers(state))


def _from_afar(printed: Printed, moment: Moment, frame: f.BuyAfar) -> str:
    """Say what can be bought; the only card that can be paid is bought without asking again."""
    table, p = table_of(printed, moment), own(moment)
    found = buyable(table, p, frame.kind, frame.surcharge)
    if len(found) != 1 or not frame.chosen:
        return "you may buy a card from afar"
    card = printed.box.improvements[found[0]]
    return f"you buy {card.name} at once for {price(table, p, card.cost, frame.surcharge)}$"


def turned_up(moment: Moment) -> str:
    """Say what an option turns up that nobody can foresee."""
    word = taken_apart(moment.option.id).word if moment.option is not None else ""
    if word in {"doubloons", "end", "skip", "vp", "stop", "explore"} and moment.view.jordan is not None:
        return f"{moment.names['jordan']}'s turn follows"
    if word in {"sail", "step"} and not _is_facedown(moment):
        # Dice are thrown in a battle: how likely it is won is said beside it.
        return ""
    is_laid = any(isinstance(frame, f.Refill) for frame in moment.view.agenda)
    return _TURNED.get(word, "a new card is laid in the empty place" if is_laid else "something hidden is turned up")


def _is_facedown(moment: Moment) -> bool:
    """Tell whether a card lies face down where a voyage or a step of it leads."""
    space = value_of(moment.option.id) if moment.option is not None else ""
    return space in moment.view.facedown or space in moment.view.chests


_TURNED: Mapping[str, str] = {
    "reroll": "three dice are thrown",
    "raid": "three dice are thrown",
    "buy": "a new card is laid in its place",
    "mission": "a mission is drawn",
    "renew": "new missions are laid out",
    "sail": "what lies there is turned up",
    "step": "what lies there is turned up",
    "keep": "the missions are laid out",
}
_NEXT: Mapping[type, Callable[[Any], str]] = {
    f.Sail: lambda _f: "you sail",
    f.SailStep: lambda frame: f"{several(frame.left, 'step')} left" if frame.left else "you stop there",
    f.OwnTile: lambda _f: "you may use your black market",
    f.UpgradeShip: lambda _f: "you choose a ship upgrade",
    f.LocationActions: lambda _f: "you choose an action",
    f.BayAction: lambda _f: "you choose an action of the Bay",
    f.SellRuby: lambda _f: "you may sell a ruby",
    f.Effects: lambda _f: "you choose which effect comes next",
    f.LoneRaid: lambda _f: "you may raid",
    f.ChooseKind: lambda _f: "you choose the kind of the Raid",
    f.ChooseDie: lambda _f: "you choose a die",
    f.RaidOptions: lambda frame: f"{several(frame.swords, 'sword')} to spend",
    f.MoveExplorer: lambda frame: f"Explore up to {several(frame.steps, 'space')}",
    f.Exchange: lambda frame: f"Explore up to {several(frame.steps, 'space')}",
    f.Bury: lambda _f: "you bury a treasure",
    f.PlaceMarkers: lambda _f: "you choose an island",
    f.ChooseTreasure: lambda _f: "you choose the kind of treasure",
    f.TakeMission: lambda _f: "you take a mission",
    f.RenewMissions: lambda _f: "you may renew the missions",
    f.BuildAnywhere: lambda _f: "you may build a residence",
    f.HalfPrice: lambda _f: "you may build at half price",
    f.TakeFigurehead: lambda _f: "you choose a figurehead",
    f.LayTile: lambda _f: "you may lay a black-market tile",
    f.UseTileAnywhere: lambda _f: "you may use a black-market tile",
    f.DiscardMission: lambda _f: "you may discard a mission",
}
"""By what is to be decided next."""
