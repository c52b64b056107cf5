"""How it goes on after an option: what it leaves to be decided, in a few words."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from maracaibo_tui.games.maracaibo import frames as f
from maracaibo_tui.games.maracaibo.words_effects import several
from maracaibo_tui.tui.shell.kit import Moment

from .captains import called

UNKNOWN = "you decide how it goes on"
"""What is said where neither a figure changes nor the next step is known."""
Say: TypeAlias = Callable[[Any], str]


def goes_on(moment: Moment, after: Any) -> str:  # noqa: ANN401 - a view
    """Say what comes next; nothing where there are no words for it."""
    if after.phase == "over":
        return "the game ends"
    if after.round != moment.view.round:
        return "the round ends"
    if after.turn != moment.view.turn and after.active != moment.seat:
        return f"the turn passes to {called(moment, after.active)}"
    frame = after.agenda[-1] if after.agenda else None
    return NEXT[type(frame)](frame) if type(frame) in NEXT else ""


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
    f.PayCards: lambda _f: "you choose what to pay with",
    f.PlaceMarker: lambda _f: "you choose where a marker goes",
    f.ScoringPurchase: lambda _f: "the scoring begins",
    f.VillageActions: lambda frame: f"{several(frame.left, 'village action')} to take",
}
"""By what is to be decided next."""
