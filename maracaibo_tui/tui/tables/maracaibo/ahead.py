"""How it goes on after an option: what it leaves to be decided, in a few words."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo import frames as f
from maracaibo_tui.games.maracaibo.city import deliverable
from maracaibo_tui.games.maracaibo.printed import Printed
from maracaibo_tui.games.maracaibo.table import MaracaiboTable, player
from maracaibo_tui.games.maracaibo.words_effects import several
from maracaibo_tui.tui.shell.kit import Moment

from .captains import called

UNKNOWN = "you decide how it goes on"
"""What is said where neither a figure changes nor the next step is known."""
Say: TypeAlias = Callable[[Any], str]


def goes_on(printed: Printed, moment: Moment, after: Any) -> str:  # noqa: ANN401 - a view
    """Say what comes next; nothing where there are no words for it."""
    if after.phase == "over":
        return "the final scoring, and the game ends"
    if after.phase == "final" != moment.view.phase:
        return "the last round ends"
    if after.round != moment.view.round or after.phase == "interim" != moment.view.phase:
        return "the round ends"
    if after.turn != moment.view.turn and after.active != moment.seat:
        return f"the turn passes to {called(moment.names, after.active)}"
    frame, now = (view.agenda[-1] if view.agenda else None for view in (after, moment.view))
    if isinstance(frame, f.CombatActions) and isinstance(now, f.CombatActions) and frame.value != now.value:
        # What is left to spend stands among the figures.
        return ""
    if isinstance(frame, f.Delivery) and not _delivers(printed, moment, after):
        return "the action of the city"
    return NEXT[type(frame)](frame) if type(frame) in NEXT else ""


def _delivers(printed: Printed, moment: Moment, after: Any) -> bool:  # noqa: ANN401 - a view
    """Tell whether a card in the hand fits the market where the ship will lie."""
    table: MaracaiboTable = Table(after, printed)
    return bool(deliverable(table, player(table, moment.seat)))


def turns_up(moment: Moment) -> str:
    """Say what comes of an option that nobody can foresee: something hidden is turned up."""
    question, option = moment.question, moment.option
    if question is None or option is None:
        return ""
    return HIDDEN.get((question.point, option.id.partition(":")[0]), "what comes next is still hidden")


HIDDEN: Mapping[tuple[str, str], str] = {
    ("DEC-02", "discard"): "everybody chooses a career",
    ("DEC-03", "career"): "the first turn begins",
    ("DEC-11", "end"): "your turn ends",
    ("DEC-41", "pile"): "the token is turned up",
    ("DEC-60", "draw"): "the top card of the pile comes into your hand",
    ("DEC-60", "stop"): "your turn ends",
    ("DEC-60", "take"): "your turn ends",
    ("DEC-61", "buy"): "the round ends",
    ("DEC-61", "vp"): "the round ends",
}
"""By decision point and kind of option: what is about to happen."""


NEXT: Mapping[type, Say] = {
    f.AfterMain: lambda _f: "free actions, then you fill your hand",
    f.Buy: lambda _f: "you choose what to buy",
    f.ChoosePile: lambda _f: "you choose a pile of combat tokens",
    f.CityAction: lambda _f: "the action of the city",
    f.CombatActions: lambda frame: f"combat value {frame.value} to spend",
    f.Delivery: lambda _f: "you may deliver a good, then the action of the city",
    f.Draw: lambda _f: "you fill your hand",
    f.Explore: lambda _f: "you choose how far your explorer goes",
    f.FigureForPoints: lambda _f: "you may return a figure for points",
    f.FirstCareer: lambda _f: "the others choose their careers",
    f.Influence: lambda _f: "you choose a nation",
    f.MainAction: lambda _f: "your main action",
    f.MoveDisc: lambda _f: "a disc of your ship goes to the market",
    f.PayCards: lambda _f: "you choose what to pay with",
    f.PlaceMarker: lambda _f: "you choose where a marker goes",
    f.ScoringPurchase: lambda _f: "the scoring begins",
    f.VillageActions: lambda frame: f"{several(frame.left, 'village action')} to take",
}
"""By what is to be decided next."""
