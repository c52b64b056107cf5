"""The map as it was left: its legacy tiles and story tiles, and nothing that the next game would bring."""

from __future__ import annotations

from msgspec.structs import replace

from maracaibo_tui.engine.campaign_pages import Course
from maracaibo_tui.games.maracaibo.rules.game import Maracaibo
from maracaibo_tui.games.maracaibo.state.position import Options, State

from .known import Known


def position(course: Course) -> State:
    """Give the table of the game in play, or else the map as the last one has left it."""
    if course.position is not None:
        seen: State = course.position
        return seen
    known = Known(course)
    # What lies on the map lies there by cards that were read; what comes next is nobody's business yet.
    left = replace(known.archive, cards=tuple([each for each in known.archive.cards if each.laid]), c_cards=())
    state = Maracaibo(course.printed, left).begin(Options(campaign=True), 0)
    stories = course.printed.box.stories
    lying = {place: tuple([each for each in quests if each in stories]) for place, quests in state.quests.items()}
    state.quests = {place: quests for place, quests in lying.items() if quests}
    state.tiles, state.track_quests = {}, {}
    for player in state.players:
        player.ship = ""
    return state
