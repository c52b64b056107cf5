"""Why the explorer cannot stop on a space that lies before others in reach: it is jumped over."""

from collections.abc import Iterator

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.games.maracaibo.rules.exploration import others_on_track, routes
from maracaibo_tui.games.maracaibo.state.frames import Explore
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.words.called import space_name

from .decision import Decision


def jumped_over(t: MaracaiboTable, p: Player, decision: Decision) -> Iterator[Denied]:
    """Name every space that is jumped over on the way to those in reach, with who stands there or what is gone."""
    frame = t.state.agenda[-1]
    if not isinstance(frame, Explore):
        return
    ways = [way.spaces for way in routes(t, p, frame.steps)]
    reached, others = {way[-1] for way in ways}, others_on_track(t)
    passed = dict.fromkeys([space for way in ways for space in way if space not in reached])
    for space in sorted(passed, key=lambda each: t.printed.spaces[each].index):
        by = decision.names[others[space]] if space in others else ""
        why, rule = (f"taken by {by}", "MAR-EXPLORE-04") if by else ("its quest is gone", "MAR-EXPLORE-05")
        yield Denied(f"Explore to space {space_name(space)}", f"{why}, so it is jumped over and not counted", rule)
